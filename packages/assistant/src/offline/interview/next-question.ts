/** What to ask next: what the return is about, then each thing in turn, then whatever filing still needs. */
import {
	askedSections,
	type EntryTarget,
	findSection,
	isGate,
	isOpen,
	missingInEntry,
	openScopeQuestions,
	type Page,
	pagesOf,
	promisedSections,
	type Question,
	type Section,
	scopeOf,
	shownPages,
	shownQuestions,
	type TaxYear,
} from '@halfpenny/questions';
import type { KnownEntry } from '../../ports.ts';
import type { Asking } from '../memory.ts';
import { newKey, targetOf } from '../overlay.ts';

/** The return as it would be, and what the person skipped. */
export interface Interview {
	readonly entries: readonly KnownEntry[];
	readonly year: TaxYear;
	readonly today: string;
	readonly left: readonly string[];
}

/** Where the conversation asks one question at a time instead of a whole page. */
const ONE_BY_ONE = new Set(['lessCommon']);
/** Amounts that hardly anyone has: asked only on their screen. */
const LEFT_TO_SCREENS = new Set([
	'pools',
	'balanceSheet',
	'adjustments',
	'disallowable',
	'accounts',
	'business',
	'more',
	'takings',
	'about',
]);

/** What to ask next; undefined once nothing is missing. */
export function nextQuestion(interview: Interview): Asking | undefined {
	return ofScope(interview) ?? ofEntries(interview) ?? ofPromised(interview);
}

/** The name under which a skipped question or page is remembered. */
export function nameOfAsked(section: string, target: EntryTarget, what: string): string {
	const entry = 'id' in target ? target.id : target.new;
	return `${section} ${findSection(section)?.single ? '' : entry} ${what}`;
}

/** What the return is about. */
export function ofScope({ entries, year, left }: Interview): Asking | undefined {
	const scope = scopeOf('individual');
	if (!scope) return undefined;
	const entry = entries.find(({ section }) => section === scope.id);
	const target: EntryTarget = entry ? targetOf(entry) : { new: scope.id };
	const open = new Set(openScopeQuestions(entries, year).map(({ id }) => id));
	for (const { id, questions } of shownPages(scope, entry?.answers ?? {}, year)) {
		const own = questions.filter(
			(question) => open.has(question.id) && !left.includes(nameOfAsked(scope.id, target, question.id)),
		);
		const [first] = own;
		if (!first || left.includes(nameOfAsked(scope.id, target, id))) continue;
		return ONE_BY_ONE.has(id)
			? { kind: 'question', section: scope.id, entry: target, question: first.id }
			: { kind: 'page', section: scope.id, entry: target, page: id };
	}
	return undefined;
}

function ofEntries(interview: Interview): Asking | undefined {
	const { entries, year } = interview;
	for (const section of askedSections(entries, year))
		for (const entry of entries.filter((one) => one.section === section.id)) {
			// An entry that is stored and complete is not asked about again.
			const isKept = 'id' in targetOf(entry) && missingOf(section, entry, interview).length === 0;
			const asking = isKept ? undefined : ofEntry(section, entry, interview);
			if (asking) return asking;
		}
	return undefined;
}

/** What to ask next about one entry, page by page; undefined once filing needs nothing more of it. */
export function ofEntry(section: Section, entry: KnownEntry, interview: Interview): Asking | undefined {
	const about = { section: section.id, entry: targetOf(entry) };
	const missing = missingOf(section, entry, interview);
	for (const page of pagesOf(section)) {
		const own = missing.filter(({ id }) => page.questions.includes(id));
		const amount = own.find(({ kind }) => kind === 'money' || kind === 'signedMoney');
		const isLast = own.every((question) => question === amount || isGate(section, question));
		if (!amount && isLast && asksAmounts(section, entry, page, interview))
			return { kind: 'page', ...about, page: page.id };
		const question = own[0];
		if (question) return { kind: 'question', ...about, question: question.id };
	}
	return undefined;
}

/** The questions of an entry that filing needs and that were not skipped. */
function missingOf(
	section: Section,
	entry: KnownEntry,
	{ entries, year, left }: Interview,
): readonly Question[] {
	const target = targetOf(entry);
	const needed = missingInEntry(section, entry, entries, year);
	return needed.filter(
		({ id, kind }) => kind !== 'entry' && !wasLeft(left, nameOfAsked(section.id, target, id), entries),
	);
}

/** Whether it was skipped: for the entry itself, or for one that was new then and has been approved since. */
function wasLeft(left: readonly string[], name: string, entries: readonly KnownEntry[]): boolean {
	if (left.includes(name)) return true;
	const [section, , what] = name.split(' ');
	return left.some((one) => {
		const [own, entry, question] = one.split(' ');
		return (
			own === section && question === what && !entries.some(({ id }) => id === entry || id === `new:${entry}`)
		);
	});
}

/** Whether no amount of a page is answered, and the page was not skipped. */
function asksAmounts(
	section: Section,
	entry: KnownEntry,
	{ id, questions }: Page,
	{ entries, year, left }: Interview,
): boolean {
	const name = nameOfAsked(section.id, targetOf(entry), id);
	if (LEFT_TO_SCREENS.has(id) || wasLeft(left, name, entries)) return false;
	if (!section.single && section.pages === undefined) return false;
	if (!shownPages(section, entry.answers, year).some((page) => page.id === id)) return false;
	const shown = new Set(shownQuestions(section, entry.answers, year).map((question) => question.id));
	const own = questions.filter((name) => shown.has(name) && isAmount(section, name));
	return own.length > 0 && own.every((name) => isOpen(entry.answers[name]));
}

function isAmount(section: Section, id: string): boolean {
	const question = section.questions.find((one) => one.id === id);
	return (question?.kind === 'money' || question?.kind === 'signedMoney') && question.neededToFile !== true;
}

/** What the person said they had, without details yet. */
function ofPromised(interview: Interview): Asking | undefined {
	const { entries, year, today, left } = interview;
	for (const section of wanted(interview)) {
		const key = section.single ? section.id : newKey(section.id, 'first', entries, today);
		if (left.includes(nameOfAsked(section.id, { new: section.id }, 'first'))) continue;
		const entry: KnownEntry = { id: `new:${key}`, version: 0, section: section.id, answers: {} };
		const asking = ofEntry(section, entry, { entries, year, today, left });
		if (asking) return asking;
	}
	return undefined;
}

/** Promised, or asked for by what the return is about, with no entry yet. */
function wanted({ entries, year }: Interview): readonly Section[] {
	const promised = promisedSections(entries, year);
	const opened = askedSections(entries, year).filter(
		({ id, common }) => common !== true && !entries.some((entry) => entry.section === id),
	);
	return [...new Set([...promised, ...opened])].filter(({ id }) => findSection(id) !== undefined);
}
