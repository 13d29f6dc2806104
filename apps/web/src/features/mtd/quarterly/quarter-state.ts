/** Remarks above a quarter's form: that it hasn't ended, was sent already, or corrects another. */
import { formatDay, formatMoment } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { Quarter } from '@halfpenny/years';
import type { MtdSubmission } from '../../../api/shapes.ts';
import { quarterWords } from '../words.ts';

type Kept = Pick<MtdSubmission, 'quarter' | 'submissionDate'>;

/** Returns the sentences in order. Empty for a finished quarter that was never sent. */
export function quarterNotes(quarter: Quarter, today: string, kept: readonly Kept[]): readonly string[] {
	const sent = kept.filter(({ submissionDate }) => submissionDate !== null);
	const before = sent.find((one) => one.quarter === quarter.name);
	const later = sent.findLast((one) => one.quarter > quarter.name);
	return [
		...(quarter.from > today ? [sayQuarterly('quarter.future', { from: formatDay(quarter.from) })] : []),
		...(quarter.from <= today && quarter.to >= today
			? [sayQuarterly('quarter.running', { to: formatDay(quarter.to) })]
			: []),
		...(before?.submissionDate
			? [sayQuarterly('quarter.sent', { when: formatMoment(before.submissionDate) })]
			: []),
		...(later ? [sayQuarterly('quarter.corrects', { quarter: quarterWords(later.quarter) })] : []),
	];
}

/** Returns the quarter to prepare: the first started one not sent yet, or the latest that has started. */
export function quarterToPrepare(
	quarters: readonly Quarter[],
	today: string,
	kept: readonly Kept[],
): Quarter | undefined {
	const isSent = ({ name }: Quarter) =>
		kept.some((one) => one.quarter === name && one.submissionDate !== null);
	const begun = quarters.filter(({ from }) => from <= today);
	return begun.find((quarter) => !isSent(quarter)) ?? begun.at(-1) ?? quarters[0];
}
