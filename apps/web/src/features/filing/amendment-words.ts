/** What a return comes to, and how much more or less that is than what HMRC has. */
import { formatPounds, pence } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { toPence } from '../../app/format.ts';

/** One of the two is zero; both are null where there is no tax. */
interface Result {
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
}

/** "£590.00 to pay", "£12.00 comes back". */
export function resultWords(result: Result): string {
	const due = dueOf(result);
	if (due === 0) return sayFiling('figure.nothing');
	return sayFiling(due > 0 ? 'amendment.toPay' : 'amendment.back', { amount: absolute(due) });
}

/** "£400.00 more to pay". A smaller refund is more to pay as well: HMRC asks for the difference back. */
export function differenceWords(before: Result, after: Result): string {
	const more = dueOf(after) - dueOf(before);
	if (more === 0) return sayFiling('amendment.same');
	return sayFiling(more > 0 ? 'amendment.more' : 'amendment.less', { amount: absolute(more) });
}

function dueOf({ taxOwed, refundAmount }: Result): number {
	return (toPence(taxOwed) ?? 0) - (toPence(refundAmount) ?? 0);
}

function absolute(amount: number): string {
	return formatPounds(pence(Math.abs(amount)));
}
