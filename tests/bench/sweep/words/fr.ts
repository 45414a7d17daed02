import { list, type Words } from './words.ts';

export const FR: Words = {
  country: 'FR',
  people: list('Solène Kervadec; Bastien Lherminier; Aïcha Benhaddou; Gaëtan Roussillon; Maëlle Tanguy; Rémi Vautrin'),
  titles: list(`
    Auxiliaire vétérinaire; Métreur; Pâtissière; Assistante dentaire; Conducteur de bus; Gestionnaire de sinistres; Scénographe
    Veilleur de nuit; Palefrenier; Tourneur-fraiseur; Gestionnaire de paie; Juriste; Chef jardinier; Secrétaire médicale; Maçon
    Sage-femme; Chargée de données; Chef d'équipe; Caviste; Tapissier; Aide-soignante; Conducteur de travaux; Professeure de SVT
    Iconographe; Coordinatrice transport; Expert automobile; Barista; Opticienne; Preneur de son; Acheteuse; Soudeur
    Animateur périscolaire; Ascensoriste; Gouvernante d'étage; Commis de cuisine; Développeuse back-end
  `),
  firms: list(`
    Ateliers Kerbrat; Verdance; Le Fournil d'Aubin; Marjolaine; Cabinet Delestre; Laiterie du Bocage; Frères Urvoy SARL
    Quillon; Transports Halgand; Ferrand Royer; La Tourelle; Miroiterie Osmont; Tidal; L'Enclume; École Sainte-Barbe
    Mairie de Villedieu; Dunemar; Hirondelle Films; Pluvier & Pinson; Moulins de Rouvray SAS; Rue Basse; Nautic Armor
    Mousseline; Port-Sarcelle; Corvane; Pépinières Hauchard; Haras d'Eaunoire; Groupe Altexa; Domaine Ontain; Logis 3; Trois Chênes
  `),
  towns: list(
    'Quimper; Angers; Valence; Colmar; Limoges; Béziers; Nancy; Pau; Troyes; Rodez; Lorient; Dijon; Annecy; Sète; Laval; Dax',
  ),
  schools: list(`
    Université de Bretagne Occidentale; Lycée Chaptal; Université de Lorraine; CFA de Quimper; ENSAAMA; IUT de Laval
    École hôtelière de Dinard; Institut Agro Dijon; Université d'Angers; Lycée Jean-Moulin
  `),
  degrees: list(`
    BTS Bâtiment; Licence de droit; Master Actuariat; CAP Pâtisserie; Baccalauréat scientifique; DUT Génie mécanique
    Diplôme d'État de sage-femme; Licence professionnelle Son; BEP Carrières sanitaires et sociales; Bac pro Commerce
  `),
  bullets: list(`
    Tenue de l'agenda de quatre praticiens, 60 visites par jour environ
    Baisse des pertes en chambre froide de 18 % en une saison
    Formation de neuf apprentis dont sept sont restés
    Ouverture et fermeture du local, caisse comprise
    Établissement des plannings hebdomadaires et remplacement des absents
    Rédaction d'offres jusqu'à 250 000 € avec le dessinateur
    Traitement des réclamations à l'accueil jusqu'à leur règlement
    Nouvelle liste de stock réduisant de moitié le temps de comptage
    Rondes de sécurité quotidiennes et tenue du registre
    Contrôle des livraisons et relance des manquants
    Programme de printemps avec deux établissements voisins
    Réparation et entretien de presses hydrauliques et de palans
    Encadrement de six personnes pendant le déménagement
    Classement de tous les contrats depuis 1998
    Vente de produits de saison pour 40 000 € sur trois foires
    Soins aux poulains avant et après le débourrage
    Négociation de meilleures conditions auprès de cinq fournisseurs
    Relevés de pièces et plans pour l'atelier
    Réponse aux appels et aux courriers des assurés
    Attente moyenne ramenée de 14 à 9 minutes
    Prélèvements et préparation du bloc
    Journée portes ouvertes annuelle, 1 200 visiteurs
    Migration de l'ancien outil de réservation vers PostgreSQL sans coupure
    Cuisson de 300 pains par nuit pour deux boutiques
    Contrôle des notes de frais des agences du nord
    Création d'affiches, de menus et de vitrines
    Lignes 14 et 22, soirs et fins de semaine
    Clôture mensuelle pour la gérance
    Cours de la sixième à la troisième et club d'échecs
    Murs de jardin, voûtes et cheminées d'après plans
    Nettoyage et réglage des machines de conditionnement
  `),
  skills: list(
    'Excel; CACES 3; Silae; Secourisme; AutoCAD; Gestion de stock; Accueil; Python; Soudure TIG; Négociation',
  ),
  tongues: list(
    'Français (natif); Anglais (intermédiaire); Breton (courant); Allemand (notions); Espagnol (intermédiaire)',
  ),
  interests: list('Randonnée; Chant choral; Potager; Échecs; Motos anciennes; Pâtisserie'),
  summary: list(`
    Personne pratique et posée, plus de dix ans dans des lieux très fréquentés, aimant transmettre et apprendre un nouveau métier.
    Je cherche un poste près de la côte, dans une équipe soigneuse. Permis B et véhicule.
  `),
  headings: {
    summary: list('Profil; À propos; Qui suis-je ?'),
    experience: list('Expérience professionnelle; Expériences; Parcours professionnel; Expériences professionnelles'),
    education: list('Formation; Formations; Parcours scolaire; Cursus'),
    skills: list('Compétences; Savoir-faire; Atouts'),
    languages: list('Langues; Langues étrangères'),
    interests: list("Centres d'intérêt; Loisirs; Divers"),
    contact: list('Contact; Coordonnées'),
  },
  months: list('janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre'),
  shortMonths: list('janv.; févr.; mars; avr.; mai; juin; juil.; août; sept.; oct.; nov.; déc.'),
  ofYear: ' ',
  present: list("aujourd'hui; Aujourd’hui; à ce jour; présent; maintenant"),
  since: 'Depuis',
  span: ['De', 'à'],
  at: 'chez',
  grades: list('Mention bien; Moyenne : 14,2/20; Mention assez bien'),
  theses: list(
    'Mémoire : le pâturage des poneys de montagne; Projet de diplôme sur la reprise des mortiers à la chaux',
  ),
  labels: { phone: 'Tél.', email: 'Courriel', address: 'Adresse', title: 'Poste', firm: 'Entreprise', dates: 'Dates' },
  phones: list('06 39 98 41 70|+33639984170; +33 6 39 98 02 83|+33639980283; 02 61 91 05 12|+33261910512'),
  homes: list(`
    Quimper|Quimper; 14 rue de l'Orme, 49000 Angers|49000 Angers; 26000 Valence|26000 Valence; Pau, France|Pau, France; Sète (34)|Sète (34)
  `),
  page: 'Page',
};
