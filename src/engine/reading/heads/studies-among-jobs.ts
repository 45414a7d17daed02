/** Studies, trainings and events of a life that stand among the jobs of a resume and are none: told by the words that open them. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';

/** "Studium Bauwesen, TU Emsau" is no post, whatever heading it stands under. */
const STUDIES = u`^\s*(?:(?:(?:Bachelor|Master|Diplom|Promotions|Grund|Haupt)[ -]?|\p{Lu}\p{Ll}{2,18}|Duales )?(?:S|s)tudium|(?:(?:Allgemeine|Fachgebundene) )?(?:Fachh|H)ochschulreife|(?:Fach)?[Aa]bitur|(?:Berufs|Fach)?[Mm]atura|(?:Berufs|Fach)?[Mm]aturität|Mittlere Reife|(?:Real|Haupt|Mittel)schulabschluss|Gesellen(?:brief|prüfung)|Meister(?:brief|prüfung)|Lehrabschlussprüfung|(?:(?:Erste|Zweite|1\.|2\.)s?\s(?:[Jj]uristische\s)?)?(?:Staatsexamen|Staatsprüfung)|Ablegung de[rs] (?:\p{L}+e\s)?\p{L}*(?:[Pp]rüfung(?:en)?|[Ee]xamens)|(?:Inskription|Immatrikulation)(?:\sals|\sfür|\svon)?|Auslandssemester|Sprachaufenthalt|Zusatz(?:qualifikation|ausbildung)|Zertifikatslehrgang|(?:(?:Deutsch|Sprach|Integrations|Computer)-? ?(?:und )?)*[Kk]urse?|(?:Wirtschafts|Business |Technisches |Medizinisches )?(?:[Ee]nglisch|[Dd]eutsch|[Ff]ranzösisch|[Ss]panisch|[Ii]talienisch)\s(?:Niveau\s)?[ABC][12](?:\.[12])?|(?:Bachelor|Master) of (?:Science|Arts|Laws|Engineering|Education|Business)|(?:[Vv]oraussichtliche\s)?(?:Promotion|Habilitation|Dissertation)\s(?:bei Prof\.|bei Dr\.|über|zum|zur|im Fach|an der (?:Uni|Tech|TU|ETH|Hoch|Medi)\S*|am Institut)|Umschulung\S*|Berufsvorbereitungs(?:kurs|jahr)|Berufsvorbereitende (?:Bildungsm|M)aßnahme|(?:Universitäts|Hochschul)(?:kurs|lehrgang)|\p{Lu}\p{Ll}{3,20}-Diplom|(?:Fach)?[Ww]eiterbildung zu[mr]|(?:Aufstiegsf|F)ortbildung zu[mr]|Corso di [Ll]aurea|Laurea|Università(?=\s+(?:Università|Politecnico)))(?:[\s,:(]|$)`;

/** Words in a type of their own are of the same text. */
export function opensWithStudies(texts: readonly string[]): boolean {
  return STUDIES.test(texts.join(' ').replace(/\s+/gu, ' '));
}

/** "Ausbildung zur Köchin", "Ausb. Fachinformatiker"; "Lehre an der Universität" is what one taught, "Ausbildung von Lehrlingen" what one did. */
const TRAINING = u`^\s*(?:(?:(?:Betriebliche|Schulische|Duale|Abgeschlossene|Verkürzte) )?(?:(?:(?:Berufs|Erst|Zweit)a|A)usbildung(?:\s(?:zu[mr]|als)\s|\s?[:–-]\s\p{Lu}|\s\p{Lu}\p{Ll}+(?:mann|frau|er|erin|ent|entin|ist|istin|in|iker|ikerin)(?=[\s,(]|$))|Ausb\.\s(?:zu[mr]\s|als\s)?\p{Lu})|(?:Berufsl|L)ehre\s(?:(?:als|zu[mr])\s|\p{Lu}\p{Ll}+(?:mann|frau|er|erin|ist|istin|iker|ikerin)(?=[\s,(]|$))|\p{Lu}[\p{L}-]{1,34}[Ll]ehre(?=[\s,(;]|$)(?!\s(?:an|in|am)\s))`;

/** Whether the head of an entry tells what trade one was trained in. */
export function isTraining(texts: readonly string[], { language }: Lexicon): boolean {
  return language === 'de' && TRAINING.test(texts.join(' ').replace(/\s+/gu, ' '));
}

/** Entered among the jobs, and none. */
const LICENCE =
  /^\s*(?:iscri(?:zione|tt[oa]) (?:all['’])?albo|abilitazione all['’]|(?:anwalts)?zulassung (?:als|zur)|approbation als)(?:\s|$)/iu;
/** What happened on a day: "Ernennung zur Richterin auf Lebenszeit", "Geboren in Emsau". */
const EVENT =
  /^\s*(?:ernennung (?:zu[mr]|auf|-)|verbeamtung|vereidigung|eintragung (?:als|in)|aufnahme in|verleihung de[rs]|(?:erhalt|erteilung) de[rs]|geboren (?:in|am)|geburt (?:de[rs]|meine[rs]|unsere[rs])|heirat|eheschlie(?:ss|ß)ung|einb(?:ü|ue)rgerung|(?:einreise|ausreise|umzug|(?:ü|ue)bersiedlung|auswanderung) nach|(?:auf eigenen (?:antrag|wunsch) )?entlassung aus)(?:\s|$)/iu;

/** Whether the head of an entry is a licence or an event of a life, and no work. */
export function tellsEvent(texts: readonly string[], { language }: Lexicon): boolean {
  if (texts.some((text) => LICENCE.test(text))) return true;
  const [first = ''] = texts.filter((text) => u`\p{L}{2}`.test(text));
  return language === 'de' && EVENT.test(first);
}
