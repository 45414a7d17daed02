/** Names of human languages in the Latin languages, without accents and case: "Languages: English, Hindi" lists them, "Languages: Go, Rust" does not. Data only. */

// prettier-ignore
export const LANGUAGE_NAMES: readonly string[] = [
  'english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'mandarin', 'cantonese', 'japanese', 'korean', 'arabic', 'russian', 'hindi', 'urdu', 'bengali', 'punjabi', 'gujarati', 'marathi', 'tamil', 'telugu', 'kannada', 'malayalam', 'dutch', 'polish', 'swedish', 'norwegian', 'danish', 'finnish', 'greek', 'turkish',
  'hebrew', 'romanian', 'ukrainian', 'czech', 'hungarian', 'vietnamese', 'thai', 'tagalog', 'filipino', 'swahili', 'yoruba', 'igbo', 'hausa', 'zulu', 'xhosa', 'afrikaans', 'welsh', 'irish', 'gaelic', 'catalan', 'basque', 'farsi', 'persian', 'asl', 'bsl', 'tulu', 'konkani', 'odia',
  'espanol', 'castellano', 'ingles', 'frances', 'aleman', 'italiano', 'portugues', 'chino', 'japones', 'coreano', 'arabe', 'ruso', 'catalan', 'gallego', 'euskera', 'vasco', 'valenciano', 'rumano', 'polaco', 'quechua', 'guarani', 'mapudungun', 'nahuatl', 'aymara', 'holandes', 'neerlandes', 'sueco', 'ucraniano', 'mandarin',
  'francais', 'anglais', 'espagnol', 'allemand', 'italien', 'portugais', 'chinois', 'japonais', 'coreen', 'russe', 'neerlandais', 'flamand', 'polonais', 'roumain', 'breton', 'basque', 'occitan', 'corse', 'alsacien', 'wolof', 'lingala', 'kabyle', 'berbere', 'turc', 'suedois', 'creole', 'ukrainien', 'luxembourgeois',
  'alemao', 'chines', 'japones', 'coreano', 'russo', 'mandarim', 'frances', 'libras', 'crioulo', 'holandes', 'ucraniano', 'hebraico',
  'deutsch', 'englisch', 'franzosisch', 'spanisch', 'italienisch', 'portugiesisch', 'russisch', 'polnisch', 'turkisch', 'arabisch', 'chinesisch', 'japanisch', 'koreanisch', 'niederlandisch', 'schwedisch', 'norwegisch', 'danisch', 'ukrainisch', 'rumanisch', 'ungarisch', 'tschechisch', 'slowenisch', 'slowakisch', 'kroatisch', 'serbisch', 'bosnisch',
  'albanisch', 'griechisch', 'persisch', 'kurdisch', 'vietnamesisch', 'latein', 'hebraisch', 'bulgarisch', 'finnisch', 'schweizerdeutsch', 'ratoromanisch',
  'inglese', 'francese', 'tedesco', 'spagnolo', 'portoghese', 'cinese', 'giapponese', 'coreano', 'arabo', 'rumeno', 'romeno', 'albanese', 'polacco', 'ucraino', 'olandese', 'greco', 'sloveno', 'croato', 'ladino', 'friulano', 'turco', 'latin', 'svedese',
];

/** Labels of the lists of languages beside the headings of their section. */
// prettier-ignore
export const LANGUAGE_LABELS: readonly string[] = [
  'languages known', 'language known', 'language(s) known', 'languages spoken', 'spoken languages', 'mother tongue', 'mother tongue(s)', 'other language(s)', 'other languages', 'lengua materna', 'idioma materno', 'otros idiomas', 'otras lenguas', 'idiomas que domina', 'langue maternelle', 'langue(s) maternelle(s)', 'autre(s) langue(s)', 'autres langues', 'langues parlées',
  'língua materna', 'outras línguas', 'outros idiomas', 'idioma', 'muttersprache', 'muttersprachen', 'fremdsprachen', 'fremdsprache', 'weitere sprachen', 'weitere sprache(n)', 'madrelingua', 'lingua madre', 'altre lingue', 'altra lingua', 'lingue straniere', 'lingue conosciute', 'prima lingua', 'première langue',
];

/** Of those that machines are told in, folded; none that is a word or a letter of a text. Data only. */
// prettier-ignore
export const CODE_NAMES: readonly string[] = [
  'python', 'java', 'javascript', 'typescript', 'c++', 'c#', 'sql', 'mysql', 'php', 'ruby', 'rust', 'kotlin', 'scala', 'perl', 'bash', 'matlab', 'html', 'css', 'haskell', 'ocaml', 'golang', 'fortran', 'cobol', 'lisp', 'prolog', 'verilog', 'vhdl', 'pandas', 'numpy', 'latex', 'objective-c', 'dart', 'lua',
];
