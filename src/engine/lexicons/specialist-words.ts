/** Words of trades, and of countries, that are right and that no dictionary of ours lists. Lower case. */
import type { Language } from '../../resume/language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const NONE: ReadonlySet<string> = new Set();

export const SPECIALIST_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: words(`
    cubicación cubicaciones cubicar metrado metrados explanaciones replanteos encofrado encofrados apuntalamientos
    sénior júnior currículum currículums curriculum vitae gestoría gestorías buscable
    mantención triaje triajes triar periodificación periodificaciones ictus espectrometría espectrómetro
    priorización monitorización monitoreo monitorear monitoreé digitalización dockerización contenerización gamificación
    fidelización parametrización parametrizar tokenización trazabilidad escalabilidad usabilidad interoperabilidad
    empleabilidad gobernanza mentoría mentorías mentoricé mentorizar emprendedurismo intraemprendimiento tercerización
    tercerizar aplicativo aplicativos licitatorio postventa posventa preventa cobranza cobranzas
    merchandising retail rotulación picking packing onboarding branding benchmarking networking outsourcing
    liofilización pasteurización termografía termosellado oleohidráulica mecatrónica domótica fotovoltaica fotovoltaicas
    fotovoltaico fotovoltaicos aerotermia biomecánica bioinformática ofimática ofimático ofimáticas ofimáticos
    planeación planeaciones agendamiento agendamientos cotizador cotizadora tesista tesistas contraloría contralorías horeca
    preventista preventistas repositor repositora repositores parrillero parrillera parrilleros garzón garzona garzones copero copera
    montacarguista montacarguistas planillero planillera pañolero pañolera enfierrador enfierradores gerenciamiento empoderamiento
    georreferenciación georreferenciado kinesiólogo kinesióloga kinesiología fonoaudiólogo fonoaudióloga fonoaudiología odontólogo odontóloga
    hidrosanitario hidrosanitaria hidrosanitarias lavaloza lavalozas tramitología promotoría reporteo reportería
    acaricida acaricidas fenología fenológico fenológica fenológicos contrapiso contrapisos chancado chancador chancadora
    hotelería alzhéimer paqueteo paqueteos paquetero paquetera transitario transitaria transitarios transitarias quinua
    bachata presupuestal presupuestales muestral muestrales pailería pailero paileros tostaduría
  `),
  en: words(`
    upskilling reskilling onboarding onboarded offboarding telehealth teletriage biostatistics microservices dockerized
    containerized containerised productionized productionised templated templating linting refactored refactoring
    geospatial phlebotomy venipuncture tracheostomy rebranding fintech edtech healthtech adtech martech
    upsell upselling upsold wireframe wireframes wireframed wireframing prototyped shortlisted shortlisting
    timesheets worklist worklists handover handovers signage millwright
    hematocrit brix
  `),
  fr: words(`
    visio visios digitalisation digitaliser digitalisé digitalisée dématérialisation référencement logisticien alternance apprenance
    intrapreneuriat entrepreneuriat mécatronique domotique bureautique télétravail visioconférence visioconférences
    réassort réassorts merchandising facing prépresse phoning upcycling écoconception rétroplanning rétroplannings
    prospectif employabilité scénarisation priorisation priorisé priorisée prioriser conteneurisation
    agro agroécologie
  `),
  pt: words(`
    priorização digitalização monitoramento mentoria mentorias empregabilidade governança usabilidade escalabilidade
    rastreabilidade fidelização gamificação conteinerização mecatrônica domótica fotovoltaica fotovoltaico
    terceirização precificação roteirização conciliação inadimplência faturamento endomarketing pilotista pilotistas
    paletização paletizar paletizado romaneio romaneios passadoria ferrageamento
  `),
  de: words(`
    lebensläufe klassenvorständin klassenvorstand kommissionierung auslistung auslistungen einlistung einlistungen entgraten
    disponentin vertrieblerin nachkalkulation pflegevisite pflegevisiten wundmanagement mechatronik commis palettierer
    saisonen endosonographie endosonographien
  `),
  it: words(`
    équipe audit digitalizzazione fidelizzazione monitoraggio triage efficientamento rendicontazione prototipazione
    domotica meccatronica fotovoltaico fotovoltaici fotovoltaica fotovoltaiche scalabilità usabilità tracciabilità
    commis comanda comande impiattamento impiattamenti impiattare mulettista mulettisti carrellista carrellisti scaffalista scaffalisti bancalista
    bollettazione consuntivazione palletizzazione palletizzatore elettrosaldatura preconto preconti
    amministrativista civilista lavorista penalista batteriemia batteriemie gamificazione containerizzazione
    canalina canaline scadenziario scadenziari epilazione epilazioni bentonitica bentonitici chiarifica chiarifiche
    curriculare curriculari martellone martelloni
  `),
  ja: NONE,
  zh: NONE,
};
