import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Modelos de currículo fáceis de ler',
  'templates.lead':
    'Cinco modelos sóbrios, de uma só coluna e com texto de verdade. Abra no Word, no LibreOffice ou no Google Docs, troque os dados e exporte em PDF. As pessoas são fictícias.',
  'templates.download.docx': 'Baixar em Word',
  'templates.download.pdf': 'Ver PDF',
  'templates.size': '{size} kB',
  'templates.score':
    'Nossa análise dá a cada um pelo menos 90 de 100 pontos: conferimos isso toda vez que publicamos o site.',
  'templates.how.title': 'Como usar',
  'templates.how.1': 'Escolha pelo seu momento, e não pela cor: primeiro emprego, área técnica, cargo de liderança.',
  'templates.how.2': 'Troque cada linha pela sua e apague o que sobrar; uma linha de exemplo esquecida aparece.',
  'templates.how.3': 'Mantenha os estilos de título e de lista: é por eles que um programa se orienta.',
  'templates.how.4': 'Exporte em PDF, coloque seu nome no arquivo e passe pela análise.',
  'templates.cta': 'Analisar meu currículo pronto',
  'guides.updated': 'Atualizado em {date}',
  'guides.contents': 'Neste guia',
  'guides.more': 'Mais recursos',
  'guides.try': 'Analisar meu currículo',
  'glossary.title': 'Palavras que você vai encontrar',
  'privacy.contents': 'Conteúdo',
} as const satisfies Record<keyof typeof source, string>;
