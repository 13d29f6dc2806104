/** Letting property, and lodgers. */
import { onHirePurchase, ownAllowance, sharedAllowance } from './assets.ts';
import { ofSection, type QuestionCatalogue } from './words.ts';

/** For amounts that are never shared between owners. */
const onlyYours = 'Only your own, even if you enter the amounts of all owners.';

const letting: QuestionCatalogue = {
	lettingKind: {
		label: 'What did you let?',
		choices: {
			property: 'A property I do not live in',
			lodger: 'A furnished room in my own home',
			both: 'Both',
		},
		why: 'A lodger’s rent has an allowance of its own, called rent a room.',
	},
	numberOfProperties: { label: 'How many properties did you let?' },
	jointlyLet: {
		label: 'Do you own any of them with someone else?',
		tick: 'I own one or more of them with someone else',
		hint: 'Such as your husband, wife or partner',
	},
	amountsOfAllOwners: {
		label: 'Do you want to enter the amounts of all owners together?',
		hint: 'Then we work out your share. If you enter your own share, say no',
	},
	sharePercent: { label: 'Your share', hint: 'As a percentage or a fraction, such as 50 or 1/3' },
	ceased: {
		label: 'Did you stop letting for good in the year?',
		tick: 'I stopped letting for good in the year',
		hint: 'Only if you do not expect to let again next year',
	},
	accountingMethod: {
		label: 'How do you keep your accounts?',
		hint: 'Most landlords use the cash basis',
		choices: {
			cash: 'Cash basis: money counts on the day it comes in or goes out',
			accruals: 'Traditional: money counts on the day it is due',
		},
	},
	receipts: {
		label: 'What your lodger paid',
		hint: 'Rent, and anything for meals or laundry. Before any costs',
		why: 'Rent from a lodger is tax-free up to a yearly limit.',
	},
	costs: {
		label: 'What your lodger cost you',
		hint: 'Only matters if the rent was above the limit. Their share of rent or mortgage interest, heating, repairs and meals. Leave it blank if they cost you less than the limit',
		why: 'Above the limit, tax is on the rent less the limit, or less these costs if they are more. We compare the two.',
	},
	shared: {
		label: 'Does someone else also get rent from a lodger in this home?',
		why: 'Then each of you has half of the limit.',
	},
	rents: {
		label: 'Rent for the year',
		hintOfYear: (_, { jointlyLet, amountsOfAllOwners }) => {
			const all = 'From all properties, before any costs.';
			if (jointlyLet !== true) return `${all.slice(0, -1)}`;
			return amountsOfAllOwners === true
				? `${all} For all owners together: we work out your share`
				: `${all} Only your own share`;
		},
	},
	otherIncome: {
		label: 'Other income from letting',
		hint: 'Such as payments for cleaning. Leave it blank if there was none',
	},
	propertyAllowance: {
		label: 'Do you want the £1,000 property allowance instead of your costs?',
		hint: 'Say yes if your costs, loan interest included, were below £1,000',
		why: 'You can take off either your real costs or £1,000. With the allowance you get no relief for loan interest.',
	},
	oneFigure: {
		label: 'Do you want to give one figure for all costs?',
		hint: 'You can if your rent was below £90,000. Leave out loan interest: it comes next',
		why: 'HMRC lets smaller landlords give one total. It makes no difference to your tax.',
	},
	totalExpenses: {
		label: 'All costs of letting',
		hint: 'Repairs, insurance, agent, travel and so on. Not improvements, not loan interest, not loan repayments',
	},
	premisesRunningCosts: {
		label: 'Rent, rates, insurance and ground rent',
		hint: 'That you pay for the properties',
	},
	repairsAndMaintenance: { label: 'Repairs and maintenance', hint: 'Not improvements' },
	financialCosts: {
		label: 'Interest on property that is not a home',
		hint: 'Such as a shop or an office. Interest on homes comes later',
	},
	professionalFees: { label: 'Agent, legal and other fees' },
	costOfServices: { label: 'Services you provided', hint: 'Such as cleaning, gardening and wages for them' },
	travelCosts: { label: 'Travel to the properties' },
	otherExpenses: { label: 'Other costs' },
	financeCosts: {
		label: 'Loan interest on homes you let',
		hint: 'Interest and fees of mortgages and loans, never the repayments. Leave it blank if you had none',
		why: 'It does not lower your profit. Instead, 20% of it comes off your tax.',
	},
	financeCostsBroughtForward: {
		label: 'Unused loan interest from earlier years',
		hint: `${onlyYours} Last year’s calculation shows it`,
	},
	costOfReplacingDomesticGoods: {
		label: 'Replacing furniture and appliances',
		hint: 'A new item to replace an old one, such as a bed or a cooker. Not the first one you buy for a home',
	},
};

