/** Branches of trade, as labels over jobs name them: folded, parts of a pattern. Data only. */
// prettier-ignore
export const BRANCHES: readonly string[] = [
  'restaura(?:tion|cao|cion)', 'ristorazione', 'hotel(?:lerie|aria)', 'hosteleria', 'gastronomi[ea]', 'hospitality', 'catering',
  'com+erc(?:e|io)', 'ventes?', 'vendit[ae]', 'vendas', 'ventas', 'grande? distribu(?:tion|zione)', 'einzelhandel', 'varejo', 'retalho', 'retail',
  'batiment', 'btp', 'edilizia', 'constru(?:cao|ccion|ction)(?: civil)?', 'logisti(?:que|ca|cs|k)', 'tra(?:ns|s)port[ei]?s?', 'industri[ae]', 'metalmeccanica', 'automobile',
  'nettoyage', 'proprete', 'pulizie', 'limpe?i?[ez]a', 'cleaning', 'reinigung', 'aide a la personne', 'services? a la personne', 'petite enfance', 'pflege', 'assistenza',
  'agricultur[ae]', 'agricoltura', 'agro-?alimentaire', 'tourisme', 'turismo', 'sante', 'sanita', 'saude', 'sanidad', 'healthcare', 'securite', 'sicurezza', 'seguranca', 'seguridad',
  'evenementiel', 'secretariat', 'administra(?:tion|tiv[oa]|cao|cion)', 'comercial', 'atendimento',
];

/** What such a label may call them. */
// prettier-ignore
export const FIELD_WORDS: readonly string[] = ['secteurs?', 'domaine', 'metiers?', 'area', 'setor', 'sector', 'settore', 'ambito', 'ramo', 'branche'];
