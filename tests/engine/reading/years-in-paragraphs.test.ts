/** Posts below one employer, each over a paragraph that tells years of its own. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const post = (name: string, dates: string): Row => [[56, name], [430, dates]]; // prettier-ignore

test('in German', () => {
  const rows = [
    large('Beruflicher Werdegang'), bold('Volksbank Emsau, Emsau'), '',
    post('Bereichsleiterin Firmenkunden', 'seit Juli 2015'),
    'Verantwortung für achtzehn Mitarbeiterinnen in vier Häusern, Aufbau des Beratungszentrums und',
    'marktseitige Begleitung der Fusion mit der Nachbarbank in den Geschäftsjahren und Monaten von',
    '2019/2020. Während der Umstellung zweihundert Kredite in zehn Wochen zugesagt und ausgezahlt.',
    'Stellvertreterin des Vorstands seit 2018.', '',
    post('Kreditsachbearbeiterin', 'Januar 2009 – Juni 2015'),
    'Bilanzanalyse, Wertermittlung und Vorlagen für den Ausschuss, dazu die Anleitung der jungen Leute', '',
    post('Kundenberaterin', 'Juli 2001 – Dezember 2008'),
    'Service und Beratung in der Hauptstelle und in sechs Zweigstellen.', '',
    large('Sprachen'), 'Englisch und Französisch',
  ]; // prettier-ignore
  expect(entriesIn(read(rows), 'experience')).toEqual([
    'Bereichsleiterin Firmenkunden | Volksbank Emsau | 2015-07 | present',
    'Kreditsachbearbeiterin | Volksbank Emsau | 2009-01 | 2015-06',
    'Kundenberaterin | Volksbank Emsau | 2001-07 | 2008-12',
  ]);
});

test('in French', () => {
  const rows = [
    large('Expérience professionnelle'), bold('Banque Ormel, Lens'), '',
    post('Directrice du marché des entreprises', 'depuis juillet 2015'),
    'Encadrement de dix-huit personnes dans quatre agences, création du centre de conseil et suivi',
    'commercial de la fusion avec la banque voisine, menée avec les deux directions pendant les ans',
    '2019/2020. Pendant la reprise, deux cents crédits accordés et versés en moins de dix semaines.',
    'Adjointe du directoire depuis 2018.', '',
    post('Analyste crédit', 'janvier 2009 – juin 2015'),
    'Étude des bilans, estimation des garanties et dossiers pour le comité, accueil des plus jeunes', '',
    post('Conseillère clientèle', 'juillet 2001 – décembre 2008'),
    'Accueil et conseil au siège et dans six agences de la région.', '',
    large('Langues'), 'Anglais et allemand',
  ]; // prettier-ignore
  expect(entriesIn(read(rows), 'experience')).toEqual([
    'Directrice du marché des entreprises | Banque Ormel | 2015-07 | present',
    'Analyste crédit | Banque Ormel | 2009-01 | 2015-06',
    'Conseillère clientèle | Banque Ormel | 2001-07 | 2008-12',
  ]);
});
