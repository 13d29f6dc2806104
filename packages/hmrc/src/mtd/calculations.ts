/** HMRC's Individual Calculations 8.0: have HMRC calculate a year, read its figures, and declare them final. */
import { z } from 'zod';
import { calculation, listedCalculation } from './calculation-bodies.ts';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession, type Operation, type PersonYear } from './session.ts';
import { readAs } from './wire.ts';

/** Why HMRC calculates: in-year, before declaring a year final, or before changing a declared year. */
export type CalculationType = 'in-year' | 'intent-to-finalise' | 'intent-to-amend';

/** A calculation as HMRC lists it. `liabilityAmount` is in pence. */
export type ListedCalculation = z.output<typeof listedCalculation>;

/** HMRC's figures in pence, or its messages explaining why there are none. */
export type Calculation = z.output<typeof calculation>;

/**
 * HMRC has not finished yet, or has no such calculation: it answers both the same way. Ask again after five seconds.
 */
export type CalculationNotReady = { readonly kind: 'notReady' };

/**
 * Asks HMRC to calculate a year; the value is the calculation's id. If the outcome is unknown, check the list before
 * asking again.
 */
export function triggerCalculation(
	session: MtdSession,
	year: PersonYear,
	type: CalculationType,
): Promise<MtdOutcome<string>> {
	const read = z.object({ calculationId: z.string() }).transform((one) => one.calculationId);
	return ask(session, operation('POST', year, ['trigger', type]), readAs(read));
}

/** A year's calculations. HMRC refuses with 404 if there are none. */
export function listCalculations(
	session: MtdSession,
	year: PersonYear,
): Promise<MtdOutcome<readonly ListedCalculation[]>> {
	const list = z.object({ calculations: z.array(listedCalculation) }).transform((one) => one.calculations);
	return ask(session, operation('GET', year, []), readAs(list));
}

/** One calculation, or that it is not ready. */
export async function retrieveCalculation(
	session: MtdSession,
	year: PersonYear,
	calculationId: string,
): Promise<MtdOutcome<Calculation> | CalculationNotReady> {
	const outcome = await ask(session, operation('GET', year, [calculationId]), readAs(calculation));
	if (outcome.kind !== 'refused' || outcome.status !== 404) return outcome;
	const isMissing = outcome.problems.every(({ code }) => code === 'MATCHING_RESOURCE_NOT_FOUND');
	return isMissing ? { kind: 'notReady' } : outcome;
}

/**
 * Declares that an intent-to-finalise calculation is final. It is sent once: if the outcome is `unknown`, check the
 * list for a final declaration before anything else.
 */
export function submitFinalDeclaration(
	session: MtdSession,
	year: PersonYear,
	calculationId: string,
): Promise<MtdOutcome<true>> {
	return ask(session, operation('POST', year, [calculationId, 'final-declaration']), readNothing);
}

function operation(
	method: Operation['method'],
	{ nino, taxYear }: PersonYear,
	rest: readonly string[],
): Operation {
	return {
		api: 'calculations',
		method,
		parts: [nino, 'self-assessment', taxYear, ...rest],
		scenarios: method === 'GET' ? ['DYNAMIC'] : [],
	};
}
