/** SA103F, full self-employment: one page for each business. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import { balanceSheetRows } from './balance-sheet-rows.ts';
import { class2Amount, class4Adjustment, class4Exempt, voluntaryClass2 } from './business.ts';
import { type BoxType, type Row, row, sourcesOf, type Table, total, work } from './row.ts';
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

/** Expense boxes FSE17 to FSE30 with their disallowable boxes FSE32 to FSE45: elements, title, types, facts. */
// biome-ignore format: one row a line
const EXPENSES: readonly (readonly [string, string, string, BoxType, BoxType, readonly Expense[]])[] = [
	['CostOfGoods', 'DisallowableCostOfGoods', 'Cost of goods', 'money.notZero', 'money.notZero', ['costOfGoods']],
	['SubcontractorCosts', 'DisallowableSubcontractorCosts', 'Payments to subcontractors', 'money.positive', 'money.positive', ['paymentsToSubcontractors']],
	['WagesSalariesAndStaffCosts', 'DisallowableStaffCosts', 'Wages and staff costs', 'money.positive', 'money.positive', ['wagesAndStaffCosts']],
	['CarVanAndTravelExpenses', 'DisallowableCarAndTravelExpenses', 'Car, van and travel', 'money.positive', 'money.positive', ['carVanTravelExpenses']],
	['RentAndOtherPropertyCosts', 'DisallowableRentAndOtherPropertyCosts', 'Rent, rates, power and insurance', 'money.notZero', 'money.notZero', ['premisesRunningCosts']],
	['RepairsAndMaintenanceCosts', 'DisallowableRepairsAndMaintenanceCosts', 'Repairs and maintenance', 'money.notZero', 'money.notZero', ['maintenanceCosts']],
	['PhoneAndOtherOfficeCosts', 'DisallowablePhoneAndOtherOfficeCosts', 'Phone, stationery and office costs', 'money.positive', 'money.positive', ['adminCosts']],
	['AdvertisingAndEntertainmentCosts', 'DisallowableAdvertisingAndEntertainmentCosts', 'Advertising and entertainment', 'money.positive', 'money.positive', ['advertisingCosts', 'businessEntertainmentCosts']],
	['BankAndLoanInterest', 'DisallowableBankAndLoanInterest', 'Interest on bank and other loans', 'money.notZero', 'money.notZero', ['interestOnBankOtherLoans']],
	['OtherFinanceCharges', 'DisallowableOtherFinanceCharges', 'Bank, credit card and other charges', 'money.notZero', 'money.notZero', ['financeCharges']],
	['DebtsWrittenOff', 'DisallowableDebtsWrittenOff', 'Debts written off', 'money.notZero', 'money.notZero', ['irrecoverableDebts']],
	['AccountancyAndLegalFees', 'DisallowableAccountancyAndLegalFees', 'Accountancy, legal and other fees', 'money.notZero', 'money.positive', ['professionalFees']],
	['DepreciationAndLossProfitOnSale', 'DisallowableDepreciationAndLossProfitOnSale', 'Depreciation and loss on sale of assets', 'money.notZero', 'money.notZero', ['depreciation']],
	['OtherBusinessExpenses', 'DisallowableOtherBusinessExpenses', 'Other expenses', 'money.notZero', 'money.notZero', ['otherExpenses']],
];

const expenseRows = EXPENSES.map(([element, , title, type, , categories], index) =>
	row(
		`FSE${17 + index}`,
		`BusinessExpenses/TotalExpenses/${element}`,
		title,
		type,
		{ from: 'facts', parts: [expense(...categories)] },
		{ ...ALLOWANCE, onlyCounted: isOneFigure },
	),
);

const disallowedRows = EXPENSES.map(([, element, title, , type, categories], index) =>
	row(
		`FSE${32 + index}`,
		`BusinessExpenses/DisallowableExpenses/${element}`,
		`Not allowable: ${title}`,
		type,
		{ from: 'facts', parts: [disallowed(1, ...categories)] },
		ALLOWANCE,
	),
);

const sumOf = (rows: readonly Row[]) => rows.map(({ box }) => box).join(' + ');

