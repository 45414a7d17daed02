/** How trades end in the Latin languages, so that no list need name them all: "Tonnelier", "Vitrailliste", "Bottaio", "Afinador", "Caldeireiro". Folded. Data only. */
import { u } from '../../resume/patterns.ts';
import type { Language } from '../../resume/language.ts';

export interface TradeEnds {
  readonly end: RegExp;
  /** Words that end so and are no people. */
  readonly none: RegExp;
}

export const TRADE_ENDS: Readonly<Partial<Record<Language, TradeEnds>>> = {
  fr: {
    end: u`^\p{L}{2,20}(?:eur|eure|euse|ier|iere|iste|trice|(?:[rl]|[aio]c|ed|ri)ien(?:ne)?|logue|graphe|therapeute)$`,
    none: /^(?:teneur|exterieur|interieur|moteur|secteur|ordinateur|capteur|tracteur|valeur|couleur|chaleur|douleur|largeur|hauteur|longueur|vapeur|faveur|honneur|bonheur|meilleur|superieur|inferieur|majeur|mineur|ascenseur|refrigerateur|congelateur|ampleur|rigueur|vigueur|peur|coeur|soeur|fleur|leur|heure|atelier|quartier|papier|chantier|grenier|mobilier|foncier|financier|hospitalier|hotelier|particulier|calendrier|clavier|courrier|dossier|escalier|janvier|fevrier|metier|premier|premiere|dernier|derniere|riviere|frontiere|lumiere|matiere|maniere|carriere|filiere|singulier|regulier|olivier|peuplier|sentier|palier|panier|pilier|cahier|collier|levier|acier|laurier|hier|fier|cher|liste|piste|dialogue|catalogue|analogue|paragraphe|orthographe|italien|bresilien|algerien|tunisien|syrien|matrice|creatrice|entiere|banniere|poussiere|priere|biere|pierre|betonniere|pepiniere|sabliere|gouttiere)(?:ne)?$/u,
  },
  es: {
    end: u`^\p{L}{2,20}(?:[aei]dor|ista|log[oa]|graf[oa]|iatra|ero)$`,
    none: /^(?:comedor|corredor|mostrador|ordenador|computador|procesador|servidor|probador|mirador|tenedor|congelador|generador|indicador|ecuador|salvador|parador|obrador|asador|aparador|ventilador|calentador|refrigerador|transformador|contenedor|labrador|amador|ledesor|elevador|acelerador|buscador|monitor|lista|vista|revista|pista|conquista|entrevista|bautista|evangelista|arista|crista|cresta|autopista|provista|prevista|catalogo|dialogo|prologo|epilogo|analogo|homologo|paragrafo|poligrafo|fonografo|poligono|enero|febrero|primero|tercero|dinero|numero|genero|acero|cero|sendero|extranjero|financiero|crucero|tablero|letrero|sombrero|vivero|lavadero|ropero|florero|paradero|cuero|entero|ligero|soltero|verdadero|duradero|venidero|casero|minutero|fichero|aguacero|agujero|matadero|embarcadero|asadero|comedero|criadero|mesero|obrero|romero|guerrero|cordero|caballero|quintero|montero|cantero|escudero|marrero|botero|carnero|otero|madero|potrero|aguero|ballestero|lucero|forero|tintero|granero|valero|rivero|sotero|barbero|herrero|agero|cero|homero|severo|sincero|pero|aero|euro)$/u,
  },
  pt: {
    end: u`^\p{L}{2,20}(?:[aei]dor|ista|log[oa]|graf[oa]|iatra|eiro)$`,
    none: /^(?:corredor|computador|servidor|gerador|indicador|processador|elevador|refrigerador|ventilador|equador|salvador|amador|labrador|mostrador|contador|mirador|tenedor|bastidor|acelerador|buscador|lista|vista|revista|pista|conquista|entrevista|batista|baptista|evangelista|paulista|prevista|crista|catalogo|dialogo|prologo|epilogo|analogo|homologo|paragrafo|janeiro|fevereiro|primeiro|terceiro|dinheiro|mosteiro|banheiro|canteiro|ribeiro|pinheiro|carneiro|monteiro|brasileiro|estrangeiro|financeiro|roteiro|tabuleiro|cruzeiro|chuveiro|inteiro|solteiro|mineiro|aveiro|barreiro|loureiro|medeiro|cordeiro|cavaleiro|cavalheiro|guerreiro|figueiro|outeiro|sobreiro|salgueiro|limoeiro|coqueiro|cajueiro|castanheiro|junqueiro|terreiro|celeiro|viveiro|cativeiro|nevoeiro|aguaceiro|bombeiro voluntario|verdadeiro|herdeiro|parceiro|companheiro|conselheiro|juazeiro|vieiro|oliveiro|teixeiro|cheiro|sinaleiro|candeeiro|letreiro|isqueiro|travesseiro|formigueiro|galinheiro|chiqueiro|poleiro|estaleiro|ponteiro|brasileiro|veleiro|seleiro|tinteiro|derradeiro|costeiro|fronteiro|rodeiro|valadeiro|ligeiro|certeiro|ordeiro|passageiro|interesseiro)$/u,
  },
  it: {
    end: u`^\p{L}{3,20}(?:tore|trice|iere|iera|ista|aio|aia|logo|loga|grafo|grafa)$`,
    none: /^(?:settore|motore|trattore|quartiere|cantiere|mestiere|riviera|fiera|carriera|frontiera|bandiera|preghiera|barriera|corriere|piacere|intera|sera|gennaio|febbraio|migliaio|centinaio|paio|spiaggia|lista|pista|vista|intervista|rivista|conquista|provvista|catalogo|dialogo|luogo|prologo|epilogo|monologo|paragrafo|maniera|materia|sabbiera|ringhiera|matrice|cornice|ghiaia|grafo|baia|massaia)$/u,
  },
};
