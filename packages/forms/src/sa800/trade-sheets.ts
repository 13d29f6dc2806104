/** SA800 boxes 3.1 to 3.117, the trade: with three lines of accounts or in full. Source: HMRC's SApartnership schema, 2024-25. */
import type { PartnershipFacts } from '@halfpenny/facts';
import type { BoxType, FactSource, Part } from '../tables/row.ts';
import { sourcesOf, total } from '../tables/row.ts';
import { boxesAdded, prepared, type Sheet, type SheetRow, sheetRow, sumOf } from './sheet.ts';

type Trade = NonNullable<PartnershipFacts['trades']>[number];
type Expense = keyof NonNullable<Trade['expenses']> & string;
const from = sourcesOf<Trade>();
const TRADE = 'Partnership/TradingAndProfessionalIncomes/Income/';
const ANY = 'money.any';
const PLUS = 'money.notNegative';

function sheet(rows: readonly SheetRow[]): Sheet {
	return { form: 'SA800', element: TRADE, rows };
}

// biome-ignore format: one row a line
const detailRows = [
	sheetRow('3.1', 'NameOfBusiness', 'Name of the business', 'text', from.value('name'), { longest: 56, shortened: true, required: true, nameAlphabet: true }),
	sheetRow('3.2', 'Description', 'What the business does', 'text', from.value('description'), { longest: 28, required: true, nameAlphabet: true }),
	sheetRow('3.4', 'AccountingPeriodStart', 'First day of the accounts', 'date', prepared('accountsStart')),
	sheetRow('3.5', 'AccountingPeriodEnd', 'Last day of the accounts', 'date', prepared('accountsEnd')),
	sheetRow('3.7', 'DateOfCommencement', 'Date on which the business started', 'date', prepared('startDate')),
	sheetRow('3.8', 'DateOfCessation', 'Date on which the business ended', 'date', prepared('endDate')),
	sheetRow('3.9', 'TraditionalAccounting', 'Traditional accounting instead of cash basis', 'tick', from.code('accountingMethod', { accruals: 'yes' })),
];

/** Box, element, title, source; in the order of the schema, not of the numbers. */
// biome-ignore format: one row a line
const ALLOWANCES: readonly (readonly [string, string, string, FactSource])[] = [
	['3.13A', 'AnnualInvestmentAllowance', 'Annual investment allowance', from.up('allowances.annualInvestmentAllowance')],
	['3.14', 'ZeroEmissionGoodsVehicleAllowance', 'Zero-emission goods vehicle allowance', from.up('allowances.zeroEmissionGoodsVehicleAllowance')],
	['3.15', 'BalancingChargesForZeroEmissionGoodsVehicleAllowance', 'Balancing charge, zero-emission goods vehicles', from.down('balancingCharges.zeroEmissionGoodsVehicle')],
	['3.14A', 'CapitalAllowancesEquipmentHigherRate', 'Capital allowances, main pool', from.up('allowances.capitalAllowanceMainPool')],
	['3.15A', 'BalancingChargeEquipmentHigherRate', 'Balancing charge, main pool', from.down('balancingCharges.mainPool')],
	['3.16', 'CapitalAllowancesEquipmentLowerRate', 'Capital allowances, special rate pool', from.up('allowances.capitalAllowanceSpecialRatePool')],
	['3.17', 'BalancingChargeEquipmentLowerRate', 'Balancing charge, special rate pool', from.down('balancingCharges.specialRatePool')],
	['3.16A', 'ZeroEmissionCarAllowanceCapitalAllowances', 'Zero-emission car allowance', from.up('allowances.zeroEmissionsCarAllowance')],
	['3.18', 'ElectricChargePointAllowanceCapitalAllowances', 'Electric charge point allowance', from.up('allowances.electricChargePointAllowance')],
	['3.19', 'ElectricChargePointAllowanceBalancingCharges', 'Balancing charge, electric charge points', from.down('balancingCharges.electricChargePoint')],
	['3.18A', 'TheStructuresAndBuildingsAllowanceCapitalAllowances', 'Structures and buildings allowance', from.up('allowances.structuredBuildingAllowance')],
	['3.18B', 'FreeportAndInvestmentZonesStructuresAndBuildingsAllowanceCapitalAllowances', 'Freeport structures and buildings allowance', from.up('allowances.enhancedStructuredBuildingAllowance')],
	['3.20', 'OtherCapitalAllowances', 'Other capital allowances', from.up('allowances.enhancedCapitalAllowance', 'allowances.allowanceOnSales')],
	['3.21', 'BalancingChargesForOtherCapitalAllowances', 'Other balancing charges', from.down('balancingCharges.other')],
];

