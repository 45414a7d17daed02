import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Vérifiez votre CV avant que le recruteur ne le fasse',
  'home.lead':
    'Déposez votre CV en PDF. En une seconde, vous voyez ce qui est réussi, ce qui peut vous coûter des entretiens, à quelle ligne, et comment le corriger. Gratuit, sans inscription, et le fichier ne quitte pas votre appareil.',
  'notFound.notice':
    'La page que vous cherchiez n’existe pas ou a changé d’adresse. Vous pouvez analyser votre CV ici même.',
  'offline.notice':
    'Vous êtes hors connexion et cette page n’est pas enregistrée sur votre appareil. Rechargez-la une fois la connexion revenue. L’analyse de votre CV, elle, fonctionne dès maintenant, sans internet.',
  'home.why.title': 'Pourquoi le vérifier ici',
  'home.why.lead': 'Fait pour celles et ceux qui cherchent un emploi, pas pour vendre un abonnement.',
  'home.why.instant.title': 'Tout de suite',
  'home.why.instant.text':
    'Le résultat mesuré s’affiche dès que le PDF est lu ; l’évaluation de l’IA, s’il y en a une, arrive en moins de 30 secondes.',
  'home.why.where.title': 'À la ligne près',
  'home.why.where.text':
    'Chaque remarque cite votre propre phrase et montre sa place sur la page, soulignée comme au stylo rouge d’un correcteur.',
  'home.why.private.title': 'Votre PDF reste chez vous',
  'home.why.private.text':
    'Le fichier est lu par votre navigateur. Nous ne le recevons pas, nous ne le conservons pas et nous ne demandons aucun compte.',
  'home.why.fair.title': 'Une note qui s’explique',
  'home.why.fair.text':
    'Le même fichier donne toujours la même note mesurée, et vous voyez quel contrôle la fait monter ou descendre. Ni astuce ni hasard.',
  'home.why.languages.title': 'Huit langues, huit usages',
  'home.why.languages.text':
    'Un CV français ne se lit pas comme un CV japonais. Nous le mesurons avec les règles de sa langue et du pays auquel il s’adresse.',
  'home.why.free.title': 'Gratuit et sans limite',
  'home.why.free.text':
    'Mesurez autant de versions que vous voulez. Pas d’inscription, pas de frais cachés, et le rapport complet se lit sans payer.',
  'home.resources.title': 'Pour continuer votre candidature',
  'home.resources.templates': 'Modèles de CV en Word et PDF',
  'home.resources.coverLetters': 'Guide de la lettre de motivation',
  'home.resources.interviewPrep': 'Préparer l’entretien',
  'home.resources.blog': 'Articles avec exemples',
  'faq.title': 'Questions fréquentes',
  'cta.title': 'Envie de voir votre CV d’un œil neuf ?',
  'cta.text': 'Déposez le PDF : en une seconde, vous saurez par où commencer.',
  'cta.button': 'Analyser mon CV',
} as const satisfies Record<keyof typeof source, string>;
