/** Words before years by which the work of some weeks each year is told: "estati 2013–2016", "temporadas 2010 y 2011". Data only. */
import type { Language } from '../../resume/language.ts';

// prettier-ignore
export const SEASON_WORDS: Readonly<Record<Language, readonly string[]>> = {
  es: ['temporada', 'temporadas', 'campaña', 'campañas', 'verano', 'veranos', 'invierno', 'inviernos', 'primavera', 'primaveras', 'otoño', 'otoños', 'navidad', 'navidades', 'vendimia', 'vendimias', 'zafra', 'zafras', 'cosecha', 'cosechas', 'vacaciones', 'curso', 'cursos'],
  en: ['season', 'seasons', 'summer', 'summers', 'winter', 'winters', 'spring', 'autumn', 'fall', 'harvest', 'harvests', 'vacation', 'vacations', 'holidays', 'christmas', 'semester', 'semesters', 'seasonal'],
  fr: ['saison', 'saisons', 'été', 'étés', 'hiver', 'hivers', 'printemps', 'automne', 'automnes', 'vendanges', 'récolte', 'récoltes', 'vacances', 'noël', 'campagne', 'campagnes'],
  pt: ['temporada', 'temporadas', 'safra', 'safras', 'época', 'épocas', 'campanha', 'campanhas', 'verão', 'verões', 'inverno', 'invernos', 'primavera', 'outono', 'vindima', 'vindimas', 'natal', 'férias', 'época alta'],
  de: ['saison', 'saisons', 'saisonen', 'sommersaison', 'sommersaisonen', 'wintersaison', 'wintersaisonen', 'sommer', 'winter', 'frühjahr', 'herbst', 'ernte', 'weinlese', 'ferien', 'sommerferien', 'semesterferien', 'weihnachten'],
  it: ['stagione', 'stagioni', 'estate', 'estati', 'inverno', 'inverni', 'primavera', 'autunno', 'vendemmia', 'vendemmie', 'raccolta', 'campagna', 'campagne', 'vacanze', 'natale'],
  ja: ['夏', '冬', '春', '秋', '夏季', '冬季', '夏休み', '冬休み', '春休み', '繁忙期', '年末年始'],
  zh: ['暑假', '寒假', '夏季', '冬季', '春季', '秋季', '暑期', '旺季'],
};
