/** What stands around a person's name: labels of its parts, titles before it, degrees and memberships behind it. Data only. */

// Rows of words rather than one a line.
/** Labels of the given name; those of both names too, where the family name has a label of its own. */
// prettier-ignore
export const GIVEN_LABELS: readonly string[] = [
  'nombre', 'nombres', 'nombre(s)', 'nombre de pila', 'vorname', 'vornamen', 'vorname(n)', 'rufname', 'prénom', 'prénoms', 'prénom(s)', 'nome', 'nomi', 'nome próprio', 'nomes próprios', 'primeiro nome', 'first name', 'first names', 'first name(s)', 'given name', 'given names', 'given name(s)', 'other names', 'other name(s)', 'other name', 'forename', 'forenames', 'full name', 'full names', 'full name(s)', 'first and middle name', 'first and middle names', 'christian name', 'christian names', 'names', 'vornamen (rufname)', 'nombres completos', 'primer nombre', 'nomes', 'name',
];
// prettier-ignore
export const SECOND_FAMILY_LABELS: readonly string[] = ['apellido materno', 'segundo apellido'];
// prettier-ignore
export const FAMILY_LABELS: readonly string[] = [
  'apellido', 'apellidos', 'apellido(s)', 'primer apellido', 'apellidos completos', 'apellido paterno', 'nachname', 'nachname(n)', 'familienname', 'zuname', 'nom', 'nom de famille', "nom d'usage", 'cognome', 'surname', 'surnames', 'surname(s)', 'last name', 'last names', 'last name(s)', 'family name', 'family names', 'apelido', 'apelidos', 'apelido(s)', 'sobrenome', 'sobrenomes', 'name',
];

/** Titles of address and degrees before a name, without their full stops. */
// prettier-ignore
export const HONORIFICS: ReadonlySet<string> = new Set([
  'professor', 'doctor', 'da', 'agr', 'agron', 'ind', 'civ', 'cpl', 'maj', 'col', 'cmdr', 'ssgt', 'msgt', 'tsgt', 'sfc', 'spc', 'pfc', 'cdr', 'lcdr', 'ltc', 'engr', 'er', 'adv', 'ar', 'atty', 'capt', 'sir', 'lt', 'sgt', 'hon', 'ptr', 'adir', 'mmag', 'avvocato', 'avvocata', 'dottore', 'dottoressa', 'ingegnere', 'architetto', 'geometra', 'ragioniere', 'professore', 'professoressa', 'rechtsanwalt', 'rechtsanwaltin', 'dkfm', 'stud', 'cand', 'theol', 'dr', 'dra', 'drs', 'drin', 'prof', 'profa', 'profin', 'profssa', 'dipl', 'mag', 'maga', 'ing', 'inga', 'ingin', 'dott', 'dottssa', 'dottor', 'lic', 'licda', 'lcdo', 'lcda', 'ldo', 'lda', 'arq', 'arqa', 'arch', 'abg', 'abog', 'avv', 'geom', 'rag', 'eng', 'enga', 'engo', 'enf', 'enfa', 'psic', 'tec', 'sr', 'sra', 'srta', 'd', 'dna', 'dona', 'mme', 'mlle', 'mr', 'mrs', 'ms', 'miss', 'mx', 'herr', 'frau', 'rev', 'mtro', 'mtra', 'mstr', 'qfb', 'mvz', 'tsu', 'lae', 'lcp', 'mc', 'mca', 'econ', 'ec', 'esc', 'obst', 'cp', 'cpc', 'cpn', 'med', 'dent', 'vet', 'rer', 'nat', 'phil', 'jur', 'iur', 'oec', 'pol', 'publ', 'hc', 'techn', 'mult', 'habil', 'univ', 'me', 'maitre', 'kfm', 'kffr', 'pd', 'ddr', 'priv', 'doz', 'bakk', 'bacc', 'staatl', 'gepr', 'ostr', 'str', 'studr', 'akad', 'freiherr', 'freifrau', 'inf', 'betrw', 'soz', 'pad', 'biol', 'chem', 'phys', 'psych',
]);
/** Of them, those that need no full stop to be one. */
// prettier-ignore
export const PLAIN_HONORIFICS: ReadonlySet<string> = new Set([
  'professor', 'doctor', 'sgt', 'engr', 'atty', 'sir', 'avvocato', 'avvocata', 'dottore', 'dottoressa', 'ingegnere', 'architetto', 'geometra', 'ragioniere', 'professore', 'professoressa', 'rechtsanwalt', 'rechtsanwaltin', 'dr', 'dra', 'prof', 'mme', 'mlle', 'mr', 'mrs', 'ms', 'miss', 'herr', 'frau', 'engo', 'enga', 'enfa', 'sr', 'sra', 'srta', 'maitre', 'dipl', 'dottor', 'pd', 'ddr', 'ostr', 'str', 'med', 'rer', 'nat', 'phil', 'jur',
]);

