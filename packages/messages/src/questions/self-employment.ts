/** Self-employment: the business, its accounts, what it took, and what only some have. */
import { onHirePurchase, ownAllowance, sharedAllowance } from './assets.ts';
import { ofSection, type QuestionCatalogue } from './words.ts';

const business: QuestionCatalogue = {
	description: {
		label: 'What does the business do?',
		hint: 'A few words, such as plumber, cleaning or web design',
		missing: 'Say what the business does',
	},
	name: {
		label: 'Name of the business',
		hint: 'If you trade under your own name, enter your own name',
	},
	addressLine1: {
		label: 'First line of the business address',
		hint: 'Leave it blank if you work from home',
	},
	postcode: { label: 'Postcode of the business', hint: 'Leave it blank if you work from home' },
	detailsChanged: {
		label: 'Did its name, address or kind of work change in the last 12 months?',
		tick: 'Its name, address or kind of work changed in the last 12 months',
	},
	startedThisYear: {
		label: 'Did it start in this tax year?',
		tick: 'It started in this tax year',
		hint: 'From 6 April to 5 April',
	},
	startDate: { label: 'When did it start?' },
	endedThisYear: {
		label: 'Did it end in this tax year?',
		tick: 'It ended in this tax year',
		hint: 'Only if you stopped trading for good',
	},
	endDate: { label: 'When did it end?' },
	fosterCarer: {
		label: 'Is it foster care or shared lives care?',
		tick: 'It is foster care or shared lives care',
	},
};

const accounts: QuestionCatalogue = {
	accountingMethod: {
		label: 'How do you keep your accounts?',
		hint: 'Most people who work for themselves use the cash basis',
		choices: {
			cash: 'Cash basis: money counts on the day it comes in or goes out',
			accruals: 'Traditional: money counts on the day of the invoice',
		},
		why: 'Since 6 April 2024 the cash basis is the usual way, and HMRC’s form has a box for those who do not use it. In 2023-24 it was the other way round.',
	},
	accountsFollowTaxYear: {
		label: 'Do your accounts run from 6 April to 5 April?',
		hint: 'Say yes too if they run from 1 April to 31 March, or from the day you started',
	},
	accountsStart: { label: 'First day of your accounts' },
	accountsEnd: { label: 'Last day of your accounts' },
};

const takings: QuestionCatalogue = {
	turnover: {
		label: 'What the business took in the year',
		hint: 'All sales and fees, before any costs. If you work under CIS, before the contractor’s deductions',
		why: 'Profit is worked out from it. It also decides whether HMRC’s short or full form is used.',
	},
	otherIncome: {
		label: 'Other business income',
		hint: 'Such as rent for a spare desk. Leave it blank if there was none',
	},
	tradingAllowance: {
		label: 'Do you want the £1,000 trading allowance instead of your costs?',
		hint: 'Say yes if your costs were below £1,000. Say no to take off your costs. Your choice applies to all your businesses',
		why: 'You can take off either your real costs or £1,000. Takings of £1,000 or less in all are tax-free with the allowance.',
	},
};

