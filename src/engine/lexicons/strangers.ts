/**
 * Words by which resumes in languages that are not measured are known: their commonest function words and headings, with the months and words
 * for now that stand in every job. Data only, by ISO 639 code; folded as text is when it is compared.
 */
// prettier-ignore
export const STRANGERS: Readonly<Record<string, readonly string[]>> = {
  nl: ['van', 'het', 'een', 'en', 'de', 'in', 'met', 'voor', 'op', 'door', 'bij', 'naar', 'aan', 'als', 'tot', 'uit', 'om', 'ook', 'of', 'ik', 'mijn', 'heden', 'maart', 'mei', 'werkervaring', 'ervaring', 'opleiding', 'opleidingen', 'vaardigheden', 'talen', 'profiel', 'werk', 'binnen', 'waaronder', 'over', 'te', 'zijn', 'bedrijf'],
  da: ['og', 'i', 'af', 'til', 'med', 'for', 'på', 'som', 'den', 'det', 'en', 'et', 'fra', 'ved', 'samt', 'har', 'er', 'jeg', 'mit', 'nuværende', 'marts', 'maj', 'erhvervserfaring', 'uddannelse', 'kompetencer', 'sprog', 'profil', 'arbejde', 'ansvarlig', 'erfaring', 'hos', 'år'],
  nb: ['og', 'i', 'av', 'til', 'med', 'for', 'på', 'som', 'den', 'det', 'en', 'et', 'fra', 'ved', 'samt', 'har', 'er', 'jeg', 'nåværende', 'mars', 'mai', 'arbeidserfaring', 'utdanning', 'kompetanse', 'språk', 'erfaring', 'arbeid', 'ansvarlig', 'hos', 'år'],
  sv: ['och', 'i', 'av', 'till', 'med', 'för', 'på', 'som', 'den', 'det', 'en', 'ett', 'från', 'vid', 'samt', 'har', 'är', 'jag', 'mitt', 'nuvarande', 'mars', 'maj', 'arbetslivserfarenhet', 'utbildning', 'kompetenser', 'språk', 'erfarenhet', 'arbete', 'ansvarig', 'hos', 'år', 'inom', 'över', 'genom'],
  fi: ['ja', 'sekä', 'on', 'oli', 'olen', 'että', 'kanssa', 'myös', 'työkokemus', 'koulutus', 'osaaminen', 'kielitaito', 'kielet', 'yritys', 'työ', 'vastuu', 'vastasin', 'toimin', 'nykyinen', 'nyt', 'tammikuu', 'maaliskuu', 'asti', 'mukaan', 'tai', 'vuotta', 'noin', 'sai', 'kuten'],
  pl: ['i', 'w', 'z', 'na', 'do', 'oraz', 'dla', 'od', 'się', 'przez', 'przy', 'po', 'za', 'ze', 'jest', 'obecnie', 'marzec', 'maj', 'lipiec', 'doświadczenie', 'zawodowe', 'wykształcenie', 'umiejętności', 'języki', 'obcy', 'praca', 'studia', 'firma', 'zespołu', 'pracy', 'nad', 'język', 'szkoła', 'kurs'],
  cs: ['a', 'v', 'na', 's', 'pro', 'do', 'od', 'se', 'při', 'po', 'ze', 'za', 'jako', 'nebo', 'je', 'současnost', 'dosud', 'březen', 'květen', 'pracovní', 'zkušenosti', 'vzdělání', 'dovednosti', 'jazyky', 'jazykové', 'praxe', 'práce', 'firmy', 'společnosti', 'škola', 'znalosti'],
  sk: ['a', 'v', 'na', 's', 'pre', 'do', 'od', 'sa', 'pri', 'po', 'zo', 'za', 'ako', 'alebo', 'je', 'súčasnosť', 'doteraz', 'marec', 'máj', 'pracovné', 'skúsenosti', 'vzdelanie', 'zručnosti', 'jazyky', 'jazykové', 'prax', 'práce', 'firmy', 'spoločnosti', 'škola', 'znalosti'],
  hr: ['i', 'u', 'na', 's', 'za', 'od', 'do', 'se', 'pri', 'po', 'iz', 'kao', 'ili', 'je', 'te', 'sa', 'danas', 'ožujak', 'svibanj', 'radno', 'iskustvo', 'obrazovanje', 'vještine', 'jezici', 'rad', 'tvrtke', 'poslovanja', 'škola', 'sadašnje'],
  ro: ['și', 'de', 'în', 'la', 'cu', 'pentru', 'din', 'pe', 'al', 'ale', 'a', 'prin', 'sau', 'este', 'un', 'o', 'prezent', 'martie', 'mai', 'iulie', 'experiență', 'profesională', 'educație', 'studii', 'competențe', 'limbi', 'străine', 'facultatea', 'universitatea', 'clienți', 'activitate', 'lei', 'precum'],
  hu: ['és', 'a', 'az', 'egy', 'hogy', 'valamint', 'mint', 'is', 'vagy', 'szerint', 'által', 'jelenleg', 'március', 'május', 'munkatapasztalat', 'tapasztalat', 'tanulmányok', 'végzettség', 'készségek', 'nyelvtudás', 'nyelv', 'munka', 'során', 'kft', 'cég', 'szakmai', 'iskola', 'egyetem', 'részére', 'től', 'ig'],
  tr: ['ve', 'ile', 'için', 'bir', 'bu', 'da', 'de', 'olarak', 'veya', 'en', 'halen', 'günümüz', 'mart', 'mayıs', 'temmuz', 'iş', 'deneyimi', 'deneyim', 'eğitim', 'beceriler', 'yetenekler', 'diller', 'yabancı', 'dil', 'üniversitesi', 'çalışma', 'şirket', 'yıl', 'kadar', 'olan', 'satış', 'müşteri'],
  id: ['dan', 'di', 'yang', 'untuk', 'dengan', 'dari', 'pada', 'ke', 'sebagai', 'dalam', 'serta', 'atau', 'oleh', 'saya', 'sekarang', 'saat', 'ini', 'maret', 'mei', 'pengalaman', 'kerja', 'pendidikan', 'keahlian', 'keterampilan', 'bahasa', 'perusahaan', 'tahun', 'universitas', 'hingga', 'membuat', 'melakukan'],
  vi: ['và', 'của', 'cho', 'các', 'trong', 'với', 'là', 'được', 'có', 'tại', 'từ', 'đến', 'hiện', 'nay', 'tháng', 'năm', 'kinh', 'nghiệm', 'làm', 'việc', 'học', 'vấn', 'kỹ', 'năng', 'công', 'ty', 'khách', 'hàng', 'đại', 'ngoại', 'ngữ', 'những', 'theo'],
  ca: ['amb', 'i', 'els', 'les', 'dels', 'als', 'la', 'el', 'de', 'del', 'per', 'una', 'un', 'en', 'a', 'al', 'o', 'que', 'vaig', 'més', 'fins', 'març', 'maig', 'juliol', 'actualitat', 'experiència', 'formació', 'idiomes', 'habilitats', 'coneixements', 'dades', 'feina', 'meva', 'català', 'empresa', 'botiga', 'entre', 'grau', 'estudis'],
};

/** A script that no language that is measured is written in; of the languages that share it those that have letters of their own, then the likeliest. */
export interface StrangeScript {
  readonly letters: RegExp;
  readonly told: readonly (readonly [RegExp, string])[];
  /** "und" where there are several. */
  readonly otherwise: string;
}

export const STRANGE_SCRIPTS: readonly StrangeScript[] = [
  { letters: /\p{Script=Hangul}/gu, told: [], otherwise: 'ko' },
  {
    letters: /\p{Script=Cyrillic}/gu,
    told: [
      [/[ыэё]/iu, 'ru'],
      [/[іїєґ]/iu, 'uk'],
      [/ъ/iu, 'bg'],
    ],
    otherwise: 'und',
  },
  { letters: /\p{Script=Greek}/gu, told: [], otherwise: 'el' },
  { letters: /\p{Script=Arabic}/gu, told: [[/[پچژگ]/u, 'fa']], otherwise: 'ar' },
  { letters: /\p{Script=Hebrew}/gu, told: [], otherwise: 'he' },
  { letters: /\p{Script=Thai}/gu, told: [], otherwise: 'th' },
  { letters: /\p{Script=Devanagari}/gu, told: [], otherwise: 'hi' },
];
