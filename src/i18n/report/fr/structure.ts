import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'Adresse e-mail',
    pass: 'Votre adresse e-mail est lisible',
    fail: '{kind, select, history {Votre parcours japonais ne porte pas d’adresse e-mail} other {Votre adresse e-mail n’est pas lisible}}',
    why: '{kind, select, history {Au Japon, les coordonnées figurent sur le rirekisho. Mais ce document circule aussi seul, et l’on ne saurait alors où vous écrire.} other {C’est par e-mail qu’arrivent la plupart des invitations à un entretien. Si l’adresse n’est pas écrite en toutes lettres, un logiciel ne remplit pas votre fiche et un recruteur doit la chercher.}}',
    fix: 'Écrivez votre adresse en texte simple sous votre nom, d’un seul tenant, par exemple : camille.durand@example.org.',
    strength: null,
    findings: {
      missing: 'Aucune adresse e-mail ne figure dans le texte du CV.',
      'missing-history':
        'Aucune adresse e-mail. Elle peut manquer à côté d’un rirekisho ; envoyé seul, ce document en a besoin.',
      'only-link':
        'L’adresse se cache derrière un lien ({url}) sans être écrite : sur papier et dans un logiciel de tri, elle disparaît.',
      broken: 'L’adresse est coupée par une espace : « {value} ». Écrivez plutôt {fixed}.',
      invalid: '« {value} » n’a pas la forme d’une adresse e-mail complète.',
    },
  },
  'contact-phone': {
    name: 'Numéro de téléphone',
    pass: 'Votre numéro de téléphone est valide',
    fail: '{kind, select, history {Votre parcours japonais ne porte pas de téléphone} other {Il manque un numéro de téléphone valide}}',
    why: '{kind, select, history {Au Japon, les coordonnées figurent sur le rirekisho. Mais ce document circule aussi seul, et l’on ne saurait alors où vous appeler.} other {Un recruteur pressé appelle. Sans numéro reconnaissable, il passe au candidat suivant, et le champ « Téléphone » de votre fiche reste vide.}}',
    fix: 'Indiquez près de l’e-mail un numéro où vous répondez, par groupes de chiffres : 06 12 34 56 78, ou +33 6 12 34 56 78 si vous postulez à l’étranger.',
    strength: null,
    findings: {
      missing: 'Aucun numéro de téléphone ne figure dans le texte du CV.',
      'missing-history':
        'Aucun numéro de téléphone. Il peut manquer à côté d’un rirekisho ; envoyé seul, ce document en a besoin.',
      'only-link': 'Le numéro n’existe que dans un lien ({url}) : écrivez-le aussi en chiffres.',
      invalid:
        '« {value} » ne peut pas être composé tel quel : vérifiez le nombre de chiffres, une lettre glissée parmi eux ou l’indicatif.',
      'invalid-there':
        '« {value} » ne peut pas être composé tel quel : vérifiez-le chiffre par chiffre. Un numéro complet ({market}) s’écrit ainsi : {example}.',
    },
  },
  'contact-location': {
    name: 'Ville ou région',
    pass: 'Votre ville est indiquée',
    fail: 'Votre ville n’est pas indiquée',
    why: 'Les recruteurs filtrent par bassin d’emploi et veulent savoir si le trajet est réaliste. Sans ville, ce champ de votre fiche reste vide.',
    fix: 'Ajoutez votre ville près de l’e-mail, avec le code postal ou le département : « 69003 Lyon » ou « Nantes (44) ». La rue est inutile ; précisez plutôt « mobile dans toute la France » si c’est le cas.',
    strength: null,
    findings: {
      missing: 'Nous n’avons trouvé ni ville, ni région, ni pays près de vos coordonnées.',
    },
  },
  'contact-links': {
    name: 'Lien vers un profil',
    pass: 'Un lien mène à votre profil ou portfolio',
    fail: 'Il manque un lien vers votre profil ou portfolio',
    why: 'Un recruteur intéressé cherche la personne en ligne. Votre lien l’amène chez vous, et non chez un homonyme.',
    fix: 'Ajoutez près de l’e-mail l’adresse courte de votre profil : linkedin.com/in/prenom-nom. Si votre travail se montre, joignez un portfolio ou un GitHub. Vérifiez que la page s’ouvre.',
    strength: 'Votre lien est sous la main de qui veut en savoir plus : {url}.',
    findings: {
      missing: 'Nous n’avons trouvé ni LinkedIn, ni GitHub, ni portfolio, ni site personnel parmi vos coordonnées.',
      unfilled: '« {value} » ne mène à aucune page à vous : il manque votre identifiant.',
      'named-only': 'Vous citez {network} sans l’adresse : une fois imprimé, le CV ne mène nulle part.',
    },
  },
  'name-found': {
    name: 'Nom en tête',
    pass: 'Votre nom se voit en premier',
    fail: 'Votre nom ne se voit pas en premier',
    why: 'Le lecteur cherche d’abord le nom, et un logiciel prend pour tel la ligne la plus visible en haut. Si c’est une autre, votre fiche porte ce titre.',
    fix: 'Placez prénom et nom seuls sur la première ligne, dans les plus grands caractères de la page (18 à 24 points). Supprimez « Curriculum vitae ».',
    strength: 'Votre nom, {name}, ouvre la page : personne n’a à le chercher.',
    findings: {
      missing: 'Nous n’avons pas trouvé de nom en haut de la première page.',
      low: 'Votre nom ({name}) se trouve bien bas dans la page.',
      'title-larger': '« {line} » est composé plus grand ({largest} points) que votre nom ({size}).',
      'heading-larger': 'Le titre « {line} » est composé plus grand ({largest} points) que votre nom ({size}).',
      'line-larger': '« {line} » est composé plus grand ({largest} points) que votre nom ({size}).',
    },
  },
  'sections-essential': {
    name: 'Rubriques essentielles',
    pass: 'Les rubriques essentielles sont là, chacune sous son titre',
    fail: 'Il manque une rubrique essentielle',
    why: 'Expérience, formation et compétences sont ce que l’on cherche en premier. Un logiciel se repère aux titres : sans eux, il range vos emplois et vos diplômes au mauvais endroit.',
    fix: 'Donnez à chaque rubrique un titre courant, seul sur sa ligne : « Expérience professionnelle », « Formation », « Compétences ».',
    strength:
      'Vos {of, number} rubriques essentielles portent des titres clairs : on trouve l’information sans la chercher.',
    findings: {
      missing: 'Nous n’avons pas trouvé de rubrique {section}.',
      nothing: 'Ni postes, ni formation, ni compétences : le texte ne se lit pas comme un CV.',
      'told-elsewhere':
        'La formation n’apparaît pas. Au Japon, elle figure d’ordinaire dans le 履歴書 joint à ce document : vérifiez qu’il part avec.',
      'no-headings': 'Aucun titre de rubrique n’a été reconnu : le CV se lit comme un seul bloc.',
    },
  },
  'headings-standard': {
    name: 'Titres des rubriques',
    pass: 'Les titres de vos rubriques sont reconnus',
    fail: 'Un titre de rubrique n’est pas reconnu',
    why: 'Les logiciels répartissent le texte d’après les titres qu’ils connaissent. Sous un titre inventé, le contenu se perd ou s’ajoute à la rubrique précédente.',
    fix: 'Reprenez des titres courants : « Profil », « Expérience professionnelle », « Formation », « Compétences », « Langues », « Centres d’intérêt ». Gardez l’originalité pour le contenu.',
    strength:
      '{known, plural, one {Le titre de votre rubrique est de ceux} other {Vos # titres de rubrique sont de ceux}} que tout lecteur et tout logiciel connaissent.',
    findings: {
      odd: '« {heading} » n’est pas un titre que les logiciels connaissent.',
    },
  },
  'summary-present': {
    name: 'Accroche',
    pass: '{kind, select, form {La case de motivation de votre rirekisho est remplie} other {Une accroche ouvre votre CV}}',
    fail: '{kind, select, form {La case de motivation est vide, ou presque} other {L’accroche manque ou ne joue pas son rôle}}',
    why: '{kind, select, form {Sur le formulaire japonais (rirekisho), c’est la seule place pour vos propres mots. Vide ou réduite à une demi-ligne, elle donne l’impression que le poste vous importe peu.} other {Les premières secondes décident de la suite de la lecture. Deux ou trois phrases sur votre métier et vos résultats donnent la clé du reste.}}',
    fix: '{kind, select, form {Écrivez 3 à 5 lignes (150 à 250 caractères, environ quatre cinquièmes de la case) : pourquoi cet employeur, quelle expérience vous servira, ce que vous voulez y faire.} other {Ouvrez par 2 à 4 phrases (20 à 90 mots) sous le titre « Profil » : métier et années, point fort, un résultat chiffré. Un objectif dit ce que vous cherchez, une accroche ce que vous apportez.}}',
    strength:
      'Votre accroche dit en {script, select, cjk {{words, number} caractères} other {{words, number} mots}} qui vous êtes et ce que vous apportez, là où la lecture commence.',
    findings: {
      missing: 'Ni profil ni accroche n’ouvre votre CV.',
      late: 'Votre profil vient après l’expérience ou la formation, quand le lecteur s’est déjà fait son idée.',
      'too-short':
        'Votre profil compte {words, plural, one {# mot} other {# mots}} : trop peu pour dire ce que vous apportez.',
      'too-long': 'Votre profil compte {words, number} mots ; au-delà de 90, on le saute.',
      'too-short-characters':
        'Votre profil compte {characters, number} caractères : trop peu pour dire ce que vous apportez.',
      'too-long-characters': 'Votre profil compte {characters, number} caractères ; au-delà de 300, on le saute.',
      'form-blank': 'La case de motivation (志望動機) ou de présentation (自己PR) est vide.',
      'form-short': 'La case de motivation ou de présentation ne compte que {characters, number} caractères.',
    },
  },
  'length-pages': {
    name: 'Longueur du CV',
    pass: 'La longueur est bonne',
    fail: 'La longueur est à revoir',
    why: 'Une première lecture dure moins d’une minute. En France, une page suffit en début de carrière et deux pages conviennent ensuite ; au-delà, l’essentiel se dilue.',
    fix: 'Visez une page pleine, deux au plus : résumez en une ligne les postes de plus de dix ans et ôtez ce qui ne sert pas l’offre visée.',
    strength: 'Votre CV tient en {pages, plural, one {# page} other {# pages}} : la longueur qu’un recruteur attend.',
    findings: {
      'too-long':
        'Le CV compte {pages, plural, one {# page} other {# pages}} ; tenez-vous-en à {max, plural, one {# page} other {# pages}}.',
      'too-short':
        'La seule page n’est remplie qu’à {percent} % : développez vos deux derniers postes en trois à cinq puces chacun.',
      'none-full': 'Aucune de vos pages n’est remplie, même à moitié : la plus pleine l’est à {percent, number} %.',
    },
  },
  'word-count': {
    name: 'Quantité de texte',
    pass: 'La quantité de texte est juste',
    fail: 'La quantité de texte n’est pas la bonne',
    why: 'Trop peu de texte ne laisse rien à juger ni de mots par lesquels vous trouver ; trop en noie vos meilleurs résultats.',
    fix: 'Visez 400 à 700 mots. Trop court ? Ajoutez résultats, outils et chiffres aux postes récents. Trop long ? Ramenez à une ligne les postes de plus de dix ans.',
    strength: null,
    findings: {
      'too-few':
        'Votre CV compte {words, plural, one {# mot} other {# mots}} ; en dessous de {least, number}, il y a peu à lire.',
      'too-many': 'Votre CV compte {words, number} mots, plus que les {most, number} qu’on lit d’ordinaire.',
      'too-few-characters':
        'Votre CV compte {characters, number} caractères ; en dessous de {least, number}, il y a peu à lire.',
      'too-many-characters':
        'Votre CV compte {characters, number} caractères, plus que les {most, number} qu’on lit d’ordinaire.',
    },
  },
  'entry-dates': {
    name: 'Dates des postes et diplômes',
    pass: 'Chaque expérience et chaque diplôme est daté',
    fail: 'Il manque des dates',
    why: 'Les dates disent votre ancienneté. Quand il en manque, un logiciel compte mal vos années d’expérience, et le lecteur soupçonne un trou.',
    fix: 'Indiquez mois et année de début et de fin pour chaque poste, par exemple « mars 2021 – juin 2024 » ou « depuis mars 2021 » ; pour un diplôme, l’année suffit.',
    strength:
      '{jobs, plural, =0 {Vos études sont datées : on les situe tout de suite.} one {Votre poste indique depuis quand et jusqu’à quand : votre expérience se lit sans hésiter.} other {Vos # postes indiquent tous de quand à quand : votre parcours depuis {since} se suit sans effort.}}',
    findings: {
      'no-dates': '« {entry} » n’a aucune date.',
      'no-start': '« {entry} » a une fin ({end}) mais pas de début.',
      'no-end': '« {entry} » a un début ({start}) mais pas de fin : ajoutez-la, ou écrivez « à ce jour ».',
    },
  },
  'dates-consistent': {
    name: 'Format des dates',
    pass: 'Vos dates suivent un seul format',
    fail: 'Vos dates mêlent plusieurs formats',
    why: 'Un format unique se parcourt d’un coup d’œil et se lit bien par logiciel. Mélangés, ils faussent le calcul de vos années d’expérience et font penser à un copier-coller.',
    fix: 'Choisissez un format pour tous les postes, par exemple « mars 2021 – février 2023 » ou « 03/2021 – 02/2023 », et gardez-le jusqu’au plus ancien. Pour les diplômes, l’année suffit.',
    strength: '{dates, plural, one {Votre date suit} other {Vos # dates suivent}} un seul format du début à la fin.',
    findings: {
      mixed: '« {odd} » n’est pas écrit comme « {usual} »{count, plural, one {} other { (# dates)}}.',
      eras: 'L’ère japonaise (« {era} ») et l’année occidentale (« {western} ») sont mêlées.',
    },
  },
  'reverse-chronological': {
    name: 'Ordre des expériences',
    pass: 'Le plus récent vient en premier',
    fail: 'Le plus récent ne vient pas en premier',
    why: 'Le recruteur commence par votre dernier poste. Si le premier de votre carrière est en haut, ce que vous savez faire aujourd’hui finit en bas de page.',
    fix: 'Classez postes et diplômes du plus récent au plus ancien dans chaque rubrique, d’après la date de fin, les postes en cours en tête.',
    strength: 'Vos {entries, number} postes et diplômes datés vont du plus récent au plus ancien, comme on s’y attend.',
    findings: {
      'oldest-first': '« {heading} » commence par le plus ancien : « {entry} ».',
      'out-of-order': '« {entry} » est plus récent que « {above} », mais placé en dessous.',
    },
  },
  'employment-gaps': {
    name: 'Périodes sans emploi',
    pass: 'Aucune longue période n’est inexpliquée',
    fail: 'Une longue période reste inexpliquée',
    why: 'Une interruption n’est pas une faute, mais sans un mot chacun imagine la sienne. Une ligne suffit à lever le doute.',
    fix: 'Ajoutez une ligne datée : « Congé parental », « Reconversion, formation … », « Activité indépendante », « Année à l’étranger ». Vous ne devez pas de détails.',
    strength: null,
    findings: {
      gap: 'Entre « {before} » (jusqu’à {start}) et « {after} » (dès {end}), {months, plural, one {# mois reste inexpliqué} other {# mois restent inexpliqués}}.',
    },
  },
  'bullets-used': {
    name: 'Présentation en puces',
    pass: 'Vos postes sont décrits en puces',
    fail: 'Vos postes gagneraient à être décrits en puces',
    why: 'L’œil parcourt une liste et saute un paragraphe. Deux à huit puces par poste laissent voir vos réussites une à une.',
    fix: 'Découpez chaque poste en trois à cinq puces, une réussite par puce : « Mise en place d’un suivi hebdomadaire : retards de livraison réduits de 30 % ».',
    strength:
      'Vos expériences s’appuient sur {bullets, plural, one {# puce} other {# puces}} : vos réussites se repèrent d’un coup d’œil.',
    findings: {
      none: 'Aucune puce ne décrit vos expériences.',
      paragraph: '« {entry} » est décrit en un seul bloc de {words, plural, one {# mot} other {# mots}}.',
      prose: '« {entry} » est raconté d’un bloc, sans puces : découpez-le en 2 à 5 puces, un résultat par puce.',
      'too-many':
        '« {entry} » compte {count, plural, one {# puce} other {# puces}} : gardez les cinq ou six plus parlantes.',
      single: '« {entry} » n’a qu’une seule puce : ajoutez un résultat et une mission marquante.',
    },
  },
  'file-name': {
    name: 'Nom du fichier',
    pass: 'Le nom du fichier dit à qui est le CV',
    fail: 'Le nom du fichier ne vous aide pas',
    why: 'Un recruteur range des dizaines de CV dans un même dossier. Le vôtre doit se retrouver par votre nom, et « final » ou « (1) » font négligé.',
    fix: 'Enregistrez-le sous vos prénom et nom, sans accents ni numéro de version, par exemple : {suggestion}',
    strength: null,
    findings: {
      generic: '« {file} » pourrait être à n’importe qui.',
      unnamed: '« {file} » ne porte pas votre nom ({name}).',
      trace: 'Le nom garde « {trace} », un reste de brouillons ou de copies.',
    },
  },
} satisfies AreaProse<'structure'>;
