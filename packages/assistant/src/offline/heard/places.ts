/**
 * Which words mean which amount of the return: data, read from top to bottom; the first that fits wins.
 * Long because it is a list.
 */

/** The question an amount answers, and what else the words say. */
export interface Place {
	readonly section: string;
	readonly field: string;
	readonly words: RegExp;
	/** Only where the message, or the return, is about this. */
	readonly about?: About;
	/** Only where money went out. */
	readonly spent?: true;
	/** Answers that the words give along with the amount. */
	readonly also?: Readonly<Record<string, string | boolean>>;
	/** Something that can happen again, so its amount is added; others replace what is there. */
	readonly adds?: true;
	/** Only while there is no amount for this question. */
	readonly until?: string;
	/** Only after an amount for this question: fuel is a benefit once the car is. */
	readonly after?: string;
}

/** What a message can be about. */
export type About = 'trade' | 'property' | 'job';

const of =
	(section: string, more: Partial<Place> = {}) =>
	(field: string, words: RegExp, own: Partial<Place> = {}): Place => ({
		section,
		field,
		words,
		...more,
		...own,
	});

const job = of('employment');
const jobCost = of('employment', { about: 'job', spent: true, adds: true });
const trade = of('selfEmployment');
const tradeCost = of('selfEmployment', { about: 'trade', spent: true, adds: true });
const let_ = of('ukProperty');
const letCost = of('ukProperty', { about: 'property', spent: true, adds: true });

/** Words for tax taken off. */
const TAX =
	/\b(?:tax|paye)\b.*\b(?:taken|deducted|off|stopped|withheld|paid)\b|\b(?:taken|took|deducted|stopped|withheld|paid|less|minus|with|in|of|lost|off)\b.*\b(?:tax|paye)\b|^\W*(?:(?:and|then|plus|also|with|less|minus|so|but|the|my|income|hmrc|they) )*(?:tax|paye)\b|\d\s*(?:pounds?|quid|k)?\s*(?:in |of |was |went on )?(?:the |income )*(?:tax|paye)\b|\b(?:tax|paye) (?:was|is|were|came to|should (?:be|have been|say))\W*(?:only |really |actually )?£?\d|\btaxed\b/;
/** Tax taken off what was just mentioned: "and they deducted 362". */
export const TAKEN_OFF =
	/\b(?:deducted|deductions?|stopped|withheld|took off|taken off|docked)\b|\bthey(?: \w+)? (?:took|take|kept|keep|stop|taxed)\b|\btaxed\b/;

/** Bodies that people belong to for their work. */
const BODIES =
	/\bsubscri\w+\b(?=.*\b(?:work|job|profession\w*|acca|icaew|cima|cipd|rics|riba|institute|royal|society|association|council)\b)|\b(?:acca|icaew|cima|cipd|rics|riba|ciob|bacp|bps|hcpc|gphc|gdc|nmc|gmc|rcn|rcgp|bma|bda|sra|gtcs|imeche|iet|ciht|cipfa|aat)\b|\b(?:royal college|chartered|institute|institution|law society|teaching council|nursing and midwifery)\b|\bprofessional (?:body|membership|subscription|registration|fees?)\b/;

