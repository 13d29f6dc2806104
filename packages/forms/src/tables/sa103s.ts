/** SA103S, short self-employment: one page for each business. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import { class2Amount, class4Exempt, voluntaryClass2 } from './business.ts';
import { type BoxType, row, sourcesOf, type Table, total, work } from './row.ts';
import {
	accountsDate,
	dateInYear,
	disallowed,
	type Expense,
	expense,
	fullPagesReasons,
	happenedInYear,
	isOneFigure,
	type Trade,
} from './sa103-common.ts';

const from = sourcesOf<Trade>();
const ALLOWANCE = { unless: 'expensesBarred' };

/**
 * Allowable expenses SSE11 to SSE19: element, title, type, and the categories in groups. A group is one box of the full
 * pages, rounded as there, so that both kinds of page give the same profit.
 */
const EXPENSES: readonly (readonly [string, string, string, BoxType, readonly (readonly Expense[])[]])[] = [
	['SSE11', 'CostOfGoods', 'Cost of goods', 'money.notZero', [['costOfGoods'], ['paymentsToSubcontractors']]],
	['SSE12', 'CarVanAndTravelExpenses', 'Car, van and travel', 'money.positive', [['carVanTravelExpenses']]],
	[
		'SSE13',
		'WagesSalariesAndStaffCosts',
		'Wages and staff costs',
		'money.positive',
		[['wagesAndStaffCosts']],
	],
	[
		'SSE14',
		'RentAndOtherPropertyCosts',
		'Rent, rates, power and insurance',
		'money.notZero',
		[['premisesRunningCosts']],
	],
	['SSE15', 'RepairsAndMaintenanceCosts', 'Repairs and maintenance', 'money.notZero', [['maintenanceCosts']]],
	[
		'SSE16',
		'AccountancyAndLegalFees',
		'Accountancy, legal and other fees',
		'money.notZero',
		[['professionalFees']],
	],
	[
		'SSE17',
		'InterestAndFinanceCharges',
		'Interest and finance charges',
		'money.notZero',
		[['interestOnBankOtherLoans'], ['financeCharges']],
	],
	[
		'SSE18',
		'PhoneAndOtherOfficeCosts',
		'Phone, stationery and office costs',
		'money.positive',
		[['adminCosts']],
	],
	[
		'SSE19',
		'OtherAllowableBusinessExpenses',
		'Other allowable expenses',
		'money.notZero',
		[
			['advertisingCosts', 'businessEntertainmentCosts'],
			['irrecoverableDebts'],
			['depreciation'],
			['otherExpenses'],
		],
	],
];

const expenseRows = EXPENSES.map(([box, element, title, type, groups]) =>
	row(
		box,
		`AllowableBusinessExpenses/${element}`,
		title,
		type,
		{ from: 'facts', parts: groups.flatMap((group) => [expense(...group), disallowed(-1, ...group)]) },
		{ ...ALLOWANCE, onlyCounted: isOneFigure },
	),
);

/** SSE23 to SSE25.2. */
// biome-ignore format: one row a line
const allowanceRows = [
	row('SSE23', 'CapitalAllowances/AnnualInvestmentAllowance', 'Annual investment allowance', 'money.positive', from.up('allowances.annualInvestmentAllowance'), ALLOWANCE),
	row('SSE24.1', 'CapitalAllowances/ZeroEmissionCarAllowance', 'Zero-emission car allowance', 'money.positive', from.up('allowances.zeroEmissionsCarAllowance'), ALLOWANCE),
	row(
		'SSE25',
		'CapitalAllowances/OtherCapitalAllowances',
		'Other capital allowances',
		'money.positive',
		{
			from: 'facts',
			parts: [
				'capitalAllowanceMainPool',
				'capitalAllowanceSpecialRatePool',
				'zeroEmissionGoodsVehicleAllowance',
				'electricChargePointAllowance',
				'enhancedCapitalAllowance',
				'allowanceOnSales',
			].map((name) => ({ paths: [`allowances.${name}`], round: 'up', sign: 1 })),
		},
		ALLOWANCE,
	),
	row('SSE25.1', 'CapitalAllowances/TheStructuresAndBuildingsAllowance', 'Structures and buildings allowance', 'money.positive', from.up('allowances.structuredBuildingAllowance'), ALLOWANCE),
	row('SSE25.2', 'CapitalAllowances/FreeportAndInvestmentZonesStructuresAndBuildingsAllowance', 'Freeport structures and buildings allowance', 'money.positive', from.up('allowances.enhancedStructuredBuildingAllowance'), ALLOWANCE),
];

const RESULT = `SSE21/22 + SSE26 + SSE27 - SSE10.1 - ${allowanceRows.map(({ box }) => box).join(' - ')}`;

const started = row(
	'SSE5Q',
	'BusinessDetails/DidYourBusinessStart',
	'The business started in the year',
	'yesNo',
	work(happenedInYear('startDate'), 'startDate'),
	{ from: '2025-26' },
);
const ceased = row(
	'SSE6Q',
	'BusinessDetails/DidYourBusinessCease',
	'The business ended in the year',
	'yesNo',
	work(happenedInYear('endDate'), 'endDate'),
	{ from: '2025-26' },
);

