/**
 * Words of orders that rule what is to come of a resume without a word of marks or of a machine: a pretence, a game, a tie, a floor, a verdict
 * of somebody else. Told together with those of `steer-acts.ts`, as they are written there.
 */
import type { Language } from '../../resume/language.ts';

/** Parts of such orders. */
export interface RulingWords {
  /** Orders to take for true what is not. */
  readonly pretend: string;
  /** Whose part is given away: somebody who chooses people. */
  readonly chooser: string;
  /** Where two are alike, and this one of them. */
  readonly tie: string;
  readonly thisOne: string;
  /** The person, as somebody else speaks of him. */
  readonly person: string;
  readonly pointed: string;
  /** What an employer has written, all of it, and that it asks. */
  readonly posting: string;
  readonly whole: string;
  readonly wanted: string;
  /** No reason is to be given. */
  readonly unreasoned: string;
  /** Under a mark. */
  readonly under: string;
  /** Orders to put what stands above into other words. */
  readonly reword: string;
  readonly above: string;
  /** The best few of those who are ranked. */
  readonly topFew: string;
  readonly whoever: string;
  /** Resumes as whoever judges them has them before him. */
  readonly pile: string;
  /** A reading before anybody's. */
  readonly preRead: string;
  readonly ifYou: string;
  /** Has been judged before, or may not be judged otherwise. */
  readonly already: string;
  readonly unlawful: string;
  readonly yourBoss: string;
  /** What is missing is taken for present; points are added; nobody looks again. */
  readonly deemed: string;
  readonly addPoints: string;
  readonly noReview: string;
  readonly noCheck: string;
  /** Orders to judge, and how. */
  readonly weigh: string;
  readonly lenient: string;
  readonly surpass: string;
  readonly allOthers: string;
  /** For whom a machine works, and the machine itself: "you who …". */
  readonly yourUser: string;
  readonly youWho: string;
  readonly isYou: string;
  readonly include: string;
}

