/** Labels within a head, as academic forms have them: "Vínculo: celetista, Enquadramento funcional: Professor, Carga horária: 40". */
const LABEL =
  /(^|[,;]\s)(?:vínculo(?: institucional| laboral)?|vinculación|tipo de vínculo|enquadramento funcional|carga horária|dedicación|regime(?: de trabalho)?)\s?:\s/giu;

/** How much one worked; and what ties one to the house, where the post is told as well. */
const BESIDE =
  /[,;]\s(?:carga horária|regime(?: de trabalho)?|dedicación)\s?:\s[^,;]{1,40}|[,;]\s(?:enquadramento funcional|carga horária|regime)\s?:\s?$|^[\s:–-]{0,4}vínculo(?: institucional)?\s?:\s[^,;]{0,40}[,;]\s(?=enquadramento funcional\s?:\s[^\s,;])/giu;

/** The head without such labels. */
export function withoutFormLabels(text: string): string {
  return text.includes(':') ? text.replace(BESIDE, '').replace(LABEL, '$1') : text;
}
