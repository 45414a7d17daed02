import type { AreaProse } from '../messages.ts';

export const ats = {
  'text-layer': {
    name: 'Texto selecionável',
    pass: 'Seu PDF contém texto de verdade',
    fail: 'Seu PDF é uma imagem ou quase não tem texto',
    why: 'Se as letras são uma foto, o sistema vê uma página em branco: sem nome, sem experiência e sem como encontrar você em uma busca.',
    fix: 'Não envie um documento escaneado nem um print: abra o arquivo original e use “Salvar como PDF” ou “Exportar para PDF”. Para conferir, tente selecionar uma frase com o mouse.',
    strength:
      'Seu PDF é texto de verdade ({characters, plural, one {# caractere} other {# caracteres}}): dá para selecionar, pesquisar e ouvir.',
    findings: {
      none: 'Não há texto no arquivo: todas as letras fazem parte de uma imagem.',
      thin: 'A primeira página tem só {characters, plural, one {# caractere} other {# caracteres}} de texto.',
      'image-page': 'A página {page, number} é uma imagem sem texto: o conteúdo dela não pode ser lido nem pesquisado.',
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
  'reading-order': {
    name: 'Ordem de leitura',
    pass: 'O arquivo segue a ordem da página',
    fail: 'O arquivo não segue a ordem da página',
    why: 'O leitor automático segue a ordem em que o arquivo guarda as linhas, não a que você vê. Quando elas não batem, uma data ou um cargo vai parar ao lado da empresa errada.',
    fix: 'Copie o PDF inteiro e cole no Bloco de Notas: a ordem real aparece. Depois troque caixas de texto e molduras por parágrafos comuns, de cima para baixo, e exporte de novo.',
    strength: null,
    findings: {
      moved: 'No arquivo, estas linhas ficam em outro lugar que na página (a ordem bate em {percent, number}%).',
      'mixed-columns': 'Na página {page, number}, o arquivo pula de uma coluna para a outra linha por linha.',
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
  'no-tables': {
    name: 'Tabelas',
    pass: 'O texto não está dentro de tabelas',
    fail: 'Há texto dividido em células de uma tabela',
    why: 'Quando o texto é extraído, as linhas da tabela somem: alguns programas leem por linha, outros por coluna, e o que estava junto se separa.',
    fix: 'Transforme a tabela em linhas comuns (Word: Layout > Converter em Texto). As habilidades ficam melhores em uma lista separada por vírgulas, e cada emprego com suas datas na mesma linha.',
    strength: null,
    findings: {
      ruled:
        'Na página {page, number} há uma tabela de {rows, plural, one {# linha} other {# linhas}} com três colunas ou mais.',
      aligned:
        'Na página {page, number}, {rows, plural, one {# linha está alinhada} other {# linhas estão alinhadas}} em três colunas ou mais, como uma tabela.',
      levels:
        'Na página {page, number}, os níveis de idioma estão em uma grade: escreva também uma linha por idioma, como “Inglês: avançado (C1)”.',
    },
  },
  'no-text-in-images': {
    name: 'Texto dentro de imagens',
    pass: 'O conteúdo está em texto, não em imagens',
    fail: 'Há imagens onde poderia haver texto',
    why: 'O que está dentro de uma imagem não pode ser pesquisado nem copiado: para o sistema, essa parte do currículo não existe.',
    fix: 'Digite o que aparece na imagem (nome, gráficos de habilidades, logotipos com dados) e reduza ou tire o resto.',
    strength: null,
    findings: {
      picture: 'Na página {page, number}, as imagens ocupam {percent, number}% da folha.',
      scan: 'A página {page, number} é um documento escaneado com texto reconhecido por baixo: o reconhecimento costuma errar nomes, e-mails e datas.',
      drawn: 'Na página {page, number}, as letras foram desenhadas como formas: não há texto para ler.',
    },
  },
  'contact-in-body': {
    name: 'Lugar dos dados de contato',
    pass: 'Seus dados de contato estão no corpo do currículo',
    fail: 'Seus dados de contato estão onde podem se perder',
    why: 'Muitos leitores automáticos pulam o cabeçalho e o rodapé, e nenhum enxerga dentro de uma imagem: sua ficha fica sem e-mail e sem telefone.',
    fix: 'Tire o e-mail e o telefone do cabeçalho, do rodapé ou da imagem e digite-os como texto comum, logo abaixo do seu nome.',
    strength: null,
    findings: {
      margin: 'Estes dados estão no cabeçalho ou no rodapé, e em nenhum outro lugar.',
      image: 'Os dados de contato parecem fazer parte de uma imagem: no texto eles não aparecem.',
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
  'keyword-stuffing': {
    name: 'Repetição de palavras-chave',
    pass: 'As palavras-chave aparecem com naturalidade',
    fail: 'Há palavras-chave repetidas demais',
    why: 'Repetir um termo não faz você subir na busca: ele conta uma vez só, e quem lê percebe o enchimento.',
    fix: 'Deixe cada termo duas ou três vezes, dentro de resultados concretos, e use o espaço que sobra para mais uma conquista.',
    strength: null,
    findings: {
      repeated: '“{term}” aparece {count, number} vezes: {percent, number}% de todo o texto.',
      list: 'Esta lista enfileira {count, number} termos: escolha os que você domina e agrupe-os.',
    },
  },
  'icon-glyphs': {
    name: 'Ícones de contato',
    pass: 'Seus dados de contato são claros sem ícones',
    fail: 'Só ícones anunciam seus dados de contato',
    why: 'Ícones são letras de uma fonte especial: quando o texto é extraído, viram um sinal vazio, e o que vem depois pode ser um telefone, uma cidade ou um usuário.',
    fix: 'Coloque uma palavra curta antes de cada dado (“Tel.”, “E-mail”, “LinkedIn”). O ícone pode ficar se a palavra também estiver lá.',
    strength: null,
    findings: {
      icons: 'Em {count, plural, one {# linha} other {# linhas}}, só um ícone diz qual é o dado.',
    },
  },
  'letter-spacing': {
    name: 'Letras espaçadas',
    pass: 'Seu nome e os títulos saem do arquivo como palavras',
    fail: 'Há palavras que saem do arquivo letra por letra',
    why: 'Com tanto espaço entre as letras, cada uma fica solta quando o texto é extraído: nem o nome nem a seção são reconhecidos.',
    fix: 'Digite a palavra sem espaços e volte o espaçamento entre caracteres para “Normal” (Word: Fonte > Avançado). Para dar respiro, use maiúsculas ou um tamanho maior.',
    strength: null,
    findings: {
      name: 'Ao copiar, seu nome vira “{value}”.',
      headings:
        '{count, plural, one {# título é lido} other {# títulos são lidos}} letra por letra, por exemplo “{value}”.',
    },
  },
  'ligatures-and-hyphens': {
    name: 'Ligaturas e hífens',
    pass: 'As palavras são copiadas inteiras',
    fail: 'Há palavras que saem quebradas do arquivo',
    why: 'Uma palavra que perdeu o “fi” ou que tem um hífen no meio já não é a mesma: quem pesquisa por ela não encontra você.',
    fix: 'Desative as ligaturas (Word: Fonte > Avançado > Ligaturas: Nenhuma) e a hifenização automática (Layout > Hifenização > Nenhuma) e exporte de novo.',
    strength: null,
    findings: {
      ligatures:
        '{count, plural, one {# palavra perde} other {# palavras perdem}} letras que estavam unidas (fi, ff, ti…).',
      accents:
        '{count, plural, one {# letra tem} other {# letras têm}} o acento como caractere separado, por exemplo em “{word}”: quem copia ou pesquisa a palavra não a encontra. No LaTeX, carregue o fontenc com a opção T1.',
      invisible: '{count, plural, one {# palavra tem} other {# palavras têm}} dentro um hífen ou espaço invisível.',
      hyphenated:
        '{count, plural, one {# palavra está partida} other {# palavras estão partidas}} com hífen no fim da linha, como “{word}”.',
    },
  },
  'links-visible': {
    name: 'Links à vista',
    pass: 'Seus links também podem ser lidos como texto',
    fail: 'Há links que só funcionam com um clique',
    why: 'Quando o texto é extraído ou impresso, o endereço escondido atrás de uma palavra ou de um ícone some.',
    fix: 'Escreva o endereço curto à vista, como “linkedin.com/in/seu-nome”, e mantenha o link nele.',
    strength: null,
    findings: {
      'target-only': 'O endereço {url} está só atrás do link: ninguém consegue ler.',
    },
  },
  'document-metadata': {
    name: 'Propriedades do arquivo',
    pass: 'O arquivo tem título, idioma e marcações',
    fail: 'Faltam dados nas propriedades do arquivo',
    why: 'O título aparece na aba do navegador e em muitas listas de candidatos; o idioma e as marcações dizem a um leitor de tela como ler seu currículo.',
    fix: 'No Word: Arquivo > Informações > Título (“Currículo – Seu Nome”); confira o idioma do texto e, ao salvar como PDF, marque em Opções “Marcas estruturais do documento para acessibilidade”.',
    strength: null,
    findings: {
      'no-title': 'O arquivo não tem título.',
      'poor-title': 'O título do arquivo é “{title}”: não diz quem você é nem do que se trata.',
      'no-language': 'O arquivo não diz em que idioma está.',
      'wrong-language': 'O arquivo declara o idioma “{declared}”, que não é o do texto.',
      untagged: 'O PDF não tem marcações de estrutura (títulos, listas, ordem).',
    },
  },
  'file-weight': {
    name: 'Tamanho do arquivo',
    pass: 'O arquivo é leve',
    fail: 'O arquivo está pesado demais',
    why: 'Muitos formulários de vagas não aceitam mais de 2 MB, e um arquivo grande demora para abrir no celular.',
    fix: 'Diminua a foto e as imagens antes de inserir e escolha “Tamanho mínimo” ao salvar como PDF no Word.',
    strength: null,
    findings: {
      heavy: 'O arquivo tem {megabytes, number} MB; o seguro é ficar abaixo de 2.',
    },
  },
  'not-restricted': {
    name: 'Permissões do arquivo',
    pass: 'O arquivo abre e pode ser copiado sem barreiras',
    fail: 'O arquivo está protegido',
    why: 'Ninguém abre um currículo que pede senha, e de um arquivo que proíbe a cópia muitos sistemas não tiram texto nenhum.',
    fix: 'Exporte o PDF de novo, sem senha e sem restrições. Ninguém vai alterar seu currículo.',
    strength: null,
    findings: {
      password: 'O arquivo pede uma senha para abrir.',
      copying: 'O arquivo proíbe copiar o texto.',
    },
  },
} satisfies AreaProse<'ats'>;
