/** Verbs that tell a job, of sentences and of heads: whom one worked for behind them, or as what. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Language } from '../../../resume/language.ts';

/** The verb, and the words behind it that an employer, or a post, follows. */
export interface Telling {
  readonly at: RegExp;
  readonly as: RegExp;
  readonly learned: RegExp;
  /** Before the post behind the employer, and before the employer behind the post; `AS` and words of where otherwise. */
  readonly post?: RegExp;
  readonly employer?: RegExp;
}

export const TELLING: Readonly<Partial<Record<Language, Telling>>> = {
  en: {
    at: /^(?:(?:was|am|have|have been|had been) )?(?:(?:currently|presently|now|previously|formerly|initially|then|also) )?(?:(?:employed|engaged|hired|taken on|contracted|associated|posted|deputed) (?:by|at|with|in)|(?:working|worked|work|serving|served|started|started work(?:ing)?|volunteering|volunteered) (?:at|for|with|in|under)|joined)\s(?:the |m\/s\.? ?)?(?=\S)/iu,
    as: iu`^(?:(?:was|am|have|have been|had been) )?(?:(?:currently|presently|now|previously|formerly|initially|then|also) )?(?:employed|engaged|hired|taken on|contracted|working|worked|work|serving|served|started|started work(?:ing)?|volunteering|volunteered) as (?:an? |the )?(?=\S)|^(?:held|took up|took|hold) (?:the|a) (?:post|position|role|job) (?:of|as) (?:an? |the )?(?=\S)|^(?:was|am|have been) (?:an? |the )(?=\p{L})|^spent (?:\p{L}+ ){1,4}(?:as|working as) (?:an? |the )?(?=\p{L})`,
    learned:
      /^(?:completed|did|undertook|carried out) (?:an? |my |the )?((?:summer |student )?(?:internship|placement|apprenticeship|traineeship|work experience))\s(?:at|with|in)\s(?:the )?(?=\S)/iu,
    post: iu`,?\sas (?:an? |the )?(?=\p{L})|\sin the (?:role|position|post|capacity) of (?:an? )?`,
    employer: u`,?\s(?:at|for|with|in|by) (?:the |[Mm]\/s\.? ?)?(?=["“']?[\p{Lu}\d])`,
  },
  es: {
    at: /^(?:(?:estuve|he estado|estoy|estaba|comencé a|empecé a|entré a|pasé a)\s)?(?:trabaj(?:ando|ar|é|o|aba)|he trabajado|labor(?:ando|ar|é|o|aba)|desempeñándome|(?:me )?desempeñ[éo]|me incorporé|ingresé(?: a trabajar)?|entré|inicié(?: a trabajar| mi carrera| mi vida laboral)?|presté(?: mis)? servicios?|fui contratad[oa]|colaboré|(?:tengo|tuve|ocup[oé]|obtuve) un (?:cargo|puesto))\s(?:para|en|con|a|al|por|dentro de)?\s?(?:(?:el|la|los|las|una?)\s)?(?:(?:empresa|firma|compañía)\s)?(?=\S)/iu,
    as: iu`^(?:(?:estuve|he estado|estoy|estaba|comencé a|empecé a|entré a|pasé a)\s)?(?:trabaj(?:ando|ar|é|o|aba)|he trabajado|labor(?:ando|ar|é|o|aba)|desempeñándome|(?:me )?desempeñ[éo]|prest[éo](?: mis)? servicios?|ejerc[íoi](?:endo)?|fui contratad[oa]|ingresé|entré|inicié|comencé|empecé|actué)\s(?:como|de|en (?:el cargo|el puesto|calidad) de)\s(?=\S)|^(?:desempeñ(?:[éo]|aba)|ocup(?:[éo]|aba)|tengo|tuve|ejer(?:cí|zo|cía)|he (?:ocupado|desempeñado|ejercido))\s(?:como|(?:el|la|un|una) (?:cargo|puesto|plaza|rol|función|profesión) de)\s(?=\S)|^(?:soy|fui|he sido|era)\s(?!contratad|admitid)(?=\p{Ll})`,
    learned:
      /^(?:(?:realicé|hice|efectué|cursé|completé)\s(?:(?:un|una|mis|mi|las|la|el)\s)?)?((?:pasantías?|prácticas?|internado|residencia|servicio social|pr[aá]cticum|estad[íi]as?|suplencias?|voluntariado)(?:\s(?:profesional(?:es)?|pre-?profesional(?:es)?|laboral(?:es)?|rural|clínic[oa]s?))?)\s(?:en|con|para)\s(?:(?:el|la|los|las)\s)?(?:(?:empresa|firma|compañía)\s)?(?=\S)/iu,
  },
  pt: {
    at: /^(?:(?:estive|estou|estava|comecei a|passei a|vim a)\s)?(?:trabalh(?:ando|ar|ei|o|ava)|atu(?:ando|ar|ei|o|ava)|ingressei|entrei|(?:iniciei|comecei)(?: (?:as |a |o )?(?:minhas atividades|minha carreira|minha vida profissional|meu percurso(?: profissional)?))?|prestei serviços?|fui (?:contratad|admitid)[oa]|colaborei|tenho um cargo|tive um cargo)\s(?:n[ao]s?|em|para(?: [ao])?|pel[ao]|com|à|ao)\s(?:(?:uma?)\s)?(?:(?:empresa|firma|companhia)\s)?(?=\S)/iu,
    as: iu`^(?:(?:estive|estou|estava|comecei a|passei a)\s)?(?:trabalh(?:ando|ar|ei|o|ava)|atu(?:ando|ar|ei|o|ava)|exerc(?:i|endo|o)|fui (?:contratad|admitid)[oa]|ingressei|entrei|iniciei|comecei)\s(?:como|no cargo de|na função de)\s(?=\S)|^(?:exerc(?:i|ia|o)|exerço|ocup(?:ei|o|ava)|desempenh(?:ei|o|ava))\s(?:como|(?:a função|o cargo|(?:as )?funções|o posto|o lugar|a profissão|o papel|a atividade) de)\s(?=\S)|^(?:sou|fui|era)\s(?!contratad|admitid)(?=\p{Ll})`,
    learned:
      /^(?:(?:realizei|fiz|efetuei|cumpri)\s(?:(?:um|o|meu|uma)\s)?)?((?:estágio|residência|voluntariado|serviço militar)(?:\s(?:curricular|profissional|supervisionado|obrigatório|clínico))?)\s(?:n[ao]s?|em|com)\s(?:(?:empresa|firma)\s)?(?=\S)/iu,
  },
  it: {
    at: /^(?:ho lavorato|lavoro|ho iniziato a lavorare|lavoravo|sono stat[oa] assunt[oa]|sono entrat[oa]|ho collaborato)\s(?:presso|per|con|da|in|alla|al|dalla|dal|nella|nel)\s?(?:(?:il|lo|la|gli|i|l['’]|una?)\s?)?(?:(?:ditta|società|azienda)\s)?(?=\S)/iu,
    as: iu`^(?:ho lavorato|lavoro|sono (?:stat[oa] assunt|entrat|passat)[oa]|lavoravo)\s(?:come|in qualità di|con la (?:mansione|qualifica) di)\s(?=\S)|^(?:(?:ho (?:svolto|ricoperto|esercitato)|svolg(?:o|evo)|ricopr(?:o|ivo)|esercit(?:o|avo)))\s(?:come|in qualità di|(?:l['’]|la |il |le )(?:attività|professione|ruolo|mansion[ei]|incarico|funzion[ei]|qualifica|carica) (?:di|come))\s(?=\S)|^(?:sono stat[oa]|sono|ero)\s(?!assunt|stat|entrat|passat|rimast)(?=\p{Ll})`,
    learned:
      /^(?:(?:ho svolto|ho fatto|ho effettuato|ho prestato)\s(?:(?:un|il|uno)\s)?)?((?:tirocinio|stage|apprendistato|praticantato|volontariato|servizio civile)(?:\s(?:formativo|curriculare))?)\s(?:presso|in|alla|al|da|nella)\s?(?:(?:il|lo|la|l['’])\s?)?(?:(?:ditta|società|azienda)\s)?(?=\S)/iu,
  },
  fr: {
    at: /^(?:j['’]ai (?:travaillé|intégré|rejoint|été embauchée?|été recrutée?|(?:commencé|débuté|démarré)(?: (?:ma carrière|mon parcours|ma vie professionnelle|à travailler))?)|je travaille|je travaillais|je suis entrée?)\s(?:chez|à|au|aux|pour|dans|par)?\s?(?:(?:la|le|les|l['’])\s?)?(?:(?:société|entreprise|maison)\s)?(?=\S)/iu,
    as: iu`^(?:j['’]ai (?:travaillé|exercé|commencé|débuté|été embauchée?|été recrutée?)|(?:je suis )?entrée?|(?:je )?travaill(?:e|ais)|j['’]exer(?:ce|çais))\s(?:(?:comme|en tant que|en qualité de|le métier de|la profession de)\s|(?:en tant qu|en qualité d|le métier d|la profession d)['’])(?=\p{Ll})|^(?:j['’](?:ai )?(?:occupe|occupé|occupais|assure|assuré|tenu)|(?:je )?tiens)\s(?:le|la|les|un) (?:poste|fonctions?|emploi|rôle) (?:de\s|d['’])(?=\p{Ll})|^(?:j['’]ai été|(?:je )?suis|j['’]étais)\s(?!embauch|recrut|entré)(?=\p{Ll})`,
    learned:
      /^(?:j['’]ai (?:effectué|fait|réalisé|suivi)\s(?:(?:un|mon|une|du)\s)?)?((?:stage|apprentissage|alternance|service civique|bénévolat)(?:\s(?:de fin d['’]études|professionnel|d['’]observation))?)\s(?:chez|à|au|dans)\s(?:(?:la|le|l['’])\s?)?(?:(?:société|entreprise)\s)?(?=\S)/iu,
  },
  de: {
    at: /^(?:ich )?(?:arbeite(?:te)?|habe|war|bin|jobbte|begann|wechselte) (?:ich )?(?:bei(?:m| der| dem)?|im|in (?:der|einer|einem)|an der|am|zu(?:r|m)|für(?: die| den| das)?)\s(?=\S)/iu,
    as: u`^(?:[Ii]ch )?(?:arbeite(?:te)?|habe|war|bin|jobbte|diente|begann|half) (?:ich )?als\s(?=\p{L})|^(?:[Ii]ch )?(?:war|bin) (?:ich )?(?=\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s(?:bei|beim|im|in|an|am)\s)`,
    learned: u`^(?:ich )?(?:absolvierte|machte|leistete|habe) (?:ich )?(?:eine?|einen|meine?|meinen) ((?:\p{Ll}{4,16} )?(?:[Pp]raktikum|Zivildienst|Wehrdienst|Volontariat|FSJ|(?:f|F)reiwilliges [Ss]oziales Jahr|Schülerpraktikum|Ferialpraktikum|Pflichtpraktikum))\s(?:bei(?:m| der| dem)?|im|in (?:der|einer|einem)|an der|am)\s(?=\S)`,
    post: u`,?\sals\s(?=\p{L})`,
    employer: u`,?\s(?:bei(?:m| der| dem)?|im|in (?:der|einer|einem)|an der|am|für(?: die| den| das)?)\s(?=["„“']?[\p{Lu}\d])`,
  },
};

/** As what, behind whom one worked for. */
export const AS =
  /\s?,?\s(?:(?:como|no cargo de|na função de|en el (?:cargo|puesto) de|come|in qualità di|comme|en tant que|en qualité de)\s|(?:en tant qu|en qualité d)['’])/u;
