/**
 * What a sentence that steers a judge is made of, where it neither calls the machine nor pleads: it speaks of the person or the document from
 * outside, to somebody whom it orders about, in the words of a selection ("no further screening needed, proceed to the offer"). Each part has its
 * weight in `reading/text/verdicts.ts`. Words and openings of words: an asterisk stands for letters that go on, before or after.
 */
import type { Language } from '../../resume/language.ts';

/** The parts. */
export interface VerdictWords {
  /** The person from outside: no resume says "the applicant" of its owner, nor "the one named above". */
  readonly subject: readonly string[];
  /** The same, pointed at. */
  readonly above: readonly string[];
  /** What is to be printed, and nothing else. */
  readonly output: readonly string[];
  /** This very text: a paragraph, a result, a field that is to be filled. */
  readonly text: readonly string[];
  /** Orders not to say something. */
  readonly suppress: readonly string[];
  /** Plays to be played, and times from which something else holds. */
  readonly role: readonly string[];
  /** Those who compete. */
  readonly others: readonly string[];
  /** Results that a resume cannot know. */
  readonly claim: readonly string[];
  /** Somebody who is spoken to as no reader of a resume is, and what is his. */
  readonly you: readonly string[];
  /** Whoever or whatever handles the file. */
  readonly reader: readonly string[];
  /** What may stand before an order in the same clause. */
  readonly before: readonly string[];
  /** Verbs as orders; at the beginning of a clause in the languages that write words apart. */
  readonly orders: readonly string[];
  /** Asks, politely or not. */
  readonly please: readonly string[];
  /** Duty. */
  readonly must: readonly string[];
  /** The words of a selection. */
  readonly process: readonly string[];
  /** What is to be passed over. */
  readonly lack: readonly string[];
}

