/** When a return can be amended, and to which amendment the next attempt belongs. */
import { isTaxYear, yearData } from '@halfpenny/years';
import { isOver } from '../submission/state.ts';
import { type Attempt, attemptsOf, isTaken, latestAmendment } from './attempt.ts';

/** Whether HMRC has the return, so that only an amendment can change it. */
export function canAmend(attempts: readonly Attempt[]): boolean {
	return attempts.some(isTaken);
}

/** The last day HMRC takes an amendment, ISO: 12 months after the return was due (TMA 1970 s.9ZA, s.12ABA). */
export function amendableUntil(taxYear: string): string | undefined {
	return isTaxYear(taxYear) ? yearData(taxYear).deadlines.amend : undefined;
}

/** Whether HMRC still takes an amendment on a day (ISO). */
export function takesAmendments(taxYear: string, today: string): boolean {
	const last = amendableUntil(taxYear);
	return last !== undefined && today <= last;
}

/**
 * The number of the amendment the next attempt belongs to, 0 for the return itself. One that HMRC refused keeps its
 * number, even if it was given up and begun anew. Where HMRC has nothing there is nothing to amend.
 */
export function amendmentToFile(attempts: readonly Attempt[], amending: boolean): number {
	if (attempts.every(({ state }) => isOver(state))) return 0;
	const latest = latestAmendment(attempts);
	return latest + (amending && attemptsOf(attempts, latest).some(isTaken) ? 1 : 0);
}

/**
 * Whether a return is being amended once one of its attempts is over, given all of them: not where HMRC turns out to
 * have nothing to amend, and again where its latest amendment was seen at HMRC and is not there after all.
 */
export function amendingAfter(
	over: Pick<Attempt, 'seenAtHmrcAt'> & { readonly isLatest: boolean },
	all: readonly Attempt[],
	amending: boolean,
): boolean {
	if (!canAmend(all)) return amending && all.some(({ state }) => !isOver(state));
	return amending || (over.isLatest && over.seenAtHmrcAt !== null);
}
