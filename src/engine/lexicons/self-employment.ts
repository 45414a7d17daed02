/** Words of people who work for themselves: such a post has no employer above it. Stems, the Latin languages together. Data only. */

// Rows of words rather than one a line.
// prettier-ignore
export const SELF_EMPLOYED: readonly string[] = [
  'freelanc', 'self-employed', 'self employed', 'independent contractor', 'sole trader', 'business owner', 'shop owner', 'owner-operator', 'owner operator', 'founder', 'co-founder',
  'autonom', 'por cuenta propia', 'cuenta propia', 'independiente', 'trabajador independiente', 'fundador', 'emprended', 'profesional independiente',
  'indépendant', 'auto-entrepreneur', 'auto-entrepreneuse', 'autoentrepreneur', 'micro-entrepreneur', 'micro-entreprise', 'à mon compte', 'profession libérale', 'fondateur', 'fondatrice',
  'autônom', 'por conta própria', 'trabalhador independente', 'profissional liberal', 'sócio-fundador', 'recibos verdes',
  'selbstständig', 'selbständig', 'freiberuf', 'freie mitarbeit', 'freier mitarbeiter', 'freie mitarbeiterin', 'gründer', 'inhaber',
  'libero professionista', 'libera professionista', 'libera professione', 'lavoratore autonomo', 'lavoratrice autonoma', 'partita iva', 'titolare', 'in proprio', 'fondatore', 'fondatrice',
  'フリーランス', 'フリーランサー', '個人事業主', '自営業', '自由职业', '自由職業', '自由接案',
];

/** Served to no employer: what stands above it had no part in it. */
// prettier-ignore
export const SERVICES: readonly string[] = [
  'service militaire', 'service national', 'service civique', 'service civil', 'école de recrues', 'servizio militare', 'servizio di leva', 'servizio civile', 'scuola reclute', 'servicio militar', 'servicio social', 'serviço militar', 'wehrdienst', 'grundwehrdienst', 'zivildienst', 'rekrutenschule', 'bundesfreiwilligendienst', 'military service', 'national service',
];

/** Done for households: no employer either. */
// prettier-ignore
export const HOUSEHOLDS: readonly string[] = [
  'cours particuliers', 'cours de soutien', 'soutien scolaire', 'aide aux devoirs', 'garde d’enfants', "garde d'enfants", 'baby-sitting', 'babysitting', 'baby sitting', 'babysitter', 'baby-sitter', 'private tutor', 'private tuition', 'private lessons', 'dog walker', 'clases particulares', 'aulas particulares', 'explicações particulares', 'lezioni private', 'ripetizioni', 'nachhilfe',
];
