/** What people tell one after the other, how it is joined, and how large it is: data. */

/** Amounts that are told together, and how a message about them may begin. */
interface Story {
	readonly labels: readonly string[];
	readonly intros: readonly string[];
}

const job = ['employment.pay', 'employment.taxDeducted'];
const trade = ['selfEmployment.turnover', 'selfEmployment.totalExpenses'];
const jobIntros =
	'{occupation}|i work at {employer}|i drive for {employer}|hello|right then|my job|employed all year|i was at {employer} till summer|{occupation} at {employer}|on the tills at {employer}|got my P60 here|first time doing this|ok so|hours got cut|i left {employer}'.split(
		'|',
	);
const tradeIntros =
	"{trade}|i'm a {trade}|{trade} here|self employed {trade}|i do {trade}|sole trader|i mend clocks|i knit baby things and sell them at fairs|on the tools|sparky on sites|i work for myself|i've a little business|freelance|{trade} from home|been a {trade} for years|{platform} rider|on {platform}|rent a chair at a place in town|i gave private lessons|i look after people's dogs".split(
		'|',
	);
const letIntros =
	"i let a {propertyKind}|i'm a landlord|my {propertyKind}|one flat|the bungalow mum left me|we've a {propertyKind} we rent out|buy to let|i've a tenant".split(
		'|',
	);
const pensionIntros = ['retired', "i'm retired", 'pensioner', "i'm 71", 'retired postie', 'ex army', ''];

/** Where a story has one of many costs. */
export const COSTS: Readonly<Record<string, readonly string[]>> = {
	cost: 'costOfGoods|otherExpenses|carVanTravelExpenses|premisesRunningCosts|adminCosts|advertisingCosts|financeCharges|wagesAndStaffCosts|paymentsToSubcontractors|professionalFees'
		.split('|')
		.map((field) => `selfEmployment.${field}`),
	letCost:
		'financeCosts|premisesRunningCosts|repairsAndMaintenance|professionalFees|costOfReplacingDomesticGoods|travelCosts'
			.split('|')
			.map((field) => `ukProperty.${field}`),
};

export const STORIES: readonly Story[] = [
	{ labels: ['selfEmployment.turnover', 'cost'], intros: tradeIntros },
	{ labels: ['selfEmployment.turnover', 'cost', 'cost'], intros: tradeIntros },
	{ labels: ['selfEmployment.turnover', 'cost', 'cost', 'cost'], intros: tradeIntros },
	{
		labels: ['selfEmployment.turnover', 'selfEmployment.cisDeductions', 'cost', 'cost'],
		intros: tradeIntros,
	},
	{ labels: ['cost', 'cost'], intros: [] },
	{ labels: ['cost', 'cost', 'selfEmployment.turnover'], intros: tradeIntros },
	{ labels: ['ukProperty.rents', 'letCost'], intros: letIntros },
	{ labels: ['ukProperty.rents', 'letCost', 'letCost'], intros: letIntros },
	{ labels: ['ukProperty.rents', 'letCost', 'letCost', 'letCost'], intros: letIntros },
	{ labels: ['letCost', 'letCost'], intros: [] },
	{ labels: ['employment.van', 'employment.vanFuel'], intros: ['p11d', ''] },
	{ labels: ['pensionPayment.amount'], intros: ['paid some of my own into it', 'out of my bank', 'my sipp'] },
	{ labels: job, intros: jobIntros },
	{ labels: job, intros: jobIntros },
	{ labels: job, intros: jobIntros },
	{ labels: [...job, ...job], intros: ['two jobs', '2 jobs', 'had two jobs this year'] },
	{ labels: [...job, 'bankInterest.amount'], intros: jobIntros },
	{ labels: [...job, 'employment.professionalSubscriptions'], intros: jobIntros },
	{ labels: [...job, 'studentLoans.deducted'], intros: jobIntros },
	{ labels: [...job, 'selfEmployment.turnover'], intros: jobIntros },
	{ labels: [...job, 'childBenefit.received'], intros: jobIntros },
	{ labels: [...job, 'dividends.amount'], intros: jobIntros },
	{ labels: ['employment.pay'], intros: jobIntros },
	{ labels: trade, intros: tradeIntros },
	{ labels: trade, intros: tradeIntros },
	{ labels: ['selfEmployment.turnover'], intros: tradeIntros },
	{ labels: ['selfEmployment.turnover', 'selfEmployment.cisDeductions'], intros: tradeIntros },
	{
		labels: ['selfEmployment.turnover', 'selfEmployment.cisDeductions', 'selfEmployment.totalExpenses'],
		intros: tradeIntros,
	},
	{ labels: [...trade, 'bankInterest.amount'], intros: tradeIntros },
	{
		labels: ['ukProperty.rents', 'ukProperty.professionalFees', 'ukProperty.repairsAndMaintenance'],
		intros: letIntros,
	},
	{
		labels: ['ukProperty.rents', 'ukProperty.financeCosts', 'ukProperty.premisesRunningCosts'],
		intros: letIntros,
	},
	{ labels: ['ukProperty.rents', 'ukProperty.totalExpenses'], intros: letIntros },
	{ labels: ['ukProperty.rents', 'ukProperty.costOfReplacingDomesticGoods'], intros: letIntros },
	{
		labels: ['ukProperty.receipts'],
		intros: ["i've a lodger", 'lodger', 'my spare room is let', 'a student in the box room'],
	},
	{ labels: ['statePension.statePension', 'pension.amount', 'pension.taxDeducted'], intros: pensionIntros },
	{ labels: ['pension.amount', 'pension.taxDeducted'], intros: pensionIntros },
	{ labels: ['pension.amount', 'pension.taxDeducted', 'bankInterest.amount'], intros: pensionIntros },
	{
		labels: ['bankInterest.amount', 'bankInterest.amount'],
		intros: ['savings', 'interest', 'bank interest this year'],
	},
	{ labels: ['bankInterest.amount', 'dividends.amount'], intros: [] },
	{ labels: ['dividends.amount', 'dividends.amount'], intros: ['dividends', 'shares'] },
	{ labels: ['giftAid.amount', 'pensionPayment.amount'], intros: [] },
	{
		labels: ['disposal.proceeds', 'disposal.costs'],
		intros: [
			'sold some shares',
			'sold my old flat',
			'sold a painting',
			'sold my bitcoin',
			'sold a bit of land',
		],
	},
	{ labels: ['disposal.gain'], intros: ['sold some shares', 'sold a let flat', 'sold my bitcoin'] },
	{
		labels: ['employment.car', 'employment.carFuel', 'employment.medicalInsurance'],
		intros: ['p11d', 'on my p11d', 'benefits'],
	},
	{ labels: ['employment.medicalInsurance', 'employment.otherItems'], intros: ['p11d'] },
	{
		labels: ['partnershipShare.profit'],
		intros: ['partner in a firm', "i'm a partner in a practice", 'me and my brother run a chippy'],
	},
	{ labels: ['studentLoans.deducted', 'studentLoans.postgraduateDeducted'], intros: [] },
];

