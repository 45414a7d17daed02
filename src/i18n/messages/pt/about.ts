import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': 'Ter um currículo claro não deveria custar dinheiro',
  'about.lead':
    'O RevisaCV lê seu currículo como leem os sistemas de seleção e as pessoas que decidem, e diz o que mudar. De graça e em oito idiomas.',
  'about.mission.title': 'Nossa missão',
  'about.mission.text':
    'Procurar emprego já cansa o bastante. Tem muita gente boa que fica pelo caminho por causa de um telefone que não se lê, de datas confusas ou de uma lista de atribuições sem nenhum resultado. Queremos que qualquer pessoa consiga achar e corrigir essas falhas sozinha, sem pagar e sem entregar o arquivo a ninguém.',
  'about.provider.title': 'Quem faz a avaliação',
  'about.provider.measured':
    'A parte principal acontece no seu próprio aparelho: um motor de regras públicas mede o documento e dá sempre o mesmo resultado para o mesmo arquivo.',
  'about.provider.ai':
    'Quando este site tem uma IA conectada, a opinião dela aparece à parte. Por padrão é {provider} ({country}); quem recebe o texto está sempre escrito acima da área onde você solta o PDF, antes de você escolher um arquivo, e dá para desligar.',
  'about.provider.price':
    'Escolhemos o {model} porque custa cerca de {times} vezes menos que o {other}, segundo os preços públicos de {date}; é isso que ajuda o serviço a continuar gratuito.',
  'about.features.title': 'O que você encontra aqui',
  'about.features.checks.title': 'Verificações com evidência',
  'about.features.checks.text': 'Cada ponto cita a linha exata do seu currículo e explica por que ela importa.',
  'about.features.ats.title': 'Leitura como a de um ATS',
  'about.features.ats.text':
    'Mostramos o que um programa tira do seu PDF: colunas embaralhadas, ícones, texto que some.',
  'about.features.scores.title': 'Quatro áreas, uma nota',
  'about.features.scores.text': 'Estrutura, conteúdo, compatibilidade com ATS e design, de 0 a 100.',
  'about.features.priority.title': 'Por onde começar',
  'about.features.priority.text': 'As recomendações seguem a ordem dos pontos que você pode ganhar com cada uma.',
  'about.features.ai.title': 'IA como segunda opinião',
  'about.features.ai.text': 'Fica ao lado da medição, nunca misturada, e avisamos quando as duas discordam.',
  'about.features.languages.title': 'Oito idiomas',
  'about.features.languages.text':
    'Português, espanhol, inglês, francês, alemão, italiano, japonês e chinês, com os costumes de cada mercado.',
  'about.steps.title': 'Como funciona',
  'about.steps.1.title': 'Solte o PDF',
  'about.steps.1.text': 'Até 10 MB. Não precisa criar conta.',
  'about.steps.2.title': 'Seu navegador lê',
  'about.steps.2.text': 'O arquivo é aberto no seu aparelho e medido em cerca de um segundo.',
  'about.steps.3.title': 'Você recebe o relatório',
  'about.steps.3.text':
    'Pontos fortes, falhas e o lugar delas na página. A IA, quando há uma, responde em menos de 30 segundos.',
  'about.steps.4.title': 'Corrige e repete',
  'about.steps.4.text': 'Mude uma linha, exporte de novo e veja o que acontece com a nota. Quantas vezes quiser.',
  'about.benefits.title': 'O que você ganha',
  'about.benefits.1': 'Sabe o que corrigir primeiro, em vez de reescrever tudo.',
  'about.benefits.2': 'Vê seu currículo como um programa o vê, antes de se candidatar.',
  'about.benefits.3': 'Continua no controle dos seus dados: o PDF não sai do seu aparelho.',
  'about.benefits.4': 'Recebe dicas do seu idioma e do mercado de trabalho daqui.',
  'about.commitment.title': 'Nosso compromisso',
  'about.commitment.text':
    'Não vendemos seu currículo, não o guardamos e não prometemos entrevistas. Quando uma verificação não tem certeza, ela diz. Quando erramos, queremos saber.',
  'about.cta.title': 'Veja com o seu próprio currículo',
  'about.cta.button': 'Analisar meu currículo grátis',
} as const satisfies Record<keyof typeof source, string>;
