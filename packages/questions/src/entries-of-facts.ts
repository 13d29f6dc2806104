/** Turns imported facts into entries that give exactly these facts again, or says what can't be stored. */
import {
	factAt,
	fromPounds,
	type Problem,
	parseFacts,
	parsePartnershipFacts,
	putFact,
	sum,
	toPounds,
} from '@halfpenny/facts';
import type { Answer, Answers } from './answer.ts';
import { type AnswerProblem, readAnswers } from './answers.ts';
import { foldFacts, foldPartnershipFacts } from './fold-facts.ts';
import { conditionsOf, leadingAnswers } from './leading-answers.ts';
import type { ReturnType, Section, TaxYear, TotalOf } from './question.ts';
import { profileFacts } from './question-of-fact.ts';
import { sectionsOf } from './sections/index.ts';
import { shownQuestions } from './shown.ts';
import { type ElementOfFacts, elementsOfFacts } from './unfold-facts.ts';

/** An entry to create. A child names its parent by an id that is only valid among these. */
export interface EntryOfFacts {
	readonly id: string;
	readonly section: string;
	readonly answers: Answers;
}

/** Entries, or everything in the facts that they can't express, by fact path. */
export type EntriesOfFacts =
	| { readonly ok: true; readonly entries: readonly EntryOfFacts[] }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** How to read the facts. */
export interface FactsKind {
	readonly returnType: ReturnType;
	readonly taxYear: TaxYear;
	/** The name of an account or gift if only the total is known. */
	readonly unnamed: string;
}

/**
 * The entries for facts as JSON. They give the same facts again, to the penny; if they would not, returns only the
 * paths with `import.notAsked`, or the problems with an answer. The facts must be valid.
 */
export function entriesOfFacts(facts: object, kind: FactsKind): EntriesOfFacts {
	const drafts = sectionsOf(kind.returnType).flatMap((section) => draftsOf(facts, section, kind.unnamed));
	const problems: Problem[] = [];
	const entries = drafts.map((draft) => {
		const read = readDraft(draft, kind.taxYear);
		for (const { question, code } of read.problems) problems.push({ path: draft.at(question), code });
		return { id: draft.id, section: draft.section.id, answers: read.answers };
	});
	if (problems.length > 0) return { ok: false, problems };
	const lost = lostFacts(facts, entries, kind);
	return lost.length > 0 ? { ok: false, problems: lost } : { ok: true, entries };
}

interface ReadDraft {
	readonly answers: Answers;
	readonly problems: readonly AnswerProblem[];
	/** Whether a question asks for everything in the facts. */
	readonly whole: boolean;
}

/** The stored answers. If two questions give one fact, answers the one that fits the rest. */
function readDraft({ section, answers }: Draft, year: TaxYear): ReadDraft {
	const ways = waysToAnswer(section, answers).map((way): ReadDraft => {
		const led = { ...gatesTo(section, way), ...way };
		const shown = new Set(shownQuestions(section, led, year).map(({ id }) => id));
		const asked = Object.fromEntries(Object.entries(led).filter(([name]) => shown.has(name)));
		const whole = Object.keys(way).every((name) => shown.has(name));
		const read = readAnswers(section, asked, year);
		return read.ok
			? { answers: read.answers, problems: [], whole }
			: { answers: asked, problems: read.problems, whole };
	});
	const [first = { answers, problems: [], whole: false }] = ways;
	return ways.find(({ problems, whole }) => whole && problems.length === 0) ?? first;
}

function waysToAnswer({ questions }: Section, answers: Answers): readonly Answers[] {
	let ways: readonly Answers[] = [answers];
	for (const { id, fact } of questions) {
		const others = questions.filter(
			(one) => one.id !== id && fact && one.fact === fact && one.kind === 'money',
		);
		if (others.length === 0 || !(id in answers)) continue;
		ways = ways.flatMap((way) => {
			const rivals = others.filter((one) => one.id in way);
			return id in way && rivals.length > 0
				? [
						without(
							way,
							rivals.map((one) => one.id),
						),
						without(way, [id]),
					]
				: [way];
		});
	}
	return ways;
}

function without(answers: Answers, names: readonly string[]): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));
}

/** Answers each gate so that every question behind it is asked, if one answer suits them all. */
function gatesTo(section: Section, answers: Answers): Answers {
	const allowed = new Map<string, readonly Answer[]>();
	for (const name of Object.keys(answers))
		for (const { question, is } of conditionsOf(section, name)) {
			const own: readonly Answer[] = typeof is === 'object' ? is : [is];
			const common = allowed.get(question)?.filter((answer) => own.includes(answer)) ?? own;
			if (common.length > 0) allowed.set(question, common);
		}
	return Object.fromEntries(
		[...allowed].flatMap(([question, [first, ...others]]) =>
			// Invents nothing if a blank will do.
			first === undefined || [first, ...others].includes(null) ? [] : [[question, first]],
		),
	);
}

/** An entry before its answers are read, with the fact path of each question. */
interface Draft {
	readonly section: Section;
	readonly id: string;
	readonly answers: Answers;
	readonly at: (question: string) => string;
}

