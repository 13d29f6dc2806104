/** HMRC's Self-Employment Business 5.0: a trade's year to date, and what the updates cannot say. */
import type { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import {
	selfEmploymentAnnual2025,
	selfEmploymentAnnual2026,
	selfEmploymentPeriod,
} from './self-employment-bodies.ts';
import { ask, type BusinessYear, type MtdSession, type Operation } from './session.ts';
import { bodyOf, readAs } from './wire.ts';

/**
 * A trade's year to date, in pence. Dates are absent only if HMRC asks for no quarters. Consolidated expenses exclude
 * all others.
 */
export type SelfEmploymentPeriod = z.output<typeof selfEmploymentPeriod>;

/** A trade's adjustments and allowances for a year, in pence; the fields depend on the tax year. */
export type SelfEmploymentAnnual =
	| z.output<typeof selfEmploymentAnnual2025>
	| z.output<typeof selfEmploymentAnnual2026>;

const annualOf = (taxYear: string) =>
	taxYear < '2026-27' ? selfEmploymentAnnual2025 : selfEmploymentAnnual2026;

/** Replaces the whole year to date: HMRC drops anything left out. From 2025-26. */
export function putSelfEmploymentPeriod(
	session: MtdSession,
	business: BusinessYear,
	period: SelfEmploymentPeriod,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(selfEmploymentPeriod, period);
	return ask(session, { ...operation('PUT', 'cumulative', business), body }, readNothing);
}

/** The year to date HMRC holds; refused with 404 when it holds none. */
export function retrieveSelfEmploymentPeriod(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<SelfEmploymentPeriod>> {
	return ask(session, operation('GET', 'cumulative', business), readAs(selfEmploymentPeriod));
}

/** Replaces a year's adjustments and allowances. Throws for a field the tax year does not have. From 2025-26. */
export function putSelfEmploymentAnnual(
	session: MtdSession,
	business: BusinessYear,
	annual: SelfEmploymentAnnual,
): Promise<MtdOutcome<true>> {
	const body = bodyOf(annualOf(business.taxYear), annual);
	return ask(session, { ...operation('PUT', 'annual', business), body }, readNothing);
}

/** The adjustments and allowances HMRC holds; refused with 404 when it holds none. */
export function retrieveSelfEmploymentAnnual(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<SelfEmploymentAnnual>> {
	const read = readAs<z.ZodType<SelfEmploymentAnnual>>(annualOf(business.taxYear));
	return ask(session, operation('GET', 'annual', business), read);
}

/** Deletes a year's adjustments and allowances at HMRC. */
export function deleteSelfEmploymentAnnual(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<true>> {
	return ask(session, operation('DELETE', 'annual', business), readNothing);
}

function operation(
	method: Operation['method'],
	what: 'cumulative' | 'annual',
	{ nino, businessId, taxYear }: BusinessYear,
): Operation {
	return {
		api: 'selfEmployment',
		method,
		parts: [nino, businessId, what, taxYear],
		scenarios: ['STATEFUL'],
	};
}
