/** Words by which the sentence over a list of an Italian declaration tells what it lists, the surest first. Without accents. Data only. */
import type { SectionKind } from '../../resume/report.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const DECLARED_KINDS: readonly { readonly kind: SectionKind; readonly words: readonly string[] }[] = [
  { kind: 'publications', words: ['pubblicazion'] },
  { kind: 'certifications', words: ['corsi', 'corso di', 'aggiornament', 'attestat', 'convegn', 'seminari', 'congress', 'abilitazion', 'certificazion', 'patent', 'iscri'] },
  { kind: 'languages', words: ['lingue', 'lingua stran', 'linguistic'] },
  { kind: 'education', words: ['titoli di studio', 'titolo di studio', 'titoli accademic', 'titoli cultural', 'titoli formativ', 'titoli', 'diplom', 'laure', 'percorso format', 'percorso di stud', 'formazione'] },
  { kind: 'experience', words: ['serviz', 'esperienz', 'attivita lavorativ', 'attivita professional', 'attivita di lavoro', 'incaric', 'rapporti di lavoro', 'rapporto di lavoro', 'collaborazion', 'impieg', 'mansion', 'lavorato', 'lavorat', 'attivita didattic', 'attivita'] },
  { kind: 'skills', words: ['competenz', 'conoscenz', 'capacita', 'informatic'] },
];
