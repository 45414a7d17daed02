/** Orders that borrow the look of what a machine is fed: tags of a role, messages as JSON, lists of settings. The same in all languages. */
const ROLE =
  '(?:system|assistant|developer|sistema|asistente|assistente|système|assistent|システム|アシスタント|系统|系統|助手|助理)';
const DOCUMENT =
  '(?:resume|résumé|cv|curriculum|currículum|currículo|curriculo|lebenslauf|bewerbung|candidatura|candidature|履歴書|職務経歴書|简历|簡歷|履歷)';
const INNER =
  '(?:system|sistema|système|システム|系统|系統|instructions?|instrucciones|instruções|istruzioni|anweisung(?:en)?|指示|指令|prompt|assistant|asistente|assistente)';
const ORDERS =
  'instru[ck]tion|instrucci[oó]n|instru[cç](?:[aã]o|[oõ]es)|istruzion|consigne|anweisung|directiv|direktiv|prompt|override|befehl|command|system|sistem|systèm|指示|命令|指令|システム|系统';
/** Names of what is to be read by others than people. */
const NOTES = `${ORDERS}|hinweis|aviso|avviso|note|nota|hidden|oculto|cach[ée]e?|nascost|versteckt|parser|analy[sz]|anali[sz]|analizz|llm|gpt|注記|备注|備註|提示`;
const KEYS_OF_MARKS =
  '(?:score|rating|points?|puntos|puntuaci[oó]n|puntaje|nota|note|pontos|pontuação|punkte|bewertung|punti|punteggio|voto|得点|点数|点|評価|分数|评分|得分|分)';
const KEYS_OF_VERDICTS =
  '(?:verdict|veredicto|dictamen|décision|decision|decisi[oó]n|veredito|parecer|decis[aã]o|urteil|entscheidung|empfehlung|verdetto|esito|decisione|recommendation|recomendaci[oó]n|recommandation|recomendação|raccomandazione|concerns?|reparos|réserves?|ressalvas|bedenken|vorbehalte|riserve|判定|結論|懸念|结论|顾虑|判定结果|决定|決定|suite)';
const KEYS_OF_REASONS =
  '(?:reason|motivo|motif|raison|grund|begr[uü]e?ndung|raz[oó]n|ragione|理由|根拠|原因|flags|weaknesses|strengths|answer|推薦|推荐)';
/** What only a judge of applicants has to fill in. */
const KEYS_OF_FITS =
  '(?:fit|encaje|ad[ée]quation|ader[êe]ncia|aderenza|eignung|passung|適合度?|契合度|匹配度|recommend(?:ed)?|recomend(?:ar|ado|ada)|recommand(?:er|é|ée)|consigliat[ao]|empfohlen|是否推荐|推薦|reservations?|objections?|objec[ic]iones|objeções|einw(?:ä|ae)nde|obiezioni|顾虑|next[ _]step|siguiente[ _]paso|pr[oó]ximo[ _]passo|prochaine[ _][ée]tape|n[aä]e?chster[ _]schritt|prossimo[ _]passo|下一步)';
const TEXT =
  '(?:content|text|message|contenido|texto|mensaje|contenu|texte|conteúdo|inhalt|nachricht|contenuto|testo|内容|本文)';
const KEYS_OF_RANKS =
  '(?:priority|prioridad|priorité|prioridade|priorität|priorità|優先度?|优先级?|status|estado|statut|stato|状態|状态|rank|rang|rango)';
const FITS = `(?:${KEYS_OF_FITS}|${KEYS_OF_VERDICTS})`;
const QUOTES = '["“”«»\']';