const allowanceRows = ALLOWANCES.map(([box, element, title, source]) =>
	sheetRow(box, `CapitalAllowancesSummary/${element}`, title, PLUS, source),
);

const CHARGES: readonly string[] = ['3.15', '3.15A', '3.17', '3.19', '3.21'];
const isCharge = ({ box }: SheetRow) => CHARGES.includes(box);

/** The trade's capital allowances and the charges on sold assets. */
const summaryRows = [
	...allowanceRows,
	sheetRow(
		'3.22',
		'CapitalAllowancesSummary/TotalAllowances',
		'Total capital allowances',
		PLUS,
		total(boxesAdded(allowanceRows.filter((row) => !isCharge(row)))),
	),
	sheetRow(
		'3.23',
		'CapitalAllowancesSummary/TotalBalancingCharges',
		'Total balancing charges',
		PLUS,
		total(boxesAdded(allowanceRows.filter(isCharge))),
	),
];

/** The trade before its accounts. */
export const tradeSheet = sheet([...detailRows, ...summaryRows]);

/** Element, disallowable element, title, types, facts; of boxes 3.46 to 3.48 and 3.51 to 3.63 with 3.30 to 3.45. */
// biome-ignore format: one row a line
const EXPENSES: readonly (readonly [string, string, string, string, string, BoxType, BoxType, readonly Expense[]])[] = [
	['3.46', 'CostOfSales', '3.30', 'DisallowableCostOfSales', 'Cost of sales', ANY, ANY, ['costOfGoods']],
	['3.47', 'SubcontractorCosts', '3.31', 'DisallowableSubContractorCosts', 'Payments to subcontractors', PLUS, PLUS, ['paymentsToSubcontractors']],
	['3.48', 'OtherDirectCosts', '3.32', 'DisallowableDirectCosts', 'Other direct costs', PLUS, PLUS, ['otherDirectCosts']],
	['3.51', 'EmployeeCosts', '3.33', 'DisallowableEmployeeCosts', 'Wages and staff costs', PLUS, PLUS, ['wagesAndStaffCosts']],
	['3.52', 'PremisesCosts', '3.34', 'DisallowablePremisesCosts', 'Rent, rates, power and insurance', ANY, ANY, ['premisesRunningCosts']],
	['3.53', 'Repairs', '3.35', 'DisallowableRepairs', 'Repairs and maintenance', ANY, ANY, ['maintenanceCosts']],
	['3.54', 'GeneralAdministrativeExpenses', '3.36', 'DisallowableAdminExpenses', 'Phone, stationery and office costs', PLUS, PLUS, ['adminCosts']],
	['3.55', 'MotorExpenses', '3.37', 'DisallowableMotorExpenses', 'Motor expenses', PLUS, PLUS, ['motorExpenses']],
	['3.56', 'TravelAndSubsistence', '3.38', 'DisallowableTravelExpenses', 'Travel and subsistence', PLUS, PLUS, ['travelAndSubsistence']],
	['3.57', 'AdvertisingEtc', '3.39', 'DisallowableAdvertisingExpenses', 'Advertising and entertainment', PLUS, PLUS, ['advertisingCosts', 'businessEntertainmentCosts']],
	['3.58', 'LegalAndProfessionalCosts', '3.40', 'DisallowableLegalProfessionalCost', 'Accountancy, legal and other fees', ANY, PLUS, ['professionalFees']],
	['3.59', 'BadDebts', '3.41', 'DisallowableBadDebts', 'Debts written off', ANY, ANY, ['irrecoverableDebts']],
	['3.60', 'Interest', '3.42', 'DisallowableInterest', 'Interest on bank and other loans', ANY, ANY, ['interestOnBankOtherLoans']],
	['3.61', 'OtherFinanceCharges', '3.43', 'DisallowableOtherFinanceCharges', 'Bank, credit card and other charges', ANY, ANY, ['financeCharges']],
	['3.62', 'DepreciationAndLoss', '3.44', 'DisallowableDepreciation', 'Depreciation and loss on sale of assets', ANY, ANY, ['depreciation']],
	['3.63', 'OtherExpenses', '3.45', 'DisallowableOtherExpenses', 'Other expenses', ANY, ANY, ['otherExpenses']],
];

/** Depreciation and entertainment are disallowed unless a part is given (ITTOIA 2005 ss.33 and 45). */
const NEVER_ALLOWABLE: readonly Expense[] = ['depreciation', 'businessEntertainmentCosts'];

/** The whole of some expenses, rounded up once. */
function expense(categories: readonly Expense[]): Part {
	return { paths: categories.map((category) => `expenses.${category}`), round: 'up', sign: 1 };
}