/** How amounts are joined; what is more usual stands more often. */
export const JOINS: readonly string[] = [
	', ',
	', ',
	' and ',
	' and ',
	'. ',
	'. ',
	' plus ',
	', then ',
	'; ',
	' / ',
	' - ',
	' but ',
	'\n',
];

/** The smallest and the largest plausible amount of each kind, in pounds. */
export const RANGES: Readonly<Record<string, readonly [number, number]>> = {
	'employment.pay': [2500, 95_000],
	'employment.taxDeducted': [40, 15_000],
	'selfEmployment.turnover': [900, 88_000],
	'selfEmployment.totalExpenses': [150, 21_000],
	'selfEmployment.cisDeductions': [800, 11_000],
	'pension.amount': [700, 26_000],
	'pension.taxDeducted': [20, 3500],
	'statePension.statePension': [5200, 12_300],
	'ukProperty.rents': [600, 24_000],
	'ukProperty.receipts': [900, 7800],
	'ukProperty.financeCosts': [900, 9000],
	'bankInterest.amount': [4, 2600],
	'dividends.amount': [20, 9000],
	'pensionPayment.amount': [300, 12_000],
	'giftAid.amount': [20, 1500],
	'childBenefit.received': [1100, 3300],
	'winterFuel.winterFuelPayment': [100, 301],
	'stateBenefits.jobSeekersAllowance': [200, 3300],
	'stateBenefits.otherStateBenefits': [900, 4500],
	'stateBenefits.employmentSupportAllowance': [900, 5200],
	'payments.paymentsOnAccountMade': [300, 6000],
	'disposal.proceeds': [1500, 290_000],
	'disposal.costs': [500, 190_000],
	'disposal.gain': [800, 70_000],
	'partnershipShare.profit': [6000, 80_000],
	'employment.car': [900, 9500],
	'employment.carFuel': [1500, 6500],
	'employment.medicalInsurance': [150, 1600],
	'employment.professionalSubscriptions': [40, 700],
	'employment.tips': [150, 3500],
};

/** Amounts that are a share of the one before them: the least and the most, in hundredths. */
export const SHARES: Readonly<Record<string, readonly [number, number]>> = {
	'employment.taxDeducted': [3, 24],
	'pension.taxDeducted': [2, 20],
	'selfEmployment.cisDeductions': [19, 21],
	'selfEmployment.totalExpenses': [4, 45],
	'ukProperty.professionalFees': [6, 14],
	'disposal.costs': [25, 95],
};
