/** The tasks of a return: their names, contents and status. */
import { formatPounds, type Pence, parsePounds, sum } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sectionWords } from '@halfpenny/messages/questions';
import {
	type FoldableEntry,
	ownShare,
	type Section,
	saidNone,
	sectionStatus,
	type TaxYear,
} from '@halfpenny/questions';

/** The parts of an entry needed for tasks. */
export type Entry = FoldableEntry;

/** The parts of a document needed for tasks. */
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
	/** Something needs the user's attention. */
	readonly attention: boolean;
	/** The user said there was none. */
	readonly none?: boolean;
}

/** Returns the documents task. A pending suggestion comes first. */
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

/** Returns the task of a section. */
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

/** Returns the number of entries and their total. A section asked once uses its questions' words. */
function entriesWords(section: Section, own: readonly Entry[]): string {
	if (section.single) return singleWords(section, own);
	const count = own.length;
	if (section.amount === null) return sayDashboard('task.entriesOnly', { count });
	return sayDashboard('task.entries', { count, total: totalOf(section, own) });
}

/** A section asked once shows its amount (rent: the user's own share), or what it is about if it has none. */
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

/** Returns the sum of the amounts in words, or "not answered" if there are none. Blanks add nothing. */
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
