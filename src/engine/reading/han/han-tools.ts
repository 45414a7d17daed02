/** Labels of what one worked with, in Chinese and Japanese. */
const TOOLS =
  /^[\s■□◆◇●○・【〔［\[(（<＜〈《]*(?:(?:使用|利用|主な|主要|开发|開発|技术|技術|実装|运行|检测|検証|実行)*(?:技術|技术|言語|语言|ツール|工具|環境|环境|技術スタック|スタック|技术栈|フレームワーク|框架|ライブラリ|ミドルウェア|中间件|ソフト(?:ウェア)?|软件|機器|機材|设备|平台)(?:[・/、及与和](?:技術|技术|言語|语言|ツール|工具|環境|环境|フレームワーク|框架|ライブラリ|ソフト|软件|DB|OS))*(?:等|など)?)[\s】〕］\])）>＞〉》]*[:：]?$/iu;

/** "使用技術", "【開発環境】", "技术栈：" */
export function isTools(text: string): boolean {
  return text.length <= LONGEST && TOOLS.test(text);
}

const LONGEST = 20;