/** Where a title before a name was earned: "Dipl. Ing. ETH", "lic. oec. HSG". */
export const SCHOOLS_OF_TITLES: ReadonlySet<string> = new Set([
  'ETH',
  'HSG',
  'FH',
  'HTL',
  'TU',
  'UZH',
  'EPFL',
  'EPF',
  'HES',
  'TH',
  'IHK',
  'HWK',
  'BA',
  'DH',
]);

/** Degrees, licences and memberships behind a name, as written. */
// prettier-ignore
export const POST_NOMINALS: ReadonlySet<string> = new Set([
  'LMSW', 'LICSW', 'LCSW-C', 'LGSW', 'LPCC', 'LMHC', 'LMT', 'LAc', 'LPT', 'MAEd', 'RMT', 'RPN', 'RMN', 'RNLD', 'RSW', 'RECE', 'OCT', 'RBT', 'CCC-SLP', 'SLP', 'COTA', 'PTA', 'CASAC', 'NREMT', 'EMT-B', 'AEMT', 'CDL', 'CDL-A', 'RMA', 'CCMA', 'CPNP', 'PMHNP', 'AGNP', 'PA-C', 'RNC', 'PMHNP-BC', 'AGACNP-BC', 'PSM', 'CSSBB', 'CSSGB', 'PMI-ACP', 'PRINCE2', 'CEH', 'CCNP', 'CSSLP', 'CRISC', 'CRMA', 'AICP', 'RLA', 'NCARB', 'FCIPD', 'ACIPD', 'MAAT', 'FMAAT', 'AAT', 'ATT', 'CTA', 'CPFA', 'ICAEW', 'MRSC', 'CSci', 'CChem', 'CPhys', 'MIMechE', 'MIStructE', 'MCIBSE', 'MCIOB', 'FCIOB', 'GMICE', 'FICE', 'MCIArb', 'FCIArb', 'MCIWEM', 'CEnv', 'MIEMA', 'NEBOSH', 'GradIOSH', 'CMIOSH', 'TechIOSH', 'MNIM', 'FCAI', 'AITI', 'CAI', 'ICPAK', 'MIEK', 'KASNEB', 'REng', 'MIES', 'PMD', 'CHRP', 'CHRL', 'CPHR', 'CFPS', 'FHEA', 'SFHEA', 'MBPsS', 'CPsychol', 'NPQH', 'CIPP', 'FCIPP', 'MCGI', 'FSA', 'ASA', 'FCAS', 'ACAS', 'FIA', 'FASA', 'FCPA', 'BNurs', 'BSN-RN', 'MBChB', 'BDS', 'BPharm', 'BSW', 'BHSc', 'BSocSc', 'BArch', 'MArch', 'MLIS', 'MCLIP', 'FCLIP', 'PGDip', 'PGCert', 'DipEd', 'SAFe', 'CBAP', 'CCBA',
  'BVSc', 'BVMS', 'BVetMed', 'BDSc', 'BPsych', 'BSocSci', 'BAppSc', 'BMus', 'MMus', 'MChD', 'MRes', 'MClinPsych', 'DClinPsy', 'EngD', 'FRSC', 'FRSE', 'FRS', 'FIEE', 'FIMechE', 'FRAeS', 'FRIBA', 'FRGS', 'FRSB', 'MRSB', 'MRCVS', 'MRPharmS', 'FAIA', 'FACS', 'FACP', 'FAAN', 'FACHE', 'MBE', 'OBE', 'CBE', 'CStJ', 'FCIB', 'ACIS', 'FCIS', 'MIoD',
  'RDN', 'RDH', 'CCRN', 'CEN', 'CNM', 'CNS', 'FNP', 'FNP-C', 'FNP-BC', 'LVN', 'RRT', 'ATC', 'CSCS', 'LCPC', 'NCC', 'CFP', 'ChFC', 'BN', 'GradDip', 'GradCert', 'OAM', 'MCIPS', 'MBCS', 'FBCS', 'MIEI', 'FIET', 'MNSE', 'FNSE', 'ACIB', 'MPharm', 'MMath', 'MChem', 'BTech', 'MTech', 'PGDM', 'BBA', 'LLD', 'PhD', 'DPhil', 'EdD', 'DBA', 'MBA', 'EMBA', 'MD', 'DO', 'JD', 'LLM', 'LLB', 'MSc', 'BSc', 'MEng', 'BEng', 'MA', 'BA', 'MPA', 'MPH', 'MSW', 'MEd', 'BEd', 'MFA', 'BFA', 'MPhil', 'BCom', 'MCom', 'CPA', 'CFA', 'CA', 'ACA', 'FCA', 'ACCA', 'FCCA', 'CIMA', 'ACMA', 'CGMA', 'CMA', 'CIA', 'CISA', 'CISSP', 'CISM', 'PMP', 'PE', 'PEng', 'EIT', 'CEng', 'IEng', 'MIET', 'MICE', 'MRICS', 'FRICS', 'MCIPD', 'CIPD', 'MCIM', 'RN', 'LPN', 'BSN', 'MSN', 'DNP', 'APRN', 'CRNA', 'NP', 'RGN', 'PT', 'DPT', 'OT', 'OTR/L', 'OTR', 'RD', 'RPh', 'PharmD', 'DDS', 'DMD', 'DVM', 'MBBS', 'MRCP', 'FRCS', 'FRCP', 'LCSW', 'LMFT', 'LPC', 'BCBA', 'SHRM-CP', 'SHRM-SCP', 'PHR', 'SPHR', 'CSM', 'CSPO', 'AIA', 'RA', 'RIBA', 'ARB', 'LEED', 'AP', 'QTS', 'PGCE', 'Esq', 'Jr', 'Sr', 'FCMA', 'CCNA', 'ITIL', 'EFZ', 'FH', 'UAS', 'Ing', 'TU', 'FRSA', 'MCSP', 'CMgr', 'Hons', 'DipHE', 'GPHR', 'CSCP', 'CPIM', 'CAPM', 'ASE', 'CNA', 'EMT', 'EMT-P', 'CPhT', 'CMP', 'CFE', 'EA', 'CAIA', 'FRM', 'OAB', 'CRC', 'CREA', 'COREN', 'CRM',
]);

