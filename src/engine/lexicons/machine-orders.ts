/**
 * Orders to the machine that sorts applications, in families that the lists of the lexicons leave open: the machine is addressed by what it does
 * ("a los sistemas que lean este CV") or by what it is ("a los sistemas de IA: …", "as a language model you must …"), the person is put first by a
 * short command ("colóquelo en el primer puesto"), the others are put aside.
 */
import type { Language } from '../../resume/language.ts';
import { iu } from '../../resume/patterns.ts';

// prettier-ignore
export const MACHINE_ORDERS: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    iu`(?<!\p{L})(?:col[oó](?:ca|que)|p[oó]n(?:ga)?|posici[oó]n[ae]|sit[uú][ae]|s[uú]b[ae]|ub[ií](?:ca|que)|clasif[ií](?:ca|que)|p[aá]s[ae]|inv[ií]t[ae]|selecci[oó]n[ae]|adel[aá]nt[ae]|prior[ií](?:za|ce))(?:l[oa]|me)s?\s[^.!?]{0,25}(?:primer|lo\smás\salto|arriba|cima|siguiente\s(?:fase|etapa|ronda)|entrevista|máxim|cabeza|frente|lista\sde\s(?:finalistas|seleccionados))`,
    iu`(?<!\p{L})(?:a|para)\s(?:(?:tod[oa]s?|cualquier)\s)?(?:l[oa]s?\s|el\s)?(?:(?:sistemas?|modelos?|asistentes?|agentes?|herramientas?|algoritmos?|lectores?)\s(?:de|con)\s(?:ia|inteligencia\sartificial|lenguaje)|ias?|inteligencias?\sartificial(?:es)?|llms?|chatgpt)\s?[:,]\s{0,2}(?:por\sfavor,?\s)?(?:no\s|di\s|pon|dad?\s|(?:clasifi[cq]u?|prior[ií][zc]|punt[uú]|valor|eval[uú]|rec?omi?end|ignor|seleccion|consider|asign|otorg|trat|omit|colo[cq]u?|sit[uú]|apr(?:ue|o)b|mar[cq]u?|destaqu?)(?:a|e|ad|ed|id|en|an)(?!\p{L}))`,
  ],
  en: [
    iu`(?<!\b(?:to|that|which|could|can|may|not)\s)\boverride\s(?:(?:all|any|the|your|previous|prior|existing|default|system|scoring|ranking|screening|evaluation)\s){1,4}(?:rules?|criteria|rubrics?|scores?|filters?|settings)\s(?:and|,)\s{0,1}(?:return|give|rate|rank|score|output|set|assign|mark|recommend)\b`,
    iu`(?<!\b(?:to|and|we|they|would|could|will)\s)\b(?:put|place|rank|move|list)\sit\s(?:first|at\sthe\s(?:very\s)?top|at\snumber\sone)\s(?:of|on|in|among)\s(?:the|your|all)\s(?:list|pile|ranking|shortlist|candidates|applicants|results)\b`,
    iu`(?<!\b(?:i|we|they|to|that|which|who)\s)\b(?:do\snot|don[’']t|never)\s(?:apply|use|consider|follow)\s(?:(?:any|all|the|your|of)\s){0,2}(?:earlier|previous|prior|usual|other|above|existing)\s(?:filters?|criteria|rules|instructions|requirements|guidelines)\b`,
  ],
  fr: [
    iu`(?<!\p{L})ne\s(?:pas\s)?(?:tiens|tenez|tenir)\s(?:pas\s|aucun\s)?compte\s(?:des|du|de\stoutes\sles)\s(?:filtres?|critères?|consignes?|instructions?|règles?)\s(?:précédent|antérieur|habituel|ci-dessus|du\ssystème)`,
    iu`(?<!\p{L})(?:message|note|avis)\s(?:au|aux|pour\s(?:les?|l[’'])|à\sl[’'])\s?(?:systèmes?|ias?|modèles?|robots?|algorithmes?)\s?:`,
  ],
  pt: [
    iu`(?<!\p{L})(?:descart[ea]m?|rejeit[ea]m?|elimin[ea]m?|ignor[ea]m?|desconsider[ea]m?)\s(?:tod[oa]s\s)?(?:[oa]s\s(?:demais|outr[oa]s|restantes)|o\sresto\sd[oa]s)\s(?:candidat|currículos|perfis|cvs|concorrentes)`,
    iu`(?<!\p{L})(?:às?|aos?|para\s(?:[oa]s?\s)?(?:qualquer\s|tod[oa]s\s[oa]s\s)?|a\s(?:qualquer|tod[oa]s\s[oa]s)\s)\s?(?:(?:sistemas?|modelos?|assistentes?|agentes?|ferramentas?|algoritmos?|leitores?)\s(?:de|com)\s(?:ia|inteligência\sartificial|linguagem)|ias?|inteligências?\sartificia(?:l|is)|llms?|chatgpt)\s?[:,]\s{0,2}(?:por\sfavor,?\s)?(?:não\s|deem?\s|dê\s|diga|ponha|(?:classifi(?:c|qu)|prioriz|pontu|avali|recomend|ignor|selecion|consider|atribu|trat|omit|colo(?:c|qu)|aprov|mar(?:c|qu)|desta(?:c|qu))(?:e|em|a|am|am?i)(?!\p{L}))`,
    iu`(?<!\p{L})como\s(?:(?:modelo|assistente|sistema)\sde\s(?:ia|inteligência\sartificial|linguagem)|ia|inteligência\sartificial|llm),?\s(?:você\s|vocês\s|tu\s)?(?:deve|devem|deves|tem\sque|tem\sde|precisa)(?!\p{L})`,
  ],
  de: [
    iu`(?<!\p{L})(?:beachte|befolge|berücksichtige|verwende)(?:n\ssie)?\s(?:die|deine|ihre|alle)\s(?:bisherigen?|vorherigen?|früheren?|üblichen?|anderen|obigen?)\s(?:filter|kriterien|regeln|vorgaben|anweisungen|anforderungen)\s(?:nicht|keinesfalls)(?!\p{L})`,
  ],
  it: [
    iu`(?<!\p{L})(?:ai|agli|alle|al|all[’']|a\stutt[ie]\s(?:i|gli|le)|per\s(?:i|gli|le|l[’']))\s?(?:(?:sistem[ai]|modell[oi]|assistent[ei]|agent[ei]|strument[oi]|algoritm[oi]|lettor[ei])\s(?:di|con|d[’'])\s?(?:ia|intelligenza\sartificiale|linguistic[oi])|modell[oi]\slinguistic[oi]|ia|intelligenz[ae]\sartificial[ei]|llm|chatgpt)\s?[:,]\s{0,2}(?:per\sfavore,?\s)?(?:non\s|(?:mett[ie]|da|dite|classific[ha]{1,2}|valut[ai]|raccomand[ai]|consigli|ignor[ai]|selezion[ai]|consider[ai]|assegn[ai]|tratt[ai]|coll?oc[ha]{1,2}|approv[ai]|segnal[ai]|punteggi[ai])(?:te)?(?!\p{L}))`,
    iu`(?<!\p{L})non\s(?:tener[e]?|tenete|tieni)\sconto\s(?:dei|delle|degli|del)\s(?:filtr[oi]|criteri|istruzioni|regole)\s(?:precedent|anterior|abitual|di\ssistema)`,
  ],
  ja: [
    /(?:言語モデル|AIモデル|AIアシスタント|人工知能|AI)として[、,]?\s?(?:あなたは)?[^。\n]{0,60}(?:回答|評価|採点|推薦|出力|記載|判断|返答)(?:してください|して下さい|せよ|しなさい|しなければ|する必要|すること)/iu,
    /(?:この|本)(?:人物|候補者|応募者|方)を[^。\n]{0,10}(?:理想|最適|最高|最良|完璧)(?:の|な)?(?:候補者|人材|応募者)と(?:みなし|見なし|して扱|判断|評価|認め)/u,
    /(?:以前|これまで|今まで|上記|前述|通常)の(?:条件|基準|フィルター?|ルール|選考基準)(?:は|を)(?:すべて|全て)?(?:無視し[、てろ]|無視せよ|無視すること|適用せず|考慮せず)/u,
    /(?:一番上|最上位|先頭|一位|1位)に(?:置い|並べ|ランク付けし)(?:てください|て下さい|なさい)/u,
  ],
  zh: [
    /(?:AI|人工智能|人工智慧|大模型|ChatGPT)\s?[:：]\s?(?:这份|這份|该|該|此|本)(?:简历|簡歷|履历|履歷|候选人|候選人|人)/iu,
    /(?:将|將|把)(?:此人|该人|該人|这位|這位)(?:候选人|候選人|应聘者)?(?:视为|視為|当作|當作|认定为|認定為)(?:最)?(?:理想|完美|佳|合适|首选)的?(?:候选人|候選人|人选|人選)/u,
  ],
};
