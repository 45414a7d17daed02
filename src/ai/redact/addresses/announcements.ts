/** Words that say that an address comes: a form's labels, and the verbs of a letter. */

const LABELS = [
  String.raw`direcci[oó]n(?: postal| particular| actual| permanente)?|domicilio(?: particular| actual| legal)?|residencia(?: actual)?|dir\.|dom\.|res\.(?: in| a| en| em)?|adr\.`,
  String.raw`(?:(?:home|postal|permanent|current|mailing|present|correspondence|residential|street|local|term|term-time|parents)\s)?(?:address|addr\.)|residence|postal`,
  String.raw`adresse(?: postale| personnelle| privée| actuelle)?|(?:privat|wohn|post|heimat)?(?:anschrift|adresse)|wohnort|wohnhaft(?: in)?|domicile|demeurant|domiciliée?(?: à)?`,
  String.raw`endereço(?: residencial| completo| atual)?|end\.|morada|residência|residente (?:em|na|no)`,
  String.raw`indirizzo(?: di residenza)?|residenza|resid\.|residente (?:in|a)|domiciliat[oa] (?:in|a)|domicilio`,
].join('|');
export const LABEL = new RegExp(String.raw`(?<!\p{L})(?:${LABELS})(?!\p{L})\s*(?<colon>[:：]?)\s{0,6}`, 'giu');
export const LABEL_ONLY = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${LABELS})(?:\s(?:para|de|for|pour|per|di)\s\p{L}+)?\s*[:：.]?\s*$`,
  'iu',
);

const CUES = [
  String.raw`(?:vivo|resido|vivimos|habito|radico)(?: (?:actualmente|ahora))? (?:en|por)|con (?:domicilio|residencia) en|domiciliad[oa] en|residente en|mi (?:domicilio|dirección) es|me pueden? (?:escribir|encontrar) (?:a|en)`,
  String.raw`(?:i )?(?:live|reside|am based|lives|residing|living|stay|staying)(?: (?:currently|now))? (?:at|in|on)|my (?:home )?address is|(?:find|write to) me at`,
  String.raw`j[’'’]habite(?: actuellement)?(?: (?:au|à|le|la|dans|chez))?|je (?:réside|vis|demeure)(?: (?:au|à|dans))?|domiciliée? (?:au|à(?: la| l[’'])?)|demeurant(?: (?:au|à))?|mon adresse est`,
  String.raw`(?:moro|vivo|resido|habito)(?: (?:atualmente))? (?:em|na|no|à)|residente (?:em|na|no|à)|domiciliad[oa] (?:em|na|no|à)|meu endereço é|a minha morada é`,
  String.raw`(?:abito|vivo|risiedo|domicilio)(?: (?:attualmente))? (?:in|a|al|alla|nel|nella)|residente (?:in|a|ad)|domiciliat[oa] (?:in|a|ad)|il mio indirizzo è`,
  String.raw`(?:ich )?(?:wohne|lebe)(?: (?:derzeit|aktuell|seit (?:19|20)\d{2}))? (?:in(?: der)?|im|am|an der|auf der|auf dem|bei|unter|auf)|wohnhaft(?: (?:in(?: der)?|im|am|an der|auf))?|meine (?:anschrift|adresse) (?:ist|lautet)|zu finden (?:in|unter)`,
].join('|');
export const CUE = new RegExp(String.raw`(?<!\p{L})(?:${CUES})(?!\p{L})\s+`, 'giu');

/** At the head of a piece: a label, or the words of a sentence before the place. */
export const HEAD = new RegExp(
  String.raw`^\s*(?:[^\p{L}\p{N}#\s]{1,4}\s*)?(?:[^:：\d]{1,32}[:：](?=\s|\p{L}|\d)\s*|(?:(?:${CUES}|${LABELS})(?!\p{L})\s+(?:(?:en|in|im|na|no|nel|nella|au|à|le|la|der|dem|den|at|em)\s+){0,2}))?`,
  'iu',
);

/** "en face du château d'eau", "junto a la escuela 4": what a house is found by, up to its comma. */
export const LANDMARK =
  /(?:[,(]\s?|\s)(?:en face (?:de|du|des)|face à|à côté (?:de|du)|près (?:de|du)|derrière|junto a[lo]?|frente a[lo]?|cerca de|(?:por )?detrás de|atrás (?:del?|da|do)|próximo a[o]?|perto d[aeo]|ao lado d[aeo]|gegenüber|vicino a[l]?|di fronte a[l]?|dietro|(?<=,\s)by(?=\s\p{Lu})|off(?=\s\p{Lu})|(?:rear|side)(?=\s(?:entrance|unit|house))|opposite|opp\.?|near|behind|beside|next to)\s[^,;|·•()\uFFFC\n–]{2,48}\)?/giu;