/** FSE49 to FSE56. */
// biome-ignore format: one row a line
const allowanceRows = [
	row('FSE49', 'CapitalAllowances/AnnualInvestmentAllowance', 'Annual investment allowance', 'money.positive', from.up('allowances.annualInvestmentAllowance'), ALLOWANCE),
	row('FSE50', 'CapitalAllowances/AnnualAllowancesAtHigherRate', 'Capital allowances, main pool', 'money.positive', from.up('allowances.capitalAllowanceMainPool'), ALLOWANCE),
	row('FSE51', 'CapitalAllowances/AnnualAllowancesAtLowerRate', 'Capital allowances, special rate pool', 'money.positive', from.up('allowances.capitalAllowanceSpecialRatePool'), ALLOWANCE),
	row('FSE52', 'CapitalAllowances/ZeroEmissionGoodsVehicleAllowance', 'Zero-emission goods vehicle allowance', 'money.positive', from.up('allowances.zeroEmissionGoodsVehicleAllowance'), ALLOWANCE),
	row('FSE52.1', 'CapitalAllowances/ZeroEmissionCarAllowance', 'Zero-emission car allowance', 'money.positive', from.up('allowances.zeroEmissionsCarAllowance'), ALLOWANCE),
	row('FSE53', 'CapitalAllowances/TheStructuresAndBuildingsAllowance', 'Structures and buildings allowance', 'money.positive', from.up('allowances.structuredBuildingAllowance'), ALLOWANCE),
	row('FSE53.1', 'CapitalAllowances/FreeportAndInvestmentZonesStructuresAndBuildingsAllowance', 'Freeport structures and buildings allowance', 'money.positive', from.up('allowances.enhancedStructuredBuildingAllowance'), ALLOWANCE),
	row('FSE54', 'CapitalAllowances/ElectricChargePointAllowance', 'Electric charge point allowance', 'money.positive', from.up('allowances.electricChargePointAllowance'), ALLOWANCE),
	row('FSE55', 'CapitalAllowances/OtherCapitalAllowances', 'Other capital allowances', 'money.positive', from.up('allowances.enhancedCapitalAllowance'), ALLOWANCE),
	row('FSE56', 'CapitalAllowances/BalancingAllowancesOnSaleOrCessation', 'Allowances on sale or when the business ends', 'money.positive', from.up('allowances.allowanceOnSales'), ALLOWANCE),
];

const PROFIT = 'FSE64/65 + FSE68 - FSE16.1';

/** The year's own questions on whether the business started or ended. */
const started = row(
	'FSE6Q',
	'BusinessDetails/DidYourBusinessStart',
	'The business started in the year',
	'yesNo',
	work(happenedInYear('startDate'), 'startDate'),
	{ from: '2025-26' },
);
const ceased = row(
	'FSE7Q',
	'BusinessDetails/DidYourBusinessCease',
	'The business ended in the year',
	'yesNo',
	work(happenedInYear('endDate'), 'endDate'),
	{ from: '2025-26' },
);