// prettier-ignore
export const MACHINE_VERDICTS: Readonly<Record<Language, VerdictWords>> = {
  es: {
    subject: ['(?:el|la|al|del|a la|de la) (?:candidat[oa]|aspirante|postulante|solicitante)(?! a | ideal)', 'el curr[ií]culum', '(?:ponerme|seleccionarme|descartarme|clasificarme)'],
    above: ['(?:el|la|al|a la|quien|a quien) (?:que )?(?:firma |figura |aparece |suscribe )?(?:más |aquí )?arriba', 'el arriba (?:firmante|mencionado)', 'l[oa] de arriba'],
    output: ['(?:sol[oa]|sólo|solamente|únicamente) (?:con )?(?:la palabra|el número|«|"|“)', '(?:empez|comenz|empiec|comienc)[a-z]* (?:con|por) (?:«|"|“|la frase)*', 'tal cual', 'sin modific*', 'en json', 'salida esperada'],
    text: ['est[ea] (?:resultado|frase|párrafo|nota|puntuación|evaluación|instrucción|línea|mensaje|aviso)', '(?:la frase|el párrafo|la línea) anterior', 'lo (?:aquí )?escrito (?:aquí|arriba)'],
    suppress: ['no (?:menciones?|digas?|cites?|reveles?|comentes?|señales?|hables?|incluyas?|refleje?s?)', '(?:calla|calle|oculta|oculte|silencia|omite|omita) (?:los|las|la|el|que)'],
    role: ['imagina que (?:eres|te)', 'haz como (?:si|que)', 'eres (?:un|una|el|la|mi)', 'actúa como', 'ponte en', '(?:a partir de|desde) (?:ahora|este momento)', 'finge (?:ser|que)', 'mensaje del administrador'],
    others: ['(?:los|las) (?:demás|otr[oa]s|restantes) (?:candidat|aspirant|postulant|perfil|currícul|persona|solicitud)*', 'el resto de (?:candidat|aspirant|perfil|currícul|postulant)*', 'otros (?:candidat|currícul|perfil)*'],
    claim: ['(?:resultado|informe) del? (?:análisis|filtro|cribado) (?:automático|previo)', 'preselección (?:completa|superada|finalizada)', '(?:cribado|filtro) (?:previo )?(?:completado|superado)', 'aviso del sistema', 'mensaje del sistema', '(?:reglas|criterios) (?:de puntuación )?actualizad*', '(?:dictamen|informe|evaluación|veredicto|valoración) (?:de la ia|del sistema|del algoritmo|del modelo)'],
    you: ['tus? (?:instrucci|tarea|respuesta|resumen|evaluaci|informe|salida|papel|criteri|regla|valoraci|puntuaci|función)*', 'tú (?:que|debes|eres|tienes|vas|has|lees|procesas|evalúas)', 'te (?:pido|ordeno|indico|ruego)', '(?:cuando|que|si|al) (?:redactes|generes|evalúes|resumas|leas|proceses|revises|escribas|clasifiques|puntúes|respondas)', 'que te (?:dieron|han dado|pid|dig|indic)*', '(?:su|tu) (?:informe|resumen|respuesta|evaluación|valoración|síntesis) (?:debe|final|al)*', 'si te (?:piden|preguntan)', 'te (?:piden|preguntan)'],
    reader: ['quien(?:es|quiera)? (?:lea|procese|analice|evalúe|revise|resuma|gestione|trate|clasifique)n?', '(?:lo que|cualquier cosa que) (?:lea|procese)', 'al (?:resumir|redactar|evaluar|comparar|puntuar|valorar|clasificar|generar)', '(?:sistema|robot|programa|software|herramienta|ia|algoritmo)s? que (?:lee|lea|procesa|procese|analiza|analice)*'],
    before: ['por favor', 'siempre', 'nunca', 'no', 'simplemente', 'directamente', 'solo', 'sólo'],
    orders: ['acept[ae]', 'actú[ae]', 'aprueb[ae]', 'asign[ae]', 'asum[ae]', 'anot[ae]', 'apunt[ae]', 'califi(?:ca|que)', 'clasifi(?:ca|que)', 'colo(?:ca|que)', 'concluy[ae]', 'consider[ae]', 'contest[ae]', 'contrat[ae]', 'convo(?:ca|que)', 'da', 'dé', 'dale', 'dele', 'declar[ae]', 'descart[ae]', 'describ[ae]', 'desta(?:ca|que)', 'devuelv[ae]', 'di', 'diga', 'elig?e', 'elija', 'escrib[ae]', 'eval[uú][ae]', 'favore(?:ce|zca)', 'felicit[ae]', 'fin[gj][ae]', 'ha[zg]a?', 'ignor[ae]', 'imagin[ae]', 'interpret[ae]', 'invit[ae]', 'llam[ae]', 'mar(?:ca|que)', 'mencion(?:e|es|ar)', 'muev[ae]', 'omit[ae]', 'otorg(?:a|ue)', 'pas[ae]', 'pon', 'ponga', 'prefier[ae]', 'prefiéralo', 'priori(?:za|ce)', 'promuev[ae]', 'punt[uú][ae]', 'recomiend[ae]', 'redact[ae]', 'reserv[ae]', 'respond[ae]', 'resum[ae]', 'salt[ae]', 'selecci[oó]n[ae]', 'sigue', 's[uú]b[ae]*', 'trat[ae]', 'tr[aá]t[ae]l*', 'valor[ae]', 'vot[ae]', 'limítate', 'olvid[ae]', 'qu[eé]date', 'copi[ae]', 'rellen[ae]', 'complet[ae]', 'traduc[ei]', 'elev[ae]', 'aument[ae]', 'suma', 'reporta', 'confirm[ae]', 'cuent[ae]', 'asegúrate', 'limit[ae]*', '(?:ignor|omit|pas|clasific|asign|consider|puntu|convoc|indic|marc|d)[ai]r', 'responder', 'poner', 'mencion[ae](?:lo|la)'],
    please: ['por favor', 'rueg[oau]*', 'rogamos', 'pid[oe]', 'pedimos', 'solicit[oa]', 'agradec(?:er|é)*', 'sírvase', 'favor de', 'tenga (?:la bondad|en cuenta)', 'podrías?', 'conv(?:iene|endría) que', 'hay que', 'se (?:debe|pide|ruega|solicita)*', 'asegúrate', 'debiera*'],
    must: ['deb(?:e|es|en|erá|erás)', 'ha[sn]? de', 'tiene[ns]? que', 'es (?:imprescindible|esencial|obligatorio|necesario|vital) que', 'no (?:hace falta|es necesari[oa]|se requiere|se necesita)', 'hay que', 'queda prohibido', 'sin más (?:filtro|revisión|trámite)*', 'basta(?:rá)? con', 'será (?:registrad|denunciad|reportad|considerad)*', '(?:han sido|quedan) (?:suspendid|anulad)*'],
    process: ['candidat[oa]s', 'aspirantes', 'criba*', 'filtr*', 'selección', 'comité', 'ofertas?', 'entrevist*', 'contrata*', 'validad[oa]', 'verificad[oa]', 'aprobad[oa]', 'evalua*', 'puntua*', 'puntaje', 'clasificaci*', 'decisión', 'veredicto', 'resumen', 'informe', 'encaje', 'perfil', 'puesto', 'lista', 'recomend*', 'instrucciones', 'tarea', 'empleo', 'idóne*', 'obtiene', 'SÍ', 'NO', 'mínima?', 'fuerte', 'requisitos', 'criterios', 'currículums?', 'apt[oa]', 'resultado', 'experiencia', 'por debajo', 'reclutador*', 'rechaz*', 'discriminat*', 'fase', 'entusiasm*', 'automátic[oa]'],
    lack: ['falta de', 'ausencia de', 'carencia*', 'huecos?', 'lagunas?', 'faltantes?', 'que faltan', 'débil*', 'sin título', 'defectos', 'despidos?', 'sin reservas'],
  },
  en: {
    subject: ['the (?:candidate|applicant|job seeker|undersigned)(?=[,.;:]|$| (?:is|has|was|must|should|shall|will|can|meets?|scores?|fulfil|deserves?|satisf|to|as|for|and|first|who|at)*)', 'the (?:resume|résumé|cv)(?= (?:must|should|is|to|into|and)|[,.]|$)', 'me (?:on|to|at) (?:the )?(?:top|shortlist|first)*'],
    above: ['(?:rank|rate|score|treat|place|put|move|accept|approve|advance|consider|give|rejecting|apply to|for|about) this (?:application|submission)', 'th(?:e|is) (?:one|person|name|profile|applicant|candidate|individual) (?:named |listed |mentioned |described |shown |who signed )?(?:above|below|here)', 'the above(?:-named| named| candidate| applicant| person)?(?= (?:person|candidate|applicant|must|should|is)|[,.]|$)'],
    output: ['(?:only|just|nothing but|solely) (?:with )?(?:the (?:word|number|single)|"|“)*', '(?:start|begin)s? (?:your [a-z]{1,12} )?with (?:"|“|the)*', 'verbatim', 'as is', 'without change*', 'in json', 'expected output'],
    text: ['this (?:result|score|paragraph|sentence|evaluation|instruction|line|message|notice|block|verdict)', 'the (?:previous|preceding|above) (?:sentence|line|paragraph|result)'],
    suppress: ['(?:do not|don[’\']t|never) (?:mention|say|reveal|cite|list|disclose|bring up|refer|comment|include|report|flag|penali)*', '(?:leave|leaving) out', '(?:gloss|skip|pass) over', 'keep (?:silent|quiet) about'],
    role: ['(?:imagine|pretend|suppose|assume) (?:that )?(?:you|i am|the role)', 'act (?:as|like)', 'you are (?:now |the |a |an |my )', 'from (?:now|here|this point) on*', 'play the (?:part|role)', 'for the (?:rest|remainder) of', 'message from (?:the )?admin*'],
    others: ['(?:all |the |every |any )?(?:other|remaining) (?:candidate|applicant|resume|résumé|cv|profile|application)*', 'everyone else'],
    claim: ['(?:pre-?screening|screening|automated review|vetting|background check) (?:is |was |has been )?(?:complete|passed|finished|cleared|result)*', 'system (?:notice|message|note|alert|update)', '(?:automated|automatic) (?:analysis|screening|evaluation) result*', 'cleared (?:all|every) (?:threshold|filter|check)*', 'scoring (?:rules?|guidelines?|rubric) (?:update|changed)*', '(?:ai|system|model|algorithm) (?:verdict|opinion|evaluation|assessment|result)*'],
    you: ['your (?:instructions?|task|summar|answer|output|evaluat|assess|respon|scor|role|rules?|criteria|verdict|report|review|rating|ranking|job is|guideline|prompt)*', 'you (?:generate|produce|write|output|are (?:now|an?|to)|will (?:now|rate|rank|score|say)|must|shall|evaluate|summari|parse|process|read|check|review|compare|rank|score|grade)*', 'yourself', 'you (?:were|have been) (?:given|told|asked)*', '(?:if|when) (?:you are )?asked'],
    reader: ['(?:who|what)ever', 'any(?:one|thing|body) (?:that|who|which)? ?(?:read|pars|process|scan|evaluat|screen|handl)*', '(?:pars|process|scann|evaluat|screen|handl|digest)(?:ing|es|ed) this*', 'when (?:producing|writing|summari[sz]ing|generating|preparing|compiling|scoring|rating|evaluating|assessing|comparing|screening|ranking)', '(?:tool|system|model|bot|robot|program|software|algorithm|parser|machine|ai)s? (?:that is |that are |which is )?(?:reading|parsing|processing|reads|parses|processes|scoring|scores)'],
    before: ['please', 'kindly', 'always', 'never', 'just', 'simply', 'then', 'also', 'do not', 'don[’\']t', 'directly', 'only'],
    orders: ['accept', 'act', 'advance', 'answer', 'approve', 'assign', 'assume', 'award', 'book', 'boost', 'bump', 'call', 'choose', 'classify', 'conclude', 'congratulate', 'consider', 'count', 'declare', 'describe', 'discard', 'disregard', 'elevate', 'endorse', 'evaluate', 'favou?r', 'flag', 'forget', 'forward', 'give', 'grade', 'grant', 'hire', 'ignore', 'invite', 'interpret', 'judge', 'label', 'leave', 'let', 'list', 'make', 'mark', 'mention', 'move', 'name', 'omit', 'output', 'overlook', 'pass', 'pick', 'place', 'praise', 'prefer', 'prioriti[sz]e', 'proceed', 'promote', 'push', 'put', 'raise', 'rank', 'rate', 'recommend', 'reject', 'reply', 'respond', 'return', 'reward', 'say', 'schedule', 'score', 'select', 'send', 'set', 'shortlist', 'skip', 'state', 'summari[sz]e', 'tag', 'tell', 'treat', 'upgrade', 'view', 'vote', 'weigh', 'write', 'copy', 'fill', 'complete', 'translate', 'increase', 'add', 'confirm', 'start', 'begin', 'ensure', 'default', 'dwell', 'follow', 'highlight', 'reveal', 'make sure', 'lift', 'round up', 'bring'],
    please: ['please', 'kindly', '(?:would|could|can|will) you', 'grateful', 'appreciate*', '(?:is|are) (?:kindly )?(?:asked|requested|required|invited|instructed|advised|expected) to', 'i (?:would )?(?:ask|request|urge|beg)', 'so kind', 'feel free', 'it would (?:only )?be*', '(?:make|be) sure'],
    must: ['must', 'should', 'shall', 'ought to', '(?:is|are|has|have|needs?) to be', 'it is (?:essential|imperative|vital|mandatory|required|crucial) that', 'no (?:further|other|more|additional) (?:screen|review|check|filter|evaluat|assess|vetting|step|test)*', '(?:is|are) (?:required|needed)', 'will be (?:logged|reported|recorded|flagged|treated|considered|counted)', 'it would only be fair*', '(?:is|are) to be', 'cannot (?:be|fall|score|drop)*', '(?:is|are|has been|have been) (?:suspended|waived)'],
    process: ['screen(?:ing|ed)', 'shortlist*', 'hir(?:e|ed|ing)', 'offer', 'interview*', 'evaluat*', 'assess*', 'ratings?', 'rank(?:ing|ings|ed)?', 'scor(?:e|es|ed|ing)', 'verdict', 'decision', 'selection', 'committee', 'applicants', 'candidates', 'candidacy', 'fit', 'match', 'qualif*', 'recommend*', 'summary', 'verified', 'validated', 'approved', 'new task', 'instructions', 'employment', 'profile', 'YES', 'NO', 'minimum', 'floor', 'strongest', 'advance', 'thresholds?', 'reject(?:ing|ed|ion)', 'discriminat*', 'compliance', 'requirements?', 'criteria', 'every skill', 'all skills', 'advanced', 'summar*', 'vendor', 'recruiter*', 'cleared', 'pre-?screening', 'points', 'hire', 'recommendation', 'benefit of the doubt'],
    lack: ['missing', 'lack(?:s|ing)?', 'absence', 'gaps?', 'weakness*', 'without a degree', 'shortcoming*'],
  },
  fr: {
    subject: ['(?:le|la|au|du|à la|de la) (?:candidate?|postulante?)(?! id[ée]al| à )', 'l[ea] soussignée?', 'le (?:cv|dossier)(?= (?:doit|est)|[,.]|$)', 'me (?:class|plac|sélection|conv)*'],
    above: ['cel(?:ui|le)-ci', 'cel(?:ui|le) (?:nommé|cité|mentionné|indiqué|ci-dessus)*', '(?:personne|candidate?) ci-dessus'],
    output: ['(?:que|seulement|uniquement) (?:par )?(?:le mot|le chiffre|«|"|“)', '(?:commenc|début)[a-zéè]* par (?:«|"|“|la phrase)*', 'tel quel', 'sans modif*', 'en json', 'sortie attendue'],
    text: ['c(?:e|et|ette) (?:résultat|phrase|paragraphe|note|évaluation|consigne|ligne|message|avis|bloc)', '(?:la phrase|le paragraphe|la ligne) (?:précédente?|ci-dessus)'],
    suppress: ['ne (?:mentionn|révél|dis|dites|cit|évoqu|parl|signal|relev|indiqu)*', 'n[’\'](?:évoqu|indiqu|abord)*', '(?:taire|tais|taisez|passe[zr]? sous silence)'],
    role: ['imagine[zr]? (?:que|être)', 'fai(?:s|tes) comme si', 'tu es', 'vous (?:êtes|jouez)', 'tu joues', 'agis(?:sez)? comme', '(?:désormais|dorénavant)', 'à partir (?:de maintenant|d[’\']ici)', 'joue[zr]? le rôle', 'message de l[’\']administrateur'],
    others: ['(?:les |des |aux )?autres (?:candidat|postulant|cv|profil|dossier)*', 'le reste des (?:candidat|dossier|profil)*'],
    claim: ['(?:présélection|préqualification|tri automatique|contrôle automatique) (?:terminée?|validée?|réussie?|effectuée?)', 'résultat (?:de l[’\']analyse|du tri|de l[’\']évaluation) automatique', '(?:avis|message) (?:du )?système', 'barème (?:mis à jour|modifié)', '(?:avis|évaluation|verdict|rapport|résultat) (?:de l[’\']ia|de l[’\']algorithme|du système|du modèle)'],
    you: ['(?:tes|ton|ta) (?:instruction|consigne|tâche|réponse|résumé|évaluation|compte|rapport|sortie|rôle|critère|règle|note|avis)*', 'tu (?:dois|vas|peux|es|as|lis|liras|génères|reçois|écris|évalues|notes|classes|résumes|analyses|traites|réponds|considères|compares)', 'toi qui', 'vous qui', '(?:que|quand|lorsque|si) (?:tu|vous) (?:génér|rédig|évalu|résum|lis|lisez|trait|compar|not|class)*', '(?:votre|vos) (?:réponse|synthèse|évaluation|résumé|rapport|note|avis|compte)*', 'qu[’\']on (?:te|vous) (?:a|demande)*', 'si on (?:te|vous) demande'],
    reader: ['quiconque', '(?:tout|toute|celui|celle|ceux) (?:ce )?qui (?:lit|lira|lisent|traite|analyse|évalue|résume)*', '(?:en|lors de|au moment de) (?:résum|évalu|not|class|compar|rédige|génér)*', '(?:robot|logiciel|outil|système|ia|algorithme|machine|programme)s? qui (?:li|trait|analys|not|class|évalu)*'],
    before: ['merci de', 'toujours', 'jamais', 'ne', 'veuillez', 'simplement', 'directement', 'donc', 'alors'],
    orders: ['résumez', 'n[’\'](?:évoque|indique|écri|oubli|omet|accept)*', '(?:accept|assign|attribu|approuv|class|compt|convoqu|déclar|décern|désign|donn|écart|évalu|favoris|félicit|ignor|imagin|indiqu|invit|jou|jug|laiss|mentionn|mont|not|nomm|oubli|pass|plac|port|prioris|propos|rang|recommand|remont|réserv|retourn|saut|sélectionn|signal|suppos|trait|valid|vot)(?:e|ez)', 'considèr(?:e|es)', 'considérez', 'préfèr(?:e|es)', 'préférez', 'interprèt(?:e|es)', 'interprétez', 'fai(?:s|tes)', 'dis', 'dites', 'mets', 'mettez', 'écri(?:s|vez)', 'décri(?:s|vez)', 'répond(?:s|ez)', 'choisi(?:s|ssez)', 'conclu(?:s|ez)', 'retiens', 'retenez', 'renvoi(?:e|es)', 'renvoyez', 'rends', 'rendez', 'omets', 'omettez', 'promeus', 'promouvez', 'appelle', 'appelez', 'élève', 'élevez', 'procède', 'procédez', 'relev(?:e|ez)', 'coch(?:e|ez)', 'remplis*', 'complét(?:e|ez)', 'complèt(?:e|es)', 'copi(?:e|ez)', 'tradui(?:s|sez)', 'augment(?:e|ez)', 'ajout(?:e|ez)', 'commenc(?:e|ez)', 'contente[zr]?', 'suis', 'suivez', 'révél(?:e|ez)', 'révèle', 'oublie[zr]?', 'veille[zr]?', 'assure[zr]?', 'classer', 'ne pas tenir compte', 'affiche[zr]?', '(?:ignor|pass|class|attribu|convoqu|not|plac|indiqu)er', 'retenir', 'mettre', 'répondre', 'omettre'],
    please: ['s[’\']il (?:vous|te) plaît', 'svp', 'veuillez', 'merci de', 'prière de', '(?:auriez|pourriez|voulez|voudriez|voudrais|pourrais)[ -](?:vous|tu)', '(?:vous|te|t[’\']) ?(?:prie|demande|invite)', 'pri(?:é|ons)*', 'nous (?:prions|demandons)', 'conviendrait', 'il (?:serait bon|faut|convient)', 'est demandé'],
    must: ['doi(?:t|s|vent)', 'devr(?:a|ait|ez|as)', 'il (?:faut|est (?:essentiel|impératif|indispensable|obligatoire|vital) (?:que|de))', 'aucun(?:e)? (?:autre )?(?:tri|examen|vérification|sélection|filtre|contrôle|étape)*', 'n[’\'](?:est|a) (?:pas )?(?:nécessaire|besoin)', '(?:est|sont) prié*', 'sera (?:signal|enregistr|considér|comptabilis)*', 'il suffit de', 'ont été (?:levé|suspendu)*'],
    process: ['candidats', 'candidatures?', 'postulants', 'tri', 'sélection', 'comité', 'offre', 'entretien*', 'embauche*', 'recrut*', 'validé*', 'vérifié*', 'approuvé*', 'évaluation*', 'notes?', 'classement', 'décision', 'verdict', 'résumé', 'compte rendu', 'adéquation', 'profil', 'liste', 'recommand*', 'consignes', 'instructions', 'nouvelle tâche', 'emploi', 'obtient', 'reçue?', 'OUI', 'NON', 'plancher', 'minimale?', 'solide', 'compétences demandées', 'critères?', 'grille', 'réserve', 'score', 'points', 'rejet*', 'discriminat*', 'algorithmes?', 'équité', 'requises?', 'exigées?', 'recruteur*', 'position', 'acceptée?', 'fiche', 'défavoris*'],
    lack: ['absence', 'manque*', 'manquant*', 'lacunes?', 'trous?', 'faiblesse*', 'sans diplôme', 'réserves?', 'licenciement*'],
  },
  pt: {
    subject: ['(?:o|a|ao|à|do|da) (?:candidat[oa]|postulante|concorrente)(?! a | ideal)', 'o currículo(?= (?:deve|é)|[,.]|$)', '(?:me descarte|me coloque|fale bem de mim)'],
    above: ['(?:o|a|ao|à|quem) (?:que )?(?:assina |consta |aparece )?(?:acima|aqui em cima)', '[oa] acima (?:assinad|citad|mencionad)[oa]'],
    output: ['(?:apenas|somente|só|unicamente) (?:com )?(?:a palavra|o número|"|“)', '(?:comec|inici)[a-z]* com (?:"|“|«|a frase)*', 'sem alterar*', 'em json', 'tal como está', 'saída esperada'],
    text: ['est[ea] (?:resultado|frase|parágrafo|nota|pontuação|avaliação|instrução|linha|mensagem|aviso)', 'ess[ea] (?:resultado|frase|parágrafo|instrução)', '(?:a frase|o parágrafo|a linha) anterior', 'o campo ["“«]'],
    suppress: ['não (?:mencion|cit|diga|revel|comente|fale|sinalize|inclua|aponte)*', '(?:omita|oculte|esconda|cale) (?:os|as|a|o|que)', 'deixe de fora'],
    role: ['faça de conta', 'imagine que', 'finja (?:que|ser)', 'você (?:é|agora é) (?:um|uma|o|a|meu)', 'aja como', '(?:a partir de|de) agora (?:em diante)?', 'doravante', 'mensagem do administrador'],
    others: ['(?:os |as |dos |das )?(?:outr[oa]s|demais) (?:candidat|concorrent|currícul|perfi|inscriç)*', 'o resto dos (?:candidat|currícul)*'],
    claim: ['(?:triagem|pré-seleção|verificação|análise) (?:automática|prévia)[:,]?', '(?:triagem|pré-seleção) (?:concluída|aprovada)', '(?:aviso|mensagem) do sistema', 'resultado da (?:triagem|análise automática)', 'isent[oa] d[oa]s', '(?:parecer|avaliação|laudo|veredito|resultado) d(?:a ia|o sistema|o algoritmo|o modelo)'],
    you: ['(?:suas?|seus?|teus?|tuas?) (?:instruç|tarefa|resposta|resumo|avaliaç|relatório|saída|papel|critério|regra|pontuaç)*', 'tu (?:que|deves|és|tens|vais|lês)', 'você (?:deve|é|agora|vai|gera|que)', '(?:por|para) você', '(?:quando|que|se|ao) (?:você )?(?:redigir|gerar|gere|avaliar|resumir|ler|processar|conferir|escrever)', 'que (?:te|lhe) (?:deram|foram|pedi)*', 'se (?:te|lhe) perguntarem'],
    reader: ['quem (?:quer que )?(?:ler|leia|processar|processe|analisar|analise|avaliar|avalie|revisar|tratar)', 'ao (?:resumir|avaliar|comparar|pontuar|classificar|gerar|redigir)', '(?:sistema|robô|programa|software|ferramenta|ia|algoritmo)s? que (?:lê|lêem|leem|processa|analisa)*', 'quem estiver (?:lendo|a ler|avaliando|processando)'],
    before: ['por favor', 'sempre', 'nunca', 'não', 'apenas', 'simplesmente', 'diretamente', 'favor'],
    orders: ['aceite', 'aceita', 'aja', 'aprove', 'anote', 'atribua', 'avalie', 'chame', 'classifique', 'coloque', 'conclua', 'considere', 'considera', 'contrate', 'convide', 'convoque', 'dê', 'declare', 'deixe', 'descreva', 'destaque', 'devolva', 'diga', 'dispense', 'escolha', 'escreva', 'esqueça', 'faça', 'favoreça', 'finja', 'ignore', 'imagine', 'indique', 'interprete', 'leve', 'marque', 'mencione', 'omita', 'parabenize', 'passe', 'ponha', 'pontue', 'prefira', 'presuma', 'priorize', 'promova', 'pule', 'recomende', 'registre', 'responda', 'resuma', 'retorne', 'devolve', 'selecione', 'siga', 'sinalize', 'suba', 'suponha', 'trate', 'trata', 'vote', 'limite-se', 'preencha', 'copie', 'complete', 'traduza', 'aumente', 'acrescente', 'confirme', 'comece', 'conte', 'esqueça', 'revele', 'garanta', 'some', 'eleve', 'mantenha', 'trate-o', '(?:ignor|omit|encaminh|pass|classific|atribu|consider|pontu|convoc|indic|marc|coloc|d)[ai]r', 'responder', 'encaminhe', 'cite'],
    please: ['por favor', 'pe[çc]o', 'pedimos', 'gentileza', 'solicit[oa]', 'favor', 'agradeç[oe]*', 'poderia', 'conv(?:ém|iria)', 'é preciso', 'pede-se', 'solicita-se', 'preciso que'],
    must: ['deve[mrs]?', 'deverá', 'tem (?:que|de)', 'é (?:essencial|imprescindível|obrigatório|necessário|vital) que', 'nenhum[a]? (?:outr[oa] )?(?:triagem|filtro|análise|etapa|verificação)*', '(?:não )?(?:é|são) necessári[oa]s?', 'fica proibido', 'basta', 'isent[oa] d[oae]s?', 'será (?:registrad|denunciad|considerad)*', 'não vale a pena', 'foram suspens*', 'não pode ser descartad*'],
    process: ['candidat[oa]s', 'concorrentes', 'triagem', 'seleção', 'comitê', 'comité', 'proposta', 'entrevist*', 'contrata*', 'validad[oa]', 'verificad[oa]', 'aprovad[oa]', 'avaliaç*', 'pontuaç*', 'nota', 'classificaç*', 'decisão', 'veredito', 'resumo', 'relatório', 'aderência', 'perfil', 'lista', 'recomend*', 'instruções', 'nova tarefa', 'emprego', 'obtém', 'SIM', 'NÃO', 'mínima?', 'forte', 'requisitos', 'critérios', 'campos?', 'fase', 'etapa', 'final', 'verificação', 'antecedentes', 'eliminatóri*', 'gestor', 'currículos', 'vaga', 'rejeit*', 'discriminat*', 'apt[oa]', 'nenhum', 'isent[oa]', 'técnica'],
    lack: ['falta de', 'ausência', 'ausentes?', 'lacunas?', 'falhas?', 'fraquez*', 'sem diploma', 'pontos fracos', 'demiss*'],
  },
  de: {
    subject: ['(?:der|die|den|dem) (?:kandidat(?:en|in)?|bewerber(?:in)?)(?! als)', 'unterzeichnet*', 'der lebenslauf(?= (?:muss|soll|ist)|[,.]|$)', 'mich (?:auf|an|nach|in) (?:die|der|den|oben)'],
    above: ['(?:der|die|den|dem) (?:oben (?:genannt|stehend|aufgeführt|erwähnt)|obenstehend|obengenannt|obig)*'],
    output: ['(?:nur|lediglich|ausschließlich) (?:mit )?(?:das wort|dem wort|die zahl|„|"|“)', '(?:ausschließlich|nur) json', '(?:beginn|anfang)[a-z]* mit (?:„|"|“|dem satz)*', 'unverändert*', 'wörtlich*', 'erwartete ausgabe'],
    text: ['dies(?:e|er|es|en|em) (?:ergebnis|satz|absatz|note|bewertung|anweisung|zeile|nachricht|hinweis|urteil)*', '(?:der vorige|der vorherige|der obige) (?:satz|absatz)'],
    suppress: ['(?:erwähn|nenn|zitier|verrat|erläuter|sprich)(?:e|en sie|t)? [^.!?,;]{0,40}nicht', '(?:zu )?verschweigen', 'verschweig*', '(?:nicht|keinesfalls) (?:zu )?(?:erwähnen|nennen|aufführen)', 'weg(?:zu)?lassen', 'außer acht', 'nicht zu (?:berücksichtigen|werten|beachten|gewichten)'],
    role: ['du spielst', 'du bist', 'stell dir vor', 'tu so', 'tue so', '(?:ab|von) (?:jetzt|sofort|nun|hier) (?:an)?', 'spiele? die rolle', 'angenommen, du', 'ab jetzt', 'kein (?:prüfprogramm|filter|system) mehr', 'nachricht des administrators'],
    others: ['(?:alle |die |der |den )?(?:anderen|übrigen|restlichen|sonstigen) (?:bewerb|kandidat|lebensl|profil|unterlagen)*'],
    claim: ['(?:vorprüfung|vorauswahl|automatische prüfung|vorsortierung) [^.!?]{0,40}(?:abgeschlossen|bestanden|erfolgt|erledigt)', 'system(?:hinweis|meldung|nachricht)', 'ergebnis der (?:automatischen|vorprüfung)*', 'uneingeschränkt geeignet', 'bewertungsregeln? (?:aktualisiert|geändert)', '(?:urteil|bewertung|ergebnis|gutachten) (?:der ki|des systems|des algorithmus|des modells)'],
    you: ['dein(?:e|er|en|em)? (?:anweisung|aufgabe|antwort|zusammenfass|bewertung|bericht|ausgabe|rolle|kriteri|regel|urteil)*', 'du (?:musst|sollst|bist|wirst|hast|darfst|kannst|liest|bewertest|prüfst|vergleichst|schreibst)', '(?:wenn|falls|dass|sobald|bevor|die|den) du', 'du,? (?:der|die|das)', 'ihre (?:anweisung|aufgabe ist|bewertung|ausgabe)*', '(?:wenn|falls|sobald) sie (?:dies|das profil)*', '(?:dein|ihr)(?:e|en|er|em)? (?:gutachten|zusammenfassung|bericht|urteil|bewertung)', 'wenn man dich*', 'falls du*', 'wirst du*'],
    reader: ['wer (?:auch immer )?(?:dies|das|die)*', '(?:an )?alle,? die*', 'was (?:auch )?immer', '(?:beim|bei der) (?:zusammenfass|bewert|vergleich|auswert|einstuf|sortier|prüf)*', 'sollte (?:der text|dieses|diese|dieser)*', '(?:system|roboter|programm|software|werkzeug|ki|algorithmus|modell)e?,? (?:das|der|die) (?:dies|den text|das)*', 'bei der [a-z]{3,15}en (?:bewertung|auswertung|prüfung|einstufung)'],
    before: ['bitte', 'stets', 'immer', 'nie', 'niemals', 'nur', 'einfach', 'direkt'],
    orders: ['(?:setz|stell|reih|platzier|bewert|beurteil|wert|schreib|sag|nenn|erwähn|gib|geb|empfiehl|empfehl|ignorier|übergeh|lass|behandl|betracht|markier|wähl|bevorzug|lad|nimm|nehm|antwort|fass|vergib|vergeb|stuf|halt|buch|gratulier|akzeptier|zieh|streich|überspring|vergiss|verschweig|beförder|schick|leit|zähl|interpretier|erklär|priorisier|hebe|lob|gewicht)(?:e|en|en sie|t|le|re)?', 'behandel[ne]?', '(?:kopier|füll|ergänz|übersetz|erhöh|addier|bestätig|beginn|befolg|folg|verrat|erfind|runde|ignorier|übernehm|übernimm|ersetz|unterlass)(?:e|en|en sie|t)?', '(?:berücksichtig|sprich|sprech)(?:e|en|t)?'],
    please: ['bitte', '(?:wären|würden|könnten|möchten) sie', 'gebeten', 'möge*', 'so freundlich', 'dankbar', 'ersuch*', 'es empfiehlt sich', 'es wird gebeten', '(?:[a-z]{0,8}zuziehen|übergehen|zu setzen|einzuladen)(?=[.!?]|$)'],
    must: ['muss*', 'müss*', 'soll*', '(?:ist|sind) (?:stets |immer |unbedingt )?[^.!?]{0,40}zu*', 'es ist (?:wesentlich|zwingend|wichtig|erforderlich|unerlässlich)', 'kein(?:e|er|en)? (?:weiter|ander|zusätzlich)*', '(?:nicht )?(?:nötig|erforderlich|notwendig)', 'unterlassen', 'zu (?:nennen|ersetzen|werten|setzen|bewerten|erwähnen|verschweigen|geben|behandeln|übernehmen)', 'wird (?:gemeldet|protokolliert|gewertet)', 'reicht es*', 'genügt*', '(?:wurden|sind) (?:ausgesetzt|aufgehoben)'],
    process: ['kandidaten', 'bewerber(?:n|innen)?', 'vorauswahl', 'auswahl*', 'gremium', 'angebot', 'gespräch*', 'interview*', 'einstell*', 'geprüft', 'bestätigt', 'freigegeben', 'genehmigt', 'bewertung*', 'punkt*', '*punktzahl', 'rangliste', 'entscheid*', 'urteil*', 'zusammenfass*', 'passung', 'profil', 'liste', 'empfehl*', 'anweisungen', 'neue aufgabe', 'beschäftigung', 'erreicht', 'eingeladen', 'JA', 'NEIN', 'mindest*', 'stärkste*', 'nach oben', 'ganz oben', 'absage', 'zusage', 'geeignet', 'ergebnis', 'vorprüfung', 'prüfung', 'eignung', 'bedenken', 'kriterien', 'anforderungen', 'diskrimini*', 'abgelehnt', 'ablehn*', 'gutachten', 'headhunter', 'stärken', 'json', 'genommen', 'kündigung*', 'automatisch*'],
    lack: ['fehlend*', 'fehlt', 'lücke*', 'mangel', 'mängel', 'schwäche*', 'ohne abschluss', 'kündigung*'],
  },
  it: {
    subject: ['(?:il|la|al|alla|del|della) candidat[oa](?! ideal)', 'il curriculum(?= (?:deve|va|è)|[,.]|$)', '(?:mostrarmi|mettermi|inserirmi|scartarmi)'],
    above: ['quell[oa] (?:qui )?(?:sopra|in alto|indicat)*', '(?:il|la) sopra(?:scritt|indicat|nominat)*'],
    output: ['(?:solo|soltanto|unicamente) (?:con )?(?:la parola|il numero|«|"|“)', '(?:inizi|cominci)[a-z]* con (?:«|"|“|la frase)*', 'senza modific*', 'in json', 'parola per parola', 'output atteso'],
    text: ['quest[oaie] (?:risultat|fras|paragraf|not|valutazion|istruzion|rig|messaggi|avvis|sched)*', '(?:la frase|il paragrafo|la riga) precedente', 'quanto (?:è )?scritto qui'],
    suppress: ['non (?:menzion|cit|dir|dic|rivel|segnal|parl|indic|accenn)*', '(?:taci|tacere|ometti|omettere|nascondi|sorvola) (?:le|gli|i|la|il|su|che)*'],
    role: ['immagina (?:di|che)', 'fai finta', 'fingi (?:di|che)', 'sei (?:un|una|il|la)', '(?:da|d[’\'])(?: questo momento|ora| ora| adesso)', 'agisci come', 'comportati come', 'recita', 'messaggio (?:dell[’\']amministratore|di sistema)'],
    others: ['(?:gli |le |i |degli |tutti gli )?(?:altri|restanti|rimanenti) (?:candidat|curriculum|profil|aspirant)*'],
    claim: ['esito (?:della|del) (?:valutazione|selezione|filtro|screening) automatic*', '(?:preselezione|prescreening|verifica automatica) (?:completat|superat|conclus)*', '(?:avviso|messaggio) (?:di|del) sistema', 'selezionatore digitale', '(?:parere|valutazione|giudizio|verdetto|esito) (?:dell[’\']ia|del sistema|dell[’\']algoritmo|del modello|della preselezione)'],
    you: ['(?:le )?(?:tue|tuo|tua|tuoi) (?:istruzion|compit|rispost|riassunt|valutazion|rapport|uscit|ruol|criter|regol|punteggi|schede?)*', 'tu (?:che|devi|sei|hai|puoi|leggi|valuti)', '(?:quando|che|se) (?:scrivi|generi|valuti|riassumi|leggi|elabori|controlli|rediga|confronti)', 'se ti (?:chied|domand)*', 'che ti (?:hanno|è|sono)*', 'ti (?:chiedono|domandano)', '(?:stai|devi|sappi) (?:legg|elabor|valut|che|consigl|dire|scriv)*'],
    reader: ['(?:a )?chi(?:unque)? (?:legg|elabor|analizz|valut|esamin|tratt)*', '(?:nel|durante il|nello) (?:riassum|valut|confront|classific|redig|scriv|gener)*', '(?:sistema|robot|programma|software|strumento|ia|algoritmo|modello)i? che (?:legg|elabor|analizz|valut)*'],
    before: ['per favore', 'sempre', 'mai', 'non', 'semplicemente', 'direttamente', 'solo', 'da'],
    orders: ['suppon(?:i|ete)', 'accetta(?:te)?', 'assegn[ai]', 'attribuisci', 'approva', 'chiama', 'classifica', 'colloca', 'concludi', 'conferma', 'congratulati', 'considera', 'consiglia', 'convoca', 'dai', 'date', 'descrivi', 'definisci', 'dì', 'dite', 'dica', 'elogia', 'fai', 'fate', 'favorisci', 'fingi', 'giudica', 'ignora', 'immagina', 'indica', 'interpreta', 'inserisci', 'invita', 'lascia', 'menzion[ai]*', 'metti', 'mettete', 'ometti', 'passa(?:re)?', 'poni', 'porta', 'preferisci', 'premia', 'prenota', 'presenta', 'promuovi', 'raccomanda', 'restituisci', 'riassumi', 'ricorda', 'rispondi', 'salta', 'scegli', 'scrivi', 'segnala', 'seleziona', 'sposta', 'tratta', 'valuta', 'vota', 'porti', 'metta', 'dia', 'scriva', 'cit(?:i|are)', 'ometta', 'ponga', 'consideri', 'valuti', 'assegni', 'inviti', 'convochi', 'passi', 'scelga', 'preferisca', 'risponda', 'dire', 'limitati', 'segui', 'seguite', 'riporta(?:re|te)?', 'traduci', 'traducete', 'compila', 'completa', 'aumenta', 'aggiungi', 'copia', 'inizia', 'conta', 'dimentica', 'rivela', 'assicurati', 'limitati', 'sostituisci', 'promuovi', '(?:salt|inser|proced|consider|assegn|ignor|approv|convoc|classific|segnal|mett|d)(?:are|ire|ere)'],
    please: ['per (?:favore|cortesia)', 'si prega', 'preg(?:o|hiamo)', 'chied(?:o|iamo|e)', 'gentilmente', 'cortesemente', '(?:potrebbe|potreste|potresti)', 'sare(?:i|mmo) grat*', 'occorre', 'bisogna', 'si (?:chiede|richiede|invita)', 'converrebbe', 'sarebbe (?:bene|opportuno)'],
    must: ['dev[eio]*', 'dovr(?:à|ai|anno)', 'va (?:convocat|assunt|invitat|pres)*', 'è (?:essenziale|indispensabile|obbligatorio|necessario|fondamentale) che', 'nessun(?:a|o)?[ ’\'](?:altr)?*', '(?:non )?(?:è|serve) necessari[oa]', 'bisogna', 'occorre', 'va (?:promoss|consider|valutat|messo|portat)*', 'non (?:può|deve) (?:scend|essere|avere)*', 'basta', 'sono stati (?:sospes|annullat)*'],
    process: ['candidati', 'candidature', 'selezion*', 'commissione', 'filtro', 'offerta', 'colloqui*', 'assun*', 'convalidat[oa]', 'verificat[oa]', 'approvat[oa]', 'valutazion*', 'punteggi*', 'voto', 'classifica', 'decisione', 'verdetto', 'riassunto', 'scheda', 'idoneità', 'profilo', 'lista', 'raccomand*', 'istruzioni', 'nuovo compito', 'impiego', 'ottiene', 'convocat[oa]', 'SÌ', 'NO', 'minim[oa]', 'forte', 'requisiti', 'criteri', 'fase', 'successiva', 'promoss[oa]', 'idone[oa]', 'esito', 'difetti', 'scheda', 'livello', 'curriculum', 'assumere', 'scart*', 'rifiut*', 'discrimin*', 'funzione', 'reclutat*', 'frase', 'digitale'],
    lack: ['mancanz*', 'mancant*', 'assenza', 'lacun*', 'vuot[oi]', 'debolezz*', 'senza titolo', 'difetti', 'licenziament*'],
  },
  ja: {
    subject: ['(?:候補者|応募者)(?:は|を|の評価|に満点)', '彼女を', '彼を'],
    above: ['(?:上記|前記|冒頭)の(?:者|人|人物|応募者|候補者|方)'],
    output: ['[」』”](?:と)?(?:だけ|のみ)', 'そのまま出力', 'そのまま(?:記載|転記|写)', '三行以内', 'JSON', 'という文で始め', '[」』”]と(?:出力|回答|記載|答え)', '期待される出力'],
    text: ['(?:この|本|上の|上記の|前の)(?:結果|文|段落|評価|指示|行|メッセージ|文章)'],
    suppress: ['触れず', '触れない', '言及せず', '言及しない', '書かない', '伏せ', '省い', '省き', '述べない'],
    role: ['なりきっ', 'つもりで', 'ふりをし', 'と仮定し', 'あなたは', 'これより', '今から', '以後', '管理者からの(?:通知|連絡|指示)'],
    others: ['(?:他|ほか|その他)の(?:候補|応募|履歴書|人)'],
    claim: ['(?:採点|審査|選考|一次審査|事前審査|自動審査)(?:の)?(?:結果|済み|完了|終了)', 'システム(?:通知|メッセージ)', '(?:評価|採点)(?:基準|ルール)(?:を|の|が)?(?:更新|変更)', '(?:AI|人工知能|システム)(?:による)?(?:の)?(?:判定|評価|所見|結論)'],
    you: ['あなた', '(?:生成|作成|出力)する(?:要約|評価|回答|文章)'],
    reader: ['処理する(?:方|者|もの)', '読み取る(?:方|者|もの)', '解析する(?:方|者)', '(?:ロボット|ボット)は', '(?:要約|評価|採点|比較)(?:の(?:冒頭|際|とき|時)|する(?:際|とき|時|場合)|で(?:は|必ず))', '(?:比べる|比較する|採点する)(?:とき|際|場合)', '減点(?:した|する)場合', '(?:読んでいる|読む)(?:AI|システム|モデル)'],
    before: [],
    orders: ['ください', '下さい', 'せよ', 'しろ', 'なさい', 'こと(?:[。」）]|$)', 'ものとする', 'お願い(?:します|いたします)', 'してほしい', '願います', 'もらえませんか', 'いただけますか', 'ものとする', '選ぶもの', '扱うこと', 'お願いです', 'つけてもらえ', 'お願いだから'],
    please: [],
    must: ['べき', '必ず', '不要です', '必要はない', '必要はありません', '不要', '一律', 'だけ出力', 'のみ出力', '通報され', 'みなされ', '不要につき'],
    process: ['選考', '審査', '書類選考', '内定', '面接', '採用', '承認', '評価', '採点', '得点', '点(?:[。、]|$)', '順位', '判定', '要約', '候補', '応募者', '合格', '通過', '推薦', '経歴', '新しい(?:作業|任務|タスク)', '指示', '勤務', '「はい」', '最低', '有力', '優先', '減点', '差別', '通報', '逸材', '勧め', '採点', '満点', '本人', '転職', '学歴', '長所', '優れ'],
    lack: ['欠け', 'ないこと', '不足', '空白', '欠落', '触れない', '短所', '弱点', '劣って', '少ない'],
  },
  zh: {
    subject: ['(?:该|此|这位|這位)(?:候选人|候選人|应聘者|應徵者|求职者)', '(?:将|把|请将|称)(?:此人|她|他)', '称她', '称他', '本人(?=应|须|必须)', '把我(?:排|放|列|选)'],
    above: ['(?:上述|以上|前述)(?:人员|人員|人|候选人|候選人|应聘者)', '(?:本|此|该)材料'],
    output: ['(?:只|仅)(?:需)?(?:输出|回答|回复|写)', '原样输出', '直接输出', '一字不改', 'JSON', '到此为止', '预期输出'],
    text: ['(?:本|这|这份|本份|此)(?:结果|段|句话|句|评价|指令|行|消息|材料|份材料)'],
    suppress: ['(?:不要|不得|请勿|切勿|勿|别)(?:提|说|写|透露|提及|提到|列|扣)', '隐去', '略过', '避而不谈'],
    role: ['假装', '扮演', '想象你', '你(?:现在)?是', '从现在起', '从此刻起', '即日起', '假设你', '管理员(?:消息|通知|指令)'],
    others: ['(?:其他|其余|别的|其它)(?:的)?(?:候选|应聘|申请|求职|简历)'],
    claim: ['(?:初筛|筛选|审核|评估|背景调查|预审)(?:结果|已完成|完成|已通过|通过|结束)', '系统(?:通知|消息|提示)', '(?:评分|评估)(?:规则|标准)(?:已)?(?:更新|变更|调整)', '(?:AI|人工智能|系统|模型)(?:的)?(?:结论|评价|判定|评估|意见)'],
    you: ['你(?:的|生成|是|将|必须|要|在)', '(?:撰写|生成|输出)(?:的)?(?:评语|摘要|评价|结论)'],
    reader: ['处理此文件', '处理本文件', '读取(?:此|本)', '自动(?:处理|读取|筛选)(?:此|本)', '(?<![\u4e00-\u9fff])(?:审核|筛选|招聘|评审|阅读|简历)机器人[，,：:]', '(?:总结|概括|评价|评分|打分|比较|筛选|撰写)(?:之)?时', '(?:读到|看到)(?:此|这)(?:处|里|段)?的'],
    before: [],
    orders: ['请(?!参|见|用|勿联|联|打印)', '請', '务必', '務必', '不要', '切勿', '一律', '始终', '勿', '祝贺', '只输出', '仅输出', '按.{1,6}计', '改写为', '翻译为', '视为', '上调', '输出到此', '拜托', '禁止修改'],
    please: [],
    must: ['应(?:立即|当|该|写|给|予|将|安排)', '無需', '无需', '不必', '需(?:将|把)', '凡.{1,10}者', '应上调', '无须', '后文不必', '必须', '必須', '须', '須'],
    process: ['招聘', '筛选', '篩選', '审核', '審核', '录用', '錄用', '面试', '面試', '候选', '候選', '应聘', '應徵', '评分', '評分', '得分', '评价', '評價', '评语', '评估', '结论', '判定', '摘要', '名单', '推荐', '推薦', '匹配', '通过', '指令', '新任务', '任职', '档案', '“是”', '最低', '有力', '经历', '优先', '首位', '学历', '经验', '规则', '最终', '录用', '离职', '年龄', '偏见', '算法', '成果', '两档', '一档', '语气', '总结', '更新', '硕士', '排在', '位置'],
    lack: ['缺少', '缺失', '缺乏', '空档', '空白', '不足', '弱点', '空窗', '离职原因'],
  },
};

