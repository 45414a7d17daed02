/** Words of file names: what a resume is called, and the traces that saving and sending leave. Data only, in all languages at once. */

// prettier-ignore
/** Names of the document, its kind or its language; a file called by them alone could be anybody's. */
export const DOCUMENT_WORDS: readonly string[] = [
  'cv', 'resume', 'curriculum', 'vitae', 'vitæ', 'curriculo', 'lebenslauf', 'bewerbung', 'bewerbungsunterlagen', 'hoja', 'vida', 'de', 'mi', 'my', 'mon', 'meu', 'mein', 'il', 'mio', 'documento', 'document', 'doc', 'dokument',
  'pdf', 'docx', 'profile', 'perfil', 'linkedin', 'europass', 'template', 'plantilla', 'modele', 'modelo', 'modello', 'vorlage', 'es', 'en', 'eng', 'fr', 'pt', 'br', 'it', 'ja', 'jp', 'zh', 'cn', 'ger', 'deu', 'ita', 'fra', 'esp',
  'english', 'ingles', 'spanish', 'espanol', 'deutsch', 'francais', 'italiano', 'portugues', 'anglais', 'inglese', 'englisch', 'untitled', 'scan', 'scanned', 'export', 'download', 'page', 'application', 'candidature', 'candidatura',
  'personal', 'professional', 'profesional', 'profissional', 'professionnel', 'professionale', 'job', 'work', 'file', 'archivo', 'arquivo', 'fichier', 'datei', 'sin', 'titulo', 'microsoft', 'office', 'word', 'wps',
];

/** CJK names of the document: what is left of a file name without them is the person's. */
// prettier-ignore
export const DOCUMENT_WORDS_CJK: readonly string[] = [
  '職務経歴書', '履歴書', '職務履歴書', '経歴書', 'レジュメ', '英文', '和文', '個人简历', '个人简历', '求职简历', '应聘简历', '简历', '履历', '簡歷', '履歷', '中文', '英文版', '中文版', '日本語', '文档', '文書', '無題', '新建', '我的', '模板', 'テンプレート',
];

/** Traces of drafts and copies, whole words. */
// prettier-ignore
export const DRAFT_WORDS: readonly string[] = [
  'final', 'finale', 'finished', 'definitivo', 'definitiva', 'definitif', 'endgultig', 'endversion', 'endfassung', 'finalfinal', 'copy', 'copia', 'copie', 'kopie', 'duplicate', 'new', 'nuevo', 'nueva', 'nouveau', 'nouvelle', 'novo', 'nova', 'neu', 'neue', 'neuer', 'nuovo', 'nuova',
  'draft', 'borrador', 'brouillon', 'rascunho', 'entwurf', 'bozza', 'old', 'viejo', 'ancien', 'antigo', 'alt', 'vecchio', 'updated', 'update', 'actualizado', 'actualizada', 'atualizado', 'atualizada', 'aktuell', 'aktualisiert', 'aggiornato', 'latest', 'ultimo', 'ultima', 'version', 'versao', 'versione',
  'temp', 'tmp', 'test', 'prueba', 'teste', 'edited', 'editado', 'revised', 'revisado', 'corrected', 'corregido', 'corrige', 'korrigiert', 'good', 'real', 'ok', 'asdf',
];

/** The same in CJK, anywhere in the name. */
export const DRAFT_WORDS_CJK: readonly string[] = [
  '最終', '最新', '完成版', '決定版', '修正版', '修正済', '下書き', 'コピー', '新しい', '更新版', '最终', '终稿', '终版', '定稿', '新版', '草稿', '副本', '拷贝', '修改版', '改版', '初稿',
]; // prettier-ignore
