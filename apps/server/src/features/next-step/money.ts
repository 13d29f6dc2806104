/** What a year costs and what lateness has cost, as far as the next step says it. */
import { pence } from '@halfpenny/facts';
import type { LateSoFar } from '@halfpenny/lifecycle';
import { lateFilingSoFar } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import type { ReturnSource } from '../submissions/check/return-source.ts';

/**
 * Penalties for filing late up to today, and the daily penalty while it is still running; each partner pays a
 * partnership's.
 */
export function lateSoFar(
	source: ReturnSource | undefined,
	taxYear: string,
	today: string,
): LateSoFar | undefined {
	if (!isTaxYear(taxYear) || source?.returnType === 'partnership') return undefined;
	return lateFilingSoFar(taxYear, pence(Math.max(0, source?.calculation.totalDue ?? 0)), today);
}