/** Told with a colon before a name, whatever the language. */
// prettier-ignore
export const PERSON_LABELS: readonly string[] = ['name in full', 'full legal name', 'legal name', 'name and surname', 'surname and name', 'name of candidate', 'name of applicant', 'name of the candidate', 'zur person', 'bewerber', 'bewerberin', 'kandidat', 'kandidatin', 'candidat', 'candidate', 'candidata', 'candidato', 'aspirante', 'postulante', 'mitarbeiter', 'mitarbeiterin', 'berater', 'beraterin', 'consultant', 'applicant', 'lebenslauf von', 'cv de', 'cv di', 'cv of'];

/** Before the noun of a post: "MAYA EXAMPLE REGISTERED NURSE". In small letters. */
// prettier-ignore
export const POST_QUALIFIERS: ReadonlySet<string> = new Set([
  'registered', 'chartered', 'certified', 'licensed', 'licenced', 'qualified', 'senior', 'junior', 'lead', 'principal', 'assistant', 'associate', 'deputy', 'general', 'professional', 'freelance', 'graduate', 'trainee', 'apprentice', 'experienced', 'customer', 'office', 'project', 'sales', 'software', 'data', 'digital', 'executive', 'administrative', 'clinical', 'medical', 'mechanical', 'electrical', 'civil', 'marketing', 'financial', 'human', 'virtual', 'primary', 'secondary', 'early',
]);
