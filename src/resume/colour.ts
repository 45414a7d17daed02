/** WCAG 2.2 relative luminance and contrast of "#rrggbb" colours. */
function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** 1 (same) to 21 (black on white). */
export function contrastRatio(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `over` painted with `alpha` on `under`. */
export function blend(over: string, under: string, alpha: number): string {
  if (alpha >= 1) return over;
  const mixed = [1, 3, 5].map((at) => {
    const a = Number.parseInt(over.slice(at, at + 2), 16);
    const b = Number.parseInt(under.slice(at, at + 2), 16);
    return Math.round(a * alpha + b * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
