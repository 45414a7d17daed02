/** The day that every file bears, so that the same words always give the same bytes. */
export const EDITION = new Date(Date.UTC(2026, 10, 2, 9));

/** Named as their maker in the properties of the files. */
export const MAKER = 'RevisaCV';
