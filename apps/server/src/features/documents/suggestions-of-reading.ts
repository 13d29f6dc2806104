/** The changes a reading suggests: those we are sure of, and those the person must check first. */
import { findSection, readAnswers } from '@halfpenny/questions';
import { type DocumentReading, type FieldReading, type Reading, usesOf } from '@halfpenny/reader';
import type { DoubtfulChange, ProposedChange } from '../proposals/proposal-content.ts';
import { evidenceOf, type PaperInFile, papersOf, valueIn } from './papers.ts';

type Fill = NonNullable<ReturnType<typeof usesOf>>['fills'][number];

/** What a reading suggests. */
interface Suggestions {
	readonly changes: readonly ProposedChange[];
	readonly doubtful: readonly DoubtfulChange[];
}

/** Below what the pages call sure. */
const DOUBTFUL = 0.8;

/** What a reading says about the sections its documents fill, each document in its own new entry. */
export function suggestionsOf(documentId: string, reading: Reading): Suggestions {
	const all = papersOf(reading).flatMap((paper) =>
		(usesOf(paper.paper.documentType)?.fills ?? []).map((fill) =>
			fillOf(fill, paper, { documentId, reading }),
		),
	);
	return {
		changes: all.flatMap(({ changes }) => changes),
		doubtful: all.flatMap(({ doubtful }) => doubtful),
	};
}

interface In {
	readonly documentId: string;
	readonly reading: Reading;
}

function fillOf(fill: Fill, { paper, place }: PaperInFile, { documentId, reading }: In): Suggestions {
	const section = findSection(fill.section);
	const income = paper.income ?? 'employment';
	if (!section || (fill.of ?? income) !== income) return { changes: [], doubtful: [] };
	// In a section with a single entry, all documents of a file are about that entry, and amounts add up.
	const key = place === 1 || section.single ? documentId : `${documentId} ${place}`;
	const of = { section: fill.section, entry: { new: key } } as const;
	const isMoney = (question: string) => section.questions.find(({ id }) => id === question)?.kind === 'money';
	const operationOf = (question: string) => (section.single && isMoney(question) ? 'add' : 'set');
	const changes = Object.entries(fill.questions).flatMap(([question, name]): ProposedChange[] => {
		const field = fieldOf(paper, fill, question, name);
		if (!field || isOpenWhere(fill, paper, question)) return [];
		const { value } = field;
		const evidence = evidenceOf(field, reading);
		return [{ ...of, operation: operationOf(question), field: question, value, evidence }];
	});
	const doubtful = Object.entries(fill.questions).flatMap(([question, name]): DoubtfulChange[] => {
		if (changes.some(({ field }) => field === question)) return [];
		const field = doubtfulField(paper, fill, question, name);
		if (!field) return [];
		const { value } = field;
		const evidence = { ...evidenceOf(field, reading), confidence: Math.min(field.confidence, DOUBTFUL) };
		return [{ ...of, operation: operationOf(question), field: question, value, evidence }];
	});
	return { changes: [...changes, ...yesChanges(fill, paper, of)], doubtful };
}

/** The field that answers a question, if it was found and the question accepts it. */
function fieldOf(
	{ fields }: Pick<DocumentReading, 'fields'>,
	fill: Fill,
	question: string,
	name: string,
): FieldReading | undefined {
	const field = fields.find((each) => each.name === name);
	if (!field || (fill.onlyAbove0 && !isAbove0(field.value))) return undefined;
	return isAnswer(fill.section, question, field.value) ? field : undefined;
}

/** A value that was found but is not certain; none if it was read in two ways. Otherwise the usual answer. */
function doubtfulField(
	paper: DocumentReading,
	fill: Fill,
	question: string,
	name: string,
): FieldReading | undefined {
	const seen = paper.abstained.filter((each) => each.name === name && each.reason === 'unsure');
	if (new Set(seen.map(({ value }) => value)).size > 1) return undefined;
	const other = seen.length === 0 ? fill.orElse?.[question] : undefined;
	return (
		fieldOf({ fields: seen }, fill, question, name) ??
		(isOpenWhere(fill, paper, question) ? fieldOf(paper, fill, question, name) : undefined) ??
		(other === undefined ? undefined : fieldOf(paper, fill, question, other))
	);
}

function isOpenWhere({ openWhere }: Fill, paper: DocumentReading, question: string): boolean {
	if (!openWhere?.questions.includes(question)) return false;
	return isAbove0(valueIn(paper, openWhere.field) ?? '0');
}

function yesChanges(
	{ yes = {} }: Fill,
	paper: DocumentReading,
	of: Pick<ProposedChange, 'section' | 'entry'>,
): ProposedChange[] {
	return Object.entries(yes).flatMap(([question, { field, orNo }]): ProposedChange[] => {
		const amount = valueIn(paper, field);
		if (amount === undefined || (!isAbove0(amount) && !orNo)) return [];
		return [{ ...of, operation: 'set', field: question, value: isAbove0(amount) }];
	});
}

function isAbove0(amount: string): boolean {
	return /^\d/.test(amount) && /[1-9]/.test(amount);
}

/** A value the question itself would refuse is left to the person. */
function isAnswer(name: string, question: string, value: string): boolean {
	const section = findSection(name);
	// The same document answers what decides whether the question is asked.
	const asked = section && {
		...section,
		questions: section.questions.map(({ shownWhen: _, ...each }) => each),
	};
	const read = asked && readAnswers(asked, { [question]: value });
	return read !== undefined && (read.ok || !read.problems.some((problem) => problem.question === question));
}
