/** What is drawn of a composed resume: rows of runs, in blocks, under headings. Where they stand is the sheet's part. */
export interface Face {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly colour?: string;
  /** Of the body's size. */
  readonly scale?: number;
}

export interface Run {
  readonly text: string;
  readonly face?: Face;
}

export interface Row {
  readonly runs: readonly Run[];
  /** At the right edge. */
  readonly right?: Run;
  /** At stops of their own, instead of runs. */
  readonly cells?: readonly Run[];
  /** Glyph or number that the text hangs behind. */
  readonly mark?: string;
  /** Points that all lines but the first stand further right. */
  readonly hang?: number;
  readonly align?: 'right' | 'centre';
}

/** An entry, or a text under a heading. */
export interface Block {
  /** In the rail beside its first row; null in an entry that has none, where others have. */
  readonly rail?: Run | null;
  readonly rows: readonly Row[];
  readonly ruled?: boolean;
}

export interface Chapter {
  /** Null where no heading stands above. */
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

export interface Composed {
  readonly head: readonly Row[];
  readonly main: readonly Chapter[];
  /** Empty in one column. */
  readonly side: readonly Chapter[];
  /** At the top and at the foot of every page. */
  readonly running: { readonly top: string; readonly foot: string } | null;
}

export const row = (...runs: readonly Run[]): Row => ({ runs });
