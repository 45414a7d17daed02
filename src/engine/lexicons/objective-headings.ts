/** Headings over what somebody wants rather than what they bring. Data only. */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const OBJECTIVE_HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  es: ['objetivo', 'objetivos', 'objetivo profesional', 'objetivo laboral', 'objetivos profesionales', 'objetivo de carrera'],
  en: ['objective', 'objectives', 'career objective', 'professional objective', 'job objective', 'resume objective', 'career goal', 'career goals'],
  fr: ['objectif', 'objectifs', 'objectif professionnel', 'objectif de carrière', 'projet professionnel'],
  pt: ['objetivo', 'objectivo', 'objetivos', 'objetivo profissional', 'objectivo profissional', 'objetivo de carreira'],
  de: ['ziel', 'ziele', 'berufsziel', 'berufliches ziel', 'berufliche ziele', 'karriereziel', 'karriereziele', 'zielposition', 'motivation'],
  it: ['obiettivo', 'obiettivi', 'obiettivo professionale', 'obiettivi professionali', 'obiettivo di carriera'],
  ja: ['志望動機', '志望の動機', '志望理由', '応募動機', '希望職種', 'キャリアプラン'],
  zh: ['求职意向', '求职目标', '职业目标', '应聘意向', '期望职位', '求職意向', '求職目標', '職業目標'],
};
