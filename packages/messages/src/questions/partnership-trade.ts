/** The trade of a partnership. */
import { onHirePurchase, sharedAllowance } from './assets.ts';
import type { QuestionCatalogue, QuestionWords } from './words.ts';

const cost = 'Costs of the business lower the profit that the partners share.';
const left = 'This part is added back: it does not lower the profit for tax.';
const allowance = 'It lowers the profit instead of the cost of the equipment.';
const charge =
	'More was claimed in earlier years than the equipment lost in value. The rest counts as profit.';
const sheet = 'HMRC’s form has room for the balance sheet. It does not change the profit.';

/** Each kind of expense: what it is called, and what belongs to it. */
const kinds: Readonly<Record<string, readonly [label: string, hint?: string]>> = {
	costOfGoods: ['Goods bought to sell or use', 'Stock and raw materials, less what was left at the end'],
	paymentsToSubcontractors: ['Payments to subcontractors'],
	otherDirectCosts: ['Other direct costs', 'Costs that come with each sale'],
	wagesAndStaffCosts: ['Wages and staff costs', 'Not what the partners take out'],
	premisesRunningCosts: ['Rent, rates, power and insurance'],
	maintenanceCosts: ['Repairs and maintenance'],
	adminCosts: ['Phone, stationery and office costs'],
	motorExpenses: ['Motor expenses', 'Fuel, insurance, repairs and hire of vehicles'],
	travelAndSubsistence: ['Travel and meals on journeys'],
	advertisingCosts: ['Advertising'],
	businessEntertainmentCosts: [
		'Entertaining customers',
		'It does not count for tax: we leave it out of the costs',
	],
	professionalFees: ['Accountancy, legal and other fees'],
	irrecoverableDebts: ['Debts that will not be paid'],
	interestOnBankOtherLoans: ['Interest on loans'],
	financeCharges: ['Bank, credit card and other charges'],
	depreciation: ['Depreciation', 'It does not count for tax: we leave it out of the costs'],
	otherExpenses: ['Other costs'],
};

function expenses(): QuestionCatalogue {
	const words = Object.entries(kinds).flatMap(([id, [label, hint]]): [string, QuestionWords][] => [
		[`partnershipTrade.${id}`, { label, ...(hint === undefined ? {} : { hint }), why: cost }],
		[
			`partnershipTrade.disallowable${id.charAt(0).toUpperCase()}${id.slice(1)}`,
			{ label: `Of ${label.charAt(0).toLowerCase()}${label.slice(1)}`, why: left },
		],
	]);
	return Object.fromEntries(words);
}

