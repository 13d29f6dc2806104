/** SA105, UK property, without furnished holiday lets. Source: HMRC's MTR schemas of 2024-25 and 2025-26. */
import { downToPound, type Facts, pounds, type Share, shareDown, sum, ZERO } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import {
	type PathOf,
	type Rounding,
	row,
	type Source,
	sourcesOf,
	type Table,
	total,
	type Work,
	work,
} from './row.ts';

type Property = NonNullable<Facts['ukProperty']>;
const from = sourcesOf<Property>();
const ALLOWANCE = { unless: 'propertyAllowance' };

/** All of it. */
const WHOLE: Share = { parts: 1, whole: 1 };

/** Amounts of all owners together; the person has a share. */
function shared(round: Rounding, ...paths: readonly PathOf<Property>[]): Source {
	return { from: 'facts', parts: [{ paths, round, sign: 1, share: 'sharePercent' }] };
}

function propertyOf(scope: unknown): Property {
	// The table's `item` is ukProperty: a property business fills it.
	return scope as Property;
}

/** A lodger's rent, and the limit up to which it is tax free. */
function lodger(facts: Facts, scope: unknown) {
	const room = propertyOf(scope).rentARoom;
	const { rentARoomPounds, rentARoomSharedPounds } = yearData(facts.taxYear).smallAllowances;
	const limit = pounds(room?.shared ? rentARoomSharedPounds : rentARoomPounds);
	return { receipts: room?.receipts, limit };
}

/** Rent-a-room relief that covers all of the lodger's rent: only the claim is shown. */
const roomIsFree: Work = ({ facts, scope, factPrefix }) => {
	const { receipts, limit } = lodger(facts, scope);
	return receipts !== undefined && receipts > 0 && receipts <= limit
		? { value: true, origins: [`${factPrefix}rentARoom.receipts`] }
		: undefined;
};

/** PRO20: the person's share of rents and other income, and all of the lodger's rent if above the limit. */
const rents: Work = ({ facts, scope, factPrefix }) => {
	const { rents: own, otherIncome, sharePercent = WHOLE } = propertyOf(scope);
	const { receipts = ZERO, limit } = lodger(facts, scope);
	const room = receipts > limit ? receipts : ZERO;
	if (own === undefined && otherIncome === undefined && room === 0) return undefined;
	const share = shareDown(sum([own ?? ZERO, otherIncome ?? ZERO]), sharePercent);
	const origins = ['rents', 'otherIncome', ...(room > 0 ? ['rentARoom.receipts'] : [])].map(
		(path) => `${factPrefix}${path}`,
	);
	return { value: downToPound(sum([share, room])), origins };
};

/** The person's share of travel and other costs, and a lodger's if they replace the exempt amount. */
const otherCosts: Source = {
	from: 'facts',
	parts: [
		{ paths: ['expenses.travelCosts', 'expenses.other'], round: 'up', sign: 1, share: 'sharePercent' },
		{ paths: ['rentARoom.costs'], round: 'up', sign: 1, onlyWith: 'rentARoomCosts' },
	],
};

const INCOME = 'PRO20 + PRO22 + PRO23 + PRO30 + PRO31';
const DEDUCTIONS = [
	...[
		'PRO20.1',
		'PRO24',
		'PRO25',
		'PRO26',
		'PRO27',
		'PRO28',
		'PRO29',
		'PRO32',
		'PRO33',
		'PRO33.1',
		'PRO33.2',
	],
	...['PRO34.1', 'PRO35', 'PRO36', 'PRO37'],
].join(' - ');
const RESULT = `${INCOME} - ${DEDUCTIONS}`;

