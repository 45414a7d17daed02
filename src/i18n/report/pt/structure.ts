import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'Endereço de e-mail',
    pass: 'Seu e-mail é lido sem problemas',
    fail: '{kind, select, history {Seu histórico profissional japonês está sem e-mail} other {Seu e-mail não pode ser lido direito}}',
    why: '{kind, select, history {No Japão, os contatos ficam no rirekisho. Mas este documento também circula sozinho, e aí ninguém saberia para onde escrever.} other {É por ele que vão chamar você. Se o e-mail não estiver escrito por inteiro no texto, o sistema salva seu cadastro sem ele e o convite não tem para onde ir.}}',
    fix: 'Escreva o e-mail completo e sem espaços logo abaixo do nome, por exemplo: nome.sobrenome@example.org.',
    strength: null,
    findings: {
      missing: 'Não encontramos nenhum e-mail no texto do currículo.',
      'missing-history':
        'Não há e-mail. Junto de um rirekisho ele pode faltar; enviado sozinho, este documento precisa dele.',
      'only-link':
        'O e-mail está só dentro de um link ({url}) e não aparece escrito: quem imprimir ou copiar o currículo fica sem ele.',
      broken: 'O e-mail sai do arquivo partido por um espaço: “{value}”. O certo seria “{fixed}”.',
      invalid: '“{value}” não é um e-mail válido: confira o @, o domínio e a digitação.',
    },
  },
  'contact-phone': {
    name: 'Número de telefone',
    pass: 'Seu telefone é válido e foi reconhecido',
    fail: '{kind, select, history {Seu histórico profissional japonês está sem telefone} other {Falta um telefone que dê para ligar}}',
    why: '{kind, select, history {No Japão, os contatos ficam no rirekisho. Mas este documento também circula sozinho, e aí ninguém saberia para onde ligar.} other {Muitas entrevistas são marcadas por ligação ou WhatsApp. Sem um número completo, esse campo do seu cadastro fica vazio.}}',
    fix: 'Coloque ao lado do e-mail um celular que você atende, com DDI e DDD: +55 11 98765-4321 (em Portugal: +351 912 345 678).',
    strength: null,
    findings: {
      missing: 'Não encontramos nenhum telefone no texto do currículo.',
      'missing-history':
        'Não há telefone. Junto de um rirekisho ele pode faltar; enviado sozinho, este documento precisa dele.',
      'only-link': 'O telefone está só dentro de um link ({url}); escreva o número também no texto.',
      invalid:
        'Não dá para ligar para “{value}” do jeito que está: sobram ou faltam dígitos, há uma letra no meio ou falta o DDD.',
      'invalid-there':
        'Não dá para ligar para “{value}” do jeito que está: confira dígito por dígito. Um número completo ({market}) é escrito assim: {example}.',
    },
  },
  'contact-location': {
    name: 'Cidade ou região',
    pass: 'Dá para ver onde você mora',
    fail: 'Não dá para ver onde você mora',
    why: 'Recrutadores filtram por cidade e querem saber se o trajeto ou o fuso horário funcionam. Sem essa linha, o campo de localização do seu cadastro fica vazio.',
    fix: 'Coloque a cidade e o estado ou país ao lado do e-mail, por exemplo: “Campinas, SP” ou “Braga, Portugal”. Rua e CEP não são necessários; se aceita mudar de cidade, diga isso na mesma linha.',
    strength: null,
    findings: {
      missing: 'Não encontramos cidade, estado nem país perto dos seus dados de contato.',
    },
  },
  'contact-links': {
    name: 'Link para o perfil',
    pass: 'Há um link para seu perfil ou portfólio',
    fail: 'Falta um link para seu perfil ou portfólio',
    why: 'No Brasil, quase todo recrutador confere o LinkedIn antes de ligar. Com o link, ele chega a você e não a um homônimo.',
    fix: 'Coloque ao lado do e-mail o endereço curto do perfil, como linkedin.com/in/nome-sobrenome; se o seu trabalho aparece, inclua portfólio ou GitHub. Teste se a página abre.',
    strength: 'Quem quer saber mais de você tem o link à mão: {url}.',
    findings: {
      missing: 'Não encontramos LinkedIn, GitHub, portfólio nem site pessoal nos seus contatos.',
      unfilled: '“{value}” não leva a nenhuma página sua: falta o seu usuário.',
      'named-only': 'Você cita {network} sem dar o endereço: impresso, o currículo não leva a lugar nenhum.',
    },
  },
  'name-found': {
    name: 'Nome no topo',
    pass: 'Seu nome é a primeira coisa que se vê',
    fail: 'Seu nome não é a primeira coisa que se vê',
    why: 'Quem lê procura primeiro o nome, e o sistema toma por nome a linha mais destacada do topo. Se for outra, seu cadastro fica com ela.',
    fix: 'Deixe nome e sobrenome sozinhos na primeira linha, na maior letra da página, entre 18 e 24 pontos. A palavra “Currículo” não é necessária.',
    strength: 'Seu nome, {name}, abre a página e ninguém precisa procurar.',
    findings: {
      missing: 'Não encontramos um nome no topo da primeira página.',
      low: 'Seu nome ({name}) aparece muito abaixo na página.',
      'title-larger': '“{line}” está em letra maior ({largest} pontos) que o seu nome ({size}).',
      'heading-larger': 'O título “{line}” está em letra maior ({largest} pontos) que o seu nome ({size}).',
      'line-larger': '“{line}” está em letra maior ({largest} pontos) que o seu nome ({size}).',
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
      nothing: 'Não encontramos empregos, formação nem habilidades: o texto não se lê como um currículo.',
      'told-elsewhere':
        'Não há formação. No Japão, ela costuma constar do 履歴書 enviado com este documento: confirme que ele vai junto.',
      'no-headings': 'Não reconhecemos nenhum título de seção: o currículo é lido como um único bloco de texto.',
    },
  },
  'headings-standard': {
    name: 'Títulos das seções',
    pass: 'Os títulos das suas seções são reconhecidos',
    fail: 'Há título de seção que não é reconhecido',
    why: 'Os sistemas separam o texto pelos títulos que conhecem. O que vem abaixo de um título inventado se perde ou vai parar na seção anterior.',
    fix: 'Use títulos comuns: “Resumo profissional”, “Experiência profissional”, “Formação acadêmica”, “Habilidades”, “Idiomas”, “Cursos”. Deixe a originalidade para o conteúdo.',
    strength:
      '{known, plural, one {O título da sua seção é conhecido} other {Os # títulos das suas seções são conhecidos}} por qualquer leitor e por qualquer sistema.',
    findings: {
      odd: '“{heading}” não é um título que os sistemas conheçam.',
    },
  },
  'summary-present': {
    name: 'Resumo profissional',
    pass: '{kind, select, form {O campo de motivação do seu rirekisho está preenchido} other {Um resumo curto abre seu currículo}}',
    fail: '{kind, select, form {O campo de motivação está vazio ou quase} other {O resumo de abertura falta ou não funciona}}',
    why: '{kind, select, form {No formulário japonês (rirekisho), esse é o único espaço para as suas próprias palavras. Vazio ou com meia linha, passa a ideia de pouco interesse na vaga.} other {Os primeiros segundos decidem se a leitura continua. Duas ou três frases sobre quem você é e o que já entregou dão o tom do resto.}}',
    fix: '{kind, select, form {Escreva de 3 a 5 linhas (150 a 250 caracteres, cerca de quatro quintos do campo): por que essa empresa, que experiência ajuda e o que você quer fazer lá.} other {Abra com 2 a 4 frases (20 a 90 palavras): profissão e anos, seu ponto forte e um resultado com número. “Objetivo” diz o que você quer; o resumo, o que você entrega.}}',
    strength:
      'Seu resumo diz em {script, select, cjk {{words, number} caracteres} other {{words, number} palavras}} quem você é e o que entrega, bem onde a leitura começa.',
    findings: {
      missing: 'Nenhum resumo ou perfil abre seu currículo.',
      late: 'Seu resumo vem depois da experiência ou da formação, quando a opinião já está formada.',
      'too-short':
        'Seu resumo tem {words, plural, one {# palavra} other {# palavras}}: pouco para dizer o que você entrega.',
      'too-long': 'Seu resumo tem {words, number} palavras; acima de 90 ele é pulado.',
      'too-short-characters': 'Seu resumo tem {characters, number} caracteres: pouco para dizer o que você entrega.',
      'too-long-characters': 'Seu resumo tem {characters, number} caracteres; acima de 300 ele é pulado.',
      'form-blank': 'O campo de motivação (志望動機) ou de apresentação (自己PR) está vazio.',
      'form-short': 'O campo de motivação ou de apresentação tem só {characters, number} caracteres.',
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
      'none-full': 'Nenhuma das suas páginas passa da metade: a mais cheia está {percent, number}% preenchida.',
    },
  },
  'word-count': {
    name: 'Quantidade de texto',
    pass: 'A quantidade de texto está boa',
    fail: 'A quantidade de texto não está boa',
    why: 'Com pouco texto não há o que avaliar nem palavras para você ser encontrado na busca; com texto demais, seus melhores resultados se perdem.',
    fix: 'Mire em 400 a 700 palavras. Faltou? Acrescente resultados, ferramentas e números aos empregos recentes. Sobrou? Reduza a uma linha o que tem mais de dez anos.',
    strength: null,
    findings: {
      'too-few':
        'Seu currículo tem {words, plural, one {# palavra} other {# palavras}}; com menos de {least, number} fica pouco para avaliar.',
      'too-many': 'Seu currículo tem {words, number} palavras, mais do que as {most, number} que costumam ser lidas.',
      'too-few-characters':
        'Seu currículo tem {characters, number} caracteres; com menos de {least, number} fica pouco para avaliar.',
      'too-many-characters':
        'Seu currículo tem {characters, number} caracteres, mais do que os {most, number} que costumam ser lidos.',
    },
  },
  'entry-dates': {
    name: 'Datas de empregos e estudos',
    pass: 'Seus empregos e estudos têm datas',
    fail: 'Há empregos ou estudos sem datas completas',
    why: 'É pelas datas que se calculam seus anos de experiência. Se uma faltar, aquele emprego pode contar como zero, e quem lê fica na dúvida.',
    fix: 'Coloque mês e ano de início e de fim em cada emprego, por exemplo “03/2021 – atual”; nos estudos, basta o ano de conclusão.',
    strength:
      '{jobs, plural, =0 {Seus estudos têm data: quem lê situa cada um na hora.} one {Seu emprego diz desde quando e até quando: ninguém precisa adivinhar sua experiência.} other {Seus # empregos dizem desde quando e até quando: dá para seguir sua trajetória a partir de {since} sem nenhuma dúvida.}}',
    findings: {
      'no-dates': '“{entry}” está sem datas.',
      'no-start': '“{entry}” diz quando terminou ({end}), mas não quando começou.',
      'no-end': '“{entry}” começa em {start} e não diz quando terminou. Se você ainda está lá, escreva “atual”.',
    },
  },
  'dates-consistent': {
    name: 'Formato das datas',
    pass: 'Suas datas seguem um só formato',
    fail: 'Suas datas misturam formatos',
    why: 'Um formato único se lê de relance e o sistema entende. Misturados, os anos de experiência podem ser mal calculados e o currículo parece remendado.',
    fix: 'Escolha um formato para todos os empregos, por exemplo “03/2021 – 02/2023”, e mantenha-o até o mais antigo. Na formação, o ano basta.',
    strength: '{dates, plural, one {A única data segue} other {As # datas seguem}} um só formato do começo ao fim.',
    findings: {
      mixed: '“{odd}” não segue o formato de “{usual}”{count, plural, one {} other { (# datas)}}.',
      eras: 'Há eras japonesas (“{era}”) misturadas com anos ocidentais (“{western}”).',
    },
  },
  'reverse-chronological': {
    name: 'Ordem das experiências',
    pass: 'O mais recente vem primeiro',
    fail: 'O mais recente não vem primeiro',
    why: 'O recrutador começa pelo seu último cargo. Com o mais antigo no alto, o que você sabe fazer hoje vai parar no fim da página.',
    fix: 'Ordene empregos e cursos do mais recente ao mais antigo em cada seção, pela data de término, com os atuais no topo.',
    strength: 'Seus {entries, number} empregos e cursos com data vão do mais recente ao mais antigo, como se espera.',
    findings: {
      'oldest-first': '“{heading}” começa pelo mais antigo: “{entry}”.',
      'out-of-order': '“{entry}” é mais recente que “{above}”, mas está abaixo.',
    },
  },
  'employment-gaps': {
    name: 'Intervalos entre empregos',
    pass: 'Não há intervalo longo sem explicação',
    fail: 'Há um intervalo longo sem explicação',
    why: 'Um intervalo não é defeito, mas sem explicação cada leitor imagina a sua. Uma linha basta para encerrar a dúvida.',
    fix: 'Acrescente uma linha com datas: “Licença-maternidade”, “Dedicação aos estudos”, “Trabalho autônomo”, “Intercâmbio”. Detalhes não são necessários.',
    strength: null,
    findings: {
      gap: 'Entre “{before}” (até {start}) e “{after}” (desde {end}) {months, plural, one {há # mês} other {há # meses}} sem explicação.',
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
      prose: '“{entry}” está em texto corrido, sem tópicos: divida em 2 a 5, um resultado em cada um.',
      'too-many': '“{entry}” tem {count, number} tópicos. Fique com os 5 ou 6 que mais combinam com a vaga.',
      single: '“{entry}” tem um único tópico. Acrescente mais dois resultados ou conte tudo em uma linha.',
    },
  },
  'file-name': {
    name: 'Nome do arquivo',
    pass: 'O nome do arquivo diz de quem é',
    fail: 'O nome do arquivo não ajuda',
    why: 'O recrutador salva dezenas de currículos na mesma pasta. O seu precisa ser achado pelo seu nome, e “final” ou “(1)” passam descuido.',
    fix: 'Salve com nome e sobrenome, sem acentos nem número de versão, por exemplo: {suggestion}',
    strength: null,
    findings: {
      generic: '“{file}” poderia ser de qualquer pessoa.',
      unnamed: '“{file}” não traz o seu nome ({name}).',
      trace: 'Ficou no nome um “{trace}”, resto de rascunhos ou cópias.',
    },
  },
} satisfies AreaProse<'structure'>;
