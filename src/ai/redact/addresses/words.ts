/** Words that addresses are made of in any of the six languages of Latin script, without accents and full stops. */

import { fold } from '../folded.ts';

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/u));

/** What streets and squares are called. One letter and much else besides: only where a number goes with it. */
export const STREETS = setOf(
  'calle c/ cl cll clle avenida avda avd av avenue ave aven plaza pza plza pl plazuela paseo po pso camino cno carretera ctra crta ronda rda travesia trva glorieta gta carrera cra cr kr kra carr diagonal dg diag transversal tv transv tr pasaje pje psje psj bulevar bulev blvd bvd bv boulevard boul bd bld cuesta rambla rbla calzada calz callejon cjon calleja callejuela costanilla prolongacion prol privada priv cerrada cda circuito cto circunvalacion circ andador retorno jiron jr alameda al malecon ovalo sendero vereda autopista periferico eje libramiento costanera rotonda subida bajada escalinata corredera carrer passeig placa avinguda rua praza kalea etorbidea camino vial',
  'rua r avenida travessa tv trav praca pca pc largo lg lgo estrada estr rodovia rod beco bc ladeira viela servidao calcada rampa alameda al caminho escadinhas azinhaga rotunda via',
  'via v viale vle androna piazza pzza pza corso cso vicolo vlo vico strada sda str contrada cda circonvallazione circne salita lungomare lungarno lungotevere lungodora piazzale ple largo lgo traversa trav calata fondamenta sestiere galleria discesa rampa gradoni vicoletto piazzetta stradone stradella calle ramo rio campo borgo bgo riva',
  'rue r avenue boulevard place allee all allees chemin ch che chem impasse imp quai route rte cours square sq passage pas sentier faubourg fg fbg esplanade promenade venelle ruelle rond-point chaussee dreve montee traverse voie cote rang croissant mail parvis cite villa clos derb thier zankat rocade levee',
  'strasse str weg platz allee gasse ring damm ufer steig chaussee markt promenade landstrasse hauptstrasse dorfstrasse bahnhofstrasse kirchplatz marktplatz anger rain',
  'street st avenue ave road rd drive dr lane ln boulevard blvd court ct crt place pl way close terrace ter tce crescent cres cr square sq parkway pkwy circle cir trail trl highway hwy row gardens gdns grove grv mews walk hill park parade pde quay wharf rise view loop path heights hts alley broadway esplanade turnpike pike route rte expressway crossing bend cove pass ridge run chase drove wynd vennel strand bypass marg nagar salai path gali lorong jalan jln link',
);

/** Floors, doors, blocks, plots, boxes. */
export const UNITS = setOf(
  'pb piso planta puerta pta portal escalera esc bajo bajos atico entresuelo entlo izquierda izda izq primer primero primera segundo segunda tercer tercero tercera cuarto cuarta quinto derecha dcha dha centro int interior ext exterior depto dpto departamento esquina esq citofono presso campanello sonnette interphone digicode timbre klingel nave local puesto pral ppal bxs bjos dto apto apartamento apartado apdo aptdo oficina of bloque blq bl torre edificio edif manzana mz mza lote lt lts sector etapa casa cs interno dorm block blk km kilometro n no num nro numero sn apt',
  'andar apartamento ap apt apto bloco bl casa lote lt quadra qd q conjunto conj cj sala fundos sobrado caixa postal cx esquerdo esq direito dto dt frente r/c rc cave porta lj loja',
  'interno int scala sc piano p palazzina pal dx sx lotto civico civ terra rialzato casella postale cp',
  'bloc vla bte boite bat batiment etage etg appt app appartement escalier esc porte hall immeuble imm cage rdc gauche droite bp cs cedex case postale bis ter quater tour niveau logement',
  'wohnung whg etage og eg dg ug stock stiege stg top tur hinterhaus hh vorderhaus vh seitenflugel aufgang block postfach postlagernd haus hausnr nr links rechts mitte apt app',
  'brgy barangay purok flat apt apartment unit ste suite room rm floor fl level lvl lot box pobox po p.o house hno dno plot door tower tw block bldg building site comp rr basement bsmt upper lower penthouse ph erf stand phase wing ground cross stage khasra survey bag private',
);