/** The questions, by section and id. */
export const partnershipTrade: QuestionCatalogue = {
	...expenses(),
	'partnershipTrade.name': {
		label: 'Name of the business',
		hint: 'The name it trades under',
		missing: 'Enter the name of the business',
		why: 'HMRC’s form asks for it beside the partnership’s own name.',
	},
	'partnershipTrade.description': {
		label: 'What does the business do?',
		hint: 'In up to 28 characters, for example “Gardening”',
		why: 'HMRC compares businesses of the same kind.',
	},
	'partnershipTrade.startedThisYear': { label: 'Did the business start in this tax year?' },
	'partnershipTrade.startDate': {
		label: 'Date on which it started',
		why: 'Profits count from this day.',
	},
	'partnershipTrade.endedThisYear': { label: 'Did the business end in this tax year?' },
	'partnershipTrade.endDate': { label: 'Date on which it ended', why: 'Profits count up to this day.' },
	'partnershipTrade.turnover': {
		label: 'Turnover',
		hint: 'Everything that customers owed or paid you in the year, before costs, in pounds and pence',
		why: 'It decides how much detail HMRC wants: below £90,000 for a whole year three lines are enough.',
	},
	'partnershipTrade.otherIncome': {
		label: 'Other business income',
		hint: 'Such as rent for a room of the shop, or discounts',
		why: 'It is part of the profit.',
	},
	'partnershipTrade.accountingMethod': {
		label: 'How are the accounts kept?',
		hint: 'Since April 2024 the cash basis is the usual one',
		why: 'HMRC wants to know if you do not use the cash basis.',
		choices: { cash: 'Cash basis: by what was paid', accruals: 'Traditional: by what was billed' },
	},
	'partnershipTrade.valueAddedTax': {
		label: 'Do the figures include VAT?',
		why: 'HMRC needs to know what the figures include.',
		choices: {
			included: 'Yes, with VAT',
			excluded: 'No, without VAT',
			notRegistered: 'Not registered for VAT',
		},
	},
	'partnershipTrade.oneFigure': {
		label: 'Do you want to give all costs as one figure?',
		hint: 'HMRC accepts one figure when turnover is below £90,000 for a whole year. Above that, give them by kind',
	},
	'partnershipTrade.totalExpenses': {
		label: 'All costs that count',
		hint: 'Without depreciation, entertaining customers and private costs',
		why: cost,
	},
	'partnershipTrade.hadDisallowable': {
		label: 'Are any of these costs not for the business?',
		hint: 'Such as private use of a car',
	},
	'partnershipTrade.hadEquipment': {
		label: 'Are there capital allowances?',
		hint: 'For vehicles, tools, equipment or buildings of the business',
	},
	'partnershipTrade.hadTaxTakenOff': {
		label: 'Was tax taken off what the business was paid?',
		hint: 'Such as by contractors in the building trade (CIS)',
	},
	'partnershipTrade.hadAdjustments': {
		label: 'Does the profit need any adjustments?',
		hint: 'Goods that partners took for themselves, income that is not taxable, a change of accounting',
	},
	'partnershipTrade.hasBalanceSheet': { label: 'Do the accounts have a balance sheet?' },
	'partnershipTrade.annualInvestmentAllowance': {
		label: 'Annual investment allowance',
		hint: `The whole cost of equipment bought in the year, up to £1 million. ${onHirePurchase}. ${sharedAllowance}`,
		why: allowance,
	},
	'partnershipTrade.capitalAllowanceMainPool': { label: 'Main pool, at 18%', why: allowance },
	'partnershipTrade.capitalAllowanceSpecialRatePool': { label: 'Special rate pool, at 6%', why: allowance },
	'partnershipTrade.zeroEmissionsCarAllowance': { label: 'New electric cars', why: allowance },
	'partnershipTrade.zeroEmissionGoodsVehicleAllowance': { label: 'New electric vans', why: allowance },
	'partnershipTrade.electricChargePointAllowance': { label: 'Electric charge points', why: allowance },
	'partnershipTrade.structuredBuildingAllowance': { label: 'Structures and buildings', why: allowance },
	'partnershipTrade.enhancedStructuredBuildingAllowance': {
		label: 'Structures and buildings in a freeport or investment zone',
		why: allowance,
	},
	'partnershipTrade.enhancedCapitalAllowance': { label: 'Other first-year allowances', why: allowance },
	'partnershipTrade.allowanceOnSales': {
		label: 'What was left when equipment was sold or the business ended',
		why: allowance,
	},
	'partnershipTrade.chargeMainPool': { label: 'Charge on sales from the main pool', why: charge },
	'partnershipTrade.chargeSpecialRatePool': {
		label: 'Charge on sales from the special rate pool',
		why: charge,
	},
	'partnershipTrade.chargeZeroEmissionGoodsVehicle': {
		label: 'Charge on sales of electric vans',
		why: charge,
	},
	'partnershipTrade.chargeElectricChargePoint': {
		label: 'Charge on sales of electric charge points',
		why: charge,
	},
	'partnershipTrade.chargeOther': { label: 'Charge on other sales', why: charge },
	'partnershipTrade.cisDeductions': {
		label: 'Deductions by contractors (CIS)',
		hint: 'From the statements that contractors gave you',
		why: 'Each partner’s share of it counts as tax paid.',
	},
	'partnershipTrade.otherTaxDeducted': {
		label: 'Other tax taken off',
		why: 'Each partner’s share of it counts as tax paid.',
	},
	'partnershipTrade.goodsAndServicesOwnUse': {
		label: 'Goods and services that partners took for themselves',
		hint: 'At the price that a customer would have paid',
		why: 'It is added to the profit, as if it had been sold.',
	},
	'partnershipTrade.includedNonTaxableProfits': {
		label: 'Income in the accounts that is not taxed as profit',
		hint: 'Such as interest or rent that is entered elsewhere on this return',
		why: 'It is taken out of the profit, so that it is not taxed twice.',
	},
	'partnershipTrade.accountingAdjustment': {
		label: 'Adjustment for a change of accounting practice',
		why: 'It is shared out alongside the profit.',
	},
	'partnershipTrade.plantAndVehicles': { label: 'Equipment, machinery and vehicles', why: sheet },
	'partnershipTrade.otherFixedAssets': { label: 'Other fixed assets', why: sheet },
	'partnershipTrade.stock': { label: 'Stock and work in progress', why: sheet },
	'partnershipTrade.debtors': { label: 'What customers and others owe', why: sheet },
	'partnershipTrade.bankBalances': { label: 'Money in bank accounts', why: sheet },
	'partnershipTrade.cash': { label: 'Cash in hand', why: sheet },
	'partnershipTrade.creditors': { label: 'What is owed to suppliers', why: sheet },
	'partnershipTrade.loans': { label: 'Loans and overdrafts', why: sheet },
	'partnershipTrade.otherLiabilities': { label: 'Other debts', why: sheet },
	'partnershipTrade.balanceAtStart': { label: 'Partners’ accounts on the first day', why: sheet },
	'partnershipTrade.capitalIntroduced': { label: 'Money that partners put in', why: sheet },
	'partnershipTrade.drawings': { label: 'Money that partners took out', why: sheet },
};
