/**
 * Sentences that bind a machine, call it by what it does or play its judge: what they are made of, as sources of patterns for texts that are
 * `unmarked`. Broad on purpose: a sentence must hold several of them, in order, and point at this very document or its person.
 */
import type { Language } from '../../resume/language.ts';

export interface SteerWords {
  /** What may stand before the machine at the beginning of a clause: articles, "any", what kind of machine. */
  readonly lead: string;
  /** Whatever may read a resume without eyes. */
  readonly reader: string;
  /** Calls somebody. */
  readonly message: string;
  /** What the machine owes, is asked for, or will do. */
  readonly duty: string;
  /** The writer, or what he writes, as told to the machine. */
  readonly self: string;
  /** People who decide, as played by the reader. */
  readonly judge: string;
  /** The reader, spoken to. */
  readonly you: string;
  /** What the machine was told before. */
  readonly rules: string;
  /** What a program is told to give out, in whatever form code comments have. */
  readonly print: string;
  /** A selection and its end: "evaluation complete". */
  readonly done: string;
  /** What it came to. */
  readonly outcome: string;
}

// prettier-ignore
export const MACHINE_STEERS: Readonly<Record<Language, SteerWords>> = {
  en: {
    lead: 'any|every|each|all|no|the|an?|this|that|our|your|of|whichever|whatever|such|some|dear|hey|hello|hi|to|for|and|so|then|please|also|hiring|recruiting|recruitment|screening|sorting|ranking|scoring|selection|evaluation|matching|parsing|reading|reviewing|evaluating|grading|judging|filtering|shortlisting|summari[sz]ing|triage|talent|resume|cv|applicant|tracking|ai|artificial|automat(?:ed|ic)|algorithmic|digital|virtual|electronic|large|language|machine|intelligent|smart|generative|neural|downstream|incoming',
    reader: 'ais?|a\\.i\\.|ats|llms?|(?:chat)?gpts?|(?:chat|web)?-?bots?|robots?|algorithms?|parsers?|scorers?|rankers?|rank(?:ing|er)s?|sorters?|graders?|raters?|evaluators?|screeners?|scanners?|crawlers?|classifiers?|recommenders?|summari[sz]ers?|summar(?:y|ies)|copilots?|models?|networks?|machines?|assistants?|agents?|reviewers?|readers?|systems?|software|programs?|tools?|engines?|filters?|pipelines?|platforms?|intelligence|automation',
    message: 'notes?|memo|message|notice|reminder|instructions?|hint|tip|request|directive|guidance|advice|alert|attention|attn\\.?|dear|hey|hello|hi|greetings|fyi|warning|info(?:rmation)?|word|plea|to|for',
    duty: 'must|should|shall|will|would|ought to|(?:has|have|needs?) to|(?:is|are) (?:to|asked|requested|required|obliged|bound|instructed|expected|advised|invited|encouraged|urged|free|kindly)|may|might|can|cannot|please|kindly|do(?:es)? not',
    self: 'me|myself|my|mine|i|these lines|this one|this person|this name|this resume|this page|the undersigned|above all others|everybody else|every other|all others',
    judge: 'recruiters?|hiring managers?|hr (?:manager|director|head|lead)s?|head of (?:hr|people|talent)|interviewers?|headhunters?|hiring committee|talent (?:lead|partner|scout)s?',
    you: 'you|your|yourself|you[’\']re',
    rules: '(?:the |your |all |any |job |above |previous )?(?:requirements?|criteria|criterion|rubrics?|instructions?|guidelines?|filters?|checks?|rules?|prompts?|job description|thresholds?)',
    print: 'return|output|print|set|emit|write|respond|reply|answer|assign|display|skip|pass|mark|flag|tag|append|approve|accept|force|override',
    done: '(?:evaluation|assessment|screening|review|analysis|scoring|ranking|vetting|processing|shortlisting|pre-?screen(?:ing)?|parsing|matching|verification)(?: stage| phase| status| result)?\\s?[:=-]?\\s?(?:is |was |has been |already )?(?:complete|completed|finished|done|closed|passed|concluded|final|finali[sz]ed|successful|cleared|ok)',
    outcome: '(?:exceptional|excellent|perfect|ideal|outstanding|strong|top|best|highly|very good|great|good) (?:fit|match|candidate|applicant|hire|recommended|qualified|suitable)|hire|offer|interview|shortlist|recommended|suitable|qualified|approved|advance|next (?:round|stage|step)',
  },
  es: {
    lead: 'cualquier|tod[oa]s?|cada|ningun[oa]?|los?|las?|el|un[oa]?|est[ea]|ese|esa|del?|al?|para|y|que|si|por favor|ojala|querid[oa]s?|estimad[oa]s?|hola|oye|gran|grande|inteligente',
    reader: 'ias?|inteligencias? artificial(?:es)?|llms?|(?:chat)?gpts?|(?:chat)?bots?|robots?|algoritmos?|analizador(?:es)?|clasificador(?:es)?|evaluador(?:es)?|calificador(?:es)?|puntuador(?:es)?|seleccionador(?:es)? (?:automatic|virtual|digital)[oa]s?|filtros?|motor(?:es)?|modelos?|red(?:es)? neuronal(?:es)?|maquinas?|asistentes?|agentes?|lector(?:es)?|sistemas?|software|programas?|herramientas?|plataformas?|ordenador|computadora?|copiloto|resumidor|parser|ats|automatismos?',
    message: 'notas?|aviso|mensaje|recado|recordatorio|instruccion(?:es)?|indicacion(?:es)?|pista|consejo|peticion|solicitud|ruego|directriz|alerta|atencion|a la atencion|querid[oa]s?|estimad[oa]s?|hola|oye|advertencia|informacion|apunte|para|a',
    duty: 'deb(?:e|en|es|era|eran|eras|eria|erian|iera|ieran)|ha[ns]? de|habra[ns]? de|tiene[ns]? que|tendra[ns]? que|podra[ns]?|puede[ns]?|queda[ns]? (?:obligad|invitad|autorizad)[oa]s?|esta[ns]? (?:obligad|autorizad|invitad)[oa]s?|se (?:le|les) (?:pide|ruega|ordena|solicita|invita)|(?:coloc|situ|pon|d|pas|puntu|clasific|prefir|recomend|valor|trat|eleg|eli|otorg|apro|destaqu|coloqu|seleccion)(?:e|en|ara|aran|iera|ieran|ga|gan|ra|ran|ija|ijan|ue|uen)|ser[aá]n?|dar[aá]n?|situar[aá]n?|recomendar[aá]n?|mencionar[aá]n?|resaltar[aá]n?',
    self: 'me|mi|mis|yo|mio|estas? (?:lineas?|pagina|persona|candidata?|nombre|aspirante)|este (?:nombre|documento|candidato|perfil|archivo)|quien (?:esto )?(?:escribe|firma)|(?:la|el) (?:que suscribe|abajo firmante)|(?:de los|las|los) demas|(?:del|el) resto',
    judge: 'reclutador(?:a|es|as)?|seleccionador(?:a|es|as)?|director(?:a)? de (?:recursos humanos|rr ?\\.? ?hh|personal|seleccion)|jef[ea] de (?:personal|seleccion|recursos humanos)|responsable de (?:seleccion|recursos humanos|contratacion)|entrevistador(?:a|es)?|tribunal|gerente de (?:contratacion|seleccion)',
    you: 'tu|te|tus|ti|eres|usted|ustedes|vosotros|imagina|imaginate|finge|supon|suponga|haz|actua|ponte',
    rules: '(?:l[oa]s |tus |el |la )?(?:requisitos?|criterios?|exigencias|instrucciones|consignas|reglas|filtros?|normas|baremo|rubrica|condiciones|comprobaciones)',
    print: 'devolver|devuelve|devuelva|imprimir|imprime|mostrar|muestra|responder|responde|escribir|asignar|asigna|poner|marcar|marca|saltar|salta|omitir|aprobar|aceptar|dar|fijar',
    done: '(?:evaluacion|valoracion|seleccion|preseleccion|criba|cribado|analisis|revision|verificacion|clasificacion|puntuacion|procesamiento|filtrado)\\s?[:=-]?\\s?(?:ya |ha sido |esta )?(?:finalizad|terminad|completad|concluid|cerrad|superad|complet|realizad|aprobad|validad)[oa]',
    outcome: '(?:candidat[oa]|aspirante|perfil|encaje|puntuacion|nota) (?:muy |altamente )?(?:idone[oa]|ideal|excelente|excepcional|perfect[oa]|apt[oa]|recomendad[oa]|maxim[oa]|sobresaliente)|contratar|entrevista|apt[oa]|idone[oa]|recomendad[oa]|siguiente (?:fase|ronda|etapa)|oferta|preseleccionad[oa]',
  },
  fr: {
    lead: 'tout|toute|tous|toutes|chaque|aucun|aucune|les?|la|l[’\']|une?|d[’\']|ce|cet|cette|du|des|de|aux?|a|pour|et|que|si|svp|cher|chere|chers|cheres|bonjour|grand|quelconque',
    reader: 'ia|intelligences? artificielles?|llms?|(?:chat)?gpts?|(?:chat)?bots?|robots?|algorithmes?|analyseurs?|classeurs? automatiques?|evaluateurs?|notateurs?|trieurs?|tris? automatiques?|filtres?|moteurs?|modeles?|reseaux? de neurones|machines?|assistante?s?|agents?|lecteurs?|systemes?|logiciels?|programmes?|outils?|plateformes?|ordinateur|copilote|parseur|parser|ats|automates?|classements? automatiques?|resumeur',
    message: 'notes?|message|avis|rappel|consignes?|instructions?|indice|conseil|astuce|mot|info(?:rmation)?|demande|requete|directive|alerte|attention|a l[’\'] ?attention|chere?s?|bonjour|avertissement|pour|a|aux?',
    duty: 'doi(?:t|vent|s)|devra|devront|devrait|devraient|devez|(?:est|sont|etes) (?:pri|tenu|invit|oblig|somm|charg)[a-z]*|peut|peuvent|pourra|pourront|est a|(?:mentionner|dir|placer|classer|indiquer|recommander|retiendr|soulignera?|conclur|attribuer|donner|ignorer|omettr|metttr|mettr|evitera?|presenter|noter|jugera?|considerer)(?:a|ont|ait|aient)?',
    self: 'me|m[’\']|moi|mon|ma|mes|je|j[’\']|ces lignes|ce (?:nom|cv|dossier|profil|parcours|document|candidat)|cette (?:personne|page|candidate|candidature)|la soussignee|le soussigne|(?:de )?tou(?:te)?s les autres|aux autres',
    judge: 'recruteu(?:r|se)s?|(?:d|de la )?rh|drh|directeur des ressources humaines|directrice des ressources humaines|responsable (?:rh|du recrutement|recrutement|des ressources humaines)|charge(?:e)? de recrutement|chasseur de tetes|jury|selectionneur',
    you: 'tu|te|toi|t[’\']|tes|ton|ta|vous|vos|votre|imagine|imaginez|fais|faites|suppose|supposez|joue|jouez',
    rules: '(?:l[ea]s? |tes |vos |des |aux? )?(?:criteres?|exigences?|consignes?|instructions?|regles?|filtres?|grilles?|conditions?|prerequis|controles?)',
    print: 'renvoyer|renvoie|retourner|retourne|afficher|affiche|imprimer|repondre|reponds?|ecrire|attribuer|mettre|marquer|sauter|omettre|valider|accepter|donner|fixer|cocher|ignorer',
    done: '(?:evaluation|analyse|tri|preselection|selection|examen|notation|verification|traitement|classement|controle)\\s?[:=-]?\\s?(?:deja |a ete |est )?(?:terminee?|achevee?|finalisee?|completee?|complete?t?e?|validee?|close?|cloturee?|reussie?|effectuee?|concluante?)',
    outcome: '(?:candidat(?:e|ure)?|profil|adequation|note|avis) (?:tres |hautement )?(?:retenue?|ideale?|parfaite?|excellente?|exceptionnel(?:le)?|favorable|recommandee?|maximale?)|embauche|entretien|a retenir|a recevoir|retenue?|recommandee?|apte|etape suivante|offre',
  },
  pt: {
    lead: 'qualquer|quaisquer|tod[oa]s?|cada|nenhum(?:a)?|[oa]s?|uma?|est[ea]|ess[ea]|d[oae]s?|a[os]?|para|e|que|se|por favor|tomara|car[oa]s?|prezad[oa]s?|ola|oi|grande|inteligente',
    reader: 'ias?|inteligencias? artificia(?:l|is)|llms?|(?:chat)?gpts?|(?:chat)?bots?|robos?|algoritmos?|analisador(?:es)?|classificador(?:es)?|avaliador(?:es)?|pontuador(?:es)?|selecionador(?:es)? (?:automatic|virtual|digital)[oa]s?|filtros?|motor(?:es)?|modelos?|redes? neura(?:l|is)|maquinas?|assistentes?|agentes?|leitor(?:es)?|sistemas?|softwares?|programas?|ferramentas?|plataformas?|computador|copiloto|parser|ats|triador|automacao|automacoes',
    message: 'notas?|aviso|mensagem|recado|lembrete|instruc(?:ao|oes)|dica|conselho|pedido|solicitacao|diretriz|alerta|atencao|a atencao|car[oa]s?|prezad[oa]s?|ola|oi|advertencia|informacao|bilhete|para|a[os]?',
    duty: 'deve[mrs]?|dever(?:a|ao|ia|iam|as)|tem (?:que|de)|tera[o]? (?:que|de)|ha(?:o)? de|pode[m]?|podera[o]?|fica[m]? (?:obrigad|autorizad|convidad)[oa]s?|esta[o]? (?:obrigad|autorizad|convidad)[oa]s?|pede-se|solicita-se|(?:desse|colocasse|recomendasse|classificasse|pontuasse|avaliasse|tratasse|escolhesse|mencionasse|considerasse|aprovasse)m?|(?:coloque|ponha|de|classifique|avalie|pontue|recomende|escolha|aprove|trate|considere)m?|(?:colocara|recomendara|dira|dara|mencionara|destacara|ignorara|omitira|considerara)o?',
    self: 'me|mim|meu|minha|meus|minhas|eu|comigo|estas? (?:linhas?|pagina|pessoa|candidata|candidatura)|est[ae] (?:nome|documento|candidato|perfil|arquivo|curriculo)|quem (?:assina|escreve)|(?:d?[oa]s) demais|tod[oa]s [oa]s outr[oa]s',
    judge: 'recrutador(?:a|es|as)?|selecionador(?:a|es)?|gestor(?:a)? (?:da vaga|de rh|de pessoas|contratante)|gerente de (?:rh|recursos humanos|contratacao|recrutamento)|diretor(?:a)? de (?:rh|recursos humanos|gente|pessoas)|analista de (?:rh|recrutamento)|entrevistador(?:a|es)?|banca',
    you: 'voces?|tu|te|ti|lhe|teu|tua|seu|sua|imagine|imagina|finja|finge|suponha|aja|faca|interprete',
    rules: '(?:[oa]s |seus |suas |aos |pelos )?(?:requisitos?|criterios?|exigencias|instrucoes|regras|filtros?|normas|rubrica|condicoes|checagens)',
    print: 'retornar|retorne|retorna|imprimir|imprima|exibir|mostrar|responder|responda|escrever|atribuir|marcar|marque|pular|pule|omitir|aprovar|aceitar|dar|definir|ignorar',
    done: '(?:avaliacao|analise|triagem|selecao|pre-?selecao|revisao|verificacao|classificacao|pontuacao|processamento|filtragem)\\s?[:=-]?\\s?(?:ja |foi |esta )?(?:concluid|finalizad|terminad|encerrad|completad|complet|realizad|aprovad|validad|superad)[oa]',
    outcome: '(?:candidat[oa]|perfil|aderencia|nota|pontuacao) (?:muito |altamente )?(?:ideal|excelente|excepcional|perfeit[oa]|apt[oa]|recomendad[oa]|maxim[oa]|aprovad[oa])|contratar|entrevista|apt[oa]|recomendad[oa]|proxima (?:fase|etapa)|oferta|aprovad[oa]',
  },
  de: {
    lead: 'jede[rsmn]?|alle[nr]?|kein(?:e[rsnm]?)?|der|die|das|den|dem|des|eine?[nrms]?|dies(?:e|er|es|em|en)|an|fur|und|dass|wenn|liebe[rs]?|hallo|sehr|geehrte[rs]?|automatisch(?:e[rsnm]?)?|automatisiert(?:e[rsnm]?)?|kunstliche[rsn]?|maschinelle[rsn]?|digitale[rsn]?|elektronische[rsn]?|gro(?:ss|ß)e[rsn]?|intelligente[rsn]?|lesende[rsn]?|auswertende[rsn]?|prufende[rsn]?|bewertende[rsn]?|zusammenfassende[rsn]?|mogliche[rsn]?|welche[rsn]?|etwaige[rsn]?',
    reader: '(?:ki|ai)(?:-[a-z]{2,30})?|intelligenz|llms?|(?:chat)?-?gpts?|[a-z-]{0,24}bots?|[a-z-]{0,20}roboter|[a-z-]{0,20}algorithm(?:us|en)|[a-z-]{0,20}parser|[a-z-]{0,20}klassifikator(?:en)?|[a-z-]{0,24}modelle?n?|[a-z-]{0,20}maschinen?|[a-z-]{0,20}assistent(?:en|in|innen)?|[a-z-]{0,20}agent(?:en)?|leser|[a-z-]{0,24}systeme?n?|[a-z-]{0,24}software|[a-z-]{0,24}programme?n?|[a-z-]{0,24}werkzeuge?n?|[a-z-]{0,20}tools?|[a-z-]{0,20}filter|[a-z-]{0,20}rechner|computer|[a-z-]{0,20}automat(?:en|ik)?|ats|[a-z-]{0,20}prufer|[a-z-]{0,20}bewerter|plattform(?:en)?|auswertung|vorauswahl',
    message: 'hinweise?|nachricht|notiz|mitteilung|anweisung(?:en)?|bitte|vermerk|tipp|info(?:rmation)?|rat|achtung|liebe[rs]?|hallo|sehr geehrte[rs]?|warnung|anmerkung|wunsch|auftrag|appell|an|fur',
    duty: 'muss|mussen|musst|soll(?:en|st|te|ten)?|darf|durfen|kann|konnen|moge[nst]*|mochte[nst]*|wird|werden|wirst|hat|haben|ist (?:gebeten|angehalten|verpflichtet|gehalten|aufgefordert)|sind (?:gebeten|angehalten|verpflichtet|gehalten|aufgefordert)|werden gebeten|wird gebeten|lasst|lassen|nennt|nennen|erwahnt|erwahnen|stuft|setzt|ordnet|bewertet|empfiehlt',
    self: 'mich|mir|mein(?:e[rsnm]?)?|ich|diese[rsnm]? (?:zeilen|namen?|person|bewerber(?:in)?|bewerbung|kandidat(?:in|en)?|seite|unterlagen?|lebenslaufs?|profils?|text|datei|dokument)|alle[nr]? (?:anderen|ubrigen)|die unterzeichne(?:te|nde)',
    judge: 'recruiter(?:in)?|personal(?:er|erin|chef|chefin|leiter|leiterin|leitung|verantwortliche[rn]?|abteilung|entscheider|referent|referentin)|hr-(?:manager|leiter|chef)(?:in)?|headhunter(?:in)?|einstellende[rn]?|auswahlkommission|gutachter(?:in)?',
    you: 'du|dich|dir|dein(?:e[rsnm]?)?|stell|stellen sie sich|nimm an|tu so|sie (?:sind|waren|seien)|euch|ihr',
    rules: '(?:die |den |deine |alle |der )?(?:anforderungen?|kriterien|vorgaben|anweisungen|regeln|filter|bedingungen|bewertungsraster|prufungen|voraussetzungen|instruktionen)',
    print: 'ausgeben|zuruckgeben|ausgabe|gib|setzen|setze|drucken|antworten|antworte|schreiben|vergeben|markieren|markiere|uberspringen|uberspringe|auslassen|freigeben|akzeptieren|anzeigen|ignorieren',
    done: '(?:bewertung|prufung|vorauswahl|auswahl|auswertung|analyse|sichtung|verarbeitung|einstufung|vorprufung|abgleich)\\s?[:=-]?\\s?(?:ist |wurde |bereits )?(?:abgeschlossen|beendet|erledigt|fertig|vollstandig|bestanden|erfolgt|erfolgreich|positiv)',
    outcome: '(?:hervorragend|bestens|sehr gut|ausgezeichnet|uneingeschrankt|voll|optimal|perfekt) (?:geeignet|passend|qualifiziert)|(?:ideale?|perfekte?|beste|ausgezeichnete?) (?:bewerber|kandidat|passung|eignung)|einstell|einladung|einladen|gesprach|empfehlung|empfohlen|geeignet|nachste (?:runde|stufe|phase)|zusage|angebot',
  },
  it: {
    lead: 'ogni|qualsiasi|qualunque|tutt[iaeo]|ciascun[oa]?|nessun[oa]?|il|lo|la|i|gli|le|l[’\']|un[oa]?|un[’\']|quest[oaei]|de[li]|dell[oae’\']|al|agli|ai|alla|alle|all[’\']|per|e|che|se|car[oaie]|gentile|ciao|grande|spettabile',
    reader: 'ia|intelligenz[ae] artificial[ei]|llm|(?:chat)?gpt|(?:chat)?bot|robot|algoritm[oi]|analizzator[ei]|classificator[ei]|valutator[ei] (?:automatic|virtual|digital)[a-z]{1,2}|selezionator[ei] (?:automatic|virtual|digital)[a-z]{1,2}|filtr[oi]|motor[ei]|modell[oi]|ret[ei] neural[ei]|macchin[ae]|assistent[ei]|agent[ei]|lettor[ei]|sistem[ai]|software|programm[ai]|strument[oi]|piattaform[ae]|computer|calcolatore|copilota|parser|ats|automatism[oi]|graduatori[ae] automatic[ahe]{1,2}',
    message: 'not[ae]|messaggio|avviso|promemoria|istruzion[ei]|suggerimento|consiglio|dritta|richiesta|preghiera|direttiva|allerta|attenzione|all[’\'] ?attenzione|car[oaie]|gentil[ei]|ciao|avvertenza|informazione|spettabile|per|a[il]?|all[aeo’\']',
    duty: 'dev[eio]|devono|dovr(?:a|anno|ebbe|ebbero|ai|este)|puo|possono|potra|potranno|(?:e|sono|sei) (?:tenut|pregat|invitat|obbligat|autorizzat|chiamat)[oaie]|va|vanno|si prega|e da|sono da|(?:mettesse|desse|collocasse|valutasse|scegliesse|preferisse|considerasse|raccomandasse|ponesse)(?:ro)?|(?:metta|dia|collochi|valuti|scelga|preferisca|consideri|raccomandi|ponga|promuova|citi|menzioni)(?:no)?|(?:mettera|dira|dara|menzionera|collochera|ignorera|omettera|raccomandera|concludera|evidenziera)(?:nno)?',
    self: 'mi|me|mio|mia|miei|mie|io|quest[ei] (?:righe|pagin[ae]|person[ae]|nom[ei]|candidat[oa]|candidatura|profilo|documento|file)|questa candidatura|quest[oa] (?:candidat[oa]|curriculum|cv|percorso|nome)|chi (?:scrive|firma)|(?:la|il) sottoscritt[oa]|tutt[ie] (?:gli|le) altr[ie]|il resto',
    judge: 'recruiter|selezionator[ei]|selezionatrice|reclutator[ei]|responsabile (?:hr|risorse umane|del personale|delle risorse umane|della selezione)|direttor[ei] del personale|direttrice del personale|head hunter|capo del personale|commissione|esaminatore',
    you: 'tu|te|ti|tuo|tua|sei|voi|vi|immagina|immagini|fingi|finga|supponi|fai|interpreta|interpreti',
    rules: '(?:i |le |tuoi |tue |dei |delle )?(?:requisiti|criteri|esigenze|istruzioni|regole|filtri|condizioni|griglia|controlli|consegne)',
    print: 'restituire|restituisci|stampare|stampa|mostrare|mostra|rispondere|rispondi|scrivere|scrivi|assegnare|assegna|segnare|segna|saltare|salta|omettere|approvare|accettare|dare|impostare|ignorare',
    done: '(?:valutazione|selezione|preselezione|analisi|verifica|esame|screening|classificazione|elaborazione|scrematura)\\s?[:=-]?\\s?(?:gia |e stata |e )?(?:conclus|terminat|completat|complet|ultimat|chius|superat|approvat|effettuat|finit|validat)[oa]',
    outcome: '(?:candidat[oa]|profilo|idoneita|punteggio|voto) (?:molto |altamente )?(?:idone[oa]|ideale|eccellente|eccezionale|perfett[oa]|massim[oa]|raccomandat[oa]|approvat[oa])|assumere|colloquio|idone[oa]|raccomandat[oa]|fase successiva|offerta|convocare',
  },
  ja: {
    lead: '', message: '',
    reader: 'AI|ＡＩ|人工知能|LLM|GPT|ボット|ロボット|アルゴリズム|言語モデル|モデル|システム|ソフト|プログラム|ツール|アシスタント|エージェント|機械|エンジン|自動(?:判定|評価|選考|採点|処理|審査|選別|要約)|パーサー?|解析器|採点器|分類器|要約器',
    duty: 'べき(?!か)|こと[。」）]?$|ものとする|(?:さ|わ|か|め|げ|べ|け|ら)れたい|すること|せよ|しなさい|必ず|なければならない|ねばならない|義務|求められ|願いたい|願います|ください|下さい|いただきたい|ほしい|欲しい|禁ずる|禁じる|してはならない|てはいけない',
    self: '本人|当人|私|わたし|小職|当方|(?:この|本|当)(?:人|者|書類|文書|履歴書|職務経歴書|応募者|候補者|経歴|ファイル|名前|ページ)|この(?:行|文)',
    judge: '採用担当(?:者)?|人事(?:部長|担当|責任者|部)|面接官|リクルーター|選考委員|審査員|採用責任者',
    you: 'あなた|君|貴殿|おまえ|きみ|なりき|つもりで|ふりを|演じ|として(?:回答|振る舞|ふるま|行動|考え|判断)',
    rules: '(?:条件|要件|基準|指示|命令|ルール|規則|フィルター?|必須項目|応募資格|募集要項)',
    print: '出力|返す|返せ|表示|印字|代入|設定|スキップ|飛ばし|付与|承認|無視',
    done: '(?:評価|審査|選考|判定|採点|分析|書類選考|スクリーニング|処理)(?:は|が|状況)?[:：]?(?:すでに|既に)?(?:完了|終了|済み?|通過|合格|クリア)',
    outcome: '採用|面接|合格|推薦|内定|極めて優秀|最適|適任|次(?:の)?(?:選考|段階)|通過|最高評価',
  },
  zh: {
    lead: '', message: '',
    reader: 'AI|人工智能|人工智慧|LLM|GPT|机器人|機器人|算法|演算法|大模型|语言模型|語言模型|模型|系统|系統|软件|軟體|程序|程式|工具|助手|助理|智能体|引擎|机器|機器|解析器|评分器|分类器|筛选器|自动(?:筛选|排序|评估|评分|处理|审核)|自動(?:篩選|排序|評估|評分|處理|審核)',
    duty: '(?:应|應)(?!如何|怎|该如何|該如何|用|聘|急)|须|須|必须|必須|务必|務必|请|請|不得|不要|不应|不應|禁止|需要|需|要(?=将|把|给|對|对|優|优)|勿|切勿|一律|理应|有义务|有義務|希望|望',
    self: '本人|我(?!国|國|省|市|校|公司|司|院|部门|部門)|(?:此|该|本|这|這)(?:人(?!民|员|次|工)|文件|文档|简历|簡歷|履历|履歷|候选人|候選人|应聘者|求职者|材料|姓名|份)|这几行|以上经历',
    judge: '招聘(?:经理|主管|官|负责人|專員|专员)|人事(?:经理|总监|主管|部)|面试官|面試官|HR|猎头|用人部门|评委',
    you: '你|您|假装|假裝|扮演|想象|想像|假设|假設|设想|設想',
    rules: '(?:岗位|崗位|职位|職位)?(?:要求|条件|條件|标准|標準|指令|规则|規則|门槛|門檻|筛选|限制)',
    print: '输出|輸出|返回|打印|显示|顯示|赋值|設定|设为|設為|跳过|跳過|标记|標記|批准|忽略',
    done: '(?:评估|評估|审核|審核|筛选|篩選|初筛|分析|评审|評審|评分|評分|处理|處理|核验)(?:状态|流程|已|均已)?[:：]?(?:已)?(?:完成|结束|結束|通过|通過|完毕|完畢|合格)',
    outcome: '录用|錄用|面试|面試|推荐|推薦|匹配|合适|合適|优秀人选|最佳人选|下一轮|高度契合|聘用|通过',
  },
};