/** Full self-employment pages. */
export const sa103f: Table = {
	form: 'SA103F',
	element: 'SA103F',
	each: 'trades',
	takes: (trade, year) => fullPagesReasons(trade as Trade, year).length > 0,
	// biome-ignore format: one row a line
	rows: [
		row('FSE1', 'BusinessDetails/BusinessName', 'Business name', 'text', from.value('name'), { longest: 28, shortened: true, required: true }),
		row('FSE2', 'BusinessDetails/BusinessDescription', 'What the business does', 'text', from.value('description'), { longest: 42, required: true }),
		row('FSE3', 'BusinessDetails/BusinessAddressFirstLine', 'Address of the business, line 1', 'text', from.value('address.line1'), { longest: 28 }),
		row('FSE4', 'BusinessDetails/BusinessAddressPostcode', 'Postcode of the business', 'text', from.value('address.postcode'), { longest: 8 }),
		row('FSE5', 'BusinessDetails/ChangeOfBusinessDetails', 'Details of the business changed', 'tick', from.value('detailsChanged')),
		started,
		row('FSE6', 'BusinessDetails/DateBusinessStarted', 'Date on which the business started', 'date', work(dateInYear('startDate'), 'startDate')),
		ceased,
		row('FSE7', 'BusinessDetails/DateBusinessCeased', 'Date on which the business ended', 'date', work(dateInYear('endDate'), 'endDate')),
		row('FSE8', 'BusinessDetails/DateAccountingPeriodStarts', 'First day of the accounts', 'date', work(accountsDate('first'), 'accountingPeriod.start', 'startDate')),
		row('FSE9', 'BusinessDetails/DateAccountingPeriodEnds', 'Last day of the accounts', 'date', work(accountsDate('last'), 'accountingPeriod.end', 'endDate')),
		row('FSE10', 'BusinessDetails/ElectionToOptOutOfCashBasis', 'Traditional accounting instead of cash basis', 'tick', from.code('accountingMethod', { accruals: 'yes' })),
		row('FSE13', 'OtherInformation/SpecialArrangementsApply', 'Special arrangements apply', 'tick', from.value('specialArrangements')),
		row('FSE14', 'OtherInformation/InformationProvidedLastYear', 'The information was given on last year’s return', 'tick', from.value('informationProvidedLastYear')),
		row('FSE15', 'BusinessIncome/Turnover', 'Turnover', 'money.notNegative', from.down('turnover')),
		row('FSE16', 'BusinessIncome/OtherBusinessIncome', 'Other business income', 'money.positive', from.down('otherIncome')),
		row('FSE16.1', 'BusinessIncome/TradingIncomeAllowance', 'Trading allowance', 'money.positive', from.page('tradingAllowance', 'tradingAllowance')),
		...expenseRows,
		row('FSE31', 'BusinessExpenses/TotalExpenses/TotalExpenses', 'Total expenses', 'money.any', total(sumOf(expenseRows)), ALLOWANCE),
		...disallowedRows,
		row('FSE46', 'BusinessExpenses/DisallowableExpenses/TotalDisallowableExpenses', 'Total not allowable', 'money.any', total(sumOf(disallowedRows)), ALLOWANCE),
		row('FSE47/48', 'NetProfitLoss', 'Net profit, or loss when negative', 'money.any', total('FSE15 + FSE16 - FSE31')),
		...allowanceRows,
		row('FSE57', 'CapitalAllowances/TotalCapitalAllowances', 'Total capital allowances', 'money.positive', total(sumOf(allowanceRows)), ALLOWANCE),
		row('FSE59', 'CapitalAllowances/TotalBalancingCharges', 'Balancing charges', 'money.positive', from.down('adjustments.balancingChargeOther')),
		row('FSE60', 'TaxableProfitOrLoss/OwnGoodsAndServices', 'Goods and services for own use', 'money.positive', from.down('adjustments.goodsAndServicesOwnUse')),
		row('FSE61', 'TaxableProfitOrLoss/AdditionsToNetProfitDeductionsFromNetLoss', 'Total additions to profit', 'money.any', total('FSE46 + FSE59 + FSE60')),
		row('FSE62', 'TaxableProfitOrLoss/NonTaxableBusinessIncome', 'Income that is not taxable as profit', 'money.positive', from.up('adjustments.includedNonTaxableProfits')),
		row('FSE63', 'TaxableProfitOrLoss/DeductionsFromNetProfitAdditionsToNetLoss', 'Total deductions from profit', 'money.positive', total('FSE57 + FSE62')),
		row('FSE64/65', 'TaxableProfitOrLoss/NetBusinessProfitLossForTax', 'Profit for tax, or loss when negative', 'money.any', total('FSE47/48 + FSE61 - FSE63')),
		row('FSE68', 'TaxableProfitOrLoss/TaxYearAdjustment', 'Adjustment to align the accounts with the tax year', 'money.notZero', from.down('adjustments.basisAdjustment')),
		row('FSE71', 'TaxableProfitOrLoss/ChangeOfAccountingPracticeAdjustment', 'Adjustment for a change of accounting practice', 'money.positive', from.down('adjustments.accountingAdjustment')),
		row('FSE73', 'TaxableProfitOrLoss/AdjustedProfitForTheYear', 'Adjusted profit', 'money.notNegative', total(PROFIT, 'profitOrNothing', 'FSE71')),
		row('FSE73.3', 'TaxableProfitOrLoss/SpreadTransitionProfitTreatedAsArising', 'Transition profit of the year', 'money.positive', from.down('adjustments.transitionProfitAmount')),
		row('FSE73.4', 'TaxableProfitOrLoss/LossBroughtForwardUsedAgainstSpreadTransitionProfit', 'Losses set against transition profit', 'money.positive', from.page('transitionLossUsed', 'adjustments.transitionProfitLossUsed', 'lossBroughtForward')),
		row('FSE74', 'TaxableProfitOrLoss/LossBroughtForward', 'Losses brought forward that are used', 'money.positive', from.page('lossUsed', 'lossBroughtForward')),
		row('FSE75', 'TaxableProfitOrLoss/AnyOtherBusinessIncome', 'Any other business income', 'money.positive', from.down('adjustments.outstandingBusinessIncome')),
		row('FSE76', 'TaxableProfitOrLoss/TotalTaxableBusinessProfits', 'Taxable profit', 'money.notNegative', total('FSE73 - FSE74 + FSE75')),
		row('FSE77', 'Losses/AdjustedLossForTheYear', 'Adjusted loss', 'money.notNegative', total(PROFIT, 'loss')),
		row('FSE78', 'Losses/LossOfYearSetAgainstOtherIncome', 'Loss set against other income', 'money.notNegative', from.page('lossAgainstOtherIncome', 'lossAgainstOtherIncome')),
		row('FSE79', 'Losses/LossToCarryBack', 'Loss carried back', 'money.positive', from.page('lossCarriedBack', 'lossCarriedBack')),
		row('FSE80', 'Losses/TotalLossToCarryForward', 'Losses carried forward', 'money.positive', from.page('lossCarriedForward', 'lossBroughtForward')),
		row('FSE81', 'TaxTakenOff/SubContractorsTaxDeduction', 'Deductions by contractors', 'money.positive', from.up('cisDeductions')),
		row('FSE82', 'TaxTakenOff/OtherTaxTakenOffTradingIncome', 'Other tax taken off', 'money.positive', from.up('otherTaxDeducted')),
		...balanceSheetRows,
		row('FSE100', 'NICs/PayClass2NICvoluntarily', 'Class 2 paid voluntarily', 'tick', work(voluntaryClass2)),
		row('FSECL2', 'NICs/Class2NICamount', 'Class 2', 'money.positive', work(class2Amount)),
		row('FSE101', 'NICs/Class4NICexempt', 'Exempt from Class 4', 'tick', work(class4Exempt)),
		row('FSE102', 'NICs/AdjustmentToClass4NICProfits', 'Adjustment to profits for Class 4', 'money.positive', work(class4Adjustment)),
	],
};
