/** The source of a pattern for a whole day in the order of Europe: "4/5/1988", "1.º de mayo de 2024", "3. Mai 2024". */
export const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|\d{1,2}(?:er|\.?º|°)?\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?(?:19|20)\d\d)`;