export const MACHINE_MARKUP: readonly string[] = [
  `["“”'](?:role|rol|rolle|papel|rôle|ruolo|役割|角色)["“”']\\s?[:：]\\s?["“”']${ROLE}["“”']`,
  `<\\s?/\\s?${DOCUMENT}\\s?>\\s?[^<>]{0,20}<\\s?[^<>\\s]{2,20}\\s?>`,
  `<\\s?/?\\s?${INNER}\\s?>`,
  `[\\[【]\\s?${INNER}\\s?(?:prompt|message|note|override)?\\s?[\\]】]`,
  // A tag that is named after a note to somebody, around words.
  `<\\s?[^<>]{0,40}(?:${NOTES})[^<>]{0,60}>[^<>]{6,300}<\\s?/`,
  `[\\[【][^\\[\\]【】]{0,16}(?:${ORDERS})[^\\[\\]【】]{0,16}[\\]】][^\\[\\]【】]{4,200}[\\[【]`,
  // The heading of a list of orders in Markdown, a comment that tells an outcome.
  `(?:^|\\n|\\s)#{1,6}\\s[^\\n#]{0,20}(?:new |nueva |nouvelle |nova |neue |nuovo |新しい|新)?(?:${ORDERS}|task|tarea|tâche|tarefa|aufgabe|compito|タスク|課題|任务)[^\\n]{0,60}\\s`,
  '(?:%{2,}|/\\*|<!--|;;)\\s{0,2}[^\\n]{0,40}(?:strong hire|shortlist|classify|recommend|contratar|recomend|embauch|recommand|einstell|empfehl|assum|raccomand|採用|推薦|录用|推荐)',
  // Messages of data: an order with a reason or a mark, a mark or a verdict with another or with a reason.
  `${QUOTES}[^"“”«»':]{0,12}(?:${ORDERS}|orden|ordre|ordem|ordine|order)[^"“”«»':]{0,12}${QUOTES}\\s?[:：][^{}]{1,80}${QUOTES}[^"“”«»':]{2,24}${QUOTES}\\s?[:：]`,
  `${QUOTES}[^"“”«»':]{0,12}(?:${KEYS_OF_MARKS}|${KEYS_OF_VERDICTS})[^"“”«»':]{0,12}${QUOTES}\\s?[:：][^{}]{1,80}${QUOTES}(?:${KEYS_OF_REASONS}|${KEYS_OF_VERDICTS})${QUOTES}\\s?[:：]`,
  `(?:role|rol|rolle|papel|rôle|ruolo|役割|角色)${QUOTES}?\\s?[:：]\\s?${QUOTES}?${ROLE}${QUOTES}?[\\s,;，　]{1,3}${QUOTES}?${TEXT}${QUOTES}?\\s?[:：]`,
  `(?<![a-zà-ɏ])(?:system|システム|系统)\\s?[:：]\\s?(?:(?:this|the) (?:candidate|applicant)|esta candidat|cette candidat|diese bewerb|questa candidat|この候補|この応募|该候选|此人)`,
  // Two of them beside each other, in whatever notation; one as a tag; settings that hold an applicant.
  `(?<![a-zà-ɏ])${FITS}["“”*_]{0,3}\\s?[:：=]["“”*_]{0,3}\\s?[^:：=<>\\n]{1,30}[\\s,;*"“_-]${FITS}["“”*_]{0,3}\\s?[:：=]`,
  `<\\s?(?:${FITS}|${KEYS_OF_MARKS})(?:\\s[^<>]{1,60})?>[^<>]{1,40}<\\s?/`,
  `[\\[【]\\s?(?:${FITS}|${KEYS_OF_RANKS})\\s?[:：=][^\\[\\]【】]{1,30}[\\]】]{1,2}\\s?[\\[【]{1,2}[^\\[\\]【】:：=]{2,20}[:：=]`,
  // Code that compares an applicant or asks for one.
  '(?:candidat[aeo]?s?|applicants?|bewerber(?:in)?|resume|cv|応募者|候補者|候选人|应聘者)\\s?={2,3}|(?<![a-z])select\\s[^;\\n]{1,40}\\sfrom\\s(?:candidat|applicant|bewerber|resume|cv)',
  '(?<![a-z])(?:candidat[aeo]?|candidate|applicant|bewerber(?:in)?|aspirante)_[a-z]{2,12}\\s?=|(?<![a-z])[a-z]{2,12}_(?:candidat[aeo]|candidate|applicant|bewerber(?:in)?|aspirante)\\s?=',
  // Lists of settings: an outcome beside a mark.
  `(?<![a-zà-ɏ])${KEYS_OF_VERDICTS}\\s?[:：=]\\s?[^\\n:：=]{1,40}[\\s,;{]${QUOTES}?${KEYS_OF_MARKS}${QUOTES}?\\s?[:：=]\\s?${QUOTES}?\\d{2,3}`,
  `(?<![a-zà-ɏ])${KEYS_OF_MARKS}\\s?[:：=]\\s?${QUOTES}?\\d{2,3}[^\\n:：=]{0,20}(?:[\\s,;]|(?=[\\u3040-\\u9fff]))${QUOTES}?${KEYS_OF_VERDICTS}${QUOTES}?\\s?[:：=]`,
  `(?<![a-z])(?:[a-z]{2,14}_(?:score|rating|puntuacion|nota|note|punkte|pontuacao|punteggio|voto|rank)|(?:score|rating|puntuacion|nota|note|punkte|pontuacao|punteggio|voto|rank)_[a-z_]{2,14})\\s?[:=]{1,2}\\s?\\d`,
];

const OUTCOME =
  'hire|hiring|recommend(?:ation|ed)?["\'”]|shortlist|approved|ideal|accept|contratar|recomend|apt[oa]|acept|aprovad|embauch|recommand|accept[ée]e|retenu|einstell|empfehl|eignung|bedenken|assumere|raccomand|idone|assunt|採用|推薦|合格|录用|錄用|推荐|推薦|通过';

