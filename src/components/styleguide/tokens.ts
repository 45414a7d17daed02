/** The custom properties that the styleguide shows; a test holds them to styles/tokens.css. */
export const SURFACES = ['desk', 'sheet', 'inset', 'marker-wash', 'pen-wash', 'good-wash', 'fair-wash'] as const;
export const INKS = ['ink', 'ink-soft', 'pen', 'good', 'fair', 'poor'] as const;
export const LINES = ['line', 'line-strong', 'marker', 'sketch', 'button'] as const;
