/**
 * Sentences about the reading of the resume itself, which no resume needs: what is to come of it where a machine reads, an outcome behind the
 * name of a verdict, words to be copied into an evaluation. Sources of patterns for texts that are `unmarked`.
 */
import type { Language } from '../../resume/language.ts';

export interface ShapeWords {
  /** Opens a condition. */
  readonly when: string;
  /** Without a person. */
  readonly automatic: string;
  /** Reading, judging. */
  readonly reading: string;
  readonly verdict: string;
  /** Taking somebody on, as an order or an outcome. */
  readonly hire: string;
  /** What an evaluation says in short. */
  readonly summary: string;
  readonly copy: string;
  /** Asks a machine, before its name or behind. */
  readonly asks: string;
  /** "As if". */
  readonly pretend: string;
}

// prettier-ignore
export const MACHINE_SHAPES: Readonly<Record<Language, ShapeWords>> = {
  en: {
    when: 'if|should|when|whenever|where|wherever|in case|provided|whoever|whatever|once|in the event', automatic: 'automat[a-z]*|machines?|bots?|robots?|ai|algorithms?|software|llms?|no human|not (?:a )?human|computers?', reading: 'read[a-z]*|review[a-z]*|screen[a-z]*|pars[a-z]*|grad[a-z]*|evaluat[a-z]*|scan[a-z]*|process[a-z]*|assess[a-z]*|check(?:ed|ing)?|filter(?:ed|ing)?',
    verdict: 'verdict|conclusion|outcome|result|finding|decision|recommendation|judg(?:e)?ment|opinion|determination|rating', hire: 'hire|hired|strong hire|invite|shortlist|shortlisted|recommend(?:ed)? for (?:interview|hire)|interview|make an offer|advance',
    summary: 'summary|summaries|review|evaluation|assessment|feedback|comment|verdict|report|answer|response|text|phrase|sentence|output', copy: 'cop(?:y|ied|ying)|past(?:e|ed)|quot(?:e|ed)|adopt(?:ed)?|us(?:e|ed) (?:as is|verbatim|word)|insert(?:ed)?|reproduc(?:e|ed)|return(?:ed)?|repeat(?:ed)?',
    asks: 'please|kindly|asked|requested|invited|urged|begged|expected|encouraged|should|must|ought', pretend: 'pretend|suppose|imagine|assume|as if|as though|make believe',
  },
  es: {
    when: 'si|cuando|en caso de|siempre que|donde|quien|quienquiera|de ser', automatic: 'automatic[a-z]*|automatiz[a-z]*|maquinas?|bots?|robots?|ia|algoritmos?|programas?|software|ordenador|no (?:es|sea) (?:una persona|human[oa])', reading: 'lectur[a-z]*|lee[a-z]*|lei[a-z]*|revis[a-z]*|crib[a-z]*|evalu[a-z]*|proces[a-z]*|analiz[a-z]*|filtr[a-z]*|valor[a-z]*|calific[a-z]*',
    verdict: 'dictamen|veredicto|conclusion|resultado|decision|recomendacion|valoracion|fallo|juicio|informe|diagnostico', hire: 'contratar(?:la|lo)?|contratad[oa]|contratacion|entrevistar(?:la|lo)?|convocar(?:la|lo)?|pasa a entrevista|seleccionad[oa]|hacer oferta',
    summary: 'resumen|resumenes|evaluacion|valoracion|comentario|dictamen|informe|respuesta|texto|frase|conclusion|salida', copy: 'copi[a-z]*|peg(?:a|ar|ue|arse)|cit(?:a|ar|arse|ese)|adopt[a-z]*|reproduc[a-z]*|transcrib[a-z]*|insert[a-z]*|devolver(?:se)?|repet[a-z]*|incluir(?:se)?',
    asks: 'por favor|rueg[oau][a-z]*|rogamos|pid[eo]|pedimos|solicit[ao]|agradec[a-z]*|deb[a-z]{1,5}|invita', pretend: 'haz como|como si|imagina|imagine|supon|suponga|finge|finja|hagase cuenta|haz de cuenta',
  },
  fr: {
    when: 'si|quand|lorsque|au cas ou|des lors|quiconque|ou que|en cas de', automatic: 'automati[a-z]*|machines?|bots?|robots?|ia|algorithmes?|logiciels?|ordinateur|pas (?:un )?humain[a-z]*', reading: 'lectur[a-z]*|lu[es]*|lit|lisent|tri|trie[a-z]*|evalu[a-z]*|trait[a-z]*|analys[a-z]*|filtr[a-z]*|not[ea][a-z]*|examin[a-z]*',
    verdict: 'verdict|conclusion|issue|resultat|decision|recommandation|avis|jugement|appreciation|diagnostic', hire: 'embaucher|embauche|a embaucher|recruter|retenir|a retenir|convoquer|inviter|a recevoir|proposer un poste',
    summary: 'resume|resumes|synthese|evaluation|appreciation|commentaire|avis|compte rendu|reponse|texte|phrase|conclusion|sortie', copy: '(?:re)?copi[a-z]*|coller|repren[a-z]*|repris[a-z]*|cit(?:er|ez|e)|adopt[a-z]*|reprodui[a-z]*|inser[a-z]*|renvoyer|repet[a-z]*',
    asks: 's[’\']il (?:vous|te) plait|svp|veuillez|pries?|priees?|prions|priere|demand[a-z]*|doi[a-z]*|devr[a-z]*|invit[a-z]*', pretend: 'fais comme|faites comme|comme si|imagine|imaginez|suppose|supposez|feins|feignez',
  },
  pt: {
    when: 'se|quando|caso|sempre que|onde|quem|em caso de', automatic: 'automatic[a-z]*|automatiz[a-z]*|maquinas?|bots?|robos?|ia|algoritmos?|programas?|software|computador|nao (?:e|for|seja) (?:uma pessoa|human[oa])', reading: 'leitur[a-z]*|le[ri][a-z]*|lid[oa]|le|revis[a-z]*|tria[a-z]*|avali[a-z]*|process[a-z]*|analis[a-z]*|filtr[a-z]*|pontu[a-z]*',
    verdict: 'parecer|veredito|veredicto|conclusao|resultado|decisao|recomendacao|avaliacao|laudo|juizo', hire: 'contratar|contratad[oa]|contratacao|entrevistar|convocar|convidar|chamar|selecionad[oa]|fazer oferta',
    summary: 'resumo|resumos|avaliacao|comentario|parecer|relatorio|resposta|texto|frase|conclusao|saida', copy: 'copi[a-z]*|col(?:ar|ado|ada|e)|cit(?:ar|ado|e)|adot[a-z]*|reprodu[a-z]*|transcr[a-z]*|inser[a-z]*|devolv[a-z]*|repet[a-z]*',
    asks: 'por favor|peco|pede-se|pedimos|pede|solicit[ao][a-z-]*|agradec[a-z]*|dev[a-z]{1,5}|gentileza|convid[a-z]*', pretend: 'faca de conta|faz de conta|como se|imagine|imagina|suponha|finja|finge',
  },
  de: {
    when: 'wenn|falls|sollte[n]?|sofern|wo|wer|sobald|im falle', automatic: 'automati[a-z]*|maschine[a-z]*|maschinell[a-z]*|bots?|roboter|ki|algorithm[a-z]*|software|programm|computer|rechner|kein mensch', reading: 'les[a-z]*|lies[a-z]*|gelesen|auswert[a-z]*|ausgewertet|pruf[a-z]*|gepruft|bewert[a-z]*|sicht[a-z]*|gesichtet|verarbeit[a-z]*|benot[a-z]*|filter[a-z]*|gefiltert',
    verdict: 'ergebnis|urteil|fazit|entscheidung|empfehlung|bewertung|befund|votum|resultat|schluss', hire: 'einstellen|einstellung|einzustellen|einladen|einladung|zum gesprach|einzuladen|anstellen|zusagen|zusage',
    summary: 'zusammenfassung(?:en)?|bewertung|beurteilung|kommentar|fazit|bericht|antwort|text|satz|einschatzung|ausgabe|formulierung', copy: 'kopier[a-z]*|ubernehm[a-z]*|ubernommen|ubernehmende[a-z]*|zu ubernehmen[a-z]*|einfug[a-z]*|einzufug[a-z]*|zitier[a-z]*|wortlich|wiedergeb[a-z]*|wiederzugeb[a-z]*|abschreib[a-z]*|abzuschreib[a-z]*|auszugeb[a-z]*|ausgeb[a-z]*',
    asks: 'bitte|gebeten|bitten|ersucht|angehalten|aufgefordert|sollen|sollten|mogen|mochten|mussen', pretend: 'tu so|tun sie so|als (?:ware|waren|sei|wurde|hatte)|stell dir vor|stellen sie sich vor|nimm an|angenommen|gib vor',
  },
  it: {
    when: 'se|quando|qualora|nel caso|ove|dove|chi|chiunque', automatic: 'automatic[a-z]*|automatizz[a-z]*|macchin[ae]|bot|robot|ia|algoritm[oi]|programm[ai]|software|computer|non (?:e|sia) (?:una persona|uman[oa])', reading: 'lettur[a-z]*|legg[a-z]*|lett[oaie]|revision[a-z]*|valut[a-z]*|elabor[a-z]*|analizz[a-z]*|filtr[a-z]*|esamin[a-z]*|scremat[a-z]*',
    verdict: 'esito|verdetto|conclusione|risultato|decisione|raccomandazione|valutazione|giudizio|parere|responso', hire: 'assumere|assumerlo|assumerla|assunzione|da assumere|convocare|da convocare|invitare|colloquio|selezionare|fare un[’\']offerta',
    summary: 'riassunt[oi]|sintesi|valutazione|commento|parere|relazione|risposta|testo|frase|conclusione|giudizio', copy: 'copi[a-z]*|incoll[a-z]*|cit(?:are|a|ato)|adott[a-z]*|riproduc[a-z]*|riport[a-z]*|trascriv[a-z]*|inser[a-z]*|ripet[a-z]*|restitui[a-z]*',
    asks: 'per favore|pregano|prega|pregati|pregat[oae]|preghiamo|chied[a-z]*|invit[a-z]*|dev[a-z]{1,4}|dovr[a-z]*', pretend: 'fai come|faccia come|come se|immagina|immagini|supponi|supponga|fingi|finga',
  },
  ja: {
    when: '場合|なら|とき|時|際|であれば|たら', automatic: '機械|自動|AI|ＡＩ|人工知能|ロボット|ボット|システム|プログラム|人間でない|人ではない', reading: '読|閲覧|解析|審査|採点|評価|処理|判定',
    verdict: '結論|判定|結果|所見|評決|総評|判断|推薦', hire: '採用|内定|面接(?:へ|に進|案内)|合格|即採用|通過',
    summary: '要約|総評|評価文|所見|コメント|回答|文章|講評|出力', copy: '転記|引用|複写|コピー|書き写|そのまま|使用すべき|貼り付け|写す',
    asks: 'ください|下さい|お願い|べき|こと|されたい|願い|求め|せよ', pretend: '仮定|つもり|かのように|と想定|とみなし|ふりを|として書かれた',
  },
  zh: {
    when: '若|如|如果|倘若|假如|当|當|凡', automatic: '机器|機器|自动|自動|AI|人工智能|人工智慧|程序|程式|系统|系統|机器人|機器人|算法|非人工|不是人', reading: '阅读|閱讀|读取|讀取|审核|審核|筛选|篩選|评分|評分|评估|評估|处理|處理|解析|打分',
    verdict: '结论|結論|判定|结果|結果|意见|意見|评语|評語|裁定|建议|建議', hire: '录用|錄用|聘用|安排面试|安排面試|邀请面试|邀請面試|录取|錄取|通过初选|直接面试',
    summary: '总结|總結|摘要|评语|評語|评价|評價|结论|回答|概括|输出', copy: '照抄|照搬|复制|複製|抄写|引用|粘贴|转述|原样|采用',
    asks: '请|請|务必|務必|恳请|懇請|应|應|须|須|希望', pretend: '假设|假設|假装|假裝|就当|就當|设想|設想|想象|想像|好像|视同',
  },
};
