import { list, type Words } from './words.ts';

export const DE: Words = {
  country: 'DE',
  people: list(
    'Wiebke Oltmanns; Thorben Kaltwasser; Elif Aksoy; Gregor Hinterseer; Anneliese Pfister; Malte Brodersen',
  ),
  titles: list(`
    Tierpflegerin; Bauleiter; Konditorin; Zahnmedizinische Fachangestellte; Busfahrer; Schadenregulierer; Bühnenbildnerin
    Nachtportier; Pferdewirt; Zerspanungsmechaniker; Lohnbuchhalterin; Referendarin; Gärtnermeister; Stationssekretärin; Maurer
    Hebamme; Datenpflegerin; Schichtleiter; Küferin; Polsterer; Sachbearbeiterin Leistung; Polier; Lehrerin für Biologie
    Bildredakteurin; Disponentin; Kfz-Gutachter; Barista; Augenoptikerin; Tontechniker; Einkäuferin; Schweißer
    Schulbegleiter; Aufzugsmonteur; Hausdame; Beikoch; Softwareentwicklerin Backend
  `),
  firms: list(`
    Werkstatt Oehmke; Verdania; Backhaus Elsner; Marolt; Praxis Dr. Sandvoss; Molkerei Peenetal; Gebrüder Urban GmbH
    Quillon; Spedition Halbach; Fehrmann & Rau; Haus Thymian; Glas Ostermann; Gezeiten; Ambosswerk; Grundschule am Brink
    Gemeinde Altwiesen; Dünenmar; Schwalbe Film; Regenpfeifer & Fink; Mühlenwerke Rottach AG; Südstraße 9; Nautik Förde
    Moosgrün; Hafenkante; Corvana; Baumschule Heinke; Gestüt Schwarzwasser; Altexa Gruppe; Weingut Onken; Wohnen 3; Dreieichen
  `),
  towns: list(
    'Oldenburg; Plauen; Ravensburg; Bamberg; Flensburg; Kassel; Trier; Görlitz; Celle; Passau; Siegen; Ulm; Stade; Hof; Erfurt; Neuss',
  ),
  schools: list(`
    Universität Vechta; BBS Wechloy; Hochschule Zittau/Görlitz; Gymnasium Eversten; TU Ilmenau; Berufskolleg Siegen
    Fachschule für Holztechnik Melle; Hochschule Osnabrück; Realschule am Wall; Universität Trier
  `),
  degrees: list(`
    B.Sc. Agrarwissenschaften; Ausbildung zum Maurer; Bachelor of Arts Modedesign; Abitur; M.Sc. Versicherungsmathematik
    Staatlich geprüfter Techniker; Erstes Staatsexamen Rechtswissenschaft; Ausbildung zur Konditorin; Fachabitur; Diplom-Biologin (FH)
  `),
  bullets: list(`
    Terminplanung für vier Behandler mit rund 60 Besuchen am Tag
    Verluste im Kühlhaus binnen einer Saison um 18 % gesenkt
    Anleitung von neun Auszubildenden, sieben wurden übernommen
    Öffnen und Schließen der Räume samt Kasse
    Erstellen der Wochenpläne und Vertretung bei Ausfällen
    Angebote bis 250.000 € zusammen mit der Kalkulation
    Bearbeitung von Beschwerden am Empfang bis zur Klärung
    Neue Bestandsliste, die das Zählen um die Hälfte verkürzte
    Tägliche Sicherheitsrundgänge und Führen des Buches
    Prüfung von Lieferungen und Nachverfolgung fehlender Ware
    Frühjahrsprogramm mit zwei Nachbarschulen geplant
    Wartung und Instandsetzung von Pressen und Hebezeugen
    Anführen der sechsköpfigen Umzugsmannschaft
    Ablage aller Verträge seit 1998 neu geordnet
    Verkauf von Saisonware für 40.000 € auf drei Messen
    Versorgung junger Pferde vor und nach der Ausbildung
    Verhandlung besserer Konditionen mit fünf Lieferanten
    Aufmaß von Räumen und Zeichnungen für die Werkstatt
    Beantwortung von Anrufen und Briefen der Versicherten
    Wartezeit im Schnitt von 14 auf 9 Minuten verringert
    Blutabnahme und Vorbereitung des OP
    Jährlicher Tag der offenen Tür mit 1.200 Gästen
    Umzug des alten Buchungsprogramms auf PostgreSQL ohne Ausfall
    Bis zu 300 Brote je Nacht für zwei Läden gebacken
    Prüfung der Reisekosten aller nördlichen Filialen
    Gestaltung von Plakaten, Speisekarten und Schaufenstern
    Linien 14 und 22, abends und am Wochenende
    Monatsabschluss für die Geschäftsführung
    Unterricht in den Klassen 7 bis 11 und Schach-AG
    Gartenmauern, Bögen und Kamine nach Zeichnung
    Reinigung und Einstellung der Abfüllanlagen
  `),
  skills: list(
    'Excel; Staplerschein; DATEV; Erste Hilfe; AutoCAD; Lagerhaltung; Kundenbetreuung; Python; WIG-Schweißen',
  ),
  tongues: list(
    'Deutsch (Muttersprache); Englisch (B2); Plattdeutsch (fließend); Polnisch (Grundkenntnisse); Türkisch (C1)',
  ),
  interests: list('Wandern; Chorgesang; Kleingarten; Schach; Alte Motorräder; Backen'),
  summary: list(`
    Praktisch veranlagt und ruhig, mehr als zehn Jahre in lebhaften Betrieben, gibt Wissen gern weiter und lernt gern Neues.
    Gesucht wird eine Stelle nahe der Küste in einem sorgfältigen Team. Führerschein B vorhanden.
  `),
  headings: {
    summary: list('Profil; Über mich; Kurzprofil'),
    experience: list('Berufserfahrung; Beruflicher Werdegang; Berufspraxis; Berufliche Stationen'),
    education: list('Ausbildung; Bildungsweg; Schule und Ausbildung; Studium und Ausbildung'),
    skills: list('Kenntnisse; Fähigkeiten; Stärken'),
    languages: list('Sprachen; Sprachkenntnisse'),
    interests: list('Interessen; Hobbys; Freizeit'),
    contact: list('Kontakt; Kontaktdaten'),
  },
  months: list('Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember'),
  shortMonths: list('Jan.; Feb.; März; Apr.; Mai; Juni; Juli; Aug.; Sept.; Okt.; Nov.; Dez.'),
  ofYear: ' ',
  present: list('heute; Heute; jetzt; aktuell; dato'),
  since: 'Seit',
  span: ['Von', 'bis'],
  at: 'bei',
  grades: list('Note: 1,7; Abschlussnote 2,3; Gesamtnote: gut (1,9)'),
  theses: list('Bachelorarbeit: Weideverhalten von Bergponys; Abschlussarbeit zur Sanierung von Kalkmörtel'),
  labels: {
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Anschrift',
    title: 'Position',
    firm: 'Arbeitgeber',
    dates: 'Zeitraum',
  },
  phones: list('0151 23456789|+4915123456789; +49 171 3920041|+491713920041; 0441 9350127|+494419350127'),
  homes: list(`
    Oldenburg|Oldenburg; Ulmenweg 14, 96047 Bamberg|96047 Bamberg; 54290 Trier|54290 Trier; Kassel, Hessen|Kassel, Hessen; Stade, Deutschland|Stade, Deutschland
  `),
  page: 'Seite',
};
