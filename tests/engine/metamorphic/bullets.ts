/** The bullets that defects write over a strong resume's own, in every language. */
import type { Lists, Words } from './words.ts';

export const FIRST_PERSON_BULLET: Words = {
  es: 'Reduje con mi equipo el plazo de entrega de 6 a 4 días en toda la región.',
  en: 'Reduced the delivery time of my team from six days to four across the region.',
  fr: 'Réduction avec mon équipe du délai de livraison de 6 à 4 jours dans la région.',
  pt: 'Reduzi com minha equipe o prazo de entrega de 6 para 4 dias em toda a região.',
  de: 'Senkung der Lieferzeit in meinem Team von sechs auf vier Tage in der ganzen Region.',
  it: 'Ridotto con il mio gruppo i tempi di consegna da 6 a 4 giorni in tutta la regione.',
  ja: '私のチームで納期を6日から4日に前倒し',
  zh: '带领我的团队将交付周期由6天缩短至4天，覆盖全部区域',
};

export const PASSIVE_BULLETS: Lists = {
  es: [
    'El plazo de entrega fue reducido de 6 a 4 días en toda la región.',
    'Los contratos de 12 proveedores fueron renegociados antes del cierre anual.',
    'El inventario de 3 almacenes fue reorganizado durante la primavera.',
    'Las rutas de 40 clientes fueron revisadas con un programa nuevo.',
  ],
  en: [
    'The delivery time was reduced from six days to four across the region.',
    'The contracts of 12 suppliers were renegotiated before the end of the year.',
    'The stock of three warehouses was reorganized during the spring season.',
    'The routes of 40 customers were revised with a new planning program.',
  ],
  fr: [
    'Le délai de livraison a été réduit de 6 à 4 jours dans la région.',
    'Les contrats de 12 fournisseurs ont été renégociés avant la clôture annuelle.',
    'Le stock de 3 entrepôts a été réorganisé pendant le printemps.',
    'Les tournées de 40 clients ont été révisées avec un nouveau logiciel.',
  ],
  pt: [
    'O prazo de entrega foi reduzido de 6 para 4 dias em toda a região.',
    'Os contratos de 12 fornecedores foram renegociados antes do fechamento anual.',
    'O estoque de 3 armazéns foi reorganizado durante a primavera.',
    'As rotas de 40 clientes foram revisadas com um programa novo.',
  ],
  de: [
    'Die Lieferzeit wurde in der ganzen Region von sechs auf vier Tage verkürzt',
    'Die Verträge von 12 Lieferanten wurden vor dem Jahresabschluss neu verhandelt',
    'Der Bestand von drei Lagern wurde im Frühjahr vollständig neu geordnet',
    'Die Touren von 40 Kunden wurden mit einem neuen Programm überarbeitet',
  ],
  it: [
    'I tempi di consegna sono stati ridotti da 6 a 4 giorni in tutta la regione',
    'I contratti di 12 fornitori sono stati rinegoziati prima della chiusura annuale',
    'Le scorte di 3 magazzini sono state riorganizzate durante la primavera',
    'I giri di 40 clienti sono stati rivisti con un nuovo programma',
  ],
  ja: [
    '全地域で納期が6日から4日に短縮された',
    '仕入先12社との契約が年度末までに更新された',
    '3か所の倉庫の在庫が春までに再編された',
    '顧客40社の配送経路が新しい仕組みで改定された',
  ],
  zh: [
    '全部区域的交付周期被缩短至4天，客户等待时间明显减少',
    '12家供应商的合同被重新谈判，年度采购成本得到控制',
    '3个仓库的库存被重新整理，旺季缺货情况得到缓解',
    '40家客户的配送路线被重新规划，运输里程明显下降',
  ],
};

