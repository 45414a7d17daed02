import type { Language } from '../../resume/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Lexicon } from './lexicon.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const LEXICONS: Readonly<Record<Language, Lexicon>> = { es, en, fr, pt, de, it, ja, zh };
