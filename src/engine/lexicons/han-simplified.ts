/** Traditional characters of the words that tell a deed or a degree in a Chinese resume, each followed by its simplified form. Data only. */
const PAIRS =
  '導导練练牽牵帶带領领統统組组織织揮挥動动進进發发驅驱創创辦办備备設设劃划構构開开闢辟關关計计規规訂订擬拟編编寫写輯辑譯译佈布實实現现達达執执踐践線线產产試试' +
  '點点驗验證证優优級级遷迁換换並并併并簡简標标準准範范煉炼長长強强擴扩寬宽縮缩減减壓压節节約约決决復复處处轉转虧亏盤盘採采應应運运結结針针對对圍围繞绕識识別别' +
  '診诊斷断評评測测預预調调訪访談谈檢检監监審审舉举訓训養养輔辅講讲傳传選选勵励簽签銷销廣广薦荐經经維维護护確确協协購购議议價价歸归檔档總总彙汇匯汇繪绘攝摄製制' +
  '療疗術术獲获榮荣贏赢奪夺爭争當当連连續续積积從从無无務务蓋盖賦赋適适綁绑請请報报納纳記记蹤踪聯联說说筆笔攬揽競竞資资鋪铺陳陈貨货嚴严為为兌兑贈赠錄录題题課课' +
  '負负責责參参與与極极幫帮擔担隨随學学習习觸触嘗尝認认職职內内崗岗師师員员層层團团體体隊队將将籌筹啟启項项業业' +
  '電电機机貿贸會会財财銀银醫医藥药語语國国際际環环藝艺產产歷历觀观飲饮軟软網网絡络訊讯腦脑館馆園园農农漁渔輪轮車车飛飞航航運运視视覺觉樂乐戲戏劇剧專专碩硕畢毕雙双東东華华臺台灣湾龍龙書书圖图顧顾針针灸灸聲声賓宾飯饭廚厨齡龄後后衛卫軍军漢汉陽阳陸陆紡纺鑑鉴鑒鉴獸兽鐵铁橋桥質质遙遥數数據据類类鋼钢廳厅餅饼貨货幣币險险稅税務务徵征勞劳眾众憑凭試试門门間间聞闻兒儿倉仓';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const TRADITIONAL = /[\u3400-\u9fff]/gu;

/** As the mainland writes it, so that one list of words serves Taiwan and Hong Kong too. */
export function simplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character);
}
