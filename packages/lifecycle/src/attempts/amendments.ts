/** When a return can be amended, and which amendment the next attempt belongs to. */
import { isTaxYear, yearData } from '@halfpenny/years';
import { isOver } from '../submission/state.ts';
import { type Attempt, attemptsOf, isTaken, latestAmendment } from './attempt.ts';

/** Returns whether HMRC has the return, so that it can only be amended. */
export function canAmend(attempts: readonly Attempt[]): boolean {
	return attempts.some(isTaken);
}

/** Returns the last day HMRC accepts an amendment, ISO: 12 months after the return was due (TMA 1970 s.9ZA, s.12ABA). */
export function amendableUntil(taxYear: string): string | undefined {
	return isTaxYear(taxYear) ? yearData(taxYear).deadlines.amend : undefined;
}

/** Returns whether HMRC still accepts an amendment on a date (ISO). */
export function takesAmendments(taxYear: string, today: string): boolean {
	const last = amendableUntil(taxYear);
	return last !== undefined && today <= last;
}

/**
 * Returns the number of the amendment the next attempt belongs to; 0 for the return itself. A rejected amendment keeps its
 * number, even if discarded and started again. If HMRC has nothing, there is nothing to amend.
 */
export function amendmentToFile(attempts: readonly Attempt[], amending: boolean): number {
	if (attempts.every(({ state }) => isOver(state))) return 0;
	const latest = latestAmendment(attempts);
	return latest + (amending && attemptsOf(attempts, latest).some(isTaken) ? 1 : 0);
}

/**
 * Returns whether a return is being amended after an attempt ends, given all attempts. False if HMRC turns out to have
 * nothing to amend; true again if its latest amendment, seen at HMRC, isn't there after all.
 */
export function amendingAfter(
	over: Pick<Attempt, 'seenAtHmrcAt'> & { readonly isLatest: boolean },
	all: readonly Attempt[],
	amending: boolean,
): boolean {
	if (!canAmend(all)) return amending && all.some(({ state }) => !isOver(state));
	return amending || (over.isLatest && over.seenAtHmrcAt !== null);
}
