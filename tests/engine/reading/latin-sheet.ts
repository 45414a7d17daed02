/** Sheets of jobs in French, Portuguese and Italian, below a profile that tells the language. */
import { entriesIn, read, type Row } from './sheet.ts';

export const large = (text: string): Row => ({ text, size: 14, font: 1 });
export const bold = (text: string): Row => ({ text, font: 1 });
const FRENCH = "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues";
const PORTUGUESE = 'Sou uma pessoa organizada e procuro uma nova oportunidade na minha área com uma boa equipe';
const ITALIAN = 'Sono una persona precisa e mi piace lavorare con il pubblico e in squadra con i colleghi';
export const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), FRENCH, '', large('Expériences professionnelles'), ...rows]), 'experience'); // prettier-ignore
export const portuguese = (...rows: readonly Row[]): string[] => entriesIn(read([large('Resumo'), PORTUGUESE, '', large('Experiência profissional'), ...rows]), 'experience'); // prettier-ignore
export const italian = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profilo'), ITALIAN, '', large('Esperienze professionali'), ...rows]), 'experience'); // prettier-ignore
