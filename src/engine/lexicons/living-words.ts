/** How people say where they live, would work, or come from, where no label of a form says it. Data only. */

// Rows of words rather than one a line.
/** Before a town in which one lives; the longest first. */
// prettier-ignore
export const LIVES_IN: readonly string[] = [
  'currently based in', 'currently living in', 'currently in', 'residing at', 'based in', 'based out of', 'living in', 'located in', 'resident in', 'residing in', 'resident of', 'resides in', 'lives in', 'i live in', 'home:',
  'wohnhaft in', 'wohnhaft:', 'wohnhaft', 'lebt in', 'lebe in', 'ansässig in', 'wohnt in', 'zurzeit in', 'derzeit in',
  'residente in', 'residente a', 'residente ad', 'residente en', 'residente em', 'residenza in', 'residenza a', 'domiciliato a', 'domiciliata a', 'domiciliato in', 'domiciliata in', 'domicilio in', 'domicilio a', 'abito a', 'abito ad', 'abito in', 'vivo a', 'vivo ad', 'vive a', 'risiedo a', 'risiedo ad', 'risiedo in', 'risiede a', 'residente:', 'residente nel comune di',
  'reside en', 'resido en', 'resido actualmente en', 'vivo en', 'vivo actualmente en', 'vive en', 'con residencia en', 'residencia en', 'residenciado en', 'residenciada en', 'domiciliado en', 'domiciliada en', 'afincado en', 'afincada en', 'radicado en', 'radicada en', 'ubicado en', 'ubicada en',
  'morador de', 'moradora de', 'moro em', 'mora em', 'moro na', 'moro no', 'vivo em', 'vive em', 'a viver em', 'resido em', 'resido na', 'resido no', 'residente na', 'residente no', 'reside em', 'com residência em', 'a residir em', 'natural e residente em',
  'domicilié à', 'domiciliée à', 'demeurant à', 'demeurant au', 'habitant à', "j'habite à", 'habite à', 'habite', 'demeurant', 'résidant', 'domicilié', 'domiciliée', 'résidant à', 'réside à', 'vit à', 'basé à', 'basée à', 'installé à', 'installée à',
];

/** Labels of an address in the contact data alone: elsewhere "Place setting" and "Town planning" open with them. */
// prettier-ignore
export const ADDRESS_LABELS: readonly string[] = ['add', 'addr', 'res', 'current', 'currently', 'now', 'town', 'suburb', 'base', 'place', 'domicile', 'postal', 'address for correspondence', 'contact address', 'home town', 'town/city', 'city/town', 'city, state', 'city/state', 'area of residence'];

/** Told of where one comes from: never where one lives. */
// prettier-ignore
export const COMES_FROM: readonly string[] = [
  'born in', 'born on', 'born', 'b.', 'native of', 'originally from', 'from:', 'citizen of', 'passport', 'passaporto', 'passaporte', 'pasaporte', 'passeport', 'geboren in', 'geboren am', 'geb. in', 'geb. am', 'geb.', 'gebürtig aus', 'aufgewachsen in', 'heimatort', 'bürgerort', 'heimat', 'né à', 'née à', 'né le', 'née le', 'né(e)', 'originaire de', 'natif de', 'native de',
  'nato a', 'nata a', 'nato ad', 'nata ad', 'nato il', 'nata il', 'nato/a', 'originario di', 'originaria di', 'nacido en', 'nacida en', 'nacido el', 'nacida el', 'natural de', 'originario de', 'originaria de', 'oriundo de', 'nascido em', 'nascida em', 'nascido a', 'nascida a', 'naturalidade', 'natural do', 'natural da',
  'geboortedatum', 'family origin',
];

/** Told of where one would go. */
// prettier-ignore
export const WOULD_GO: readonly string[] = [
  'relocat', 'willing to', 'open to', 'available in', 'available for', 'ready to', 'prepared to', 'disponib', 'mobilité', 'mobile sur', 'mobile en', 'recherche', 'seeking', 'looking for', 'traslad', 'trasfer', 'verfügbar', 'umzug', 'umzieh', 'bereit', 'movilidad', 'mobilidade', 'mobilità', 'travel', 'viaj', 'disponív', 'procuro', 'busco', 'cerco lavoro', 'preferit', 'preferid', 'vaga:', 'puesto solicitado', 'expedida', 'capitaneria', 'capitanía', 'capitania', 'weltweit', 'visa', 'work permit', 'right to work', 'driving', 'licence', 'license', 'führerschein', 'permis ', 'patente',
];

/** Labels of where one would work: of whatever towns their line tells, none is one's own. Without accents. */
// prettier-ignore
export const WANTED_PLACES: readonly string[] = [
  'desired location', 'desired work location', 'preferred location', 'preferred work location', 'preferred job location', 'preferred cities', 'location preference', 'target location', 'relocation',
  'wunschort', 'wunscharbeitsort', 'gewunschter arbeitsort', 'gewunschter einsatzort', 'bevorzugter arbeitsort', 'lieu souhaite', 'lieux souhaites', 'lieu de travail souhaite', 'mobilite', 'lugar de trabajo deseado', 'ciudades de interes', 'local de trabalho pretendido', 'locais pretendidos', 'sede desiderata', 'sedi desiderate', 'sede di lavoro desiderata',
];

