/** Whether an amount may be a share of a partnership's profit. */
import type { Clause } from './clause.ts';
import type { Guess } from './guess.ts';

/** A share of a partnership's profit is told with words for sharing: profit alone is a sole trader's too. */
export function mayBeShare(guess: Guess | undefined, text: string, { previous, next }: Clause): boolean {
	const said = [text, ...[...previous, ...next].map((part) => part.text)].join(' ');
	return guess?.section !== 'partnershipShare' || SHARING.test(said);
}

const SHARING = /\bpartner|\bshare|\bhalf\b|\bthird\b|\bcut\b|\bsplit\b|\bfirm\b|\bllp\b/;
