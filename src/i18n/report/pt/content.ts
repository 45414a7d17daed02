import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Resultados com números',
    pass: 'Você comprova resultados com números',
    fail: 'Poucos dos seus resultados têm um número',
    why: 'Um número faz o leitor enxergar o tamanho do seu trabalho e acreditar nele. Sem ele, o resultado parece a descrição do cargo.',
    fix: 'Acrescente a cada resultado quanto, quantos ou em quanto tempo: “Reduzi em 18% as devoluções em seis meses” diz mais do que “Reduzi as devoluções”. Se não tiver o dado exato, use um aproximado e honesto: “cerca de 40 ligações por dia”.',
    strength:
      '{percent, select, 100 {{total, plural, one {Seu tópico de experiência tem um número} other {Seus # tópicos de experiência têm um número}}} other {{withFigure, plural, one {# dos seus {total, number} tópicos de experiência tem} other {# dos seus {total, number} tópicos de experiência têm}} um número ({percent, number}%)}}: dá para acreditar nos seus resultados.',
    findings: {
      few: '{withFigure, plural, =0 {Nenhum dos seus {total, number} tópicos tem um número} one {Só # dos seus {total, number} tópicos ({percent, number}%) tem um número} other {Só # dos seus {total, number} tópicos ({percent, number}%) têm um número}}. Com 40% a diferença já aparece.',
      'running-text':
        'O texto que conta seus empregos não traz nenhum número: quantas pessoas, quanto dinheiro, em quanto tempo?',
      untold: 'Dos seus empregos só se leem cargo, empresa e datas: falta o que você fez e o que conseguiu.',
      'no-figure': 'Esta linha diz o que você fez, mas não quanto. Quantas pessoas, quanto dinheiro, em quanto tempo?',
    },
  },
  'action-verbs': {
    name: 'Verbos de ação',
    pass: 'Seus tópicos começam pela ação',
    fail: 'Muitos tópicos não começam pela ação',
    why: 'As duas primeiras palavras são as que com certeza serão lidas. Se o que você fez não está ali, o leitor precisa procurar o seu mérito.',
    fix: 'Comece cada tópico com um verbo que diga o que você fez: liderei, reduzi, criei, negociei, implantei. Em vez de “Responsável pelos pedidos”, escreva “Processei 60 pedidos por dia”.',
    strength:
      '{percent, select, 100 {{total, plural, one {Seu tópico começa} other {Seus # tópicos começam}}} other {{strong, plural, one {# de {total, number} tópicos começa} other {# de {total, number} tópicos começam}}}} com um verbo ou uma ação clara: dá para ver o que foi obra sua.',
    findings: {
      few: '{strong, plural, =0 {Nenhum dos seus {total, number} tópicos começa} one {Só # dos seus {total, number} tópicos ({percent, number}%) começa} other {Só # dos seus {total, number} tópicos ({percent, number}%) começam}} com uma ação clara.',
      'weak-opening': '“{opening}” esconde o que você fez. Troque pelo verbo da ação: organizei, negociei, vendi.',
      'no-action': '“{opening}” não diz o que você fez. Comece com um verbo: coordenei, resolvi, preparei.',
      'bare-duty': '“{opening}” só dá nome a uma tarefa. Diga quantas, com que frequência ou o que resultou dela.',
    },
  },
  'weak-phrases': {
    name: 'Expressões fracas',
    pass: 'Você não se esconde atrás de “responsável por”',
    fail: 'Há expressões que escondem o seu mérito',
    why: '“Responsável por” e “auxiliar em” repetem a descrição do cargo: dizem o que cabia a você, não o que você fez nem no que deu.',
    fix: 'Tire a expressão e deixe a ação com o resultado: “Responsável pelas redes sociais” vira “Publiquei todo dia em três redes e dobrei os seguidores em um ano”.',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Seu tópico começa} other {Seus # tópicos começam}}} other {{weak, plural, one {# dos seus {total, number} tópicos começa} other {# dos seus {total, number} tópicos começam}}}} com uma expressão que descreve o cargo, e não o que você fez.',
      opening: '“{opening}”: troque pelo verbo do que você fez (organizei, negociei, vendi) e acrescente o resultado.',
    },
  },
  buzzwords: {
    name: 'Palavras vazias',
    pass: 'Você mostra em vez de apenas afirmar',
    fail: 'Há chavões no lugar de provas',
    why: '“Proativo”, “dinâmica” e “foco em resultados” estão na maioria dos currículos. Como ninguém consegue conferir, o recrutador pula.',
    fix: 'Troque cada chavão pelo fato que o comprova: em vez de “proativa”, “Propus e montei o turno da noite, que hoje atende 30% dos pedidos”. Se não houver fato, apague.',
    strength: null,
    findings: {
      many: 'Encontrei {count, number} expressões que qualquer pessoa poderia escrever. Uma ou duas não atrapalham; a partir de três, encobrem o que você tem de bom.',
      word: '“{word}”: o que você fez que mostra isso? Escreva isso no lugar.',
    },
  },
  'first-person': {
    name: 'Primeira pessoa',
    pass: 'Sua experiência dispensa “eu” e “meu”',
    fail: '“Eu” e “meu” sobram na sua experiência',
    why: 'No currículo já se sabe que você fala de si. “Eu”, “meu” e “minha” alongam a frase e dão a ela tom de redação.',
    fix: 'Tire o pronome e deixe o verbo: “Eu liderava a minha equipe” vira “Liderei uma equipe de 6 vendedores”. O verbo na primeira pessoa (liderei, reduzi) está certo.',
    strength: null,
    findings: {
      count:
        '{count, plural, one {# de {total, number} tópicos e parágrafos usa} other {# de {total, number} tópicos e parágrafos usam}} pronomes de primeira pessoa.',
      pronoun: 'Aqui “{pronoun}” sobra: a frase diz o mesmo sem essa palavra.',
    },
  },
  'passive-voice': {
    name: 'Voz passiva',
    pass: 'Fica claro quem fez: você',
    fail: 'A voz passiva apaga você dos resultados',
    why: '“Foram revisados 300 processos” não diz quem revisou. Quem lê pode achar que você só estava por perto.',
    fix: 'Passe para a voz ativa: “Foram reduzidos os custos em 12%” vira “Reduzi os custos em 12%”. Se foi em equipe, diga: “Com uma equipe de quatro pessoas, reduzi…”.',
    strength: null,
    findings: {
      many: '{passive, number} dos seus {total, number} tópicos ({percent, number}%) estão na voz passiva; tente não passar de 15%.',
      bullet: '“{words}” não diz quem fez: use a voz ativa.',
    },
  },
  'bullet-length': {
    name: 'Tamanho dos tópicos',
    pass: 'Seus tópicos têm o tamanho certo',
    fail: 'Há tópicos longos demais ou curtos demais',
    why: 'Um tópico de uma ou duas linhas é lido de relance. Os mais longos são abandonados no meio, e os muito curtos não chegam a contar um resultado.',
    fix: 'Deixe cada tópico entre 8 e 30 palavras: a ação, o como e o resultado. Divida em dois os que trazem várias ideias.',
    strength:
      '{percent, select, 100 {{total, plural, one {Seu tópico tem} other {Seus # tópicos têm}}} other {{good, plural, one {# de {total, number} tópicos tem} other {# de {total, number} tópicos têm}}}} o tamanho certo: dá para ler num relance.',
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
  'repeated-openings': {
    name: 'Começos repetidos',
    pass: 'Seus tópicos começam de jeitos variados',
    fail: 'Vários tópicos começam com a mesma palavra',
    why: 'Cinco tópicos seguidos com a mesma palavra são lidos como um só, como se você tivesse feito sempre a mesma coisa.',
    fix: 'Use a palavra no máximo três vezes e escolha o verbo exato para o resto: no lugar de outro “Gerenciei”, talvez tenha sido negociar, planejar, contratar ou resolver.',
    strength: '{different, number} palavras diferentes abrem seus {total, number} tópicos: nada soa repetido.',
    findings: {
      word: '“{word}” abre {times, number} tópicos. O que você fez em cada um? Procure o verbo mais preciso.',
    },
  },
  spelling: {
    name: 'Ortografia',
    pass: 'A ortografia está bem cuidada',
    fail: 'Há palavras que parecem erros de digitação',
    why: 'Um erro de digitação ou um acento esquecido salta aos olhos e passa impressão de descuido. Este conselho não muda sua nota: o dicionário não conhece todos os nomes nem todos os termos técnicos.',
    fix: 'Confira cada palavra apontada e corrija as que estiverem erradas. Se for nome próprio ou termo da sua área, pode deixar. Depois peça para outra pessoa ler o currículo em voz alta: ela percebe o que você já não vê.',
    strength: null,
    findings: {
      doubled: '“{words}”: a palavra aparece duas vezes seguidas; apague uma.',
      word: '“{word}”: você quis dizer “{suggestion}”?',
    },
  },
  'skills-specific': {
    name: 'Habilidades específicas',
    pass: 'Suas habilidades são específicas',
    fail: 'Suas habilidades dizem pouco',
    why: 'O recrutador busca programas, métodos e técnicas pelo nome. “Trabalho em equipe” ninguém busca, nem dá para conferir.',
    fix: 'Liste de 6 a 30 habilidades que tenham nome: programas, máquinas, normas, métodos. Qualidades pessoais se mostram melhor em um resultado.',
    strength:
      'Sua lista traz {concrete, plural, one {# habilidade específica} other {# habilidades específicas}}, fáceis de achar e de conferir.',
    findings: {
      few: 'Sua lista tem só {count, plural, one {uma habilidade} other {# habilidades}}. Acrescente os programas e métodos que você usa de verdade, até chegar a pelo menos seis.',
      many: 'Sua lista tem {count, number} habilidades. Deixe as 30 que a vaga pede: numa lista longa, nenhuma aparece.',
      vague:
        '{soft, number} das {count, number} habilidades são qualidades ou saberes comuns que qualquer pessoa pode escrever.',
      trait: '“{skill}” é uma qualidade. Troque por um programa, método ou técnica, ou mostre em um resultado.',
      everyday: 'Quase todo mundo tem “{skill}”. Diga o programa, a máquina ou o método que você usa.',
    },
  },
  'outdated-lines': {
    name: 'Linhas antigas ou de exemplo',
    pass: 'Nada aqui está ultrapassado nem por preencher',
    fail: '{placeholders, plural, =0 {Há linhas que já não se usam} other {Sobrou texto do modelo sem preencher}}',
    why: '{placeholders, plural, =0 {Fórmulas de vinte anos atrás ocupam espaço, não contam nada e deixam o currículo inteiro com cara de antigo.} other {Um texto de exemplo mostra que ninguém revisou o currículo antes de enviar, e os sistemas o guardam como se fosse seu.}}',
    fix: '{placeholders, plural, =0 {Apague o que todo mundo já supõe (referências, e-mail, Word) e use a linha para um resultado ou uma ferramenta atual.} other {Procure no documento cada texto apontado e troque pelos seus dados, ou apague a linha. Se não puder citar um cliente, descreva: “uma rede de 200 lojas”.}}',
    strength: null,
    findings: {
      placeholder: '“{words}” está no lugar dos seus próprios dados.',
      references: '“{words}” é óbvio: apague. Se quiserem referências, vão pedir.',
      'objective-only':
        'Seu currículo abre só com um objetivo: diz o que você procura, não o que oferece. Troque por um resumo de três linhas com seus anos de experiência e seu melhor resultado.',
      'basic-tools':
        '“{tool}” é o mínimo em qualquer vaga de escritório. Cite os programas da sua área ou diga o que domina: “Excel: tabelas dinâmicas e macros”.',
      'obsolete-tool': '“{tool}” já não é vendido nem tem suporte. Tire ou coloque a ferramenta que você usa hoje.',
      'old-consent': 'A cláusula cita só o código italiano de 2003. Acrescente o Regulamento (UE) 2016/679 (GDPR).',
    },
  },
  'personal-data': {
    name: 'Dados pessoais',
    pass: 'Nenhum dado pessoal a mais',
    fail: 'Há dados pessoais que sobram',
    why: 'O currículo passa por muitas mãos. Um CPF e um endereço bastam para um golpe, e idade ou estado civil não devem pesar na seleção.',
    fix: 'Deixe nome, telefone, e-mail e cidade. CPF, RG e carteira de trabalho são para a contratação, não antes.',
    strength: null,
    findings: {
      'national-id':
        'Aqui dá para ler um número de documento ({kind}). Apague: ninguém precisa dele para chamar você, e ele basta para um golpe.',
      'birth-date':
        'Neste mercado não se põe data de nascimento nem idade: a lei impede que contem, e as empresas preferem não ver.',
      'marital-status': 'Neste mercado não se põe estado civil: a lei impede que conte.',
      'street-address': 'Basta a cidade. Rua e número não ajudam em nada e mostram a estranhos onde você mora.',
    },
  },
  'mixed-language': {
    name: 'Um só idioma',
    pass: 'O texto está em um só idioma',
    fail: 'O texto mistura idiomas',
    why: 'Um texto metade em um idioma e metade em outro cansa quem lê, e os sistemas de triagem reconhecem um idioma por vez: o resto eles entendem mal.',
    fix: 'Deixe o currículo inteiro no idioma da vaga e prepare outra versão completa para o segundo. Nomes de programas, cargos e empresas podem ficar como são.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# trecho está} other {# trechos estão}} em outro idioma ({percent, number}% do texto).',
      passage: 'Este trecho está em um idioma diferente do resto: traduza ou tire.',
    },
  },
  'recent-experience': {
    name: 'Experiência recente',
    pass: 'Sua experiência é recente',
    fail: 'Seu último emprego terminou há tempos',
    why: 'Quando o último emprego acabou há mais de dois anos e não vem nada depois, quem lê se pergunta o que houve e costuma imaginar o pior.',
    fix: 'Dedique uma linha a esse tempo: um curso, o cuidado de um familiar, trabalhos por conta própria, voluntariado. Se você está trabalhando, escreva “atual” como data final.',
    strength: null,
    findings: {
      old: 'Seu último emprego com data terminou em {end}, há {years, plural, one {# ano} other {# anos}}. O que você fez depois?',
    },
  },
} satisfies AreaProse<'content'>;
