/** States and provinces as the towns of the United States, Canada and Australia are followed by them: "Raymond, MS". Data only. */
export const REGION_CODES: ReadonlySet<string> = new Set([
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO',
  'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'DC', 'PR',
  'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'PEI', 'QC', 'SK', 'YT',
  'NSW', 'VIC', 'QLD', 'SA', 'TAS', 'ACT',
]); // prettier-ignore

/** Countries by their shorter names, and what the United Kingdom is made of. */
export const SHORT_COUNTRIES: ReadonlySet<string> = new Set([
  'UK', 'U.K.', 'USA', 'U.S.A.', 'UAE', 'England', 'Scotland', 'Wales', 'Northern Ireland',
]); // prettier-ignore

/** Counties, provinces and islands of English-speaking countries, over which a letterhead sets the town: without accents or full stops. Those of the United States, Canada, Australia, India and South Africa are told by REGION_NAMES. */
// prettier-ignore
export const COUNTIES: ReadonlySet<string> = new Set([
  'kent', 'essex', 'surrey', 'sussex', 'east sussex', 'west sussex', 'devon', 'cornwall', 'dorset', 'somerset', 'norfolk', 'suffolk', 'cumbria', 'merseyside', 'tyne and wear', 'tyne & wear', 'west midlands', 'cleveland', 'humberside', 'greater manchester', 'greater london', 'middlesex', 'middx', 'rutland', 'isle of wight', 'northumberland',
  'glos', 'herts', 'bucks', 'berks', 'hants', 'wilts', 'oxon', 'cambs', 'lancs', 'notts', 'leics', 'lincs', 'staffs', 'worcs', 'northants', 'beds', 'salop', 'warks', 'derbys', 'n yorks', 's yorks', 'w yorks',
  'clwyd', 'dyfed', 'gwent', 'powys', 'gwynedd', 'ceredigion', 'conwy', 'anglesey', 'ynys mon', 'south glamorgan', 'mid glamorgan', 'west glamorgan', 'vale of glamorgan', 'fife', 'angus', 'highland', 'moray', 'argyll', 'orkney', 'shetland', 'midlothian', 'east lothian', 'west lothian', 'scottish borders', 'antrim', 'armagh', 'fermanagh', 'tyrone',
  'rizal', 'laguna', 'cavite', 'bulacan', 'pampanga', 'batangas', 'pangasinan', 'bataan', 'zambales', 'nueva ecija', 'tarlac', 'bukidnon', 'benguet', 'la union', 'albay', 'bohol', 'leyte', 'palawan', 'negros occidental', 'negros oriental', 'metro manila', 'trinidad', 'tobago', 'trinidad wi', 'trinidad and tobago', 'jamaica wi', 'barbados wi',
]);

/** Those that are degrees too. */
export const DEGREE_CODES: ReadonlySet<string> = new Set(['MA', 'MS', 'MD']);

/** Brazil's states. */
export const BRAZILIAN_STATES = 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO';

/** Mexico's, as they are cut short behind a town. */
export const MEXICAN_STATES =
  'N\\.?L\\.?|B\\.?C\\.?S?\\.?|S\\.?L\\.?P\\.?|Q\\.?\\s?R(?:oo)?\\.?|CDMX|(?:Ags|Camp|Chis|Chih|Coah|Dgo|Edo\\. ?M[eé]x|EdoMex|Gto|Gro|Hgo|Jal|Mich|Nay|Oax|Pue|Qro|Tamps|Tlax|Yuc|Zac)\\.?|(?:Col|M[eé]x|Mor|Sin|Son|Tab|Ver)\\.';

/** Italy's provinces, as its towns are followed by them: "Campi Bisenzio - FI". */
export const ITALIAN_PROVINCES: ReadonlySet<string> = new Set(
  ('AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU ' +
    'MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV').split(' '),
); // prettier-ignore

/** States and provinces by name, told behind a town without a comma: "Jonesboro Arkansas". Names of persons and of towns aside. */
// prettier-ignore
export const REGION_NAMES: ReadonlySet<string> = new Set([
  'alabama', 'alaska', 'arizona', 'arkansas', 'california', 'colorado', 'connecticut', 'delaware', 'florida', 'hawaii', 'idaho', 'illinois', 'indiana', 'iowa', 'kansas', 'kentucky', 'louisiana', 'maine', 'maryland', 'massachusetts', 'michigan', 'minnesota', 'mississippi', 'missouri', 'montana', 'nebraska', 'nevada', 'new hampshire', 'new jersey', 'new mexico', 'north carolina', 'north dakota', 'ohio', 'oklahoma', 'oregon', 'pennsylvania', 'rhode island', 'south carolina', 'south dakota', 'tennessee', 'texas', 'utah', 'vermont', 'west virginia', 'wisconsin', 'wyoming',
  'ontario', 'alberta', 'manitoba', 'saskatchewan', 'quebec', 'nova scotia', 'new brunswick', 'british columbia', 'newfoundland', 'tasmania', 'queensland', 'new south wales', 'south australia', 'western australia',
  'tamil nadu', 'karnataka', 'kerala', 'maharashtra', 'gujarat', 'rajasthan', 'punjab', 'haryana', 'uttar pradesh', 'madhya pradesh', 'andhra pradesh', 'telangana', 'odisha', 'bihar', 'jharkhand', 'west bengal', 'assam', 'uttarakhand', 'himachal pradesh', 'chhattisgarh', 'gauteng', 'kwazulu-natal', 'limpopo', 'mpumalanga', 'western cape', 'eastern cape',
]);
