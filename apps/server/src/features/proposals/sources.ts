/** Where a proposal's answers came from: unchanged ones have its origin, corrected ones were typed. */
import type { Answer, Answers } from '@halfpenny/questions';
import type { EntryContent, Provenance } from '../entries/entry.ts';
import { type Proposal, referenceOf } from './proposal.ts';
import type { ProposedChange } from './proposal-content.ts';

const NAMES = {
	document: 'document',
	partnership: 'partnership',
	assistant: 'assistant',
	hmrc: 'hmrc',
	'last-year': 'lastYear',
} as const;

/** One entry's changes as they are made. */
export interface MadeChanges {
	readonly changes: readonly ProposedChange[];
	/** The answers as they will be stored, if known. */
	readonly kept: Answers;
	/** The entry before; undefined if it is new. */
	readonly before: EntryContent | undefined;
}

/** Returns the source of the answer to a question. */
export function sourcesOf(
	proposal: Proposal,
	{ changes, kept, before }: MadeChanges,
	now: Date,
): (question: string) => Provenance {
	const confirmedAt = now.toISOString();
	return (question) => {
		const own = changes.filter(({ field }) => field === question);
		const added = own.filter((change) => change.operation === 'add');
		if (added.length === 0) {
			const last = own.at(-1);
			return sourceOf(proposal, last && { ...last, value: kept[question] ?? null }, confirmedAt);
		}
		const parts = added.map((change) => ({
			...sourceOf(proposal, change, confirmedAt),
			amount: change.value,
		}));
		const all = [...partsBefore(question, before), ...parts];
		const [first] = parts;
		return { source: 'typed', confirmedAt, ...first, ...(all.length > 1 ? { parts: all } : {}) };
	};
}

/** What a figure was made of before anything is added: its parts, or itself. */
function partsBefore(question: string, before: EntryContent | undefined): NonNullable<Provenance['parts']> {
	const answer = before?.answers[question];
	const provenance = before?.provenance[question];
	if (typeof answer !== 'string' || !provenance) return [];
	const { parts, ...whole } = provenance;
	return parts ?? [{ ...whole, amount: answer }];
}

function sourceOf(proposal: Proposal, made: Made | undefined, confirmedAt: string): Provenance {
	const source = NAMES[proposal.origin];
	const proposed = made && proposedFor(proposal, made);
	if (!proposed) return { source: 'typed', confirmedAt };
	if (source !== 'document') return { source, confirmedAt };
	const { page, box } = ('evidence' in proposed && proposed.evidence) || {};
	const documentId = referenceOf(proposal) ?? undefined;
	return { source, documentId, page, box, confirmedAt };
}

/** A change as it is applied. */
type Made = Pick<ProposedChange, 'section' | 'entry' | 'operation' | 'field'> & { readonly value?: Answer };

/**
 * Whether an applied change was proposed. A document's value counts as its own, sure or not, whichever entry it goes
 * in.
 */
function proposedFor({ changes, doubtful = [], costs = [], origin }: Proposal, made: Made) {
	const exact = changes.find((change) => isSame(change, made) && nameOf(change.entry) === nameOf(made.entry));
	if (exact || origin !== 'document') return exact;
	const ofPaper = [...changes, ...doubtful].find((change) => isSame(change, made));
	if (ofPaper || made.operation !== 'add') return ofPaper;
	const amounts = costs.flatMap(({ values }) =>
		values.filter(({ name }) => name === 'total' || name === 'net'),
	);
	return amounts.find(({ value }) => value === made.value);
}

function isSame(
	change: Pick<ProposedChange, 'section' | 'operation' | 'field'> & { readonly value?: Answer },
	made: Made,
): boolean {
	return (
		change.section === made.section &&
		change.operation === made.operation &&
		change.field === made.field &&
		(change.value ?? null) === (made.value ?? null)
	);
}

/** Which entry it is, at any version. */
function nameOf(entry: ProposedChange['entry']): string {
	return 'id' in entry ? entry.id : `new ${entry.new}`;
}
