/** Words that anybody could write and nobody could check. A last word with an asterisk may go on: "proactiv*" is proactivo, proactiva, proactividad. */
import type { Language } from '../../resume/language.ts';

export interface EmptyWords {
  /** Empty wherever they stand. */
  readonly anywhere: readonly string[];
  /** Empty in a profile; elsewhere they may name a thing ("sitio web dinámico", "dynamic pricing"). */
  readonly profile: readonly string[];
  /** Empty only in a row with one of these: "seria, puntual" is; "responsable de compras", "diretora criativa", "disponibile da marzo" are not. */
  readonly beside: readonly string[];
}

// prettier-ignore
export const EMPTY_WORDS: Readonly<Record<Language, EmptyWords>> = {
  es: {
    anywhere: [
      'proactiv*', 'orientado a resultados', 'orientada a resultados', 'orientado a objetivos', 'orientada a objetivos', 'orientado al logro', 'orientada al logro',
      'orientado al detalle', 'orientada al detalle', 'orientación a resultados', 'ganas de aprender', 'ganas de trabajar', 'ganas de crecer', 'deseos de superación',
      'afán de superación', 'espíritu de equipo', 'espíritu emprendedor', 'don de gentes', 'facilidad de palabra', 'buena presencia', 'capacidad de trabajo en equipo',
      'capacidad para trabajar en equipo', 'bajo presión', 'pasión por', 'apasionado por', 'apasionada por', 'apasionado de', 'apasionada de', 'pensamiento lateral',
      'fuera de la caja', 'ponerse la camiseta', 'amplia experiencia', 'vasta experiencia', 'dilatada experiencia', 'sólida trayectoria', 'alto grado de responsabilidad',
      'alto sentido de la responsabilidad', 'gran capacidad de', 'capacidad de adaptación', 'facilidad de adaptación', 'facilidad para aprender', 'mejora continua personal',
      'trabajador nato', 'líder nato', 'lideresa nata', 'polifacético', 'polifacética', 'multitarea', 'buen ambiente de trabajo', 'nuevos retos', 'nuevos desafíos',
      'don de mando', 'dotes de mando', 'dotes de liderazgo', 'excelente predisposición', 'buena predisposición', 'predisposición para', 'sentido de la responsabilidad', 'sentido de responsabilidad', 'compromiso con la excelencia', 'vocación de superación', 'espíritu de superación', 'espíritu de servicio', 'espíritu de lucha', 'deseo de superación', 'alta motivación', 'máxima implicación', 'alto nivel de compromiso', 'facilidad de trato', 'trato amable', 'de mente abierta', 'dar lo mejor de', 'doy lo mejor de',
    ],
    profile: [
      'incansable', 'valor añadido', 'aporto valor', 'aportar valor', 'me adapto a todo', 'discreto', 'discreta', 'infatigable',
      'dinámico', 'dinámica', 'dinámicos', 'dinámicas', 'dinamismo', 'motivado', 'motivada', 'comprometido', 'comprometida', 'innovador', 'innovadora', 'entusiasta',
      'flexible', 'puntual', 'perfeccionista', 'autodidacta', 'resolutivo', 'resolutiva', 'polivalente', 'empático', 'empática', 'carismático',
      'carismática', 'visionario', 'visionaria', 'trabajador', 'trabajadora', 'honesto', 'honesta', 'versátil', 'resiliente', 'trabajo en equipo', 'trabajar en equipo',
      'persona responsable', 'muy responsable', 'con iniciativa', 'iniciativa propia', 'sólidos valores', 'valores sólidos', 'vocación de servicio', 'profesional multidisciplinari*',
      'ambicioso', 'ambiciosa', 'sociable', 'extrovertido', 'extrovertida', 'luchador', 'luchadora', 'alegre', 'facilidad de trato', 'actitud positiva', 'buena actitud', 'excelente actitud',
      'tolerancia a la presión', 'tolerancia a la frustración', 'capacidad de aprendizaje', 'rápido aprendizaje', 'aprendo rápido', 'relaciones interpersonales', 'actitud de servicio', 'vocación de servicio al cliente', 'disposición para aprender', 'excelentes relaciones interpersonales',
      'capacidad de liderazgo', 'íntegro', 'íntegra', 'perseverante', 'sentido de pertenencia', 'liderazgo innato', 'facilidad para relacionar*',
      'tenaz', 'sensato', 'sensata', 'amable', 'cordial', 'optimista', 'curioso', 'curiosa', 'dedicado', 'dedicada', 'disciplinado', 'disciplinada', 'emprendedor', 'emprendedora', 'esforzado', 'esforzada', 'paciente', 'meticuloso', 'meticulosa', 'detallista', 'ordenado', 'ordenada', 'colaborador', 'colaboradora', 'servicial', 'respetuoso', 'respetuosa', 'leal', 'humilde', 'asertivo', 'asertiva', 'adaptable', 'me adapto', 'adapto con facilidad', 'adapto fácil*', 'ilusión', 'mucha energía', 'con energía', 'capacidad de superación', 'capacidad de esfuerzo', 'capacidad de sacrificio', 'capacidad de organización', 'capacidad de comunicación', 'capacidad resolutiva', 'aprender cosas nuevas', 'seguir aprendiendo', 'crecer profesionalmente', 'crecimiento profesional', 'crecer personal', 'desarrollo profesional', 'desarrollarme profesionalmente', 'desarrollar mis capacidades',
      'apasionado', 'apasionada', 'puntualidad', 'creatividad', 'entusiasmo', 'empatía', 'versatilidad', 'resiliencia', 'flexibilidad', 'honestidad', 'lealtad', 'honradez', 'honrado', 'honrada', 'perseverancia', 'polivalencia', 'entusiasmado', 'entusiasmada', 'implicado', 'implicada', 'cumplidor', 'cumplidora', 'confiable', 'cariñoso', 'cariñosa', 'simpático', 'simpática', 'educado', 'educada', 'decidido', 'decidida', 'inquieto', 'inquieta', 'fiable', 'adaptabilidad',
    ],
    beside: [
      'responsabilidad', 'compromiso', 'liderazgo', 'responsable', 'serio', 'seria', 'creativo', 'creativa', 'positivo', 'positiva', 'constante', 'eficiente', 'eficaz', 'atento', 'atenta', 'competitivo', 'competitiva', 'tranquilo', 'tranquila', 'capaz', 'formal', 'organizado', 'organizada',
    ],
  },
  en: {
    anywhere: [
      'team player*', 'hard worker', 'hard working', 'hardworking', 'self starter', 'go getter', 'detail oriented', 'results driven', 'result driven', 'results oriented',
      'result oriented', 'goal oriented', 'goal driven', 'outside the box', 'out of the box thinker', 'out of the box thinking', 'people person', 'fast learner', 'quick learner',
      'proven track record', 'track record of success', 'thought leader*', 'game changer', 'game changing', 'dynamic professional', 'dynamic individual', 'dynamic team',
      'dynamic company', 'dynamic environment', 'dynamic organization', 'dynamic organisation', 'fast paced environment', 'highly motivated', 'self motivated', 'strong work ethic',
      'well under pressure', 'excellent communication skills', 'great communication skills', 'good communication skills', 'strong communication skills', 'excellent communicator',
      'effective communicator', 'strong communicator', 'interpersonal skills', 'passionate about', 'passion for', 'ninja', 'rockstar', 'rock star', 'guru', 'strategic thinker',
      'creative thinker', 'critical thinker', 'value add', 'win win', 'jack of all trades', 'multitasker', 'multi tasker', 'seasoned professional', 'dedicated professional',
      'dedicated individual', 'motivated individual', 'motivated professional', 'challenging position', 'challenging role', 'visionary', 'bubbly', 'can do attitude', 'positive attitude',
      'go the extra mile', 'hit the ground running', 'think big', 'best of breed', 'wear many hats', 'wears many hats', 'synergize', 'synergistic', 'synergise', 'born leader', 'natural leader',
      'eager to learn', 'willingness to learn', 'keen to learn', 'always willing to learn', 'thirst for knowledge', 'people oriented', 'customer oriented', 'growth mindset', 'think on my feet', 'bring my best', 'do my best', 'give my best', 'give 110', 'give 100', 'make a difference', 'strong sense of responsibility', 'sense of responsibility', 'sense of humour', 'sense of humor', 'good listener', 'able to multitask', 'ability to multitask', 'ability to work under', 'works well under', 'work well in a team', 'works well in a team', 'work well with others', 'adapt quickly', 'adapts quickly', 'adapt easily', 'willing to go', 'positive outlook', 'new challenges', 'new challenge', 'grow professionally', 'professional growth', 'team spirit', 'out going',
    ],
    profile: [
      'motivated', 'proactive', 'proactively', 'dynamic', 'enthusiastic', 'energetic', 'passionate', 'innovative', 'trustworthy', 'punctual', 'ambitious', 'conscientious', 'personable', 'driven professional',
      'friendly', 'honest', 'reliable', 'dependable', 'loyal', 'outgoing', 'cheerful', 'approachable', 'hungry', 'diligent', 'tenacious', 'resilient', 'adaptable', 'flexible', 'dedicated', 'versatile', 'confident', 'empathetic', 'caring', 'charismatic', 'humble', 'sociable', 'polite', 'optimistic', 'energised', 'self disciplined',
      'enthusiasm', 'creativity', 'punctuality', 'adaptability', 'versatility', 'dedication', 'professionalism', 'positivity', 'easy going', 'team oriented', 'self reliant', 'open minded', 'curious', 'inquisitive', 'resourceful', 'meticulous', 'determined', 'courteous', 'tireless',
    ],
    beside: [
      'responsible', 'committed', 'organised', 'organized', 'creative', 'driven', 'warm', 'keen', 'eager', 'calm', 'patient', 'kind', 'serious', 'mature', 'thorough', 'precise', 'attentive', 'collaborative', 'focused',
    ],
  },
  fr: {
    anywhere: [
      'esprit d’équipe', 'sens du relationnel', 'bon relationnel', 'excellent relationnel', 'aisance relationnelle', 'qualités relationnelles', 'force de proposition', 'forte de proposition',
      'sens des responsabilités', 'goût du challenge', 'goût du défi', 'goût des défis', 'goût de l’effort', 'orienté résultat*', 'orientée résultat*', 'orienté client*', 'orientée client*',
      'capacité d’adaptation', 'capacités d’adaptation', 'grande adaptabilité', 'esprit d’initiative', 'sens de l’initiative', 'sens de l’organisation', 'bonne présentation', 'résistance au stress',
      'résistant au stress', 'résistante au stress', 'gestion du stress', 'soif d’apprendre', 'envie d’apprendre', 'nouveau challenge', 'nouveaux challenges', 'nouveaux défis', 'nouveau défi', 'passionné par',
      'passionnée par', 'passion pour', 'proactif', 'proactive', 'proactivité', 'leader né', 'leader née', 'sortir du cadre', 'couteau suisse', 'à l’écoute', 'esprit d’entreprendre', 'sens du service',
      'environnement dynamique', 'équipe dynamique', 'entreprise dynamique',
      'esprit de synthèse', 'esprit d’analyse', 'sens de l’écoute', 'sens du contact', 'sens du commerce', 'sens du détail', 'goût du contact', 'goût du travail', 'facilité d’adaptation', 'facultés d’adaptation', 'm’adapte facilement', 'm’adapter', 'je m’adapte', 'adaptabilité', 'savoir être', 'envie d’évoluer', 'envie de progresser', 'soif de réussite', 'esprit positif', 'bonne humeur', 'travail bien fait', 'donner le meilleur', 'goût des responsabilités', 'taille humaine', 'esprit de groupe', 'esprit fédérateur',
    ],
    profile: [
      'dynamique', 'dynamisme', 'motivé', 'motivée', 'rigoureux', 'rigoureuse', 'autonome', 'polyvalent', 'polyvalente', 'sérieux', 'sérieuse', 'ponctuel', 'ponctuelle', 'passionné', 'passionnée',
      'curieux', 'curieuse', 'volontaire', 'enthousiaste', 'réactif', 'réactive', 'perfectionniste', 'consciencieux', 'consciencieuse', 'ambitieux', 'ambitieuse', 'souriant', 'souriante', 'travailleur',
      'travailleuse', 'impliqué', 'impliquée', 'travail en équipe', 'travailler en équipe', 'bien travailler',
      'battant', 'battante', 'fédérateur', 'fédératrice', 'sociable', 'déterminé', 'déterminée', 'persévérant', 'persévérante', 'organisé', 'organisée', 'méthodique', 'énergique', 'adaptable', 'optimiste', 'chaleureux', 'chaleureuse', 'tenace', 'discret', 'discrète', 'patient', 'patiente', 'empathique', 'aimable', 'honnête', 'loyal', 'loyale', 'flexible', 'minutieux', 'minutieuse', 'avenant', 'avenante', 'combatif', 'combative', 'bienveillant', 'bienveillante', 'à l’aise avec',
      'enthousiasme', 'rigueur', 'polyvalence', 'ponctualité', 'réactivité', 'curiosité', 'créativité', 'bienveillance', 'persévérance', 'ténacité', 'assidu', 'assidue', 'assiduité', 'débrouillard', 'débrouillarde', 'serviable', 'fiable', 'flexibilité', 'empathie', 'enjoué', 'enjouée', 'extraverti', 'extravertie', 'honnêteté', 'loyauté', 'dévoué', 'dévouée',
    ],
    beside: [
      'responsable', 'créatif', 'créative', 'positif', 'positive', 'disponible', 'efficace', 'autonomie', 'motivation', 'investi', 'investie', 'appliqué', 'appliquée', 'engagé', 'engagée', 'attentif', 'attentive', 'précis', 'précise', 'calme',
    ],
  },
  pt: {
    anywhere: [
      'proativ*', 'pró ativ*', 'orientado a resultados', 'orientada a resultados', 'orientado para resultados', 'orientada para resultados', 'focado em resultados', 'focada em resultados', 'foco em resultados',
      'foco no resultado', 'vontade de aprender', 'vontade de crescer', 'sede de aprender', 'facilidade de aprendizado', 'facilidade de aprendizagem', 'rápido aprendizado', 'fácil aprendizado', 'aprendo rápido',
      'espírito de equipe', 'espírito de equipa', 'espírito de liderança', 'espírito empreendedor', 'bom relacionamento interpessoal', 'relacionamento interpessoal', 'boa comunicação', 'ótima comunicação',
      'excelente comunicação', 'sob pressão', 'apaixonado por', 'apaixonada por', 'paixão por', 'vestir a camisa', 'visto a camisa', 'veste a camisa', 'fora da caixa', 'sólida experiência', 'vasta experiência',
      'ampla experiência', 'sentimento de dono', 'senso de dono', 'mão na massa', 'novos desafios', 'multitarefa', 'multitarefas', 'líder nato', 'líder nata', 'ambiente dinâmico', 'empresa dinâmica', 'brilho nos olhos',
      'capacidade de adaptação', 'facilidade de adaptação', 'agregar valor',
      'capacidade de comunicação', 'facilidade de comunicação', 'sentido de responsabilidade', 'senso de responsabilidade', 'elevado sentido', 'alto senso', 'paixão pelo', 'paixão pela', 'espírito de sacrifício', 'espírito de entreajuda', 'espírito positivo', 'vontade de trabalhar', 'vontade de evoluir', 'vontade de vencer', 'garra e determinação', 'comprometimento com resultados', 'dar o meu melhor', 'dou o meu melhor', 'dar o melhor de', 'facilidade em trabalhar', 'trabalhar sob', 'gosto pelo que faço', 'paixão pelo que',
    ],
    profile: [
      'dinâmico', 'dinâmica', 'dinamismo', 'motivado', 'motivada', 'comprometido', 'comprometida', 'determinado', 'determinada', 'dedicado', 'dedicada', 'esforçado', 'esforçada', 'pontual',
      'resiliente', 'versátil', 'perfeccionista', 'inovador', 'inovadora', 'entusiasta', 'prestativo', 'prestativa', 'comunicativo', 'comunicativa', 'flexível',
      'trabalho em equipe', 'trabalhar em equipe', 'trabalho em equipa', 'trabalhar em equipa', 'pessoa responsável', 'polivalente', 'ambicioso', 'ambiciosa', 'espírito de iniciativa', 'com iniciativa', 'iniciativa própria', 'gosto pelo desafio', 'gosto por desafios',
      'movido a desafios', 'movida a desafios', 'capacidade de organização', 'capacidade de trabalho', 'força de vontade', 'sociável', 'extrovertido', 'extrovertida', 'assíduo', 'assídua', 'atitude positiva', 'empenhado', 'empenhada',
      'batalhador', 'batalhadora', 'trabalhador', 'trabalhadora', 'honesto', 'honesta', 'fácil trato', 'facilidade de relacionamento', 'íntegro', 'íntegra', 'perseverante', 'espírito de luta', 'liderança nata', 'muita garra',
      'carismático', 'carismática', 'tenaz', 'otimista', 'alegre', 'simpático', 'simpática', 'simpatia', 'educado', 'educada', 'paciente', 'disciplinado', 'disciplinada', 'detalhista', 'meticuloso', 'meticulosa', 'curioso', 'curiosa', 'ambição', 'lutador', 'lutadora', 'persistente', 'adaptável', 'adapto-me', 'me adapto', 'adapto me', 'colaborativo', 'colaborativa', 'leal', 'humilde', 'empático', 'empática', 'energia positiva', 'muita energia', 'crescer profissionalmente', 'crescimento profissional', 'crescer junto', 'crescendo junto', 'desenvolvimento profissional', 'meu potencial', 'o meu potencial', 'aprender cada vez mais', 'aprendizado constante', 'aprendizagem constante', 'mostrar meu', 'evoluir profissionalmente', 'boa disposição', 'espontâneo', 'espontânea', 'disponível para aprender',
      'entusiasmado', 'entusiasmada', 'entusiasmo', 'apaixonado', 'apaixonada', 'pontualidade', 'criatividade', 'dedicação', 'empatia', 'resiliência', 'versatilidade', 'comprometimento', 'assiduidade', 'honestidade', 'lealdade', 'humildade', 'perseverança', 'flexibilidade', 'confiável', 'prestável', 'cuidadoso', 'cuidadosa', 'atencioso', 'atenciosa', 'carinhoso', 'carinhosa',
    ],
    beside: [
      'responsável', 'criativo', 'criativa', 'positivo', 'positiva', 'sério', 'séria', 'eficiente', 'eficaz', 'confiante', 'calmo', 'calma', 'focado', 'focada', 'interessado', 'interessada', 'motivação', 'organizado', 'organizada',
    ],
  },
  de: {
    anywhere: [
      'teamfähig*', 'teamplayer*', 'teamgeist', 'belastbar*', 'hands on mentalität', 'kommunikationsstark*', 'kommunikationsstärke', 'kommunikationsfähig*', 'durchsetzungsstark*', 'durchsetzungsvermögen', 'über den tellerrand', 'out of the box',
      'ergebnisorientiert*', 'zielorientiert*', 'lösungsorientierte arbeitsweise', 'selbstständige arbeitsweise', 'selbständige arbeitsweise', 'strukturierte arbeitsweise', 'eigenverantwortliche arbeitsweise',
      'eigenständige arbeitsweise', 'sorgfältige arbeitsweise', 'schnelle auffassungsgabe', 'einsatzbereitschaft', 'leistungsbereitschaft', 'lernbereitschaft', 'hochmotiviert*', 'hoch motiviert*', 'hohe motivation',
      'hohes engagement', 'leidenschaft für', 'neue herausforderung*', 'neuen herausforderung*', 'dynamischen unternehmen', 'dynamischen team', 'dynamischen umfeld', 'dynamisches umfeld', 'proaktiv*', 'macher mentalität', 'macherin mentalität',
      'soziale kompetenz', 'multitaskingfähig*', 'organisationstalent', 'querdenker*', 'sehr gute kommunikationsfähigkeiten', 'mit herzblut', 'stressresistent*', 'kundenorientierte denkweise', 'unternehmerisches denken',
      'offen für neues', 'allrounder*', 'mit leidenschaft', 'voller energie', 'teamorientiert*', 'anpassungsfähig*', 'eigeninitiative', 'verantwortungsbewusst*', 'verantwortungsbewusstsein', 'freude am umgang', 'freude an der arbeit', 'spaß an der arbeit', 'spaß am umgang', 'umgang mit menschen', 'gutes zeitmanagement', 'hohe einsatzbereitschaft', 'hohe flexibilität', 'hohe lernbereitschaft', 'auch in stressigen', 'in stresssituationen', 'unter zeitdruck', 'mich einbringen', 'weiterentwickeln möchte', 'persönlich weiterentwickeln', 'beruflich weiterentwickeln', 'netten team', 'tolles team', 'starkes team', 'positive ausstrahlung', 'gepflegtes auftreten', 'sicheres auftreten', 'freundliches auftreten', 'lösungsorientiert*', 'gute auffassungsgabe', 'mein bestes', '110 prozent',
    ],
    profile: [
      'motiviert*', 'flexibel', 'flexible', 'zuverlässig', 'zuverlässige', 'zuverlässiger', 'zuverlässigkeit', 'engagiert', 'engagierte', 'engagierter', 'dynamisch', 'dynamische', 'dynamischer', 'pünktlich*', 'ehrgeizig*', 'zielstrebig*', 'innovativ', 'innovative',
      'innovativer', 'begeisterungsfähig*', 'leistungsorientiert*', 'kommunikativ*', 'gewissenhaft*', 'aufgeschlossen*', 'lernwillig*', 'leidenschaftlich*', 'vielseitig', 'lösungsorientiert*',
      'freundlich', 'freundliche', 'freundlicher', 'ehrlich', 'ehrliche', 'ehrlicher', 'fleißig*', 'loyal', 'loyale', 'loyaler', 'geduldig*', 'sorgfältig', 'sorgfältige', 'sorgfältiger', 'humorvoll*', 'energiegeladen*', 'ausdauernd*', 'empathisch*', 'hilfsbereit*', 'kontaktfreudig*', 'wissbegierig*', 'neugierig*', 'optimistisch*', 'selbstbewusst*', 'strebsam*', 'tatkräftig*', 'umgänglich*', 'verlässlich*', 'anpackend*', 'selbständig', 'selbstständig', 'authentisch*',
      'flexibilität', 'kreativität', 'ehrlichkeit', 'loyalität', 'hilfsbereitschaft', 'empathie', 'ehrgeiz', 'fleiß', 'ausdauer', 'offenheit', 'neugier', 'gelassenheit', 'lebensfroh*', 'serviceorientiert*', 'kundenorientiert*', 'einsatzfreudig*', 'lernfreudig*', 'lernbereit*', 'leistungsbereit*', 'leistungsstark*', 'einfühlsam*', 'warmherzig*', 'charismatisch*', 'ambitioniert*',
    ],
    beside: [
      'kreativ', 'kreative', 'kreativer', 'offen', 'offene', 'offener', 'ordentlich', 'ordentliche', 'genau', 'gründlich', 'ruhig', 'positiv', 'positive', 'motivation', 'engagement', 'sorgfalt', 'aufmerksam', 'verantwortungsvoll',
    ],
  },
  it: {
    anywhere: [
      'proattiv*', 'spirito di squadra', 'spirito di gruppo', 'gioco di squadra', 'orientato al risultato', 'orientata al risultato', 'orientato ai risultati', 'orientata ai risultati', 'orientato agli obiettivi', 'orientata agli obiettivi', 'orientamento al risultato',
      'voglia di imparare', 'voglia di crescere', 'voglia di lavorare', 'voglia di fare', 'voglia di mettermi in gioco', 'mettermi in gioco', 'mettersi in gioco', 'sotto pressione', 'sotto stress', 'forte motivazione', 'fortemente motivato', 'fortemente motivata',
      'capacità di adattamento', 'spirito di adattamento', 'spirito di iniziativa', 'capacità relazionali', 'doti relazionali', 'doti comunicative', 'capacità comunicative', 'ottime capacità', 'predisposizione ai rapporti', 'bella presenza', 'fuori dagli schemi',
      'fuori dal coro', 'a 360 gradi', 'comprovata esperienza', 'nuove sfide', 'passione per', 'appassionato di', 'appassionata di', 'amante delle sfide', 'leader nato', 'leader nata', 'contesto dinamico', 'ambiente dinamico', 'ambiente giovane e dinamico', 'realtà dinamica', 'azienda dinamica',
      'problem solver', 'multitasking', 'lavorare in squadra', 'lavorare in team', 'lavorare in gruppo', 'bene in gruppo', 'bene in team', 'lavorare per obiettivi',
      'spirito di sacrificio', 'spirito di collaborazione', 'senso di responsabilità', 'senso del dovere', 'capacità di ascolto', 'capacità organizzative', 'capacità di comunicazione', 'facilità di apprendimento', 'facilità di adattamento', 'facilità di comunicazione', 'attitudine al lavoro', 'attitudine al contatto', 'predisposizione al contatto', 'predisposizione al lavoro', 'cura del dettaglio', 'voglia di migliorare', 'voglia di mettersi', 'dare il massimo', 'do il massimo', 'do il meglio', 'dare il meglio', 'mi adatto', 'crescere professionalmente', 'crescita professionale', 'massima serietà', 'massima disponibilità', 'bella persona', 'problem solving',
    ],
    profile: [
      'dinamico', 'dinamica', 'dinamismo', 'solare', 'motivato', 'motivata', 'determinato', 'determinata', 'flessibile', 'affidabile', 'puntuale', 'intraprendente', 'appassionato', 'appassionata', 'entusiasta', 'ambizioso', 'ambiziosa', 'volenteroso', 'volenterosa',
      'persona precisa', 'persona seria', 'serio e', 'seria e', 'lavoro di squadra', 'lavoro in team', 'lavoro di gruppo', 'energico', 'energica', 'socievole', 'problem solving',
      'seria', 'serio', 'onesto', 'onesta', 'curioso', 'curiosa', 'tenace', 'paziente', 'ottimista', 'allegro', 'allegra', 'empatico', 'empatica', 'carismatico', 'carismatica', 'versatile', 'educato', 'educata', 'dedito', 'dedita', 'organizzato', 'organizzata', 'estroverso', 'estroversa', 'leale', 'umile', 'grintoso', 'grintosa', 'resiliente', 'metodico', 'metodica',
      'entusiasmo', 'puntualità', 'creatività', 'affidabilità', 'flessibilità', 'serietà', 'empatia', 'versatilità', 'resilienza', 'dedizione', 'determinazione', 'tenacia', 'scrupoloso', 'scrupolosa', 'meticoloso', 'meticolosa', 'diligente', 'collaborativo', 'collaborativa', 'comunicativo', 'comunicativa', 'laborioso', 'laboriosa', 'generoso', 'generosa', 'cordiale', 'gentile',
    ],
    beside: [
      'responsabile', 'creativo', 'creativa', 'positivo', 'positiva', 'costante', 'sensibile', 'disponibile', 'disponibilità', 'motivazione', 'precisione', 'efficiente', 'attento', 'attenta', 'autonomo', 'autonoma', 'brillante', 'preciso', 'precisa', 'ordinato', 'ordinata',
    ],
  },
  ja: {
    anywhere: [
      'コミュニケーション能力', 'コミュニケーション力', '協調性', '責任感', '向上心', '好奇心旺盛', 'チャレンジ精神', 'チームワーク', '臨機応変', '真面目', '明るい性格', '前向きに', 'ポジティブ', '何事にも', '何事も', '一生懸命', '精一杯', '頑張りたい', '頑張ります', 'やる気',
      '熱意', '負けず嫌い', '粘り強', '忍耐力', '積極的', '行動力', 'スピード感を持って', '人と接することが好き', '人と話すことが好き', '体力には自信', '成長したい', '成長し続け', '即戦力', 'フットワークの軽さ', 'フットワークが軽', '几帳面', '忍耐強', '誰とでも', '誠実に', '主体性',
      '思いやり', '真摯に', '努力を惜しま', '努力家', '日々成長', '信頼される人', '素直で', '素直さ', '明るさ', '元気', '人付き合いが得意', '仲良く', '仲良くなれ', '打ち解け', '新しいことに挑戦', '挑戦する気持ち', '挑戦し続け', '全力で', '全力を', 'やり遂げ', '最後まで諦め', '諦めない', '根性', '気配り', '気遣い', '笑顔を絶やさ', '笑顔で', 'お役に立ち', '貢献したい', '学ぶ姿勢', '謙虚', '柔軟に対応', '柔軟性', '日々努力', '努力を続け', '努力してまい', 'ムードメーカー', '縁の下の力持ち', '聞き上手', '世話好き', '気さく', '人当たり', '向き合う性格', '探究心', '好奇心', '粘り強さ', 'コツコツ', 'こつこつ',
    ],
    profile: [
      '前向き', '明るく前向き', '明るく元気', '朗らか', '誠実', 'リーダーシップ', '柔軟な発想', '柔軟な対応', '面倒見', '勤勉', '根気', '意欲的', '情熱', '学習意欲', '成長意欲', '明朗', '温厚', '社交的', 'まじめ', '探求心', 'チームプレー', 'ストレス耐性', '人間力', 'バイタリティ', 'サービス精神', '主体的', '自発的',
    ],
    beside: [],
  },
  zh: {
    anywhere: [
      '吃苦耐劳', '责任心', '责任感', '團隊合作精神', '团队合作精神', '团队精神', '团队协作精神', '团队意识', '沟通能力', '善于沟通', '学习能力强', '较强的学习能力', '学习能力', '适应能力', '抗压能力', '抗压性', '承受压力', '工作压力', '工作认真', '认真负责', '踏实', '虚心好学', '敬业精神', '积极主动', '性格开朗',
      '乐观向上', '乐观开朗', '积极向上', '勤奋', '执行力强', '爱岗敬业', '严于律己', '热情开朗', '为人诚恳', '诚实守信', '精益求精', '追求卓越', '上进心', '吃苦精神', '亲和力', '抓手', '颗粒度', '组合拳', '底层逻辑', '赋能', '責任感', '積極主動', '溝通能力', '學習能力', '抗壓', '親和力',
      '阳光自信', '思维活跃', '细心稳重', '稳重', '职业素养', '职业操守', '团队协作意识', '协作意识', '服务意识', '快速融入', '融入团队', '融入新环境', '随和', '热爱生活', '事业心', '有始有终', '服从安排', '与人相处', '集体荣誉感', '充满热情', '工作热情', '虚心', '心态良好', '良好的心态', '抗压', '富有激情', '富有责任', '责任意识', '善于学习', '善于思考', '善于与人', '勇于挑战', '敢于挑战', '敢于担当', '勇于承担', '积极进取', '进取心', '求知欲', '自信', '自律', '执行能力强', '逻辑清晰', '思路清晰', '反应敏捷', '踏实肯干', '肯吃苦', '任劳任怨', '待人真诚', '真诚', '正直', '性格随和', '性格外向', '乐于助人', '团结同事', '良好的沟通', '较强的沟通', '表达能力强', '挑战自我', '不断学习', '热爱学习', '實事求是', '認真負責', '責任心', '樂觀', '細心', '吃苦耐勞', '團隊精神', '團隊合作', '學習能力強', '執行力強', '熱情', '抗壓力', '勇於', '敬業',
    ],
    profile: [
      '诚实', '诚恳', '细心', '耐心', '开朗', '活泼', '热情', '勤恳', '勤劳', '勤勉', '守时', '好学', '谦虚', '善良', '乐观', '坚韧', '创新意识', '创新精神', '团队协作能力', '团队合作能力', '主观能动性', '动手能力强', '开拓精神', '工作细致', '思维敏捷', '头脑灵活', '心理素质', '温和', '開朗', '活潑', '熱心', '誠實', '誠懇', '勤奮', '守時', '好學', '謙虛',
    ],
    beside: [],
  },
};
