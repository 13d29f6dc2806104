/** The tasks of a return: their names, contents and status. */
import { formatPounds, type Pence, parsePounds, sum } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sectionWords } from '@halfpenny/messages/questions';
import {
	type FoldableEntry,
	type Section,
	saidNone,
	sectionStatus,
	type TaxYear,
} from '@halfpenny/questions';
import { ownShare } from '../../returns/own-share.ts';

/** The parts of an entry that tasks need. */
export type Entry = FoldableEntry;

/** The parts of a document that tasks need. */
export interface DocumentSoFar {
	readonly status: string;
}

/** One row of the list. */
export interface Task {
	/** The part of the address after the return. */
	readonly id: string;
	readonly title: string;
	readonly detail: string;
	readonly status: string;
	/** Something is waiting for the person. */
	readonly attention: boolean;
	/** The person said that there was none of it. */
	readonly none?: boolean;
}

/** The task of documents: a suggestion that waits comes before anything else. */
export function documentsTask(
	entries: readonly Entry[],
	documents: readonly DocumentSoFar[],
	proposals: readonly { readonly status: string }[],
): Task {
	const title = sayDashboard('task.documents');
	const none = documents.length === 0;
	const detail = none
		? sayDashboard(saidNone('documents', entries) ? 'task.documents.none' : 'task.documents.lead')
		: sayDashboard('task.documents.count', { count: documents.length });
	const status = documentsStatus(documents, proposals, saidNone('documents', entries));
	return {
		id: 'documents',
		title,
		detail,
		status: sayDashboard(status === 'none' ? 'status.notNeeded' : `status.${status}`),
		attention: status === 'review' || status === 'incomplete',
	};
}

function documentsStatus(
	documents: readonly DocumentSoFar[],
	proposals: readonly { readonly status: string }[],
	saidNoneOfThem: boolean,
) {
	if (proposals.some(({ status }) => status === 'open')) return 'review';
	if (documents.some(({ status }) => status === 'waiting' || status === 'reading')) return 'reading';
	if (documents.length === 0) return saidNoneOfThem ? 'none' : 'toDo';
	return documents.every(({ status }) => status === 'failed') ? 'incomplete' : 'complete';
}

/** The task of one section. */
export function sectionTask(section: Section, entries: readonly Entry[], year?: TaxYear): Task {
	const own = entries.filter((entry) => entry.section === section.id);
	const status = sectionStatus(section, entries, year);
	const { title, lead, saidNone: noneWords } = sectionWords(section.id);
	const detail = own.length > 0 ? entriesWords(section, own) : status === 'none' ? noneWords : lead;
	return {
		id: section.id,
		title,
		detail,
		status: sayDashboard(`status.${status}`),
		attention: status === 'incomplete',
		none: status === 'none',
	};
}

/** The number of entries and their total; a section asked once uses its questions as words. */
function entriesWords(section: Section, own: readonly Entry[]): string {
	if (section.single) return singleWords(section, own);
	const count = own.length;
	if (section.amount === null) return sayDashboard('task.entriesOnly', { count });
	return sayDashboard('task.entries', { count, total: totalOf(section, own) });
}

/** What is asked once says its amount, of rent the person's own; where it has none, what it is about. */
function singleWords(section: Section, own: readonly Entry[]): string {
	const amounts = own.flatMap(({ answers }) =>
		[section.amount, ...(section.id === 'ukProperty' ? ['receipts'] : [])].flatMap((id) => {
			const amount = id === null ? undefined : amountOf(answers[id]);
			return (
				(amount !== undefined && (id === 'receipts' ? amount : ownShare(section, answers, amount))) || []
			);
		}),
	);
	if (amounts.length === 0) return sectionWords(section.id).lead;
	const total = formatPounds(sum(amounts));
	return section.id === 'ukProperty' ? sayDashboard('task.rent', { total }) : total;
}

/** The sum of the amounts that are there; blanks add nothing and are not zeros. */
function totalOf(section: Section, entries: readonly Entry[]): string {
	const amounts = entries.flatMap(({ answers }) => amountOf(answers[section.amount ?? '']) ?? []);
	return amounts.length === 0
		? sayDashboard('summary.notAnswered').toLowerCase()
		: formatPounds(sum(amounts));
}

function amountOf(answer: Entry['answers'][string] | undefined): Pence | undefined {
	const read = typeof answer === 'string' ? parsePounds(answer, true) : undefined;
	return read?.ok ? read.value : undefined;
}
