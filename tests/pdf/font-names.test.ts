import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/pdf/fonts.ts';

/** PostScript name, family, CSS weight, italic. */
const FACES: readonly (readonly [string, string, number, boolean])[] = [
  // Monotype and Microsoft
  ['ArialMT', 'Arial', 400, false],
  ['Arial-BoldMT', 'Arial', 700, false],
  ['Arial-BoldItalicMT', 'Arial', 700, true],
  ['Arial-Black', 'Arial', 900, false],
  ['ArialNarrow-Bold', 'Arial', 700, false],
  ['TimesNewRomanPSMT', 'TimesNewRoman', 400, false],
  ['TimesNewRomanPS-BoldMT', 'TimesNewRoman', 700, false],
  ['TimesNewRomanPS-BoldItalicMT', 'TimesNewRoman', 700, true],
  ['CourierNewPS-ItalicMT', 'CourierNew', 400, true],
  ['Calibri', 'Calibri', 400, false],
  ['Calibri-Light', 'Calibri', 300, false],
  ['Calibri,Bold', 'Calibri', 700, false],
  ['Calibri,BoldItalic', 'Calibri', 700, true],
  ['SegoeUI-Semibold', 'SegoeUI', 600, false],
  ['BookAntiqua,Italic', 'BookAntiqua', 400, true],
  ['BookmanOldStyle', 'BookmanOldStyle', 400, false],
  ['Aptos-Display', 'Aptos', 400, false],
  ['GillSansMT', 'GillSans', 400, false],
  // Google Fonts and other open ones
  ['Lato-Hairline', 'Lato', 100, false],
  ['Lato-Black', 'Lato', 900, false],
  ['Lato-BoldItalic', 'Lato', 700, true],
  ['OpenSans-SemiBoldItalic', 'OpenSans', 600, true],
  ['OpenSans-ExtraBold', 'OpenSans', 800, false],
  ['Montserrat-ExtraLight', 'Montserrat', 200, false],
  ['Roboto-ThinItalic', 'Roboto', 100, true],
  ['RobotoCondensed-Bold', 'Roboto', 700, false],
  ['RobotoSlab-Regular', 'RobotoSlab', 400, false],
  ['Poppins-Medium', 'Poppins', 500, false],
  ['IBMPlexSans-SemiBold', 'IBMPlexSans', 600, false],
  ['IBMPlexSans-SmBd', 'IBMPlexSans', 600, false],
  ['SourceSans3-It', 'SourceSans3', 400, true],
  ['SourceSans3-SemiboldIt', 'SourceSans3', 600, true],
  ['SourceSansPro-BlackIt', 'SourceSans', 900, true],
  ['Inter18pt-Regular', 'Inter', 400, false],
  ['Inter-Bold_slnt=-10', 'Inter', 700, false],
  ['InterVariable_600wght', 'Inter', 600, false],
  ['MuseoSans-300Italic', 'MuseoSans', 300, true],
  ['BlackHanSans-Regular', 'BlackHanSans', 400, false],
  ['Blackadder', 'Blackadder', 400, false],
  // Adobe, Linotype and other houses
  ['MinionPro-Regular', 'Minion', 400, false],
  ['MinionPro-It', 'Minion', 400, true],
  ['MinionPro-SemiboldIt', 'Minion', 600, true],
  ['MyriadPro-Light', 'Myriad', 300, false],
  ['ACaslonPro-Semibold', 'ACaslon', 600, false],
  ['HelveticaNeue-UltraLight', 'HelveticaNeue', 200, false],
  ['HelveticaNeueLTStd-BdIt', 'HelveticaNeue', 700, true],
  ['HelveticaNeueLTStd-Hv', 'HelveticaNeue', 900, false],
  ['UniversLTStd-BoldCn', 'Univers', 700, false],
  ['Futura-CondensedExtraBold', 'Futura', 800, false],
  ['AvenirNext-DemiBoldItalic', 'AvenirNext', 600, true],
  ['FranklinGothic-Demi', 'FranklinGothic', 600, false],
  ['ProximaNova-Extrabld', 'ProximaNova', 800, false],
  ['Helvetica-Oblique', 'Helvetica', 400, true],
  // TeX
  ['CMR10', 'Computer Modern', 400, false],
  ['CMBX12', 'Computer Modern', 700, false],
  ['CMBXTI10', 'Computer Modern', 700, true],
  ['CMSL10', 'Computer Modern', 400, true],
  ['CMSSBX10', 'Computer Modern Sans', 700, false],
  ['CMTT10', 'Computer Modern Typewriter', 400, false],
  ['SFRM1095', 'Computer Modern', 400, false],
  ['SFBX1200', 'Computer Modern', 700, false],
  ['SFTI1000', 'Computer Modern', 400, true],
  ['LMRoman12-Bold', 'Computer Modern', 700, false],
  ['LMSans10-Oblique', 'Computer Modern Sans', 400, true],
  ['NimbusRomNo9L-Regu', 'NimbusRomNo9L', 400, false],
  ['NimbusRomNo9L-MediItal', 'NimbusRomNo9L', 700, true],
  ['TeXGyrePagella-BoldItalic', 'TeXGyrePagella', 700, true],
  ['SFMono-Regular', 'SFMono', 400, false],
  // Japanese and Chinese
  ['NotoSansCJKjp-DemiLight', 'NotoSansCJKjp', 300, false],
  ['NotoSerifCJKsc-SemiBold', 'NotoSerifCJKsc', 600, false],
  ['SourceHanSansJP-Heavy', 'SourceHanSansJP', 900, false],
  ['HiraKakuProN-W3', 'HiraKaku', 300, false],
  ['HiraKakuProN-W6', 'HiraKaku', 600, false],
  ['HiraMinPro-W6-Identity-H', 'HiraMin', 600, false],
  ['YuMincho-Demibold', 'YuMincho', 600, false],
  ['MS-Mincho', 'MS Mincho', 400, false],
  ['KozMinPr6N-Regular', 'KozMinPr6N', 400, false],
  ['FZSSK--GBK1-0', 'FZSSK', 400, false],
  ['PingFangSC-Semibold', 'PingFangSC', 600, false],
  ['MicrosoftYaHei-Bold', 'MicrosoftYaHei', 700, false],
];

