import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Preferências de privacidade',
  'consent.save': 'Salvar escolha',
  'consent.cancel': 'Cancelar',
  'consent.always': 'Sempre ativo',
  'consent.necessary': 'Necessário',
  'consent.necessary.about':
    'Seu idioma, seus ajustes e esta escolha, guardados neste dispositivo. Perguntamos de novo sobre a escolha depois de 12 meses.',
  'consent.analytics': 'Estatísticas',
  'consent.analytics.about':
    'Conta visitas e análises concluídas, com um identificador que dura enquanto a aba estiver aberta. Nunca o que está no seu currículo.',
  'consent.advertising': 'Publicidade',
  'consent.advertising.about':
    'Carrega os anúncios que pagam uma ferramenta gratuita. A rede de anúncios pode usar cookies próprios.',
} as const satisfies Record<keyof typeof source, string>;
