/** SPEC section 5: what stands in for what a model left out, in the visitor's language. */
import type { Language } from '../resume/language.ts';

export interface ReplyDefaults {
  readonly strength: string;
  /** For a recommendation without its text, and for a reply without recommendations. */
  readonly suggestion: string;
  readonly summary: string;
}

export const REPLY_DEFAULTS: Readonly<Record<Language, ReplyDefaults>> = {
  es: {
    strength: 'El currículum reúne la información básica que un reclutador espera encontrar.',
    suggestion: 'Revisa el currículum línea a línea y concreta cada punto con datos y resultados.',
    summary: 'El análisis ha terminado. Consulta las puntuaciones y las recomendaciones para ver qué mejorar primero.',
  },
  en: {
    strength: 'The resume covers the basic information a recruiter expects to find.',
    suggestion: 'Go through the resume line by line and back up each point with facts and results.',
    summary: 'The analysis is complete. See the scores and recommendations for what to improve first.',
  },
  fr: {
    strength: 'Le CV contient les informations de base qu’un recruteur s’attend à trouver.',
    suggestion: 'Relisez le CV ligne par ligne et appuyez chaque point sur des faits et des résultats.',
    summary:
      'L’analyse est terminée. Consultez les notes et les recommandations pour savoir quoi améliorer en premier.',
  },
  pt: {
    strength: 'O currículo traz as informações básicas que um recrutador espera encontrar.',
    suggestion: 'Revise o currículo linha por linha e sustente cada ponto com dados e resultados.',
    summary: 'A análise foi concluída. Veja as pontuações e as recomendações para saber o que melhorar primeiro.',
  },
  de: {
    strength: 'Der Lebenslauf enthält die grundlegenden Angaben, die Personalverantwortliche erwarten.',
    suggestion:
      'Gehen Sie den Lebenslauf Zeile für Zeile durch und belegen Sie jeden Punkt mit Fakten und Ergebnissen.',
    summary:
      'Die Analyse ist abgeschlossen. Die Bewertungen und Empfehlungen zeigen, was Sie zuerst verbessern sollten.',
  },
  it: {
    strength: 'Il curriculum contiene le informazioni di base che un selezionatore si aspetta di trovare.',
    suggestion: 'Rileggi il curriculum riga per riga e sostieni ogni punto con dati e risultati.',
    summary:
      'L’analisi è terminata. Consulta i punteggi e le raccomandazioni per capire che cosa migliorare per primo.',
  },
  ja: {
    strength: '採用担当者が確認したい基本情報がそろっています。',
    suggestion: '一行ずつ見直し、それぞれの内容を具体的な数字や成果で裏付けましょう。',
    summary: '分析が完了しました。まず何を改善すべきかは、スコアと改善提案をご覧ください。',
  },
  zh: {
    strength: '简历包含了招聘人员希望看到的基本信息。',
    suggestion: '请逐行检查简历，用具体的数据和成果支撑每一项内容。',
    summary: '分析已完成。请查看评分和改进建议，了解应优先改进的内容。',
  },
};