/** The disallowed part of some expenses, rounded down once. */
function disallowed(categories: readonly Expense[], sign: 1 | -1): Part {
	const paths = categories.map((category) =>
		NEVER_ALLOWABLE.includes(category)
			? `disallowable.${category}|expenses.${category}`
			: `disallowable.${category}`,
	);
	return { paths, round: 'down', sign };
}

const facts = (...parts: readonly Part[]): FactSource => ({ from: 'facts', parts });
/** The names of all expenses, in the order of their boxes. */
export const everyExpense = EXPENSES.flatMap(([, , , , , , , categories]) => categories);

/** The trade's accounts in three lines. Balancing charges and own use count as turnover, capital allowances as expenses. */
export const threeLineSheet = sheet([
	sheetRow(
		'3.24',
		'TurnoverBelowLimit/Turnover',
		'Turnover, other income and balancing charges',
		PLUS,
		sumOf(from.down('turnover', 'otherIncome', 'adjustments.goodsAndServicesOwnUse'), total('3.23')),
	),
	sheetRow(
		'3.25',
		'TurnoverBelowLimit/Expenses',
		'Allowable expenses and capital allowances',
		PLUS,
		sumOf(
			facts(expense(everyExpense), disallowed(everyExpense, -1)),
			from.up('adjustments.includedNonTaxableProfits'),
			total('3.22'),
		),
	),
	sheetRow(
		'3.26',
		'TurnoverBelowLimit/NetProfitOrLoss',
		'Net profit, or loss when negative',
		ANY,
		total('3.24 - 3.25'),
	),
]);

const expenseRows = EXPENSES.map(([box, element, , , title, type, , categories]) =>
	sheetRow(box, `IncomeAndExpenses/${element}`, title, type, facts(expense(categories))),
);
const disallowedRows = EXPENSES.map(([, , box, element, title, , type, categories]) =>
	sheetRow(
		box,
		`IncomeAndExpenses/${element}`,
		`Not allowable: ${title}`,
		type,
		facts(disallowed(categories, 1)),
	),
);
const directRows = expenseRows.slice(0, 3);
const indirectRows = expenseRows.slice(3);
const ADDITIONS = 'TaxAdjustments/AdditionsToNetProfit';
const DEDUCTIONS = 'TaxAdjustments/DeductionsFromNetProfit';

/** The trade's accounts in full, and tax adjustments to them. */
// biome-ignore format: one row a line
export const fullAccountsSheet = sheet([
	sheetRow('3.27', 'IncomeAndExpenses/IncludeVAT', 'Figures include VAT', 'tick', prepared('vatIncluded')),
	sheetRow('3.28', 'IncomeAndExpenses/ExcludeVAT', 'Figures exclude VAT', 'tick', prepared('vatExcluded')),
	sheetRow('3.29', 'IncomeAndExpenses/SalesBusinessIncome', 'Turnover', PLUS, from.down('turnover')),
	...disallowedRows,
	...directRows,
	sheetRow('3.49', 'IncomeAndExpenses/GrossProfitLoss', 'Gross profit, or loss when negative', ANY, total('3.29 - 3.46 - 3.47 - 3.48')),
	sheetRow('3.50', 'IncomeAndExpenses/OtherIncomeProfits', 'Other business income', PLUS, from.down('otherIncome')),
	...indirectRows,
	sheetRow('3.64', 'IncomeAndExpenses/TotalExpenses', 'Total expenses', ANY, total(boxesAdded(indirectRows))),
	sheetRow('3.65', 'IncomeAndExpenses/NetProfitOrLoss', 'Net profit, or loss when negative', ANY, total('3.49 + 3.50 - 3.64')),
	sheetRow('3.66', `${ADDITIONS}/DisallowableExpenses`, 'Total not allowable', ANY, total(boxesAdded(disallowedRows))),
	sheetRow('3.67', `${ADDITIONS}/GoodsTakenForPersonalUse`, 'Goods and services for own use', PLUS, from.down('adjustments.goodsAndServicesOwnUse')),
	sheetRow('3.68', `${ADDITIONS}/BalancingCharge`, 'Balancing charges', PLUS, total('3.23')),
	sheetRow('3.69', `${ADDITIONS}/TotalAdditionsToNetProfit`, 'Total additions to profit', ANY, total('3.66 + 3.67 + 3.68')),
	sheetRow('3.70', `${DEDUCTIONS}/CapitalAllowances`, 'Capital allowances', PLUS, total('3.22')),
	sheetRow('3.71', `${DEDUCTIONS}/Deductions`, 'Income that is not taxable, and other deductions', PLUS, from.up('adjustments.includedNonTaxableProfits')),
	sheetRow('3.72', `${DEDUCTIONS}/TotalDeductionsFromNetProfit`, 'Total deductions from profit', PLUS, total('3.70 + 3.71')),
	sheetRow('3.73', 'TaxAdjustments/NetProfitLoss', 'Profit for tax, or loss when negative', ANY, total('3.65 + 3.69 - 3.72')),
]);