/** Under another flag the same sentences are a person's own: discretion, thanks, printing, the law on personal data. */
export const HONEST_REQUESTS =
  /hereby|best of my knowledge|(?:i|we) (?:declare|certify|confirm|affirm)|declaro|déclare sur|certifie|dichiaro|juramento|fe de |erkläre|versichere|furnish|confiden|vertraulich|riservat|discre|diskre|autoriz|consent|consien|einwillig|einverst|thank|gracias|merci (?:beaucoup|d[’']avance|pour|infiniment|à|de (?:votre|l))|obrigad|agrade|danke|grazie|ringrazi|remerci|print (?:it|on|in|double)|imprim|stamp|druck|機密|取扱|取り扱い|ありがと|印刷|幸い|保密|隐私|隱私|感谢|感謝|打印|列印|同意/iu;

const OUTCOME =
  'hire|hiring|recommend(?:ation|ed)?["\'”]|shortlist|approved|ideal|accept|contratar|recomend|apt[oa]|acept|aprovad|embauch|recommand|accept[ée]e|retenu|einstell|empfehl|eignung|bedenken|assumere|raccomand|idone|assunt|採用|推薦|合格|录用|錄用|推荐|推薦|通过';

/** What a machine would print of itself. The same in all languages: labels of roles before an answer, keys and values, marks of an end. */
export const VERDICT_SHAPES: readonly string[] = [
  // A mark or an outcome that is set.
  '(?<![a-zà-ɏ])(?:score|nota|note|punkte|punteggio|puntaje|pontos|points|rating|総合点|点数|得点|判定|评分|得分)[a-z_]{0,10}\\s?:?=\\s?(?:100(?=\\s?[;#&|}])|["\'“](?:hire|pass|apt|aprov|retenu|einstell|assum|採用|合格|录用|通过))',
  // Code that returns, prints or holds the outcome of a selection.
  `(?:(?<![a-z])return\\s?[{("'«“]|(?<![a-z])print\\s?\\(\\s?["'“]|(?<![a-z])def\\s[a-z_]{2,30}\\([^()]{0,30}\\)\\s?:|\\{\\s?["“][^"”{}]{2,20}["”]\\s?[:：])[^\\n]{0,80}(?:${OUTCOME})`,
  `(?<![a-z])(?:if|while|tant que|mientras|enquanto|solange|finché)\\s[^\\n:]{0,40}(?:score|note|nota|punkte|punteggio|applicant|candidat|resume|cv)[^\\n]{0,30}(?:return|then|do|faire|hacer|faça|setze|imposta|:|=)[^\\n]{0,60}(?:${OUTCOME})`,
  "(?:(?<![a-zà-ɏ])(?:assistant|asistente|assistente|assistent|ai|ia|ki)|アシスタント|助手)\\s{0,2}[:：]\\s{0,3}¡?(?:sure|certainly|of course|okay|understood|here is|claro|por supuesto|entendido|bien sûr|d[’']accord|voici|certo|ecco|gern|natürlich|verstanden|hier ist|はい|承知|了解|もちろん|好的|当然|明白)",
  '(?:fit|match|score|rating|verdict|decision|recommendation|status|rank|encaje|decisi[oó]n|puntuaci[oó]n|veredicto|resultado|adéquation|décision|aderência|decisão|pontuaç[aã]o|passung|entscheidung|bewertung|urteil|idoneità|decisione|punteggio|適合|判定|評価|匹配|决定|评分)\\s?=\\s?[^\\s;,]{1,20}\\s?[;,&|]\\s?[^\\s;,=]{2,20}\\s?=',
  '(?:end of|fin del|fin du|fim do|ende des|fine del) (?:the |this )?(?:resume|résumé|cv|curr[ií]cul[a-zà-ɏ]{0,3}|lebenslaufs?|document[aoe]?|dokuments|bewerbung)[.!:;]?\\s(?:new|nueva|nouvelle|nova|neue|nuovo|now|ahora|maintenant|agora|jetzt|ora)\\s',
  '(?:履歴書|職務経歴書|書類|简历|簡歷|履历)(?:は|到)?(?:ここまで|以上|此结束|此結束|此为止)[。！：]\\s?(?:新しい|新たな|次の|新任务|新任務|新的|接下来)',
];
