/**
 * HMRC's CIS Deductions 3.0: what contractors deducted from a subcontractor's payments. Amounts in pence, dates as
 * text.
 */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession, type Operation, type PersonYear } from './session.ts';
import { amount, amounts, bodyOf, readAs } from './wire.ts';

const month = { deductionFromDate: z.string(), deductionToDate: z.string() };

const heldMonth = z.object({
	...month,
	...amounts('deductionAmount'),
	submissionId: z.string().optional(),
	source: z.enum(['customer', 'contractor']),
});

const held = z.object({
	...amounts('totalDeductionAmount'),
	cisDeductions: z.array(
		z.object({
			contractorName: z.string().optional(),
			employerRef: z.string(),
			...amounts('totalDeductionAmount'),
			periodData: z.array(heldMonth),
		}),
	),
});

const contractor = z.object({
	/** The tax year's first day, and its last. */
	fromDate: z.string(),
	toDate: z.string(),
	contractorName: z.string(),
	/** As `123/AB456`. */
	employerRef: z.string(),
	/** Each from the 6th of a month to the 5th of the next. */
	periodData: z.array(z.object({ ...month, deductionAmount: amount })),
});

/** What HMRC holds for a year, from contractors and from the person. */
export type HeldCisDeductions = z.output<typeof held>;

/** What one contractor deducted in a year, as stated by the person. */
export type ContractorDeductions = z.output<typeof contractor>;

const operation = (method: Operation['method'], ...parts: readonly string[]) =>
	({ api: 'cisDeductions', method, parts, scenarios: ['STATEFUL'] }) as const;

/** What HMRC holds for a year; refused with 404 when it holds nothing. */
export function retrieveCisDeductions(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
): Promise<MtdOutcome<HeldCisDeductions>> {
	return ask(session, operation('GET', nino, 'current-position', taxYear, 'all'), readAs(held));
}

/** Adds a contractor's year; the value is HMRC's id for it. HMRC accepts it once the tax year has ended. */
export function addCisDeductions(
	session: MtdSession,
	nino: string,
	deductions: ContractorDeductions,
): Promise<MtdOutcome<string>> {
	const read = z.object({ submissionId: z.string() }).transform((one) => one.submissionId);
	const body = bodyOf(contractor, deductions);
	return ask(session, { ...operation('POST', nino, 'amendments'), body }, readAs(read));
}

/** Deletes a contractor's year that the person added. */
export function deleteCisDeductions(
	session: MtdSession,
	{ nino, taxYear }: PersonYear,
	submissionId: string,
): Promise<MtdOutcome<true>> {
	return ask(session, operation('DELETE', nino, 'amendments', submissionId, taxYear), readNothing);
}