export const WITHOUT_VERB: Lists = {
  es: [
    'Todos los clientes de la zona norte, unos 120 al mes, por teléfono.',
    'Un equipo de tarde con 12 personas y dos turnos en la misma sala.',
    'Pedidos de 40 tiendas cada semana, con los papeles de cada una.',
    'El correo de la oficina central, unas 300 cartas al día.',
    'Papeles de 25 proveedores para el cierre de cada mes.',
    'Los viernes, 3 reuniones con la oficina de Madrid y la de Sevilla.',
    'Almacén de 900 metros con 4 puertas y 2 muelles al norte.',
  ],
  en: [
    'All customers of the northern area, about 120 a month, by phone.',
    'An evening team with 12 people and two shifts in the same room.',
    'Orders from 40 stores every week, with the papers of each one.',
    'The mail of the head office, about 300 letters a day.',
    'Papers from 25 suppliers for the end of every month.',
    'On Fridays, three meetings with the offices in Oakland and Fresno.',
    'Warehouse of 900 square meters with 4 doors and 2 docks.',
  ],
  fr: [
    'Tous les clients de la zone nord, environ 120 par mois, au téléphone.',
    'Une équipe du soir de 12 personnes, deux services dans la même salle.',
    'Commandes de 40 magasins chaque semaine, avec les papiers de chacun.',
    'Le courrier du siège, environ 300 lettres par jour.',
    'Papiers de 25 fournisseurs pour la fin de chaque mois.',
    'Le vendredi, 3 réunions avec les bureaux de Lyon et de Nice.',
    'Entrepôt de 900 mètres carrés avec 4 portes et 2 quais.',
  ],
  pt: [
    'Todos os clientes da zona norte, uns 120 por mês, por telefone.',
    'Uma equipe da tarde com 12 pessoas e dois turnos na mesma sala.',
    'Pedidos de 40 lojas toda semana, com os papéis de cada uma.',
    'O correio do escritório central, umas 300 cartas por dia.',
    'Papéis de 25 fornecedores para o fim de cada mês.',
    'Às sextas, 3 reuniões com os escritórios de Santos e de Jundiaí.',
    'Armazém de 900 metros quadrados com 4 portas e 2 docas.',
  ],
  de: [
    'Alle Kunden im Norden, etwa 120 im Monat, am Telefon oder per Post',
    'Ein Team am Abend mit 12 Leuten und zwei Schichten im selben Raum',
    'Aufträge von 40 Läden jede Woche, mit den Papieren eines jeden',
    'Die Post der Zentrale, etwa 300 Briefe am Tag aus ganz Hamburg',
    'Papiere von 25 Lieferanten für das Ende eines jeden Monats',
    'Am Freitag drei Termine mit den Büros in Bremen und Lübeck',
    'Lager mit 900 Quadratmetern, 4 Toren und 2 Rampen nach Norden',
  ],
  it: [
    'Tutti i clienti della zona nord, circa 120 al mese, per telefono',
    'Un gruppo della sera con 12 persone e due turni nella stessa sala',
    'Ordini di 40 negozi ogni settimana, con le carte di ciascuno',
    'La posta della sede centrale, circa 300 lettere al giorno',
    'Carte di 25 fornitori per la fine di ogni mese dell’anno',
    'Il venerdì, 3 riunioni con gli uffici di Parma e di Modena',
    'Magazzino di 900 metri quadri con 4 porte e 2 banchine',
  ],
  ja: [
    '北部地域のお客様、月におよそ120名、電話と郵便',
    '夜間のチームは12名、同じ部屋で2交替',
    '毎週40店舗からの注文と、それぞれの書類',
    '本社あての郵便、1日におよそ300通',
    '月末までの仕入先25社の書類一式',
    '毎週金曜日、東京と横浜の事務所との会議3件',
    '900平方メートルの倉庫、扉4枚と荷さばき場2か所',
  ],
  zh: [
    '北部地区的全部客户，每月约120位，电话与信件往来',
    '夜班小组共12人，同一间办公室，两班倒',
    '每周40家门店的订单，以及各家的单据和票证',
    '总部的往来信件，每天约300封，来自全国各地',
    '每月月底25家供应商的单据和发票一套',
    '每周五与杭州和宁波办公室的3场例会',
    '900平方米的仓库，4扇大门和2个装卸台',
  ],
};

export const WEAK_BULLETS: Lists = {
  es: [
    'Responsable de la atención de 120 clientes al mes y de sus reclamaciones.',
    'Encargada de los informes mensuales de 3 delegaciones para la dirección.',
    'Responsable del archivo de 900 expedientes de la oficina central.',
  ],
  en: [
    'Responsible for the service of 120 customers a month and for their complaints.',
    'Duties included the monthly reports of three offices for the board.',
    'Responsible for the filing of 900 documents of the head office.',
  ],
  fr: [
    'Chargée de l’accueil de 120 clients par mois et de leurs réclamations.',
    'Responsable des rapports mensuels de 3 agences pour la direction générale.',
    'Chargée du classement de 900 dossiers du siège social.',
  ],
  pt: [
    'Responsável pelo atendimento de 120 clientes por mês e por suas reclamações.',
    'Encarregado dos relatórios mensais de 3 filiais para a diretoria.',
    'Responsável pelo arquivo de 900 processos do escritório central.',
  ],
  de: [
    'Verantwortlich für die Betreuung von 120 Kunden im Monat und deren Reklamationen',
    'Zuständig für die monatlichen Berichte von drei Niederlassungen an den Vorstand',
    'Verantwortlich für die Ablage von 900 Akten in der Zentrale des Hauses',
  ],
  it: [
    'Responsabile dell’assistenza a 120 clienti al mese e dei loro reclami',
    'Addetta ai rapporti mensili di 3 filiali per la direzione generale',
    'Responsabile dell’archivio di 900 pratiche della sede centrale',
  ],
  ja: [
    '店舗でのお客様対応および電話対応を担当',
    '上司の指示のもとで会議資料の作成を担当',
    '取引先との打ち合わせおよび日程の調整を担当',
    '社内の書類の整理および郵便物の仕分けを担当',
    '備品の発注および在庫の確認を担当',
    '来客の受付および会議室の準備を担当',
  ],
  zh: [
    '负责公司前台接待和客户投诉的日常处理工作',
    '负责部门每月经营分析报告和会议材料的准备',
    '负责市场部各类活动的现场协调和物料准备',
    '负责文件归档、电话接听以及来访客人的接待',
    '负责日常行政工作和领导交办的其他任务',
    '负责办公用品的采购登记和库存核对工作',
  ],
};
