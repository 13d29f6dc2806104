/** SA801, UK property, and SA804, savings: a partnership's income besides its trade. Source: HMRC's SApartnership schema, 2024-25. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { sourcesOf, total } from '../tables/row.ts';
import { boxesAdded, prepared, type Sheet, sheetRow } from './sheet.ts';

const PLUS = 'money.notNegative';
const ANY = 'money.any';
const property = sourcesOf<NonNullable<PartnershipFacts['ukProperty']>>();
const savings = sourcesOf<NonNullable<PartnershipFacts['savings']>>();

// biome-ignore format: one row a line
const propertyExpenses = [
	sheetRow('1.25', 'OtherProperty/Expenses/RentEtc', 'Rent, rates, insurance and ground rents', PLUS, property.up('expenses.premisesRunningCosts')),
	sheetRow('1.26', 'OtherProperty/Expenses/RepairsEtc', 'Repairs and maintenance', PLUS, property.up('expenses.repairsAndMaintenance')),
	sheetRow('1.27', 'OtherProperty/Expenses/Finance', 'Finance costs of property that is not a home', PLUS, property.up('expenses.financialCosts')),
	sheetRow('1.28', 'OtherProperty/Expenses/LegalAndProfessionalCosts', 'Legal, management and other fees', PLUS, property.up('expenses.professionalFees')),
	sheetRow('1.29', 'OtherProperty/Expenses/CostOfServicesProvided', 'Costs of services', PLUS, property.up('expenses.costOfServices')),
	sheetRow('1.30', 'OtherProperty/Expenses/OtherExpenses', 'Travel and other expenses', PLUS, property.up('expenses.travelCosts', 'expenses.other')),
];

const ADDITIONS = 'OtherProperty/TaxAdjustments/AdditionsToNetProfit';
const DEDUCTIONS = 'OtherProperty/TaxAdjustments/DeductionsFromNetProfit';

// biome-ignore format: one row a line
const propertyDeductions = [
	sheetRow('1.35A', `${DEDUCTIONS}/AnnualInvestmentAllowance`, 'Annual investment allowance', PLUS, property.up('allowances.annualInvestmentAllowance')),
	sheetRow('1.35B', `${DEDUCTIONS}/ElectricChargePointAllowance`, 'Electric charge point allowance', PLUS, property.up('allowances.electricChargePointAllowance')),
	sheetRow('1.35C', `${DEDUCTIONS}/TheStructuresAndBuildingsAllowance`, 'Structures and buildings allowance', PLUS, property.up('allowances.structuredBuildingAllowance')),
	sheetRow('1.35D', `${DEDUCTIONS}/FreeportAndInvestmentZonesStructuresAndBuildingsAllowance`, 'Freeport structures and buildings allowance', PLUS, property.up('allowances.enhancedStructuredBuildingAllowance')),
	sheetRow('1.35E', `${DEDUCTIONS}/ZeroEmissionCarAllowance`, 'Zero-emission car allowance', PLUS, property.up('allowances.zeroEmissionsCarAllowance')),
	sheetRow('1.36', `${DEDUCTIONS}/CapitalAllowances`, 'Other capital allowances', PLUS, property.up('allowances.otherCapitalAllowance')),
	sheetRow('1.37', `${DEDUCTIONS}/CostsOfReplacingDomesticItems`, 'Costs of replacing domestic items', PLUS, property.up('allowances.costOfReplacingDomesticGoods')),
];

/** UK property, without furnished holiday lets. */
export const propertySheet: Sheet = {
	form: 'SA801',
	element: 'PartnershipLandProperty/',
	// biome-ignore format: one row a line
	rows: [
		sheetRow('1.1', 'PartnershipDetails/ReturnPeriodStart', 'First day of the return period', 'date', prepared('accountsStart')),
		sheetRow('1.2', 'PartnershipDetails/ReturnPeriodEnd', 'Last day of the return period', 'date', prepared('accountsEnd')),
		sheetRow('1.21', 'OtherProperty/Income/RentsEtc/Income', 'Rents and other income from property', PLUS, property.down('rents', 'otherIncome')),
		sheetRow('1.22', 'OtherProperty/Income/RentsEtc/TaxDeducted', 'Tax taken off property income', PLUS, property.up('taxDeducted')),
		sheetRow('1.22A', 'OtherProperty/Income/RentsEtc/TraditionalAccounting', 'Traditional accounting instead of cash basis', 'tick', property.code('accountingMethod', { accruals: 'yes' })),
		sheetRow('1.23', 'OtherProperty/Income/ChargeablePremiums', 'Premiums for a lease', PLUS, property.down('premiumsOfLeaseGrant')),
		sheetRow('1.23A', 'OtherProperty/Income/ReversePremiums', 'Reverse premiums', PLUS, property.down('reversePremiums')),
		sheetRow('1.24', 'OtherProperty/Income/TotalIncome', 'Total income', PLUS, total('1.21 + 1.23 + 1.23A')),
		...propertyExpenses,
		sheetRow('1.31', 'OtherProperty/Expenses/TotalExpenses', 'Total expenses', PLUS, total(boxesAdded(propertyExpenses))),
		sheetRow('1.32', 'OtherProperty/NetProfitLoss', 'Net profit, or loss when negative', ANY, total('1.24 - 1.31')),
		sheetRow('1.33', `${ADDITIONS}/PrivateUse`, 'Private use', PLUS, property.down('privateUseAdjustment')),
		sheetRow('1.34', `${ADDITIONS}/BalancingCharges`, 'Balancing charges', PLUS, property.down('balancingCharge')),
		sheetRow('1.35', `${ADDITIONS}/TotalAdditions`, 'Total additions to profit', PLUS, total('1.33 + 1.34')),
		...propertyDeductions,
		sheetRow('1.38', `${DEDUCTIONS}/TotalDeductions`, 'Total deductions from profit', PLUS, total(boxesAdded(propertyDeductions))),
		sheetRow('1.39', 'OtherProperty/ProfitLossForReturnPeriod', 'Profit, or loss when negative', ANY, total('1.32 + 1.35 - 1.38')),
		sheetRow('1.40', 'OtherProperty/ResidentialFinanceCosts', 'Finance costs of homes that are let', PLUS, property.up('financeCosts')),
	],
};

