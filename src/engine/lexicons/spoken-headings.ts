/**
 * Words by which a heading speaks to its reader instead of naming its section: "Where I've worked", "Cosa so fare", "Mon coffre à outils". We
 * read such headings all the same; the software of employers does not. Data only, folded.
 */
import type { Language } from '../../resume/language.ts';

/** Whole words; ja and zh: parts of the heading. */
// prettier-ignore
export const SPOKEN_WORDS: Readonly<Record<Language, readonly string[]>> = {
  es: ['quien', 'que', 'donde', 'hola', 'soy', 'se', 'he', 'hago', 'camino', 'caja', 'aventura', 'aventuras', 'viaje', 'aqui', 'anduve', 'hice', 'trabaje', 'vivi', 'aprendi'],
  en: ['i', "i've", "i'm", 'hello', 'nutshell', 'toolbox', 'toolkit', 'journey', 'adventures', 'story', 'fun', 'ride', 'road', 'far', 'adventure', 'chapters', 'superpowers', 'arsenal'],
  fr: ['je', "j'ai", 'qui', 'ou', 'que', 'bonjour', 'sinon', 'coffre', 'boite', 'aventure', 'aventures', 'voyage', 'chemin', 'bout', 'route', 'bagages', 'malle', 'superpouvoirs'],
  pt: ['quem', 'onde', 'que', 'ola', 'sou', 'sei', 'caminho', 'caixa', 'jornada', 'viagem', 'aqui', 'andei', 'fiz', 'trabalhei', 'vivi', 'aprendi'],
  de: ['ich', 'hallo', 'mich', 'mir', 'werkzeugkasten', 'werkzeugkoffer', 'reise', 'abenteuer', 'spielwiese', 'rucksack', 'schatzkiste', 'superkräfte', 'bisher', 'drauf'],
  it: ['cosa', 'dove', 'ciao', 'so', 'ho', 'viaggio', 'cassetta', 'avventura', 'avventure', 'strada', 'cammino', 'bagaglio', 'superpoteri'],
  ja: ['歩み', '歩んで', '私に', '私が', '道のり', '好きなこと', 'なこと', 'できること'],
  zh: ['我是', '什么', '什麼', '哪', '那些年', '走过', '走過', '百宝箱', '的故事', '说两句'],
};
