/** Addresses that an operator may have the server call: https, or http on this machine. Null for any other. */
export function readSafeAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe && url.username === '' && url.password === '' && url.hash === '' ? url : null;
}

/** `hostname` as the URL parser writes it: IPv4 in four decimal parts, IPv6 in brackets. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
