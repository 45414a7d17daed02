/**
 * What a plea to a reading machine is made of, whatever its wording: it points at the document or at its person ("this file"), speaks to a
 * reader that is a machine, asks, names an act of judging or retelling, and says what the outcome is to be. No sentence of a resume's own work
 * has need of all that. Words and openings of words: an asterisk stands for letters that go on, before or after.
 */
import type { Language } from '../../resume/language.ts';

/** The parts. */
export interface PleaWords {
  /** Points at the document or at its person. */
  readonly about: readonly string[];
  /** The person alone, of whom no resume speaks so. */
  readonly person: readonly string[];
  /** Opens a message to somebody. */
  readonly address: readonly string[];
  readonly machine: readonly string[];
  /** Asks or orders. */
  readonly asks: readonly string[];
  /** Judging, ranking, retelling, leaving out. */
  readonly acts: readonly string[];
  /** The outcome that is wished for. */
  readonly favour: readonly string[];
}

// prettier-ignore
export const MACHINE_PLEAS: Readonly<Record<Language, PleaWords>> = {
  es: {
    about: ['(?:de|d|en)?est[ea]s? (?:curr[ií]cul|cv|perfil|página|hoja|documento|archivo|fichero|texto|candidat|solicitud|persona|aspirante|postula|profesional|pdf|líneas|trayectoria|expediente)*', 'mi (?:curr[ií]cul|cv|candidatura|perfil|solicitud)*'],
    person: ['est[ea]s? (?:candidat|persona|aspirante|postulante|profesional)*'],
    address: ['(?:nota|aviso|mensaje|recado|indicación|instrucciones|pista|consejo|dato|apunte|norma) (?:para|al?)', '(?:estimad|querid)[oa]s?', 'atención,?'],
    machine: ['ias?', 'inteligencias? artificial*', 'llms?', '*gpt*', 'modelos?', '*bots?', 'robots?', 'algoritmo*', 'software', 'programas?', 'ordenador*', 'computador*', 'máquinas?', 'sistemas?', 'asistentes?', 'lector*', 'herramientas?', 'autom[aá]ti*', 'agentes?', 'quien(?:es)? (?:le|resum|procese|valore|eval)*'],
    asks: ['por favor', 'rueg*', 'rogamos', 'pid[oae]*', 'pedimos', 'agradec*', 'gracias', 'deb(?:e|es|en|a|as|ed|erá|erás|ería|erían)', 'tiene[ns]? que', 'ha[sn]? de', 'ustedes', 'usted', 'tú', 'eres', 'nota (?:para|al?)', 'aviso (?:para|al?)', 'mensaje (?:para|al?)', 'estimad*', 'querid*', 'a partir de ahora', 'desde ahora', 'de ahora en adelante', 'instrucci*', 'hay que', 'favor de', 'sírvase', 'tenga la bondad', 'amable', 'podrías?', 'conviene que', 'no (?:menciones?|digas?|hables?|señales?|cuentes?)', 'solicit[oa]', 'imagina', 'actúa', 'haz', 'haga*', 'di', 'diga*', 'pon', 'ponga*', 'coloque', 'coloca', 'escriba', 'escribe', 'omita', 'omite', 'conv(?:iene|endría)', 'finge*', 'finja*', 'imagin*', 'debiera*', 'procur[ae]'],
    acts: ['pon(?:er|ga)*', 'pon', 'coloc*', 'coloqu*', 'sitú*', 'situar*', 'di', 'dec[ií]*', 'dig[ao]*', 'dir(?:á|ía)*', 'escrib*', 'omit*', 'mencion*', 'ignor*', 'clasifi*', 'punt[uú]*', 'valor[ae]*', 'consider*', 'trat(?:ar|e|a)*', 'respond*', 'respuest*', 'contest*', 'recom[ei]*', 'elij*', 'elige*', 'selec*', 'invit*', 'resum(?:a|e|ir|an|en|iendo)*', 'destac*', 'destaque*', 'asign*', 'otorg*', 'd[eé]', 'dar*', 'marcar', 'marqu*', 'describ*', 'concluy*', 'confirm*', 'eval[uú]*', 'calific*', 'califiqu*', 'habl[ae]*', 'cit(?:ar|e)*', 'aprueb*', 'aprob*', 'llam(?:ar|e)*', 'nota final', 'veredicto', 'contrat[ae]*', 'salt(?:ar|e|a)*', 'prefer*', 'prefier*', 'entrevist*', 'apunt[ae]*', 'anot[ae]*', 'prefir*', 'señal*', 'resúmenes', 'redact[ea]*', 'antepon*', 'apoy[ae]*', 'respald*', 'favore(?:ce|zca)*', 'votar*', 'vot[ae]'],
    favour: ['primer*', 'mejor*', 'máxim*', 'más alt*', 'arriba', 'cima', 'cabeza', 'perfect*', 'ideal*', 'excelen*', 'excepcional*', 'puntos fuertes', 'fortalezas', 'virtudes', 'positiv*', 'debilidad*', 'puntos débiles', 'defecto*', 'carencia*', 'huecos?', 'lagunas?', 'tod[oa]s l[oa]s (?:requisit|exigenc|criteri|condicion)*', 'que sí', 'favorabl*', 'idóne*', 'apt[oa]', 'adecuad*', 'sobresaliente*', 'número uno', 'encaj*', 'insuperable*', 'imprescindible*', 'por encima de', 'sin reservas', 'todas las demás', 'todos los demás', 'orgullos*', 'más (?:fuerte|valios)*', 'admir*', 'encant*', 'adelante', 'confianza'],
  },
  en: {
    about: ['this (?:resume|résumé|cv|profile|page|document|file|text|pdf|candidate|applicant|candidacy|person|submission|sheet|individual|job seeker|career history|work history)*', 'my (?:resume|résumé|cv|profile|application)', 'these lines'],
    person: ['this (?:candidate|applicant|person|individual|job seeker)*'],
    address: ['(?:notes?|message|memo|notice|reminder|instructions?|hint|tip|clue|word|request) (?:to|for)', 'dear', 'attention,?', 'to (?:which|who)ever'],
    machine: ['ais?', 'a\\.i\\.', 'llms?', '*gpt*', 'models?', '*bots?', 'robots?', 'algorithms?', 'software', 'programs?', 'programmes?', 'computers?', 'machines?', 'parsers?', 'screeners?', 'systems?', 'assistants?', 'copilots?', 'automat*', 'agents?', 'whoever', 'whichever'],
    asks: ['please', 'kindly', 'would you', 'could you', 'can you', 'will you', 'you(?:r|[’\']re)?', 'must', 'should', 'shall', '(?:is|are|has|have|needs?) to', 'ought to', 'dear', 'note (?:to|for)', 'message (?:to|for)', 'attention', 'to (?:which|who)ever', 'from now on', 'so kind', 'asked to', 'requested to', 'required to', 'i (?:would )?ask', 'grateful', 'appreciate*', 'instructions?', 'do not', 'don[’\']t', 'never', '*(?:^|[:;,.!?]\\s|\\band )(?:put|place|rank|say|write|tell|call|list|skip|leave|omit|mention|mark|give|rate|score|treat|consider|answer|reply|respond|report|state|describe|choose|select|pick|recommend|invite|overlook|ignore|forget|conclude|confirm|assume|pretend|imagine|act)', 'pretend', 'imagine', 'it would be (?:good|wise|best|fair)', 'feel free'],
    acts: ['plac(?:e|es|ed|ing)', 'put(?:s|ting)?', 'rank*', 'rat(?:e|es|ed|ing)', 'scor(?:e|es|ed|ing)', 'grad(?:e|es|ed|ing)', 'say*', 'tell*', 'writ(?:e|es|ten|ing)', 'call(?:s|ed|ing)?', 'describ*', 'summar*', 'sum(?:s|ming)? up', 'list(?:s|ing)?', 'mention*', 'report(?:s|ing)?', 'recommend*', 'invit*', 'select(?:s|ed|ing)?', 'choos*', 'pick*', 'shortlist*', 'answer*', 'repl(?:y|ies)', 'respond*', 'mark(?:s|ed|ing)?', 'evaluat*', 'assess*', 'judg*', 'conclu*', 'skip*', 'omit*', 'lea(?:ve|ves|ving|ving) out', 'overlook*', 'treat(?:s|ed)?', 'consider(?:s|ed|ing)?', 'award*', 'giv(?:e|es|ing)', 'assign*', 'confirm*', 'state[sd]?', 'present(?:s|ing)?', 'approv*', 'hire[sd]?', 'advance[sd]?', 'verdict', 'prefer*', 'favou?r(?:s|ing)?', 'interview*', 'sort(?:s|ed)?', 'quot(?:e|es|ing)', 'review*', 'apprais*', 'endors*', 'back(?:s|ing)?', 'vot(?:e|es|ing)', 'signal*', 'highlight*', 'stress*', 'weigh*'],
    favour: ['top', 'first', 'best', 'highest', 'high', 'maximum', 'perfect*', 'ideal*', 'excellent*', 'outstanding*', 'exceptional*', 'strengths', 'good points', 'positiv*', 'weakness*', 'shortcoming*', 'flaws?', 'gaps?', 'drawbacks?', '(?:all|every|each)(?: of)?(?: the)? (?:requirement|criteri|condition)*', 'number one', 'favou?rabl*', 'suitabl*', 'right (?:person|choice)', 'match(?:es)?', 'unmatched', 'winner', 'yes', 'without (?:reservation|hesitation)', 'above (?:all|the|every)', 'well above', 'in full', 'proud*', 'strongest', 'all (?:the )?others', 'everyone', 'above everyone', 'admir*', 'love*', 'fan', 'praise*', 'ahead', 'without question'],
  },
  fr: {
    about: ['c(?:e|et|ette) (?:cv|curriculum|profil|page|document|fichier|texte|candidat|dossier|personne|postulant|demande|pdf|feuille|parcours)*', '(?:mon|ma) (?:cv|candidature|profil|dossier)', 'ces lignes'],
    person: ['c(?:e|et|ette) (?:candidate?|personne|postulante?)'],
    address: ['merci (?:au|à la|à l[’\']|aux)', '(?:note|message|avis|rappel|consignes?|instructions?|indice|conseil|astuce|mot|info) (?:à|au|aux|pour)', 'chère?s?', 'à l[’\']attention d[eu]s?', 'attention,?'],
    machine: ['ias?', 'intelligences? artificielles?', 'llms?', '*gpt*', 'modèles?', '*bots?', 'robots?', 'algorithmes?', 'logiciels?', 'programmes?', 'ordinateurs?', 'machines?', 'systèmes?', 'assistants?', 'assistantes?', 'lecteurs?', 'outils?', 'automat*', 'agents?', 'cel(?:ui|le) qui', 'quiconque'],
    asks: ['s[’\']il (?:vous|te) plaît', 'svp', 'veuillez', 'merci', 'prière de', '(?:auriez|pourriez|voulez|voudriez)[ -]vous', 'je (?:vous|te) (?:prie|demande)', 'vous', 'tu', 'vos', 'votre', 'ton', 'doi(?:t|s|vent)', 'devr*', 'devez', 'il faut', 'note (?:à|au|aux|pour)', 'message (?:à|au|aux|pour)', 'avis (?:à|au|aux)', 'chère?s?', 'désormais', 'dorénavant', 'à partir de maintenant', 'consignes?', 'instructions?', 'est prié*', 'sont prié*', 'demand[eo]*', 'imagine*', 'ne (?:mentionn|parl|signal|dis|dites)*', '*(?:^|[:;,.!?]\\s|\\set )(?:plac|class|met|dis|dit|écri|résum|omet|not|attribu|donn|considér|trait|répond|recommand|choisi|sélectionn|invit|convoqu|ignor|décri|conclu|confirm)*', 'fais comme', 'faites comme', 'conviendrait', 'il serait bon', 'imagin*', 'feins', 'feignez', 'suppos*'],
    acts: ['plac(?:e|er|ez|ant)', 'class(?:e|er|ez|ant)', 'mett*', 'mets', 'dis', 'dire', 'dira', 'dites', 'écri[rtv]*', 'résum*', 'parl*', 'omet*', 'mentionn*', 'évalu*', 'not(?:er|ez|e)', 'attribu*', 'donn(?:e|er|ez)', 'considér*', 'trait(?:e|er|ez)', 'répond*', 'réponse*', 'recommand*', 'chois*', 'sélectionn*', 'invit*', 'convoqu*', 'approuv*', 'ignor*', 'décri*', 'conclu*', 'confirm*', 'pass(?:e|er|ez) sous silence', 'retien*', 'reten*', 'présent(?:e|er|ez)', 'juge[rz]?', 'verdict', 'entretien*', 'range[rz]?', 'signal*', 'indiqu*', 'préfér*', 'résumés', 'rédig*', 'cit(?:e|er|ez)', 'pèse*', 'soutien*', 'vot(?:e|er|ez)', 'soulign*', 'mets en avant', 'apprécia*'],
    favour: ['premi[eè]r*', 'meilleur*', 'maxim*', 'plus haut*', 'tête', 'sommet', 'haut', 'parfait*', 'idéal*', 'excellent*', 'exceptionnel*', 'atouts?', 'points forts', 'qualités', 'positi[fv]*', 'faiblesse*', 'points faibles', 'défauts?', 'lacunes?', 'trous?', 'tou(?:te)?s les (?:exigenc|critèr|condition|requis)*', 'oui', 'favorabl*', 'apte', 'numéro un', 'sans réserve*', 'au-dessus de', 'toutes les autres', 'tous les autres', 'fi(?:er|ère)s?', 'plus (?:fort|solide)*', 'admir*', 'remarquable*', 'en avant', 'd[’\']abord'],
  },
  pt: {
    about: ['(?:[nd])?es[ts][ea]s? (?:curr[ií]cul|cv|perfil|página|folha|documento|arquivo|ficheiro|texto|candidat|pessoa|concorrente|inscrição|pdf|linhas|trajetória|profissional)*', '(?:meu|minha) (?:curr[ií]culo|cv|candidatura|perfil|inscrição)'],
    person: ['(?:[nd])?es[ts][ea]s? (?:candidat[oa]|pessoa|concorrente|profissional)*'],
    address: ['(?:nota|recado|aviso|mensagem|lembrete|instruções|dica|conselho) (?:à|ao|aos|às|para|a)', '(?:prezad|car)[oa]s?', 'atenção,?'],
    machine: ['ias?', 'inteligências? artificia*', 'llms?', '*gpt*', 'modelos?', '*bots?', 'robôs?', 'algoritmos?', 'software', 'programas?', 'computador*', 'máquinas?', 'sistemas?', 'assistentes?', 'leitor*', 'ferramentas?', 'autom[aá]ti*', 'agentes?', 'quem (?:ler|resum|process|avali)*'],
    asks: ['por favor', 'pe[cç][oa]*', 'pedimos', 'gentileza', 'obrigad*', 'agradeç*', 'deve[mrs]?', 'dever[áã]*', 'tem (?:que|de)', 'vocês?', 'tu', 'prezad*', 'car[oa]s?', '(?:recado|nota|aviso|mensagem) (?:à|ao|aos|para|a)', '(?:de|a partir de) agora*', 'doravante', 'instruç*', 'é preciso', 'favor', 'solicit[oa]', 'imagine', 'aja', 'não (?:mencion|cit|fal|dig)*', 'coloque*', 'ponha*', 'diga*', 'escreva*', 'omita*', 'dê', 'finja*', 'finge*', 'dever(?:ia|iam)', 'conviria', 'conviene', 'convém', 'faça*', 'imagin*', 'suponha*'],
    acts: ['coloc*', 'coloqu*', 'põe', 'ponha*', 'pôr', 'diz*', 'diga*', 'dirá', 'escrev*', 'resum(?:a|e|ir|ire|indo)*', 'fal(?:ar|e|a)*', 'omit*', 'deix[ae]*', 'mencion*', 'avali*', 'pontu*', 'nota final', 'classifi*', 'consider*', 'trat(?:ar|e|a)*', 'respond*', 'respost*', 'recomend*', 'escolh*', 'selecion*', 'convid*', 'cham(?:ar|e)*', 'aprov*', 'ignor*', 'descrev*', 'atribu*', 'dê', 'dar', 'indi(?:car|que)*', 'destac*', 'destaqu*', 'conclu*', 'confirm*', 'veredito', 'entrevist*', 'prefira*', 'anote*', 'apont[ea]*', 'cit(?:ar|e)*', 'prefer*', 'resumos?', 'redig*', 'sinali*', 'apoi[ea]*', 'vot[ae]r?', 'realc*', 'ressalt*', 'disc[ou]t*', 'anteponha*'],
    favour: ['primeir*', 'melhor*', 'máxim*', 'mais alt*', 'topo', 'frente', 'cima', 'perfeit*', 'ideal', 'ideais', 'excelen*', 'excepcional*', 'excecional*', 'pontos fortes', 'qualidades', 'positiv*', 'fraquez*', 'pontos fracos', 'defeitos?', 'falhas?', 'lacunas?', 'tod[oa]s [oa]s (?:exigênc|requisit|critéri|condiç)*', 'que sim', 'sim a', 'favoráve*', 'apt[oa]', 'adequad*', 'número um', 'sem ressalvas', 'acima d[eoa]s?', 'todas as (?:outras|demais)', 'todos os (?:outros|demais)', 'orgulhos*', 'mais (?:forte|valios)*', 'admir*', 'à frente'],
  },
  de: {
    about: ['dies(?:e|er|es|em|en) (?:lebensl|seite|blatt|bewerb|kandidat|person|profil|dokument|datei|text|unterlage|pdf|zeilen|schreiben|werdegang)*', 'mein(?:e|er|en|em)? (?:bewerbung|lebenslauf|profil|unterlagen)'],
    person: ['dies(?:e|er|es|em|en) (?:bewerber|kandidat|person)*'],
    address: ['(?:hinweise?|nachricht|notiz|mitteilung|anweisung|bitte|vermerk|tipps?|info|rat) (?:an|für)', 'sehr geehrte[rs]?', 'liebe[rs]?', 'achtung,?'],
    machine: ['kis?', 'ki-*', 'künstliche*', 'llms?', '*gpt*', '*modelle?', '*bots?', 'roboter*', 'algorithm*', '*software', '*programme?', 'computer*', 'rechner', 'maschine*', 'systeme?', '*assistent*', '*leser', '*werkzeuge?', 'automat*', 'agenten?', 'wer (?:diese|dies)*'],
    asks: ['bitte*', 'du', 'dich', 'dir', 'dein*', 'ihnen', '(?:sind|wären|seien|würden|könnten|geben|setzen|stellen|schreiben|nennen) sie', 'sehr geehrt*', 'liebe[rs]?', 'soll*', 'muss*', 'müss*', 'hat zu', 'hinweis (?:an|für)', 'nachricht (?:an|für)', 'notiz (?:an|für)', 'ab (?:sofort|jetzt)', 'von nun an', 'so freundlich', 'dank*', 'anweisung*', 'gebeten', '(?:ist|sind) zu', '*(?:^|[:;,.!?]\\s|\\sund )(?:setze|stelle?|schreib|gib|nenn|bewert|empfiehl|erwähn|ignorier|antwort|lass|stuf|fass|wähl|reih|sag|tu|vergib)*', 'tu so', 'stell dir', 'stellen sie sich', 'möge', 'möchte*', 'tipp*', 'gib vor', 'als wärst', 'als wären'],
    acts: ['*reihen', '*zureihen', 'reih*', '*stell(?:e|en|t)', '*setz(?:e|en|t)', '*bewert*', 'beurteil*', 'schreib*', 'sag(?:e|en|t)', 'nenn*', 'erwähn*', '*zusammenfass*', 'fass*', 'kürz*', '*antwort*', 'empfehl*', 'empfiehl*', '*einlad*', '*laden', 'wähl*', '*auswähl*', 'gib', 'gebe*', 'vergib*', 'vergeb*', '*weglassen', 'lass*', 'überspring*', 'bezeichn*', 'betracht*', 'behandel*', 'behandl*', '*einstuf*', 'stuf*', 'markier*', 'endnote', 'urteil*', 'bevorzug*', 'vorschlag*', 'vorschlägt', 'vorzieh*', 'bestätig*', 'hervorheb*', 'verschweig*', 'kennzeichn*', '*vorzieh*', 'abwäg*', 'zitier*', 'hervorhebe*', 'unterstütz(?:e|en)', 'befürwort*', 'lob*', 'werten'],
    favour: ['oben', 'vorn*', 'erste*', 'beste*', 'höchst*', 'maxim*', 'spitze*', 'perfekt*', 'ideal*', 'hervorragend*', 'ausgezeichnet*', 'außergewöhnlich*', 'stärken', 'positiv*', 'vorzüge*', 'schwäche*', 'lücken?', 'mängel*', 'nachteile*', '(?:alle|jede|sämtliche) (?:anforderung|kriteri|bedingung|voraussetzung)*', 'mit ja', 'geeignet*', 'passend*', 'passt', 'bestens', 'nummer eins', 'vorbehaltlos', 'ohne vorbehalt', '(?:alle|allen|allem) (?:anderen|übrigen)', 'stolz*', 'stärkste*', 'bewunder*', 'begeister*', 'voran', 'zuerst', 'einzigartig*'],
  },
  it: {
    about: ['quest[oaei] (?:curricul|cv|profilo|pagina|documento|file|testo|candidat|persona|domanda|foglio|righe|pdf|percorso)*', '(?:mio|mia) (?:curriculum|cv|candidatura|profilo|domanda)'],
    person: ['quest[oaei] (?:candidat[oaie]|persona)'],
    address: ['(?:nota|messaggio|avviso|promemoria|istruzioni|suggerimento|consiglio|dritta) (?:per|al|all[’\']|ai|agli|alle?)', 'gentile', 'car[oaie]', 'attenzione,?'],
    machine: ['ia', 'intelligenz[ae] artificial[ei]', 'llm', '*gpt*', 'modell[oi]', '*bots?', 'robot', 'algoritm[oi]', 'software', 'programm[ai]', 'computer', 'calcolator*', 'macchin[ae]', 'sistem[ai]', 'assistent[ei]', 'lettor[ei]', 'strument[oi]', 'automati*', 'agent[ei]', 'chi (?:legg|riassum|valut|elabor|analizz)*'],
    asks: ['per (?:favore|cortesia)', 'cortes*', 'gentil*', 'chied[oia]*', 'preg(?:o|hiamo|a)', 'si prega', 'grazie', 'dev[eio]*', 'dovr(?:à|ebbe|anno|ai)', 'lei', 'tu', 'sei', 'voi', 'car[oaie]', '(?:nota|messaggio|avviso) (?:per|al|all[’\']|ai|agli)', 'd[’\']ora in (?:poi|avanti)', 'da (?:ora|adesso)', 'istruzion*', 'bisogna', 'occorre', 'immagina', 'non (?:menzion|cit|parl|dir|segnal)*', 'metti*', 'metta', 'scriv[ia]', 'ometta', 'ometti', 'dì', 'dica', 'dai', 'dia', 'fingi*', 'finga*', 'immagin*', 'converrebbe', 'sarebbe (?:bene|opportuno)', 'fai (?:finta|come)', 'supponi*'],
    acts: ['mett[aeio]*', 'colloc*', 'dica', 'dì', 'dir[eà]', 'dire', 'dicendo', 'scriv*', 'riassum*', 'sintetizz*', 'parl*', 'omett*', 'menzion*', 'cit(?:a|are|i)', 'valut*', 'giudic*', 'assegn*', 'dai', 'dare', 'dia', 'classific*', 'consider*', 'tratt(?:a|are|i)', 'rispond*', 'rispost*', 'raccomand*', 'consigli*', 'scelg*', 'scegli*', 'selezion*', 'invit*', 'convoc*', 'approv*', 'ignor*', 'descriv*', 'defini*', 'segnal*', 'voto finale', 'conclud*', 'conferm*', 'giudizio', 'preferi*', 'colloqui*', 'indic(?:a|are|hi)*', 'evidenzi*', 'riassunt*', 'segnal*', 'cital[oa]', 'preferir*', 'sosten*', 'appoggi*', 'sottoline*', 'antepon*', 'tacciono', 'tac(?:i|ere)'],
    favour: ['prim[oaie]', 'miglior*', 'massim*', 'più alt*', 'cima', 'testa', 'perfett*', 'ideal*', 'eccellen*', 'eccezional*', 'pregi', 'punti di forza', 'positiv*', 'debolezz*', 'punti deboli', 'difett*', 'lacun*', 'vuot[oi]', '(?:ogni|tutt[ie] [ilge]*) (?:requisit|criteri|condizion|esigenz)*', 'di sì', 'favorevol*', 'idone*', 'adatt[oaie]', 'numero uno', 'senza riserve', 'al di sopra', 'tutt[ei] (?:le|gli) altr[ei]', 'orgoglios*', 'più (?:forte|valid)*', 'ammir*', 'per prim[oa]', 'davanti a'],
  },
  ja: {
    about: ['(?:この|本|当|こちらの)(?:履歴書|職務経歴書|書類|応募|候補者|人物|方(?:を|が|は|に)|経歴|ページ|頁|文書|ファイル|PDF|プロフィール|レジュメ|文章|用紙)'],
    person: ['(?:この|本)(?:候補者|応募者|人物|方(?:を|が|は|に))'],
    address: ['(?:への|宛ての?)(?:ヒント|伝言|お願い|注意|連絡|メモ|指示|メッセージ)', '各位', '(?:様|さん)[へ、]'],
    machine: ['AI', '人工知能', 'LLM', 'GPT', 'モデル', 'システム', 'ソフト', 'プログラム', '機械', 'ボット', 'アシスタント', 'コンピュータ', 'アルゴリズム', '自動', 'ツール', 'エージェント'],
    asks: ['ください', '下さい', 'いただけ', 'お願い', 'こと(?:。|$|」)', 'べき', 'せよ', 'なさい', 'しろ', '幸いです', 'あなた', '様、', '伝言', '恐れ入り', '必ず', 'これから', '今後', '今から', 'ものとする', '指示', '願います', '求め', 'ヒント', 'なりきっ', '想像し', 'つもりで', '〜の方へ', 'の方へ', 'べきで', 'してほしい', '望ましい'],
    acts: ['評価', '採点', '並べ', '述べ', '書く', '書いて', '記載', '記述', '記す', '答え', '回答', '要約', 'まとめ', '推薦', '推す', '選ぶ', '選ん', '判定', '判断', '付け', 'つけ', '触れ', '言及', '扱', '見な', 'みな', '通過', '採用', '面接', '紹介', '報告', '順位', 'ランク', '出力', '返答', '伝え', '読ま', '語', '置', '得点', '記し', '省き', '省い', '比べ', '優先し', '示し', '疑わ', '支持', '称え', '褒め', '引用'],
    favour: ['最高', '最上', '上位', '一位', '1位', '首位', '先頭', '満点', '最適', '最良', '最優', '理想', '完璧', '優秀', '優先', '長所', '強み', '良い点', '好意', '高く', '高得点', '(?:すべて|全て|全)の?(?:条件|要件)', '欠点', '短所', '弱点', '空白', '「はい」', '肯定', '申し分', '優れ', '最初に', '誇り', '大ファン', '傑出', 'ほかの(?:すべて|誰)', '他の(?:すべて|全て|誰)', '随一', '抜群'],
  },
  zh: {
    about: ['(?:这份|此份|该|本|此|这|這份|這|該)(?:简历|簡歷|履历|履歷|申请|申請|文件|文档|文檔|页|頁|经历|經歷|档案|檔案|资料|資料|PDF)', '(?:这位|该|此|这|這位|該|這)(?:人(?!民|员|次|工)|候选人|候選人|应聘者|應聘者|應徵者|求职者|求職者|申请人|申請人)'],
    person: ['(?:这位|该|此|这|這位|該|這)(?:人(?!民|员|次|工)|候选人|候選人|应聘者|應聘者|應徵者|求职者|求職者|申请人|申請人)'],
    address: ['(?:AI|人工智能|机器人|助手)(?:你好|您好)', '[给給致].{1,12}的?(?:说明|說明|留言|消息|提示|备注|備註|话|便条)', '尊敬的', '亲爱的'],
    machine: ['AI', '人工智能', '人工智慧', 'LLM', 'GPT', '模型', '系统', '系統', '软件', '軟體', '程序', '程式', '机器', '機器', '助手', '助理', '电脑', '電腦', '计算机', '算法', '自动', '自動', '工具', '智能体'],
    asks: ['请', '請', '务必', '務必', '必须', '必須', '须', '須', '应(?:写|当|该|给|被|予|将)', '應(?:寫|當|該|給)', '不胜感激', '不勝感激', '谢谢', '感谢', '从现在', '從現在', '接下来', '今后', '你', '您', '尊敬的', '麻烦', '敬请', '劳驾', '说明：', '留言', '要求你', '不要', '不得', '切勿', '告诉', '告訴', '假装', '假裝', '想象', '想像', '扮演', '提示：', '望'],
    acts: ['评', '評', '打分', '排', '列', '概括', '总结', '總結', '写', '寫', '回答', '答复', '推荐', '推薦', '录用', '通过', '提及', '谈', '談', '略去', '忽略', '省略', '称', '稱', '视为', '視為', '认定', '标记', '给', '給', '说', '判定', '选', '選', '面试', '放在', '强调', '引用', '撰写', '標記', '摘要', '比较', '支持', '质疑', '得分', '置于', '介绍'],
    favour: ['最佳', '最好', '最高', '最优', '首位', '首选', '第一', '前列', '前面', '优先', '優先', '满分', '滿分', '完美', '理想', '优秀', '優秀', '优点', '優點', '优势', '长处', '亮点', '(?:全部|所有|各项)的?(?:要求|条件|條件)', '符合', '缺点', '缺點', '不足', '空档', '空白', '“是”', '正面', '胜任', '高分', '匹配', '卓越', '最强', '最優', '骄傲', '引以为傲', '其他所有', '所有人', '之前', '首先', '先引用', '出色', '欣赏', '不二'],
  },
};

