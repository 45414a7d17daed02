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
    iu`(?<!\p{L})(?:a|para)\s(?:los?|las?|el|cualquier|tod[oa]s?|tod[oa]s\sl[oa]s)\s(?:sistemas?|programas?|software|robots?|bots?|algoritmos?|máquinas?|herramientas?|filtros?|ia|modelos?|lectores?)\s(?:\p{L}{1,14}\s){0,3}que\s(?:le[ae]n?|proces[ae]n?|anali[zc][ae]n?|eval[uú][ae]n?|revis[ae]n?|filtr[ae]n?|crib[ae]n?|punt[uú][ae]n?|clasifi[cq]u?[ae]n?)\s(?:est[ea]|mi|el|la)\s`,
    iu`(?<!\p{L})(?:col[oó](?:ca|que)|p[oó]n(?:ga)?|posici[oó]n[ae]|sit[uú][ae]|s[uú]b[ae]|ub[ií](?:ca|que)|clasif[ií](?:ca|que)|p[aá]s[ae]|inv[ií]t[ae]|selecci[oó]n[ae]|adel[aá]nt[ae]|prior[ií](?:za|ce))(?:l[oa]|me)s?\s[^.!?]{0,25}(?:primer|lo\smás\salto|arriba|cima|siguiente\s(?:fase|etapa|ronda)|entrevista|máxim|cabeza|frente|lista\sde\s(?:finalistas|seleccionados))`,
    iu`(?<!\p{L})(?:descart|rechac|rechaz|ignor|elimin|desestim)[ae]n?\s(?:a\s)?(?:tod[oa]s\s)?(?:l[oa]s\s(?:demás|otr[oa]s|restantes)|el\sresto\sde(?:\sl[oa]s)?)\s(?:candidat|aspirantes|postulantes|perfiles|cv|currículos|solicitudes)`,
    iu`(?<!\p{L})(?:pas[ae]|deja(?:r)?\spasar|deje\spasar|aprueb[ae]|invit[ae]|convoc[ae]|convoque|avanz[ae]|avance)\s(?:directamente\s)?(?:a\s)?(?:est[ea]|el\spresente)\s(?:candidat[oa]|perfil|cv|currículum|persona|aspirante)\s[^.!?]{0,15}(?:entrevista|siguiente|filtro|fase|ronda)`,
    iu`(?<!\p{L})(?:a|para)\s(?:(?:tod[oa]s?|cualquier)\s)?(?:l[oa]s?\s|el\s)?(?:(?:sistemas?|modelos?|asistentes?|agentes?|herramientas?|algoritmos?|lectores?)\s(?:de|con)\s(?:ia|inteligencia\sartificial|lenguaje)|ias?|inteligencias?\sartificial(?:es)?|llms?|chatgpt)\s?[:,]\s{0,2}(?:por\sfavor,?\s)?(?:no\s|di\s|pon|dad?\s|(?:clasifi[cq]u?|prior[ií][zc]|punt[uú]|valor|eval[uú]|rec?omi?end|ignor|seleccion|consider|asign|otorg|trat|omit|colo[cq]u?|sit[uú]|apr(?:ue|o)b|mar[cq]u?|destaqu?)(?:a|e|ad|ed|id|en|an)(?!\p{L}))`,
    iu`(?<!\p{L})como\s(?:(?:modelo|asistente|sistema)\sde\s(?:ia|inteligencia\sartificial|lenguaje)|ia|inteligencia\sartificial|llm),?\s(?:debes|debe|tienes\sque|tiene\sque|has\sde|estás\sobligad)(?!\p{L})`,
  ],
  en: [
    iu`\b(?:to|for)\s(?:any|all|every|the|whichever)\s(?:systems?|software|programs?|tools?|bots?|robots?|algorithms?|machines?|parsers?|screeners?|models?|ats)\s(?:\p{L}{1,14}\s){0,2}(?:that|which)\s(?:may\s|is\s|are\s)?(?:reads?|reading|parses?|parsing|screens?|screening|scans?|scanning|processe?s?|evaluates?|ranks?|scores?)\s(?:this|my)\s`,
    iu`(?<!\b(?:to|we|they|would|could|will|and)\s)\b(?:rank|put|place|move|push|list)\s(?:him|her|them|me|this\s(?:candidate|applicant|resume|cv|profile))\s(?:first|at\sthe\s(?:very\s)?top|to\sthe\s(?:very\s)?top|at\snumber\sone|ahead\sof)\b`,
    iu`\b(?:reject|discard|eliminate|exclude|decline|ignore)\s(?:all\s|every\s)?(?:the\s)?(?:other|remaining)\s(?:candidates?|applicants?|resumes?|cvs?|applications?)\b`,
    iu`\b(?:to|for|dear)\s(?:(?:all|any|every|the|whichever)\s)?(?:(?:ai|language|automated|screening)\s(?:systems?|models?|assistants?|agents?|tools?|screeners?|reviewers?|readers?)|ais|llms?|chatgpt)\s?[:,]\s{0,2}(?:please\s)?(?:do\snot|don[’']t|never|rank|rate|score|give|grade|put|place|mark|treat|consider|recommend|select|ignore|disregard|shortlist|say|state|report|assign)\b`,
    iu`\bas\s(?:an?|the)\s(?:\p{L}{1,12}\s){0,2}(?:ai|llm|language\smodel|ai\s(?:model|assistant|system)),?\s(?:you|your\s(?:task|job|role))\s(?:must|should|shall|will|have\sto|need\sto|are\s(?:required|obliged|to)|is\sto)\b`,
    iu`(?<!\b(?:to|that|which|could|can|may|not)\s)\boverride\s(?:(?:all|any|the|your|previous|prior|existing|default|system|scoring|ranking|screening|evaluation)\s){1,4}(?:rules?|criteria|rubrics?|scores?|filters?|settings)\s(?:and|,)\s{0,1}(?:return|give|rate|rank|score|output|set|assign|mark|recommend)\b`,
    iu`\b(?:ai|llm|chatgpt|gpt)\s?:\s{0,2}(?:this|the)\s(?:resume|résumé|cv|candidate|applicant|profile|person)\b`,
    iu`(?<!\b(?:to|and|we|they|would|could|will)\s)\b(?:put|place|rank|move|list)\sit\s(?:first|at\sthe\s(?:very\s)?top|at\snumber\sone)\s(?:of|on|in|among)\s(?:the|your|all)\s(?:list|pile|ranking|shortlist|candidates|applicants|results)\b`,
    iu`(?<!\b(?:i|we|they|to|that|which|who)\s)\b(?:do\snot|don[’']t|never)\s(?:apply|use|consider|follow)\s(?:(?:any|all|the|your|of)\s){0,2}(?:earlier|previous|prior|usual|other|above|existing)\s(?:filters?|criteria|rules|instructions|requirements|guidelines)\b`,
  ],
  fr: [
    iu`(?<!\p{L})(?:à\sl[’']attention\s(?:de\stout|de\stous\sles|des|du)|à\stous\sles|à\stout|pour\s(?:les|tout|le)|aux|au)\s(?:systèmes?|logiciels?|programmes?|robots?|outils?|algorithmes?|machines?|filtres?|ia|modèles?|lecteurs?)\s(?:\p{L}{1,14}\s){0,3}qui\s(?:lit|lisent|lira|liront|analysent?|analyse|traitent?|trient?|évaluent?|filtrent?|classent?|notent?)\s(?:ce|cette|mon|le|la)\s`,
    iu`(?<!\p{L})(?:place[zr]?|classe[zr]?|mets|mettez|positionne[zr]?|fai(?:s|tes)|fais|invite[zr]?|convoque[zr]?)-(?:l[ea]|moi)\s[^.!?\n]{0,25}(?:tête|premi|haut|sommet|passer|entretien|étape\ssuivante)`,
    iu`(?<!\p{L})(?:écarte|rejette|élimine|ignore|refuse)[zr]?\s(?:toutes?\s|tous\s)?(?:les\sautres|le\sreste\sdes)\s(?:candidat|profils|cv|dossiers|postulants)`,
    iu`(?<!\p{L})(?:à\sl[’']attention\s(?:des|de\stoutes\sles|de\sl[’'])|à\stoutes\sles|aux|pour\s(?:les|l[’'])|à\sl[’'])\s?(?:(?:systèmes?|modèles?|assistants?|agents?|outils?|algorithmes?|lecteurs?)\s(?:d[’']ia|d[’']intelligence\sartificielle|de\slangage)|ias?|intelligences?\sartificielles?|llms?|chatgpt)\s?[:,]\s{0,2}(?:merci\sde\s|veuillez\s)?(?:n[e’']|(?:class|not|évalu|recommand|ignor|sélectionn|considér|attribu|donn|trait|plac|approuv|marqu|privilégi)(?:e[zr]?|ons)(?!\p{L})|mettez|mets|dites|dis\s)`,
    iu`(?<!\p{L})en\stant\s(?:que\s(?:modèle|assistant|système)\s(?:de\slangage|d[’']ia)|qu[’'](?:ia|intelligence\sartificielle|assistant\sia)),?\s(?:tu|vous)\s(?:dois|devez|es\stenu|êtes\stenu)`,
    iu`(?<!\p{L})(?:consid[èe]re|traite|présente|classe|marque|désigne)[zr]?\s(?:cette\s(?:personne|candidate)|ce\s(?:candidat|profil))\scomme\s(?:l[ea]\s|une?\s)?(?:meilleure?\s)?(?:candidate?|profil|choix|personne)\s(?:id[ée]al|parfait|exceptionnel|à\sretenir)`,
    iu`(?<!\p{L})ne\s(?:pas\s)?(?:tiens|tenez|tenir)\s(?:pas\s|aucun\s)?compte\s(?:des|du|de\stoutes\sles)\s(?:filtres?|critères?|consignes?|instructions?|règles?)\s(?:précédent|antérieur|habituel|ci-dessus|du\ssystème)`,
    iu`(?<!\p{L})(?:message|note|avis)\s(?:au|aux|pour\s(?:les?|l[’'])|à\sl[’'])\s?(?:systèmes?|ias?|modèles?|robots?|algorithmes?)\s?:`,
  ],
  pt: [
    iu`(?<!\p{L})(?:aos?|às?|para\s(?:os?|as?|qualquer|todos?|todas?)(?:\s(?:os|as))?|a\squalquer|a\stodos\sos)\s(?:sistemas?|programas?|softwares?|robôs?|bots?|algoritmos?|máquinas?|ferramentas?|filtros?|ia|modelos?|leitores?)\s(?:\p{L}{1,14}\s){0,3}que\s(?:l[eê](?:em|iam|r|rem)?|leiam?|process[ae]m?|analis[ae]m?|avali[ae]m?|filtr[ae]m?|tri[ae]m?|pontu[ae]m?|classifi(?:ca|que)m?)\s(?:est[ea]|meu|minha|o|a)\s`,
    iu`(?<!\p{L})(?:coloque|ponha|posicione|classifique|passe|convide|selecione|priorize|suba|mova|promova)(?:-[oa]|-me|\s(?:est[ea]|ess[ea]|o)\s(?:candidat[oa]|perfil|currículo|cv|pessoa))\s[^.!?]{0,25}(?:primeir|topo|cima|próxima\s(?:fase|etapa)|entrevista|máxim|frente|lista\sde\saprovados)`,
    iu`(?<!\p{L})(?:descart[ea]m?|rejeit[ea]m?|elimin[ea]m?|ignor[ea]m?|desconsider[ea]m?)\s(?:tod[oa]s\s)?(?:[oa]s\s(?:demais|outr[oa]s|restantes)|o\sresto\sd[oa]s)\s(?:candidat|currículos|perfis|cvs|concorrentes)`,
    iu`(?<!\p{L})(?:às?|aos?|para\s(?:[oa]s?\s)?(?:qualquer\s|tod[oa]s\s[oa]s\s)?|a\s(?:qualquer|tod[oa]s\s[oa]s)\s)\s?(?:(?:sistemas?|modelos?|assistentes?|agentes?|ferramentas?|algoritmos?|leitores?)\s(?:de|com)\s(?:ia|inteligência\sartificial|linguagem)|ias?|inteligências?\sartificia(?:l|is)|llms?|chatgpt)\s?[:,]\s{0,2}(?:por\sfavor,?\s)?(?:não\s|deem?\s|dê\s|diga|ponha|(?:classifi(?:c|qu)|prioriz|pontu|avali|recomend|ignor|selecion|consider|atribu|trat|omit|colo(?:c|qu)|aprov|mar(?:c|qu)|desta(?:c|qu))(?:e|em|a|am|am?i)(?!\p{L}))`,
    iu`(?<!\p{L})como\s(?:(?:modelo|assistente|sistema)\sde\s(?:ia|inteligência\sartificial|linguagem)|ia|inteligência\sartificial|llm),?\s(?:você\s|vocês\s|tu\s)?(?:deve|devem|deves|tem\sque|tem\sde|precisa)(?!\p{L})`,
    iu`(?<!\p{L})(?:considere|trate|apresente|classifique|marque)m?\s(?:est[ea]|ess[ea])\s(?:pessoa|candidat[oa]|perfil)\s(?:como\s)?(?:[oa]\s|uma?\s)?(?:melhor\s)?(?:candidat[oa]|perfil|escolha|pessoa)\s(?:ideal|perfeit|excepcional)`,
    iu`(?<!\p{L})(?:mensagem|nota|aviso)\s(?:para\s(?:[oa]s?)|aos?|às?)\s(?:sistemas?|ias?|modelos?|algoritmos?|robôs?)\s?:`,
  ],
  de: [
    iu`(?<!\p{L})(?:an|für)\s(?:alle|das|die|den|jedes|jede)\s(?:systeme?|programme?|software|bots?|roboter|algorithmen|algorithmus|maschinen?|tools?|filter|ki|modelle?)s?,?\s(?:die|das|der|welche[sr]?)\s(?:dies\p{L}{1,2}|meine?n?|den|die)\s(?:lebenslauf|bewerbung|dokument|unterlagen|profil|text)\s(?:lesen|liest|auswerten|auswertet|prüfen|prüft|verarbeiten|verarbeitet|bewerten|bewertet|sortieren|sortiert)`,
    iu`(?<!\p{L})(?:setz|stell|reih|platzier|sortier|ordn)(?:e|en\ssie)\s(?:ihn|sie|mich|diese[nrs]?\s(?:kandidat(?:en|in)|bewerber(?:in)?|lebenslauf|profil|bewerbung))\s[^.!?\n]{0,20}(?:erste|oberste|ganz\soben|spitze|platz\s(?:1|eins))`,
    iu`(?<!\p{L})(?:lehn|verwirf|verwerf|sortier|schließ|ignorier)(?:e|en)?(?:\ssie)?\s(?:alle\s)?(?:die\s)?(?:anderen|übrigen|restlichen|weiteren)\s(?:kandidat|bewerb|lebensläufe|profile)`,
    iu`(?<!\p{L})(?:an|für)\s(?:(?:alle|sämtliche|die|das|jede|jedes|das\sjeweilige)\s)?(?:(?:ki|ai|llm)(?:-?(?:systeme?|modelle?|assistent(?:en)?|agenten|tools?|programme?))?|künstliche\sintelligenz(?:en)?|sprachmodelle?|chatgpt)\s?[:,]\s{0,2}(?:bitte\s)?(?:(?:setz|bewert|empfehl|ignorier|erwähn|bevorzug|beurteil|stuf|reih|platzier|stell|wähl|markier|behandel|geb|ordn|nenn)(?:e|t|en|n)?|empfiehl|gib|gebt|vergib|vergebt)(?!\p{L})`,
    iu`(?<!\p{L})als\s(?:(?:großes\s)?sprachmodell|ki(?:-(?:modell|assistent|system))?|künstliche\sintelligenz|llm)\s(?:musst|sollst|müssen|sollen|hast|haben|wirst|werden)\s(?:du|sie)(?!\p{L})`,
    iu`(?<!\p{L})(?:beachte|befolge|berücksichtige|verwende)(?:n\ssie)?\s(?:die|deine|ihre|alle)\s(?:bisherigen?|vorherigen?|früheren?|üblichen?|anderen|obigen?)\s(?:filter|kriterien|regeln|vorgaben|anweisungen|anforderungen)\s(?:nicht|keinesfalls)(?!\p{L})`,
  ],
  it: [
    iu`(?<!\p{L})(?:ai|agli|alle|al|allo|alla|a\stutti\s(?:i|gli)|per\s(?:i|gli|il|lo|la|qualsiasi))\s(?:sistem[ai]|programm[ai]|software|robot|bot|algoritm[oi]|macchin[ae]|strument[oi]|filtr[oi]|ia|modell[oi]|lettor[ei])\s(?:\p{L}{1,14}\s){0,3}che\s(?:legg(?:e|ono|erà|eranno)|analizz[ao](?:no)?|elabor[ao](?:no)?|valut[ao](?:no)?|filtr[ao](?:no)?|esamin[ao](?:no)?)\s(?:quest[oa]|il|la|mi[oa])\s`,
    iu`(?<!\p{L})(?:colloca|posiziona|metti|classifica|inserisci|passa|invita|convoca)(?:te)?(?:l[oa]|mi)\s[^.!?\n]{0,25}(?:prim[oa]|cima|testa|fase\ssuccessiva|colloquio|massim)`,
    iu`(?<!\p{L})(?:scarta|rifiuta|elimina|ignora|escludi)(?:te)?\s(?:tutti\s)?(?:gli\saltri|il\sresto\sdei|i\srestanti)\s(?:candidat|cv|curriculum|profili)`,
    iu`(?<!\p{L})(?:ai|agli|alle|al|all[’']|a\stutt[ie]\s(?:i|gli|le)|per\s(?:i|gli|le|l[’']))\s?(?:(?:sistem[ai]|modell[oi]|assistent[ei]|agent[ei]|strument[oi]|algoritm[oi]|lettor[ei])\s(?:di|con|d[’'])\s?(?:ia|intelligenza\sartificiale|linguistic[oi])|modell[oi]\slinguistic[oi]|ia|intelligenz[ae]\sartificial[ei]|llm|chatgpt)\s?[:,]\s{0,2}(?:per\sfavore,?\s)?(?:non\s|(?:mett[ie]|da|dite|classific[ha]{1,2}|valut[ai]|raccomand[ai]|consigli|ignor[ai]|selezion[ai]|consider[ai]|assegn[ai]|tratt[ai]|coll?oc[ha]{1,2}|approv[ai]|segnal[ai]|punteggi[ai])(?:te)?(?!\p{L}))`,
    iu`(?<!\p{L})(?:in\squanto|come)\s(?:(?:modello|assistente|sistema)\s(?:linguistico|di\slinguaggio|di\sia|ia)|ia|intelligenza\sartificiale|llm),?\s(?:devi|deve|dovete|sei\stenut|dovrai)(?!\p{L})`,
    iu`(?<!\p{L})(?:considera|tratta|presenta|classifica|segnala)(?:te)?\squest[oa]\s(?:persona|candidat[oa]|profilo)\s(?:come\s)?(?:il\s|la\s|una?\s)?(?:miglior\s)?(?:candidat[oa]|profilo|scelta|persona)\s(?:ideal|perfett|eccezional)`,
    iu`(?<!\p{L})non\s(?:tener[e]?|tenete|tieni)\sconto\s(?:dei|delle|degli|del)\s(?:filtr[oi]|criteri|istruzioni|regole)\s(?:precedent|anterior|abitual|di\ssistema)`,
    iu`(?<!\p{L})(?:messaggio|nota|avviso)\s(?:per\s(?:il|i|gli|l[’'])|ai?|al|all[’']|agli)\s?(?:sistem[ai]|ia|modell[oi]|algoritm[oi])\s?:`,
  ],
  ja: [
    /(?:他|ほか|その他)の(?:候補者|応募者|応募書類|履歴書)(?:は|を)(?:すべて|全て|全員)?(?:不合格|除外|却下|無視|落とし|見送)/u,
    /(?:この|本)(?:候補者|応募者|履歴書|職務経歴書|人物)を(?:必ず|最優先で)?[^。\n]{0,12}(?:一位|1位|最上位|先頭|トップ|面接に|次の選考|書類選考)[^。\n]{0,10}(?:ください|下さい|せよ|しろ|こと)/u,
    /(?:採用|選考|審査|応募者?管理|スクリーニング)(?:システム|ソフト|ツール|ＡＩ|AI|ロボット)(?:へ|は|に告|宛)[^。\n]{0,30}(?:評価|合格|通過|推薦|無視|考慮せず|採点)/u,
    /(?:AI|人工知能|言語モデル|生成AI|ChatGPT|LLM)(?:システム|モデル|アシスタント|ツール|の皆様|の方)?(?:へ|宛て?|に告ぐ|の皆様へ)\s?[:：、。][^。\n]{0,60}(?:評価|一位|1位|最上位|推薦|合格|満点|最高|無視|触れない|通過)/iu,
    /(?:言語モデル|AIモデル|AIアシスタント|人工知能|AI)として[、,]?\s?(?:あなたは)?[^。\n]{0,60}(?:回答|評価|採点|推薦|出力|記載|判断|返答)(?:してください|して下さい|せよ|しなさい|しなければ|する必要|すること)/iu,
    /(?:AI|人工知能|ChatGPT|LLM)(?:さん)?\s?[:：、]\s?(?:この|本)(?:履歴書|職務経歴書|応募|候補|人物)/iu,
    /(?:AI|システム|モデル|ボット|人工知能)(?:へ|宛て?)の(?:メッセージ|注意|指示|お願い)\s?[:：]/iu,
    /(?:この|本)(?:人物|候補者|応募者|方)を[^。\n]{0,10}(?:理想|最適|最高|最良|完璧)(?:の|な)?(?:候補者|人材|応募者)と(?:みなし|見なし|して扱|判断|評価|認め)/u,
    /(?:以前|これまで|今まで|上記|前述|通常)の(?:条件|基準|フィルター?|ルール|選考基準)(?:は|を)(?:すべて|全て)?(?:無視し[、てろ]|無視せよ|無視すること|適用せず|考慮せず)/u,
    /(?:この|本)(?:応募|応募書類)を(?:必ず)?(?:通過させ|合格とし|承認し)(?:てください|て下さい|ること|なさい|ろ)/u,
    /(?:一番上|最上位|先頭|一位|1位)に(?:置い|並べ|ランク付けし)(?:てください|て下さい|なさい)/u,
  ],
  zh: [
    /(?:淘汰|排除|拒绝|拒絕|忽略|过滤掉|過濾掉)(?:所有|全部)?(?:其他|其餘|其余|别的)(?:的)?(?:候选人|候選人|求职者|求職者|应聘者|應徵者|简历|簡歷|履歷)/u,
    /(?:把|将|將)?(?:该|該|此|这位|這位|本)(?:候选人|候選人|求职者|求職者|应聘者|應徵者|简历|簡歷|履歷)(?:直接)?(?:排在|放在|列为|列為|置于|置於|排到)(?:第一|首位|最前|榜首|首选|首選)/u,
    /(?:简历|簡歷|履歷)?(?:筛选|篩選|招聘|评分|評分|解析|审核|審核)(?:系统|系統|程序|程式|软件|軟體|机器人|機器人|工具)(?:请|請|注意|必须|必須)[^。\n]{0,30}(?:满分|滿分|最高分|通过|通過|面试|面試|首位|第一|优先|優先|忽略|不要理会|無視)/u,
    /(?:致|告|给|給|各位)(?:所有|任何|各位|全体)?(?:的)?(?:AI|人工智能|人工智慧|大模型|语言模型|語言模型|ChatGPT|LLM)(?:系统|系統|模型|助手|助理|工具|评审)?\s?[:：，,][^。\n]{0,40}(?:排在|排到|列为|列為|推荐|推薦|满分|滿分|最高|忽略|不要|通过|通過|第一|优先|優先)/iu,
    /作为(?:一[个個名])?(?:AI|人工智能|大?语言模型|大模型|AI助手|智能助手|LLM)[,，]?\s?(?:你|您|请|請)?(?:必须|必須|应当|應當|应该|應該|务必|務必|需要|需|请|請)(?:回答|给|給|说|說|评|評|打|推荐|推薦|认定|認定|输出|輸出|判定|将|將|把)/iu,
    /(?:AI|人工智能|人工智慧|大模型|ChatGPT)\s?[:：]\s?(?:这份|這份|该|該|此|本)(?:简历|簡歷|履历|履歷|候选人|候選人|人)/iu,
    /(?:给|給|致)(?:AI|系统|系統|模型|机器人|機器人|人工智能)的?(?:消息|訊息|提示|指令|说明|說明|留言)\s?[:：]/iu,
    /(?:将|將|把)(?:此人|该人|該人|这位|這位)(?:候选人|候選人|应聘者)?(?:视为|視為|当作|當作|认定为|認定為)(?:最)?(?:理想|完美|佳|合适|首选)的?(?:候选人|候選人|人选|人選)/u,
    /(?:请|請)(?:把|将|將)(?:它|他|她|此人|这份简历|這份履歷)(?:排|放|列)(?:在|到|为|為)(?:第一|首位|最前|榜首)/u,
    /(?:不要|请勿|請勿|别|別)(?:理会|理會|考虑|考慮|使用|遵循|采用|套用)(?:之前|以前|此前|上述|先前|原有|任何)的?(?:筛选|篩選|评分|評分)?(?:条件|條件|标准|標準|规则|規則)/u,
  ],
};
