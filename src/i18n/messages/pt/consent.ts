import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Aviso de privacidade',
  'consent.text':
    'Guardamos no seu navegador só o indispensável. Estatísticas e anúncios só são ativados se você aceitar, e não enviamos a eles nada do seu currículo.',
  'consent.privacy': 'Política de privacidade',
  'consent.all': 'Aceitar tudo',
  'consent.only': 'Só o necessário',
  'consent.customise': 'Personalizar',
  'ads.label': 'Publicidade',
  'ads.close': 'Fechar este espaço publicitário',
  'ads.off': 'Nenhum anúncio é carregado sem a sua permissão.',
} as const satisfies Record<keyof typeof source, string>;
