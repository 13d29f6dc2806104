/** The words for the tax beside a form. */
import { formatPounds, type Pence, sum } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { dueInWords } from '../../ui/amount.tsx';

/** What is due, in pence. */
export interface LiveDue {
	/** With what is typed. While that can't be read, the last amount that could be worked out. */
	readonly now: Pence;
	/** As saved; absent if the saved answers can't be read. */
	readonly saved: Pence | undefined;
	/** Whether there is no income or gain yet, so an amount would say nothing. */
	readonly blank?: boolean;
}

/** Returns a sentence on how the page changes the tax; a few words if there is little room. */
export function changeInWords({ now, saved = now }: LiveDue, short = false): string {
	const change = sum([now, -saved as Pence]);
	if (change === 0) return sayEntries(short ? 'live.same.short' : 'live.same');
	const amount = formatPounds((change < 0 ? -change : change) as Pence);
	const said = change > 0 ? 'live.more' : 'live.less';
	return sayEntries(short ? `${said}.short` : said, { amount });
}

/** Returns both, for a screen reader. */
export function liveInWords(due: LiveDue): string {
	if (due.blank) return sayEntries('live.blank');
	return sayEntries('live.spoken', { due: dueInWords(due.now), change: changeInWords(due) });
}