const more: QuestionCatalogue = {
	allowancesBy: {
		label: 'Did you own vehicles or equipment for the letting?',
		hint: 'Things in the homes you let do not count. Most landlords say no',
		choices: {
			none: 'No',
			list: 'Yes: I will list them, work the allowances out for me',
			figures: 'Yes: I know the figures to claim',
		},
		why: ownAllowance,
	},
	hasAssets: {
		label: 'Did you buy or sell something, or is something used privately too?',
		hint: 'Then a new task for vehicles and equipment opens, where you list each thing',
	},
	hasBuildings: {
		label: 'Did you put up or buy a new commercial building since 29 October 2018?',
		hint: 'Such as a workshop or a shop. Then a new task for buildings opens. Most people say no',
	},
	mainPoolBroughtForward: {
		label: 'Main pool: what was left at the end of last year',
		hint: 'Last year’s working shows it. Leave it blank if there was none',
	},
	mainPoolSales: { label: 'Main pool: what you sold old things for' },
	mainPoolClaimed: {
		label: 'Main pool: how much allowance to claim',
		hint: 'Leave it blank to claim all of it',
	},
	specialRatePoolBroughtForward: {
		label: 'Special rate pool: what was left at the end of last year',
		hint: 'Heating, wiring, lifts. Leave it blank if there was none',
	},
	specialRatePoolSales: { label: 'Special rate pool: what you sold old things for' },
	specialRatePoolClaimed: {
		label: 'Special rate pool: how much allowance to claim',
		hint: 'Leave it blank to claim all of it',
	},
	annualInvestmentAllowance: {
		label: 'Annual investment allowance',
		hint: `${onHirePurchase}. ${sharedAllowance}`,
	},
	structuredBuildingAllowance: { label: 'Structures and buildings allowance' },
	electricChargePointAllowance: { label: 'Electric charge point allowance' },
	enhancedStructuredBuildingAllowance: {
		label: 'Structures and buildings allowance in a freeport or investment zone',
	},
	zeroEmissionsCarAllowance: { label: 'New electric car allowance' },
	otherCapitalAllowance: { label: 'Other capital allowances' },
	balancingCharge: { label: 'Balancing charges', hint: 'They add to your profit' },
	taxDeducted: {
		label: 'Tax taken off your rent',
		hint: `${onlyYours} Tenants do this only for landlords abroad. Leave it blank if there was none`,
		why: 'It counts as tax you have paid.',
	},
	hadLumpSums: {
		label: 'Did you get a lump sum for a lease, or use the property yourself?',
		tick: 'A lump sum for a lease, or use of the property myself',
		hint: 'Most landlords have neither',
	},
	hadLosses: {
		label: 'Did you make a loss, or have one left from earlier years?',
		tick: 'A loss, this year or left from earlier years',
	},
	premiumsOfLeaseGrant: {
		label: 'Premiums for granting a lease',
		hint: 'Only the part that is taxed as income. HMRC’s form has a working sheet',
	},
	reversePremiums: { label: 'Money you got for taking a lease' },
	privateUseAdjustment: {
		label: 'Private use',
		hint: 'The part of the costs for days when you used the property yourself',
	},
	lossBroughtForward: {
		label: 'Property losses from earlier years',
		hint: `${onlyYours} All you have not used yet: we use what this year’s profit can take`,
	},
	lossAgainstOtherIncome: {
		label: 'How much of this year’s loss to take off your other income',
		hint: `${onlyYours} Only a loss that comes from capital allowances, with traditional accounts. Leave it blank otherwise`,
	},
};

/** The questions, by section and id. */
export const property: QuestionCatalogue = ofSection('ukProperty', { ...letting, ...more });
