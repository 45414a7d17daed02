import type { ReportFrame } from '../messages.ts';

export const frame = {
  summary: {
    excellent:
      'Seu currículo está muito bom de ler: {score} de 100, com {passed} de {total} verificações aprovadas. O ponto mais sólido é {best}. Se tiver cinco minutos, olhe para {worst}: são ajustes, não precisa refazer nada.',
    good: 'Seu currículo tem uma boa base: {score} de 100, com {passed} de {total} verificações aprovadas. O ponto mais sólido é {best}; onde você mais pode ganhar: {worst}. Comece pela primeira recomendação e siga a ordem.',
    'needs-improvement':
      'Hoje seu currículo ainda não mostra tudo o que você vale: {score} de 100, com {passed} de {total} verificações aprovadas. O que funciona melhor é {best}; o que mais tira pontos é {worst}. Quase tudo se resolve em uma tarde: comece pelas recomendações de prioridade alta.',
  },
  summaryNone:
    'Não conseguimos dar uma nota a este arquivo porque quase não há texto para ler. Exporte o currículo em PDF no programa em que você o escreveu e envie de novo.',
  summaryForeign:
    'Seu currículo está em {language}, um idioma que ainda não medimos; por isso não há nota. Abaixo está o que não depende do idioma: como um ATS lê o arquivo e como ele foi diagramado. Medimos espanhol, inglês, francês, português, alemão, italiano, japonês e chinês.',
  summaryOther:
    'Este arquivo não parece um currículo: não encontramos empregos, formação nem habilidades. Se você escolheu o arquivo errado, envie outro. Se é o seu currículo, ponha cada parte sob um título na própria linha (“Experiência profissional”, “Formação”, “Habilidades”) e cada emprego com suas datas.',
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
  quote: 'Veja em: “{excerpt}”.',
  foreignFix: 'Diga em cada tópico o que você fez, como se escreve em um currículo em {language}: {examples}.',
  notApplicable: 'Não se aplica a este currículo e não conta para a nota.',
  undetermined: 'Não deu para saber com este arquivo, por isso não conta para a nota.',
} satisfies ReportFrame;
