/** Work that is done within a month or a season: its one date says both when it began and when it ended. Beginnings of words. */
// prettier-ignore
export const SHORT_JOBS: readonly string[] = [
  'internship', 'summer intern', 'summer job', 'holiday job', 'work experience', 'placement', 'seasonal',
  'prácticas', 'becario', 'becaria', 'pasante', 'pasantía', 'trabajo de verano', 'estágio', 'estagiári', 'trabalho de verão',
  'stage', 'stagiaire', 'job d’été', 'saisonnier', 'saisonnière', 'emploi saisonnier', 'vendanges',
  'praktik', 'ferienjob', 'ferialjob', 'ferialprakti', 'sommerjob', 'schülerprakti', 'schulprakti', 'betriebsprakti', 'blockprakti', 'pflegeprakti', 'orientierungsprakti', 'schnupper', 'aushilfe', 'temporär', 'famulatur', 'hospitation', 'hospitant',
  'tirocinio', 'tirocinante', 'stagista', 'lavoro estivo', 'stagionale', 'vendemmia',
];