/** Interest. */
export const interestSheet: Sheet = {
	form: 'SA804',
	element: 'PartnershipSavings/',
	// biome-ignore format: one row a line
	rows: [
		sheetRow('7.1', 'Interest/TaxNotDeducted/PeriodStart', 'First day of the return period', 'date', prepared('accountsStart')),
		sheetRow('7.2', 'Interest/TaxNotDeducted/PeriodEnd', 'Last day of the return period', 'date', prepared('accountsEnd')),
		sheetRow('7.3', 'Interest/TaxNotDeducted/UntaxedUKinterest', 'Interest from UK banks and building societies', PLUS, savings.down('untaxedUkInterest')),
		sheetRow('7.4', 'Interest/TaxNotDeducted/NationalSavings', 'Interest from National Savings and Investments', PLUS, savings.down('nationalSavingsInterest')),
		sheetRow('7.5', 'Interest/TaxNotDeducted/OtherIncomeFromUKsavings', 'Other income from UK savings', PLUS, savings.down('otherUntaxedUkSavings')),
		sheetRow('7.6', 'Interest/TaxNotDeducted/TotalInterestTaxNotDeducted', 'Total interest', PLUS, total('7.3 + 7.4 + 7.5')),
	],
};

/** Dividends. */
export const dividendsSheet: Sheet = {
	form: 'SA804',
	element: 'PartnershipSavings/',
	// biome-ignore format: one row a line
	rows: [
		sheetRow('7.19', 'Dividends/UKcompanies', 'Dividends from UK companies', PLUS, savings.down('ukDividends')),
		sheetRow('7.20', 'Dividends/UKauthorisedUnitTrusts', 'Dividends from UK unit trusts', PLUS, savings.down('otherUkDividends')),
		sheetRow('7.21', 'Dividends/StockDividends', 'Stock dividends', PLUS, savings.down('stockDividend')),
		sheetRow('7.22', 'Dividends/BonusIssuesOfSecuritiesAndRedeemableShares', 'Bonus issues of securities and redeemable shares', PLUS, savings.down('redeemableShares')),
		sheetRow('7.23', 'Dividends/TotalDividends', 'Total dividends', PLUS, total('7.19 + 7.20 + 7.21 + 7.22')),
	],
};
