import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Analisar currículo grátis: nota e dicas na hora | RevisaCV',
  'seo.home.description':
    'Solte seu currículo em PDF e veja em um segundo o que funciona, o que pode custar entrevistas e como corrigir. Grátis, sem cadastro; o PDF fica no seu aparelho.',
  'seo.notFound.title': 'Página não encontrada: volte a analisar seu currículo | RevisaCV',
  'seo.offline.title': 'Sem conexão: dá para analisar o currículo mesmo assim | RevisaCV',
  'seo.blog.title': 'Blog: dicas para o seu currículo | RevisaCV',
  'seo.blog.description':
    'Artigos práticos sobre erros no currículo, sistemas ATS, palavras-chave e tendências de recrutamento, com exemplos de antes e depois.',
  'seo.about.title': 'Sobre nós: análise de currículo gratuita e clara | RevisaCV',
  'seo.about.description':
    'Por que criamos o RevisaCV, como seu currículo é medido no seu próprio aparelho, qual é o papel da IA e com o que nos comprometemos.',
  'seo.testimonials.title': 'Depoimentos: o que muda ao revisar o currículo | RevisaCV',
  'seo.testimonials.description':
    'Currículos corrigidos linha por linha: o que o relatório apontou, o que mudou na página e como cada um se lê agora.',
  'seo.contact.title': 'Contato: dúvidas, falhas e sugestões | RevisaCV',
  'seo.contact.description':
    'Ficou com uma dúvida, achou uma falha ou tem uma ideia? Escreva: respondemos em até 24 horas, de segunda a sexta, das 9h às 18h.',
  'seo.privacy.title': 'Política de privacidade: o que acontece com seu PDF | RevisaCV',
  'seo.privacy.description':
    'O que o RevisaCV faz com seu arquivo, com o texto, a IA, os cookies, os anúncios e suas mensagens. Em sete partes, sem letras miúdas.',
  'seo.templates.title': 'Modelos de currículo grátis em Word e PDF | RevisaCV',
  'seo.templates.description':
    'Cinco modelos de currículo para baixar em Word (.docx) e PDF. Uma só coluna, texto de verdade e nada de tabelas: fáceis de ler para pessoas e programas.',
  'seo.coverLetters.title': 'Carta de apresentação: guia com exemplo pronto | RevisaCV',
  'seo.coverLetters.description':
    'Como escrever uma carta de apresentação curta que soe como você: o que vai em cada parágrafo, exemplo completo, e-mail, WhatsApp e o que evitar.',
  'seo.interviewPrep.title': 'Entrevista de emprego: como se preparar bem | RevisaCV',
  'seo.interviewPrep.description':
    'Prepare a entrevista com o currículo na mão: o que pesquisar, como contar resultados, perguntas comuns, vídeo, pretensão salarial e retorno.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Análise de currículo gratuita',
} as const satisfies Record<keyof typeof source, string>;