function draftsOf(facts: object, section: Section, unnamed: string): readonly Draft[] {
	if (section.fold.as === 'total') return draftsOfTotals(facts, section, section.fold.of, unnamed);
	return elementsOfFacts(facts, section).map(({ path, answers, parent }: ElementOfFacts, index) => ({
		...{ section, id: `${section.id} ${path}`, answers: { ...answers, ...parentOf(section, parent) } },
		at: (question: string) => [path || `${section.id}[${index}]`, question].join('.'),
	}));
}

function parentOf({ fold }: Section, parent: string | undefined): Answers {
	return fold.as === 'listWithin' && parent !== undefined ? { [fold.by]: `${fold.section} ${parent}` } : {};
}

/** One entry for each total, since its parts are unknown. */
function draftsOfTotals(
	facts: object,
	section: Section,
	[main, ...others]: readonly TotalOf[],
	unnamed: string,
): readonly Draft[] {
	if (main === undefined) return [];
	const draft = (fact: string, answers: Answers): Draft => ({
		...{ section, id: `${section.id} ${fact}`, at: () => fact },
		answers: { ...(section.title === null ? {} : { [section.title]: unnamed }), ...answers },
	});
	let drafts = main.into.flatMap(({ fact, when }) => {
		const amount = amountAt(facts, fact);
		if (amount === undefined) return [];
		return [draft(fact, { ...(when && { [when.question]: firstOf(when.is) }), [main.amount]: amount })];
	});
	for (const { amount: question, into } of others)
		for (const { fact, when, decidedBy } of into) {
			const amount = amountAt(facts, fact);
			if (amount === undefined) continue;
			const asks = when?.question ?? question;
			const host = drafts.find((one) => asksFor(one, asks));
			const rest = drafts.filter((one) => one !== host);
			if (when === undefined) {
				const alone = draft(fact, { ...leadingAnswers(section, [question]), [question]: amount });
				drafts = [...rest, host ? { ...host, answers: { ...host.answers, [question]: amount } } : alone];
			} else if (host) drafts = [...rest, ...split(host, { question, by: asks, amount, decidedBy })];
			// None of it applies, and it has no amount it could be part of.
			else drafts = [...drafts, draft(fact, { ...leadingAnswers(section, [asks]), [asks]: false })];
		}
	return drafts;
}

/** An entry where part applies and the rest doesn't. */
function split(
	host: Draft,
	{
		question,
		by,
		amount,
		decidedBy,
	}: {
		readonly question: string;
		readonly by: string;
		readonly amount: string;
		readonly decidedBy: string | undefined;
	},
): readonly Draft[] {
	const whole = fromPounds(String(host.answers[question]));
	const part = fromPounds(amount);
	if (whole === undefined || part === undefined || part > whole) return [host];
	const rest = toPounds(sum([whole, -part as typeof part]));
	const yes = {
		...host,
		id: `${host.id} ${by}`,
		answers: { ...host.answers, [question]: amount, [by]: true },
	};
	const no = { ...host, answers: { ...host.answers, [question]: rest, [by]: false } };
	if (part === whole && part > 0) return [yes];
	// A zero that follows from a question needs no entry; one that nothing else expresses does.
	return part === 0 && decidedBy !== undefined ? [no] : [no, yes];
}

function asksFor({ section, answers }: Draft, question: string): boolean {
	return shownQuestions(section, answers).some(({ id }) => id === question);
}

function firstOf(is: string | boolean | readonly (string | boolean | null)[]): Answer {
	return typeof is === 'object' ? (is[0] ?? null) : is;
}

/** An amount in decimal pounds, in any notation. */
function amountAt(facts: object, path: string): string | undefined {
	const value = factAt(facts, path);
	return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the paths of facts that entries miss, or add. */
function lostFacts(
	facts: object,
	entries: readonly EntryOfFacts[],
	{ returnType, taxYear }: FactsKind,
): readonly Problem[] {
	const person = returnType === 'individual';
	const told = person ? foldFacts(entries, taxYear) : foldPartnershipFacts(entries);
	for (const path of ['taxYear', ...(person ? ['residence', ...profileFacts] : [])]) {
		const value = factAt(facts, path);
		if (value !== undefined) putFact(told, path, value);
	}
	const [before, after] = [leavesOf(facts, person), leavesOf(told, person)];
	const paths = new Set([...before.keys(), ...after.keys()]);
	return [...paths]
		.filter((path) => before.get(path) !== after.get(path))
		.map((path) => ({ path, code: 'import.notAsked' }));
}

/** Returns every fact with its path, in stored form. */
function leavesOf(input: object, person: boolean): ReadonlyMap<string, unknown> {
	const read = person ? parseFacts(input) : parsePartnershipFacts(input);
	const leaves = new Map<string, unknown>();
	collect(read.ok ? read.facts : input, '', leaves);
	return leaves;
}

function collect(value: unknown, path: string, leaves: Map<string, unknown>): void {
	if (value === undefined) return;
	if (typeof value !== 'object' || value === null) leaves.set(path, value);
	else if (Array.isArray(value))
		value.forEach((one, index) => void collect(one, `${path}[${index}]`, leaves));
	else
		for (const [name, one] of Object.entries(value))
			collect(one, path === '' ? name : `${path}.${name}`, leaves);
}
