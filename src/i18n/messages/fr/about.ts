import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': 'Un CV clair ne devrait rien coûter',
  'about.lead':
    'RevisaCV lit votre CV comme le lisent les logiciels de recrutement et les personnes qui décident, puis vous dit quoi changer. Gratuitement et en huit langues.',
  'about.mission.title': 'Notre raison d’être',
  'about.mission.text':
    'Chercher un emploi est déjà assez difficile. Beaucoup de bons candidats passent inaperçus à cause d’un téléphone illisible, de dates floues ou d’une liste de missions sans un seul résultat. Nous voulons que chacun puisse trouver et corriger ces défauts lui-même, sans payer et sans créer de compte.',
  'about.provider.title': 'Qui évalue',
  'about.provider.measured':
    'L’essentiel se passe sur votre propre appareil : un moteur aux règles publiques mesure le document et donne toujours le même résultat pour le même fichier.',
  'about.provider.ai':
    'Si une IA est reliée à ce site, son avis s’ajoute à part. Par défaut, il s’agit de {provider} ({country}). Le destinataire du texte est toujours indiqué au-dessus de la zone de dépôt, avant que vous ne choisissiez un fichier, et vous pouvez refuser l’envoi.',
  'about.provider.price':
    'Nous avons choisi {model} parce que son prix public, en {date}, est environ {times} fois inférieur à celui de {other} : le service peut ainsi rester gratuit.',
  'about.features.title': 'Ce que vous trouverez ici',
  'about.features.checks.title': 'Des contrôles, preuves à l’appui',
  'about.features.checks.text':
    'Chaque remarque cite la ligne exacte de votre CV et explique pourquoi elle est importante.',
  'about.features.ats.title': 'Une lecture d’ATS',
  'about.features.ats.text':
    'Nous montrons le texte qu’un logiciel tire de votre PDF : colonnes mélangées, icônes, mots perdus.',
  'about.features.scores.title': 'Quatre domaines, une note',
  'about.features.scores.text': 'Structure, contenu, compatibilité avec les ATS et design, de 0 à 100.',
  'about.features.priority.title': 'Par où commencer',
  'about.features.priority.text': 'Les recommandations sont classées selon les points que chacune peut rapporter.',
  'about.features.ai.title': 'L’IA, un second avis',
  'about.features.ai.text':
    'Elle s’affiche à côté de la mesure, sans jamais s’y mêler, et nous vous prévenons quand les deux divergent.',
  'about.features.languages.title': 'Huit langues',
  'about.features.languages.text':
    'Français, anglais, espagnol, portugais, allemand, italien, japonais et chinois, avec les usages de chaque marché.',
  'about.steps.title': 'Comment ça marche',
  'about.steps.1.title': 'Déposez votre PDF',
  'about.steps.1.text': 'Jusqu’à 10 Mo. Aucun compte à créer.',
  'about.steps.2.title': 'Votre navigateur le lit',
  'about.steps.2.text': 'Le fichier s’ouvre sur votre appareil et se mesure en une seconde environ.',
  'about.steps.3.title': 'Vous recevez le rapport',
  'about.steps.3.text':
    'Points forts, défauts et leur place sur la page. L’IA, s’il y en a une, répond en moins de 30 secondes.',
  'about.steps.4.title': 'Corrigez, recommencez',
  'about.steps.4.text':
    'Changez une ligne, exportez de nouveau et regardez bouger la note. Autant de fois que vous voulez.',
  'about.benefits.title': 'Ce que vous y gagnez',
  'about.benefits.1': 'Vous savez quoi corriger d’abord, au lieu de tout réécrire.',
  'about.benefits.2': 'Vous voyez votre CV comme le voit un logiciel de recrutement, avant de l’envoyer.',
  'about.benefits.3': 'Vous gardez la main sur vos données : le PDF ne quitte pas votre appareil.',
  'about.benefits.4': 'Vous recevez des conseils propres à votre langue et à votre marché du travail.',
  'about.commitment.title': 'Notre engagement',
  'about.commitment.text':
    'Nous ne vendons pas votre CV, nous ne le conservons pas et nous ne promettons pas d’entretiens. Quand un contrôle n’est pas sûr, il le dit. Et si nous nous trompons, nous voulons le savoir.',
  'about.cta.title': 'Voyez-le sur votre propre CV',
  'about.cta.button': 'Analyser mon CV gratuitement',
} as const satisfies Record<keyof typeof source, string>;
