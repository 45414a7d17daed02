/**
 * The characters by which most family names of Japan end and most given names end: what no list of families holds is told by both
 * together where a name is looked for. From general knowledge.
 */
// prettier-ignore
export const FAMILY_ENDS: ReadonlySet<string> = new Set('田川山野村井木島嶋崎﨑沢澤原岡谷藤橋口下尾内林森石岸坂阪塚辺邉邊渕淵浦津江池堀屋倉瀬関丸城宮戸馬保波那見松竹杉堂根越垣畑柳葉河港浜濱巻脇蔵迫園頭目部司家羽形永間泉場東西生宗条里牧峰峯嶺丘砂滝瀧窪隈熊越坪沼萩梶桐桑槻楠榊樋椎栗柿梨');
// prettier-ignore
export const GIVEN_ENDS: ReadonlySet<string> = new Set('子美香奈恵菜花華里理莉梨紀希貴輝樹也弥哉夫雄男生人斗翔太郎朗介助一二三司士志之行幸進平治次児実真誠央緒乃音織衣江枝代世穂月星空海陸翼健剛学修昇亮遼涼諒隼颯蓮陽悠優結愛咲桜葵楓凛凜帆波沙紗佐喜吉弘宏浩博寛洋裕祐佑勇隆孝信伸晋慎彦晃章彰明昭正雅政勝清茂武敏利俊哲徹徳典憲則久恒和康保英秀栄繁仁義忠光満充均稔豊守薫馨渚遥舞瞳彩綾絢心羽帆鈴玲怜慧恭京響晴大壮駿駆蒼湊律暖斎輔祥将匠拓卓岳尚直純淳潤準順聡智朋友知千智早未妃姫');
