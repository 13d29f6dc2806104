/** HMRC's Individual Losses 7.0: a business's losses and how they are used, from 2026-27. Amounts in pence. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type BusinessYear, type MtdSession, type Operation } from './session.ts';
import { amounts, bodyOf, readAs } from './wire.ts';

const lossesAndClaims = z.object({
	claims: z
		.object({
			carryBack: z
				.object(amounts('previousYearGeneralIncome', 'earlyYearLosses', 'terminalLosses'))
				.optional(),
			carrySideways: z.object(amounts('currentYearGeneralIncome')).optional(),
			preferenceOrder: z
				.object({ applyFirst: z.enum(['carry-sideways', 'carry-back']).optional() })
				.optional(),
			carryForward: z.object(amounts('currentYearLosses', 'previousYearsLosses')).optional(),
		})
		.optional(),
	losses: z.object(amounts('broughtForwardLosses')).optional(),
});

/** A business's losses brought forward and claims for a tax year. */
export type LossesAndClaims = z.output<typeof lossesAndClaims>;

const operation = (method: Operation['method'], { nino, businessId, taxYear }: BusinessYear) =>
	({
		api: 'losses',
		method,
		parts: [nino, 'businesses', businessId, 'loss-claims', taxYear],
		scenarios: ['STATEFUL'],
	}) as const;

/** Replaces a year's losses and claims. */
export function putLosses(
	session: MtdSession,
	business: BusinessYear,
	losses: LossesAndClaims,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(lossesAndClaims, losses);
	return ask(session, { ...operation('PUT', business), body }, readNothing);
}

/** The losses and claims HMRC holds; refused with 404 when it holds none. */
export function retrieveLosses(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<LossesAndClaims>> {
	return ask(session, operation('GET', business), readAs(lossesAndClaims));
}

/** Deletes a year's losses and claims at HMRC. */
export function deleteLosses(session: MtdSession, business: BusinessYear): Promise<MtdOutcome<true>> {
	return ask(session, operation('DELETE', business), readNothing);
}