/** Taxable profit, and tax taken off by contractors and others. */
// biome-ignore format: one row a line
export const resultSheet = sheet([
	sheetRow('3.82', 'AdjustmentsForTaxableProfitOrLoss/ChangeOfBasis', 'Adjustment for a change of accounting practice', PLUS, from.down('adjustments.accountingAdjustment')),
	sheetRow('3.83', 'AdjustmentsForTaxableProfitOrLoss/NetProfit', 'Taxable profit', PLUS, total('3.26 + 3.73', 'profit')),
	sheetRow('3.84', 'AdjustmentsForTaxableProfitOrLoss/AllowableLoss', 'Allowable loss', PLUS, total('3.26 + 3.73', 'loss')),
	sheetRow('3.97', 'SubcontractorsDeductionsOnAccountOfTax', 'Deductions by contractors', PLUS, from.up('cisDeductions')),
	sheetRow('3.98', 'TaxDeductedFromTradingIncome', 'Other tax taken off trading income', PLUS, from.up('otherTaxDeducted'), { unsent: true }),
]);

const ASSETS = 'SummaryOfBalanceSheet/Assets';
const LIABILITIES = 'SummaryOfBalanceSheet/Liabilities';
const ACCOUNTS = 'SummaryOfBalanceSheet/PartnersCurrentAndCapitalAccounts';

/** The balance sheet, part of full accounts. */
// biome-ignore format: one row a line
export const balanceSheet = sheet([
	sheetRow('3.99', `${ASSETS}/PlantMachineryAndMotorVehicles`, 'Plant, machinery and motor vehicles', PLUS, from.down('balanceSheet.plantAndVehicles')),
	sheetRow('3.100', `${ASSETS}/OtherFixedAssets`, 'Other fixed assets', PLUS, from.down('balanceSheet.otherFixedAssets')),
	sheetRow('3.101', `${ASSETS}/StockAndWorkInProgress`, 'Stock and work in progress', PLUS, from.down('balanceSheet.stock')),
	sheetRow('3.102', `${ASSETS}/DebtorsPrepaymentsEtc`, 'Debtors and prepayments', PLUS, from.down('balanceSheet.debtors')),
	sheetRow('3.103', `${ASSETS}/BankEtcBalances`, 'Bank balances', PLUS, from.down('balanceSheet.bankBalances')),
	sheetRow('3.104', `${ASSETS}/CashInHand`, 'Cash in hand', PLUS, from.down('balanceSheet.cash')),
	sheetRow('3.105', `${ASSETS}/TotalAssets`, 'Total assets', PLUS, total('3.99 + 3.100 + 3.101 + 3.102 + 3.103 + 3.104')),
	sheetRow('3.106', `${LIABILITIES}/TradeCreditorsAndAccruals`, 'Trade creditors and accruals', PLUS, from.down('balanceSheet.creditors')),
	sheetRow('3.107', `${LIABILITIES}/LoansAndOverdrawnBankAccounts`, 'Loans and overdrawn bank accounts', PLUS, from.down('balanceSheet.loans')),
	sheetRow('3.108', `${LIABILITIES}/OtherLiabilities`, 'Other liabilities', PLUS, from.down('balanceSheet.otherLiabilities')),
	sheetRow('3.109', `${LIABILITIES}/TotalLiabilities`, 'Total liabilities', PLUS, total('3.106 + 3.107 + 3.108')),
	sheetRow('3.110', 'SummaryOfBalanceSheet/NetBusinessAssets', 'Net business assets', ANY, total('3.105 - 3.109')),
	sheetRow('3.111', `${ACCOUNTS}/BalanceAtStartOfPeriod`, 'Partners’ accounts at the start', ANY, from.down('balanceSheet.balanceAtStart')),
	sheetRow('3.112', `${ACCOUNTS}/NetProfitLoss`, 'Net profit, or loss when negative', ANY, total('3.65')),
	sheetRow('3.113', `${ACCOUNTS}/CapitalIntroduced`, 'Capital introduced', PLUS, from.down('balanceSheet.capitalIntroduced')),
	sheetRow('3.114', `${ACCOUNTS}/Drawings`, 'Drawings', PLUS, from.down('balanceSheet.drawings')),
	sheetRow('3.115', `${ACCOUNTS}/BalanceAtEndOfPeriod`, 'Partners’ accounts at the end', ANY, total('3.111 + 3.112 + 3.113 - 3.114')),
]);
