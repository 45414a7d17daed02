import type { site as source } from '../es/site.ts';

/** Page frame and head: header, footer, seo. */
export const site = {
  'seo.home.title': 'Analisar currículo grátis: nota e dicas na hora | RevisaCV',
  'seo.home.description':
    'Envie seu currículo em PDF e veja em um segundo o que funciona, o que custa entrevistas e como corrigir. Grátis, sem cadastro; o PDF não sai do seu aparelho.',
  'seo.notFound.title': 'Não encontramos essa página | RevisaCV',
  'header.skip': 'Pular para o conteúdo',
  'header.home': 'Início',
  'header.language': 'Idioma',
  'footer.rights': 'Todos os direitos reservados.',
  'footer.technology': 'Seu PDF é lido no seu próprio navegador. Não pedimos cadastro nem guardamos documentos.',
  'footer.source': 'Código-fonte',
  'home.title': 'Revise seu currículo antes que o recrutador faça isso',
  'home.lead':
    'Solte seu currículo em PDF. Em um segundo você vê o que está bom, o que pode custar entrevistas, em que linha está e como corrigir. Grátis, sem cadastro e sem que o arquivo saia do seu aparelho.',
  'notFound.notice':
    'A página que você procurava não existe ou mudou de endereço. Aqui você pode analisar seu currículo.',
} as const satisfies Record<keyof typeof source, string>;