/** Short self-employment pages. */
export const sa103s: Table = {
	form: 'SA103S',
	element: 'SA103S',
	each: 'trades',
	takes: (trade, year) => fullPagesReasons(trade as Trade, year).length === 0,
	// biome-ignore format: one row a line
	rows: [
		row('SSE1', 'BusinessDetails/BusinessDescription', 'What the business does', 'text', from.value('description'), { longest: 42, required: true }),
		row('SSE2', 'BusinessDetails/BusinessAddressPostcode', 'Postcode of the business', 'text', from.value('address.postcode'), { longest: 8 }),
		row('SSE3', 'BusinessDetails/ChangeOfBusinessDetails', 'Details of the business changed', 'tick', from.value('detailsChanged')),
		row('SSE4', 'BusinessDetails/FosterEtcCarerIndicator', 'Foster carer or shared lives carer', 'tick', from.value('fosterCarer')),
		started,
		row('SSE5', 'BusinessDetails/DateBusinessStarted', 'Date on which the business started', 'date', work(dateInYear('startDate'), 'startDate')),
		ceased,
		row('SSE6', 'BusinessDetails/DateBusinessCeased', 'Date on which the business ended', 'date', work(dateInYear('endDate'), 'endDate')),
		row('SSE7', 'BusinessDetails/DateBusinessBooksAreMadeUpTo', 'Last day of the accounts', 'date', work(accountsDate('last'), 'accountingPeriod.end', 'endDate')),
		row('SSE8', 'BusinessDetails/ElectionToOptOutOfCashBasis', 'Traditional accounting instead of cash basis', 'tick', from.code('accountingMethod', { accruals: 'yes' })),
		row('SSE9', 'BusinessIncome/Turnover', 'Turnover', 'money.notNegative', from.down('turnover')),
		row('SSE10', 'BusinessIncome/OtherBusinessIncome', 'Other business income', 'money.positive', from.down('otherIncome')),
		row('SSE10.1', 'BusinessIncome/TradingIncomeAllowance', 'Trading allowance', 'money.positive', from.page('tradingAllowance', 'tradingAllowance')),
		...expenseRows,
		row(
			'SSE20',
			'AllowableBusinessExpenses/TotalAllowableExpenses',
			'Total allowable expenses',
			'money.any',
			total(expenseRows.map(({ box }) => box).join(' + ')),
			ALLOWANCE,
		),
		row('SSE21/22', 'NetProfitOrLoss', 'Net profit, or loss when negative', 'money.any', total('SSE9 + SSE10 - SSE20')),
		...allowanceRows,
		row('SSE26', 'CapitalAllowances/TotalBalancingCharges', 'Balancing charges', 'money.positive', from.down('adjustments.balancingChargeOther')),
		row('SSE27', 'TaxableProfits/OwnGoodsAndServices', 'Goods and services for own use', 'money.positive', from.down('adjustments.goodsAndServicesOwnUse')),
		row('SSE28', 'TaxableProfits/NetBusinessProfitForTax', 'Profit for tax', 'money.notNegative', total(RESULT, 'profit')),
		row('SSE29', 'TaxableProfits/LossBroughtForward', 'Losses brought forward that are used', 'money.positive', from.page('lossUsed', 'lossBroughtForward')),
		row('SSE30', 'TaxableProfits/AnyOtherBusinessIncome', 'Any other business income', 'money.positive', from.down('adjustments.outstandingBusinessIncome')),
		row('SSE31', 'ProfitsLossesNICsAndCIS/TotalTaxableBusinessProfits', 'Taxable profit', 'money.notNegative', total('SSE28 + SSE30 - SSE29')),
		row('SSE32', 'ProfitsLossesNICsAndCIS/NetBusinessLossForTax', 'Loss for tax', 'money.notNegative', total(RESULT, 'loss')),
		row('SSE33', 'ProfitsLossesNICsAndCIS/LossOfYearSetAgainstOtherIncome', 'Loss set against other income', 'money.notNegative', from.page('lossAgainstOtherIncome', 'lossAgainstOtherIncome')),
		row('SSE34', 'ProfitsLossesNICsAndCIS/LossToCarryBack', 'Loss carried back', 'money.positive', from.page('lossCarriedBack', 'lossCarriedBack')),
		row('SSE35', 'ProfitsLossesNICsAndCIS/TotalLossToCarryForward', 'Losses carried forward', 'money.notNegative', from.page('lossCarriedForward', 'lossBroughtForward')),
		row('SSE36', 'ProfitsLossesNICsAndCIS/PayClass2NICvoluntarily', 'Class 2 paid voluntarily', 'tick', work(voluntaryClass2)),
		row('SSECL2', 'ProfitsLossesNICsAndCIS/Class2NICamount', 'Class 2', 'money.positive', work(class2Amount)),
		row('SSE37', 'ProfitsLossesNICsAndCIS/Class4NICexempt', 'Exempt from Class 4', 'tick', work(class4Exempt)),
		row('SSE38', 'ProfitsLossesNICsAndCIS/SubContractorsTaxDeduction', 'Deductions by contractors', 'money.positive', from.up('cisDeductions')),
	],
};
