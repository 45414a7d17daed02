/** How French and Italian trades end, so that no list need name them all: "Tonnelier", "Vitrailliste", "Bottaio". Folded. Data only. */
import type { Language } from '../../resume/language.ts';

export interface TradeEnds {
  readonly end: RegExp;
  /** Words that end so and are no people. */
  readonly none: RegExp;
}

export const TRADE_ENDS: Readonly<Partial<Record<Language, TradeEnds>>> = {
  fr: {
    end: /^\p{L}{2,20}(?:eur|eure|euse|ier|iere|iste|trice|(?:[rl]|[aio]c|ed|ri)ien(?:ne)?|logue|graphe|therapeute)$/u,
    none: /^(?:teneur|exterieur|interieur|moteur|secteur|ordinateur|capteur|tracteur|valeur|couleur|chaleur|douleur|largeur|hauteur|longueur|vapeur|faveur|honneur|bonheur|meilleur|superieur|inferieur|majeur|mineur|ascenseur|refrigerateur|congelateur|ampleur|rigueur|vigueur|peur|coeur|soeur|fleur|leur|heure|atelier|quartier|papier|chantier|grenier|mobilier|foncier|financier|hospitalier|hotelier|particulier|calendrier|clavier|courrier|dossier|escalier|janvier|fevrier|metier|premier|premiere|dernier|derniere|riviere|frontiere|lumiere|matiere|maniere|carriere|filiere|singulier|regulier|olivier|peuplier|sentier|palier|panier|pilier|cahier|collier|levier|acier|laurier|hier|fier|cher|liste|piste|dialogue|catalogue|analogue|paragraphe|orthographe|italien|bresilien|algerien|tunisien|syrien|matrice|creatrice|entiere|banniere|poussiere|priere|biere|pierre|betonniere|pepiniere|sabliere|gouttiere)(?:ne)?$/u,
  },
  it: {
    end: /^\p{L}{3,20}(?:tore|trice|iere|iera|ista|aio|aia|logo|loga|grafo|grafa)$/u,
    none: /^(?:settore|motore|trattore|quartiere|cantiere|mestiere|riviera|fiera|carriera|frontiera|bandiera|preghiera|barriera|corriere|piacere|intera|sera|gennaio|febbraio|migliaio|centinaio|paio|spiaggia|lista|pista|vista|intervista|rivista|conquista|provvista|catalogo|dialogo|luogo|prologo|epilogo|monologo|paragrafo|maniera|materia|sabbiera|ringhiera|matrice|cornice|ghiaia|grafo|baia|massaia)$/u,
  },
};
