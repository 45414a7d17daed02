/** What streets and the parts of an address are called; sources of patterns for text as printed, any case. */

/** Before the name, as in Romance languages: "Calle Mayor 12", "Rua das Flores, 8", "Via Roma 3". */
export const STREET_BEFORE = [
  String.raw`calle|c/|cll?e?\.?|cl\.|avenida|avda\.?|av\.?|plaza|plazuela|pza\.|pl\.|paseo|p\.º|camino|carretera|ctra\.?|ronda|rda\.|travesía|glorieta|urbanización|urb\.|carrera|cra\.?|kra?\.?|diagonal|transversal|tv\.|pasaje|pje\.?|psje\.?|bulevar|bv\.|blvd\.?|cuesta|rambla|calzada|callejón|calleja|costanilla|barrio|cerrada|cda\.|privada|priv\.|circuito|cto\.|andador|prolongación|prol\.|jirón|jr\.|malecón|parcela|carrer|passeig|plaça|avinguda|rúa|praza|vereda|autopista`,
  String.raw`rua|r\.|travessa|trav\.|tv\.|alameda|al\.|praça|pç?a\.|largo|lg\.|estrada|estr\.|rodovia|rod\.|beco|viela|ladeira|servidão|quadra|calçada|rampa|urbanização|azinhaga|escadinhas`,
  String.raw`via|v\.|viale|androna|v\.le|piazza|p\.zza|p\.za|corso|c\.so|vicolo|vico|v\.lo|strada|str\.|s\.da|contrada|c\.da|circonvallazione|circ\.ne|frazione|fraz\.|località|loc\.|borgo|borgata|cascina|salita|lungomare|lungarno|lungotevere|lungo\s(?:dora|po)|piazzale|piazzetta|p\.le|traversa|calata|fondamenta|largo|l\.go|galleria|discesa|regione|podere`,
  String.raw`rue|avenue|av\.|boulevard|bo?u?l?d\.?|blvd\.?|place|pl\.|allées?|all\.|chemin|ch\.|impasse|imp\.|quai|route|rte\.?|cours|square|sq\.|passage|sentier|résidence|rés\.|lotissement|hameau|lieu-dit|faubourg|fg\.?|esplanade|promenade|venelle|ruelle|rond-point|chaussée|chée\.?|drève|montée|traverse|voie|rang|villa|cité|clos|derb`,
].join('|');

/** Before the street: estates, parks of firms, buildings. */
export const ESTATES =
  'urb\\.|urbanización|residencial|pol\\.|polígono|edificio|edifício|condomínio|conjunto|za|zi|zac|résidence|lotissement|quartier|complesso|villaggio';

/** Ends of one word: "Lindenstraße 14", "Warnowufer 32". */
export const GERMAN_ENDS =
  'straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|steig|stieg|chaussee|hof|graben|markt|kamp|feld|wall|zeile|promenade|bogen|winkel|brücke|stiege|anger|grund|rain|hang|heide|wiesen?|gärten|höhe|siedlung|deich|kai|pfad|berg|tal|park|twiete|redder|kehre|leite|steg|halde|rein|matte|strasse|stra[sß]{1,2}e|gässchen|gässli';
/** Two words: "Venloer Str. 310". */
export const GERMAN_TYPES =
  'straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|promenade|landstraße|hauptstraße';
/** Part of a street's own name. */
export const GERMAN_ADJECTIVES = 'ober|unter|alt|neu|groß|klein|hinter|vorder|äußer|inner|lang|kurz|hoh|breit';
export const GERMAN_PREPOSITIONS =
  'am|an der|an den|im|in der|in den|auf der|auf dem|zum|zur|unter den|hinter der|hinter dem|vor dem|vor der|beim|bei der|ob der|alter|alte|neuer|neue|obere|oberer|untere|unterer|hoher|hohe|kleine|große|grosse';

/** After number and name, as in English: "14 Wren Close". */
export const STREET_AFTER =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|close|terrace|ter|crescent|cres|square|sq|parkway|pkwy|circle|cir|trail|trl|highway|hwy|row|gardens|grove|mews|walk|hill|green|park|parade|pde|quay|wharf|rise|view|loop|path|heights|alley|broadway|esplanade|turnpike|pike|run|ridge|drove|wynd|vale|link|marg|salai|lorong|jalan';

export const UNITS = String.raw`flat|apt\.?|apartment|unit|u(?=\d)|suite|ste\.?|room|floor|fl\.?|house no\.?|plot no\.?|door no\.?|no\.?|#`;

/** Floor, door, staircase, neighbourhood: what follows the house number. */
export const DETAILS = [
  String.raw`\d{1,2}\s?\.?\s?[ºª°o]\.?(?:\s?(?:[A-Za-z]|izq(?:da|uierda)?\.?|izda\.?|dcha\.?|derecha|centro|esq\.?|dto\.?|andar|piso)(?![\p{L}]))?`,
  String.raw`(?:piso|planta|puerta|pta\.?|portal|escalera|esc\.?|bajo|ático|int(?:erior)?\.?|depto\.?|departamento|dpto\.?|apto\.?|apartamento|ap\.?|oficina|bloque|bloco|casa|lote|torre|edificio|edifício|conjunto|sala|bte|boîte|bât(?:iment)?\.?|appt?\.?|appartement|étage|cage|interno|scala|piano|col\.|colonia|wohnung|whg\.?|etage|og|stock|top|tür|apt\.?|suite|unit|flat|floor)\s{0,2}[\p{L}\d][\p{L}\d.º°ª/-]{0,12}`,
  String.raw`(?:izda|izq|dcha)\.?`,
].join('|');

export const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR';
export const AUSTRALIAN_STATES = 'NSW|VIC|QLD|WA|SA|TAS|ACT|NT';
