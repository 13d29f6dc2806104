/** HMRC's Property Business 6.0, for UK property: the year to date, and what the updates cannot say. */
import { z } from 'zod';
import { buildingAllowance } from './buildings.ts';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type BusinessYear, type MtdSession, type Operation } from './session.ts';
import { amounts, bodyOf, readAs } from './wire.ts';

const income = z.object({
	...amounts('premiumsOfLeaseGrant', 'reversePremiums', 'periodAmount', 'taxDeducted', 'otherIncome'),
	rentARoom: z.object(amounts('rentsReceived')).optional(),
});

const expenses = z.object({
	...amounts(
		'premisesRunningCosts',
		'repairsAndMaintenance',
		'financialCosts',
		'professionalFees',
		'costOfServices',
		'other',
		'travelCosts',
		'residentialFinancialCost',
		'residentialFinancialCostsCarriedForward',
		'consolidatedExpenses',
	),
	rentARoom: z.object(amounts('amountClaimed')).optional(),
});

const ukPropertyPeriod = z.object({
	fromDate: z.string().optional(),
	toDate: z.string().optional(),
	ukProperty: z.object({ income: income.optional(), expenses: expenses.optional() }),
});

const adjustments = z.object({
	...amounts(
		'balancingCharge',
		'privateUseAdjustment',
		'businessPremisesRenovationAllowanceBalancingCharges',
	),
	nonResidentLandlord: z.boolean(),
	rentARoom: z.object({ jointlyLet: z.boolean() }).optional(),
});

const allowances = z.object({
	...amounts(
		'annualInvestmentAllowance',
		'businessPremisesRenovationAllowance',
		'otherCapitalAllowance',
		'costOfReplacingDomesticItems',
		'zeroEmissionsCarAllowance',
		'propertyIncomeAllowance',
	),
	structuredBuildingAllowance: z.array(buildingAllowance).optional(),
	enhancedStructuredBuildingAllowance: z.array(buildingAllowance).optional(),
});

const ukPropertyAnnual = z.object({
	ukProperty: z.object({ adjustments: adjustments.optional(), allowances: allowances.optional() }),
});

/**
 * A UK property business's year to date, in pence. Both dates or neither. Consolidated expenses can be combined only
 * with the costs of borrowing for homes and rent-a-room.
 */
export type UkPropertyPeriod = z.output<typeof ukPropertyPeriod>;

/** A UK property business's adjustments and allowances for a year, in pence, from 2025-26. */
export type UkPropertyAnnual = z.output<typeof ukPropertyAnnual>;

/** Replaces the whole year to date: HMRC drops anything left out. From 2025-26. */
export function putUkPropertyPeriod(
	session: MtdSession,
	business: BusinessYear,
	period: UkPropertyPeriod,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(ukPropertyPeriod, period);
	return ask(session, { ...operation('PUT', 'cumulative', business), body }, readNothing);
}

/** The year to date HMRC holds; refused with 404 when it holds none. */
export function retrieveUkPropertyPeriod(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<UkPropertyPeriod>> {
	return ask(session, operation('GET', 'cumulative', business), readAs(ukPropertyPeriod));
}

/** Replaces a year's adjustments and allowances. From 2025-26. */
export function putUkPropertyAnnual(
	session: MtdSession,
	business: BusinessYear,
	annual: UkPropertyAnnual,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(ukPropertyAnnual, annual);
	return ask(session, { ...operation('PUT', 'annual', business), body }, readNothing);
}

/** The adjustments and allowances HMRC holds; refused with 404 when it holds none. */
export function retrieveUkPropertyAnnual(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<UkPropertyAnnual>> {
	return ask(session, operation('GET', 'annual', business), readAs(ukPropertyAnnual));
}

/** Deletes a property business's adjustments and allowances at HMRC, in the UK or abroad. */
export function deletePropertyAnnual(
	session: MtdSession,
	{ nino, businessId, taxYear }: BusinessYear,
): Promise<MtdOutcome<true>> {
	const parts = [nino, businessId, 'annual', taxYear];
	return ask(session, { api: 'property', method: 'DELETE', parts, scenarios: ['STATEFUL'] }, readNothing);
}

function operation(
	method: Operation['method'],
	what: 'cumulative' | 'annual',
	{ nino, businessId, taxYear }: BusinessYear,
): Operation {
	return {
		api: 'property',
		method,
		parts: ['uk', nino, businessId, what, taxYear],
		scenarios: ['STATEFUL'],
	};
}
