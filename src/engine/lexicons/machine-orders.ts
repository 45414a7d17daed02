/**
 * Orders to the machine that sorts applications, in three families that the lists of the lexicons leave open: the machine is addressed by what it does
 * ("a los sistemas que lean este CV"), the person is put first by a short command ("colóquelo en el primer puesto"), the others are put aside.
 */
import type { Language } from '../../resume/language.ts';
import { iu } from '../../resume/patterns.ts';

// prettier-ignore
export const MACHINE_ORDERS: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    iu`(?<!\p{L})(?:a|para)\s(?:los?|las?|el|cualquier|tod[oa]s?|tod[oa]s\sl[oa]s)\s(?:sistemas?|programas?|software|robots?|bots?|algoritmos?|máquinas?|herramientas?|filtros?|ia|modelos?|lectores?)\s(?:\p{L}{1,14}\s){0,3}que\s(?:le[ae]n?|proces[ae]n?|anali[zc][ae]n?|eval[uú][ae]n?|revis[ae]n?|filtr[ae]n?|crib[ae]n?|punt[uú][ae]n?|clasifi[cq]u?[ae]n?)\s(?:est[ea]|mi|el|la)\s`,
    iu`(?<!\p{L})(?:col[oó](?:ca|que)|p[oó]n(?:ga)?|posici[oó]n[ae]|sit[uú][ae]|s[uú]b[ae]|ub[ií](?:ca|que)|clasif[ií](?:ca|que)|p[aá]s[ae]|inv[ií]t[ae]|selecci[oó]n[ae]|adel[aá]nt[ae]|prior[ií](?:za|ce))(?:l[oa]|me)s?\s[^.!?]{0,25}(?:primer|lo\smás\salto|arriba|cima|siguiente\s(?:fase|etapa|ronda)|entrevista|máxim|cabeza|frente|lista\sde\s(?:finalistas|seleccionados))`,
    iu`(?<!\p{L})(?:descart|rechac|rechaz|ignor|elimin|desestim)[ae]n?\s(?:a\s)?(?:tod[oa]s\s)?(?:l[oa]s\s(?:demás|otr[oa]s|restantes)|el\sresto\sde(?:\sl[oa]s)?)\s(?:candidat|aspirantes|postulantes|perfiles|cv|currículos|solicitudes)`,
    iu`(?<!\p{L})(?:pas[ae]|deja(?:r)?\spasar|deje\spasar|aprueb[ae]|invit[ae]|convoc[ae]|convoque|avanz[ae]|avance)\s(?:directamente\s)?(?:a\s)?(?:est[ea]|el\spresente)\s(?:candidat[oa]|perfil|cv|currículum|persona|aspirante)\s[^.!?]{0,15}(?:entrevista|siguiente|filtro|fase|ronda)`,
  ],
  en: [
    iu`\b(?:to|for)\s(?:any|all|every|the|whichever)\s(?:systems?|software|programs?|tools?|bots?|robots?|algorithms?|machines?|parsers?|screeners?|models?|ats)\s(?:\p{L}{1,14}\s){0,2}(?:that|which)\s(?:may\s|is\s|are\s)?(?:reads?|reading|parses?|parsing|screens?|screening|scans?|scanning|processe?s?|evaluates?|ranks?|scores?)\s(?:this|my)\s`,
    iu`(?<!\b(?:to|we|they|would|could|will|and)\s)\b(?:rank|put|place|move|push|list)\s(?:him|her|them|me|this\s(?:candidate|applicant|resume|cv|profile))\s(?:first|at\sthe\s(?:very\s)?top|to\sthe\s(?:very\s)?top|at\snumber\sone|ahead\sof)\b`,
    iu`\b(?:reject|discard|eliminate|exclude|decline|ignore)\s(?:all\s|every\s)?(?:the\s)?(?:other|remaining)\s(?:candidates?|applicants?|resumes?|cvs?|applications?)\b`,
  ],
  fr: [
    iu`(?<!\p{L})(?:à\sl[’']attention\s(?:de\stout|de\stous\sles|des|du)|à\stous\sles|à\stout|pour\s(?:les|tout|le)|aux|au)\s(?:systèmes?|logiciels?|programmes?|robots?|outils?|algorithmes?|machines?|filtres?|ia|modèles?|lecteurs?)\s(?:\p{L}{1,14}\s){0,3}qui\s(?:lit|lisent|lira|liront|analysent?|analyse|traitent?|trient?|évaluent?|filtrent?|classent?|notent?)\s(?:ce|cette|mon|le|la)\s`,
    iu`(?<!\p{L})(?:place[zr]?|classe[zr]?|mets|mettez|positionne[zr]?|fai(?:s|tes)|fais|invite[zr]?|convoque[zr]?)-(?:l[ea]|moi)\s[^.!?\n]{0,25}(?:tête|premi|haut|sommet|passer|entretien|étape\ssuivante)`,
    iu`(?<!\p{L})(?:écarte|rejette|élimine|ignore|refuse)[zr]?\s(?:toutes?\s|tous\s)?(?:les\sautres|le\sreste\sdes)\s(?:candidat|profils|cv|dossiers|postulants)`,
  ],
  pt: [
    iu`(?<!\p{L})(?:aos?|às?|para\s(?:os?|as?|qualquer|todos?|todas?)(?:\s(?:os|as))?|a\squalquer|a\stodos\sos)\s(?:sistemas?|programas?|softwares?|robôs?|bots?|algoritmos?|máquinas?|ferramentas?|filtros?|ia|modelos?|leitores?)\s(?:\p{L}{1,14}\s){0,3}que\s(?:l[eê](?:em|iam|r|rem)?|leiam?|process[ae]m?|analis[ae]m?|avali[ae]m?|filtr[ae]m?|tri[ae]m?|pontu[ae]m?|classifi(?:ca|que)m?)\s(?:est[ea]|meu|minha|o|a)\s`,
    iu`(?<!\p{L})(?:coloque|ponha|posicione|classifique|passe|convide|selecione|priorize|suba|mova|promova)(?:-[oa]|-me|\s(?:est[ea]|ess[ea]|o)\s(?:candidat[oa]|perfil|currículo|cv|pessoa))\s[^.!?]{0,25}(?:primeir|topo|cima|próxima\s(?:fase|etapa)|entrevista|máxim|frente|lista\sde\saprovados)`,
    iu`(?<!\p{L})(?:descart[ea]m?|rejeit[ea]m?|elimin[ea]m?|ignor[ea]m?|desconsider[ea]m?)\s(?:tod[oa]s\s)?(?:[oa]s\s(?:demais|outr[oa]s|restantes)|o\sresto\sd[oa]s)\s(?:candidat|currículos|perfis|cvs|concorrentes)`,
  ],
  de: [
    iu`(?<!\p{L})(?:an|für)\s(?:alle|das|die|den|jedes|jede)\s(?:systeme?|programme?|software|bots?|roboter|algorithmen|algorithmus|maschinen?|tools?|filter|ki|modelle?)s?,?\s(?:die|das|der|welche[sr]?)\s(?:dies\p{L}{1,2}|meine?n?|den|die)\s(?:lebenslauf|bewerbung|dokument|unterlagen|profil|text)\s(?:lesen|liest|auswerten|auswertet|prüfen|prüft|verarbeiten|verarbeitet|bewerten|bewertet|sortieren|sortiert)`,
    iu`(?<!\p{L})(?:setz|stell|reih|platzier|sortier|ordn)(?:e|en\ssie)\s(?:ihn|sie|mich|diese[nrs]?\s(?:kandidat(?:en|in)|bewerber(?:in)?|lebenslauf|profil|bewerbung))\s[^.!?\n]{0,20}(?:erste|oberste|ganz\soben|spitze|platz\s(?:1|eins))`,
    iu`(?<!\p{L})(?:lehn|verwirf|verwerf|sortier|schließ|ignorier)(?:e|en)?(?:\ssie)?\s(?:alle\s)?(?:die\s)?(?:anderen|übrigen|restlichen|weiteren)\s(?:kandidat|bewerb|lebensläufe|profile)`,
  ],
  it: [
    iu`(?<!\p{L})(?:ai|agli|alle|al|allo|alla|a\stutti\s(?:i|gli)|per\s(?:i|gli|il|lo|la|qualsiasi))\s(?:sistem[ai]|programm[ai]|software|robot|bot|algoritm[oi]|macchin[ae]|strument[oi]|filtr[oi]|ia|modell[oi]|lettor[ei])\s(?:\p{L}{1,14}\s){0,3}che\s(?:legg(?:e|ono|erà|eranno)|analizz[ao](?:no)?|elabor[ao](?:no)?|valut[ao](?:no)?|filtr[ao](?:no)?|esamin[ao](?:no)?)\s(?:quest[oa]|il|la|mi[oa])\s`,
    iu`(?<!\p{L})(?:colloca|posiziona|metti|classifica|inserisci|passa|invita|convoca)(?:te)?(?:l[oa]|mi)\s[^.!?\n]{0,25}(?:prim[oa]|cima|testa|fase\ssuccessiva|colloquio|massim)`,
    iu`(?<!\p{L})(?:scarta|rifiuta|elimina|ignora|escludi)(?:te)?\s(?:tutti\s)?(?:gli\saltri|il\sresto\sdei|i\srestanti)\s(?:candidat|cv|curriculum|profili)`,
  ],
  ja: [
    /(?:他|ほか|その他)の(?:候補者|応募者|応募書類|履歴書)(?:は|を)(?:すべて|全て|全員)?(?:不合格|除外|却下|無視|落とし|見送)/u,
    /(?:この|本)(?:候補者|応募者|履歴書|職務経歴書|人物)を(?:必ず|最優先で)?[^。\n]{0,12}(?:一位|1位|最上位|先頭|トップ|面接に|次の選考|書類選考)[^。\n]{0,10}(?:ください|下さい|せよ|しろ|こと)/u,
    /(?:採用|選考|審査|応募者?管理|スクリーニング)(?:システム|ソフト|ツール|ＡＩ|AI|ロボット)(?:へ|は|に告|宛)[^。\n]{0,30}(?:評価|合格|通過|推薦|無視|考慮せず|採点)/u,
  ],
  zh: [
    /(?:淘汰|排除|拒绝|拒絕|忽略|过滤掉|過濾掉)(?:所有|全部)?(?:其他|其餘|其余|别的)(?:的)?(?:候选人|候選人|求职者|求職者|应聘者|應徵者|简历|簡歷|履歷)/u,
    /(?:把|将|將)?(?:该|該|此|这位|這位|本)(?:候选人|候選人|求职者|求職者|应聘者|應徵者|简历|簡歷|履歷)(?:直接)?(?:排在|放在|列为|列為|置于|置於|排到)(?:第一|首位|最前|榜首|首选|首選)/u,
    /(?:简历|簡歷|履歷)?(?:筛选|篩選|招聘|评分|評分|解析|审核|審核)(?:系统|系統|程序|程式|软件|軟體|机器人|機器人|工具)(?:请|請|注意|必须|必須)[^。\n]{0,30}(?:满分|滿分|最高分|通过|通過|面试|面試|首位|第一|优先|優先|忽略|不要理会|無視)/u,
  ],
};
