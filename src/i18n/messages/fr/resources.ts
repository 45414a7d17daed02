import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Des modèles de CV qui se lisent bien',
  'templates.lead':
    'Cinq modèles sobres, sur une seule colonne et en vrai texte. Ouvrez-les dans Word, LibreOffice ou Google Docs, mettez-y vos informations et exportez en PDF. Les personnes sont fictives.',
  'templates.download.docx': 'Télécharger en Word',
  'templates.download.pdf': 'Voir le PDF',
  'templates.size': '{size} ko',
  'templates.score':
    'Notre propre analyse leur donne 90 sur 100 ou plus : nous le vérifions à chaque publication du site.',
  'templates.how.title': 'Comment s’en servir',
  'templates.how.1':
    'Choisissez selon votre situation, pas selon la couleur : premier emploi, profil technique, poste de direction.',
  'templates.how.2':
    'Remplacez chaque ligne par la vôtre et supprimez le reste ; une ligne d’exemple oubliée se remarque.',
  'templates.how.3': 'Gardez les styles de titre et de liste : c’est à eux qu’un logiciel se repère.',
  'templates.how.4': 'Exportez en PDF, donnez votre nom au fichier, puis analysez-le ici.',
  'templates.cta': 'Analyser mon CV terminé',
  'guides.updated': 'Mis à jour le {date}',
  'guides.contents': 'Dans ce guide',
  'guides.more': 'Autres ressources',
  'guides.try': 'Analyser mon CV',
  'glossary.title': 'Les mots que vous rencontrerez',
  'privacy.contents': 'Sommaire',
} as const satisfies Record<keyof typeof source, string>;
