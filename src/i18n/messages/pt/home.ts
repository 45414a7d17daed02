import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Revise seu currículo antes que o recrutador faça isso',
  'home.lead':
    'Solte seu currículo em PDF. Em um segundo você vê o que está bom, o que pode custar entrevistas, em que linha está e como corrigir. Grátis, sem cadastro e sem que o arquivo saia do seu aparelho.',
  'notFound.notice':
    'A página que você procurava não existe ou mudou de endereço. Aqui você pode analisar seu currículo.',
  'offline.notice':
    'Você está sem conexão, e esta página não está salva no seu aparelho. Recarregue quando a internet voltar. Já o seu currículo você pode analisar agora mesmo, sem internet.',
  'home.why.title': 'Por que revisar aqui',
  'home.why.lead': 'Feito para quem procura emprego, e não para vender assinatura.',
  'home.why.instant.title': 'Na hora',
  'home.why.instant.text':
    'O resultado medido aparece assim que o PDF é lido; a avaliação da IA, quando há uma, chega em menos de 30 segundos.',
  'home.why.where.title': 'Mostra em que linha',
  'home.why.where.text':
    'Cada aviso vem com a sua própria frase e o lugar dela na página, como uma revisora marcaria com caneta vermelha.',
  'home.why.private.title': 'O PDF fica com você',
  'home.why.private.text':
    'Quem lê o arquivo é o seu navegador. Não recebemos o PDF, não o guardamos e não pedimos cadastro.',
  'home.why.fair.title': 'Uma nota que se explica',
  'home.why.fair.text':
    'O mesmo arquivo dá sempre a mesma nota medida, e você vê que verificação a faz subir ou descer. Sem mistério.',
  'home.why.languages.title': 'Oito idiomas, oito costumes',
  'home.why.languages.text':
    'Um currículo brasileiro não se lê como um alemão. Medimos cada um pelas regras do idioma e do país em que foi escrito.',
  'home.why.free.title': 'Grátis e sem limite',
  'home.why.free.text':
    'Analise quantas versões quiser. Sem cadastro, sem custo escondido e sem pagar para liberar o relatório completo.',
  'home.resources.title': 'Para continuar cuidando da sua candidatura',
  'home.resources.templates': 'Modelos de currículo em Word e PDF',
  'home.resources.coverLetters': 'Guia da carta de apresentação',
  'home.resources.interviewPrep': 'Como se preparar para a entrevista',
  'home.resources.blog': 'Artigos com exemplos',
  'faq.title': 'Perguntas frequentes',
  'cta.title': 'Que tal olhar seu currículo com outros olhos?',
  'cta.text': 'Solte o PDF e em um segundo você sabe por onde começar.',
  'cta.button': 'Analisar meu currículo',
} as const satisfies Record<keyof typeof source, string>;
