/** A picture's words on the desk: brand, label, and the title with its last line marked. */
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { phrasesOf } from '../../components/seo/phrases.ts';
import { SHARE_IMAGE_SIZE } from '../../components/seo/share-image.ts';
import type { ShareImage } from '../../components/seo/share-list.ts';
import { setTitle } from '../../components/seo/title-lines.ts';
import { LOCALE_OPTIONS } from '../../i18n/locales.ts';
import { DESK_URL, INK, LOGO_URL, MARKER, PEN } from './_desk.ts';
import { fontsOf } from './_fonts.ts';

/** What satori lays out: an element as React writes it down, without React. */
interface Box {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: null;
}
type Style = Readonly<Record<string, string | number>>;

/** Pixels between the sheet's left edge and its fold, less the margins. */
const TITLE_WIDTH = 900;

const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
  key: null,
});
const picture = (src: string, width: number, height: number, style: Style = {}): Box => ({
  type: 'img',
  props: { src, width, height, style },
  key: null,
});

/** PNG of 1200 × 630 pixels. */
export async function drawCard({ title, label, locale }: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const svg = await satori(card(title, label, locale), {
    width,
    height,
    fonts: await fontsOf(locale),
    // Asked for what the font cannot draw, which would be an empty frame in the picture.
    loadAdditionalAsset: (_, missing) => {
      throw new Error(`No font draws "${missing}" in the title "${title}": choose another character`);
    },
    // The shape of some characters depends on it.
    ...(locale === 'ja' ? { locale: 'ja-JP' } : locale === 'zh' ? { locale: 'zh-CN' } : {}),
  });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  return new Uint8Array(png);
}

function card(title: string, label: string | undefined, locale: ShareImage['locale']): Box {
  const { size, lines } = setTitle(phrasesOf(title, locale), TITLE_WIDTH);
  const { width, height } = SHARE_IMAGE_SIZE;
  return box(
    { position: 'relative', width, height, fontFamily: 'title', color: INK },
    picture(DESK_URL, width, height, { position: 'absolute', top: 0, left: 0 }),
    box(
      { position: 'absolute', top: 76, left: 104, alignItems: 'center', fontSize: 40 },
      picture(LOGO_URL, 64, 64),
      box({ marginLeft: 16 }, 'Revisa'),
      box({ color: PEN }, 'CV'),
    ),
    box(
      {
        position: 'absolute',
        top: 164,
        left: 108,
        width: 980,
        height: 326,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      ...(label === undefined ? [] : [box({ color: PEN, fontSize: 30, marginBottom: 12 }, label)]),
      ...lines.map((line, index) => titleLine(line.join('').trimEnd(), size, index === lines.length - 1, locale)),
    ),
  );
}

/** The marker runs behind the lower half of the letters, a little beyond them on both sides. */
function titleLine(text: string, size: number, marked: boolean, locale: ShareImage['locale']): Box {
  const tall = LOCALE_OPTIONS[locale].code === 'ja' || locale === 'zh' ? 1.3 : 1.2;
  const mark = box({
    position: 'absolute',
    left: -10,
    right: -10,
    bottom: Math.round(size * 0.14),
    height: Math.round(size * 0.46),
    backgroundColor: MARKER,
  });
  const words = box({ whiteSpace: 'nowrap', position: 'relative' }, text);
  return box(
    { position: 'relative', alignSelf: 'flex-start', fontSize: size, lineHeight: tall },
    ...(marked ? [mark] : []),
    words,
  );
}
