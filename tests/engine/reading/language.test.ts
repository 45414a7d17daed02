/** The language of short texts, of the first lines of resumes, and of what mixes two scripts or two sister languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageOf } from '../../../src/engine/reading/text/language.ts';
import { letterScores, likeliest } from '../../../src/engine/reading/text/letter-groups.ts';
import { linesOf } from '../../../src/engine/reading/page/lines.ts';
import { nodeRuntime } from '../../../src/pdf/node.ts';
import { readPdf } from '../../../src/pdf/read.ts';
import { LANGUAGES, LATIN_LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { growth, LINEAR } from '../../growth.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/pdf');
const KINDS = ['strong', 'sample', 'tricky', 'weak'];

/** Twenty of each language: what each text is, and the text. */
function shortTexts(language: Language): [kind: string, text: string][] {
  const source = readFileSync(path.join(import.meta.dirname, `short-texts/${language}.yaml`), 'utf8');
  return (parse(source) as Record<string, string>[]).flatMap((text) => Object.entries(text));
}

async function textOf(file: string): Promise<string> {
  const bytes = Uint8Array.from(readFileSync(path.join(FIXTURES, file)));
  const { lines } = linesOf(await readPdf(bytes, nodeRuntime, { fileName: file }));
  return lines.map(({ text }) => text).join('\n');
}

describe.each(LANGUAGES)('%s', (language) => {
  test('at least 19 of 20 short texts', () => {
    const texts = shortTexts(language);
    expect(texts).toHaveLength(20);
    const misses = texts.flatMap(([kind, text]) => {
      const told = languageOf(text.trim());
      return told === language ? [] : [`${kind}: ${told}`];
    });
    expect(misses.length, misses.join('; ')).toBeLessThanOrEqual(1);
  });

  test('resumes, whole and cut after 400 and after 200 characters', async () => {
    for (const kind of KINDS) {
      const text = await textOf(`${language}-${kind}.pdf`);
      const told = [text, text.slice(0, 400), text.slice(0, 200)].map(languageOf);
      expect(told, kind).toEqual([language, language, language]);
    }
  });
});

describe('names of tools and firms do not turn it', () => {
  const tools = 'Python, JavaScript, React, Node.js, Docker, Kubernetes, Google Cloud, Microsoft Azure, Power BI';

  test.each([
    ['zh', '负责数据平台的设计与开发，带领团队上线三个系统'],
    ['ja', '職務経歴\nデータ基盤の設計と開発を担当'],
    ['es', 'Desarrollo de servicios para el área de pagos y mejora de los procesos'],
    ['de', 'Leitung eines Teams mit sechs Mitarbeitenden und Einführung der Schichtplanung'],
  ])('%s', (language, text) => {
    expect(languageOf(`${tools}\n${text}`)).toBe(language);
  });
});

test('of the same list of tools, the heading decides', () => {
  const tools = 'Python, Java, React, Docker, Kubernetes, Git, Power BI, SAP, Excel';
  const headings = {
    es: 'Conocimientos',
    en: 'Skills',
    fr: 'Compétences',
    pt: 'Conhecimentos',
    de: 'Kenntnisse',
    it: 'Competenze',
  };
  for (const language of LATIN_LANGUAGES) expect(languageOf(`${headings[language]}\n${tools}`)).toBe(language);
  expect(languageOf(`使用技術：${tools}`)).toBe('ja');
  expect(languageOf(`技术栈：${tools}`)).toBe('zh');
});

describe('Japanese or Chinese', () => {
  test('the same words in the characters of three countries', () => {
    expect(languageOf('経済学部卒業、営業担当、売上管理、運転免許')).toBe('ja');
    expect(languageOf('经济学院毕业、营业担当、销售管理、驾驶执照')).toBe('zh');
    expect(languageOf('經濟學系畢業、營業擔當、銷售管理、駕駛執照')).toBe('zh');
  });

  test('a Japanese firm in a Chinese resume, and a Chinese one in a Japanese', () => {
    expect(languageOf('2019年至今 株式会社アオバ上海代表处 行政专员，负责办公用品采购')).toBe('zh');
    expect(languageOf('2019年～現在 深圳华创科技有限公司 東京事務所にて総務を担当しています')).toBe('ja');
  });

  test('a name in Chinese characters makes no Chinese resume', () => {
    expect(languageOf('Mei-Lin Vogt 林美玲\nKonferenzdolmetscherin in Hamburg')).toBe('de');
    expect(languageOf('佐藤健 Ken Sato\nLogistics planner at Harrow & Pine, based in Leeds')).toBe('en');
  });
});

test('a few letters tell nothing', () => {
  expect(languageOf('Ana García 2020')).toBeNull();
  expect(languageOf('履歴書')).toBeNull();
  expect(languageOf('')).toBeNull();
  expect(languageOf('1234 5678 9012 3456 7890')).toBeNull();
  expect(likeliest(letterScores('1234 5678 9012 3456 7890'))).toBeNull();
});

test.each(['a', 'a ', '漢', 'か', ':', 'é'])('a text of nothing but "%s" is told in linear time', async (part) => {
  expect(await growth((size) => languageOf(part.repeat(size)), 50_000)).toBeLessThan(LINEAR);
});
