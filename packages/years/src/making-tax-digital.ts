/** Who must use Making Tax Digital for Income Tax, and from when: one table for help, dialogs and the assistant. */
import type { SourceId } from './source-catalogue.ts';

/** One step of the phase-in. */
export interface MandationStep {
	/** The first day digital records are required. */
	readonly from: string;
	/** Anyone whose qualifying income (turnover of trades and rents, before expenses) is above this must join. */
	readonly qualifyingIncomeAbovePounds: number;
	/** The tax year whose return decides. */
	readonly decidedByYear: string;
}

/** The steps, earliest first. Sources: S.I. 2021/1076 as amended; Spring Statement 2025 for the third step. */
export const mandationSteps: readonly MandationStep[] = [
	{ from: '2026-04-06', qualifyingIncomeAbovePounds: 50_000, decidedByYear: '2024-25' },
	{ from: '2027-04-06', qualifyingIncomeAbovePounds: 30_000, decidedByYear: '2025-26' },
	{ from: '2028-04-06', qualifyingIncomeAbovePounds: 20_000, decidedByYear: '2026-27' },
];

/** Sources of the steps. */
export const mandationSources: readonly SourceId[] = ['LSP'];

/**
 * When a person must start using Making Tax Digital, given qualifying income from one year's return in whole pounds;
 * undefined below the limits.
 */
export function mandatedFrom(decidedByYear: string, qualifyingIncomePounds: number): string | undefined {
	return mandationSteps.find(
		(step) =>
			step.decidedByYear === decidedByYear && qualifyingIncomePounds > step.qualifyingIncomeAbovePounds,
	)?.from;
}

/** The due dates of quarterly updates, month and day, in the order of the quarters (S.I. 2021/1076). */
export const quarterlyUpdatesDue: readonly string[] = ['08-07', '11-07', '02-07', '05-07'];
