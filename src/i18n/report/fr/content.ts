import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Résultats chiffrés',
    pass: 'Vos résultats sont chiffrés',
    fail: 'Vos résultats manquent de chiffres',
    why: 'Un chiffre prouve ce qu’un adjectif affirme. Effectif, budget, délai, volume ou pourcentage : il donne au recruteur une raison de vous appeler.',
    fix: 'Ajoutez à une puce sur deux un ordre de grandeur honnête : « Gestion de 40 dossiers par mois », « équipe de 6 personnes », « délai ramené de 10 à 6 jours ».',
    strength:
      '{percent, select, 100 {{total, plural, one {Votre puce porte} other {Vos # puces portent}}} other {{withFigure, plural, one {# puce} other {# puces}} sur {total} ({percent} %) {withFigure, plural, one {porte} other {portent}}}} un chiffre : vos résultats sont crédibles et concrets.',
    findings: {
      few: 'Sur {total, plural, one {# puce} other {# puces}}, {withFigure, plural, =0 {aucune ne comporte} =1 {une seule comporte} one {# comporte} other {# comportent}} un chiffre{withFigure, plural, =0 {} other { ({percent} %)}}. Visez au moins 40 %.',
      'running-text':
        'Le texte qui décrit vos postes ne contient aucun chiffre\u00a0: combien de personnes, quel budget, en combien de temps\u202f?',
      untold:
        'De vos postes, on ne lit que l’intitulé, l’employeur et les dates\u00a0: rien de ce que vous y avez fait ni obtenu.',
      'no-figure': 'Combien, en combien de temps, pour combien de personnes ? Ajoutez un chiffre à cette puce.',
    },
  },
  'action-verbs': {
    name: 'Verbes d’action',
    pass: 'Vos puces s’ouvrent sur une action',
    fail: 'Trop de puces s’ouvrent sans action',
    why: 'Les premiers mots d’une puce sont les seuls à coup sûr lus. Un verbe ou un nom d’action dit ce que vous avez fait ; « chargé de » dit seulement ce que l’on attendait de vous.',
    fix: 'Commencez chaque puce par une action : « Mise en place », « Négociation », « Piloter » ou « Réduit ». Choisissez une forme et gardez-la dans tout le CV.',
    strength:
      '{percent, select, 100 {{total, plural, one {Votre puce s’ouvre} other {Vos # puces s’ouvrent}}} other {{strong, plural, one {# puce} other {# puces}} sur {total} {strong, plural, one {s’ouvre} other {s’ouvrent}}}} sur une action nette : on voit ce que vous avez fait.',
    findings: {
      few: 'Sur {total, plural, one {# puce} other {# puces}}, {strong, plural, =0 {aucune ne s’ouvre} =1 {une seule s’ouvre} one {# s’ouvre} other {# s’ouvrent}} sur une action forte{strong, plural, =0 {} other { ({percent} %)}}. Visez au moins 60 %.',
      'weak-opening':
        '« {opening} » décrit une fiche de poste. Dites l’action : « Pilotage de… », « Réorganisation de… ».',
      'no-action': 'Cette puce s’ouvre sur « {opening} », sans action : placez devant un verbe ou un nom d’action.',
      'bare-duty': '« {opening} » nomme une tâche, sans plus : dites combien, à quel rythme ou avec quel résultat.',
    },
  },
  'weak-phrases': {
    name: 'Formules faibles',
    pass: 'Aucune puce ne se cache derrière « chargé de »',
    fail: 'Des formules cachent ce que vous avez fait',
    why: '« Chargé de » ou « participation à » recopient la fiche de poste : elles disent ce que l’on attendait de vous, pas ce que vous avez accompli.',
    fix: 'Supprimez la formule et gardez l’action avec son résultat : « Responsable des réseaux sociaux » devient « Animation de trois réseaux sociaux, nombre d’abonnés doublé en un an ».',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Votre puce s’ouvre} other {Vos # puces s’ouvrent toutes}}} other {Sur {total, plural, one {# puce} other {# puces}}, {weak, plural, =1 {une seule s’ouvre} one {# s’ouvre} other {# s’ouvrent}}}} sur une formule qui décrit le poste plutôt que votre travail.',
      opening: '« {opening} » : dites plutôt l’action (gestion, relance, refonte) et ce qu’elle a donné.',
    },
  },
  buzzwords: {
    name: 'Mots creux',
    pass: 'Vous prouvez au lieu d’affirmer',
    fail: 'Des mots creux remplacent les preuves',
    why: '« Dynamique », « motivé » ou « esprit d’équipe » figurent dans presque tous les CV. Invérifiables, ils ne vous distinguent pas et l’œil passe dessus.',
    fix: 'Remplacez chaque mot par le fait qui le prouve : au lieu de « force de proposition », « Création d’un créneau du soir qui traite 30 % des commandes ». Sans fait, supprimez-le.',
    strength: null,
    findings: {
      many: '{count, number} expressions pourraient figurer dans le CV de n’importe qui. Une ou deux passent ; à partir de trois, elles masquent vos atouts.',
      word: '« {word} » : quel fait le prouve ? Écrivez-le à la place.',
    },
  },
  'first-person': {
    name: 'Première personne',
    pass: 'Vos expériences se passent de « je » et de « mon »',
    fail: '« Je » et « mes » alourdissent vos expériences',
    why: 'Un CV parle de vous, chacun le sait. « Je », « mon » et « mes » allongent la phrase et lui donnent le ton d’une lettre de motivation.',
    fix: 'Supprimez le pronom et ouvrez sur l’action : « J’encadrais mon équipe de six vendeurs » devient « Encadrement de six vendeurs ». Gardez le « je » pour la lettre.',
    strength: null,
    findings: {
      count:
        '{count, number} des {total, number} puces et paragraphes {count, plural, one {parle} other {parlent}} à la première personne.',
      pronoun: '« {pronoun} » est de trop ici : la phrase dit la même chose sans ce mot.',
    },
  },
  'passive-voice': {
    name: 'Voix passive',
    pass: 'On voit qui a agi : vous',
    fail: 'La voix passive vous efface',
    why: '« 300 dossiers ont été traités » : par qui ? À la voix passive, le recruteur ne sait pas si le mérite vous revient.',
    fix: 'Passez à un nom d’action ou à un verbe actif : « Les coûts ont été réduits de 12 % » devient « Réduction des coûts de 12 % » ou « Réduit les coûts de 12 % ».',
    strength: null,
    findings: {
      many: '{passive, number} puces sur {total} ({percent} %) sont à la voix passive ; ne dépassez pas 15 %.',
      bullet: '« {words} » ne dit pas qui : mettez l’action en tête.',
    },
  },
  'bullet-length': {
    name: 'Longueur des puces',
    pass: 'Vos puces ont la bonne longueur',
    fail: 'Des puces sont trop longues ou trop courtes',
    why: 'Entre 8 et 30 mots, une puce dit l’action, le contexte et le résultat. Plus courte, elle reste vague ; plus longue, elle redevient un paragraphe.',
    fix: 'Coupez en deux toute puce de plus de deux lignes et complétez les plus courtes avec le résultat : « Refonte du planning : 12 heures supplémentaires évitées par semaine ».',
    strength:
      '{good, plural, one {# puce} other {# puces}} sur {total} ({percent} %) {good, plural, one {a} other {ont}} la bonne longueur : une idée par puce, facile à retenir.',
    findings: {
      'too-long':
        'Cette puce fait {words, plural, one {# mot} other {# mots}} : coupez-la en deux ou retirez les détails.',
      'too-short':
        'Cette puce ne fait que {words, plural, one {# mot} other {# mots}} : ajoutez le contexte ou le résultat.',
      'too-long-characters':
        'Cette puce fait {characters, plural, one {# caractère} other {# caractères}} : coupez-la en deux ou retirez les détails.',
      'too-short-characters':
        'Cette puce ne fait que {characters, plural, one {# caractère} other {# caractères}} : ajoutez le contexte ou le résultat.',
    },
  },
  'repeated-openings': {
    name: 'Débuts répétés',
    pass: 'Vos puces commencent de façons variées',
    fail: 'Plusieurs puces commencent par le même mot',
    why: 'Cinq puces de suite qui s’ouvrent sur « Gestion » se lisent comme une seule, comme si vous n’aviez fait qu’une chose.',
    fix: 'Gardez ce mot trois fois au plus et cherchez ailleurs le terme exact : derrière « Gestion » il y a peut-être une négociation, une planification, un recrutement.',
    strength: '{different, number} mots différents ouvrent vos {total, number} puces : rien ne se répète.',
    findings: {
      word: '« {word} » ouvre {times, number} puces. Trouvez pour chacune le mot le plus juste.',
    },
  },
  spelling: {
    name: 'Orthographe',
    pass: 'L’orthographe est soignée',
    fail: 'Certains mots semblent être des coquilles',
    why: 'En France, une faute dans un CV suffit souvent à faire douter du soin apporté au reste. Ce conseil ne change pas votre note : un dictionnaire ne connaît ni tous les noms ni tous les termes de métier.',
    fix: 'Vérifiez chaque mot signalé et corrigez ceux qui sont fautifs, accents compris. Un nom propre ou un terme de votre métier peut rester tel quel. Faites ensuite relire le CV par une autre personne : elle verra ce que vous ne voyez plus.',
    strength: null,
    findings: {
      doubled: '« {words} » : le mot est écrit deux fois de suite, supprimez-en un.',
      word: '« {word} » : vouliez-vous écrire « {suggestion} » ?',
    },
  },
  'skills-specific': {
    name: 'Compétences précises',
    pass: 'Vos compétences sont précises',
    fail: 'Vos compétences restent vagues',
    why: 'Un recruteur cherche des logiciels, des méthodes et des techniques par leur nom. « Esprit d’équipe » ne se cherche pas et ne se vérifie pas.',
    fix: 'Citez de 6 à 30 compétences qui portent un nom : logiciels, machines, normes, méthodes. Les qualités humaines se prouvent mieux dans une réalisation.',
    strength:
      'Votre liste cite {concrete, plural, one {# compétence précise} other {# compétences précises}}, faciles à retrouver et à vérifier.',
    findings: {
      few: 'Votre liste ne compte que {count, plural, one {# compétence} other {# compétences}}. Ajoutez les outils et méthodes que vous utilisez vraiment, six au moins.',
      many: 'Votre liste compte {count, number} compétences. Gardez les 30 que demande le poste : dans une longue liste, aucune ne ressort.',
      vague:
        '{soft, number} compétences sur {count, number} sont des qualités ou des savoirs courants que chacun peut s’attribuer.',
      trait:
        '« {skill} » est une qualité. Citez plutôt un outil, une méthode ou une technique, ou prouvez-la dans une réalisation.',
      everyday:
        'Presque tout le monde peut écrire « {skill} ». Nommez le logiciel, la machine ou la méthode que vous utilisez.',
    },
  },
  'outdated-lines': {
    name: 'Mentions dépassées ou d’exemple',
    pass: 'Aucune mention dépassée ni texte de modèle',
    fail: '{placeholders, plural, =0 {Des mentions ne se font plus} other {Il reste du texte du modèle}}',
    why: '{placeholders, plural, =0 {Des formules d’il y a vingt ans prennent de la place, n’apprennent rien et vieillissent tout le CV.} other {Un texte d’exemple montre que personne n’a relu le CV avant l’envoi, et les logiciels le classent comme s’il venait de vous.}}',
    fix: '{placeholders, plural, =0 {Supprimez ce qui va de soi (références, courriel, Word) et donnez la ligne à une réalisation ou à un outil actuel.} other {Retrouvez dans votre document chaque texte signalé et mettez-y vos informations, ou supprimez la ligne. Si un client doit rester confidentiel, décrivez-le : « une enseigne de 200 magasins ».}}',
    strength: null,
    findings: {
      placeholder: '« {words} » occupe la place de vos propres informations.',
      references: '« {words} » va de soi : supprimez-le. On vous demandera vos références le moment venu.',
      'objective-only':
        'Votre CV s’ouvre sur un simple objectif : il dit ce que vous cherchez, pas ce que vous apportez. Remplacez-le par un profil de trois lignes avec vos années d’expérience et votre meilleur résultat.',
      'basic-tools':
        '« {tool} » est attendu dans tout emploi de bureau. Citez les logiciels de votre métier ou précisez votre niveau : « Excel : tableaux croisés, macros ».',
      'obsolete-tool':
        '« {tool} » n’est plus vendu ni maintenu. Retirez-le ou citez l’outil que vous utilisez aujourd’hui.',
      'old-consent': 'La clause ne cite que le code italien de 2003. Ajoutez le règlement (UE) 2016/679 (RGPD).',
    },
  },
  'personal-data': {
    name: 'Données personnelles',
    pass: 'Aucune donnée personnelle superflue',
    fail: 'Des données personnelles sont de trop',
    why: 'Un CV passe par beaucoup de mains. Un numéro d’identité et une adresse suffisent à usurper une identité, et l’âge ou la situation familiale ne doivent pas peser dans le choix.',
    fix: 'Gardez nom, téléphone, e-mail et ville. Le numéro de sécurité sociale se donne à l’embauche, pas avant.',
    strength: null,
    findings: {
      'national-id':
        'Un numéro d’identification ({kind}) se lit ici. Supprimez-le : personne n’en a besoin pour vous recevoir, et il suffit à usurper votre identité.',
      'birth-date':
        'Sur ce marché, on n’indique ni date de naissance ni âge : l’employeur ne peut pas en tenir compte et préfère ne pas les voir.',
      'marital-status':
        'Sur ce marché, on n’indique pas sa situation familiale : l’employeur ne peut pas en tenir compte.',
      'street-address':
        'La ville suffit. La rue et le numéro n’apportent rien et disent à des inconnus où vous habitez.',
    },
  },
  'mixed-language': {
    name: 'Une seule langue',
    pass: 'Le texte est dans une seule langue',
    fail: 'Le texte mélange les langues',
    why: 'Un texte à cheval sur deux langues se lit mal, et les logiciels de tri n’en reconnaissent qu’une : ils comprennent le reste de travers.',
    fix: 'Rédigez tout le CV dans la langue de l’offre et préparez une version complète pour l’autre. Les noms d’outils, d’entreprises et de postes peuvent rester tels quels.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# passage est} other {# passages sont}} dans une autre langue ({percent} % du texte).',
      passage: 'Ce passage n’est pas dans la langue du reste : traduisez-le ou retirez-le.',
    },
  },
  'recent-experience': {
    name: 'Expérience récente',
    pass: 'Votre expérience est récente',
    fail: 'Votre dernier poste est déjà ancien',
    why: 'Quand le dernier poste s’est terminé il y a plus de deux ans et que rien ne suit, le recruteur s’interroge et imagine souvent le pire.',
    fix: 'Consacrez une ligne à la période écoulée : formation, congé parental, missions en indépendant, bénévolat. Si vous êtes en poste, indiquez « aujourd’hui » comme date de fin.',
    strength: null,
    findings: {
      old: 'Votre dernier poste daté s’est terminé en {end}, il y a {years, plural, one {# an} other {# ans}}. Qu’avez-vous fait depuis ?',
    },
  },
} satisfies AreaProse<'content'>;
