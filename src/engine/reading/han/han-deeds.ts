/** Lines of a head in Chinese or Japanese that tell what was done, not for whom or as what: lists of deeds without signs stand right below the names. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { LEGAL } from './han-scores.ts';

/** "週次シフトの作成と欠員の補充", "窓飾りのデザイン": a thing and what was done with it. */
const JAPANESE =
  /[^\s(（]{2,}の(?:[^\s()（）の]{0,6}(?:および|及び|と|や|・))?(?:作成|作製|補充|記入|記録|回答|返答|修理|保守|修繕|点検|世話|手配|調整|施工|準備|清掃|整理|整備|監査|更新|改善|改訂|見直し|削減|短縮|移行|焼成|集計|分析|採寸|検収|発注|受注|デザイン|編集|執筆|翻訳|校正|立案|策定|選定|交渉|開拓|指導|育成|支援|導入|構築|実施|運用)(?:$|[とや、].{2,}の)/u;

/** "与两所邻近学校策划春季活动", "为管理层编制月末报表": with or for whom, and what was done. */
const CHINESE_FOR =
  /^(?:每[日天晚周週月年季]|[为為与與和将將在对對从從按把向]).{2,}(?:策划|策劃|销售|銷售|编制|編制|谈判|談判|绘制|繪製|提供|开展|開展|制定|完成|建立|搭建|维护|維護|处理|處理|组织|組織|进行|進行|撰写|撰寫|整理|签订|簽訂|洽谈|洽談|协调|協調|对接|接待|烘焙|制作|製作|巡查|清点|配送|迁移|砌筑).{2,}$/u;
/** "采血并做好手术室准备", "每晚为两家门店烘焙300个面包" */
const CHINESE_AND = /^[\u4e00-\u9fff]{2,10}(?:并|並)(?:[为為]|[\u4e00-\u9fff]{2})[\u4e00-\u9fff\d]{2,}$/u;

/** Shorter ones may be names. */
const LEAST = { ja: 8, zh: 9 } as const;

export function isHanDeed(text: string, { language }: Lexicon): boolean {
  const bare = text.trim().replace(/[。.]$/u, '');
  if (LEGAL.test(bare)) return false;
  if (language === 'ja') return bare.length >= LEAST.ja && JAPANESE.test(bare);
  return bare.length >= LEAST.zh && !/[\s|｜]/u.test(bare) && (CHINESE_FOR.test(bare) || CHINESE_AND.test(bare));
}
