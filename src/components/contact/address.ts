/** Where visitors can write instead of using the form: PUBLIC_CONTACT_EMAIL of the build. */
const PLACEHOLDER = 'contacto@example.org';

export const CONTACT_ADDRESS = readAddress(process.env['PUBLIC_CONTACT_EMAIL']);

/** Throws for what is no address: better no build than a link that leads nowhere. */
export function readAddress(text: string | undefined): string {
  const address = text?.trim() ?? '';
  if (address === '') return PLACEHOLDER;
  if (!/^[^\s@?&<>"']+@[^\s@?&<>"']+$/.test(address)) throw new Error('PUBLIC_CONTACT_EMAIL is not an e-mail address.');
  return address;
}
