import { describe, expect, test } from 'vitest';
import { languageOf } from '../../src/engine/reading/language.ts';
import { MARKETS_OF_LANGUAGE, marketOf } from '../../src/engine/reading/market.ts';

describe('the language of a resume', () => {
  test.each([
    ['es', 'Experiencia laboral\nResponsable de la gestión de pedidos y de la coordinación con los proveedores'],
    ['en', 'Work experience\nLed a team of nine and cut the time to answer customers in half'],
    ['fr', 'Expérience professionnelle\nPilotage du budget et suivi des fournisseurs pour une équipe de six personnes'],
    ['pt', 'Experiência profissional\nGestão de campanhas e coordenação da equipe com foco em resultados'],
    ['de', 'Berufserfahrung\nEinführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden'],
    ['it', 'Esperienza professionale\nGestione degli ordini e coordinamento di una squadra di sei persone'],
    ['ja', '職務経歴\n営業部にて法人顧客の開拓を担当し、売上を20%伸ばしました'],
    ['zh', '工作经历\n负责华东地区的客户开发，带领六人团队完成年度销售目标'],
  ])('%s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test('names of tools and firms do not turn it', () => {
    const tools = 'Python, JavaScript, React, Node.js, Docker, Kubernetes, Google Cloud, Microsoft Azure, Power BI';
    expect(languageOf(`${tools}\n负责数据平台的设计与开发，带领团队上线三个系统`)).toBe('zh');
    expect(languageOf(`${tools}\n職務経歴\nデータ基盤の設計と開発を担当`)).toBe('ja');
    expect(languageOf(`${tools}\nDesarrollo de servicios para el área de pagos y mejora de los procesos`)).toBe('es');
  });

  test('a few letters tell nothing', () => {
    expect(languageOf('Ana García 2020')).toBeNull();
    expect(languageOf('')).toBeNull();
    expect(languageOf('1234 5678 9012 3456 7890')).toBeNull();
  });
});

describe('the market', () => {
  test('is the one asked for, else that of the phone, else that of the language', () => {
    expect(marketOf('es', 'MX', 'ar')).toBe('AR');
    expect(marketOf('es', 'MX', undefined)).toBe('MX');
    expect(marketOf('es', null, undefined)).toBe(MARKETS_OF_LANGUAGE.es[0]);
    expect(marketOf('de', null, '')).toBe('DE');
    expect(marketOf(null, null, undefined)).toBeNull();
  });
});
