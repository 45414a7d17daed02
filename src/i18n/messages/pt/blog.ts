import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Principal',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog: dicas para o seu currículo | RevisaCV',
  'seo.blog.description':
    'Artigos práticos sobre erros no currículo, sistemas ATS, palavras-chave e tendências de recrutamento, com exemplos de antes e depois.',
  'blog.title': 'Dicas para o seu currículo',
  'blog.lead':
    'Guias práticos para um currículo que se lê bem: pelos sistemas de seleção e, principalmente, pelas pessoas.',
  'blog.all': 'Todos os artigos',
  'blog.by': 'Por {author}',
  'blog.readTime': '{minutes} min de leitura',
  'blog.updated': 'Atualizado em {date}',
  'blog.contents': 'Neste artigo',
  'blog.related': 'Continue lendo',
  'blog.tips': 'Quatro dicas rápidas',
  'blog.try': 'Analise seu currículo agora',
  'blog.category.mistakes': 'Erros comuns',
  'blog.category.ats': 'Sistemas ATS',
  'blog.category.keywords': 'Palavras-chave',
  'blog.category.trends': 'Tendências',
} as const satisfies Record<keyof typeof source, string>;
