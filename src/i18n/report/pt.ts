import type { ReportMessages } from './messages.ts';

export const pt = {
  summary: {
    excellent:
      'Seu currículo está muito bom de ler: {score} de 100, com {passed} de {total} verificações aprovadas. O ponto mais sólido é {best}. Se tiver cinco minutos, olhe para {worst}: são ajustes, não precisa refazer nada.',
    good: 'Seu currículo tem uma boa base: {score} de 100, com {passed} de {total} verificações aprovadas. O ponto mais sólido é {best}; onde você mais pode ganhar: {worst}. Comece pela primeira recomendação e siga a ordem.',
    'needs-improvement':
      'Hoje seu currículo ainda não mostra tudo o que você vale: {score} de 100, com {passed} de {total} verificações aprovadas. O que funciona melhor é {best}; o que mais tira pontos é {worst}. Quase tudo se resolve em uma tarde: comece pelas recomendações de prioridade alta.',
  },
  summaryNone:
    'Não conseguimos dar uma nota a este arquivo porque quase não há texto para ler. Exporte o currículo em PDF no programa em que você o escreveu e envie de novo.',
  areas: {
    structure: 'a estrutura',
    content: 'o conteúdo',
    ats: 'a compatibilidade com ATS',
    design: 'o design',
  },
  sections: {
    summary: 'Resumo profissional',
    experience: 'Experiência profissional',
    education: 'Formação acadêmica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    projects: 'Projetos',
    certifications: 'Cursos e certificações',
    awards: 'Prêmios e reconhecimentos',
    publications: 'Publicações',
    volunteering: 'Trabalho voluntário',
    interests: 'Interesses',
    references: 'Referências',
  },
  sides: { left: 'esquerda', right: 'direita', top: 'superior', bottom: 'inferior' },
  languages: {
    es: 'espanhol',
    en: 'inglês',
    fr: 'francês',
    pt: 'português',
    de: 'alemão',
    it: 'italiano',
    ja: 'japonês',
    zh: 'chinês',
  },
  notApplicable: 'Não se aplica a este currículo e não conta para a nota.',
  undetermined: 'Não deu para saber com este arquivo, por isso não conta para a nota.',
  checks: {
    'contact-email': {
      name: 'Endereço de e-mail',
      pass: 'Seu e-mail é lido sem problemas',
      fail: 'Seu e-mail não pode ser lido direito',
      why: 'É por ele que vão chamar você. Se o e-mail não estiver escrito por inteiro no texto, o sistema salva seu cadastro sem ele e o convite não tem para onde ir.',
      fix: 'Escreva o e-mail completo e sem espaços logo abaixo do nome, por exemplo: nome.sobrenome@example.org.',
      strength: null,
      findings: {
        missing: 'Não encontramos nenhum e-mail no texto do currículo.',
        'only-link':
          'O e-mail está só dentro de um link ({url}) e não aparece escrito: quem imprimir ou copiar o currículo fica sem ele.',
        broken: 'O e-mail sai do arquivo partido por um espaço: “{value}”. O certo seria “{fixed}”.',
        invalid: '“{value}” não é um e-mail válido: confira o @, o domínio e a digitação.',
      },
    },
    'contact-phone': {
      name: 'Número de telefone',
      pass: 'Seu telefone é válido e foi reconhecido',
      fail: 'Falta um telefone que dê para ligar',
      why: 'Muitas entrevistas são marcadas por ligação ou WhatsApp. Sem um número completo, esse campo do seu cadastro fica vazio.',
      fix: 'Coloque o celular com DDI e DDD, por exemplo: +55 11 98765-4321 (em Portugal: +351 912 345 678).',
      strength: null,
      findings: {
        missing: 'Não encontramos nenhum telefone no texto do currículo.',
        'only-link': 'O telefone está só dentro de um link ({url}); escreva o número também no texto.',
        invalid: '“{value}” não é um telefone válido: sobram ou faltam dígitos, ou falta o DDD.',
      },
    },
    'sections-essential': {
      name: 'Seções básicas',
      pass: 'As seções que todo mundo procura estão lá',
      fail: 'Faltam seções básicas com título próprio',
      why: 'Os sistemas distribuem o texto pelos títulos, e as pessoas pulam de um para o outro. Sem um título claro, sua experiência ou seus estudos podem cair no campo errado.',
      fix: 'Coloque cada bloco sob um título comum, sozinho na linha: “Experiência profissional”, “Formação acadêmica” e “Habilidades”.',
      strength:
        'Seu currículo tem {of, plural, one {a seção básica} other {as # seções básicas}} com títulos que qualquer pessoa reconhece.',
      findings: {
        missing: 'Não encontramos a seção “{section}” com título próprio.',
        'no-headings': 'Não reconhecemos nenhum título de seção: o currículo é lido como um único bloco de texto.',
      },
    },
    'length-pages': {
      name: 'Tamanho do currículo',
      pass: 'O tamanho está adequado',
      fail: 'O tamanho não está adequado',
      why: 'A primeira leitura dura segundos. Em uma ou duas páginas suas conquistas aparecem; depois disso, ninguém garante que alguém chegue até elas.',
      fix: 'Fique em uma ou duas páginas: resuma em uma linha os empregos de mais de dez anos atrás e use o espaço para os mais recentes.',
      strength:
        'Você contou sua trajetória em {pages, plural, one {uma única página} other {# páginas}}: dá para ler de uma vez.',
      findings: {
        'too-long':
          'Seu currículo tem {pages, plural, one {# página} other {# páginas}}, e o habitual é não passar de {max, number}.',
        'too-short': 'A única página está só {percent, number}% preenchida: há espaço para contar mais resultados.',
      },
    },
    'entry-dates': {
      name: 'Datas de empregos e estudos',
      pass: 'Seus empregos e estudos têm datas',
      fail: 'Há empregos ou estudos sem datas completas',
      why: 'É pelas datas que se calculam seus anos de experiência. Se uma faltar, aquele emprego pode contar como zero, e quem lê fica na dúvida.',
      fix: 'Coloque mês e ano de início e de fim em cada emprego, por exemplo “03/2021 – atual”; nos estudos, basta o ano de conclusão.',
      strength: null,
      findings: {
        'no-dates': '“{entry}” está sem datas.',
        'no-start': '“{entry}” diz quando terminou ({end}), mas não quando começou.',
        'no-end': '“{entry}” começa em {start} e não diz quando terminou. Se você ainda está lá, escreva “atual”.',
      },
    },
    'bullets-used': {
      name: 'Uso de tópicos',
      pass: 'Cada emprego está em tópicos fáceis de percorrer',
      fail: 'Seus empregos não estão contados em tópicos',
      why: 'Quem seleciona passa os olhos pela página antes de ler. Em um parágrafo longo, suas conquistas somem entre as outras frases.',
      fix: 'Conte cada emprego em 3 a 6 tópicos, uma ideia em cada um: o que você fez, como e com que resultado.',
      strength:
        'Você conta {withBullets, plural, one {seu emprego} other {seus empregos}} em tópicos ({bullets, number} no total): o importante salta aos olhos.',
      findings: {
        none: 'Nenhum emprego está descrito em tópicos.',
        paragraph: '“{entry}” está contado em um parágrafo de {words, number} palavras. Divida em tópicos.',
        'too-many': '“{entry}” tem {count, number} tópicos. Fique com os 5 ou 6 que mais combinam com a vaga.',
        single: '“{entry}” tem um único tópico. Acrescente mais dois resultados ou conte tudo em uma linha.',
      },
    },
    'quantified-results': {
      name: 'Resultados com números',
      pass: 'Você comprova resultados com números',
      fail: 'Poucos dos seus resultados têm um número',
      why: 'Um número faz o leitor enxergar o tamanho do seu trabalho e acreditar nele. Sem ele, o resultado parece a descrição do cargo.',
      fix: 'Acrescente a cada resultado quanto, quantos ou em quanto tempo: “Reduzi em 18% as devoluções em seis meses” diz mais do que “Reduzi as devoluções”. Se não tiver o dado exato, use um aproximado e honesto: “cerca de 40 ligações por dia”.',
      strength:
        '{withFigure, plural, one {# dos seus {total, number} tópicos de experiência tem} other {# dos seus {total, number} tópicos de experiência têm}} um número ({percent, number}%): dá para acreditar nos seus resultados.',
      findings: {
        few: '{withFigure, plural, =0 {Nenhum dos seus {total, number} tópicos tem} one {Só # dos seus {total, number} tópicos tem} other {Só # dos seus {total, number} tópicos têm}} um número ({percent, number}%). Com 40% a diferença já aparece.',
        'no-figure':
          'Esta linha diz o que você fez, mas não quanto. Quantas pessoas, quanto dinheiro, em quanto tempo?',
      },
    },
    'action-verbs': {
      name: 'Verbos de ação',
      pass: 'Seus tópicos começam pela ação',
      fail: 'Muitos tópicos não começam pela ação',
      why: 'As duas primeiras palavras são as que com certeza serão lidas. Se o que você fez não está ali, o leitor precisa procurar o seu mérito.',
      fix: 'Comece cada tópico com um verbo que diga o que você fez: liderei, reduzi, criei, negociei, implantei. Em vez de “Responsável pelos pedidos”, escreva “Processei 60 pedidos por dia”.',
      strength:
        '{strong, plural, one {# de {total, number} tópicos começa} other {# de {total, number} tópicos começam}} com um verbo ou uma ação clara: dá para ver o que foi obra sua.',
      findings: {
        few: '{strong, plural, =0 {Nenhum dos seus {total, number} tópicos começa} one {Só # dos seus {total, number} tópicos ({percent, number}%) começa} other {Só # dos seus {total, number} tópicos ({percent, number}%) começam}} com uma ação clara.',
        'weak-opening': '“{opening}” esconde o que você fez. Troque pelo verbo da ação: organizei, negociei, vendi.',
        'no-action': '“{opening}” não diz o que você fez. Comece com um verbo: coordenei, resolvi, preparei.',
      },
    },
    'bullet-length': {
      name: 'Tamanho dos tópicos',
      pass: 'Seus tópicos têm o tamanho certo',
      fail: 'Há tópicos longos demais ou curtos demais',
      why: 'Um tópico de uma ou duas linhas é lido de relance. Os mais longos são abandonados no meio, e os muito curtos não chegam a contar um resultado.',
      fix: 'Deixe cada tópico entre 8 e 30 palavras: a ação, o como e o resultado. Divida em dois os que trazem várias ideias.',
      strength: null,
      findings: {
        'too-long': 'Este tópico tem {words, number} palavras. Divida em dois ou corte o que não acrescenta.',
        'too-short':
          'Este tópico tem {words, plural, one {# palavra} other {# palavras}}. Acrescente como você fez ou o que conseguiu.',
        'too-long-characters':
          'Este tópico tem {characters, number} caracteres. Divida em dois ou corte o que não acrescenta.',
        'too-short-characters':
          'Este tópico tem {characters, plural, one {# caractere} other {# caracteres}}. Acrescente como você fez ou o que conseguiu.',
      },
    },
    'text-layer': {
      name: 'Texto selecionável',
      pass: 'Seu PDF contém texto de verdade',
      fail: 'Seu PDF é uma imagem ou quase não tem texto',
      why: 'Se as letras são uma foto, o sistema vê uma página em branco: sem nome, sem experiência e sem como encontrar você em uma busca.',
      fix: 'Não envie um documento escaneado nem um print: abra o arquivo original e use “Salvar como PDF” ou “Exportar para PDF”. Para conferir, tente selecionar uma frase com o mouse.',
      strength: null,
      findings: {
        none: 'Não há texto no arquivo: todas as letras fazem parte de uma imagem.',
        thin: 'A primeira página tem só {characters, plural, one {# caractere} other {# caracteres}} de texto.',
        'image-page':
          'A página {page, number} é uma imagem sem texto: o conteúdo dela não pode ser lido nem pesquisado.',
      },
    },
    'characters-mapped': {
      name: 'Copiar e colar',
      pass: 'As letras são copiadas como aparecem',
      fail: 'Parte das letras se perde ao copiar o texto',
      why: 'Algumas fontes desenham bem a letra, mas não dizem qual ela é. Na tela parece perfeito; o sistema recebe símbolos soltos.',
      fix: 'Troque a fonte por uma comum (Arial, Calibri, Georgia), tire os ícones e exporte o PDF de novo. Copie um parágrafo e cole em um e-mail: tem que ficar igual.',
      strength: null,
      findings: {
        unmapped:
          '{count, plural, one {# caractere não pode ser lido} other {# caracteres não podem ser lidos}} ({percent, number}% do texto).',
      },
    },
    'single-column': {
      name: 'Uma só coluna',
      pass: 'O texto está em uma só coluna',
      fail: 'O texto está dividido em colunas',
      why: 'Muitos leitores automáticos percorrem a página de um lado ao outro e misturam as colunas: seu cargo pode acabar grudado em um idioma ou em uma habilidade.',
      fix: 'Passe tudo para uma só coluna: contato no topo e depois resumo, experiência, formação e habilidades. Datas alinhadas à direita não atrapalham.',
      strength: 'Tudo está em uma só coluna: a leitura segue a mesma ordem em qualquer sistema.',
      findings: {
        columns: 'Na página {page, number}, o texto está em {columns, number} colunas.',
      },
    },
    'hidden-text': {
      name: 'Texto escondido',
      pass: 'Não há texto escondido',
      fail: 'Há texto que não aparece na página',
      why: 'Mesmo que seja um resto do modelo, o texto invisível aparece quando o sistema extrai o conteúdo, e quem o encontra pode achar que você tentou trapacear.',
      fix: 'Apague o texto indicado no documento original (selecione tudo e deixe a letra preta para encontrá-lo) e exporte o PDF de novo. Se a informação for útil, deixe à vista.',
      strength: null,
      findings: {
        'render-mode':
          'Na página {page, number} há {characters, plural, one {# caractere} other {# caracteres}} em modo invisível.',
        transparent:
          'Na página {page, number} há {characters, plural, one {# caractere transparente} other {# caracteres transparentes}}.',
        'same-colour':
          'Na página {page, number} há {characters, plural, one {# caractere} other {# caracteres}} da mesma cor do fundo.',
        tiny: 'Na página {page, number} há {characters, plural, one {# caractere} other {# caracteres}} com menos de 3 pontos: ninguém consegue ler.',
        'off-page':
          'Na página {page, number} há {characters, plural, one {# caractere} other {# caracteres}} fora das bordas da folha.',
        covered:
          'Na página {page, number} há {characters, plural, one {# caractere coberto} other {# caracteres cobertos}} por uma forma ou imagem.',
        clipped:
          'Na página {page, number} há {characters, plural, one {# caractere cortado} other {# caracteres cortados}} por uma moldura.',
        'layer-off':
          'Na página {page, number} há {characters, plural, one {# caractere} other {# caracteres}} em uma camada desativada.',
      },
    },
    'injected-instructions': {
      name: 'Ordens para máquinas',
      pass: 'Seu currículo fala com pessoas, não com máquinas',
      fail: 'Há frases que dão ordens a um sistema automático',
      why: 'Frases do tipo “ignore as instruções” são fáceis de detectar e tiram a confiança em todo o resto, até no que você conquistou.',
      fix: 'Apague a frase indicada e use o espaço para um resultado real. Se ela veio de um modelo baixado, troque de modelo.',
      strength: null,
      findings: {
        visible: 'Esta frase se dirige a uma máquina, e não à pessoa que vai ler seu currículo.',
        hidden: 'Esta frase se dirige a uma máquina e ainda por cima está escondida na página.',
      },
    },
    'font-families': {
      name: 'Número de fontes',
      pass: 'Você usa poucas fontes, e elas combinam',
      fail: 'Você usa fontes diferentes demais',
      why: 'Cada fonte nova faz o olho parar. Com uma ou duas, o que se destaca é o que você escreveu.',
      fix: 'Escolha uma fonte para o texto e, no máximo, outra para os títulos; por exemplo, Calibri no documento inteiro.',
      strength: null,
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
      strength: null,
      findings: {
        'too-small': 'O texto está com {size, number} pontos; abaixo de {minimum, number} fica difícil ler.',
        'too-large': 'O texto está com {size, number} pontos; acima de {maximum, number} ocupa mais do que acrescenta.',
      },
    },
    margins: {
      name: 'Margens da página',
      pass: 'As margens deixam a página respirar',
      fail: 'As margens não estão adequadas',
      why: 'Com margens muito estreitas a impressora pode cortar texto e a página fica pesada; com margens muito largas você perde espaço.',
      fix: 'Deixe as quatro margens entre 15 e 20 mm (no Word: Layout, Margens). Se passar de página, corte o tópico que menos acrescenta.',
      strength: null,
      findings: {
        narrow: 'Na página {page, number}, a margem {side} mede {mm, number} mm: é estreita demais.',
        wide: 'Na página {page, number}, a margem {side} mede {mm, number} mm: desperdiça espaço.',
      },
    },
    contrast: {
      name: 'Contraste do texto',
      pass: 'O texto se destaca bem do fundo',
      fail: 'Há texto claro demais para ler bem',
      why: 'O cinza-claro que fica elegante na sua tela some na impressão, no celular ou para quem já não enxerga tão bem.',
      fix: 'Use preto ou um cinza bem escuro (por exemplo, #333333) em todo o texto e deixe a cor para títulos ou linhas.',
      strength: null,
      findings: {
        low: 'A cor {colour} sobre {background} tem contraste de {ratio, number}:1; para ler bem, é preciso pelo menos 4,5:1.',
      },
    },
  },
} satisfies ReportMessages;
