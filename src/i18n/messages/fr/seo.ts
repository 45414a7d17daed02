import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Analyser son CV gratuitement : note et conseils | RevisaCV',
  'seo.home.description':
    'Déposez votre CV en PDF : en une seconde, ce qui marche, ce qui peut vous coûter des entretiens et comment le corriger. Gratuit ; le PDF reste chez vous.',
  'seo.notFound.title': 'Cette page est introuvable sur le site | RevisaCV',
  'seo.offline.title': 'Hors connexion : votre CV s’analyse quand même | RevisaCV',
  'seo.blog.title': 'Blog : conseils pour un CV qui se lit bien | RevisaCV',
  'seo.blog.description':
    'Articles pratiques sur les erreurs de CV, les logiciels de recrutement (ATS), les mots-clés et les tendances, avec des exemples avant-après.',
  'seo.about.title': 'Qui sommes-nous : analyse de CV gratuite | RevisaCV',
  'seo.about.description':
    'Pourquoi RevisaCV existe, comment votre CV est mesuré sur votre propre appareil, quel rôle joue l’IA et à quoi nous nous engageons.',
  'seo.testimonials.title': 'Témoignages : leur CV, ligne après ligne | RevisaCV',
  'seo.testimonials.description':
    'Des CV corrigés ligne après ligne : ce que le rapport a signalé, ce qui a changé sur la page et comment chacun se lit désormais.',
  'seo.contact.title': 'Contact et aide pour votre analyse de CV | RevisaCV',
  'seo.contact.description':
    'Une question, une erreur ou une idée ? Écrivez-nous : nous répondons sous 24 heures, du lundi au vendredi de 9 h à 18 h.',
  'seo.privacy.title': 'Confidentialité : ce que devient votre CV | RevisaCV',
  'seo.privacy.description':
    'Ce que RevisaCV fait de votre fichier, de son texte, de l’IA, des cookies, de la publicité et de vos messages. Sept parties, sans petits caractères.',
  'seo.templates.title': 'Modèles de CV gratuits, Word et PDF, lisibles par ATS | RevisaCV',
  'seo.templates.description':
    'Cinq modèles de CV à télécharger en Word (.docx) et en PDF. Une seule colonne, du vrai texte, pas de tableau : lisibles par un logiciel comme par une personne.',
  'seo.coverLetters.title': 'Lettre de motivation : guide et exemples | RevisaCV',
  'seo.coverLetters.description':
    'Écrire une lettre de motivation courte et convaincante : le plan vous, moi, nous, un exemple complet, les erreurs à éviter, l’e-mail d’envoi.',
  'seo.interviewPrep.title': 'Préparer un entretien d’embauche, étape par étape | RevisaCV',
  'seo.interviewPrep.description':
    'Préparez l’entretien avec votre CV : recherches, présentation en deux minutes, questions fréquentes ou interdites, salaire, visio et relance.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Analyse de CV gratuite',
} as const satisfies Record<keyof typeof source, string>;
