/**
 * Fields of meaning that the sentences of a resume keep apart and a sentence that steers its reader brings together: a reading machine, this
 * document, its owner seen from outside, somebody spoken to, an order, judging, a selection, an outcome, what is to be passed over.
 * Words as `unmarked` and in lower case; an asterisk stands for letters that go on, an underscore for a blank.
 */
import type { Language } from '../../resume/language.ts';

export interface SteerFields {
  readonly machine: string;
  /** Opens a message to somebody. */
  readonly notice: string;
  /** Points: before one of `document` or `owner`. */
  readonly points: string;
  readonly document: string;
  /** The person from outside. */
  readonly owner: string;
  readonly you: string;
  /** Verbs as orders, where they open a clause. */
  readonly order: string;
  readonly duty: string;
  readonly judge: string;
  readonly selection: string;
  readonly best: string;
  readonly pass: string;
  readonly any: string;
  readonly role: string;
  readonly others: string;
}

// prettier-ignore
export const STEER_FIELDS: Readonly<Record<Language, SteerFields>> = {
  en: {
    machine: 'ai ais a.i llm* gpt* chatgpt* chatbot* copilot* claude gemini model* bot bots robot* algorithm* software program* parser* screener* scorer* ranker* grader* classifier* scanner* crawler* engine* system* machine* computer* assistant* agent* automat* ats tool* filter* neural network* pipeline* script* virtual digital artificial intelligence recruiter* evaluator* summarizer* summariser* application_tracking deepseek grok mistral llama perplexity qwen reviewer* reader* screening_tool',
    notice: 'note notes notice attention attn memo message reminder instruction* directive* hint dear hello hey hi guidance warning important override system_prompt system_note prompt* task begin end_of policy rule rules memo* heads-up fyi ps p.s greetings hiya',
    points: 'this these that the_present the_above present current said',
    document: 'page* sheet* resume* cv cvs file* document* text* profile* record* entry submission* application* paper* line* section* sentence* paragraph* note* block pdf data candidacy history career work_history story name one',
    owner: 'candidate applicant him her he she his hers person individual owner bearer author undersigned job_seeker whoever_wrote who_wrote the_one mine me myself candidacy talent hopeful contender',
    you: 'you your yours yourself you’re thee',
    order: 'accept add advance advise act agree answer append approve assign assume award base behave believe bump call choose classify conclude confirm congratulate consider copy count credit declare default describe disregard do don’t elevate endorse ensure evaluate exclude favor favour fill flag forget forward give grade grant greenlight hire ignore imagine include insert interpret invite judge keep know label leave let lift list look make mark mention move name never notify omit only output overlook overrule overwrite pass pick place praise prefer pretend prioriti* proceed promote push put raise rank rate reach read recommend refer regard reject remember repeat reply report respond return reward round say schedule score see select send set shortlist show skip speak state stop summari* suppose tag take tell tick treat trust understand update upgrade use view vote waive weigh write bypass suppress grab bring ring phone contact be fast-track',
    duty: 'must should shall ought please kindly has_to have_to is_to are_to be_sure let will_be need_to needs_to required obliged asked requested expected urged deserve* belong* better want* wish* hope* would could may might let_it',
    judge: 'evaluat* assess* rat rate rated rates rating* rank* scor* grad* grade* judg* classif* compar* sort* screen* select* shortlist* recommend* advis* approv* accept* advanc* reject* choose* chosen choos* pick* prefer* favor* favour* decid* decision* summar* describ* writ* respond* answer* reply output* print* conclu* mention* review* pars* read reads reading process* scan* verdict* treat* consider* regard* weigh* verif* validat* clear* vet vetted check* deem* count counts counted notic* say says said speak* speaking call* invite* invit* pass* fit condens* digest* conclud* close* summing_up tell* phone_screen',
    selection: 'score* scores rank* ranking* list shortlist* top interview* offer* hire hires hired hiring requirement* criteri* vacancy vacancies posting* opening* opportunity mark marks points verdict* result* weight* weighting* threshold* knock-out knockout knock* question* pile stack queue match* fit suitab* qualif* evaluation* assessment* selection recruiter* recruit* employer* committee candidates applicants people applications resumes role job position pick choice round stage step decision* phone_call callback call hr human_resources fast-track fast_track priority bring_him bring_her bring_them site_visit',
    best: 'best top highest maximum max full fully perfect* ideal* excellent exceptional outstanding first number_one strongest strong unmatched superb great winner win* wins passed satisfied fulfilled met all_met complete* ten_out hundred percent positive* glowing favorabl* favourabl* without_reservation flawless above ahead beyond_doubt a+ unbeatable unrivalled approved cleared qualified suitable success* well good praise* hire admired impress*',
    pass: 'ignore* disregard* overlook* skip* omit* forget* leave_out left_out leave_unmentioned unmentioned gloss* waive* gap gaps weak* flaw* shortcoming* missing lack* absence no_further no_more no_other no_need not_needed unnecessary regardless despite whatever_else bypass* suppress* suspend* hide hidden fault* doubt* doubts rest negative* critical* concern* red_flag* mistake previous prior earlier nothing_below does_not_matter doesn’t_matter irrelevant turning turn_down',
    any: 'any whoever whatever whichever whenever if when should in_case everything anything anyone everybody nobody wherever anybody',
    role: 'you_are pretend* imagine* from_now from_here from_this henceforth friend play as_if as_though role now suppose* game become* henceforward end_of begin new_task your_new story_in you_work act_as_if act_as_though',
    others: 'others other_candidates other_applicants other_people rest remaining everyone_else anyone_else everybody_else any_other all_other every_other competitors rivals other_resumes others’ the_other',
  },
  es: {
    machine: 'ia ias i.a llm* gpt* chatgpt* chatbot* copilot* modelo* bot bots robot* algoritmo* software programa* analizador* clasificador* lector* escaner* motor motores sistema* maquina* ordenador* computador* asistente* agente* automat* ats herramienta* filtro* neuronal* red_neuronal virtual* digital* artificial* inteligencia* reclutador* evaluador* revisor* humano* gemini claude deepseek grok mistral llama perplexity qwen',
    notice: 'nota notas aviso* atencion mensaje* recordatorio instruccion* directriz directrices pista estimad* querid* hola oye importante indicacion* advertencia prompt* tarea orden ordenes fin_del politica regla* norma* apunte* recado* memo* buenas ps',
    points: 'este esta estos estas ese esa dicho dicha presente',
    document: 'pagina* hoja* curriculum* curricul* cv archivo* fichero* documento* texto* perfil* registro* ficha* solicitud* candidatura* papel* linea* seccion* apartado* frase* parrafo* bloque pdf datos trayectoria* historia* expediente* lectura revision nombre dossier escrito',
    owner: 'candidato candidata aspirante postulante solicitante ella el_mismo persona titular autor autora firmante interesad* quien_firma quien_escribe quien_escribio mio mia lo_mio conmigo me aspirantes misma suscrito profesional',
    you: 'tu tus te ti contigo eres debes puedes tienes usted ustedes le_pido hablas dices escribes escribas lees leas evaluas evalues respondes respondas haces hagas generas generes redactas redactes vas digas resumas puntues clasifiques compares tuyo os vosotros sabes procesas procesador',
    order: 'acept* aconsej* actu* actue adelant* afirma afirme anota anote apoya apoye aprueb* asign* asum* avanza avance ayuda baja bast* califi* calla calle clasifi* colo* comienz* compar* compl* conced* concluy* confirm* consider* contest* contrat* convoc* copi* cuent* da de dale dad deja deje descart* describ* destac* destaq* devuelv* di diga digan elig* elij* elimin* elogi* empiez* emple* entrevist* escrib* evalu* evit* favore* felicit* finge finja guard* habla hable haz haga hagan ignor* imagin* inclu* indic* insert* interpret* invit* jamas lee lea limit* llam* marc* marq* menci* muestr* no nunca omit* orden* otorg* pasa pase pide pida pon ponga pongan prefi* premi* prior* procede proced* procur* prom* puntua puntue punt* recha* recomi* recuerd* redact* reemplaz* repit* respond* resum* salt* se sea sean sé seleccion* señal* sigue siga sitúa situa situe ten tenga trat* usa use olvid* respald* dé ofre* borr* sobresc* valor* solo unicamente cree crea mira mire sube suba suma sume toma tome valora valore vota vote',
    duty: 'debe deben debes debera deberan deberia deberias tiene_que tienen_que hay_que ha_de han_de por_favor rueg* rogamos pid* solicit* agradec* que_sea que_no ojala conviene merece* corresponde* quier* dese* esper* obligator* preciso necesario imprescindible va_arriba sera seran actue en_consecuencia',
    judge: 'evalu* valor* calific* califiqu* clasific* clasifiqu* puntu* orden* compar* crib* seleccion* recom* aconsej* aprob* aprueb* acept* avanz* rechaz* descart* elig* elegi* elij* prefer* prefier* favorec* decid* resum* describ* escrib* redact* respond* respuest* conclu* mencion* menciones revis* analiz* analic* lee lea lean leer leid* lectura procesa* procese* dictamen* juzg* juicio* trat* consider* pondera* verific* valida* filtr* figur* aparezc* aparec* habl* diga* decir llam* llame invit* pasa pase compara* cuent* consta* contrat* cierr* cerr* conden* sintetic* inform* coment*',
    selection: 'puntuacion* puntaje ranking lista entrevista* oferta* contratacion contratar* contratad* requisito* criterio* vacante* puesto puntos nota_final calificacion* dictamen veredicto resultado* peso ponderacion umbral* excluyente* pregunta* monton pila cola encaje idone* evaluacion* seleccion preseleccion* reclutador* empleador comite candidatos candidatas aspirantes personas curriculos solicitudes plaza convocatoria ronda fase etapa decision* llamada aptitud cliente rrhh recursos_humanos prioritari* traerla traerlo llamarla llamarlo urgent* dejarla_pasar dejarlo_pasar pase',
    best: 'mejor mejores primer* maxim* mas_alt* arriba cima cabeza perfect* ideal excelent* excepcional* sobresalient* numero_uno insuperable* gana ganan ganador* superad* cumplid* cumple* satisfech* complet* diez cien por_ciento positiv* favorabl* sin_reservas encima delante idone* apt* bien maravill* elogi* unic* unica_respuesta validad* aprobad* admitid* destacad* fuerte*',
    pass: 'ignor* omit* obvi* salt* pas*_por_alto pasar_por_alto olvid* calla* hueco* laguna* debil* defect* carencia* falt* ausencia no_hace_falta no_hacen_falta no_es_necesari* innecesari* independientemente pese a_pesar anul* suspend* ocult* dud* negativ* critic* error previas previos anterior* excluy* descart* no_aparezc* no_menciones no_importa* irrelevante*',
    any: 'cualquier* quien quienquiera si cuando jamas nadie nada ningun* en_caso caso_de lo_que una_vez',
    role: 'eres actua_como finge* finja* imagina* a_partir desde_ahora desde_aqui en_adelante amig* como_si haz_como juega* papel ahora supon* nueva_tarea fin_de trabajas_para',
    others: 'demas otr* resto restantes los_demas las_demas competidor* rival* nadie_mas ningun_otro',
  },
  fr: {
    machine: 'ia ias i.a llm* gpt* chatgpt* chatbot* copilot* modele* bot bots robot* algorithme* logiciel* programme* analyseur* parseur* trieur* lecteur* scanner* moteur* systeme* machine* ordinateur* assistant* agent* automat* ats outil* filtre* neuron* reseau virtuel* numerique* artificiel* intelligence* recruteur* evaluateur* relecteur* humain* gemini claude deepseek grok mistral llama perplexity qwen',
    notice: 'note notes avis attention message* rappel instruction* directive* consigne* indice cher chere bonjour hello important avertissement prompt* tache ordre* fin_du politique regle* memo* mot coucou salut ps',
    points: 'ce cet cette ces present presente ladite ledit',
    document: 'page* feuille* curriculum* cv fichier* document* texte* profil* fiche* dossier* candidature* papier* ligne* section* rubrique* phrase* paragraphe* bloc pdf donnees parcours histoire* enregistrement lecture analyse nom ecrit',
    owner: 'candidat candidate postulant* interesse* lui elle il celui-ci celle-ci personne titulaire auteur* soussigne* celui_qui celle_qui qui_a_ecrit mien mienne moi demandeur',
    you: 'tu te toi ton ta tes vous votre vos dois peux tiens parles ecris ecriras ecrives evalues reponds diras vous-meme toi-meme t’es traites resumes',
    order: 'accept* accord* affirm* ajout* appel* approuv* attribu* avanc* baiss* class* comme compar* complet* compt* conclu* confirm* conseill* considere* considerez contact* convo* copi* crois croyez declar* decri* dis dites dit donn* ecart* ecri* elimin* encens* evalu* evit* fais faites favoris* felicit* feins fie garde gard* ignor* imagin* inclu* indiqu* inser* interpret* invit* juge* laiss* lisez limit* marqu* mention* mets mettez montr* ne oubli* omet* ordonn* ouvr* parl* pass* plac* prefer* prend* prenez prior* proced* promeu* propos* rang* recommand* refus* regard* remplac* renvo* repet* repond* reten* retien* sach* saut* select* sign* sois soyez suppos* tenez tiens tais taisez trait* utilis* valid* vant* veill* veuillez met fermez ferme embauch* classe classez notez note vote votez n’',
    duty: 'doit doivent dois devra devront devrait devrais faut il_faut est_a sont_a prie pries priee* merci svp s’il_vous s’il_te veuillez demand* que_l’ qu’il qu’elle souhait* voudr* meri* convien* impera* oblig* est_tenu sera seront revien* en_consequence tenir_compte va_au',
    judge: 'evalu* not note noter notez class* trie* tri trier compar* selectionn* recommand* conseill* approuv* accept* retenir retenu* retien* refus* rejet* ecart* chois* prefer* favoris* decid* resum* decri* ecri* redig* repond* repons* conclu* mention* parl* analys* lit lisent lire lisez lis lu lue lecture trait* verdict appreci* considere* consider* verifi* valid* filtr* dis dit dire dira invit* pass* appel* compt* reput* embauch* examin* figur* apparai* tien* tenu* termin* synthet* conden* cloture* juge jugez juger jugement',
    selection: 'score* classement rang liste entretien* offre* embauche* recrut* exigence* critere* poste annonce vacant* points verdict resultat* ponderation poids seuil* eliminatoire* question* pile tas file adequation correspond* evaluation* appreciation* selection preselection* recruteur* employeur comite candidats candidates candidatures personnes tour etape decision* appel client rh aptitude ressources_humaines prioritaire* rencontrer urgence presel*',
    best: 'meilleur* premier* premiere* maxim* maximum plus_haut* en_tete tete haut_de au-dessus dessus sommet parfait* ideal* excellent* exceptionn* hors_pair numero_un gagne* gagnant* reuss* rempli* satisfait* acquis acquise* complet* dix cent vingt positif* positiv* favorabl* sans_reserve devant apte* bien eloge* unique valide* retenu* admis* fort* du_bien',
    pass: 'ignor* omet* omis* saut* oubli* tais* tair* lacune* faibl* defaut* trou trous manqu* absence aucun* inutile* n’est_pas_necessaire pas_besoin independamment malgre annul* suspend* cach* dout* negatif* negativ* critique* erreur precedent* anterieur* passer_sous passe_outre fermer_les_yeux nulle_part ecart* importe n’a_pas_d’importance peu_importe',
    any: 'quiconque quel quelle quelque* si s’il quand lorsque personne_d en_cas des_que dans_toute ou_que n’importe',
    role: 'tu_es vous_etes agis agissez feins imagine* a_partir des_maintenant desormais dorenavant ami amie amis comme_si fais_comme joue* role maintenant suppose* nouvelle_tache fin_du tu_travailles',
    others: 'autres autre reste restants les_autres tous_les_autres concurrent* rival* aucun_autre',
  },
  pt: {
    machine: 'ia ias i.a llm* gpt* chatgpt* chatbot* copilot* modelo* bot bots robo* algoritmo* software programa* analisador* classificador* leitor* scanner* motor motores sistema* maquina* computador* assistente* agente* automat* ats ferramenta* filtro* neural* rede virtual* digital* artificial* inteligencia* recrutador* avaliador* revisor* humano* gemini claude deepseek grok mistral llama perplexity qwen',
    notice: 'nota notas aviso* atencao mensagem* lembrete instruc* diretriz* dica prezad* querid* ola oi importante orientac* advertencia prompt* tarefa ordem fim_do politica regra* norma* recado* memo* bilhete ps caro cara',
    points: 'este esta estes estas esse essa deste desta nesta neste presente dito dita',
    document: 'pagina* folha* curriculo* curricul* cv arquivo* ficheiro* documento* texto* perfil* registro* registo* ficha* candidatura* inscricao papel* linha* secao frase* paragrafo* bloco pdf dados trajetoria* historia* historico leitura triagem nome escrito',
    owner: 'candidato candidata postulante* requerente ela dela dele pessoa titular autor autora interessad* quem_assina quem_escreve quem_escreveu minha_folha meu_nome meu_curriculo minha_candidatura mim ele_mesmo profissional ele',
    you: 'voce voces tu te teu tua teus tuas ti contigo es deves podes seu_parecer sua_tarefa suas_instrucoes sua_resposta seu_resumo escreves falas les avalias respondes fazes o_senhor a_senhora sua_avaliacao',
    order: 'aceit* aconselh* aja afirm* anot* apoi* aprov* assum* atribu* avanc* avali* baix* coloc* coloq* comec* compar* complet* conced* conclu* confirm* consider* cont* contrat* convid* convoc* copi* da de dê deem deix* descart* descrev* destac* destaq* devolv* diga digam diz de_conta elev* elimin* elogi* entrevist* escolh* escrev* esque* evit* faca faz favore* felicit* finja finge guard* ignor* imagin* inclu* indi* insir* interpret* jamais leia lembr* ligu* limit* mant* marc* marq* mencion* mostr* nao não nunca omit* orden* pass* pontu* ponh* põe prefir* premi* prior* prossig* proced* promov* recomend* recus* redij* registr* relev* repit* respond* resum* retorn* salt* seja sejam selecion* suponh* tenh* trat* valid* classifi* apen* so somente ajude fala fale olhe pule suba use vote creia siga',
    duty: 'deve devem deves devera deverao deveria tem_que tem_de ha_de por_favor favor peco pede* pedimos solicit* agradec* gentileza que_seja que_o que_a que_elas que_nao tomara convem merece* cabe quer* desej* esper* obrigator* necessario imprescindivel sera serao fica_em aja de_acordo',
    judge: 'avali* not nota pontu* classific* classifi* julg* orden* compar* selecion* recomend* aconselh* aprov* aceit* avanc* rejeit* descart* escolh* prefer* prefir* favorec* decid* resum* descrev* escrev* redig* respond* respost* conclu* mencion* revis* analis* le leia leiam ler lido lida leitura process* parecer veredit* trat* consider* ponder* verific* valid* filtr* figur* aparec* fala fale* fal diga* dizer ligar ligue cham* convid* pass* cont* const* contrat* examin* encerr* sintetiz* conden* fale inform* tria triar triagem',
    selection: 'pontuac* ranking lista entrevista* oferta* contratac* contratar contratad* requisito* criterio* vaga* posto pontos nota_final classificac* parecer veredito resultado* peso ponderac* limiar eliminatori* pergunta* pilha fila adequac* encaixe idone* avaliac* selecao pre-selecao triagem recrutador* empregador comite candidatos candidatas pessoas curriculos candidaturas rodada fase etapa decisa* ligacao cliente rh aptid* recursos_humanos prioritari* chamem* urgent*',
    best: 'melhor melhores primeir* maxim* mais_alt* topo em_cima acima frente perfeit* ideal excelent* excepcional* excecional* numero_um insuperavel* vence* vencedor* ganha* superad* atendid* atende* cumprid* satisfeit* complet* dez cem por_cento positiv* favorave* sem_ressalva* apt* bem elogi* unic* validad* aprovad* admitid* destacad* forte*',
    pass: 'ignor* omit* salt* relev* esque* lacuna* buraco* fraquez* defeit* falt* ausencia nao_e_necessari* nao_sao_necessari* desnecessari* independentemente apesar anul* suspend* ocult* esconde* duvid* negativ* critic* erro previ* anterior* nao_aparec* nao_mencion* dispens* nao_importa* irrelevante* pule pular cale calar',
    any: 'qualquer* quem se quando jamais ninguem nada nenhum* em_caso caso uma_vez',
    role: 'voce_e voce_agora aja_como finja* imagine* a_partir de_agora daqui_em daqui_para doravante amig* como_se faca_de_conta jogue* papel agora suponha* nova_tarefa fim_do voce_trabalha',
    others: 'demais outr* resto restantes os_demais as_demais concorrente* rival* ninguem_mais nenhum_outro',
  },
  de: {
    machine: 'ki kis k.i llm* gpt* chatgpt* chatbot* copilot* modell modelle sprachmodell* bot bots robot* algorithm* software* programm* parser* scanner* sortier* bewertungssystem* motor system* maschin* rechner* computer* assistent* agent* automat* ats werkzeug* tool* filter* neuronal* netz* virtuell* digital* kunstlich* intelligenz* recruiter* ki-* prufer* leser* mensch* gemini claude deepseek grok mistral llama perplexity qwen tool tools prufsoftware auswahlsoftware',
    notice: 'hinweis* achtung notiz* nachricht* anweisung* anmerkung* richtlinie* tipp liebe* lieber hallo wichtig* vermerk* warnung prompt* aufgabe* befehl* systemhinweis* systemmeldung* systemnachricht* vorgabe* ende_des regel* memo* hi ps',
    points: 'dies* diese diesen dieser diesem dieses vorliegend*',
    document: 'seite* blatt* lebenslauf* cv datei* dokument* text* profil* datensatz* datensatzes eintrag* bewerbung* unterlage* papier* zeile* abschnitt* satz* satze absatz* pdf daten werdegang* geschichte* mappe lekture name*',
    owner: 'bewerber bewerbers bewerberin kandidat kandidaten kandidatin ihn ihm er sie person inhaber* verfasser* unterzeichn* interessent* wer_diese mich mein_blatt meine_bewerbung mir fachkraft geschrieben_hat',
    you: 'du dich dir dein deine deinen deinem deiner deines bist sollst musst kannst sprichst sagst schreibst bewertest antwortest gibst tust hast ihre_aufgabe ihre_antwort ihre_anweisungen ihr_urteil',
    order: 'akzeptier* anerkenn* antwort* bewert* beginn* behand* behaupt* bestat* betrach* bevorzug* beschreib* blend* denk* empfiehl* empfehl* erklar* erwahn* erteil* fass* fuhr* gib geben gebt gelt* glaub* ignorier* interpretier* kein keine lass* lies lehn* mach* markier* merk* nenn* nimm nehm* nie niemals ordn* pladier* priorisier* prufe rat rate raten reih* schau* schalt* schatz* schlag* schlies* schreib* schweig* sei seien setz* sieh sortier* sprich sprech* stell* stuf* stimm* streich* tu tue tun uberg* uberlies* uberspring* urteil* vergiss vergess* vergleich* vergib vergeb* verschweig* verwend* verzicht* wahl* weis* werd* wert* wirf zieh* zeig* zitier* sollte sollten nur bitte nicht lauf* komm* gehe geht hebe lade lobe rufe sage sagt sehe',
    duty: 'muss mussen musst soll sollen sollte sollten sollst darf durfen bitte gebeten moge mogen ist_zu sind_zu hat_zu haben_zu zu_handeln verdient gehort gehoren gelten gilt wunsch* hoff* verpflicht* notig erforderlich unbedingt danach wird_gebeten ware',
    judge: 'bewert* beurteil* benot* einstuf* eingestuft gestuft sortier* vergleich* gewinnt auswahl* auswahlen ausgewahlt empfehl* empfiehl* rat rate geraten genehmig* akzeptier* ablehn* abgelehnt lehn* wahl* bevorzug* entscheid* zusammenfass* fasst beschreib* schreib* antwort* urteil* erwahn* nenn* pruf* gepruft lies liest lesen gelesen lekture verarbeit* auswert* analysier* betracht* behand* gewicht* verifizier* validier* filter* einlad* eingeladen lad* lade anruf* anzurufen spricht sprich* sprech* sagt einstell* eingestellt weiterleit* sieh sehen schließ* schliess* schluss verdicht* meld*',
    selection: 'punktzahl* rang rangliste* ranking* liste vorauswahl* vorstellungsgesprach* gesprach* angebot* einstellung* anforderung* kriteri* stelle* anzeige stellenanzeige ausschreib* punkte note noten urteil ergebnis* gewichtung* schwelle* k.-o.* ausschluss* frage fragen stapel haufen eignung passung bewertung* auswahl personaler* arbeitgeber komitee bewerber bewerbungen kandidaten menschen runde stufe phase entscheidung* anruf kunde kunden hr einladung* personalabteilung vorrangig* eilverfahren dringend* personalabteilung* durchlass* durchzulassen',
    best: 'beste* bester bestes erste* erster hochste* hochst* hochstwert* maximal* maximum oben ganz_oben spitze perfekt* ideal* exzellent* hervorragend* ausgezeichnet* nummer_eins uberragend* gewinnt gewinner* siegt bestanden erfullt* vollstandig* zehn hundert prozent positiv* gunstig* uneingeschrankt* vorbehaltlos* vorne vor_allen geeignet* gut gute gutes lob* einzig* bestatigt freigegeben stark* einstellen',
    pass: 'ignorier* uberg* ubersprin* auslass* ausgelass* vergiss vergess* verschweig* lucke* schwach* mangel* fehl* keine_weiter* kein_weiter* nicht_notig unnotig* erubrig* trotz ungeachtet aufgehoben* ausgesetzt* verberg* versteck* zweifel* negativ* kritisch* fehler vorherig* bisherig* fruher* hinwegseh* hinwegzusehen erwahne* in_keinem ausblend* keine_rolle unerheblich egal',
    any: 'wer wen falls wenn sofern sollte niemals niemand nichts im_fall bei_jed* sobald egal an_jed* jede_ki jede_software jedes_system jeder_algorithmus jedes_programm',
    role: 'du_bist handle_als tu_so stell_dir gib_vor ab_jetzt ab_hier ab_sofort von_nun fortan freund* als_ob als_ware spiel* rolle nun angenommen neue_aufgabe ende_des arbeitest_du',
    others: 'andere* anderen ubrig* rest restlich* alle_anderen konkurrent* mitbewerber* sonst_niemand',
  },
  it: {
    machine: 'ia ias i.a ai llm* gpt* chatgpt* chatbot* copilot* modell* bot robot* algoritm* software programm* analizzator* classificator* lettor* scanner* motor* sistem* macchin* computer* elaborator* assistent* agent* automat* ats strument* filtr* neural* rete virtual* digital* artificial* intelligenz* selezionator* reclutator* valutator* revisor* uman* gemini claude deepseek grok mistral llama perplexity qwen tool',
    notice: 'nota note avviso* attenzione messaggi* promemoria istruzion* direttiv* suggeriment* gentile ciao salve importante indicazion* avvertenz* prompt* compito ordine fine_del politica regol* norm* memo* ps caro cara',
    points: 'questo questa questi queste tale presente detto detta',
    document: 'pagin* fogli* curriculum* cv file document* test* profil* sched* registr* candidatur* cart* righ* sezion* fras* paragraf* blocc* pdf dati percors* stori* lettur* analisi nome scritt*',
    owner: 'candidato candidata aspirante richiedente lui lei persona titolare autore autrice sottoscritt* interessat* chi_ha_scritto chi_firma chi_scrive mio_foglio me mia_candidatura professionista',
    you: 'tu tuo tua tuoi tue te ti sei devi puoi parli scrivi scriverai leggi valuti rispondi fai dirai vai stai elabori generi voi vostro vostra',
    order: 'abbass* accett* afferm* aggiung* ammett* anal* approv* apprezz* assegn* assum* attribu* avanz* avvi* cancell* chiam* classific* colloc* cominc* compar* complet* conced* conclud* conferm* confront* consider* consigli* cont* contatt* convoc* copi* cred* da dai dia date descriv* di dica dite dichiar* dimentic* elogi* evit* fai faccia fate favor* fing* giudic* guard* ignor* immagin* includ* indic* inser* interpret* invit* lasc* legg* limit* mai mett* mostr* non omett* ordin* parl* pass* pens* poni prefer* premi* prior* proced* promuov* propon* punt* raccomand* racco* redig* registr* respin* restitu* ricord* rifer* riport* rispond* salt* scart* scegl* scriv* segn* selezion* segu* sia siano sii siate sorvol* stamp* suppon* tien* tieni tratt* valut* esegu* solo soltanto menziona ponga taci usa usate vota votate',
    duty: 'deve devono devi dovra dovranno dovrebbe dovresti bisogna va vanno per_favore prego pregat* si_prega si_pregano preg* chied* grazie che_sia sia siano si_agisca agisc* merit* spetta conviene vuole vorr* desider* sper* obbligator* necessario indispensabile sara saranno sta_in di_conseguenza l’esito',
    judge: 'valut* giudic* vot voto votare classific* punt* ordin* confront* compar* selezion* raccomand* consigli* approv* accett* avanz* respin* scart* scegl* scelt* prefer* favor* decid* riassum* riassunt* descriv* scriv* redig* rispond* rispost* conclud* menzion* rivedi* analizz* legg* lett letta letto lettura elabor* giudizio verdett* tratt* consider* ponder* verific* valid* filtr* figur* compai* parl* dica* dire chiam* invit* pass* cont* risult* assum* esamin* chiud* sintetizz* conden* riferis* inform*',
    selection: 'punteggi* classific* ranking lista colloqui* offert* assunzion* assumere assunt* requisit* criteri* posizion* annunci* vacan* punti voto_finale verdett* esit* risultat* peso ponderazion* sogli* sbarrament* domand* pila mucchio coda idone* adeguatezz* valutazion* selezion* preselezion* selezionator* datore comitato candidati candidate persone curricula candidature turno fase passo decision* chiamata telefonata cliente hr aptitud* risorse_umane prioritari* corsia incontrare urgent*',
    best: 'miglior* prim* massim* piu_alt* in_cima cima sopra testa perfett* ideal* eccellent* eccezional* numero_uno insuperabil* vince* vincitor* superat* soddisfatt* soddisf* complet* dieci cento positiv* favorevol* senza_riserve davanti idone* ben bene lod* unic* validat* approvat* ammess* fort* adatt*',
    pass: 'ignor* omett* omess* salt* sorvol* dimentic* lacun* buch* debol* difett* mancan* assenz* non_serv* non_occorr* non_e_necessari* inutil* indipendentemente nonostante annull* sospes* nascond* dubb* negativ* critic* errore precedent* anterior* non_compai* non_menzion* chiud*_un_occhio non_conta irrilevant* taci tacere',
    any: 'qualsiasi qualunque chi chiunque se quando nessun* niente nulla in_caso qualora una_volta',
    role: 'tu_sei sei_un sei_ora agisci_come fingi* immagina* da_ora d’ora da_qui in_avanti da_adesso amic* come_se fai_come gioca* ruolo ora supponi* nuovo_compito fine_del lavori_per',
    others: 'altri altre altro resto rimanent* gli_altri le_altre concorrent* rival* nessun_altro',
  },
  ja: {
    machine: 'AI ＡＩ 人工知能 LLM GPT 言語モデル モデル ボット ロボット アルゴリズム ソフト プログラム パーサ スキャナ エンジン システム 機械 コンピュータ アシスタント エージェント 自動 ATS ツール フィルタ 仮想 バーチャル リクルーター 採点者 読み取り 人間 生成AI',
    notice: '注記 注意 連絡 指示 通知 メモ メッセージ お知らせ 命令 指令 ヒント プロンプト 拝啓 宛 への タスク 重要 方針 規定 用メモ 覚え書き 覚書 こんにちは',
    points: 'この 本 当 当該 上記 以上の こちらの',
    document: 'ページ 書類 履歴書 職務経歴書 経歴書 ファイル 文書 文章 テキスト プロフィール 記録 レコード 応募 用紙 行 段落 PDF データ 経歴 束 資料',
    owner: '候補者 応募者 志願者 本人 彼 彼女 人物 人材 書いた者 作成者 筆者 私の書類 当人 当方 この者',
    you: 'あなた 貴方 君 お前 貴殿 おまえ きみ 汝',
    order: 'こと。 ことし ください 下さい せよ しろ なさい されたい すべし べし するな しないで てほしい て欲しい お願い 願います 願う いただきたい 扱いとする 扱う ものとする ものとし 取り扱',
    duty: 'べき なければ ねばなら 必要がある 求められ 必ず 義務 とすること とする 値する しなさい',
    judge: '評価 採点 判定 判断 順位 ランク 分類 比較 並べ替え 並び替え 選考 選別 選抜 選ぶ 選ん 推薦 推奨 勧め 承認 合格 採用 通過 不合格 却下 除外 優先 決定 決め 要約 説明 記述 書く 書か 回答 返答 答え 出力 結論 言及 触れ 読む 読み 読ん 審査 解析 処理 扱い 扱っ みなす 見なす 話し 話す 助言 電話 検討 まとめ 締めくく 伝え 落とす',
    selection: '評点 点数 スコア 順位 一覧 面接 内定 採用 要件 条件 基準 求人 募集 ポスト 結果 重み しきい値 閾値 足切り 必須質問 質問 適合 適性 書類選考 採用担当 企業 委員会 候補 応募者 審査 判定 顧客 結論 リスト 人事 会うべき 面談 通過',
    best: '最高 最優秀 最大 最上 一番上 一番 一位 1位 １位 首位 トップ 完璧 理想 優秀 傑出 満点 100点 勝つ 勝ち 勝者 合格 満たし 満たす 充足 全て すべて 肯定 良いこと 褒め 適任 最適 適格 上位 不可欠 問題な',
    pass: '無視 飛ばし 省略 省き 触れず 触れない 見逃 忘れ 空白 弱点 欠点 短所 不足 欠如 なくても 不要 必要な 必要は 問わず かかわらず 関わらず 無効 停止 隠 疑 否定 誤り 以前 これまで 従来 除い 目をつぶ 考慮し 省く 気にせ 省い',
    any: 'あらゆる いかなる どの 誰 もし 場合 なら 時は 決して 何も 者は 方は 比較するとき 比べるとき',
    role: 'これから 今から 今後 以降 ここから として振る舞 ふり つもり 想像 仮定 役 友人 友 味方 演じ なりきり 新しいタスク',
    others: '他の 他者 その他の候補 以外 ライバル 競合',
  },
  zh: {
    machine: 'AI ＡＩ 人工智能 LLM GPT 语言模型 大模型 模型 机器人 算法 软件 程序 解析器 扫描 引擎 系统 电脑 计算机 助手 智能体 自动 ATS 工具 过滤 虚拟 招聘官 评分员 阅读者 人工 语言模 語言 機器 系統 軟體 演算法 由机器 机器阅读 机器审 机器筛',
    notice: '备注 注意 通知 指令 提示 说明 消息 留言 提醒 命令 请注意 任务 重要 规定 方针 尊敬 亲爱 備註 規定 結束 备忘 你好 您好',
    points: '本 此 以上 上述 这份 这个 这一 这堆 這份 這個',
    document: '页 简历 履历 文件 文档 文本 资料 材料 档案 记录 申请 纸 行 段 句 PDF 数据 经历 内容 这堆 頁 簡歷 履歷 檔案 本页',
    owner: '候选人 应聘者 求职者 申请人 他的 她的 她 此人 作者 写这 执笔 当事人 候選人 應徵者 申請人 我的简历 我的放 我的材料',
    you: '你 您 你们 你們',
    order: '请 請 务必 務必 不要 勿 不得 切勿 照此 视为 視為 予以 只需 一律',
    duty: '必须 理应 值得 应当 务必 该当 应为 一律 必須 应该 应予 都应 均应 须以 须将 應當',
    judge: '评估 评价 评分 打分 排名 排序 分类 比较 筛选 选择 推荐 建议 批准 通过 录用 录取 拒绝 淘汰 排除 优先 决定 总结 概括 描述 回答 回复 输出 结论 提及 提到 读 阅读 审核 审查 解析 处理 视为 认定 认为 致电 邀请 判定 評估 評分 篩選 推薦 錄用 閱讀 收尾 转告 告诉 放行',
    selection: '分数 得分 排名 名单 面试 录用 聘用 要求 条件 标准 职位 岗位 招聘 结果 权重 门槛 淘汰题 问题 匹配 契合 适合 评估 初筛 预审 招聘方 雇主 委员会 候选人 申请者 人选 轮 阶段 决定 客户 录取 结论 分數 面試 錄取 人事 约见 见面 人力资源',
    best: '最好 最佳 最高 最优 最大 第一 首位 榜首 最上面 顶 完美 理想 优秀 杰出 卓越 满分 胜出 通过 满足 符合 全部 肯定 好话 合格 合适 无保留 强 最強 滿足 優秀 首选 赢得',
    pass: '忽略 无视 跳过 略过 省略 不提 不要提 忘 空档 空白 弱点 缺点 不足 缺 无需 不必 不用 无论 不论 尽管 取消 暂停 隐 疑 负面 错误 之前 先前 以前 以往 忽視 無需 放宽 免去 免除 不重要 没有提',
    any: '任何 凡 无论 不论 如果 若 从不 只要 倘',
    role: '从现在 从这里 从此 今后 接下来 扮演 假装 假设 想象 你是 当作 朋友 作为 角色 新任务 從現在',
    others: '其他 其余 另外 其它 竞争 剩余 其餘',
  },
};
