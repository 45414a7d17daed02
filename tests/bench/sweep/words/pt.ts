import { list, type Words } from './words.ts';

export const PT: Words = {
  country: 'BR',
  people: list(
    'Jussara Fontenele; Caio Bitencourt; Marília Sobrinho Paes; Otávio Guedes; Thaís Mascarenhas; Renan Quaresma',
  ),
  titles: list(`
    Auxiliar de veterinária; Mestre de obras; Confeiteira; Auxiliar de saúde bucal; Motorista de ônibus; Regulador de sinistros; Cenógrafa
    Porteiro noturno; Tratador de cavalos; Torneiro mecânico; Analista de folha; Advogada júnior; Jardineiro; Recepcionista; Pedreiro
    Enfermeira obstetra; Analista de dados; Líder de turno; Adegueiro; Tapeceiro; Técnica de enfermagem; Carpinteiro; Professora de Biologia
    Pesquisadora de imagens; Assistente de expedição; Vistoriador; Barista; Óptica; Operador de áudio; Compradora; Soldador
    Monitor escolar; Técnico de elevadores; Governanta; Auxiliar de cozinha; Desenvolvedora backend
  `),
  firms: list(`
    Oficina Arruda; Verdança; Padaria da Elvira; Marola; Clínica Sanches Lobo; Laticínios Serra Azul; Irmãos Urbano Ltda.
    Quilom; Transportes Almeirim; Ferraz e Rovere; Casa Tomilho; Vidraçaria Ourique; Mareal; Bigorna; Colégio São Telmo
    Prefeitura de Vila Seca; Dunamar; Andorinha Filmes; Garça & Tico; Moinhos do Tibagi S.A.; Rua de Baixo; Náutica Berimbau
    Musgo; Porto Marreco; Corvana; Viveiro Oiti; Haras Água Preta; Grupo Altexa; Vinícola Ontário; Morar 3; Três Ipês
  `),
  towns: list(
    'Londrina; Sobral; Uberaba; Pelotas; Ilhéus; Santarém; Jundiaí; Lages; Caruaru; Niterói; Palmas; Maringá; Olinda; Franca; Betim; Parnaíba',
  ),
  schools: list(`
    Universidade Estadual de Londrina; SENAI Uberaba; Universidade Federal de Pelotas; ETEC Vasco Venchiarutti; Unifran; IFCE Sobral
    Colégio Marista; Faculdade Pitágoras; Universidade de Caxias do Sul; Escola Técnica Tupy
  `),
  degrees: list(`
    Medicina Veterinária; Técnico em Edificações; Bacharelado em Design de Moda; Ensino médio completo; Mestrado em Ciências Atuariais
    Tecnólogo em Produção Fonográfica; Graduação em Direito; Curso técnico em Confeitaria; Licenciatura em Biologia; MBA em Turismo
  `),
  bullets: list(`
    Agenda de quatro profissionais com cerca de 60 atendimentos por dia
    Redução de 18% nas perdas da câmara fria em uma temporada
    Treinamento de nove aprendizes, sete efetivados
    Abertura e fechamento da loja, inclusive caixa
    Escalas semanais e cobertura de faltas
    Elaboração de propostas de até R$ 250.000 com o projetista
    Tratamento de reclamações no balcão até a solução
    Nova lista de estoque que reduziu a contagem pela metade
    Rondas diárias de segurança e registro em livro
    Conferência de entregas e cobrança de faltas
    Programa de outono com duas escolas vizinhas
    Conserto e manutenção de prensas hidráulicas e talhas
    Liderança de seis pessoas durante a mudança de prédio
    Arquivo de todos os contratos desde 1998
    Venda de artigos de época no valor de R$ 40.000 em três feiras
    Trato de potros antes e depois da doma
    Negociação de condições melhores com cinco fornecedores
    Medição de ambientes e desenhos para a oficina
    Resposta a ligações e cartas de segurados
    Espera média reduzida de 14 para 9 minutos
    Coleta de amostras e preparo do centro cirúrgico
    Dia anual de portas abertas com 1.200 visitantes
    Migração do antigo sistema de reservas para PostgreSQL sem parada
    Fornadas de 300 pães por noite para duas lojas
    Conferência de despesas das filiais do norte
    Criação de cartazes, cardápios e vitrines
    Linhas 14 e 22, noites e fins de semana
    Fechamento mensal para a diretoria
    Aulas do sexto ao nono ano e clube de xadrez
    Muros, arcos e chaminés conforme projeto
    Limpeza e regulagem das máquinas de embalagem
  `),
  skills: list(
    'Excel; Empilhadeira; Domínio Folha; Primeiros socorros; AutoCAD; Controle de estoque; Atendimento; Python; Solda TIG',
  ),
  tongues: list('Português (nativo); Inglês (intermediário); Espanhol (avançado); Francês (básico)'),
  interests: list('Trilhas; Canto coral; Horta; Xadrez; Motos antigas; Culinária'),
  summary: list(`
    Pessoa prática e calma, com mais de dez anos em lugares movimentados, que gosta de ensinar e de aprender um novo ofício.
    Procuro uma vaga perto do litoral em uma equipe cuidadosa. CNH B e condução própria.
  `),
  headings: {
    summary: list('Perfil; Sobre mim; Resumo profissional'),
    experience: list('Experiência profissional; Experiências; Histórico profissional; Trajetória profissional'),
    education: list('Formação acadêmica; Formação; Escolaridade; Educação'),
    skills: list('Habilidades; Competências; Conhecimentos'),
    languages: list('Idiomas; Línguas'),
    interests: list('Interesses; Passatempos; Lazer'),
    contact: list('Contato; Dados de contato'),
  },
  months: list('janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro'),
  shortMonths: list('jan; fev; mar; abr; mai; jun; jul; ago; set; out; nov; dez'),
  ofYear: ' de ',
  present: list('atual; Atual; presente; hoje; o momento'),
  since: 'Desde',
  span: ['De', 'a'],
  at: 'na',
  grades: list('Média: 8,2; Nota final 9,1; Coeficiente de rendimento: 8,7'),
  theses: list('TCC: Hábitos de pastejo de pôneis de serra; Trabalho final sobre recuperação de argamassas de cal'),
  labels: {
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    title: 'Cargo',
    firm: 'Empresa',
    dates: 'Período',
  },
  phones: list('(43) 99155-0148|+5543991550148; +55 53 98404-0275|+5553984040275; (34) 3355-0183|+553433550183'),
  homes: list(`
    Londrina - PR|Londrina - PR; Rua do Ipê, 140, Pelotas - RS|Pelotas - RS; Ilhéus, Bahia|Ilhéus, Bahia; Jundiaí/SP|Jundiaí/SP; Olinda, PE|Olinda, PE
  `),
  page: 'Página',
};
