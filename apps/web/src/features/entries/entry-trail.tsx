/** The paper trail of an entry's amount: the document it was read from, the figure, the box it fills, the receipt. */
import { formatPounds } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { boxName } from '@halfpenny/messages/questions';
import { boxOf, type Section } from '@halfpenny/questions';
import type { Answer } from '../../app/api/operation.ts';
import { toPence } from '../../app/format.ts';
import { PaperTrail, type Stamp } from '../../ui/paper-trail.tsx';
import type { Entry } from './entry-rows.ts';
import { provenanceWords } from './provenance-note.tsx';

/** Nothing is drawn until the amount is answered. */
export function EntryTrail({
	section,
	entry,
	taxReturn,
}: {
	readonly section: Section;
	readonly entry: Entry;
	readonly taxReturn: Answer<'getTaxReturn'>;
}) {
	const question = section.questions.find(({ id }) => id === section.amount);
	const answer = question && entry.answers[question.id];
	const amount = typeof answer === 'string' ? toPence(answer) : undefined;
	if (!question || amount === undefined) return null;
	const box = boxOf(question, entry.answers);
	const base = `/app/return/${taxReturn.id}`;
	const accepted = taxReturn.status === 'accepted' && taxReturn.submissionId !== null;
	const stamps: readonly Stamp[] = [
		source(entry, question.id, base),
		{ kind: 'figure', value: formatPounds(amount) },
		{ kind: 'box', ...(box === undefined ? {} : { value: boxName(box), to: `${base}/check` }) },
		{
			kind: 'receipt',
			...(accepted
				? { value: sayEntries('trail.receipt'), to: `${base}/submission/${taxReturn.submissionId}` }
				: {}),
		},
	];
	return <PaperTrail stamps={stamps} />;
}

function source({ provenance }: Entry, question: string, base: string): Stamp {
	const known = provenance[question];
	if (!known) return { kind: 'document' };
	const { documentId } = known;
	return {
		kind: 'document',
		value: provenanceWords(known),
		...(documentId === undefined ? {} : { to: `${base}/documents/${documentId}` }),
	};
}
