/** The desk under the words of a picture: a sheet with a folded corner, and the red pen's tick. */
import { SHARE_IMAGE_SIZE } from '../../components/seo/share-image.ts';

/** The light values of src/styles/tokens.css: a picture has no dark twin. */
export const INK = '#211c16';
export const PEN = '#b42318';
export const MARKER = '#ffdf4d';

const { width, height } = SHARE_IMAGE_SIZE;

const DESK = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="#efe7d6" d="M0 0h${width}v${height}H0z"/>
<path fill="#dccfb7" d="M62 58h1090v532H62z"/>
<path fill="#f7f1e4" stroke="#dccfb7" stroke-width="2" d="M70 44l1074 14-6 530L58 574z"/>
<path fill="#fffdf7" stroke="${INK}" stroke-width="4" d="M52 40h1016l80 80v462H52z"/>
<path fill="#dccfb7" stroke="${INK}" stroke-width="4" d="M1068 40v80h80z"/>
<path stroke="#dccfb7" stroke-width="9" d="M112 540h330M470 540h150M648 540h96"/>
<path stroke="${PEN}" stroke-width="18" d="m968 508 32 40c20-46 62-116 146-186"/>
<path stroke="${PEN}" stroke-width="5" d="M112 520c90-7 208-9 330-6-60 2-112 5-150 10"/>
</svg>`;

export const DESK_URL = `data:image/svg+xml;base64,${Buffer.from(DESK).toString('base64')}`;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path fill="#fffdf7" stroke="${INK}" stroke-width="2" d="M8 4h17l8 8v24H8z"/><path fill="#dccfb7" stroke="${INK}" stroke-width="2" d="M25 4v8h8z"/>
<path stroke="${MARKER}" stroke-width="6" stroke-linecap="butt" d="M11.5 19.5 29 18.4"/>
<path stroke="${PEN}" stroke-width="3.6" d="m12.5 25.5 5.4 6.2C20.6 24 26 15.5 37 8.8"/></svg>`;

export const LOGO_URL = `data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}`;
