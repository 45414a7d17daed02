import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': 'Pular para o conteúdo',
  'header.main': 'Principal',
  'header.menu': 'Menu',
  'header.home': 'Início',
  'header.about': 'Sobre nós',
  'header.blog': 'Blog',
  'header.testimonials': 'Depoimentos',
  'header.contact': 'Contato',
  'header.language': 'Idioma',
  'header.poweredBy': 'Funciona com',
  'header.power': 'PDF.js e motor próprio',
  'footer.links': 'Links úteis',
  'footer.privacy': 'Política de privacidade',
  'footer.resources': 'Recursos',
  'footer.templates': 'Modelos de currículo',
  'footer.coverLetters': 'Carta de apresentação',
  'footer.interviewPrep': 'Como se preparar para a entrevista',
  'footer.rss': 'Feed RSS',
  'footer.technology':
    'A análise roda no seu navegador, com o PDF.js e um motor próprio. Não pedimos cadastro nem guardamos documentos.',
  'footer.rights': 'Todos os direitos reservados.',
  'footer.source': 'Código-fonte',
  'footer.preferences': 'Preferências de privacidade',
} as const satisfies Record<keyof typeof source, string>;
