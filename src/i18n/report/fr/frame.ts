import type { ReportFrame } from '../messages.ts';

/** The report's prose in French. */
export const frame = {
  summary: {
    excellent:
      'Votre CV obtient {score} sur 100 : {passed, plural, one {# contrôle réussi} other {# contrôles réussis}} sur {total}. Son meilleur atout : {best}. Réglez les derniers détails ci-dessous s’il en reste, puis adaptez l’accroche et les mots-clés à chaque offre.',
    good: 'Votre CV obtient {score} sur 100 : {passed, plural, one {# contrôle réussi} other {# contrôles réussis}} sur {total}. Votre appui le plus solide : {best}. Ce qui vous fera gagner le plus de points : {worst} ; commencez par la première recommandation.',
    'needs-improvement':
      'Votre CV obtient {score} sur 100 : {passed, plural, =0 {aucun contrôle réussi} one {# contrôle réussi} other {# contrôles réussis}} sur {total}. Pas d’inquiétude, presque tout se corrige en une heure. La partie à travailler en premier : {worst}. Ensuite, relancez l’analyse pour mesurer le progrès.',
  },
  summaryNone:
    'Rien n’a pu être noté dans ce fichier. Ce n’est pas un jugement sur votre parcours : le document ne livre pas assez de texte lisible. Suivez les indications ci-dessous, puis réessayez.',
  summaryForeign:
    'Votre CV est dans une langue que nous n’évaluons pas encore ({language}) : il n’y a donc pas de note. Voici ce qui ne dépend pas de la langue, la lecture du fichier par un ATS et la mise en page. Nous évaluons l’espagnol, l’anglais, le français, le portugais, l’allemand, l’italien, le japonais et le chinois.',
  summaryOther:
    'Ce fichier ne ressemble pas à un CV : nous n’y avons trouvé ni postes, ni formation, ni compétences. Si vous vous êtes trompé de fichier, choisissez-en un autre. Si c’est bien votre CV, placez chaque partie sous un titre seul sur sa ligne (« Expérience professionnelle », « Formation », « Compétences ») et datez chaque poste.',
  areas: {
    structure: 'la structure',
    content: 'le contenu',
    ats: 'la lecture par les logiciels de recrutement (ATS)',
    design: 'la mise en page',
  },
  sections: {
    summary: '« Profil »',
    experience: '« Expérience professionnelle »',
    education: '« Formation »',
    skills: '« Compétences »',
    languages: '« Langues »',
    projects: '« Projets »',
    certifications: '« Certifications »',
    awards: '« Prix et distinctions »',
    publications: '« Publications »',
    volunteering: '« Bénévolat »',
    interests: '« Centres d’intérêt »',
    references: '« Références »',
  },
  sides: { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' },
  languages: {
    es: 'espagnol',
    en: 'anglais',
    fr: 'français',
    pt: 'portugais',
    de: 'allemand',
    it: 'italien',
    ja: 'japonais',
    zh: 'chinois',
  },
  quote: 'Par exemple, dans « {excerpt} ».',
  foreignFix: 'Dites dans chaque puce ce que vous avez fait, comme dans un CV en {language}\u00a0: {examples}.',
  notApplicable: 'Ce contrôle ne s’applique pas à votre CV : il ne compte pas dans la note.',
  undetermined: 'Nous n’avons pas pu trancher à partir de ce fichier : ce contrôle ne compte pas dans la note.',
} satisfies ReportFrame;