/** Every place, more certain words first. */
export const places: readonly Place[] = [
	of('payments')('paymentsOnAccountMade', /payments? on account|\bon account\b/),
	trade(
		'cisDeductions',
		/\bcis\b.*\b(?:tax|deduct\w*|taken|took|take|kept|stopped|withheld|suffered|off)\b|\b(?:tax|deduct\w*|taken|took|kept|stopped|withheld|suffered|less|minus)\b.*\bcis\b|\d\s*(?:in |of |for )?cis\b|^\W*(?:(?:and|with|the|my|plus|also) )*cis(?: (?:was|were|of|came to))?\W*£?\d|contractors?\b.*\b(?:took|take|deduct|taken|kept)|(?:taken|deducted|kept) by (?:the |my )?contractor/,
	),
	of('studentLoans')('postgraduateDeducted', /post[- ]?grad\w*/),
	of('studentLoans')('deducted', /student loan|\bstudent finance\b|\bplan (?:1|2|4|one|two|four)\b/),
	of('winterFuel')('winterFuelPayment', /winter fuel/),
	of('childBenefit')('received', /child benefit/),
	tradeCost(
		'carVanTravelExpenses',
		/\b(?:train|bus|tube|rail|air|taxi|cab|ferry|coach|tram) (?:fares?|tickets?|journeys?|passes|pass)\b/,
	),
	job('mileageAllowanceRelief', /\bmileage (?:allowance )?relief\b|\brelief\b.*\b45p\b/, {
		also: { hadExpenses: true },
	}),
	of('statePension')('statePension', /state pension/),
	of('pension')('taxDeducted', /\btax\b.*\bpension\b|\bpension\b.*\btax\b/),
	job('professionalSubscriptions', /\bunion (?:subs?|subscriptions?|dues|fees?|membership)/, {
		adds: true,
		also: { hadExpenses: true },
	}),
	job('professionalSubscriptions', BODIES, { about: 'job', adds: true, also: { hadExpenses: true } }),
	job('carFuel', /\b(?:car )?fuel (?:benefit|charge|scale)/, { also: { hadBenefits: true } }),
	job('carFuel', /\bfuel\b/, { after: 'car', also: { hadBenefits: true } }),
	job('van', /\b(?:company|work|works) van (?:benefit|charge)/, { also: { hadBenefits: true } }),
	of('pensionPayment')(
		'amount',
		/\b(?:paid|pay|paying|put|putting|contribut\w*|saved|saving|into|in to)\b.*\bpension|pension (?:contributions?|payments?|pot)|\bsipp\b/,
	),
	of('pension')(
		'amount',
		/^(?!.*\b(?:deduct\w*|contribut\w*|employer|payslip|auto[- ]?enrol\w*)).*(?:\bpension\b|\bannuity\b)/,
	),
	of('giftAid')(
		'amount',
		/gift ?aid|charit|donat|oxfam|\bshelter\b|cancer research|red cross|\brnli\b|\brspca\b|nspcc|save the children|macmillan|barnardo|salvation army|\bgave\b.*\bto (?!my|the hmrc)/,
	),
	of('stateBenefits')('jobSeekersAllowance', /job ?seekers?|\bjsa\b/),
	of('stateBenefits')('employmentSupportAllowance', /\besa\b|employment (?:and )?support/),
	of('stateBenefits')(
		'otherStateBenefits',
		/carers? allowance|carer's allowance|maternity allowance|bereavement/,
	),
	let_('financeCosts', /^\W*(?:less|minus) (?:the |loan )*interest\b/, { about: 'property' }),
	let_(
		'financeCosts',
		/mortgage|buy[- ]to[- ]let (?:loan|interest)|\bbtl\b.*interest|interest\b.*\b(?:flat|house|property|let)\b/,
	),
	let_('receipts', /lodger|rent a room|spare room|room in (?:my|our)/, { also: { lettingKind: 'lodger' } }),
	tradeCost(
		'premisesRunningCosts',
		/\brent(?:ing|al|ed)?\b.*\b(?:workshop|office|studio|unit|shop|premises|desk|salon|chair|yard|garage|storage|van)|\b(?:workshop|office|studio|unit|shop|premises|desk|salon|chair|yard|storage) rent/,
	),
	letCost('repairsAndMaintenance', /repair|maintenance|boiler|paint|decorat|roof|plumb|fix/),
	letCost('professionalFees', /agent|\bagenc(?:y|ies)\b|legal|solicitor|accountant|\bfees?\b/),
	letCost(
		'premisesRunningCosts',
		/insurance|ground rent|service charge|council tax|\brates\b|utilit|electric|\bgas\b|water/,
	),
	letCost('costOfServices', /clean|garden/),
	letCost('travelCosts', /travel|mileage|petrol|train/),
	letCost(
		'costOfReplacingDomesticGoods',
		/furniture|sofa|\bbeds?\b|cooker|fridge|washing machine|carpet|replac/,
	),
	let_('rents', /\brent(?:s|al|ed|ing)?\b|tenant|landlord|\blet(?:ting)?\b|airbnb|holiday let/, {
		about: 'property',
		also: { lettingKind: 'property' },
	}),
	of('dividends')('amount', /dividend|\bdivs\b/),
	of('selfEmployment', { about: 'trade', adds: true })(
		'otherExpenses',
		/(?<!\b(?:on|via|through|from|with) )\b(?:uber|deliveroo|just ?eat|bolt|etsy|ebay|vinted|depop|amazon|fiverr|upwork|shopify|treatwell|the (?:app|platform|site|salon|shop|gallery|agency))(?:'s)? (?:\w+ )?(?:cut|took|takes|kept|keeps|keep|take|deducted|charged|share|fees?|commission)\b(?! (?:me|on)\b)|\b(?:platform|app|service|booking|agency) fees?\b|\bcommission\b|(?<!\bi )\b(?:took|takes|kept|charged)\b.*\bfees?\b/,
	),
	tradeCost(
		'interestOnBankOtherLoans',
		/\b(?:loan|overdraft|finance|hp)\b.*interest|interest\b.*\b(?:loan|overdraft)/,
	),
	of('otherInvestments')(
		'untaxedForeignInterest',
		/\b(?:foreign|overseas|abroad|german|french|spanish|irish|american|us|swiss|polish|italian)\b.*\binterest\b|\binterest\b.*\b(?:foreign|overseas|abroad|german|french|spanish|irish|american|us|swiss|polish|italian)\b/,
	),
	of('bankInterest')(
		'amount',
		/\binterest\b|savings? account|\bsavers?\b(?: account)?\b|\bint\b|\bsavings\b.*\bearn/,
	),
	job('tips', /\btips\b/),
	job('car', /company car/, { also: { hadBenefits: true } }),
	job('medicalInsurance', /\bmedical\b/, { about: 'job', also: { hadBenefits: true } }),
	job('car', /^\W*(?:p11d\W+)?(?:the )?car\W*(?:benefit)?\W*(?:was|of)?\W*£?\d/, {
		after: 'medicalInsurance',
		also: { hadBenefits: true },
	}),
	job('medicalInsurance', /(?:medical|health|dental) (?:insurance|cover|care|plan)|health ?care|\bbupa\b/, {
		about: 'job',
		also: { hadBenefits: true },
	}),
	job('taxDeducted', TAX),
	tradeCost('costOfGoods', /\bcosts? of (?:sales|goods|stock|materials)\b/),
	trade(
		'turnover',
		/turn(?:ed|ing)? ?over|turnover|takings|\btook in\b|\btrading\b.*\btook\b|\btook\b.*\btrading\b|\bself[- ]employment\b|\bsales\b(?! (?:rep|assistant|manager|exec\w*|advis[eo]r|person|job|team|director|consultant|agent|floor)\b)|\bsold\b|invoiced|\bbilled\b|self[- ]employ\w*|freelanc|sole trader|\bgigs?\b|(?:my|the|own) business\b|business (?:income|made|earned|took)|deliveroo|\buber\b|\betsy\b|\bebay\b|vinted|just ?eat|\bstuart\b|fiverr|upwork/,
	),
	trade(
		'totalExpenses',
		/\b(?:everything|all) (?:that )?(?:i|we)(?:'ve| have)? (?:spent|paid out|laid out|bought)\b|\b(?:lumped|added|put) together\b|\ball[- ]in\b(?=.*\b(?:costs?|expenses|spent)\b)|\betc\b|\band (?:stuff|so on|bits)\b|\bbits and (?:bobs|pieces)\b/,
		{
			...{ about: 'trade', spent: true },
			also: { oneFigure: true },
		},
	),
	job(
		'pay',
		/^(?!.*\bi (?:paid|pay)\b).*\b(?:from|had|got|gave me|paid|pays|earned|made)\b.*\b(?:on|through|via|under) (?:the |their )?(?:payroll|paye|books)\b/,
	),
	tradeCost('wagesAndStaffCosts', /\bwages?\b|\bstaff\b|\bemployees?\b|\bsalar/),
	tradeCost(
		'paymentsToSubcontractors',
		/\bsubbies?\b|\b(?:paid|pay|paying|used|hired|for|to|on)\b.*\bsub-?contract|^\W*sub-?contractors?\W*(?:were|was|cost)?\W*£?\d/,
	),
	tradeCost(
		'costOfGoods',
		/\bmaterials?\b|\bstock\b|\bgoods\b|\bsupplies\b|ingredients|\bparts\b|\btimber\b|\bfabric\b|\bfood\b|flowers?\b|\bpaints?\b|\bseeds?\b|\bplants?\b|\bwool\b|\byarn\b|\bwax\b|\bwicks?\b|\bbeads?\b|\bclay\b|\bleather\b|\bthread\b|\bcanvas(?:es)?\b|\bflour\b|\bsugar\b|\bart supplies\b|\bcopper\b|\bfittings\b|\bpipes?\b|\bcables?\b|\bcement\b|\btiles\b|\bscrews\b|\bconsumables\b|\bbricks?\b|\bwood\b|shampoo|resale|\bproducts?\b.{0,15}\b(?:use|used|using)\b/,
	),
	tradeCost(
		'carVanTravelExpenses',
		/\bvan\b|\bcar\b|fuel|petrol|diesel|travel|\btrain\b|parking|\btaxi|\bmot\b|vehicle|motor|\bbus\b|flights?|hotel|mileage|moped|scooter|\bbike\b|\blorry\b|road tax|breakdown cover|congestion/,
	),
	tradeCost(
		'premisesRunningCosts',
		/insurance(?!.*indemnity)|electric|\bgas\b|heating|premises|workshop|\bunit\b|business rates|\bpower\b|\brent\b/,
	),
	tradeCost('maintenanceCosts', /repair|maintenance|servic/),
	tradeCost(
		'adminCosts',
		/phone|mobile|broadband|internet|stationery|software|postage|printer|printing|office|subscriptions?|apps?\b|hosting/,
	),
	tradeCost(
		'advertisingCosts',
		/advert|marketing|website|flyers?|business cards|facebook|google ads|\bads\b/,
	),
	tradeCost('businessEntertainmentCosts', /entertain|client (?:lunch|dinner|meal)/),
	trade(
		'turnover',
		/^\W*(?:[a-z]+\W+)?(?:fees?|lessons?|commissions?|bookings?|jobs|gigs|sessions|classes|commissioned work|income)(?: (?:for|in|over) (?:the|this) (?:tax )?year)?\W*(?:were|was|came to|of|brought in)?\W*£?\d/,
		{ about: 'trade', until: 'turnover' },
	),
	tradeCost('professionalFees', /accountan|solicitor|legal|indemnity|\bfees?\b(?! from)/),
	tradeCost('financeCharges', /bank charges?|card (?:fees|charges)|stripe|paypal|sumup/),
	tradeCost(
		'otherExpenses',
		/tools?\b|uniform|ppe|clothing|boots|training|course|equipment|laptop|computer|machine|drill|camera|books?\b|cleaning|laundry|\btoys?\b|\bcrafts?\b|mower|ladders?|\bsaw\b|scissors|\bkit\b|gloves|\bhelmet|furniture|\bdbs\b|licen[cs]e|\blenses?\b|instruments?\b/,
	),
	jobCost(
		'professionalSubscriptions',
		/subscri\w+|\bunions?\b|\bunison\b|\bunite\b|\bgmb\b|usdaw|nasuwt|\bneu\b|\brcn\b|\bbma\b|membership|professional (?:body|fees)|\bnmc\b|\bgmc\b|registration/,
		{ also: { hadExpenses: true } },
	),
	jobCost('businessTravelCosts', /travel|train|parking|taxi|mileage|petrol/, { also: { hadExpenses: true } }),
	jobCost(
		'jobExpenses',
		/tools?\b|uniform|equipment|books?\b|boots|laundry|clothing|laptop|computer|\bphone\b|\bdesk\b|stationery/,
		{
			also: { hadExpenses: true },
		},
	),
	trade(
		'totalExpenses',
		/\bexpenses?\b|\bcosts?\b|outgoings|overheads|\bspent\b|\bspending\b|\bproducts?\b|\d[\d,.]*k? out\b|\b(?:hundred|thousand|grand|quid|pounds?) out\W*$/,
		{
			about: 'trade',
			also: { oneFigure: true },
		},
	),
	let_('totalExpenses', /\bexpenses?\b|\bcosts?\b|outgoings|overheads|\bspent\b/, {
		about: 'property',
		also: { oneFigure: true },
	}),
	job('pay', /\bsalary\b|\bwages?\b|\bp60\b|\bjob (?:has |that )?(?:paid|pays)\b/, { about: 'job' }),
	trade(
		'turnover',
		/earn|income|\bmade\b|\btook\b|\bgot\b|br(?:ought|ings?) (?:me |us )?in|pulled in|raked in|cleared|grossed|gave me|gives me|gross|\bpaid\b|receiv|\bfares?\b|\bclients?\b|\bcustomers?\b|\bparents\b|\bgigs?\b|\bcommissions?\b|came in|coming in|\d[\d,.]*k? in\b(?! (?:total|all|full|fact)\b)|\b(?:hundred|thousand|grand|quid|pounds?) in\W*$|\bfees from\b/,
		{ about: 'trade' },
	),
	job(
		'pay',
		/^(?!.*\b(?:i|we)(?:'ve| have)? (?:also )?(?:pay|paid)\b(?! tax))(?!.*\b(?:bought|spent|costs?|won't|didn't|wouldn't)\b).*(?:earn|salary|wages?\b|\bpay\b|\bpaid\b|\bmade\b|\bincome\b|gross|p60|\bjob\b|employ|work|\bi(?:'m| was| am) on\b|^\W*(?:[a-z-]+ ){1,4}on £?\d)/,
	),
];

/** What a message says it is about. */
export const aboutWords: Readonly<Record<About, RegExp>> = {
	trade:
		/\bon the side\b|\bside hustle\b|sold £?[\d,.]+k?(?: quid| pounds)? worth|\bsales (?:were |was |of |came to |are |for the year )?£?\d|turn(?:ed|ing)? ?over|turnover|takings|self[- ]?employ|sole trader|freelanc|\bbusiness(?:es)?\b(?! (?:travel|miles|mileage|trips?|class|rates|cards?|account))|sub-?contract(?:or|ing)|(?:my|own|run an?|a small|our) (?:\w+ )?(?:business|shop|cafe|stall|bakery|salon|pub|restaurant|takeaway|garage|market stall|studio|kennels|nursery)|invoiced|\bgigs?\b|deliveroo|\buber\b|\betsy\b|\bebay\b|vinted|for myself|\bon my own account\b|\bcis\b|set up on my own|\bselling (?!my\b|the\b|it\b|some\b|shares|crypto|bitcoin)|my own boss|start(?:ed)? trading|stopped trading|just ?eat|fiverr|upwork|my (?:clients|customers)\b|\bparents paid\b|\bfares\b|\b(?:trading|thousand pound) allowance\b/,
	property:
		/\brent(?:s|al|ed|ing)?\b|tenant|landlord|\blet(?:ting)?\b|airbnb|buy[- ]to[- ]let|\bbtl\b|\blodgers?\b|\bmy (?:flat|property|properties)\b/,
	job: /\b(?:uni|university|college|bar|pub|shop|school|office|council|hospital|nhs|cafe|restaurant|warehouse|factory|library|nursery|saturday|weekend|evening|day|main|part[- ]time|full[- ]time|student|summer|seasonal|supermarket) job (?:has |that )?(?:paid|pays)\b|salary|salaried|\bwages|wages?\b|\bp60\b|\bp45\b|\bp11d\b|\bzero[- ]hours?\b|\bagency pa(?:ys?|id) me\b|\bwork (?:in|at) (?:an? |the )?(?:warehouse|factory|shop|office|kitchen|hospital|school|hotel|bar|pub|restaurant|care home|cafe)\b|\bsales (?:rep|assistant|manager|advis[eo]r)\b|employer|employed (?:at|by|as)|\bpaye\b|my job|\ba job\b|payslip|\bp45\b|\bi(?:'m| was| am) on £?\d|work (?:at|for) (?!myself)|\b(?:earn\w*|paid|made|got|income|pay)\b.{0,25}\b(?:at|by) (?!the|a |an )[a-z]|\btax (?:was )?(?:taken|deducted|off|stopped)|\b(?:took|taken|deducted|stopped)\b.{0,20}\btax\b/,
};

/** Trades that people usually run for themselves. */
export const TRADES =
	/\b(plumber|electrician|builder|carpenter|joiner|decorator|painter|plasterer|roofer|bricklayer|tiler|gardener|landscaper|cleaner|window cleaner|hairdresser|barber|beautician|nail technician|taxi driver|courier|delivery driver|photographer|videographer|graphic designer|web designer|designer|illustrator|artist|musician|writer|copywriter|translator|tutor|music teacher|personal trainer|yoga teacher|dog walker|childminder|handyman|mechanic|market trader|baker|caterer|florist|potter|jeweller|seamstress|dressmaker|therapist|counsellor|osteopath|consultant|developer|programmer|bookkeeper|scaffolder|locksmith|upholsterer|farmer|fisherman|life coach|pet sitter|driving instructor|makeup artist|editor|proofreader|physiotherapist|tattooist|chiropodist|masseuse|groundworker|labourer|glazier|chimney sweep)\b/;

/** Someone else’s money. */
export const SOMEBODY_ELSE =
	/\bour (?:kid|lad|lass)(?: \w+)? (?:earn(?:s|ed|t)|cleared?|clears|made|makes|took|takes|got|gets|pulled|brought|has|had|is on|was on)\b|\b(?:he|she) (?:earns?|earned|makes|made|turned over|turns over|gets|takes home|brings (?:home|in))\b(?! (?:me|us)\b)|\b(?:he|she)(?:'s| is| was) on (?:about |around |roughly |over |nearly |just )*£?\d|\b(?:wife|husband|missus|hubby|partner|spouse|girlfriend|boyfriend)(?:'s| is| gets| got| earns| earned| has| had| makes| made| was)\b(?! (?:gave|paid|pays) me\b)|\b(?:my|our|the) (?:wife|husband|missus|other half|hubby|partner|spouse|mum|mother|dad|father|son|daughter|brother|sister|friend|bro|sis|nephew|niece|grandson|granddaughter|girlfriend|boyfriend|fiancee?|flatmate|boss(?! (?:didn't|doesn't|did not|won't|never|hasn't|wouldn't))|neighbour|colleague|mates?|pal|cousin|uncle|aunt|nan|gran|grandad|sister-in-law|brother-in-law)(?:'s)?\b(?!'?s? (?:old |former |empty )(?:flat|house|bungalow|cottage|place|home)\b)(?!.*\b(?:gave|paid|pays|costs?|costing|charged|charges) me\b)/;

/** What comes from somebody else and is the person's own: left, given or paid to them. */
export const OWN_BY_NOW =
	/\b(?:late|dead|widow'?s?|widower'?s?) (?:\w+ )?(?:wife|husband|mum|mother|dad|father|nan|gran|grandad|uncle|aunt|partner|pension)|\b(?:left|gave|gives|pays?|paid|passed|bequeathed|handed|transferred|willed) (?:it |them |this |that )?(?:on |down )?(?:to )?me\b|\binherit\w*|\bwidow'?s pension\b|\bpassed(?: away)? and left\b/;

/** A gift is no money of the person it is for. */
export const GIVES = /\bgift ?aid|\bsponsor\w*|just ?giving|\bcharity\b/;

/** Work under the Construction Industry Scheme, where contractors take tax off. */
export const CIS =
	/\bcis\b|\bconstruction industry\b|\b(?:roofing|building|construction|electrical|plumbing|plastering|carpentry|groundwork) sub-?contractor|\bi(?:'m| am| was) (?:an? )?sub-?contract\w*|\bas a sub-?contractor|\bsubcontracting\b/;

/** Money that went out. */
export const SPENT =
	/\b(?:spent|spend|spending|paid(?! (?:me|us)\b)|pay|cost|costs|bought|buy|expenses?|outgoings|on|for|fees?|bills?)\b/;

/** Money that came in. */
export const EARNED =
	/\b(?:earn\w*|made|turnover|turned over|pulled in|raked in|cleared|grossed|brought (?:me |us )?in|took|takings|receiv\w*|got|gave (?:me|us)|paid (?:me|us)|pays (?:me|us)|br(?:ought|ings?) in|came in|sales|fares|earnt|invoiced|billed|salary|income|rent from|sold)\b/;

/** Rent for one's own home, and a workplace pension taken from pay: neither goes on a return. */
export const PRIVATE = {
	rent: /\b(?:i|we) (?:pay|paid|spend|spent)\b.*\brent\b(?!.*\b(?:workshop|office|studio|unit|shop|premises|desk|salon|chair|yard|garage|storage)\b)/,
	pension:
		/\bpension\b.*\b(?:deduct\w*|employer|payslip|auto[- ]?enrol\w*)|\b(?:deduct\w*|employer|payslip|auto[- ]?enrol\w*)\b.*\bpension\b/,
} as const;

/** Something owned that was sold, or a gain: not turnover. */
export const SOLD =
	/\bcapital gains?\b|\bgains?\b(?! access)|\b(?:sold|sale of|selling|cash(?:ed|ing) (?:in|out)|offloaded|disposed of|got rid of|flogged|unloaded)\b.*\b(?:house|home|flat|propert(?:y|ies)|buy[- ]to[- ]let|btl|land|shares?|stocks?|funds?|etfs?|investments?|portfolio|bitcoin|btc|ethereum|eth|crypto\w*|solana|dogecoin|xrp|coins?|nfts?|car|van|painting|jewellery|watch|business|company|boat|caravan)\b|^(?!.*\b(?:mining|mined|staking|staked|airdrop\w*)\b).*\b(?:made|make|earned|gained|lost|profits?|up)\b.{0,30}\b(?:on|from|with|trading|selling|out of)\b.{0,12}\b(?:bitcoin|btc|ethereum|eth|crypto\w*|solana|dogecoin|xrp|nfts?)\b/;

/** Taken from pay for something named next to it. */
export const OFF_PAY = /\b(?:off|out of|from) my (?:wages|pay|salary|payslips?)\b(?!.*\btax\b)/;
