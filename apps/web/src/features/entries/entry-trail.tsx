/** The paper trail of an entry's amount: the document it was read from, the figure, the box it fills, the receipt. */
import { formatPounds, type Pence } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { boxName } from '@halfpenny/messages/questions';
import { boxOf, ownShare, type Section } from '@halfpenny/questions';
import type { Entry, TaxReturn } from '../../api/shapes.ts';
import { toPence } from '../../ui/format.ts';
import { PaperTrail, type Stamp } from '../../ui/paper-trail.tsx';
import { provenanceWords } from './provenance-note.tsx';

/** Renders nothing until the amount is answered. */
export function EntryTrail({
	section,
	entry,
	taxReturn,
}: {
	readonly section: Section;
	readonly entry: Entry;
	readonly taxReturn: TaxReturn;
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
		{ kind: 'figure', value: figureWords(amount, ownShare(section, entry.answers, amount)) },
		{ kind: 'box', ...(box === undefined ? {} : { value: boxWords(boxName(box)), to: `${base}/check` }) },
		{
			kind: 'receipt',
			...(accepted
				? { value: sayEntries('trail.receipt'), to: `${base}/submission/${taxReturn.submissionId}` }
				: {}),
		},
	];
	return <PaperTrail stamps={stamps} />;
}

/** Only the user's share goes into the box. */
function figureWords(amount: Pence, own: Pence | undefined): string {
	if (own === amount) return formatPounds(amount);
	return own === undefined
		? sayEntries('trail.shared', { amount: formatPounds(amount) })
		: sayEntries('trail.share', { amount: formatPounds(amount), share: formatPounds(own) });
}

/** A box may add several entries, apply a share, and round to whole pounds: says what it holds. */
function boxWords(box: string): string {
	return sayEntries('trail.box', { box });
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
