/** Frequent misspellings of months, letters dropped, doubled or swapped; with the month. Lower case; accents may be missing. */
import type { Language } from '../../resume/language.ts';

export const MONTH_SLIPS: Readonly<Partial<Record<Language, Readonly<Record<string, number>>>>> = {
  en: {
    janurary: 1, januray: 1, janaury: 1, janury: 1, jaunary: 1, febuary: 2, feburary: 2, februrary: 2, febraury: 2, febrary: 2, feburay: 2,
    apirl: 4, agust: 8, augst: 8, augest: 8, septembe: 9, septmber: 9, septemeber: 9, setpember: 9, sepetember: 9, setember: 9, ocotber: 10, octuber: 10, octobor: 10,
    novemeber: 11, novemer: 11, novmber: 11, novembar: 11, decemeber: 12, decmber: 12, decembar: 12, desember: 12,
  },
  fr: {
    janiver: 1, janvie: 1, jenvier: 1, févirer: 2, févier: 2, févriér: 2, avirl: 4, juilet: 7, julliet: 7, juilliet: 7, jullet: 7, septembe: 9, setembre: 9, septemre: 9, setptembre: 9,
    octrobre: 10, octorbe: 10, novenbre: 11, novemebre: 11, décenbre: 12, décemebre: 12, decémbre: 12,
  },
  es: {
    enro: 1, febreo: 2, febero: 2, febrerro: 2, abirl: 4, julo: 7, agsoto: 8, septiempre: 9, septimbre: 9, septiembe: 9, ocutbre: 10, octobre: 10, novimbre: 11, noviembe: 11, deciembre: 12, diciembe: 12, dicimbre: 12,
  },
  pt: { janero: 1, feveiro: 2, fevereito: 2, feverero: 2, agsoto: 8, setemrbo: 9, setembo: 9, outrubro: 10, otubro: 10, novemrbo: 11, novembo: 11, dezemrbo: 12, dezembo: 12, desembro: 12 },
  de: { janaur: 1, janur: 1, feburar: 2, febuar: 2, febraur: 2, apirl: 4, septmber: 9, setpember: 9, septemer: 9, oktoer: 10, okotber: 10, novmber: 11, novemer: 11, dezmber: 12, dezemer: 12 },
  it: { genaio: 1, gennnaio: 1, genniao: 1, febraio: 2, febbaio: 2, febbrario: 2, settmbre: 9, setembre: 9, settembe: 9, ottbre: 10, otobre: 10, novmebre: 11, novemrbe: 11, dicmebre: 12, dicembe: 12 },
}; // prettier-ignore