// prettier-ignore
export const STEER_RULINGS: Readonly<Record<Language, RulingWords>> = {
  en: {
    pretend: 'make_believe act_as_if act_as_though behave_as_if behave_as_though assume_that suppose_that take_it_that feign pretend_that pretend_to pretend_you pretend_i pretend_the',
     chooser: 'recruiter head-hunter headhunter talent_scout hiring_manager interviewer hr_manager hr_director personnel_manager head_of_hr screener evaluator grader jury selection_committee admissions_officer',
    tie: 'in_doubt of_doubt case_of_doubt when_unsure if_unsure when_uncertain if_uncertain if_undecided when_undecided if_torn equal_marks equal_points equal_scores case_of_a_tie tie_between', thisOne: 'this_one this_person this_candidate this_applicant this_profile this_file this_resume this_cv this_page one_here the_present_one',
    person: 'this_person the_person this_candidate the_candidate this_applicant the_applicant this_individual the_individual this_one', pointed: 'person_below candidate_below applicant_below individual_below person_above candidate_above applicant_above person_described candidate_described person_presented one_described_here person_behind_this person_named_here',
    posting: 'job_ad advert advertisement job_posting posting vacancy the_ad the_job the_role the_post the_position asked_for job_description the_client the_employer', whole: 'everything all whatever every_point anything in_full',
    wanted: 'wants wanted is_looking_for was_looking_for seeks asks_for asked_for requires needs demands called_for calls_for is_after', unreasoned: 'reasons_need_not reason_need_not no_reason_need no_reasons_need needs_no_reason needs_no_justification no_justification_is no_justification_needed no_explanation_is no_explanation_needed need_not_be_justified need_not_be_explained reasoning_is_not_required reasons_are_not',
    under: 'below under lower_than less_than worse_than beneath not_exceed no_lower no_less underneath', reword: 'translate summarise summarize condense boil paraphrase render rephrase rewrite shorten sum_up compress restate', above: 'everything_above all_of_the_above all_the_above the_above what_precedes all_that_precedes preceding_text text_above everything_before the_preceding above_text',
    topFew: 'first_three first_five first_ten top_three top_five top_ten top_two top_1 top_3 top_5 top_10 the_finalists the_final_list', whoever: 'whoever whatever anything anyone anybody whichever', pile: 'this_pile this_heap these_resumes these_cvs these_applications these_candidates pile_of_resumes pile_of_applications pile_of_cvs',
    preRead: 'pre-read preread pre-reading pre-check precheck pre-screening prescreening pre-assessment preliminary_review preliminary_check preliminary_reading automatic_reading automated_reading automated_pre-read automated_review automatic_review automatic_check automated_check first_reading machine_reading system_review',  ifYou: 'if_you in_case_you should_you as_the_assistant_drafting as_the_assistant_writing as_the_assistant_preparing as_the_tool whoever_drafts whoever_writes', include: 'include add put insert',
    already: 'you_have_already you_already already_evaluated already_assessed already_reviewed already_scored already_rated',
    unlawful: 'discriminatory unlawful illegal against_the_law against_policy would_violate would_breach breach_of',
    yourBoss: 'your_boss your_supervisor your_superior',
    isYou: 'you_are that_is_you that’s_you is_you',
    deemed: 'counts_as count_as is_deemed are_deemed is_to_be_taken are_to_be_taken is_to_be_considered is_considered_present taken_as_given taken_as_present as_present',
    addPoints: 'add_ten add_five add_two add_three add_a_point add_points add_one add_twenty',
    noReview: 'no_human_review no_human_check no_human_approval no_further_review without_human_review human_review_is_not',
    lenient: 'leniently charitably with_leniency with_generosity benevolently generously_where generously_when generously_throughout',
    weigh: 'evaluate assess rate score grade judge mark',
    noCheck: 'no_checking no_need_to_check need_not_be_checked not_be_checked no_verification needs_no_check need_not_verify',
    surpass: 'outranks surpasses beats outperforms outclasses exceeds',
    allOthers: 'every_other all_other everyone_else all_the_others the_rest',
    yourUser: 'your_user your_operator your_client’s_search',
    youWho: 'you_who',
  },
  es: {
    pretend: 'finge finja haz_como haga_como haz_de_cuenta haga_de_cuenta supon_que suponga_que simula_que simule_que actua_como_si actue_como_si supongase_que',
     chooser: 'reclutador* cazatalentos seleccionador* entrevistador* director_de_recursos directora_de_recursos responsable_de_seleccion jefe_de_personal jefa_de_personal jurado tribunal evaluador*',
    tie: 'ante_la_duda en_caso_de_duda si_dudas si_duda si_hay_duda ante_cualquier_duda en_la_duda si_vacilas en_caso_de_empate a_igualdad_de_puntos', thisOne: 'esta_persona este_perfil esta_candidata este_candidato esta_candidatura con_esta con_este elige_esta elija_esta prefiere_esta prefiera_esta escoge_esta escoja_esta',
    person: 'la_persona esta_persona la_candidata el_candidato esta_candidata este_candidato la_aspirante el_aspirante esta_aspirante este_aspirante', pointed: 'persona_de_abajo persona_de_arriba candidata_de_abajo candidato_de_abajo persona_aqui_descrita persona_descrita persona_que_figura_abajo persona_que_figura_arriba persona_que_sigue quien_figura_abajo',
    posting: 'anuncio oferta vacante convocatoria el_puesto la_plaza el_cliente la_empresa', whole: 'todo toda cuanto cuantos todos todas', wanted: 'quiere busca pide exige solicita necesita buscaba requiere demanda',
    unreasoned: 'no_hace_falta_razonar* no_hace_falta_justificar* no_hace_falta_motivar* no_hace_falta_explicar* no_es_necesario_justificar* no_es_necesario_motivar* no_precisa_justificacion no_requiere_justificacion sin_necesidad_de_justificar* sin_necesidad_de_motivar* no_se_requiere_motiv* no_se_requiere_justific*', under: 'inferior inferiores por_debajo menor menos_de mas_baja bajar no_baje no_bajara debajo',
    reword: 'traduce traduzca resume resuma condensa condense sintetiza sintetice parafrasea parafrasee reformula reformule reduce reduzca', above: 'todo_lo_anterior lo_anterior todo_lo_de_arriba lo_de_arriba cuanto_precede lo_precedente texto_anterior', topFew: 'primeros_tres tres_primeros primeras_cinco primeros_cinco cinco_primeros cinco_primeras diez_primeros diez_primeras tres_primeras finalistas', whoever: 'quien quienquiera lo_que cualquiera quien_sea lo_que_sea cualquier_cosa',
    pile: 'este_monton esta_pila estos_curriculos estas_solicitudes estas_candidaturas pila_de_curriculos monton_de_curriculos estos_candidatos', preRead: 'lectura_automatica prelectura revision_automatica revision_previa comprobacion_previa comprobacion_automatica lectura_previa primera_lectura examen_automatico analisis_automatico evaluacion_automatica cribado_automatico preevaluacion', 
    ifYou: 'si_usted si_tu si_eres si_te_toca quien_redacte quien_prepare si_redactas si_preparas', include: 'incluye incluya anada anade ponga pon mete meta',
    already: 'ya_evaluaste ya_has_evaluado ya_valoraste ya_has_valorado ya_ha_evaluado ya_analizaste ya_has_analizado ya_revisaste ya_puntuaste ya_has_leido',
    unlawful: 'discriminatorio discriminatoria ilegal ilicito contrario_a infringe infringiria vulnera vulneraria',
    yourBoss: 'tu_jefe tu_jefa tu_superior tu_responsable tu_supervisor tu_supervisora',
    isYou: 'eres eres_tu es_usted',
    deemed: 'se_da_por se_dan_por se_tendra_por se_considera se_consideran de_por_presente da_por_presente',
    addPoints: 'sumele sumale anadale anadele sume_diez suma_diez anada_diez',
    noReview: 'no_requiere_revision sin_revision_humana no_precisa_revision no_necesita_revision',
    lenient: 'con_generosidad generosamente con_indulgencia con_benevolencia con_manga_ancha',
    weigh: 'evalua evalue valora valore puntua puntue califica califique',
    noCheck: 'no_necesitas_comprobar* no_hace_falta_comprobar* no_necesita_comprobar* no_hace_falta_verificar* sin_comprobar*',
    surpass: 'supera superan aventaja gana_a',
    allOthers: 'todas_las_demas todos_los_demas las_demas los_demas el_resto',
    yourUser: 'tu_usuario tu_usuaria tu_operador',
    youWho: 'tu_que tu_quien',
  },
  fr: {
    pretend: 'feins feignez fais_semblant faites_semblant suppose_que supposez_que pars_du_principe partez_du_principe agis_comme_si agissez_comme_si fais_comme_si faites_comme_si fais_comme_s’il faites_comme_s’il',  chooser: 'recruteur recruteuse chasseur_de_tetes chasseuse_de_tetes drh responsable_du_recrutement charge_de_recrutement chargee_de_recrutement jury evaluateur evaluatrice examinateur examinatrice',
    tie: 'en_cas_d’hesitation en_cas_de_doute dans_le_doute en_cas_d’egalite si_tu_hesites si_vous_hesitez a_egalite_de_points', thisOne: 'celui-ci celle-ci celui_-_ci celle_-_ci cette_personne ce_profil ce_dossier cette_candidature cette_candidate ce_candidat', person: 'la_personne cette_personne la_candidate le_candidat cette_candidate ce_candidat', pointed: 'personne_ci-dessous personne_ci-dessus candidate_ci-dessous candidat_ci-dessous candidate_ci-dessus candidat_ci-dessus personne_decrite_ici personne_presentee_ici',
    posting: 'annonce l’annonce offre l’offre le_poste le_client l’employeur fiche_de_poste', whole: 'tout toutes tous tout_ce', wanted: 'veut cherche demande exige reclame recherche requiert souhaite attend', unreasoned: 'inutile_de_motiver inutile_de_justifier inutile_d’expliquer pas_besoin_de_motiver pas_besoin_de_justifier sans_avoir_a_motiver sans_avoir_a_justifier n’a_pas_a_etre_motive* n’a_pas_a_etre_justifie* aucune_justification_n’ aucun_motif_n’ motivation_inutile justification_inutile',
    under: 'inferieur inferieure en_dessous au-dessous au_-_dessous sous moins_de plus_basse descendre plus_bas', reword: 'traduis traduisez resume resumez condense condensez synthetise synthetisez reformule reformulez paraphrase paraphrasez reduis reduisez', above: 'tout_ce_qui_precede ce_qui_precede tout_le_texte_ci-dessus texte_qui_precede texte_ci-dessus', topFew: 'trois_premiers trois_premieres cinq_premiers cinq_premieres dix_premiers dix_premieres premiers_de_la_liste finalistes', whoever: 'quiconque qui_que_ce_soit toi_qui vous_qui quoi_que_ce_soit celui_qui celle_qui',
    pile: 'cette_pile ces_cv ces_candidatures ce_tas ces_dossiers_de_candidature pile_de_cv ces_candidats', preRead: 'pre-lecture prelecture lecture_automatique relecture_automatique verification_automatique controle_automatique pre-evaluation preevaluation premiere_lecture analyse_automatique evaluation_automatique tri_automatique pre-tri',  ifYou: 'si_vous si_tu au_cas_ou_vous qui_redigez toi_qui_rediges', include: 'ajoutez ajoute incluez inclus inserez insere mettez mets inscrivez',
    already: 'vous_avez_deja tu_as_deja deja_evalue deja_note deja_examine',
    unlawful: 'discriminatoire illegal illegale illicite contraire_a enfreindrait violerait',
    yourBoss: 'ton_chef ta_cheffe ton_patron ta_patronne ton_superieur ton_responsable votre_patron',
    isYou: 'tu_es vous_etes c’est_vous c’est_toi',
    deemed: 'est_a_tenir sont_a_tenir est_a_considerer sont_a_considerer est_reputee est_repute vaut_comme',
    addPoints: 'ajoutez-y ajoutez_y ajoutes-y ajoute-y ajoutez_dix ajoute_dix ajoutez_cinq',
    noReview: 'aucun_controle_humain aucune_revision_humaine sans_controle_humain aucune_relecture_humaine',
    lenient: 'large avec_indulgence avec_generosite genereusement avec_largesse',
    weigh: 'evaluez evalue notez jugez juge appreciez',
    noCheck: 'inutile_de_le_controler inutile_de_controler inutile_de_verifier inutile_de_le_verifier pas_besoin_de_verifier',
    surpass: 'depasse surpasse devance bat',
    allOthers: 'toutes_les_autres tous_les_autres le_reste',
    yourUser: 'ton_utilisateur ton_utilisatrice ton_operateur',
    youWho: 'toi_qui',
  },
  pt: {
    pretend: 'finja finge faca_de_conta faz_de_conta_que suponha_que simule_que aja_como_se atue_como_se parta_do_principio',  chooser: 'recrutador* caca-talentos cacatalentos headhunter selecionador* entrevistador* gestora_de_rh gestor_de_rh diretora_de_rh diretor_de_rh jurado banca avaliador*',
    tie: 'havendo_duvida em_caso_de_duvida na_duvida se_houver_duvida se_ficar_em_duvida em_caso_de_empate', thisOne: 'esta_pessoa este_perfil esta_candidata este_candidato esta_candidatura com_esta com_este escolha_esta prefira_esta', person: 'a_pessoa esta_pessoa a_candidata o_candidato esta_candidata este_candidato', pointed: 'pessoa_abaixo pessoa_acima candidata_abaixo candidato_abaixo candidata_acima candidato_acima pessoa_aqui_descrita pessoa_descrita_aqui',
    posting: 'anuncio a_vaga o_cargo edital o_cliente a_empresa', whole: 'tudo todos todas toda', wanted: 'quer pede exige procura busca precisa procurava requer solicita', unreasoned: 'dispensa_justificativa dispensa_motivacao dispensa_explicacao nao_precisa_justificar* nao_precisa_de_justificativa nao_e_preciso_justificar nao_e_necessario_justificar sem_necessidade_de_justific* nao_requer_justific*', under: 'inferior inferiores abaixo menor menos_de mais_baixa', reword: 'traduza traduz resuma resume condense sintetize parafraseie reformule reduza',
    above: 'tudo_o_que_precede tudo_acima todo_o_texto_acima tudo_o_que_esta_acima o_texto_acima o_que_precede tudo_isso_acima', topFew: 'tres_primeiros tres_primeiras cinco_primeiros cinco_primeiras dez_primeiros dez_primeiras primeiros_cinco primeiros_tres finalistas', whoever: 'quem quem_quer_que o_que_quer_que quem_estiver qualquer_um', pile: 'esta_pilha estes_curriculos estas_candidaturas este_monte pilha_de_curriculos estes_candidatos',
    preRead: 'pre-leitura preleitura leitura_automatica revisao_automatica revisao_previa verificacao_automatica pre-avaliacao analise_automatica avaliacao_automatica primeira_leitura triagem_automatica',  ifYou: 'se_voce se_for_voce caso_voce quem_redigir se_fores_tu', include: 'inclua acrescente adicione ponha coloque insira',
    already: 'voce_ja ja_avaliou ja_avaliaste ja_analisou ja_foi_avaliad*',
    unlawful: 'discriminatorio discriminatoria ilegal ilicito contrario_a violaria fere feriria',
    yourBoss: 'teu_chefe seu_chefe_acabou seu_chefe_disse seu_chefe_mandou seu_chefe_pediu seu_chefe_quer sua_chefe_disse sua_chefe_mandou sua_chefe_pediu',
    isYou: 'voce_e e_voce es_tu',
    deemed: 'da-se_por dao-se_por considera-se considere_presente deve_ser_considerad* tem-se_por',
    addPoints: 'some_dez some_cinco acrescente_dez adicione_dez some_dois',
    noReview: 'dispensa_revisao sem_revisao_humana nao_requer_revisao dispensa_analise',
    lenient: 'com_generosidade generosamente com_indulgencia com_benevolencia',
    weigh: 'avalie avalia julgue pontue',
    noCheck: 'nao_precisa_conferir nao_precisa_verificar nao_e_preciso_conferir dispensa_conferencia',
    surpass: 'supera ultrapassa vence',
    allOthers: 'todas_as_outras todos_os_outros todas_as_demais todos_os_demais',
    yourUser: 'teu_usuario seu_usuario sua_usuaria',
    youWho: 'tu_que voce_que',
  },
  de: {
    pretend: 'tu_so tun_sie_so tue_so nimm_an nehmen_sie_an gib_vor geben_sie_vor heuchle',  chooser: 'headhunter* personalchef* personalleiter* recruiter* personaler* personalvermittler* auswahlkommission jury prufer gutachter* personalentscheider* talentscout*',
    tie: 'im_zweifel im_zweifelsfall bei_gleichstand bei_gleicher_punktzahl bei_punktgleichheit bist_du_unsicher wenn_du_zogerst bei_unsicherheit', thisOne: 'diese_person dieser_person dieses_profil diese_bewerb* dieser_bewerb* diese_kandidat* dieser_kandidat* dich_fur_diese sich_fur_diese nimm_diese wahle_diese wahlen_sie_diese', person: 'die_person diese_person die_bewerberin der_bewerber die_kandidatin der_kandidat diese_bewerberin dieser_bewerber dieser_kandidat diese_kandidatin', pointed: 'person_unten person_oben bewerberin_unten bewerber_unten bewerberin_oben bewerber_oben hier_beschriebene_person unten_genannte_person oben_genannte_person unten_stehende_person oben_stehende_person',
    posting: 'anzeige stellenanzeige ausschreibung die_stelle der_kunde auftraggeber stellenprofil anforderungsprofil', whole: 'alles alle samtliche in_allem jeden_punkt', wanted: 'verlangt will sucht fordert braucht wunscht suchte gesucht gefordert', unreasoned: 'begrundung_ist_nicht begrundung_entfallt begrundung_erubrigt bedarf_keiner_begrundung braucht_keine_begrundung grunde_sind_nicht',
    under: 'unter schlechter niedriger geringer unterhalb weniger_als', reword: 'fasse fass fassen_sie ubersetze ubersetz ubersetzen_sie verdichte verkurze kurze formuliere gib', above: 'alles_obige das_obige alles_vorherige alles_vorstehende das_vorstehende den_text_oben obigen_text alles_davor', topFew: 'ersten_drei ersten_funf ersten_zehn top_drei top_funf top_5 top_3 endauswahl engere_wahl', whoever: 'wer alles_was_diesen an_alles jeder_der wer_auch_immer was_auch_immer alle_die',
    pile: 'diesen_stapel diesem_stapel dieser_stapel diese_lebenslaufe diese_bewerbungen diese_mappen stapel_bewerbungen stapel_lebenslaufe', preRead: 'vorprufung automatische_prufung automatische_vorprufung automatische_vorlesung vorabprufung vorauswahl_automatisch erste_durchsicht automatische_durchsicht automatische_auswertung automatische_bewertung maschinelle_prufung maschinelle_auswertung vorablesung',  ifYou: 'falls_du wenn_du falls_sie sofern_du solltest_du der_du', include: 'nimm nehmen fuge fugen trag trage setz setze',
    already: 'du_hast_bereits du_hast_schon hast_du_bereits hast_du_schon schon_bewertet bereits_bewertet bereits_gepruft',
    unlawful: 'diskriminierend unzulassig rechtswidrig gesetzwidrig verstosst verstiesse verstoss',
    yourBoss: 'dein_vorgesetzter deine_vorgesetzte dein_chef deine_chefin',
    isYou: 'du_bist bist_du das_bist',
    deemed: 'gilt_als gelten_als ist_als zu_werten_als',
    addPoints: 'zahl_zehn zahle_zehn zehn_dazu funf_dazu addiere zehn_drauf',
    noReview: 'keine_menschliche_prufung ohne_menschliche_prufung keine_prufung_durch',
    lenient: 'großzugig wohlwollend nachsichtig milde',
    weigh: 'bewerte bewerten_sie beurteile beurteilen_sie benote benoten_sie',
    noCheck: 'nichts_zu_prufen nicht_zu_prufen nicht_gepruft_werden keine_prufung_notig nichts_nachzuprufen',
    surpass: 'ubertrifft schlagt uberragt ubersteigt',
    allOthers: 'alle_anderen alle_ubrigen samtliche_anderen',
    yourUser: 'deinem_nutzer deiner_nutzerin deinem_anwender deinem_auftraggeber deinen_nutzer',
    youWho: 'du_der du_die',
  },
  it: {
    pretend: 'fingi finga fai_finta faccia_finta fa’finta supponi_che supponga_che fai_come_se faccia_come_se comportati_come_se',  chooser: 'selezionator* cacciatore_di_teste cacciatrice_di_teste recruiter reclutator* responsabile_del_personale direttrice_del_personale direttore_del_personale esaminator* commissione giuria valutator*',
    tie: 'nel_dubbio in_caso_di_dubbio in_dubbio se_sei_in_dubbio parita_di_punti in_caso_di_parita a_parita_di_punti', thisOne: 'questa_persona questo_profilo questa_candidata questo_candidato questa_candidatura scelga_questa scegli_questa scegliere_questa preferisca_questa preferisci_questa prenda_questa prendi_questa', person: 'la_persona questa_persona la_candidata il_candidato questa_candidata questo_candidato', pointed: 'persona_qui_sotto persona_sotto persona_sopra persona_qui_sopra candidata_qui_sotto candidato_qui_sotto candidata_sopra candidato_sopra persona_qui_descritta persona_descritta_qui',
    posting: 'annuncio l’annuncio offerta l’offerta il_posto la_posizione il_cliente l’azienda bando', whole: 'tutto tutta tutti tutte quanto', wanted: 'vuole chiede cerca richiede pretende serve cercava desidera', unreasoned: 'non_occorre_motivar* non_occorre_giustificar* non_occorre_spiegar* non_serve_motivar* non_serve_giustificar* senza_bisogno_di_motivar* non_e_necessario_motivar* non_e_necessario_giustificar* non_va_motivat* senza_motivazione', under: 'sotto inferiore piu_basso piu_bassa meno_di al_di_sotto scendere minore',
    reword: 'traduci traduca riassumi riassuma condensa condensi sintetizza sintetizzi parafrasa riformula riformuli riduci', above: 'tutto_quanto_sopra quanto_precede tutto_cio_che_precede cio_che_precede il_testo_sopra tutto_il_testo_sopra quanto_sopra', topFew: 'primi_tre primi_cinque primi_dieci prime_tre prime_cinque prime_dieci finalisti rosa_finale', whoever: 'chiunque chi qualunque_cosa qualsiasi_cosa qualunque', pile: 'questa_pila questo_mucchio questi_curriculum questi_curricula queste_candidature pila_di_curriculum questi_candidati',
    preRead: 'prelettura pre-lettura lettura_automatica revisione_automatica verifica_automatica controllo_automatico preesame esame_automatico pre-valutazione prevalutazione analisi_automatica valutazione_automatica prima_lettura',  ifYou: 'se_tu se_scrivi se_sei se_lei se_prepari chi_scrive', include: 'aggiungi aggiunga includi includa inserisci inserisca metti metta',
    already: 'hai_gia ha_gia_valutato gia_valutato',
    unlawful: 'discriminatorio discriminatoria illegale illecito contrario_a violerebbe viola',
    yourBoss: 'tuo_capo tua_capa tuo_superiore tuo_responsabile tua_responsabile',
    isYou: 'tu_sei sei_tu sei_un sei_una sei_quel sei_quella',
    deemed: 'e_da_ritenere sono_da_ritenere e_da_considerare si_considera_presente si_da_per vale_come',
    addPoints: 'aggiunga_dieci aggiungi_dieci aggiunga_cinque aggiungi_cinque aggiungine',
    noReview: 'nessuna_revisione_umana senza_revisione_umana non_richiede_revisione nessun_controllo_umano',
    lenient: 'con_generosita generosamente con_indulgenza con_benevolenza di_manica_larga',
    weigh: 'valuta valuti giudica giudichi',
    noCheck: 'non_ti_serve_controllar* non_serve_controllar* non_occorre_controllar* non_occorre_verificar* non_serve_verificar*',
    surpass: 'supera batte sorpassa',
    allOthers: 'tutte_le_altre tutti_gli_altri il_resto',
    yourUser: 'tuo_utente tua_utente tuo_operatore',
    youWho: 'tu_che',
  },
  ja: {
    pretend: 'ふりをし ふりをせよ と仮定し ことにしてください ことにして下さい ものとして扱 ことにせよ',  chooser: 'ヘッドハンター 採用担当者 人事部長 面接官 審査員 スカウト 選考委員 採用責任者', tie: '迷ったとき 迷った場合 迷うとき 迷う場合 同点 甲乙つけ 判断に迷', thisOne: 'こちらの人 この人 こちらを この候補 この応募者 本応募者 この書類 本書類', person: 'この人は この人物は 本人は この候補者は この応募者は 当該人物', pointed: '下記の人物 上記の人物 下の人物 以下の人物 下記の者こそ 下記の応募者 下記の候補者 ここに記した人物',
    posting: '求人 募集要項 顧客 依頼主 募集条件 企業側', whole: 'すべて 全て ことごとく 余さず', wanted: '求める 求めて 探して 欲しい 望む 条件を', unreasoned: '理由の記載は要り 理由の記載は不要 理由は不要 理由は要り 理由の説明は不要 理由を述べる必要はな 根拠の記載は不要 理由を付す必要はな', under: '下回 未満 より低い を切る', reword: '訳して 訳せ 訳すこと 要約して 要約せよ 要約すること まとめて まとめよ まとめること 言い換えて 言い換えよ 書き換えて 書き換えよ', above: '以上の内容 上記の内容 以上すべて 上記すべて ここまでの内容 上の文章', topFew: '上位三名 上位五名 上位十名 上から五人 上から三人 五人のうち 上位5名 上位3名', whoever: '読んでいるもの 読むもの 誰であれ 何であれ 読んでいる者 読み手 作成する立場',
    pile: 'この束 この山 この一式 これらの履歴書', preRead: '自動下読み 下読み 自動審査 自動判定 事前審査 自動確認 一次判定 自動評価 機械判定',  ifYou: '立場なら 作成するなら 作る側なら 担当なら', include: '含める 加える 入れる 含めて 加えて 入れて',
    already: '評価済み 採点済み 審査済み 判定済み すでに評価 既に評価',
    unlawful: 'に反します に反する 違法 差別に当たり 差別にあたり 違反します',
    yourBoss: 'あなたの上司 あなたの責任者',
    isYou: 'があなたです はあなたです あなたは',
    deemed: 'あるものとみなす 有るものとみなす 満たすものとみなす あるものとする 備えているものとみなす',
    addPoints: '点を足し 点足し 点を加え 点上乗せ 点プラス',
    noReview: '人による確認は不要 人の確認は不要 人による審査は不要',
    lenient: '甘めに 寛大に 緩やかに 大目に',
    weigh: '評価し 採点し 審査し',
    noCheck: '確かめる必要はあ 確認する必要はあ 検証は不要 確認は不要',
    surpass: 'より優れ よりも優れ 上回る',
    allOthers: '誰より 他の誰 他の応募者',
    yourUser: '利用者に ユーザーに',
    youWho: '要約する方 採点する方 評価する方 分類する方',
  },
  zh: {
    pretend: '请假装 请当作 就当作 假装要求 就当缺 请装作 请假设 姑且当作 假设要求',  chooser: '猎头 招聘官 面试官 人事经理 招聘经理 人力资源总监 评委 选拔委员', tie: '犹豫时 拿不定主意 难以取舍 不相上下 分数相同 同分 拿不准', thisOne: '这一位 这位 此人 选这份 本人 该候选人 本应聘者', person: '此人 这位 该候选人 此候选人 该应聘者 本应聘者', pointed: '下面这位 上面这位 以下这位 下述人员 上述这位 下方这位 此处所述之人', posting: '招聘启事 招聘广告 职位描述 客户 岗位要求 用人方 招聘要求', whole: '一切 全部 所有 样样', wanted: '要求 想要 需要 寻找 要找',
    unreasoned: '不必说明理由 无需说明理由 无须说明理由 不用说明理由 不需说明理由 不必给出理由 无需给出理由 不必解释 无需解释', under: '低于', reword: '译成 总结成 概括成 改写成 归纳为 翻译成 压缩成 总结为 概括为', above: '以上内容 上述内容 上文全部 以上全部 前文', topFew: '前三名 前五名 前十名 排进前 排入前 前三位 前五位 进入前', whoever: '无论是谁 不管是谁 无论谁 不管谁 凡是', pile: '这堆 这叠 这摞 这一摞 这一堆 这些简历', preRead: '自动预读 预读 自动初筛 自动审核 自动评估 机器初审 系统预审 预审结论 自动筛查',  ifYou: '若由你 如果由你 如由你 若是你 如果是你', include: '加入 列入 放入 加进 纳入',
    already: '你已经 你已 您已经 已经评估过 已评估过 已经审核',
    unlawful: '属于歧视 构成歧视 违法 违反 不合法',
    yourBoss: '你的上司 你的领导 你的老板 你的主管',
    isYou: '你是 你就是 就是你',
    deemed: '视为具备 视为已有 视作具备 当作具备',
    addPoints: '再加十分 加十分 加上十分 加五分 多给十分',
    noReview: '无需人工审核 无需人工复核 不需人工',
    lenient: '从宽 宽松地 宽容地 手下留情',
    weigh: '评估请 请评 打分请 评分请',
    noCheck: '无需再查 无需核查 不必核实 无需核实 不用再查',
    surpass: '胜过 超过 优于 强于',
    allOthers: '所有人 其他所有人 其他应聘者 所有应聘者',
    yourUser: '你的用户 您的用户',
    youWho: '做摘要的 做总结的 打分的你 做评估的',
  },
};
