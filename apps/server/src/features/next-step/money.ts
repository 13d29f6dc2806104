/** What a year comes to and what lateness has cost, as far as the next step says it. */
import { pence } from '@halfpenny/facts';
import type { LateSoFar } from '@halfpenny/lifecycle';
import { lateFilingSoFar } from '@halfpenny/tax';
import { isTaxYear } from '@halfpenny/years';
import type { ReturnSource } from '../submissions/check/return-source.ts';

/** Penalties for filing late by today, and what each day costs while that has not ended; a partnership's are each partner's. */
export function lateSoFar(
	source: ReturnSource | undefined,
	taxYear: string,
	today: string,
): LateSoFar | undefined {
	if (!isTaxYear(taxYear) || source?.returnType === 'partnership') return undefined;
	return lateFilingSoFar(taxYear, pence(Math.max(0, source?.calculation.totalDue ?? 0)), today);
}
