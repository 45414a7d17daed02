/** Headings below which nobody keeps contact data: there the opening of a resume ends. */

const HEADS = [
  // es, pt, it
  String.raw`(?:lo )?que (?:hice|he hecho|hago)|qué (?:hice|he hecho|hago)|cosa (?:ho (?:fatto|studiato)|so fare|faccio)|o que (?:fiz|faço)|experi[eê]nci?as?|exp[eê]riências?|esperienz[ae]|trayectoria|trajetória|historial|hist[oó]rico|antecedentes|empleos?|empregos?|percurso|percorso|attività|educaci[oó]n|educação|formaci[oó]n|formação|formazione|istruzione|estudi?os|studi|escolaridade|habilitações|habilidades|compet[eê]nci?as|competenze|conocimientos|conhecimentos|conoscenze|capacidades|aptitudes|destrezas|herramientas|ferramentas|strumenti|idiomas|lingue|línguas|cursos|corsi|certificad?[oa]s|certificaciones|certificações|certificazioni|titulaci[oó]n|titoli|logros|proyectos|projetos|progetti|publicaciones|publicações|pubblicazioni|referencias|referências|referenze|perfil|profilo|resumen|resumo|sintesi|sommario|objetivos?|obiettiv[oi]|sobre (?:mí|mim)|acerca de mí|chi sono|presentaci[oó]n|intereses|interesses|interessi|aficiones|voluntariado|volontariato|premios|prêmios|firma`,
  // en
  String.raw`(?:(?:work|professional|career|relevant|teaching|research|clinical|selected) )?(?:experience|employment|history|career|academics?|education|qualifications?|training|skills|summary|profile|objective|projects?|publications?|awards|certifications?|certificates|licen[cs]es|tickets|languages|interests|hobbies|volunteering|volunteer|references|referees|what i(?:[’']ve)? (?:did|done|do)|achievements|highlights|strengths|tools|technologies|about(?: me)?|statement|declaration|work(?: history)?|jobs|schools?|schooling|studies)`,
  // fr
  String.raw`ce que (?:j[’']ai fait|je fais)|exp[ée]riences?|parcours|emplois?|formations?|dipl[ôo]mes?|[ée]tudes|scolarit[ée]|comp[ée]tences?|savoir-faire|langues?|informatique|logiciels|outils|centres? d[’']int[ée]r[êe]ts?|loisirs|divers|projets|publications|r[ée]f[ée]rences|profil|objectifs?|sommaire|[àa] propos|certifications|b[ée]n[ée]volat`,
  // de
  String.raw`\p{L}{4,20}e[rs]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|tätigkeit(?:en)?|ausbildung|bildung)|berufs(?:erfahrung(?:en)?|praxis|weg|laufbahn|ausbildung|tätigkeit)|arbeits?(?:erfahrung)?|erfahrung(?:en)?|werdegang|ausbildung|aus- und weiterbildung|weiterbildung(?:en)?|fortbildung(?:en)?|schule?|schul(?:bildung|ausbildung|laufbahn)|lehre|studium|bildung(?:sweg|sgang)?|kenntnisse|fähigkeiten|kompetenzen|sprachen?|sprachkenntnisse|(?:edv|it)(?:-kenntnisse)?|interessen|hobbys?|ehrenamt|kurzprofil|zusammenfassung|ziele?|beruf(?:e|stätigkeit(?:en)?)?|was ich (?:gemacht habe|mache|kann)|referenzen|veröffentlichung(?:en)?|publikationen|projekte|zertifikate|sonstiges`,
].join('|');
const LATIN = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:\d{1,2}[.)]\s?)?(?:${HEADS})(?:[\s&/]+[\p{L}’'()-]{1,24}){0,4}[\s:]*$`,
  'iu',
);
/** "Experience Designer": somebody, no heading. */
const ROLE =
  /(?:manager|designer|engineer|specialist|coordinator|analyst|lead|director|officer|consultant|trainer|developer|writer|teacher|advisor|assistant|leiter(?:in)?|ingenieur(?:in)?|assistent(?:in)?)\s*$/iu;
const EAST_ASIAN =
  /^[^\p{L}\p{N}]*(?:学歴|學歷|学历|職歴|職務|職歷|经歴|経歴|略歴|主な?経歴|自己|志望|免許|資格|スキル|語学|趣味|特技|受賞|発表|概要|業務|活かせる|工作|教育|教学|项目|專案|实习|實習|技能|专业|專業|个人优势|个人评价|自我|职业|職業|求职|證照|证书|荣誉|獲獎|获奖|语言|語言|软件|特长|兴趣|校园|科研|论文|培训)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・·&/與与和及]{0,10}[\s:：】』」〉》］\])）>＞]*$/u;
/** "【学歴】東京大学 …": what is in brackets is the heading, whatever follows. */
const BRACKETED = /^\s*[【〔［[《](?<head>[^】〕］\]》\n]{2,14})[】〕］\]》]/u;
const LONGEST_HEADING = 48;

/** Whether a cell is nothing but such a heading. */
export function isSectionHead(text: string): boolean {
  const bare = BRACKETED.exec(text)?.groups?.['head'] ?? text.trim();
  if (bare === '' || bare.length > LONGEST_HEADING) return false;
  // "E X P E R I E N C I A", "自 己 P R"
  const closed = /^(?:\p{L}\s){3,}\p{L}$/u.test(bare) ? bare.replace(/\s/gu, '') : bare;
  return (LATIN.test(closed) && !ROLE.test(closed)) || EAST_ASIAN.test(closed.replace(/\s/gu, ''));
}
