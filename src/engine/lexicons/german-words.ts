/** More words of German heads: levels of schooling, Austrian schools by their initials, posts of students, teachers and founders. Data only. */

// prettier-ignore
export const GERMAN_DEGREES: readonly string[] = ['gymnasiale oberstufe', 'gymnasialen oberstufe', 'einführungsphase', 'qualifikationsphase', 'kursstufe', 'kollegstufe', 'mittelstufe', 'unterstufe', 'schuljahr', 'berufsvorbereit', 'berufsgrundbildungsjahr', 'berufsgrundschuljahr', 'gasthörer', 'aufbaukurs', 'vorkurs', 'brückenangebot', 'integrationskurs', 'einstiegsqualifizierung', 'teilqualifizierung', 'abgangszeugnis', 'lizentiat'];

// prettier-ignore
export const GERMAN_SCHOOLS: readonly string[] = ['bhas', 'bhasch', 'hasch', 'htbla', 'htblva', 'htblua', 'hblva', 'hbla', 'hblw', 'bafep', 'bakip'];

// prettier-ignore
export const GERMAN_TITLES: readonly string[] = ['stipendiat', 'bachelorand', 'masterand', 'diplomand', 'habilitand', 'studienrat', 'studienrät', 'oberstudienr', 'studiendirektor', 'konrektor', 'akademische rätin', 'akademischer rat', 'akademischer oberrat', 'akademische oberrätin', 'juniorprofess', 'privatdozent', 'einzelunternehm', 'jungunternehm', 'unternehmer', 'unternehmerin'];

export const GERMAN_EMPLOYERS: readonly string[] = ['markt', 'outlet', 'kammer'];
