import { handleContact } from '../../src/server/contact.ts';
import { onPages } from '../../src/server/pages.ts';

export const onRequest = onPages(handleContact);
