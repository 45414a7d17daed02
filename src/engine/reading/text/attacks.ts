/** Attacks on machines as somebody's work. For texts that are `unmarked`. */

/** Whose work it is to attack machines, or to guard them. */
const ATTACKS =
  /red[ -]?team|prompt[ -]?injection|jailbreak|adversarial|attack|angriff|schwachstelle|ataque|attaque|attacc(?:o|hi)|robustesse|vulnerab|攻撃|脆弱|攻击|红队|レッドチーム/i;
/** What no machine is attacked for in somebody's work. */
const OF_APPLICATION =
  /candidat|applicant|resume|curricul|(?<![a-z])cv(?![a-z])|lebenslauf|bewerb|hire|hiring|recruit|contrat|einstell|embauch|assum|採用|応募|候補|履歴書|面接|录用|候选|简历|面试|应聘|推薦|推荐|recom|empf[ie]|raccom/i;

/** Whether somebody tells that machines are made to ignore their orders: "red-teamed chatbots, 30 ways around their instructions". */
export const isOfAttacks = (sentence: string): boolean => ATTACKS.test(sentence) && !OF_APPLICATION.test(sentence);
