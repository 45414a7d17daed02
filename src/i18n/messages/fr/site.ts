import type { site as source } from '../es/site.ts';

/** Page frame and head in French. */
export const site = {
  'seo.home.title': 'Analyser son CV gratuitement : note et conseils immédiats | RevisaCV',
  'seo.home.description':
    'Déposez votre CV en PDF et voyez en une seconde ce qui marche, ce qui vous coûte des entretiens et comment le corriger. Gratuit, sans inscription ; le PDF reste sur votre appareil.',
  'seo.notFound.title': 'Page introuvable | RevisaCV',
  'header.skip': 'Aller au contenu',
  'header.home': 'Accueil',
  'header.language': 'Langue',
  'footer.rights': 'Tous droits réservés.',
  'footer.technology':
    'Votre PDF est lu dans votre propre navigateur. Nous ne demandons pas de compte et ne conservons aucun document.',
  'footer.source': 'Code source',
  'home.title': 'Vérifiez votre CV avant que le recruteur ne le fasse',
  'home.lead':
    'Déposez votre CV en PDF. En une seconde, vous voyez ce qui est réussi, ce qui peut vous coûter des entretiens, à quelle ligne, et comment le corriger. Gratuit, sans inscription, et le fichier ne quitte pas votre appareil.',
  'notFound.notice':
    'La page que vous cherchiez n’existe pas ou a changé d’adresse. Vous pouvez analyser votre CV ici même.',
} as const satisfies Record<keyof typeof source, string>;
