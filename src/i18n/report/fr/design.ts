import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Format de la page',
    pass: 'Les pages ont un format courant',
    fail: 'Le format de la page est inhabituel',
    why: 'Un recruteur imprime les CV et les ouvre côte à côte. Une page d’une autre forme est réduite, coupée, ou doit être tournée.',
    fix: 'Mettez toutes les pages au format {wanted, select, Letter {lettre US (21,6 × 27,9 cm)} other {A4 (21 × 29,7 cm)}}, en portrait (dans Word : « Mise en page », « Taille » et « Orientation »), puis exportez de nouveau le PDF.',
    strength: null,
    findings: {
      landscape: 'La page {page, number} est en paysage ({width, number} × {height, number} mm).',
      'odd-size': 'La page {page, number} mesure {width, number} × {height, number} mm : ni A4, ni lettre US.',
      mixed: 'La page {page, number} n’a pas le même format que la première.',
    },
  },
  'font-families': {
    name: 'Nombre de polices',
    pass: 'Les polices sont sobres',
    fail: 'Trop de polices différentes',
    why: 'Une ou deux polices guident l’œil ; au-delà de trois, la page paraît assemblée à la hâte et les titres ne se distinguent plus.',
    fix: 'Gardez une police pour le texte et, si vous y tenez, une autre pour les titres : par exemple Calibri partout, ou Georgia pour les titres et Arial pour le texte.',
    strength:
      '{count, plural, one {Une seule police} other {# polices seulement}} ({families}) : la page a de la tenue.',
    findings: {
      'too-many': '{count, plural, one {# police utilisée} other {# polices utilisées}} : {families}. Gardez-en deux.',
    },
  },
  'body-size': {
    name: 'Taille du texte',
    pass: 'La taille du texte est confortable',
    fail: 'La taille du texte est à corriger',
    why: 'Un recruteur lit des dizaines de CV par jour, souvent sur un écran d’ordinateur portable. Trop petit, le texte fatigue ; trop grand, il prend la place de vos réussites.',
    fix: 'Réglez le texte courant entre 10 et 11 points, les titres de rubrique vers 12 et votre nom vers 20. Si tout ne tient plus, coupez du texte plutôt que la taille.',
    strength: 'Texte courant à {size, number} points : on vous lit sans effort.',
    findings: {
      'too-small': 'Le texte courant mesure {size, number} points ; passez à {minimum, number} au moins.',
      'too-large': 'Le texte courant mesure {size, number} points ; {maximum, number} suffisent.',
    },
  },
  'size-hierarchy': {
    name: 'Hiérarchie des tailles',
    pass: 'Les tailles guident la lecture',
    fail: 'Les tailles ne guident pas la lecture',
    why: 'Le premier regard dure quelques secondes et va du plus grand au plus petit. C’est la taille qui distingue votre nom d’un titre, et un titre du texte.',
    fix: 'Gardez trois ou quatre tailles : votre nom vers 20 points, les titres de rubrique en gras à 12–14, tout le reste à 10–11.',
    strength:
      '{name, select, 0 {{count, plural, one {# seule taille de texte} other {# tailles de texte}} : la page reste calme.} other {Votre nom à {name, number} points pour un texte à {body, number} : on le trouve aussitôt.}}',
    findings: {
      'name-small': 'Votre nom est à {size, number} points, alors que d’autres lignes atteignent {other, number}.',
      'headings-plain':
        '{count, plural, one {# titre a} other {# titres ont}} le même aspect que le texte qui suit ({body, number} points).',
      'headings-small':
        '{count, plural, one {# titre est} other {# titres sont}} en plus petit ({size, number} points) que le texte qui suit ({body, number}).',
      'too-many': 'Il y a {count, number} tailles de texte : {sizes} points.',
    },
  },
  margins: {
    name: 'Marges de la page',
    pass: 'Les marges sont équilibrées',
    fail: 'Les marges sont à revoir',
    why: 'Le blanc autour du texte laisse respirer la page et sert aux notes de l’entretien. Trop étroite, une marge peut aussi être rognée à l’impression.',
    fix: 'Réglez les quatre marges entre 1,5 et 2,5 cm (dans Word : « Mise en page », « Marges »), puis raccourcissez le texte s’il déborde.',
    strength: 'Des marges d’au moins {mm, number} mm : la page respire et s’imprime sans perte.',
    findings: {
      narrow: 'Page {page} : {mm, number} mm seulement de marge {side}. Passez à 15 mm au moins.',
      wide: 'Page {page} : {mm, number} mm de marge {side}, plus qu’il n’en faut. Ramenez-la vers 20 mm.',
    },
  },
  'line-spacing': {
    name: 'Interligne',
    pass: 'L’interligne est confortable',
    fail: 'L’interligne est à revoir',
    why: 'Trop serrées, les lignes se confondent ; trop écartées, le paragraphe se défait et la page déborde.',
    fix: 'Choisissez l’interligne « Multiple » entre 1,0 et 1,15 (dans Word : « Accueil », « Paragraphe ») et séparez les postes par un espace avant le paragraphe.',
    strength: 'Un interligne de {spacing, number} fois le corps : l’œil garde sa ligne.',
    findings: {
      tight:
        'L’interligne n’est que de {spacing, number} fois le corps ; en dessous de {least, number}, les lignes se touchent.',
      loose:
        'L’interligne est de {spacing, number} fois le corps ; au-delà de {most, number}, le paragraphe se défait.',
    },
  },
  density: {
    name: 'Texte et blancs',
    pass: 'Texte et blancs sont équilibrés',
    fail: 'Texte et blancs sont mal équilibrés',
    why: 'Les blancs montrent où finit un poste et où commence le suivant. Un pavé de texte se saute ; une page presque vide fait penser à peu d’expérience.',
    fix: 'Page trop pleine : gardez 3 à 5 puces par poste et 6 à 10 points entre les postes. Page trop vide : ajoutez des résultats aux derniers postes ou réduisez les vides.',
    strength: 'Le texte occupe {percent, number} % de la page : pleine, et facile à parcourir.',
    findings: {
      sparse: 'Le texte n’occupe que {percent, number} % de la surface entre les marges.',
      crowded:
        'Le texte occupe {percent, number} % de la surface entre les marges ; au-delà de {most, number} %, on voit un pavé.',
    },
  },
  alignment: {
    name: 'Alignement des lignes',
    pass: 'Les lignes partagent des bords nets',
    fail: 'Les lignes commencent à trop d’endroits',
    why: 'L’œil descend le long du bord gauche. Des lignes poussées à coups d’espaces ou de tabulations brisent ce bord et donnent une impression de hâte.',
    fix: 'Remplacez espaces et tabulations répétées par des retraits : un bord pour les titres et les postes, un autre pour les puces. Pour les dates, une seule tabulation à droite.',
    strength: '{percent, number} % des {lines, number} lignes partagent quelques bords : la page est nette.',
    findings: {
      ragged:
        'Seules {percent, number} % des {lines, number} lignes partent de l’un de quatre bords ; {count, plural, one {# commence} other {# commencent}} ailleurs.',
    },
  },
  colours: {
    name: 'Couleurs du texte',
    pass: 'Le texte a peu de couleurs',
    fail: 'Le texte a trop de couleurs',
    why: 'Une couleur dit « regardez ici ». S’il y en a beaucoup, rien ne ressort, et en noir et blanc elles deviennent des gris.',
    fix: 'Gardez le noir ou un gris foncé pour le texte, et une seule couleur soutenue pour les titres et les liens.',
    strength:
      '{count, plural, one {Une seule couleur de texte} other {# couleurs de texte}} : l’attention reste sur les mots.',
    findings: { 'too-many': 'Le texte a {count, number} couleurs : {colours}.' },
  },
  contrast: {
    name: 'Contraste du texte',
    pass: 'Le texte se détache bien du fond',
    fail: 'Du texte est trop pâle',
    why: 'Un gris clair ou une couleur pastel s’efface à l’impression et sur un écran mal réglé. Ce qui demande un effort à lire n’est souvent pas lu.',
    fix: 'Mettez le texte en noir ou en gris très foncé (#333333) sur fond blanc et réservez une couleur soutenue aux titres, par exemple le bleu #1F4E79. Derrière un texte blanc, foncez le fond.',
    strength: 'Un contraste de {ratio, number} pour 1 au plus faible : lisible à l’écran comme sur papier.',
    findings: {
      low: 'Texte {colour} sur fond {background} : contraste de {ratio, number} pour 1, alors qu’il en faut 4,5.',
    },
  },
  'bullet-style': {
    name: 'Signes des puces',
    pass: 'Les puces sont homogènes',
    fail: 'Les puces mélangent plusieurs signes',
    why: 'Un signe qui change sans raison fait croire à un autre niveau, ou à un texte collé d’ailleurs.',
    fix: 'Choisissez un signe (un simple •) pour toutes les puces d’un niveau et appliquez-le par le style de liste, sans le taper.',
    strength: 'Les {bullets, number} puces portent le signe de leur niveau.',
    findings: {
      mixed:
        '{count, plural, one {# puce commence} other {# puces commencent}} par {others}, alors que les autres portent {main}.',
    },
  },
  emphasis: {
    name: 'Gras et majuscules',
    pass: 'La mise en relief est mesurée',
    fail: 'Trop de texte est mis en relief',
    why: 'Le gras agit parce que le reste n’en est pas. En capitales, les mots perdent leur silhouette et se lisent plus lentement.',
    fix: 'Réservez le gras aux intitulés de poste et à un ou deux résultats par poste, et écrivez les phrases en minuscules.',
    strength:
      '{bold, select, 0 {Le gras est réservé aux titres et aux postes : ils ressortent.} other {{bold, number} % du texte seulement est en gras : ce qui doit ressortir ressort.}}',
    findings: {
      bold: '{percent, number} % du texte des rubriques est en gras ; jusqu’à {most, number} %, il ressort encore.',
      capitals:
        '{percent, number} % du texte des rubriques est en capitales ; jusqu’à {most, number} %, il se lit bien.',
    },
  },
  'last-page-fill': {
    name: 'Dernière page',
    pass: 'La dernière page est bien remplie',
    fail: 'La dernière page est presque vide',
    why: 'Quelques lignes seules sur une page ressemblent à un oubli, et souvent on ne les imprime ni ne les lit.',
    fix: 'Coupez ou regroupez quelques lignes pour finir sur la page d’avant, ou reportez de quoi remplir au moins un quart de la dernière.',
    strength: 'La page {page, number} est remplie à {percent, number} % : aucune ligne égarée.',
    findings: {
      short:
        'La page {page, number} compte {lines, plural, one {# ligne} other {# lignes}} et n’est remplie qu’à {percent, number} %.',
      blank: 'La page {page, number} est vide. Supprimez les paragraphes vides ou le saut de page à la fin.',
    },
  },
  photo: {
    name: 'Photo',
    pass: 'Photo ou non, c’est l’usage du marché',
    fail: '{frame, select, empty {Le cadre de la photo est vide} other {Ce marché n’attend pas de photo}}',
    why: '{frame, select, empty {Un cadre vide donne l’impression d’une candidature inachevée et occupe la meilleure place de la page.} other {Là où la loi interdit de juger sur l’apparence, beaucoup d’employeurs préfèrent un CV sans photo. Elle prend aussi la place de vos réussites.}}',
    fix: '{frame, select, empty {Insérez la photo avant d’exporter le PDF (un portrait récent, 35 × 45 mm) ou supprimez le cadre. Sur papier, collez-la.} other {Retirez la photo, utilisez la place pour votre titre et vos coordonnées et gardez-la sur LinkedIn. Si vous postulez dans un pays où elle est d’usage, laissez-la.}}',
    strength: null,
    findings: {
      unwanted: 'La page 1 porte ce qui ressemble à une photo ; sur votre marché ({market}), les CV s’en passent.',
      'frame-unwanted':
        'Il reste page 1 un cadre pour la photo (« {words} ») ; sur votre marché ({market}), les CV s’en passent : supprimez-le.',
      'frame-empty': 'Le cadre de la photo indique encore « {words} », sans aucune image.',
    },
  },
} satisfies AreaProse<'design'>;