const equipment: QuestionCatalogue = {
	allowancesBy: {
		label: 'Did you own vehicles, tools or machines for the business?',
		hint: 'On the cash basis, tools and vans count as ordinary costs in the year you buy them, so only cars belong here. With traditional accounts, things on hire purchase belong here too',
		choices: {
			none: 'No, or they are all in my costs already',
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
		hint: 'Last year’s working shows it as “written-down value carried forward”. Leave it blank if there was none',
	},
	mainPoolSales: {
		label: 'Main pool: what you sold old things for',
		hint: 'Only things you do not list one by one, each at no more than it cost',
	},
	mainPoolClaimed: {
		label: 'Main pool: how much allowance to claim',
		hint: 'Leave it blank to claim all of it',
	},
	specialRatePoolBroughtForward: {
		label: 'Special rate pool: what was left at the end of last year',
		hint: 'Cars with higher emissions, heating, wiring, lifts. Leave it blank if there was none',
	},
	specialRatePoolSales: { label: 'Special rate pool: what you sold old things for' },
	specialRatePoolClaimed: {
		label: 'Special rate pool: how much allowance to claim',
		hint: 'Leave it blank to claim all of it',
	},
	annualInvestmentAllowance: {
		label: 'Annual investment allowance',
		hint: `The whole cost of tools, machines and vans bought in the year, but not cars. ${onHirePurchase}. ${sharedAllowance}`,
	},
	capitalAllowanceMainPool: { label: 'Main pool allowance' },
	capitalAllowanceSpecialRatePool: { label: 'Special rate pool allowance' },
	zeroEmissionGoodsVehicleAllowance: { label: 'New electric van allowance' },
	zeroEmissionsCarAllowance: { label: 'New electric car allowance' },
	structuredBuildingAllowance: { label: 'Structures and buildings allowance' },
	enhancedStructuredBuildingAllowance: {
		label: 'Structures and buildings allowance in a freeport or investment zone',
	},
	electricChargePointAllowance: { label: 'Electric charge point allowance' },
	enhancedCapitalAllowance: {
		label: 'Other capital allowances',
		hint: 'Such as the 40% first-year allowance',
	},
	allowanceOnSales: {
		label: 'Balancing allowances',
		hint: 'When something in its own pool was sold for less than its value, or the business ended',
	},
	balancingChargeOther: {
		label: 'Balancing charges',
		hint: 'When something was sold for more than the value left. It adds to your profit',
	},
};

const more: QuestionCatalogue = {
	hadTaxTakenOff: {
		label: 'Did anyone take tax off what they paid you?',
		tick: 'Tax was taken off what I was paid',
		hint: 'Contractors under CIS do: your deduction statements show it',
	},
	hadLosses: {
		label: 'Did you make a loss, or have one left from earlier years?',
		tick: 'A loss, this year or left from earlier years',
	},
	hasNationalInsuranceClaim: {
		label: 'Is all or part of your profit exempt from Class 4 National Insurance?',
		tick: 'Profit that is exempt from Class 4 National Insurance',
		hint: 'Not only because of your age, over State Pension age or under 16: we know that already',
	},
	hadAdjustments: {
		label: 'Did you take goods for yourself, or are there adjustments to your profit?',
		tick: 'Goods taken for myself, or adjustments to the profit',
		hint: 'Also transition profit of 2023-24. Most people with simple accounts have none',
	},
	hasBalanceSheet: { label: 'Do your accounts have a balance sheet?', tick: 'Accounts with a balance sheet' },
	cisDeductions: {
		label: 'Deductions by contractors (CIS)',
		hint: 'Add up your payment and deduction statements for the year',
		why: 'It counts as tax you have paid, so it comes off your bill or is paid back.',
	},
	otherTaxDeducted: {
		label: 'Other tax taken off your business income',
		why: 'It counts as tax you have paid.',
	},
	lossBroughtForward: {
		label: 'Losses of this business from earlier years',
		hint: 'All you have not used yet. We use what this year’s profit can take',
	},
	lossAgainstOtherIncome: {
		label: 'How much of this year’s loss to take off your other income',
		hint: 'Such as pay or pensions. Leave it blank to keep the loss for later years',
	},
	lossCarriedBack: {
		label: 'How much of this year’s loss to carry back to earlier years',
		hint: 'You also have to claim it from HMRC separately',
	},
	class4Exempt: {
		label: 'Are you exempt from Class 4 National Insurance?',
		hint: 'For example, because you live abroad, or are a diver paid through PAYE',
	},
	class4Adjustment: {
		label: 'Profit that Class 4 leaves out',
		hint: 'Such as losses used elsewhere, or pay already under Class 1',
	},
	goodsAndServicesOwnUse: {
		label: 'Goods and services you took for yourself or family',
		hint: 'At the price a customer would pay',
	},
	includedNonTaxableProfits: {
		label: 'Income inside your takings that is not taxed as profit',
		hint: 'Such as interest that you enter under savings',
	},
	basisAdjustment: {
		label: 'Adjustment where your accounts do not follow the tax year',
		hint: 'Put a minus sign before it if it lowers the profit',
	},
	accountingAdjustment: {
		label: 'Adjustment for a change between cash and traditional accounts',
	},
	transitionProfitAmount: {
		label: 'Transition profit taxed this year',
		hint: 'From the change to tax-year basis in 2023-24. Last year’s calculation shows it',
	},
	transitionProfitLossUsed: { label: 'Losses to take off the transition profit' },
	outstandingBusinessIncome: {
		label: 'Other business income not included yet',
		hint: 'Such as money from a business that has ended',
	},
	specialArrangements: {
		label: 'Do special rules apply to your kind of business?',
		hint: 'Farmers, writers, artists and market traders with averaging, for example',
	},
	informationProvidedLastYear: {
		label: 'Were these figures part of last year’s return already?',
		hint: 'Only where accounts cover more than one tax year',
	},
};

const balanceSheet: QuestionCatalogue = {
	equipment: { label: 'Equipment, machines and vehicles' },
	otherFixedAssets: {
		label: 'Other things the business owns long term',
		hint: 'Such as buildings and goodwill',
	},
	stock: { label: 'Stock and work in progress' },
	tradeDebtors: { label: 'What customers owe' },
	bankBalances: { label: 'Money in the bank' },
	cash: { label: 'Cash in hand' },
	otherCurrentAssets: { label: 'Other things of value, and what is paid in advance' },
	tradeCreditors: { label: 'What is owed to suppliers' },
	loans: { label: 'Loans and overdrafts' },
	otherLiabilities: { label: 'Other debts' },
	balanceAtStart: {
		label: 'What the business was worth at the start',
		hint: 'The capital account. Put a minus sign before it if it was overdrawn',
	},
	capitalIntroduced: { label: 'Money you put in' },
	drawings: { label: 'Money you took out' },
};

/** The questions, by section and id. */
export const selfEmployment: QuestionCatalogue = {
	...ofSection('selfEmployment', {
		...business,
		...accounts,
		...takings,
		...equipment,
		...more,
		...balanceSheet,
	}),
	...ofSection('class2', {
		voluntary: {
			label: 'Do you want to pay Class 2 National Insurance even if you do not have to?',
			hint: 'It keeps your record for the State Pension when your profit was small. If you are not sure, say no: you can pay later, for up to 6 years',
			why: 'With a small profit the year may not count for your State Pension unless you pay. Above that it counts automatically.',
		},
		hasOtherAmount: {
			label: 'Has HMRC told you a different number of weeks or a different amount?',
			hint: 'Say no unless you started or stopped in the year, or have a letter about it',
		},
		weeks: { label: 'Weeks you worked for yourself in the year' },
		amount: {
			label: 'Class 2 that HMRC worked out',
			why: 'It replaces the amount we work out.',
		},
	}),
};