const ROLE =
  '(?:system|assistant|developer|sistema|asistente|assistente|système|assistent|システム|アシスタント|系统|系統|助手|助理)';
const DOCUMENT =
  '(?:resume|résumé|cv|curriculum|currículum|currículo|curriculo|lebenslauf|bewerbung|candidatura|candidature|履歴書|職務経歴書|简历|簡歷|履歷)';
const INNER =
  '(?:system|sistema|système|システム|系统|系統|instructions?|instrucciones|instruções|istruzioni|anweisung(?:en)?|指示|指令|prompt|assistant|asistente|assistente)';

/** Orders that borrow the look of what a machine is fed: tags of a role, messages as JSON. The same in all languages. */
export const MACHINE_MARKUP: readonly string[] = [
  `["“”'](?:role|rol|rolle|papel|rôle|ruolo|役割|角色)["“”']\\s?[:：]\\s?["“”']${ROLE}["“”']`,
  `["“”'](?:score|rating|verdict|decision|puntuaci[oó]n|puntaje|nota|note|pontuação|punkte|bewertung|punteggio|voto|得点|評価|分数|评分)["“”']\\s?[:：][^{}]{1,80}["“”'](?:verdict|decision|recommendation|flags|weaknesses|strengths|answer|reason|decisi[oó]n|recomendaci[oó]n|décision|recommandation|decisão|recomendação|entscheidung|empfehlung|decisione|raccomandazione|判定|推薦|结论|推荐)["“”']\\s?[:：]`,
  `<\\s?/\\s?${DOCUMENT}\\s?>\\s?[^<>]{0,20}<\\s?[^<>\\s]{2,20}\\s?>`,
  `<\\s?/?\\s?${INNER}\\s?>`,
  `[\\[【]\\s?${INNER}\\s?(?:prompt|message|note|override)?\\s?[\\]】]`,
];
