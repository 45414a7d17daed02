import type { ReportFrame } from '../messages.ts';

/** 計測レポートの文面。 */
export const frame = {
  summary: {
    excellent:
      '総合点は{score, number}点です。{total, number}項目のうち{passed, number}項目が整っており、とくに{best}が優れています。さらに磨くなら、{worst}から見直すと効果が出やすいです。',
    good: '総合点は{score, number}点です。土台はできていて、{total, number}項目のうち{passed, number}項目が整っています。{best}はこのまま活かし、まず{worst}を見直すと印象がはっきり変わります。',
    'needs-improvement':
      '総合点は{score, number}点です。まだ伸ばせるところが多く、整っているのは{total, number}項目のうち{passed, number}項目です。一度に全部直す必要はありません。下の提案を上から順に、まず{worst}から手をつけてください。',
  },
  summaryNone:
    '計測できる文字が見つからなかったため、点数はつけていません。下に、読み取れた範囲の結果と、まず試していただきたいことをまとめました。',
  summaryForeign:
    'この書類の言語（{language}）はまだ計測に対応していないため、点数はつけていません。言語によらない項目（ATSでの読み取りやすさ、レイアウト）の結果を下に示します。対応言語は、スペイン語、英語、フランス語、ポルトガル語、ドイツ語、イタリア語、日本語、中国語です。',
  summaryOther:
    '履歴書・職務経歴書ではないファイルのようです。職歴、学歴、スキルのいずれも見つかりませんでした。別のファイルを選んでいないかご確認ください。応募書類であれば、「職務経歴」「学歴」「スキル」などの見出しを1行に独立させ、職歴ごとに期間を書いてください。',
  areas: { structure: '構成', content: '内容', ats: 'ATSでの読み取りやすさ', design: 'デザイン' },
  sections: {
    summary: '「職務要約」',
    experience: '「職務経歴」',
    education: '「学歴」',
    skills: '「活かせる経験・知識・技術」',
    languages: '「語学」',
    projects: '「プロジェクト」',
    certifications: '「資格・免許」',
    awards: '「受賞・表彰」',
    publications: '「論文・登壇」',
    volunteering: '「ボランティア活動」',
    interests: '「趣味・特技」',
    references: '「推薦者」',
  },
  sides: { left: '左', right: '右', top: '上', bottom: '下' },
  languages: {
    es: 'スペイン語',
    en: '英語',
    fr: 'フランス語',
    pt: 'ポルトガル語',
    de: 'ドイツ語',
    it: 'イタリア語',
    ja: '日本語',
    zh: '中国語',
  },
  quote: '該当箇所：「{excerpt}」。',
  foreignFix: '各項目で「したこと」を、{language}の職務経歴書らしい言い方で示してください。例：{examples}。',
  notApplicable: 'この書類には当てはまらない項目です。点数には影響しません。',
  undetermined: 'はっきり判定できませんでした。点数には影響しません。',
} satisfies ReportFrame;
