/** Turns entries into facts: lists stay lists, amounts of one kind are added up, unanswered questions stay absent. */
import {
	type FactTree,
	joinPaths,
	listAt,
	type Pence,
	parsePounds,
	putFact,
	sum,
	toPounds,
} from '@halfpenny/facts';
import type { Answer, Answers } from './answer.ts';
import type { Question, ReturnType, Section, TaxYear, TotalOf } from './question.ts';
import { sectionsOf } from './sections/index.ts';
import { holds, shownQuestions } from './shown.ts';

/** The parts of an entry that facts need. */
export interface FoldableEntry {
	/** Needed if entries of another section belong to it. */
	readonly id?: string;
	readonly section: string;
	readonly answers: Answers;
}

/**
 * Returns a person's facts for these entries, with amounts as text for `parseFacts`. With a tax year, answers to another
 * year's questions are left out.
 */
export function foldFacts(entries: readonly FoldableEntry[], year?: TaxYear): FactTree {
	return fold('individual', entries, year);
}

/** Returns a partnership's facts for these entries, for `parsePartnershipFacts`. */
export function foldPartnershipFacts(entries: readonly FoldableEntry[]): FactTree {
	return fold('partnership', entries);
}

/** List elements by section and id, so that children find their parents. */
type Elements = Map<string, FactTree>;

function fold(returnType: ReturnType, entries: readonly FoldableEntry[], year?: TaxYear): FactTree {
	const facts: FactTree = {};
	const elements: Elements = new Map();
	for (const section of sectionsOf(returnType)) {
		const own = entries
			.filter((entry) => entry.section === section.id)
			.map((entry) => asked(section, entry, year));
		if (section.fold.as === 'total') {
			for (const total of section.fold.of) addTotal(facts, total, own);
		} else for (const entry of own) foldEntry(facts, elements, section, entry);
	}
	return facts;
}

/** Returns the entry with only the answers that are asked for. */
function asked(section: Section, entry: FoldableEntry, year: TaxYear | undefined): FoldableEntry {
	const shown = shownQuestions(section, entry.answers, year);
	return { ...entry, answers: Object.fromEntries(shown.map(({ id }) => [id, entry.answers[id] ?? null])) };
}

function foldEntry(facts: FactTree, elements: Elements, section: Section, entry: FoldableEntry): void {
	const { fold } = section;
	if (fold.as === 'record') putAnswers(facts, section, entry.answers, fold.into);
	const list = listOf(facts, elements, section, entry.answers);
	if (!list) return;
	const element: FactTree = {};
	putAnswers(element, section, entry.answers, '');
	if (fold.as === 'list') for (const name of fold.emptyLists ?? []) listAt(element, name);
	list.push(element);
	if (entry.id !== undefined) elements.set(keyOf(section.id, entry.id), element);
}

/** Returns the list for an entry's element; undefined if it has none. */
function listOf(
	facts: FactTree,
	elements: Elements,
	{ fold }: Section,
	answers: Answers,
): unknown[] | undefined {
	if (fold.as === 'list') return listAt(facts, fold.into);
	if (fold.as !== 'listWithin') return undefined;
	const parent = elements.get(keyOf(fold.section, answers[fold.by]));
	return parent && listAt(parent, fold.list);
}

function keyOf(section: string, id: Answer | undefined): string {
	return `${section} ${id}`;
}

function putAnswers(tree: FactTree, section: Section, answers: Answers, into: string): void {
	for (const question of section.questions) {
		const answer = answers[question.id] ?? null;
		const name = factOf(question);
		if (answer === null || name === null) continue;
		const path = joinPaths(into, name);
		if (question.addsToList === undefined) putFact(tree, path, toFact(question, answer));
		else if (answer === true) listAt(tree, path).push(question.addsToList);
	}
}

/** Returns a question's path below its section's target; null if it isn't a fact. */
export function factOf({ id, kind, fact }: Question): string | null {
	if (kind === 'entry') return null;
	return fact === undefined ? id : fact;
}

function toFact({ kind }: Question, answer: string | boolean): string | number | boolean {
	return kind === 'wholeNumber' || kind === 'quantity' ? Number(answer) : answer;
}

function addTotal(facts: FactTree, { amount, into }: TotalOf, entries: readonly FoldableEntry[]): void {
	for (const { fact, when, decidedBy } of into) {
		const amounts = entries
			.filter(({ answers }) => when === undefined || holds(when, answers))
			.flatMap(({ answers }) => amountOf(answers[amount]));
		const isKnown = decidedBy === undefined ? amounts.length > 0 : isDecided(decidedBy, entries);
		if (isKnown) putFact(facts, fact, toPounds(sum(amounts)));
	}
}

/** Returns whether at least one entry asks a question and all that ask it have an answer. */
function isDecided(question: string, entries: readonly FoldableEntry[]): boolean {
	const asking = entries.filter(({ answers }) => question in answers);
	return asking.length > 0 && asking.every(({ answers }) => typeof answers[question] === 'boolean');
}

function amountOf(answer: Answer | undefined): Pence[] {
	const result = typeof answer === 'string' ? parsePounds(answer, true) : undefined;
	return result?.ok ? [result.value] : [];
}
