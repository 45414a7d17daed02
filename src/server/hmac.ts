/** HMAC-SHA256 of a text under a secret, in hexadecimal. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** 256 random bits, in hexadecimal. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
