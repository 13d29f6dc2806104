/** The result of a return, and how it differs from what HMRC has. */
import { formatPounds, pence } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { toPence } from '../../ui/format.ts';

/** One of the two is zero. Both are null if there is no tax. */
interface Result {
	readonly taxOwed: string | null;
	readonly refundAmount: string | null;
}

/** "£590.00 to pay", "£12.00 refund". */
export function resultWords(result: Result): string {
	const due = dueOf(result);
	if (due === 0) return sayFiling('figure.nothing');
	return sayFiling(due > 0 ? 'amendment.toPay' : 'amendment.back', { amount: absolute(due) });
}

/** "£400.00 more to pay", "£31.20 more refunded". From a refund to a bill, or back: both parts. */
export function differenceWords(before: Result, after: Result): string {
	const [was, is] = [dueOf(before), dueOf(after)];
	if (is === was) return sayFiling('amendment.same');
	if (was < 0 && is > 0) return sayFiling('amendment.toOwe', { before: absolute(was), after: absolute(is) });
	if (was > 0 && is < 0) return sayFiling('amendment.toBack', { before: absolute(was), after: absolute(is) });
	const back = was < 0 || is < 0;
	return sayFiling(`amendment.${is > was === back ? 'less' : 'more'}${back ? 'Back' : ''}`, {
		amount: absolute(is - was),
	});
}

function dueOf({ taxOwed, refundAmount }: Result): number {
	return (toPence(taxOwed) ?? 0) - (toPence(refundAmount) ?? 0);
}

function absolute(amount: number): string {
	return formatPounds(pence(Math.abs(amount)));
}