/** What stands by itself in the country, and the parts of a town: with a name behind it an address without any number. */
export const PLACES = setOf(
  'finca cortijo masia mas can caserio caserio aldea lugar barrio bo barriada bda urbanizacion urb residencial polig poligono partida pda paraje diseminado fraccionamiento fracc colonia col villa parcela parc predio fundo hacienda rancho estancia chacra quinta ejido comunidad caserio anexo corregimiento condominio cond conjunto unidad habitacional supermanzana aahh pueblo hijuela poblacion pobl',
  'quarteirao sitio chacara fazenda quinta herdade monte casal bairro vila jardim jd povoado assentamento loteamento lot zona rural quilometro setor st superquadra sqn sqs qnm qnl qi ql shis shin condominio residencial distrito lugar comunidade',
  'cascina podere masseria maso borgata frazione fraz fraz. localita loc regione reg tenuta casale fattoria rione villaggio residenza quartiere contrada cda borgo maso malga corte',
  'mas ferme domaine hameau ham lieu-dit lieudit lotissement lot residence res quartier qrt moulin bastide bergerie grange chateau cite clos villa le-bourg zone za zi zac bourg douar lot lotiss hay',
  'hof gut muhle forsthaus ausbau siedlung einode weiler gehoft schloss am alte alter ortsteil ot gutshof vorwerk',
  'farm farmhouse cottage lodge barn mill manor rectory vicarage croft grange gatehouse fold bungalow homestead ranch estate holding smallholding townland apartments mansion mansions residency society chs c.h.s colony layout enclave vihar nagar bagh sector village vill mandal taluk tehsil mohalla chowk behind opp opposite near c/o',
);

/** Small words inside the names of streets. */
export const PARTICLES = setOf(
  'de del la las los el lo al a y e en i u san santa con sin entre frente',
  'da do das dos di no na ao aos e em com',
  'per dei degli della delle dello dell dal dalla sul sulla ai alle in ed nr',
  'le les du des d l sur sous aux au et en lez pres',
  'am an der dem den im in auf zum zur unter bei beim vor hinter ob und vom von',
  'the of on upon at and by off nr near under over',
);

export function isAddressWord(word: string): boolean {
  const bare = fold(word);
  return STREETS.has(bare) || UNITS.has(bare) || PLACES.has(bare);
}

/** With one of these it is no address, whatever else. */
export const NEVER = setOf(
  'anos ans years year yrs yr meses months mois monate jahre jahr anni mesi mes exp horas hours hrs heures stunden std ore dias days day jours giorni tage tag semanas weeks week semaines wochen woche settimane minutos minutes min',
  'permis permiso permit license licence licencia licenca carne carnet carteira patente fuhrerschein clase class klasse classe categoria category cat nivel niveau livello grade grado semestre semester trimestre',
  'iso din iec toeic toefl ielts hsk jlpt cet delf dele dalf gpa cgpa promedio note nota version java python php sql windows office excel sap angular react vue photoshop autocad c++ ios android aws html css',
  'albo iscritto iscritta colegiado colegiada inscrit inscrite',
  'ley law decreto lei loi gesetz legge articulo article sgb bgb',
  'experiencia experience experiencia erfahrung esperienza clientes clients kunden clienti personas people kind kinder hijo hijos hija hijas enfant enfants filho filhos filha filhas figlio figli figlia figlie child children sohn sohne tochter edad age idade alter eta nacionalidad nationality nationalite nacionalidade staatsangehorigkeit nazionalita',
  'tel tfno tlf telefono telefone telephone telefon phone fono cel cell celular cellulare mobile mobil movil handy gsm portable fax mail email e-mail correo courriel whatsapp',
);

/** Words of streets that mean something else in small letters. */
export const ORDINARY = setOf(
  'can mas near behind opp opposite link way close place run pass view rise top stock post park hill trail loop path row walk circle cross court green main private phase stage lower upper terra regione campo corte col pas tour',
);

/** What somebody is: no address begins so. */
export const ROLES = setOf(
  'director directora jefe jefa gerente responsable encargado encargada tecnico tecnica operador operadora operario operaria ingeniero ingeniera profesor profesora asistente auxiliar coordinador coordinadora administrativo administrativa especialista consultor consultora supervisor supervisora vendedor vendedora medico enfermero enfermera',
  'manager head lead leader chief engineer developer designer analyst assistant officer specialist consultant supervisor technician teacher nurse executive associate team senior junior forbes graduate student',
  'directeur directrice chef cheffe technicien technicienne ingenieur ingenieure professeur professeure assistante charge chargee conseiller conseillere etudiant etudiante',
  'diretor diretora chefe engenheiro engenheira professor professora tecnologo analista estagiario estagiaria enfermeiro enfermeira',
  'leiter leiterin leitung projektleiter projektleiterin meister meisterin techniker technikerin ingenieurin fachkraft lehrer lehrerin kaufmann kauffrau referent referentin',
  'direttore direttrice responsabile capo tecnico ingegnere professore professoressa operatore operatrice addetto addetta impiegato impiegata insegnante',
);
