/** What is to be said of a quarter before its form: that it is running, that it was sent, that it corrects another. */
import { formatDay, formatMoment } from '@halfpenny/facts';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import type { Quarter } from '@halfpenny/years';
import type { MtdSubmission } from '../../../api/shapes.ts';
import { quarterWords } from '../words.ts';

type Kept = Pick<MtdSubmission, 'quarter' | 'submissionDate'>;

/** The sentences, in order; none for a quarter that is over and was never sent. */
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

/** The quarter to prepare: the first that is over or running and was not sent, else the last that has begun. */
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