/** What a machine would print of itself. The same in all languages: labels of roles before an answer, keys and values, marks of an end. */
export const VERDICT_SHAPES: readonly string[] = [
  // A mark or an outcome that is set.
  '(?<![a-zà-ɏ])(?:score|nota|note|punkte|punteggio|puntaje|pontos|points|rating|総合点|点数|得点|判定|评分|得分)[a-z_]{0,10}\\s?:?=\\s?(?:100(?=\\s?[;#&|}])|["\'“](?:hire|pass|apt|aprov|retenu|einstell|assum|採用|合格|录用|通过))',
  // Settings: candidate_rank=1; skip_filters=true.
  '(?<![a-z])[a-z_]{0,14}(?:rank|rang|ranking|posicion|posicao|posizione|score|candidat[aeo]?|match|hire|filter[s]?|filtr[oei]s?|bypass)[a-z_]{0,16}\\s?=\\s?[^\\s;,&|]{1,16}\\s?[;,&|]\\s?[a-z_]{0,14}(?:rank|rang|score|candidat[aeo]?|match|hire|filter[s]?|filtr[oei]s?|bypass|skip|override)[a-z_]{0,16}\\s?=',
  // A message of data that tells the mark or the outcome: {"score": 100}, "avis":"favorable".
  `["“”»'](?:score|match|fit|rating|rank|verdict|decision|recommendation|outcome|eval(?:uation)?|puntuaci[oó]n|puntaje|nota|valoraci[oó]n|decisi[oó]n|recomendaci[oó]n|veredicto|resultado|encaje|avis|note|décision|recommandation|suite|adéquation|parecer|pontuaç[aã]o|decis[aã]o|recomendaç[aã]o|aderência|bewertung|empfehlung|entscheidung|eignung|ergebnis|punteggio|voto|esito|decisione|valutazione|raccomandazione|giudizio|idoneità|評価|判定|採点|点数|推薦|結果|评分|评价|结论|匹配度|推荐|建议|判定)[a-z_ -]{0,14}["“”«']\\s?[:：]\\s?(?:["“”«'][^"“”«»\\n]{1,60}["“”»']|\\d{1,3}|true)`,
  // Code that returns, prints or holds the outcome of a selection.
  `(?:(?<![a-z])return\\s?[{("'«“]|(?<![a-z])print\\s?\\(\\s?["'“]|(?<![a-z])def\\s[a-z_]{2,30}\\([^()]{0,30}\\)\\s?:|\\{\\s?["“][^"”{}]{2,20}["”]\\s?[:：])[^\\n]{0,80}(?:${OUTCOME})`,
  `(?<![a-z])(?:if|while|tant que|mientras|enquanto|solange|finché)\\s[^\\n:]{0,40}(?:score|note|nota|punkte|punteggio|applicant|candidat|resume|cv)[^\\n]{0,30}(?:return|then|do|faire|hacer|faça|setze|imposta|:|=)[^\\n]{0,60}(?:${OUTCOME})`,
  "(?:(?<![a-zà-ɏ])(?:assistant|asistente|assistente|assistent|ai|ia|ki)|アシスタント|助手)\\s{0,2}[:：]\\s{0,3}¡?(?:sure|certainly|of course|okay|understood|here is|claro|por supuesto|entendido|bien sûr|d[’']accord|voici|certo|ecco|gern|natürlich|verstanden|hier ist|はい|承知|了解|もちろん|好的|当然|明白)",
  '(?:fit|match|score|rating|verdict|decision|recommendation|status|rank|encaje|decisi[oó]n|puntuaci[oó]n|veredicto|resultado|adéquation|décision|aderência|decisão|pontuaç[aã]o|passung|entscheidung|bewertung|urteil|idoneità|decisione|punteggio|適合|判定|評価|匹配|决定|评分)\\s?=\\s?[^\\s;,]{1,20}\\s?[;,&|]\\s?[^\\s;,=]{2,20}\\s?=',
  '(?:end of|fin del|fin du|fim do|ende des|fine del) (?:the |this )?(?:resume|résumé|cv|curr[ií]cul[a-zà-ɏ]{0,3}|lebenslaufs?|document[aoe]?|dokuments|bewerbung)[.!:;\\s=*-]{1,8}(?:new|next|nuev[ao]|siguiente|pr[oó]xim[ao]|nouvelle|prochaine|nov[ao]|neuer?|n[aä]chster?|nuov[ao]|prossim[ao]|now|ahora|maintenant|agora|jetzt|ora|adesso)\\s',
  '(?:履歴書|職務経歴書|書類|简历|簡歷|履历)(?:は|到)?(?:ここまで|以上|此结束|此結束|此为止)[。！：]\\s?(?:新しい|新たな|次の|新任务|新任務|新的|接下来)',
];
