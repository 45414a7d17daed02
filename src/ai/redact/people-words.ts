/** Words beside the names of others: titles before them, and what is no name though it is written like one. Without accents and full stops. */
import { ROLES } from './addresses/words.ts';

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/u));

export const TITLES = setOf(
  'mr mrs ms miss mx dr drs rev fr sir dame hon capt maj col sgt lt shri smt er adv ca cpa',
  'sr sra srta sres d da don dona dra ing inga arq arqa lic licda licdo mtra mtro cp lc prof profa abg abog',
  'm mme mlle me mm monsieur madame maitre el hadj hadji pr',
  'dott dottssa sig sigra sigg signor signora geom rag avv arch profssa cav',
  'encik puan cik datuk chef capo alhaji alhaja chief engr barr pst pastor justice cllr meister pfr schwester bruder fray sor',
  'herr herrn frau hr kommr mag dipl-ing dipl-kfm di mmag univ-prof pfarrer hofrat med jur phil',
  'eng enga engo',
);

const POSTS = setOf(
  'partner pastor principal lecturer president vice owner founder cofounder ceo cto cfo coo vp hr superintendent dean instructor coach mentor broker clerk secretary chair chairman foreman',
  'presidente presidenta rector rectora decano decana secretaria secretario socio socia titular dueno duena capataz',
  'gerant gerante president directeur proviseur patron patronne',
  'titolare preside presidente rettore socio',
  'inhaber inhaberin geschaftsfuhrer geschaftsfuhrerin prokurist prokuristin dozent dozentin vorstand betriebsleiter betriebsleiterin abteilungsleiter abteilungsleiterin teamleiter teamleiterin vorgesetzter vorgesetzte',
  'socio reitor reitora proprietario proprietaria encarregado encarregada',
);
const FIRMS = setOf(
  'ltd limited llc inc gmbh ag kg ohg se sa sas sarl srl srls spa sl slu plc llp co corp corporation company cia ltda eireli pvt pty bv nv oy ab group grupo gruppo gruppe groupe sons bros brothers',
  'hospital hospitals klinik klinikum krankenhaus clinic clinica clinique university universidad universidade universita universite universitat college school high escuela escola colegio scuola ecole schule liceo lycee instituto institute istituto institut academy academia accademia akademie',
  'bank banco banca banque hotel restaurant ristorante restaurante cafe bar services service servicios servicos servizi solutions systems consulting consultores engineering logistics logistik freight lines foundation fundacion fundacao fondazione fondation stiftung ministerio ministry verein verlag church iglesia igreja center centre centro zentrum department departamento abteilung municipality ayuntamiento prefeitura comune mairie council city county federation association asociacion associacao associazione technologies tech labs studio industries transport airlines insurance seguros versicherung supermarket supermercados farmacia pharmacie apotheke construction construcciones costruzioni',
);
const PHRASES = setOf(
  'available upon on request references referees additional information personal profesional profesionales laborales disponible disponibles solicitud peticion demande richiesta anfrage wunsch pedido',
  'name names nombre nom nome phone email mail address cargo empresa empreinte company position relationship declaration place date signature work professional academic character project proyecto projekt projet progetto projeto night day shift operations team warehouse production languages idiomas langues lingue sprachen',
);

/** Whether a word, folded and without its full stop, is none of a name. */
export function isOfNoName(word: string): boolean {
  return ROLES.has(word) || POSTS.has(word) || FIRMS.has(word) || PHRASES.has(word);
}
