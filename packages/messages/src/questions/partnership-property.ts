/** What a partnership lets, and its savings. */
import { onHirePurchase, sharedAllowance } from './assets.ts';
import type { QuestionCatalogue } from './words.ts';

const cost = 'Costs of letting lower the profit that the partners share.';
const allowance = 'It lowers the profit from letting.';
const interest = 'Each partner’s share of it goes on their own return, where their savings allowance counts.';
const dividend =
	'Each partner’s share of it goes on their own return, where their dividend allowance counts.';

/** The questions, by section and id. */
export const partnershipProperty: QuestionCatalogue = {
	'partnershipProperty.rents': {
		label: 'Rents',
		hint: 'All rents for the days the accounts cover, before costs',
		why: 'The profit from letting starts with it.',
	},
	'partnershipProperty.otherIncome': {
		label: 'Other income from the property',
		hint: 'Such as payments for services to tenants',
		why: 'It is part of the profit from letting.',
	},
	'partnershipProperty.taxDeducted': {
		label: 'Tax taken off the rents',
		why: 'Each partner’s share of it counts as tax paid.',
	},
	'partnershipProperty.accountingMethod': {
		label: 'How are the accounts of the lets kept?',
		why: 'HMRC wants to know if you do not use the cash basis.',
		choices: { cash: 'Cash basis: by what was paid', accruals: 'Traditional: by what was billed' },
	},
	'partnershipProperty.premisesRunningCosts': {
		label: 'Rent, rates, insurance and ground rents',
		why: cost,
	},
	'partnershipProperty.repairsAndMaintenance': { label: 'Repairs and maintenance', why: cost },
	'partnershipProperty.professionalFees': { label: 'Legal, agent’s and other fees', why: cost },
	'partnershipProperty.costOfServices': { label: 'Costs of services and wages', why: cost },
	'partnershipProperty.travelCosts': { label: 'Travel for the lets', why: cost },
	'partnershipProperty.other': { label: 'Other costs of the lets', why: cost },
	'partnershipProperty.financialCosts': {
		label: 'Loan interest for property that is not a home',
		hint: 'Such as a shop or an office',
		why: cost,
	},
	'partnershipProperty.financeCosts': {
		label: 'Loan interest for homes',
		hint: 'It does not lower the profit: each partner gets a tax reduction for it',
		why: 'Each partner’s share of it goes on their own return.',
	},
	'partnershipProperty.hadMore': {
		label: 'Was there anything less usual?',
		hint: 'Premiums for leases, private use, allowances, replaced furniture',
	},
	'partnershipProperty.premiumsOfLeaseGrant': {
		label: 'Premiums for granting a lease',
		why: 'The taxable part counts towards the profit from letting.',
	},
	'partnershipProperty.reversePremiums': {
		label: 'Payments for taking on a lease',
		why: 'They are part of the profit from letting.',
	},
	'partnershipProperty.privateUseAdjustment': {
		label: 'Costs for private use',
		why: 'They are added back: they do not lower the profit.',
	},
	'partnershipProperty.balancingCharge': {
		label: 'Charge on sales of equipment',
		why: 'More was claimed in earlier years than the equipment lost in value.',
	},
	'partnershipProperty.annualInvestmentAllowance': {
		label: 'Annual investment allowance',
		hint: `Not with the cash basis. ${onHirePurchase}. ${sharedAllowance}`,
		why: allowance,
	},
	'partnershipProperty.electricChargePointAllowance': { label: 'Electric charge points', why: allowance },
	'partnershipProperty.structuredBuildingAllowance': { label: 'Structures and buildings', why: allowance },
	'partnershipProperty.enhancedStructuredBuildingAllowance': {
		label: 'Structures and buildings in a freeport or investment zone',
		why: allowance,
	},
	'partnershipProperty.zeroEmissionsCarAllowance': { label: 'New electric cars', why: allowance },
	'partnershipProperty.otherCapitalAllowance': { label: 'Other capital allowances', why: allowance },
	'partnershipProperty.costOfReplacingDomesticGoods': {
		label: 'Replaced furniture and appliances',
		why: allowance,
	},
	'partnershipSavings.untaxedUkInterest': {
		label: 'Interest from UK banks and building societies',
		hint: 'For the days the accounts cover, in pounds and pence. Enter 0 if there was none',
		why: interest,
	},
	'partnershipSavings.nationalSavingsInterest': {
		label: 'Interest from National Savings and Investments',
		why: interest,
	},
	'partnershipSavings.otherUntaxedUkSavings': {
		label: 'Other income from UK savings, without tax taken off',
		why: interest,
	},
	'partnershipSavings.ukDividends': {
		label: 'Dividends from UK companies',
		hint: 'From 6 April to 5 April',
		why: dividend,
	},
	'partnershipSavings.otherUkDividends': {
		label: 'Dividends from unit trusts and investment funds',
		why: dividend,
	},
	'partnershipSavings.stockDividend': { label: 'Shares given instead of dividends', why: dividend },
	'partnershipSavings.redeemableShares': {
		label: 'Bonus issues of securities and redeemable shares',
		why: dividend,
	},
};
