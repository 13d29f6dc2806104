/** What the tax beside a form says of itself. */
import { formatPounds, type Pence, sum } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { dueInWords } from '../../ui/amount.tsx';

/** What is due, in pence. */
export interface LiveDue {
	/** With what is typed; while that cannot be read, the last that could be worked out. */
	readonly now: Pence;
	/** As it is saved; absent while what is saved cannot be read. */
	readonly saved: Pence | undefined;
	/** Whether there is no income and no gain yet, so that an amount would say nothing. */
	readonly blank?: boolean;
}

/** What the page changes about it, in a sentence; in a few words where there is little room. */
export function changeInWords({ now, saved = now }: LiveDue, short = false): string {
	const change = sum([now, -saved as Pence]);
	if (change === 0) return sayEntries(short ? 'live.same.short' : 'live.same');
	const amount = formatPounds((change < 0 ? -change : change) as Pence);
	const said = change > 0 ? 'live.more' : 'live.less';
	return sayEntries(short ? `${said}.short` : said, { amount });
}

/** Both, as they are read out. */
export function liveInWords(due: LiveDue): string {
	if (due.blank) return sayEntries('live.blank');
	return sayEntries('live.spoken', { due: dueInWords(due.now), change: changeInWords(due) });
}
