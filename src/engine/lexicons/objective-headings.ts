/** Headings over what somebody wants rather than what they bring, and how such a text begins. Data only. */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const OBJECTIVE_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  es: ['objetivo', 'objetivos', 'objetivo profesional', 'objetivo laboral', 'objetivos profesionales', 'objetivo de carrera', 'mi objetivo', 'mis objetivos', 'qué busco', 'lo que busco'],
  en: ['objective', 'objectives', 'career objective', 'professional objective', 'job objective', 'resume objective', 'career goal', 'career goals', 'my objective', 'my goal', 'my goals', 'job goal', 'career aim', 'what i am looking for', "what i'm looking for"],
  fr: ['objectif', 'objectifs', 'objectif professionnel', 'objectif de carrière', 'projet professionnel', 'mon objectif', 'mes objectifs', 'mon projet', 'mon projet professionnel', 'projet', 'ce que je recherche', 'ce que je cherche', 'poste recherché'],
  pt: ['objetivo', 'objectivo', 'objetivos', 'objetivo profissional', 'objectivo profissional', 'objetivo de carreira', 'meu objetivo', 'o meu objetivo', 'meus objetivos', 'o que procuro', 'o que busco'],
  de: ['ziel', 'ziele', 'berufsziel', 'berufliches ziel', 'berufliche ziele', 'karriereziel', 'karriereziele', 'zielposition', 'motivation', 'mein ziel', 'meine ziele', 'mein berufsziel', 'mein berufliches ziel', 'zielsetzung', 'berufliche zielsetzung', 'was ich suche', 'wonach ich suche', 'angestrebte tätigkeit', 'angestrebte position'],
  it: ['obiettivo', 'obiettivi', 'obiettivo professionale', 'obiettivi professionali', 'obiettivo di carriera', 'il mio obiettivo', 'i miei obiettivi', 'obiettivo lavorativo', 'obiettivi lavorativi', 'cosa cerco', 'aspirazioni'],
  ja: ['志望動機', '志望の動機', '志望理由', '応募動機', '希望職種', 'キャリアプラン'],
  zh: ['求职意向', '求职目标', '职业目标', '应聘意向', '期望职位', '理想职位', '目标职位', '意向职位', '求職意向', '求職目標', '職業目標'],
};

/** The first words of an objective under whatever heading; what they are to be of, "I am", is left out. */
// prettier-ignore
export const OBJECTIVE_OPENINGS: Readonly<Record<Language, readonly string[]>> = {
  es: ['busco', 'en busca de', 'en búsqueda de', 'deseo', 'quiero', 'quisiera', 'me gustaría', 'obtener un', 'obtener una', 'conseguir un', 'encontrar un', 'encontrar una', 'formar parte de', 'incorporarme', 'mi objetivo', 'mi meta', 'tengo como objetivo', 'aspiro a', 'estoy buscando', 'me encantaría', 'desearía', 'espero poder', 'poder incorporarme'],
  en: ['seeking', 'looking for', 'looking to', 'in search of', 'to obtain', 'to secure', 'to find', 'to work', 'to gain', 'to join', 'obtain a', 'secure a', 'hoping to', 'eager to', 'i want', 'i would like', 'i would love', 'i’d like', 'i’d love', 'searching for', 'my goal is', 'my objective is', 'my aim is', 'aspiring to', 'i hope', 'i wish', 'wishing to', 'to build a', 'to use my', 'in pursuit of'],
  fr: ['à la recherche', 'en recherche', 'je recherche', 'je cherche', 'je souhaite', 'je souhaiterais', 'je désire', 'désireux', 'désireuse', 'intégrer une', 'intégrer un', 'rejoindre une', 'trouver un', 'trouver une', 'obtenir un', 'mon objectif', 'mon souhait', 'je voudrais', 'j’aimerais', 'souhaite intégrer', 'souhaitant', 'en quête', 'j’aspire', 'j’espère'],
  pt: ['busco', 'procuro', 'em busca de', 'à procura de', 'desejo', 'quero', 'gostaria', 'obter um', 'obter uma', 'conseguir um', 'atuar em', 'fazer parte de', 'ingressar', 'meu objetivo', 'o meu objetivo', 'tenho como objetivo', 'pretendo', 'almejo', 'viso', 'aspiro a', 'espero poder', 'gostava de', 'buscando uma', 'buscando um'],
  de: ['ich suche', 'suche eine', 'suche nach', 'auf der suche', 'ich möchte', 'möchte mich', 'ich strebe', 'ich wünsche', 'ich würde gern', 'ich würde gerne', 'ich will', 'mein ziel', 'mein wunsch', 'ich hoffe', 'ich wünschte', 'gesucht wird eine', 'gerne möchte ich'],
  it: ['cerco', 'sto cercando', 'alla ricerca', 'in cerca di', 'desidero', 'desidererei', 'vorrei', 'mi piacerebbe', 'trovare un', 'ottenere un', 'entrare a far parte', 'inserirmi', 'desideroso', 'desiderosa', 'il mio obiettivo', 'il mio desiderio', 'ho come obiettivo', 'aspiro a', 'mi propongo', 'mi auguro', 'spero di', 'sto cercando'],
  ja: [],
  zh: [],
};

/** Before the wish itself, under a heading that promises a profile: "Objective: to obtain …". */
export const OBJECTIVE_LABELS: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'objetivo',
    'meta',
    'mi objetivo',
    'objetivo laboral',
    'objetivo profesional',
    'aspiración',
    'interés',
    'motivación',
  ],
  en: [
    'objective',
    'goal',
    'my goal',
    'aim',
    'career objective',
    'career goal',
    'professional objective',
    'aspiration',
  ],
  fr: [
    'objectif',
    'but',
    'mon objectif',
    'objectif professionnel',
    'projet',
    'projet professionnel',
    'souhait',
    'ambition',
  ],
  pt: ['objetivo', 'objectivo', 'meta', 'meu objetivo', 'objetivo profissional', 'aspiração', 'interesse'],
  de: ['ziel', 'mein ziel', 'berufsziel', 'berufliches ziel', 'wunsch', 'zielsetzung', 'karriereziel'],
  it: [
    'obiettivo',
    'scopo',
    'il mio obiettivo',
    'obiettivo professionale',
    'aspirazione',
    'ambizione',
    'obiettivo lavorativo',
  ],
  ja: ['志望', '志望動機', '希望', '目標', '目的', '志望職種', '希望職種'],
  zh: ['求职意向', '求职目标', '职业目标', '目标', '应聘意向', '求職意向', '求職目標', '職業目標', '期望'],
};
