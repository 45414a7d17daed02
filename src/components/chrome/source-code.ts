const HOME = 'https://github.com/revisacv/revisacv';

const configured: unknown = import.meta.env['PUBLIC_SOURCE_URL'];

/** Where the site's code is hosted; an address that is none ends the build. */
export const SOURCE_CODE_URL = new URL(typeof configured === 'string' && configured !== '' ? configured : HOME).href;
