import { list, type Words } from './words.ts';

export const EN: Words = {
  country: 'GB',
  people: list(
    'Harriet Colclough; Owen Tregarthen; Priya Ramanathan; Marcus Addo-Wilson; Siobhan Keaveney; Tom Arkwright',
  ),
  titles: list(`
    Veterinary Nurse; Quantity Surveyor; Pastry Chef; Dental Hygienist; Bus Driver; Reinsurance Underwriter; Set Designer
    Night Porter; Stable Hand; Lead Machinist; Payroll Officer; Junior Solicitor; Head Gardener; Ward Clerk; Bricklayer
    Community Midwife; Data Steward; Yard Supervisor; Cellar Technician; Upholsterer; Claims Handler; Site Foreman
    Biology Teacher; Picture Researcher; Dispatch Coordinator; Loss Adjuster; Barista; Optometrist; Sound Recordist
    Regional Buyer; Teaching Assistant; Lift Engineer; Deputy Head of Housekeeping; Hatchery Worker; Backend Developer
  `),
  firms: list(`
    Tolland & Pryce; Wrenfield; The Copper Kettle; Marlowe Hatch; Bright Anvil; Oakmere Dairy; Sallow Bridge Surgery
    Pennick Brothers; Quillon; Halden Freight; Northgate Vets; Ferris Rowe; Larkspur House; Ormsby Glass; Tidewell
    Cobham Street Clinic; Vantry; Greaves Lifts Ltd; Ironmonger Row; St Brannock's Primary; Wexcombe Council; Dunmorrow
    Halfpenny Films; Plover & Finch; Rothbury Mills plc; Sunder Lane; Eddystone Marine; Mossgrove; Teal Harbour; Corvane
    Hobday Nurseries; Blackwater Stud
  `),
  towns: list(
    'Leeds; Truro; Carlisle; Swansea; Norwich; Dundee; Bath; Stockport; Hereford; Derry; Ipswich; Paisley; Whitby; Reading; Chester; Luton',
  ),
  schools: list(`
    University of Exeter; Harper Adams; Truro College; Leeds Beckett University; Hartpury; City of Glasgow College
    Cardiff Metropolitan; St Aldate's School; Plumpton; The Guildford Academy; University of East Anglia
  `),
  degrees: list(`
    BSc Animal Science; NVQ Level 3 Bricklaying; BA (Hons) Textile Design; A Levels: Biology, French, Art; MSc Actuarial Science
    HND Music Production; Level 3 Diploma in Veterinary Nursing; LLB Law; Certificate in Patisserie; BTEC Engineering; PGCE Secondary
  `),
  bullets: list(`
    Kept the appointment book for four practitioners and some 60 visitors a day
    Cut waste in the cold store by 18% within one season
    Trained nine apprentices, seven of whom stayed on
    Opened and closed the premises, cash included
    Wrote the weekly rota and covered absences
    Drew up tenders of up to £250,000 together with the estimator
    Handled complaints at the front desk until they were settled
    Introduced a new stock list that halved the time needed for counting
    Carried out daily safety rounds and kept the log
    Checked deliveries against orders and chased what was missing
    Planned the spring programme with two partner schools
    Repaired and serviced hydraulic presses and hoists
    Led a team of six through the move to the new building
    Set up the filing of all contracts since 1998
    Sold seasonal goods worth £40,000 at three fairs
    Looked after young horses before and after training
    Negotiated better terms with five suppliers
    Measured rooms and made drawings for the workshop
    Answered calls and letters from policy holders
    Reduced the average waiting time from 14 to 9 minutes
    Took blood samples and prepared the theatre for operations
    Organised the annual open day with 1,200 guests
    Moved the old booking tool to PostgreSQL without downtime
    Baked up to 300 loaves a night for two shops
    Audited expense claims of the northern branches
    Designed posters, menus and the window display
    Drove routes 14 and 22, evenings and weekends
    Prepared month-end figures for the managing partner
    Taught years 7 to 11 and ran the chess club
    Built garden walls, arches and chimneys to drawing
    Kept bees and sold the honey at the farm gate
  `),
  skills: list(
    'Excel; Forklift licence; Sage Payroll; First aid; AutoCAD; Stock keeping; Customer care; Python; Welding; Negotiation',
  ),
  tongues: list('English (native); French (B2); Welsh (fluent); Polish (basic); Spanish (intermediate)'),
  interests: list('Fell running; Choral singing; Allotment; Chess; Restoring motorbikes; Baking'),
  summary: list(`
    Practical and calm person with more than ten years in busy places, glad to teach others and to learn a new trade.
    Looking for a post near the coast with a team that takes care over its work. Full clean driving licence.
  `),
  headings: {
    summary: list('Profile; About Me; Personal Statement'),
    experience: list('Work Experience; Employment History; Career to Date; Professional Background'),
    education: list('Education; Education and Training; Academic Background; Qualifications'),
    skills: list('Skills; Key Skills; Core Strengths'),
    languages: list('Languages; Language Skills'),
    interests: list('Interests; Hobbies; Outside Work'),
    contact: list('Contact; Contact Details'),
  },
  months: list('January; February; March; April; May; June; July; August; September; October; November; December'),
  shortMonths: list('Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sep; Oct; Nov; Dec'),
  ofYear: ' ',
  present: list('Present; present; Current; now; to date'),
  since: 'Since',
  span: ['From', 'to'],
  at: 'at',
  grades: list('Grade: Merit; First Class; Average 2:1'),
  theses: list('Dissertation: Grazing habits of hill ponies; Final project on the repair of lime mortar'),
  labels: { phone: 'Phone', email: 'Email', address: 'Address', title: 'Role', firm: 'Employer', dates: 'Dates' },
  phones: list('07700 900417|+447700900417; +44 7700 900283|+447700900283; 020 7946 0512|+442079460512'),
  homes: list(`
    Hereford|Hereford; 14 Sheep Street, Whitby YO21 3PQ|Whitby YO21 3PQ; Swansea, Wales|Swansea, Wales
    Norwich, United Kingdom|Norwich, United Kingdom; Paisley|Paisley
  `),
  page: 'Page',
};
