import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Formato da página',
    pass: 'As páginas têm um formato padrão',
    fail: 'O formato da página é incomum',
    why: 'Quem recruta imprime os currículos e abre vários lado a lado. Uma página de outro formato encolhe, é cortada ou precisa ser girada.',
    fix: 'Deixe todas as páginas em {wanted, select, Letter {Carta (21,6 × 27,9 cm)} other {A4 (21 × 29,7 cm)}}, na vertical (no Word: Layout, Tamanho e Orientação), e exporte o PDF de novo.',
    strength: null,
    findings: {
      landscape: 'A página {page, number} está deitada ({width, number} × {height, number} mm).',
      'odd-size': 'A página {page, number} mede {width, number} × {height, number} mm: não é A4 nem Carta.',
      mixed: 'A página {page, number} tem um formato diferente da primeira.',
    },
  },
  'font-families': {
    name: 'Número de fontes',
    pass: 'Você usa poucas fontes, e elas combinam',
    fail: 'Você usa fontes diferentes demais',
    why: 'Cada fonte nova faz o olho parar. Com uma ou duas, o que se destaca é o que você escreveu.',
    fix: 'Escolha uma fonte para o texto e, no máximo, outra para os títulos; por exemplo, Calibri no documento inteiro.',
    strength: '{count, plural, one {Uma só fonte} other {Só # fontes}} ({families}): a página fica com uma cara só.',
    findings: {
      'too-many': 'O currículo usa {count, number} fontes: {families}. Fique com uma ou duas.',
    },
  },
  'body-size': {
    name: 'Tamanho da letra',
    pass: 'O tamanho da letra é confortável de ler',
    fail: 'O tamanho da letra não é confortável de ler',
    why: 'Letra pequena cansa, ainda mais no celular ou impressa; grande demais, tira espaço dos seus resultados.',
    fix: 'Deixe o texto entre 10 e 11 pontos, os títulos em 12 ou 13 e o seu nome em torno de 20. Se não couber, corte texto em vez de diminuir a letra.',
    strength: 'O texto em {size, number} pontos se lê sem esforço na tela e no papel.',
    findings: {
      'too-small': 'O texto está com {size, number} pontos; abaixo de {minimum, number} fica difícil ler.',
      'too-large': 'O texto está com {size, number} pontos; acima de {maximum, number} ocupa mais do que acrescenta.',
    },
  },
  'size-hierarchy': {
    name: 'Hierarquia de tamanhos',
    pass: 'Os tamanhos mostram o que vem primeiro',
    fail: 'Os tamanhos não mostram o que vem primeiro',
    why: 'A primeira olhada dura segundos e pula do maior para o menor. É o tamanho que separa o seu nome de um título, e um título do texto.',
    fix: 'Fique com três ou quatro tamanhos: o seu nome em torno de 20 pontos, os títulos em 12–14 com negrito e todo o resto em 10–11.',
    strength:
      '{name, select, 0 {{count, plural, one {Um só tamanho de letra} other {Só # tamanhos de letra}}: a página fica tranquila.} other {Seu nome em {name, number} pontos sobre um texto em {body, number}: ninguém precisa procurar.}}',
    findings: {
      'name-small': 'Seu nome está em {size, number} pontos, e há outras linhas em {other, number}.',
      'headings-plain':
        '{count, plural, one {# título tem} other {# títulos têm}} a mesma aparência do texto abaixo ({body, number} pontos).',
      'headings-small':
        '{count, plural, one {# título está} other {# títulos estão}} em letra menor ({size, number} pontos) que a do texto ({body, number}).',
      'too-many': 'Há {count, number} tamanhos de letra: {sizes} pontos.',
    },
  },
  margins: {
    name: 'Margens da página',
    pass: 'As margens deixam a página respirar',
    fail: 'As margens não estão adequadas',
    why: 'Com margens muito estreitas a impressora pode cortar texto e a página fica pesada; com margens muito largas você perde espaço.',
    fix: 'Deixe as quatro margens entre 15 e 20 mm (no Word: Layout, Margens). Se passar de página, corte o tópico que menos acrescenta.',
    strength: 'Margens de pelo menos {mm, number} mm: a página respira e é impressa por inteiro.',
    findings: {
      narrow: 'Na página {page, number}, a margem {side} mede {mm, number} mm: é estreita demais.',
      wide: 'Na página {page, number}, a margem {side} mede {mm, number} mm: desperdiça espaço.',
    },
  },
  'line-spacing': {
    name: 'Espaço entre as linhas',
    pass: 'O espaço entre as linhas é confortável',
    fail: 'O espaço entre as linhas não é confortável',
    why: 'Com linhas muito juntas o olho se perde; muito afastadas, o parágrafo se desfaz e falta página.',
    fix: 'Use o espaçamento “Múltiplos” entre 1,0 e 1,15 (no Word: Página Inicial, Parágrafo) e separe os cargos com espaço antes do parágrafo.',
    strength: 'Linhas a {spacing, number} vezes o tamanho da letra: dá para ler sem se perder.',
    findings: {
      tight:
        'As linhas estão a só {spacing, number} vezes o tamanho da letra; abaixo de {least, number} elas se tocam.',
      loose:
        'As linhas estão a {spacing, number} vezes o tamanho da letra; acima de {most, number} o parágrafo se desfaz.',
    },
  },
  density: {
    name: 'Texto e espaço em branco',
    pass: 'Texto e espaço em branco se equilibram',
    fail: 'Texto e espaço em branco não se equilibram',
    why: 'O branco mostra onde termina um cargo e começa outro. Um bloco de texto é pulado; uma página quase vazia parece pouca experiência.',
    fix: 'Página cheia demais? Deixe de 3 a 5 tópicos por cargo e de 6 a 10 pontos entre os cargos. Vazia demais? Acrescente resultados aos últimos cargos ou reduza os vãos.',
    strength: 'O texto cobre {percent, number}% da página: completa e fácil de percorrer.',
    findings: {
      sparse: 'O texto cobre só {percent, number}% da área dentro das margens.',
      crowded:
        'O texto cobre {percent, number}% da área dentro das margens; acima de {most, number}% vira um bloco só.',
    },
  },
  alignment: {
    name: 'Alinhamento das linhas',
    pass: 'As linhas começam nas mesmas bordas',
    fail: 'As linhas começam em lugares demais',
    why: 'O olho desce pela borda esquerda. Linhas empurradas com espaços ou tabulações quebram essa borda e passam descuido.',
    fix: 'Troque espaços e tabulações repetidas por recuos: uma borda para títulos e cargos, outra para os tópicos. Para as datas, uma única tabulação à direita.',
    strength: '{percent, number}% das {lines, number} linhas dividem poucas bordas: a página fica arrumada.',
    findings: {
      ragged:
        'Só {percent, number}% das {lines, number} linhas começam em uma de quatro bordas; {count, plural, one {# começa} other {# começam}} em outro lugar.',
    },
  },
  colours: {
    name: 'Cores do texto',
    pass: 'Você usa poucas cores no texto',
    fail: 'Você usa cores demais no texto',
    why: 'Uma cor diz “olhe aqui”. Com muitas, nada se destaca, e na impressão em preto e branco todas viram cinza.',
    fix: 'Deixe o texto em preto ou cinza-escuro e uma só cor escura para títulos e links.',
    strength:
      '{count, plural, one {Uma só cor de texto deixa} other {# cores de texto deixam}} a atenção nas palavras.',
    findings: { 'too-many': 'O texto usa {count, number} cores: {colours}.' },
  },
  contrast: {
    name: 'Contraste do texto',
    pass: 'O texto se destaca bem do fundo',
    fail: 'Há texto claro demais para ler bem',
    why: 'O cinza-claro que fica elegante na sua tela some na impressão, no celular ou para quem já não enxerga tão bem.',
    fix: 'Use preto ou um cinza bem escuro (por exemplo, #333333) em todo o texto e deixe a cor para títulos ou linhas. Se o texto for branco, escureça o fundo.',
    strength: 'O texto mais claro tem contraste de {ratio, number}:1: fácil de ler na tela e no papel.',
    findings: {
      low: 'A cor {colour} sobre {background} tem contraste de {ratio, number}:1; para ler bem, é preciso pelo menos 4,5:1.',
    },
  },
  'bullet-style': {
    name: 'Marcadores dos tópicos',
    pass: 'Os tópicos usam o mesmo marcador',
    fail: 'Os tópicos misturam marcadores',
    why: 'Um marcador que muda sem motivo parece outro nível, ou texto colado de outro lugar.',
    fix: 'Escolha um marcador (um simples •) para todos os tópicos de um nível e aplique pelo estilo de lista, sem digitar o sinal.',
    strength: 'Os {bullets, number} tópicos usam o marcador do seu nível.',
    findings: {
      mixed: '{count, plural, one {# tópico começa} other {# tópicos começam}} com {others}, e os demais com {main}.',
    },
  },
  emphasis: {
    name: 'Negrito e maiúsculas',
    pass: 'Você destaca na medida',
    fail: 'Você destaca texto demais',
    why: 'O negrito funciona porque o resto não é. Em maiúsculas, as palavras perdem o contorno e demoram mais para ser lidas.',
    fix: 'Guarde o negrito para os cargos e um ou dois resultados de cada um, e escreva as frases em minúsculas.',
    strength:
      '{bold, select, 0 {O negrito fica para títulos e cargos, e eles aparecem.} other {Só {bold, number}% do texto está em negrito: o que se destaca, se destaca mesmo.}}',
    findings: {
      bold: '{percent, number}% do texto das seções está em negrito; até {most, number}% ainda se destaca.',
      capitals: '{percent, number}% do texto das seções está em maiúsculas; até {most, number}% ainda se lê bem.',
    },
  },
  'last-page-fill': {
    name: 'Última página',
    pass: 'A última página está bem aproveitada',
    fail: 'A última página está quase vazia',
    why: 'Poucas linhas sozinhas em uma página parecem descuido, e muitas vezes não são impressas nem lidas.',
    fix: 'Corte ou junte algumas linhas para terminar na página anterior, ou leve conteúdo até encher pelo menos um quarto da última.',
    strength: 'A página {page, number} está {percent, number}% cheia: não sobram linhas soltas.',
    findings: {
      short:
        'A página {page, number} tem {lines, plural, one {# linha} other {# linhas}} e está {percent, number}% cheia.',
      blank: 'A página {page, number} está em branco. Apague os parágrafos vazios ou a quebra de página do fim.',
    },
  },
  photo: {
    name: 'Foto',
    pass: 'Com ou sem foto, você segue o costume',
    fail: '{frame, select, empty {O espaço da foto está vazio} other {Neste mercado não se espera foto}}',
    why: '{frame, select, empty {Uma moldura vazia dá a impressão de candidatura pela metade e ocupa o melhor lugar da página.} other {Onde a lei proíbe julgar pela aparência, muitas empresas preferem currículos sem foto. Ela também tira espaço dos seus resultados.}}',
    fix: '{frame, select, empty {Insira a foto antes de exportar o PDF (um retrato recente, 3 × 4 cm) ou apague a moldura. No papel, cole a foto.} other {Tire a foto, use o espaço para o seu título profissional e o contato e deixe-a no LinkedIn. Se a vaga for em um país onde a foto é comum, deixe-a.}}',
    strength: null,
    findings: {
      unwanted:
        'Na página 1 há o que parece ser uma foto; no seu mercado de trabalho ({market}) os currículos vão sem ela.',
      'frame-unwanted':
        'Sobrou na página 1 uma moldura para foto (“{words}”); no seu mercado de trabalho ({market}) os currículos vão sem ela: apague.',
      'frame-empty': 'No espaço da foto ainda está escrito “{words}”, sem nenhuma imagem.',
    },
  },
} satisfies AreaProse<'design'>;