describe('the face behind a PostScript name', () => {
  it.each(FACES)('%s', (name, family, weight, italic) => {
    expect(faceOf({ name: `ABCDEF+${name}` })).toMatchObject({ name, family, weight, italic });
  });

  it('is what the parser says where the name says nothing', () => {
    expect(faceOf({ name: 'Plainface', bold: true, italic: true })).toMatchObject({ weight: 700, italic: true });
    expect(faceOf({ name: 'Plainface', bold: true, black: true }).weight).toBe(900);
    expect(faceOf({ name: 'Plainface-Regular', bold: true }).weight).toBe(400);
    const flags = faceOf({ name: 'Code', isMonospace: true, isSerifFont: true });
    expect(flags).toMatchObject({ monospace: true, serif: true, type3: false });
  });

  it('has no name and no family in an unnamed Type 3 font', () => {
    const unnamed = { name: null, family: null, weight: 400, type3: true };
    expect(faceOf({ isType3Font: true })).toMatchObject(unnamed);
    expect(faceOf({ isType3Font: true, name: 'F1' })).toMatchObject(unnamed);
    expect(faceOf({ isType3Font: true, name: 'Type3' })).toMatchObject(unnamed);
    expect(faceOf({ isType3Font: true, name: 'Lato-Bold' })).toMatchObject({
      family: 'Lato',
      weight: 700,
      type3: true,
    });
  });

  it.each(['', '-', 'Bold', '-Bold', ',', 'W3', 'MT', '12', 'Ａ－Ｂ', 'F'])(
    'is told without a fault for "%s"',
    (name) => {
      const { family, weight } = faceOf({ name });
      expect(family).not.toBe('');
      expect(weight).toBeGreaterThanOrEqual(100);
      expect(weight).toBeLessThanOrEqual(900);
    },
  );
});
