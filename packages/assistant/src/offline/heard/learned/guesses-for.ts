/** What was learned of an amount, for the return that it is told for. */
import { placeOfFirm } from '../place-of-firm.ts';
import type { Clause } from './clause.ts';
import { type Guess, guessesOf } from './guess.ts';
import { sectionsOf } from './settled.ts';

/** The questions an amount may answer; what was learned of a person's trade and letting is true of a partnership's too. */
export function guessesFor(clause: Clause, isPartnership: boolean): readonly Guess[] {
	const own = guessesOf(clause, sectionsOf(isPartnership));
	if (!isPartnership) return own;
	const alike = guessesOf(clause, (section) => section === 'selfEmployment' || section === 'ukProperty');
	const moved = alike.flatMap((one) => {
		const place = placeOfFirm({ ...one, words: NOWHERE });
		return place ? [{ section: place.section, field: place.field, probability: one.probability }] : [];
	});
	return [...own, ...moved].toSorted((one, other) => other.probability - one.probability);
}

const NOWHERE = /$^/;

/** A share of a partnership's profit is told with words for sharing: profit alone is a sole trader's too. */
export function mayBeShare(guess: Guess | undefined, text: string, { previous, next }: Clause): boolean {
	const said = [text, ...[...previous, ...next].map((part) => part.text)].join(' ');
	return guess?.section !== 'partnershipShare' || SHARING.test(said);
}

const SHARING = /\bpartner|\bshare|\bhalf\b|\bthird\b|\bcut\b|\bsplit\b|\bfirm\b|\bllp\b/;
