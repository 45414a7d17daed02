import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
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
  'blog.resources.title': 'Recursos',
  'blog.resources.templates.text': 'Cinco modelos para Word e PDF.',
  'blog.resources.coverLetters.text': 'Estrutura, exemplo e erros.',
  'blog.resources.interviewPrep.text': 'Da pesquisa ao retorno.',
} as const satisfies Record<keyof typeof source, string>;
