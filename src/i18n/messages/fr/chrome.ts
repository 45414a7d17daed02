import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': 'Aller au contenu',
  'header.main': 'Principale',
  'header.menu': 'Menu',
  'header.home': 'Accueil',
  'header.about': 'À propos',
  'header.blog': 'Blog',
  'header.testimonials': 'Témoignages',
  'header.contact': 'Contact',
  'header.language': 'Langue',
  'header.poweredBy': 'Fonctionne avec',
  'header.power': 'PDF.js et notre moteur',
  'footer.links': 'Liens utiles',
  'footer.privacy': 'Politique de confidentialité',
  'footer.resources': 'Ressources',
  'footer.templates': 'Modèles de CV',
  'footer.coverLetters': 'Lettre de motivation',
  'footer.interviewPrep': 'Préparer l’entretien',
  'footer.rss': 'Flux RSS',
  'footer.technology':
    'L’analyse repose sur PDF.js et sur notre propre moteur, dans votre navigateur. Nous ne demandons pas de compte et ne conservons aucun document.',
  'footer.rights': 'Tous droits réservés.',
  'footer.source': 'Code source',
  'footer.preferences': 'Préférences de confidentialité',
} as const satisfies Record<keyof typeof source, string>;
