/** What HMRC's Self-Employment Business 5.0 holds about a trade, with HMRC's field names. */
import { z } from 'zod';
import { buildingAllowance } from './buildings.ts';
import { amounts } from './wire.ts';

const EXPENSES = [
	'costOfGoods',
	'paymentsToSubcontractors',
	'wagesAndStaffCosts',
	'carVanTravelExpenses',
	'premisesRunningCosts',
	'maintenanceCosts',
	'adminCosts',
	'businessEntertainmentCosts',
	'advertisingCosts',
	'interestOnBankOtherLoans',
	'financeCharges',
	'irrecoverableDebts',
	'professionalFees',
	'depreciation',
	'otherExpenses',
] as const;

const disallowable = <const Name extends string>(name: Name) => `${name}Disallowable` as const;

/** A trade's year to date. */
export const selfEmploymentPeriod = z.object({
	periodDates: z.object({ periodStartDate: z.string(), periodEndDate: z.string() }).optional(),
	periodIncome: z.object(amounts('turnover', 'other', 'taxTakenOffTradingIncome')).optional(),
	periodExpenses: z.object(amounts('consolidatedExpenses', ...EXPENSES)).optional(),
	periodDisallowableExpenses: z.object(amounts(...EXPENSES.map(disallowable))).optional(),
});

const adjustments = z.object(
	amounts(
		'includedNonTaxableProfits',
		'basisAdjustment',
		'accountingAdjustment',
		'averagingAdjustment',
		'outstandingBusinessIncome',
		'balancingChargeBpra',
		'balancingChargeOther',
		'goodsAndServicesOwnUse',
		'transitionProfitAmount',
		'transitionProfitAccelerationAmount',
	),
);

const allowances = z.object({
	...amounts(
		'annualInvestmentAllowance',
		'capitalAllowanceMainPool',
		'capitalAllowanceSpecialRatePool',
		'businessPremisesRenovationAllowance',
		'enhancedCapitalAllowance',
		'allowanceOnSales',
		'capitalAllowanceSingleAssetPool',
		'zeroEmissionsCarAllowance',
		'tradingIncomeAllowance',
	),
	structuredBuildingAllowance: z.array(buildingAllowance).optional(),
	enhancedStructuredBuildingAllowance: z.array(buildingAllowance).optional(),
});

const class4NicsExemptionReason = z
	.enum(['non-resident', 'trustee', 'diver', 'ITTOIA-2005', 'over-state-pension-age', 'under-16'])
	.optional();

/** A trade's year 2025-26, beyond its updates. */
export const selfEmploymentAnnual2025 = z.object({
	adjustments: adjustments.optional(),
	allowances: allowances.optional(),
	nonFinancials: z
		.object({ businessDetailsChangedRecently: z.boolean().optional(), class4NicsExemptionReason })
		.optional(),
});

/** A trade's year from 2026-27, beyond its updates. */
export const selfEmploymentAnnual2026 = z.object({
	adjustments: adjustments.extend(amounts('adjustmentToProfitsForClass4')).optional(),
	allowances: allowances.extend(amounts('firstYearAllowanceOnPlantAndMachinery')).optional(),
	nonFinancials: z.object({ class4NicsExemptionReason }).optional(),
});