/** A town's surroundings: before its name, behind it. */
// prettier-ignore
export const AREA_BEFORE: readonly string[] = ['greater', 'metro', 'großraum', 'raum', 'region', 'kreis', 'landkreis', 'kanton', 'bezirk', 'canton', 'canton de', 'canton du', 'cantone', 'région de', 'région', 'agglomération de', 'area metropolitana de', 'área metropolitana de', 'gran', 'grande', 'provincia de', 'provincia di', 'prov. di', 'prov. de', 'comunidad de', 'estado de', 'distrito de', 'county', 'co.', 'hinterland', 'dintorni di', 'zona', 'zona di', 'zona de', 'near', 'bei', 'nähe', 'nahe', 'près de', 'proche de', 'cerca de', 'vicino a', 'perto de', 'south', 'north', 'east', 'west', 'central'];
/** Of whose own words none need be a town: "Metropolregion Rhein-Neckar". Without accents. */
// prettier-ignore
export const AREAS: readonly string[] = ['metropolregion', 'grossraum', 'ballungsraum', 'area metropolitana de', 'area metropolitana di', 'regiao metropolitana de', 'regiao metropolitana do', 'region metropolitana de', 'region metropolitaine de', 'grande regione di', 'greater'];
// prettier-ignore
export const AREA_BEHIND: readonly string[] = ['bay area', 'metropolitan area', 'metro area', 'area', 'metroplex', 'region', 'und umgebung', 'u. umgebung', 'umgebung', 'umland', 'e provincia', 'e dintorni', 'y alrededores', 'y provincia', 'et environs', 'et alentours', 'et sa région', 'e região', 'e arredores', 'metropolitana', 'capital', 'city', 'stadt', 'centre', 'centro', 'county', 'cedex'];

/** Work from anywhere: a place only where no other is told. */
// prettier-ignore
export const ANYWHERE: ReadonlySet<string> = new Set(['remote', 'remoto', 'remota', 'en remoto', '100% remote', 'fully remote', 'remote only', 'télétravail', 'à distance', 'homeoffice', 'home office', 'teletrabajo', 'teletrabalho', 'da remoto', 'hybrid', 'híbrido', 'worldwide', 'anywhere']);

/** Of work in many places: no employer and no post. Without accents. */
// prettier-ignore
export const EVERYWHERE: ReadonlySet<string> = new Set([
  'various locations', 'various sites', 'various places', 'various cities', 'multiple locations', 'multiple sites', 'several locations', 'different locations', 'nationwide', 'statewide', 'countrywide', 'uk-wide', 'uk wide', 'worldwide', 'throughout the uk', 'across the uk', 'across the country',
  'varios lugares', 'varias localidades', 'varias ciudades', 'varias sedes', 'diversas localidades', 'a nivel nacional', 'toda espana', 'todo el pais',
  'divers lieux', 'plusieurs lieux', 'plusieurs sites', 'divers sites', 'lieux divers', 'sites divers', 'toute la france', 'france entiere', 'differents sites',
  'varios locais', 'diversos locais', 'diversas cidades', 'varias cidades', 'todo o pais', 'todo o brasil', 'a nivel nacional',
  'verschiedene orte', 'verschiedene standorte', 'verschiedene einsatzorte', 'wechselnde einsatzorte', 'diverse standorte', 'mehrere standorte', 'deutschlandweit', 'bundesweit', 'schweizweit', 'osterreichweit', 'europaweit', 'weltweit',
  'a domicile', 'a domicilio', 'from home', 'work from home', 'teletravail', 'in smart working',
  'varie sedi', 'diverse sedi', 'sedi varie', 'varie localita', 'localita varie', 'diverse localita', 'tutta italia', 'tutto il territorio nazionale',
]);

/** Labels of what is wider or narrower than a town: before the town that another label tells. Without accents. */
export const AROUND_TOWN: ReadonlySet<string> = new Set([
  'bairro',
  'distrito',
  'provincia',
  'pais',
  'pais de residencia',
  'cep',
  'codigo postal',
  'zona',
  'sede',
]);

/** Behind an address in brackets: of which kind it is. Without accents. */
// prettier-ignore
export const ADDRESS_KINDS: ReadonlySet<string> = new Set(['home', 'work', 'domicile', 'residence', 'travail', 'privat', 'privatadresse', 'wohnsitz', 'arbeit', 'abitazione', 'residenza', 'domicilio', 'casa', 'lavoro', 'particular', 'trabajo', 'trabalho']);

/** Behind a name: whether one is married. */
// prettier-ignore
export const CIVIL_STATUS: readonly string[] = ['célibataire', 'mariée?', 'pacsée?', 'divorcée?', 'verheiratet', 'ledig', 'geschieden', 'coniugat[oa]', 'celibe', 'nubile', 'casad[oa]', 'solter[oa]', 'solteir[oa]', 'divorciad[oa]', 'married', 'single'];
