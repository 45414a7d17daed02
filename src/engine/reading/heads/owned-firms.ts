/** "Titolare della ditta individuale Nardi Impianti": whose firm it is, and its name. */
import { u } from '../../../resume/patterns.ts';
import { isClosedName } from './legal-forms.ts';

const OWNER = u`^((?:[Cc]o-?)?(?:[Tt]itolare|[Ss]oci[oa]|[Aa]mministra(?:tore|trice)|[Ff]ondat(?:ore|rice))(?:\s\p{Ll}+){0,2}?)\s(?:della\s|del\s|di\s|dell['’]\s?)?((?:ditta(?:\sindividuale)?|impresa(?:\sindividuale)?|società|azienda)\s)?(["“«]?\p{Lu}.{1,60})$`;

/** With a bar between the two, where a noun or a legal form tells a firm. */
export function withFirmOwned(text: string): string {
  const [, owner, noun, firm] = text.length > 90 ? [] : (OWNER.exec(text.trim()) ?? []);
  if (owner === undefined || firm === undefined) return text;
  return noun !== undefined || isClosedName(firm.split(/,\s/u, 1)[0] ?? '') ? `${owner} | ${firm}` : text;
}