/** UK property pages. */
export const sa105: Table = {
	form: 'SA105',
	element: 'SA105',
	item: 'ukProperty',
	// biome-ignore format: one row a line
	rows: [
		row('PRO1', 'UKPropertyDetails/NumberOfProperties', 'Number of properties let', 'count', from.value('numberOfProperties')),
		row('PRO2', 'UKPropertyDetails/PropertyIncomeCeasedInYear', 'Letting ended in the year', 'tick', from.value('ceased')),
		row('PRO3', 'UKPropertyDetails/IncomeFromPropertyLetJointly', 'Some property is let jointly', 'tick', from.value('jointlyLet')),
		row('PRO4', 'UKPropertyDetails/RentARoomReliefClaim', 'Rent-a-room relief covers all of a lodger’s rent', 'tick', work(roomIsFree, 'rentARoom.receipts')),
		row('PRO20', 'PropertyIncomeAndExpenses/TotalRentsAndOtherIncomeFromProperty', 'Rents and other income from property', 'money.notNegative', work(rents, 'rents', 'otherIncome')),
		row('PRO20.1', 'PropertyIncomeAndExpenses/PropertyIncomeAllowance', 'Property allowance', 'money.positive', from.page('propertyAllowance', 'propertyAllowance')),
		row('PRO20.2', 'PropertyIncomeAndExpenses/TraditionalAccounting', 'Traditional accounting instead of cash basis', 'tick', from.code('accountingMethod', { accruals: 'yes' })),
		row('PRO21', 'PropertyIncomeAndExpenses/TaxTakenOffAnyIncome', 'Tax taken off property income', 'money.positive', from.up('taxDeducted')),
		row('PRO22', 'PropertyIncomeAndExpenses/PremiumsForGrantOfALease', 'Premiums for a lease', 'money.positive', shared('down', 'premiumsOfLeaseGrant')),
		row('PRO23', 'PropertyIncomeAndExpenses/ReversePremiumsAndInducements', 'Reverse premiums', 'money.positive', shared('down', 'reversePremiums')),
		row('PRO24', 'PropertyIncomeAndExpenses/RentRatesInsuranceAndGroundRents', 'Rent, rates, insurance and ground rents', 'money.positive', shared('up', 'expenses.premisesRunningCosts'), ALLOWANCE),
		row('PRO25', 'PropertyIncomeAndExpenses/RepairsAndMaintenance', 'Repairs and maintenance', 'money.positive', shared('up', 'expenses.repairsAndMaintenance'), ALLOWANCE),
		row('PRO26', 'PropertyIncomeAndExpenses/AllowableInterestAndOtherFinancialCharges', 'Finance costs of property that is not a home', 'money.positive', shared('up', 'expenses.financialCosts'), ALLOWANCE),
		row('PRO27', 'PropertyIncomeAndExpenses/LegalManagementAndProfessionalFees', 'Legal, management and other fees', 'money.positive', shared('up', 'expenses.professionalFees'), ALLOWANCE),
		row('PRO28', 'PropertyIncomeAndExpenses/CostsOfServicesProvided', 'Costs of services', 'money.positive', shared('up', 'expenses.costOfServices'), ALLOWANCE),
		row('PRO29', 'PropertyIncomeAndExpenses/OtherPropertyExpenses', 'Travel and other expenses', 'money.positive', otherCosts, ALLOWANCE),
		row('PRO30', 'TaxableProfitOrLoss/PrivateUseAdjustment', 'Private use', 'money.positive', shared('down', 'privateUseAdjustment'), ALLOWANCE),
		row('PRO31', 'TaxableProfitOrLoss/BalancingCharges', 'Balancing charges', 'money.positive', shared('down', 'balancingCharge')),
		row('PRO32', 'TaxableProfitOrLoss/AnnualInvestmentAllowance', 'Annual investment allowance', 'money.positive', shared('up', 'allowances.annualInvestmentAllowance'), ALLOWANCE),
		row('PRO33', 'TaxableProfitOrLoss/TheStructuresAndBuildingsAllowance', 'Structures and buildings allowance', 'money.positive', shared('up', 'allowances.structuredBuildingAllowance'), ALLOWANCE),
		row('PRO33.1', 'TaxableProfitOrLoss/ElectricChargePointAllowance', 'Electric charge point allowance', 'money.positive', shared('up', 'allowances.electricChargePointAllowance'), ALLOWANCE),
		row('PRO33.2', 'TaxableProfitOrLoss/FreeportAndInvestmentZonesStructuresAndBuildingsAllowance', 'Freeport structures and buildings allowance', 'money.positive', shared('up', 'allowances.enhancedStructuredBuildingAllowance'), ALLOWANCE),
		row('PRO34.1', 'TaxableProfitOrLoss/ZeroEmissionCarAllowance', 'Zero-emission car allowance', 'money.positive', shared('up', 'allowances.zeroEmissionsCarAllowance'), ALLOWANCE),
		row('PRO35', 'TaxableProfitOrLoss/EnhancedCapitalAllowances', 'Other capital allowances', 'money.positive', shared('up', 'allowances.otherCapitalAllowance'), ALLOWANCE),
		row('PRO36', 'TaxableProfitOrLoss/CostsOfReplacingDomesticItems', 'Costs of replacing domestic items', 'money.positive', shared('up', 'allowances.costOfReplacingDomesticGoods'), ALLOWANCE),
		row('PRO37', 'TaxableProfitOrLoss/RentARoomExemptAmount', 'Rent-a-room relief', 'money.positive', from.page('rentARoomExempt', 'rentARoom.receipts')),
		row('PRO38', 'TaxableProfitOrLoss/AdjustedProfitForTheYear', 'Adjusted profit', 'money.notNegative', total(RESULT, 'profit')),
		row('PRO39', 'TaxableProfitOrLoss/LossBroughtForward', 'Losses brought forward that are used', 'money.positive', from.page('lossUsed', 'lossBroughtForward')),
		row('PRO40', 'TaxableProfitOrLoss/TaxableProfitForTheYear', 'Taxable profit', 'money.notNegative', total('PRO38 - PRO39')),
		row('PRO41', 'TaxableProfitOrLoss/AdjustedLossForTheYear', 'Adjusted loss', 'money.notNegative', total(RESULT, 'loss')),
		row('PRO42', 'TaxableProfitOrLoss/LossSetOffAgainstTotalIncomeOfTheYear', 'Loss set against other income', 'money.positive', from.page('lossAgainstOtherIncome', 'lossAgainstOtherIncome')),
		row('PRO43', 'TaxableProfitOrLoss/LossToCarryForward', 'Losses carried forward', 'money.notNegative', from.page('lossCarriedForward', 'lossBroughtForward')),
		row('PRO44', 'TaxableProfitOrLoss/ResidentialFinanceCosts', 'Finance costs of homes that are let', 'money.notNegative', shared('up', 'financeCosts'), ALLOWANCE),
		row('PRO45', 'TaxableProfitOrLoss/UnusedResidentialFinanceCostsBroughtForward', 'Finance costs of homes brought forward', 'money.notNegative', from.up('financeCostsBroughtForward'), ALLOWANCE),
	],
};
