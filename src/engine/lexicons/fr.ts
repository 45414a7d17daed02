/** French word data: resumes of France, Belgium, French-speaking Switzerland and Canada. Straight apostrophes stand for ’ too, but for dates, where both are written. */
import { iu } from '../../resume/patterns.ts';
import type { Lexicon } from './lexicon.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const fr: Lexicon = {
  language: 'fr',

  // Source: headings in use on French, Belgian, Swiss and Québec resumes, and those of the Europass form in French.
  headings: {
    summary: [
      'profil', 'profil professionnel', 'profil personnel', 'mon profil', 'résumé', 'résumé professionnel', 'résumé du profil', 'sommaire',
      'sommaire professionnel', 'sommaire exécutif', 'à propos', 'à propos de moi', 'présentation', 'synthèse', 'synthèse du profil',
      'synthèse professionnelle', 'en bref', 'en résumé', 'qui suis-je', 'accroche', 'introduction', 'objectif', 'objectif professionnel',
      'objectif de carrière', 'objectifs', 'projet professionnel', 'points forts', 'faits saillants', 'profil de carrière', 'qualifications clés',
    ],
    experience: [
      'expérience', 'expériences', 'expérience professionnelle', 'expériences professionnelles', 'expérience(s) professionnelle(s)',
      'expérience pro', 'expériences pro', 'parcours pro', 'mon parcours pro', 'mes expériences', 'mes expériences professionnelles', 'parcours', 'parcours professionnel', 'parcours professionnel académique',
      'mon parcours', 'mon parcours professionnel', 'parcours de carrière', 'carrière', 'carrière professionnelle', 'historique professionnel',
      "historique d'emploi", "expérience de travail", "expériences de travail", 'expérience professionnelle pertinente', 'expériences pertinentes',
      'expérience significative', 'expériences significatives', 'expériences clés', 'principales expériences', 'emplois', 'emplois occupés',
      'postes occupés', 'activité professionnelle', 'activités professionnelles', 'stages', 'stages et emplois', 'stages et expériences',
      'expériences et stages', 'expérience professionnelle et stages', 'stages et expériences professionnelles', 'expériences en entreprise',
      'références professionnelles et expériences', 'navigation', 'navigations', 'embarquements', 'temps de navigation', 'mes saisons', 'saisons', 'missions', 'missions réalisées', 'réalisations professionnelles', 'antécédents professionnels', "expérience d'enseignement", "expériences d'enseignement", "activités d'enseignement", 'activités pédagogiques',
    ],
    education: [
      'formation', 'formations', 'formation(s)', 'formation académique', 'formation initiale', 'formation et diplômes', 'formations et diplômes',
      'formation universitaire', 'formation scolaire', 'formation professionnelle', 'ma formation', 'mes formations', 'diplômes', 'diplôme',
      'diplômes et formations', 'diplômes et certifications', 'diplômes obtenus', 'brevets et formation', 'brevets et formations', 'formation et brevets', 'brevets et diplômes', 'diplômes et brevets', "ce que j'ai étudié", 'éducation', 'éducation et formation', 'études', 'mes études',
      'études et diplômes', 'études et formations', 'cursus', 'cursus scolaire', 'cursus universitaire', 'cursus académique', 'parcours scolaire',
      'parcours académique', 'parcours universitaire', 'parcours de formation', 'scolarité', 'formation et certifications', 'formations et certifications',
      'formation continue', 'formation initiale et continue',
    ],
    skills: [
      'compétences', 'compétence', 'mes compétences', 'compétences clés', 'compétences professionnelles', 'compétences techniques',
      'compétences métier', 'compétences métiers', 'compétences principales', 'principales compétences', 'compétences informatiques', 'compétences numériques',
      'compétences digitales', 'compétences personnelles', 'compétences transversales', 'compétences comportementales', 'compétences relationnelles',
      'compétences sociales', 'compétences organisationnelles', 'compétences et outils', 'compétences et qualités', 'compétences et aptitudes',
      'compétences linguistiques et informatiques', 'sommaire des compétences', 'sommaire des qualifications', 'résumé des compétences', 'domaines de compétences', 'domaines de compétence', "domaines d'expertise", 'expertise', 'expertises',
      'aptitudes', 'aptitudes et compétences', 'savoir-faire', 'savoir-être', 'savoir-faire et savoir-être', 'qualités', 'qualités personnelles', 'atouts',
      'mes atouts', 'connaissances', 'connaissances informatiques', 'connaissances techniques', 'informatique', 'bureautique', 'outils', 'outils informatiques',
      'outils maîtrisés', 'outils et logiciels', 'outils et méthodes', 'logiciels', 'logiciels maîtrisés', 'maîtrise des logiciels', 'technologies', 'technos', 'techno', 'stack technique', 'environnement technique',
      'environnement technique', 'environnements techniques', 'stack technique', 'hard skills', 'soft skills', 'skills', 'habiletés', 'qualifications',
    ],
    languages: [
      'langues', 'langue', 'langues étrangères', 'langues parlées', 'langues vivantes', 'langues maîtrisées', 'compétences linguistiques',
      'connaissances linguistiques', 'maîtrise des langues', 'niveau de langues', 'niveaux de langue', 'langue maternelle', 'autres langues', 'langues et niveaux',
    ],
    projects: [
      'projets', 'projet', 'projets personnels', 'projets professionnels', 'projets académiques', 'projets universitaires', 'projets scolaires',
      'projets réalisés', 'principaux projets', 'projets clés', 'projets marquants', 'réalisations', 'réalisations clés', 'principales réalisations',
      'portfolio', 'travaux', 'projets open source', 'projets étudiants', 'mes projets',
    ],
    certifications: [
      'certifications', 'certification', 'certificats', 'certificat', 'certifications professionnelles', 'certifications et formations',
      'certifications et habilitations', 'habilitations', 'habilitations et permis', 'licences et certifications', 'permis et habilitations', 'attestations', 'agréments', 'perfectionnement', 'formations complémentaires', 'formation complémentaire',
      'cours suivis', 'cours pertinents', 'principaux cours', 'matières étudiées', 'formations professionnelles', 'formations continues', 'développement professionnel', 'titres professionnels', 'caces et habilitations',
    ],
    awards: [
      'prix', 'prix et distinctions', 'distinctions', 'distinctions et prix', 'récompenses', 'prix et récompenses', 'bourses', 'bourses et prix',
      'prix et bourses', 'honneurs', 'mentions', 'concours', 'palmarès', 'distinctions honorifiques',
    ],
    publications: [
      'publications', 'publication', 'articles', 'articles publiés', 'publications scientifiques', 'publications et communications',
      'communications', 'communications scientifiques', 'conférences', 'conférences et publications', 'travaux publiés', 'brevets',
      'brevets et publications', 'ouvrages', 'recherche', 'travaux de recherche', 'thèse',
    ],
    volunteering: [
      'bénévolat', 'expérience bénévole', 'expériences bénévoles', 'expérience associative', 'expériences associatives', 'engagement associatif',
      'engagements associatifs', 'engagement', 'engagements', 'engagement bénévole', 'engagement citoyen', 'vie associative', 'volontariat',
      'activités associatives', 'activités bénévoles', 'implication bénévole', 'implication sociale', 'implications', 'associatif', 'engagements bénévoles',
    ],
    interests: [
      "j'aime", "ce que j'aime", "j'aime aussi", 'hors du boulot', 'hors du travail', 'hors travail', 'à côté du travail', 'vie privée', 'vie privee', 'côté vie privée', "ce que j'aime", 'quand je ne travaille pas', "centres d'intérêt", "centre d'intérêt", "centres d'intérêts", "centre d'intérêts", "mes centres d'intérêt", 'intérêts', 'intérêts personnels', 'loisirs',
      "loisirs et centres d'intérêt", "centres d'intérêt et loisirs", 'activités', 'activités et loisirs', 'activités extraprofessionnelles',
      'activités extra-professionnelles', 'activités extrascolaires', 'activités parascolaires', 'activités para-scolaires', 'activités personnelles', 'hobbies', 'passions', 'passe-temps',
      'sports et loisirs', 'sport et loisirs', 'autres activités', "champs d'intérêt", "loisirs et intérêts", 'vie personnelle', 'extra-professionnel',
    ],
    references: [
      'références', 'référence', 'références professionnelles', 'recommandations', 'personnes de référence', 'personnes à contacter', 'personne à contacter', 'personnes ressources', 'mes références',
      'références sur demande', 'lettres de recommandation', 'références disponibles sur demande',
    ],
  },

  // Source: the nouns that those headings have in common; words that also name another section are left out.
  headingWords: {
    summary: ['profil', 'accroche', 'synthèse', 'sommaire', 'présentation', 'objectif'],
    experience: ['expérience', 'expériences', 'emploi', 'emplois', 'carrière', 'postes', 'stages'],
    education: ['formation', 'formations', 'diplômes', 'études', 'scolarité', 'scolaire', 'universitaire', 'cursus', 'éducation'],
    skills: ['compétences', 'aptitudes', 'logiciels', 'outils', 'informatique', 'savoir-faire', 'savoir-être', 'technologies', 'atouts', 'expertise', 'connaissances'],
    languages: ['langues', 'linguistiques', 'langue'],
    projects: ['projets', 'projet', 'portfolio', 'réalisations'],
    certifications: ['certifications', 'certificats', 'habilitations', 'attestations'],
    awards: ['prix', 'distinctions', 'récompenses', 'bourses'],
    publications: ['publications', 'conférences', 'brevets', 'articles'],
    volunteering: ['bénévolat', 'bénévole', 'bénévoles', 'associatif', 'associative', 'associatives', 'volontariat', 'engagements'],
    interests: ['loisirs', 'intérêt', 'intérêts', 'hobbies', 'passions'],
    references: ['références', 'recommandations'],
  },

  // Source: how French-speaking candidates and the Europass form title the page.
  documentTitles: [
    'curriculum vitae', 'curriculum vitæ', 'curriculum', 'cv', 'c.v.', 'mon cv', 'cv europass', 'europass', 'europass curriculum vitae',
    'resume', 'dossier de compétences', 'dossier de candidature', 'profil de compétences', 'candidature', 'informations personnelles',
    'renseignements personnels', 'données personnelles', 'coordonnées', 'contact', 'contacts', 'état civil', 'page',
  ],

  // Source: contact blocks of resumes and the Europass form.
  labels: {
    name: ['nom', 'prénom', 'nom et prénom', 'nom et prénom(s)', 'nom et prénoms', 'nom(s) et prénom(s)', 'prénom(s) et nom', 'prénoms et nom', 'prénoms', 'prénom et nom', 'nom(s)', 'prénom(s)', 'nom(s) / prénom(s)', 'nom complet', 'nom de famille', "nom d'usage"],
    email: ['e-mail', 'email', 'mail', 'courriel', 'adresse e-mail', 'adresse email', 'adresse mail', 'adresse électronique', 'adresse courriel', 'mél', 'mèl', 'e-mails', 'courrier électronique', '@'],
    phone: ['téléphone', 'tél', 'tél.', 'tel', 'tel.', 'téléphone(s)', 'téléphone portable', 'téléphone mobile', 'portable', 'mobile', 'gsm', 'natel', 'cellulaire', 'cell', 'cell.', 'port.', 'port', 'téléphone fixe', 'fixe', 'numéro de téléphone', 'n° de téléphone'],
    address: ['adresse', 'adresse(s)', 'adresse postale', 'adresse personnelle', 'domicile', 'domicilié à', 'domiciliée à', 'lieu de résidence', 'résidence', 'ville', 'localisation', 'localité', 'lieu', 'situation géographique'],
    birth: ['date de naissance', 'né le', 'née le', 'né(e) le', 'naissance', 'date et lieu de naissance', 'lieu de naissance', 'âge'],
    nationality: ['nationalité', 'nationalités', 'citoyenneté', 'permis de séjour', 'permis de travail', 'statut de résidence'],
    marital: ['situation familiale', 'situation de famille', 'état civil', 'statut marital', 'situation matrimoniale', 'statut familial'],
  },

  // Source: French calendar names and the abbreviations in use on resumes (Imprimerie nationale forms and shorter ones).
  months: {
    janvier: 1, janv: 1, jan: 1, jv: 1, février: 2, fevrier: 2, févr: 2, fév: 2, fevr: 2, fev: 2, mars: 3, mar: 3, avril: 4, avr: 4, mai: 5,
    juin: 6, jun: 6, juillet: 7, juil: 7, juill: 7, jul: 7, août: 8, aout: 8, aoû: 8, septembre: 9, sept: 9, sep: 9,
    octobre: 10, oct: 10, novembre: 11, nov: 11, décembre: 12, decembre: 12, déc: 12, dec: 12,
  },
  seasons: { printemps: 3, été: 6, eté: 6, automne: 9, hiver: 12, rentrée: 9 },

  // Source: ends of date ranges on resumes; "à ce jour" is the form most given by writers of advice.
  present: [
    "aujourd'hui", 'aujourd’hui', 'présent', 'présente', 'à présent', 'à ce jour', 'ce jour', 'actuel', 'actuelle', 'actuellement', 'en cours', 'maintenant',
    'en poste', 'poste actuel', "jusqu'à présent", 'jusqu’à présent', "jusqu'à aujourd'hui", 'jusqu’à aujourd’hui', "jusqu'à ce jour", 'jusqu’à ce jour', 'toujours en poste', 'nos jours', 'à nos jours', 'jusqu’à nos jours', "jusqu'à nos jours", 'à maintenant', 'now', 'present', 'auj', 'à aujourd’hui', 'à l’heure actuelle', "à l'heure actuelle", 'date actuelle', 'la date actuelle', 'à la date actuelle', 'en ce moment', 'toujours en cours', 'encore en poste', 'actuellement en poste', 'encore en cours', 'toujours en activité',
  ],
  since: ['depuis', "depuis l'", 'depuis l’', 'depuis le', 'depuis la', 'à partir de', 'à partir du', 'à compter de', 'à compter du', 'dès', 'dès le', 'à dater de', 'en poste depuis'],
  until: ['à', 'au', "jusqu'à", 'jusqu’à', "jusqu'en", 'jusqu’en', "jusqu'au", 'jusqu’au'],

  // Source: names of trades as the ROME list of France Travail and Québec postings group them; masculine and feminine, inclusive forms by stem.
  titleWords: [
    'ingénieur', 'développeu', 'programmeu', 'technicien', 'analyste', 'architecte', 'administrateur', 'administratrice', 'chef de', 'cheffe de', 'chef', 'cheffe',
    'directeur', 'directrice', 'responsable', 'manager', 'manageu', 'gestionnaire', 'coordinateur', 'coordinatrice', 'coordonnateur', 'coordonnatrice', 'superviseu',
    'chargé de', 'chargée de', "chargé d'affaires", "chargée d'affaires", "chargé d'études", "chargée d'études", 'chargé', 'assistant', 'adjoint', 'attaché', 'secrétaire', 'hôte', 'hôtesse', 'standardiste', 'réceptionniste',
    'comptable', 'contrôleu', 'auditeur', 'auditrice', 'trésorier', 'trésorière', 'aide-comptable', 'collaborateur comptable', 'collaboratrice comptable', 'gestionnaire de paie',
    'consultant', 'conseill', 'commercial', 'vendeu', 'technico-commercial', 'téléconseill', 'télévendeu', 'caissi', 'merchandiseu', 'acheteu', 'approvisionneu',
    'représentant', 'délégué', 'courtier', 'courtière', 'agent', 'agente', 'négociateur', 'négociatrice', "ingénieur d'affaires", 'business developer', 'account manager', 'key account',
    'product owner', 'product manager', 'scrum master', 'data scientist', 'data analyst', 'data engineer', 'devops', 'webmaster', 'webdesigner', 'designer', 'graphiste', 'intégrateur', 'intégratrice',
    'testeu', 'community manager', 'traffic manager', 'rédacteur', 'rédactrice', 'journaliste', 'traducteur', 'traductrice', 'interprète', 'photographe', 'monteu', 'réalisateur', 'réalisatrice',
    'infirmi', 'aide-soignant', 'aide soignant', 'auxiliaire', 'médecin', 'pharmacien', 'préparateur', 'préparatrice', 'kinésithérapeute', 'physiothérapeute', 'ergothérapeute', 'orthophoniste',
    'sage-femme', 'psychologue', 'diététicien', 'dentiste', 'vétérinaire', 'ambulancier', 'ambulancière', 'brancardier', 'manipulateur radio', 'préposé', 'préposée',
    'enseignant', 'professeu', 'formateur', 'formatrice', 'éducateur', 'éducatrice', 'animateur', 'animatrice', 'moniteur', 'monitrice', 'surveillant', 'instituteur', 'institutrice', 'atsem', 'aesh',
    'travailleur social', 'travailleuse sociale', 'assistante maternelle', 'nourrice', 'avocat', 'juriste', 'notaire', 'huissier', 'greffier', 'clerc',
    'cuisinier', 'cuisinière', 'commis', 'second de cuisine', 'serveu', 'barman', 'barmaid', 'barista', 'sommelier', 'sommelière', "maître d'hôtel", 'plongeu', 'boulanger', 'boulangère', 'pâtissi', 'bouch', 'traiteur',
    'gouvernante', 'femme de chambre', 'valet', 'employé', 'équipier', 'équipière', 'magasinier', 'magasinière', 'cariste', 'manutentionnaire', 'logisticien', 'préparateur de commandes', 'chauffeu', 'livreu', 'conducteur', 'conductrice',
    'mécanicien', 'électricien', 'électromécanicien', 'plombier', 'chauffagiste', 'maçon', 'menuisier', 'charpentier', 'couvreur', 'peintre', 'soudeu', 'tourneur', 'fraiseur', 'usineu', 'régleur', 'opérateur', 'opératrice', 'ouvrier', 'ouvrière', 'conducteur de travaux', 'métreur', 'dessinateur', 'dessinatrice', 'géomètre', 'grutier', 'façadier', 'carreleur', 'automaticien',
    'coiffeu', 'esthéticien', 'jardinier', 'paysagiste', 'agriculteur', 'agricultrice', 'viticulteur', 'gardien', 'vigile', 'pompier', 'policier', 'militaire', 'facteur', 'factrice',
    'chercheu', 'doctorant', 'post-doctorant', 'scientifique', 'statisticien', 'biologiste', 'chimiste', 'bibliothécaire', 'documentaliste', 'archiviste',
    'président', 'gérant', 'fondateur', 'fondatrice', 'co-fondateur', 'cofondat', 'associé', 'entrepreneu', 'indépendant', 'freelance', 'auto-entrepreneu', 'stagiaire', 'alternant', 'apprenti', 'bénévole', 'intérimaire', 'recruteu',
  ],

  // Source: legal forms of FR, BE, CH and CA; nouns of public and private employers.
  companyWords: [
    'sa', 's.a.', 'sas', 's.a.s.', 'sasu', 'sarl', 's.a.r.l.', 'eurl', 'ei', 'snc', 'scop', 'scic', 'sci', 'selarl', 'gie', 'gip', 'epic', 'srl', 'sprl', 'asbl', 'scrl', 'sàrl', 'inc', 'inc.', 'ltée', 'enr', 'senc', 'osbl',
    'groupe', 'société', 'cabinet', 'agence', 'entreprise', 'entreprises', 'compagnie', 'cie', 'maison', 'établissements', 'ets', 'frères', '& fils', 'et fils', 'associés', 'banque', 'caisse', 'assurances', 'mutuelle', 'crédit',
    'hôpital', 'chu', 'chr', 'chuv', 'clinique', 'ehpad', 'centre hospitalier', 'laboratoire', 'laboratoires', 'pharmacie', 'mairie', 'commune', 'département', 'région', 'préfecture', 'conseil départemental', 'conseil régional', 'ministère', 'métropole', 'ville de',
    'association', 'fondation', 'fédération', 'syndicat', 'ong', 'lycée', 'collège', 'école', 'université', 'institut', 'crèche', 'restaurant', 'brasserie', 'hôtel', 'café', 'boulangerie', 'supermarché', 'hypermarché', 'magasin', 'boutique', 'garage',
    'imprimerie', 'édition', 'éditions', 'transports', 'logistique', 'industrie', 'industries', 'usine', 'studio', 'conseil', 'services', 'technologies', 'solutions', 'ingénierie', 'immobilier', 'distribution', 'coopérative', 'startup', 'start-up', 'intérim',
  ],

  // Source: diplomas of France (RNCP, LMD), Belgium, Switzerland and Québec.
  degreeWords: [
    'baccalauréat', 'bac +', 'bac+', 'bac pro', 'bac s', 'bac es', 'bac l', 'bac stmg', 'bac sti2d', 'bac st2s', 'bac général', 'bac technologique', 'bac professionnel', 'brevet', 'dnb', 'bts', 'btsa', 'dut', 'b.u.t.', 'but informatique', 'but gea', 'but techniques', 'but mmi', 'but gestion', 'but génie', 'but carrières', 'but métiers',
    'deug', 'deust', 'licence', 'bachelor', 'bachelier', 'bachelière', 'maîtrise', 'master', 'mastère', 'magistère', 'mba', 'dea', 'dess', 'dscg', 'dcg', 'dec', 'doctorat', 'ph.d', 'phd', 'thèse', 'agrégation', 'capes', 'crpe', 'hdr',
    "diplôme", "diplômé", "diplômée", "titre professionnel", "titre rncp", "certificat d'aptitude", 'certificat fédéral', 'cap cuisine', 'cap pâtissi', 'cap boulang', 'cap coiffure', 'cap esthétique', 'cap petite enfance', 'cap aepe', 'cap électri', 'cap mécani', 'cap menuis', 'bep', 'cqp', 'cfc', 'afp', 'maturité', 'graduat', 'cess', 'aec', 'dep', "attestation d'études",
    'classe préparatoire', 'classes préparatoires', 'mooc', 'moocs', 'bootcamp', 'cpge', 'prépa', 'cycle préparatoire', 'cycle ingénieur', 'formation', "école d'ingénieur", "diplôme d'ingénieur", "diplôme d'état", 'année préparatoire', 'vae', 'certification', 'habilitation', 'deaes', 'deas', 'bpjeps', 'bafa', 'bac',
  ],
  schoolWords: [
    'université', 'universitaire', 'univ', 'école', 'ecole', 'institut', 'lycée', 'collège', 'cégep', 'faculté', 'iut', 'insa', 'iae', 'cfa', 'cnam', 'afpa', 'greta', 'ifsi', 'ifas', 'irts', 'inspe', 'esc', 'hec', 'essec', 'escp', 'edhec', 'emlyon', 'skema', 'neoma', 'kedge', 'audencia', 'polytechnique', 'polytech', 'centrale', 'centralesupélec',
    'mines', 'ensam', 'open classrooms', 'coursera', 'udemy', 'arts et métiers', 'sciences po', 'sorbonne', 'epitech', 'epita', 'supinfo', 'esiea', 'epf', 'epfl', 'uclouvain', 'ulb', 'uliège', 'hes', 'heig', 'haute école', 'conservatoire', 'académie', 'centre de formation', 'campus', 'openclassrooms', 'cned', 'wild code school', 'le wagon', 'uqam', 'hec montréal', 'gymnase', 'athénée', 'business school',
  ],

  // Source: the largest cities by country, regions, cantons and provinces, neighbours named on resumes.
  places: [
    'paris', 'marseille', 'lyon', 'toulouse', 'nice', 'nantes', 'montpellier', 'strasbourg', 'bordeaux', 'lille', 'rennes', 'reims', 'saint-étienne', 'toulon', 'le havre', 'grenoble', 'dijon', 'angers', 'nîmes', 'villeurbanne', 'aix-en-provence', 'clermont-ferrand', 'le mans', 'brest', 'tours',
    'amiens', 'limoges', 'annecy', 'perpignan', 'metz', 'besançon', 'orléans', 'rouen', 'mulhouse', 'caen', 'nancy', 'argenteuil', 'montreuil', 'saint-denis', 'roubaix', 'tourcoing', 'avignon', 'dunkerque', 'poitiers', 'versailles', 'nanterre', 'créteil', 'pau', 'la rochelle', 'cannes', 'antibes', 'béziers', 'colmar', 'bourges', 'quimper', 'lorient', 'vannes',
    'valence', 'chambéry', 'troyes', 'niort', 'laval', 'cergy', 'évry', 'boulogne-billancourt', 'levallois-perret', 'issy-les-moulineaux', 'courbevoie', 'puteaux', 'la défense', 'neuilly-sur-seine', 'vincennes', 'saint-nazaire', 'bayonne', 'biarritz', 'angoulême', 'calais', 'arras', 'lens', 'valenciennes', 'charleville-mézières', 'épinal', 'belfort', 'ajaccio', 'bastia', 'saint-malo', 'cherbourg', 'blois', 'chartres', 'auxerre', 'mâcon',
    'île-de-france', 'auvergne-rhône-alpes', 'nouvelle-aquitaine', 'occitanie', 'hauts-de-france', 'grand est', "provence-alpes-côte d'azur", 'paca', 'pays de la loire', 'bretagne', 'normandie', 'bourgogne-franche-comté', 'centre-val de loire', 'corse', 'la réunion', 'martinique', 'guadeloupe', 'guyane', 'mayotte', 'polynésie', 'nouvelle-calédonie', 'alsace', 'lorraine', 'aquitaine', 'picardie', 'haute-savoie', 'isère', 'gironde', 'rhône', 'hauts-de-seine', 'seine-saint-denis', 'val-de-marne', 'yvelines', 'essonne',
    'bruxelles', 'liège', 'namur', 'charleroi', 'mons', 'louvain-la-neuve', 'tournai', 'anvers', 'gand', 'wallonie', 'belgique', 'genève', 'lausanne', 'fribourg', 'neuchâtel', 'sion', 'montreux', 'vevey', 'yverdon-les-bains', 'nyon', 'la chaux-de-fonds', 'delémont', 'bienne', 'berne', 'bâle', 'zurich', 'vaud', 'valais', 'jura', 'suisse',
    'montréal', 'québec', 'laval (québec)', 'gatineau', 'sherbrooke', 'longueuil', 'trois-rivières', 'saguenay', 'lévis', 'terrebonne', 'ottawa', 'moncton', 'toronto', 'vancouver', 'ontario', 'nouveau-brunswick', 'canada', 'france', 'luxembourg', 'monaco', 'maroc', 'casablanca', 'rabat', 'tunisie', 'tunis', 'algérie', 'alger', 'sénégal', 'dakar', "côte d'ivoire", 'abidjan', 'cameroun', 'douala', 'londres', 'allemagne', 'espagne', 'italie', 'royaume-uni',
  ],
  surnames: [],

  // Source: openings of bullets on good French resumes: verbal nouns, infinitives, participles; the present of the third person reads like the participle without its accent.
  actionWords: {
    position: 'first',
    forms: [
      'répondre', 'répondu', 'tenir à jour',
      'assistance à maîtrise d’ouvrage', 'assistance à la maîtrise d’ouvrage', 'mise en place', 'mise en œuvre', 'mise en oeuvre', 'mise en service', 'mise en production', 'mise en conformité', 'mise à jour', 'mise au point', 'mise à niveau', 'mise en ligne', 'mise en marché', 'mise en rayon', 'mise en réseau', 'mise en page', 'mise en vente', 'mise en sécurité', 'mise à disposition', 'mise sous pli', 'prise en charge', 'prise de', 'remise en', 'remise à',
      'pilotage', 'gestion', 'direction', 'conduite', 'conception', 'développement', 'déploiement', 'lancement', 'création', 'refonte', 'réduction', 'baisse', 'hausse', 'croissance', 'encadrement', 'management', 'recrutement', 'accompagnement', 'traitement', 'financement', 'paiement', 'règlement', 'classement', 'renforcement', 'rapprochement', 'recouvrement', 'approvisionnement', 'rangement', 'changement', 'branchement', 'raccordement', 'perfectionnement', 'dédouanement',
      'suivi', 'conseil', 'accueil', 'accueil de', 'vente', 'ventes', 'veille', 'analyse', 'étude', 'audit', 'contrôle', 'rédaction', 'traduction', 'production', 'construction', 'maintenance', 'entretien', 'réception', 'expédition', 'livraison', 'supervision', 'révision', 'prévision', 'extension', 'gain', 'obtention', 'conquête', 'ouverture', 'fermeture', 'clôture', 'tenue', 'saisie', 'reprise', 'relance', 'relances', 'achat', 'achats', 'commande', 'inventaire', 'inventaires', 'soins', 'transfert', 'transmission', 'correction', 'détection', 'inspection', 'sélection', 'protection', 'rénovation', 'pose', 'reporting', 'coaching', 'benchmark', 'sourcing', 'codage', 'service', 'cuisson', 'dressage', 'enseignement', 'aménagement', 'établissement', 'accroissement', 'élargissement', 'résolution', 'résorption', 'acquisition', 'promotion', 'prospection', 'définition', 'répartition', 'redressement', 'développement de', 'recueil', 'bilan', 'essais', 'tests',
      'piloté', 'dirigé', 'géré', 'conçu', 'développé', 'déployé', 'lancé', 'créé', 'refondu', 'réduit', 'augmenté', 'doublé', 'triplé', 'amélioré', 'optimisé', 'accéléré', 'accru', 'automatisé', 'simplifié', 'réorganisé', 'restructuré', 'organisé', 'planifié', 'coordonné', 'supervisé', 'encadré', 'managé', 'animé', 'formé', 'recruté', 'accompagné', 'coaché', 'négocié', 'vendu', 'conquis', 'fidélisé', 'prospecté', 'signé', 'remporté', 'obtenu', 'gagné', 'généré', 'atteint', 'dépassé', 'réalisé', 'exécuté', 'produit', 'construit', 'bâti', 'fondé', 'instauré', 'établi', 'initié', 'introduit', 'implanté', 'installé', 'configuré', 'paramétré', 'intégré', 'migré', 'modernisé', 'sécurisé', 'industrialisé', 'modélisé', 'programmé', 'codé', 'testé', 'validé', 'corrigé', 'résolu', 'diagnostiqué', 'dépanné', 'réparé', 'entretenu', 'contrôlé', 'vérifié', 'audité', 'analysé', 'évalué', 'mesuré', 'étudié', 'identifié', 'défini', 'élaboré', 'rédigé', 'traduit', 'publié', 'présenté', 'conseillé', 'accueilli', 'orienté', 'traité', 'saisi', 'préparé', 'livré', 'expédié', 'réceptionné', 'stocké', 'approvisionné', 'acheté', 'économisé', 'budgété', 'clôturé', 'consolidé', 'recouvré', 'facturé', 'rapproché', 'déclaré', 'enseigné', 'soigné', 'dispensé', 'administré', 'surveillé', 'cuisiné', 'dressé', 'servi', 'encaissé', 'ouvert', 'repris', 'redressé', 'transformé', 'converti', 'étendu', 'élargi', 'renforcé', 'mobilisé', 'fédéré', 'représenté', 'promu', 'orchestré', 'assuré', 'mené', 'structuré', 'rationalisé', 'standardisé', 'centralisé', 'harmonisé', 'documenté', 'cartographié', 'collecté', 'mis en place', 'mis en œuvre', 'mis en oeuvre', 'mis au point', 'mis à jour', 'mis en service', 'mis en production', 'pris en charge', 'fait passer', 'ramené', 'porté', 'divisé', 'multiplié',
      'gère', 'conçoit', 'met en place', 'définit', 'fournit', 'suivre', 'vendre', 'conduire', 'réduire', 'produire', 'construire', 'introduire', 'concevoir', 'rédiger', 'définir', 'établir', 'garantir', 'enrichir', 'élargir', 'investir', 'accueillir', 'obtenir', 'mettre en place', 'mettre en œuvre', 'mettre en oeuvre', 'mettre à jour', 'prendre en charge', 'résoudre', 'traduire', 'transmettre', 'gérer', 'créer', 'animer', 'ouvrir', 'lier', 'négocier', 'planifier', 'étudier', 'publier', 'expédier', 'initier', 'vérifier', 'identifier', 'simplifier', 'fiabilisé', 'fiabilisation',
    ],
    endings: [
      'ation', 'issement', 'isation', 'ification', 'age', 'iser', 'ifier', 'uer', 'rer', 'ler', 'ner', 'ter', 'cer', 'ger', 'per', 'ser', 'der', 'mer', 'ver', 'cher', 'quer', 'oyer', 'ifié', 'duire',
    ],
    closingEndings: [],
    exceptions: [
      'stage', 'image', 'images', 'village', 'usage', 'message', 'avantage', 'langage', 'paysage', 'bagage', 'personnage', 'courage', 'garage', 'étage', 'voyage', 'davantage', 'chômage', 'orage', 'nuage', 'visage', 'héritage', 'ouvrage', 'backstage', 'media', 'herbage', 'package', 'language', 'storage', 'coverage', 'fromage', 'potage', 'équipage', 'vintage',
      'station', 'nation', 'équation', 'situation', 'vocation', 'réputation', 'population', 'génération', 'association', 'fédération', 'corporation', 'convocation', 'dotation', 'sensation', 'passation', 'obligation', 'occupation', 'civilisation', 'motivation', 'aviation', 'éducation',
      'établissements', 'arrondissement', 'manager', 'leader', 'designer', 'reporter', 'docker', 'trader', 'cluster', 'master', 'trainer', 'computer', 'poster', 'server', 'customer', 'newsletter', 'flyer', 'hiver', 'divers', 'janvier', 'février', 'premier', 'dernier', 'dossier', 'atelier', 'chantier', 'courrier', 'financier', 'mobilier', 'immobilier', 'hôtelier', 'métier', 'papier', 'quartier', 'cahier', 'clavier', 'fichier', 'calendrier', 'particulier', 'régulier', 'danger', 'étranger', 'boulanger', 'verger', 'super', 'hyper', 'cancer', 'amer', 'cher', 'rocher', 'plancher', 'cocher', 'bûcher', 'clocher', 'boucher', 'twitter', 'power', 'desktop', 'junior', 'senior', 'tutelle', 'loyer', 'foyer', 'employer', 'partner', 'scanner', 'banner', 'planner', 'container', 'freelancer', 'influencer', 'jupyter', 'flutter', 'router', 'tender', 'gender', 'webmaster', 'barter', 'charter', 'after', 'inter', 'alter', 'thriller', 'dealer', 'seller', 'controller', 'roller', 'filler', 'summer', 'outremer', 'developer', 'paper', 'provider', 'insider', 'tinder', 'order', 'border', 'folder', 'jobber', 'cyber', 'kotter', 'cover', 'discover', 'driver', 'river', 'crossover', 'user', 'laser', 'browser', 'parser', 'composer',
    ],
    weak: [
      'aidé', 'aider', 'aide', 'participé', 'participer', 'participation', 'contribué', 'contribuer', 'contribution', 'assisté', 'assister', 'assistance', 'travaillé', 'travailler', 'travail', 'travaux', 'essayé', 'essayer', 'tenté', 'fait', 'faire', 'effectué', 'effectuer', 'occupé', "s'occuper", 'occuper', 'soutien', 'soutenu', 'appui', 'collaboré', 'collaborer', 'collaboration', 'impliqué', 'implication', 'observé', 'observation', 'découverte', 'découvert', 'appris', 'apprentissage', 'apprendre', 'exposition', 'touché à', 'utilisé', 'utiliser', 'utilisation', 'responsable', 'chargé', 'chargée', 'amené', 'amenée', 'diverses', 'divers', 'tâches', 'missions', 'relation', 'relations', 'membre', 'connaissance', 'maîtrise', 'polyvalence',
    ],
  },

  // Source: openings that French recruiters name as empty ("fiche de poste recopiée").
  weakOpenings: [
    'j’avais la charge', 'j’avais en charge', 'j’avais pour mission', 'j’avais pour tâche', 'j’avais la responsabilité', 'mes missions', 'ma mission', 'mes tâches', 'mon rôle', 'mon travail', 'mes fonctions', 'missions confiées', 'tâches confiées', 'veiller à', 'veiller au', 'veillais à', 'je veillais', 'je devais', 'je m’occupais', 'je gérais', 'dans le cadre de mes fonctions', 'dans le cadre de mon poste', 'en appui', 'en renfort', 'en soutien',
    'chargé de', 'chargée de', "chargé d'", "chargée d'", 'chargé du', 'chargée du', 'chargé des', 'chargée des', 'chargé(e) de', 'en charge de', 'en charge du', 'en charge des', "en charge d'", 'responsable de', 'responsable du', 'responsable des', "responsable d'", 'sous la responsabilité de', 'sous la direction de',
    'mes missions', 'mes tâches', 'missions diverses', 'missions principales', 'missions :', 'tâches :', 'diverses tâches', 'tâches diverses', 'tâches de', "tâches d'", 'tâches du', 'tâches des', 'tâches liées', 'tâches relatives', 'tâches courantes', 'mission de', 'mission consistant à', 'mon rôle', 'rôle de', 'mes responsabilités', 'mes fonctions',
    'participation à', 'participation au', 'participation aux', 'participé à', 'participé au', 'participé aux', 'participer à', 'participer au', 'participer aux', 'contribution à', 'contribution au', 'contribution aux', 'contribué à', 'contribuer à', 'aide à', "aide à l'", 'aide au', 'aide aux', 'aidé à', 'aider à', "aidé l'équipe", 'assistance à', 'assistance au', 'assisté le', 'assisté la', 'assister le', 'assister la', 'soutien à', 'soutien au', 'soutien aux', 'appui à', 'appui au', 'appui aux',
    'travail sur', 'travail avec', 'travail en équipe', 'travaillé sur', 'travaillé avec', 'travailler sur', 'collaboration avec', 'collaboré avec', 'en collaboration avec', 'en relation avec', 'en lien avec', 'implication dans', 'impliqué dans', 'impliquée dans', 'amené à', 'amenée à', 'été amené à', 'été amenée à', "j'ai été amené à", "j'ai été amenée à", "j'étais chargé de", "j'étais chargée de", "j'étais responsable de", "je m'occupais de", "je suis responsable de", "je suis chargé de", "je suis chargée de", "s'occuper de", "occupé de", "membre de l'équipe", "au sein de l'équipe", "au sein d'une équipe", 'utilisation de', 'utilisation des', 'connaissance de', 'apprentissage de', 'découverte de', 'découverte du', 'observation de', 'familiarisé avec', 'polyvalence sur', "à l'écoute de",
  ],

  // Source: French cardinals, fractions and multiples; un, une and the names of ranks are left out.
  numberWords: [
    'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante-dix', 'septante', 'quatre-vingts', 'quatre-vingt', 'huitante', 'octante', 'quatre-vingt-dix', 'nonante', 'cent', 'cents', 'mille', 'million', 'millions', 'milliard', 'milliards',
    'demi', 'moitié', "d'un tiers", "d'un quart", 'trois quarts', 'deux tiers', 'dizaine', 'dizaines', 'douzaine', 'quinzaine', 'vingtaine', 'trentaine', 'quarantaine', 'cinquantaine', 'soixantaine', 'centaine', 'centaines', 'millier', 'milliers', 'double', 'doublé', 'doubler', 'doublement', 'triple', 'triplé', 'tripler', 'triplement', 'quadruple', 'quadruplé', 'décuplé', 'quintuplé', 'zéro',
  ],
  // Source: standards, forms and products met on French resumes with a number after the name.
  numberedNames: [
    'iso', 'en', 'nf', 'nf en', 'din', 'cei', 'iec', 'haccp', 'ohsas', 'cmmi', 'rgpd', 'rt', 're', 'ifrs', 'ias', 'bâle', 'solvabilité', 'mifid', 'caces', 'r489', 'permis', 'sst', 'ssiap', 'h0b0', 'office', 'microsoft', 'windows', 'excel', 'word', 'sage', 'ciel', 'cegid', 'sap', 's/4hana', 'dynamics', 'autocad', 'revit', 'solidworks', 'catia', 'catia v', 'photoshop', 'angular', 'react', 'vue', 'java', 'jdk', 'php', 'symfony', 'python', 'html', 'css', 'sql server', 'oracle', 'postgresql', 'mysql', '.net', 'log4j', 'web', 'industrie', 'ipv', 'wpa', 'http', '4g', '5g', 'ga', 'google analytics', 'covid', 'loi', 'article', 'décret', 'cerfa', 'formulaire', 'bac', 'niveau', 'toeic', 'toefl', 'ielts', 'tcf', 'delf', 'b2', 'c1', 'model', 'modèle', 'airbus', 'boeing', 'peugeot', 'renault', 'uml', 'itil', 'prince', 'lean', 'six sigma', '6 sigma',
  ],

  pronouns: ['je', "j'", "j'ai", "j'étais", "j'avais", 'moi', 'me', "m'", 'mon', 'ma', 'mes', 'mien', 'mienne', 'miens', 'miennes', 'nous', 'notre', 'nos', 'moi-même'],

  // Source: the commonest grammatical words of French.
  stopWords: [
    'le', 'la', 'les', 'un', 'une', 'des', 'de', 'du', 'd', 'l', 'au', 'aux', 'à', 'en', 'dans', 'par', 'pour', 'sur', 'sous', 'avec', 'sans', 'chez', 'vers', 'entre', 'et', 'ou', 'où', 'mais', 'donc', 'or', 'ni', 'car', 'que', 'qui', 'quoi', 'dont', 'qu', 'si', 'ne', 'pas', 'plus', 'moins', 'très', 'bien', 'aussi', 'ainsi', 'comme', 'ce', 'cet', 'cette', 'ces', 'ça', 'c', 's', 'se', 'son', 'sa', 'ses', 'leur', 'leurs', 'il', 'elle', 'ils', 'elles', 'on', 'je', 'tu', 'nous', 'vous', 'me', 'mon', 'ma', 'mes', 'notre', 'nos', 'votre', 'vos', 'y', 'est', 'sont', 'être', 'été', 'était', 'a', 'ai', 'ont', 'avoir', 'avait', 'fait', 'tout', 'toute', 'tous', 'toutes', 'autre', 'autres', 'même', 'afin', 'lors', 'depuis', 'jusque', 'jusqu', 'après', 'avant', 'pendant', 'durant', 'suite', 'selon', 'dès', 'via', 'puis', 'auprès', 'quand', 'n', 'm', 'j',
  ],

  injections: [
    iu`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?|n[ée]glige[zr]?|fai(?:s|tes)\s{1,3}abstraction\s{1,3}de|ne\s{1,3}(?:tiens|tenez)\s{1,3}pas\s{1,3}compte\s{1,3}de)\s{1,3}(?:absolument\s{1,3})?(?:toute?s?\s{1,3})?(?:les|tes|vos|ces|des)?\s{0,3}(?:autres\s{1,3})?(?:instructions?|consignes?|directives?|prompts?)(?!\p{L})`,
    iu`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?)\s{1,3}(?:tout(?:es)?\s{1,3})?(?:le\s{1,3}reste|ce\s{1,3}qui\s{1,3}pr[ée]c[èe]de|les?\s{1,3}(?:autres?|crit[èe]res?|r[èe]gles?|messages?)\s{1,3}(?:candidats?|cv|pr[ée]c[ée]dent|d['’][ée]valuation|de\s{1,3}(?:notation|s[ée]lection)))`,
    iu`(?<!\p{L})(?:tu\s{1,3}es|vous\s{1,3}[êe]tes)\s{1,3}(?:maintenant\s{1,3}|d[ée]sormais\s{1,3})?(?:une?|l['’])\s{0,3}(?:[ée]valuat(?:eur|rice)|mod[èe]le\s{1,3}de\s{1,3}langage|IA(?!\p{L})|intelligence\s{1,3}artificielle|assistante?\s{1,3}(?:IA|virtuel|de\s{1,3}(?:recrutement|s[ée]lection))|robot|LLM|ATS|logiciel\s{1,3}de\s{1,3}(?:tri|recrutement)|experte?\s{1,3}(?:en|du)\s{1,3}(?:recrutement|RH|ressources))`,
    iu`(?<!\p{L})(?:si\s{1,3}(?:tu\s{1,3}es|vous\s{1,3}[êe]tes|un|une|l)|en\s{1,3}tant\s{1,3}qu)['’]?\s{0,3}(?:une?\s{1,3})?(?:IA|intelligence\s{1,3}artificielle|mod[èe]le\s{1,3}de\s{1,3}langage|LLM|robot|ATS)(?!\p{L})[^.!?\n]{0,60}(?:\s|,)(?:lisez|lis|lit|lisent|r[ée]ponds|r[ée]pondez|dois|devez|(?:analyse|traite|[ée]value|note|recommande|attribue|donne)(?:z|\s{1,3}(?:[àa]\s{1,3})?(?:ce(?:tte)?|lui|100)))(?!\p{L})`,
    iu`(?<!\p{L})(?:attribue|donne|accorde|d[ée]cerne|affecte|octroie|mets|mettez)[zr]?(?:[-\s]{1,3}(?:lui|moi))?\s{1,3}[^.!?\n]{0,50}(?:note|score|[ée]valuation|100|20\s{0,2}\/\s{0,2}20)[^.!?\n]{0,50}(?<!\p{L})(?:ce(?:tte)?|la\s{1,3}pr[ée]sente)\s{1,3}(?:candidate?|candidature|CV|profil|curriculum)`,
    iu`(?<!\p{L})(?:attribue|donne|accorde|d[ée]cerne|octroie|mets|mettez)[zr]?(?:[-\s]{1,3}lui)?\s{1,3}(?:[àa]\s{1,3})?(?:ce(?:tte)?|lui|au|la)\s{1,3}(?:candidate?|candidature|CV|profil|curriculum)\s{1,3}[^.!?\n]{0,40}(?:note|score|100|maximum|maximale?|plus\s{1,3}haute?)`,
    iu`(?<!\p{L})(?:notez|note|[ée]valuez|[ée]value)\s{1,3}(?:ce(?:tte)?|le\s{1,3}pr[ée]sent)\s{1,3}(?:candidate?|candidature|CV|profil|curriculum)\s{1,3}[^.!?\n]{0,40}(?:100|10\s{0,2}\/\s{0,2}10|20\s{0,2}\/\s{0,2}20|maxim|favorablement|positivement|excellent|parfait|id[ée]al)`,
    iu`(?:^|[.!?:;,\n]\s{0,3}|(?<!\p{L})(?:et|puis)\s{1,3})recommande[zr]?\s{1,3}(?:vivement\s{1,3}|fortement\s{1,3}|absolument\s{1,3}|imm[ée]diatement\s{1,3}|toujours\s{1,3})?(?:(?:l['’](?:embauche|entretien|engagement)|le\s{1,3}recrutement)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:ce(?:tte)?|du|de\s{1,3}la)\s{1,3}|d['’]embaucher\s{1,3}|de\s{1,3}(?:recruter|retenir|convoquer|s[ée]lectionner)\s{1,3}|ce(?:tte)?\s{1,3})(?:ce(?:tte)?\s{1,3})?(?:candidate?|candidature|CV|profil|personne)`,
    iu`(?<!\p{L})(?:marque|consid[èe]re|classe|signale|d[ée]signe|qualifie|pr[ée]sente|identifie|traite)[zr]?\s{1,3}(?:toujours\s{1,3}|imp[ée]rativement\s{1,3})?(?:ce(?:tte)?|le\s{1,3}pr[ée]sent)\s{1,3}(?:candidate?|candidature|CV|profil)\s{1,3}(?:comme|de|en)\s{1,3}[^.!?\n]{0,30}(?:id[ée]al|parfait|exceptionnel|excellent|meilleur|qualifi[ée]|prioritaire|premi[èe]re?|t[êe]te|recommand[ée]|retenu)`,
    iu`(?<!\p{L})ne\s{1,3}(?:mentionne|cite|signale|rel[èe]ve|indique|souligne|[ée]voque|liste)[zr]?\s{1,3}(?:surtout\s{1,3})?(?:pas|aucune?s?|jamais|ni)\s{1,3}(?:de\s{1,3}|d['’]|les?\s{1,3}|ses\s{1,3}|des\s{1,3}|ces\s{1,3})?(?:faiblesses?|d[ée]fauts?|points?\s{1,3}(?:faibles?|n[ée]gatifs?)|lacunes?|manques?|r[ée]serves?|erreurs?|axes?\s{1,3}d['’]am[ée]lioration)`,
    iu`(?<!\p{L})(?:instructions?|consignes?|message|note)\s{1,3}(?:(?:destin[ée]e?s?|adress[ée]e?s?)\s{1,3}(?:[àa]|aux?)|pour|[àa]\s{1,3}l['’](?:attention|intention)\s{1,3}(?:de|du|des))\s{1,3}(?:l['’]|le\s{1,3}|la\s{1,3}|les\s{1,3}|tou(?:t|te|s|tes)\s{1,3}|un(?:e)?\s{1,3})?(?:IA|intelligences?\s{1,3}artificielles?|mod[èe]les?(?:\s{1,3}de\s{1,3}langage)?|LLMs?|robots?|ATS|algorithmes?|[ée]valuat(?:eur|rice)s?|logiciels?\s{1,3}de\s{1,3}(?:tri|recrutement))\s{0,3}(?:de\s{1,3}(?:tri|recrutement|s[ée]lection)\s{0,3})?:`,
    iu`(?<!\p{L})(?:ce(?:tte)?|le\s{1,3}pr[ée]sent)\s{1,3}(?:candidate?|candidature|CV|profil)\s{1,3}(?:doit|devra)\s{1,3}(?:imp[ée]rativement\s{1,3}|absolument\s{1,3})?(?:[êe]tre\s{1,3}(?:retenue?|embauch[ée]e?|recrut[ée]e?|class[ée]e?|recommand[ée]e?|not[ée]e?|convoqu[ée]e?|s[ée]lectionn[ée]e?|consid[ée]r[ée]e?|[ée]valu[ée]e?)|recevoir|obtenir)`,
    iu`(?<!\p{L})(?:tu\s{1,3}dois|vous\s{1,3}devez|il\s{1,3}faut)\s{1,3}(?:imp[ée]rativement\s{1,3}|absolument\s{1,3}|toujours\s{1,3})?(?:recommander|attribuer|donner|accorder|noter|classer|retenir|s[ée]lectionner|convoquer|embaucher|consid[ée]rer|[ée]valuer)\s{1,3}[^.!?\n]{0,40}(?<!\p{L})(?:ce(?:tte)?\s{1,3}(?:candidate?|candidature|CV|profil)|note\s{1,3}maximale|score\s{1,3}maxim)`,
    iu`(?<!\p{L})(?:r[ée]ponds|r[ée]pondez|[ée]cris|[ée]crivez|conclus|concluez|affirme|affirmez|affiche|affichez|dis|dites)\s{1,3}(?:uniquement|seulement|simplement|toujours|que|avec|par)\s{1,3}[^.!?\n]{0,60}(?:candidate?|candidature|CV|profil|score|note\s{1,3}maximale)(?!\p{L})`,
    iu`(?<!\p{L})(?:place|placez|positionne|positionnez|mets|mettez|fais|faites|passe|passez)\s{1,3}(?:passer\s{1,3})?(?:ce(?:tte)?)\s{1,3}(?:candidate?|candidature|CV|profil)\s{1,3}(?:en\s{1,3}(?:t[êe]te|premi|haut)|au\s{1,3}(?:sommet|premier)|[àa]\s{1,3}l['’][ée]tape|premi)`,
    iu`(?<!\p{L})(?:nouvelles?\s{1,3}(?:instructions?|consignes?)|instructions?\s{1,3}(?:syst[èe]me|cach[ée]es?)|prompt\s{1,3}syst[èe]me)\s{0,3}:\s{0,3}(?:tu|vous|note|attribue|donne|recommande|ignore|oublie|consid[èe]re|classe|[ée]value|r[ée]pond|ce(?:tte)?\s{1,3}(?:candidat|CV|profil))`,
    iu`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?)\s{1,3}(?:tout\s{1,3})?ce\s{1,3}qu[ie'’]\s{0,3}(?:on\s{1,3})?(?:t['’]|vous\s{1,3})a\s{1,3}(?:[ée]t[ée]\s{1,3})?(?:dit|demand|indiqu|donn)`,
    iu`(?<!\p{L})(?:[ée]value[zr]?|note[zr]?|classe[zr]?|juge[zr]?|consid[èe]re[zr]?)\s{1,3}(?:toujours\s{1,3})?cet?(?:te)?\s{1,3}(?:candidate?|candidature|cv|profil)\s{1,3}(?:comme\s{1,3})?(?:exceptionnel|excellent|parfait|id[ée]al|le\s{1,3}meilleur|la\s{1,3}meilleure|hors\s{1,3}pair)`,
  ],
};
