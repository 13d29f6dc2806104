/** From what was heard to changes of entries: which entry, and which other answers they imply. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import {
	type Answers,
	type EntryChange,
	type EntryTarget,
	entryName,
	findSection,
	leadingAnswers,
	type Section,
} from '@halfpenny/questions';
import type { SaidAmount } from '../../language/amounts.ts';
import { normalise } from '../../language/spelling.ts';
import type { KnownEntry } from '../../ports.ts';
import { newKey, targetOf } from '../overlay.ts';
import { addedUp } from './added-up.ts';
import { besideIn } from './beside.ts';
import { isBesidePay } from './beside-pay.ts';
import { isUnsaid, namesOf } from './entry-names.ts';
import { bothLet, forLodger } from './for-lodger.ts';
import { isOfTrade, mentions } from './mentioned.ts';
import { isKnownName, nameIn } from './names.ts';
import { nearEntry } from './near-entry.ts';
import type { Statement } from './statement.ts';
import type { Heard } from './statements.ts';

/** The message as typed, and the return as it would be. */
export interface Telling {
	readonly message: string;
	readonly entries: readonly KnownEntry[];
	readonly today: string;
	readonly year: string;
	/** The whole message, where this is a part of it. */
	readonly whole?: string;
	/** Whether amounts always replace what is there. */
	readonly correcting: boolean;
}

/** The changes, and what could not be turned into changes. */
export interface Told {
	readonly changes: readonly EntryChange[];
	/** Sections where the person has several entries and named none of them. */
	readonly ambiguous: readonly string[];
	/** Second amounts for a question that has only one, as decimal pounds. */
	readonly doubled: readonly string[];
	/** Whether dividends of which nobody said who paid them were taken as a UK company's. */
	readonly taken: boolean;
	/** Amounts that were counted for every month or week of the year. */
	readonly counted: readonly Counted[];
}

/** An amount counted for every month of the year, and the answer that it went to. */
interface Counted {
	readonly amount: SaidAmount;
	readonly section: string;
	readonly field: string;
	readonly entry: EntryTarget;
}

/** The changes that follow from statements. */
export function changesOf({ statements, trade }: Heard, telling: Telling): Told {
	const changes: EntryChange[] = [];
	const ambiguous: string[] = [];
	const doubled: Statement[] = [];
	for (const own of byEntry(statements, telling.message)) {
		const [{ section } = { section: '' }] = own;
		const found = findSection(section);
		if (!found) continue;
		// One answer cannot be two amounts: ask about the second.
		const once = own.filter(
			(one, at) => one.adds || own.findIndex(({ field }) => field === one.field) === at,
		);
		// A total takes the place of what it is put together from.
		const isTotal = once.some(({ field, words }) => field === 'totalExpenses' && TOTAL.test(words));
		const kept = (isTotal ? once.filter(({ adds }) => !adds) : once).map((one) => summed(one, own));
		doubled.push(
			...own.filter((one) => !once.includes(one) && !isSaidAgain(one, once) && !SUMMED.includes(one.field)),
		);
		const message = asTyped(own, telling.message, statements);
		const part = { ...telling, message, whole: telling.message };
		const ownTrade = own.flatMap((one) => one.trade ?? [])[0] ?? trade;
		const entry = entryFor(found, part, ownTrade, kept);
		if (entry === 'several') ambiguous.push(section);
		else changes.push(...ofSection(found, kept, entry, part, ownTrade));
	}
	const counted = statements.flatMap(({ counted: amount, section, field, value }): Counted[] => {
		const change = changes.find(
			(one) => one.section === section && one.operation !== 'remove' && one.value === value,
		);
		return amount && change ? [{ amount, section, field: change.field ?? field, entry: change.entry }] : [];
	});
	const taken = statements.some(({ section }) => section === 'dividends') && isUnsaid(telling.message);
	return { changes, ambiguous, taken, counted, doubled: doubled.map(({ value }) => value) };
}

/** "My total costs should be 4,670". */
const TOTAL = /\btotal\b.*\b(?:should be|is|are|comes? to)\b|\bin total\b.*\binstead\b|\binstead of\b/;

/** What is told in parts and is one answer: "1,800 in January and 1,800 in July on account". */
const SUMMED: readonly string[] = [
	...['paymentsOnAccountMade', 'professionalSubscriptions', 'businessTravelCosts', 'hotelAndMealExpenses'],
	...['jobExpenses', 'otherStateBenefits', 'cisDeductions', 'costOfReplacingDomesticGoods'],
];

function summed(one: Statement, own: readonly Statement[]): Statement {
	const parts = own.filter(({ field, adds }) => field === one.field && !adds);
	if (one.adds || !SUMMED.includes(one.field) || parts.length < 2) return one;
	return { ...one, value: toPounds(sum(parts.map(({ value }) => fromPounds(value) ?? ZERO))) };
}

/** The same amount said again: "800 a month, so 9,600". */
function isSaidAgain(one: Statement, told: readonly Statement[]): boolean {
	return told.some(({ field, value }) => field === one.field && value === one.value);
}

/** Statements by the entry they are about: those of one section, and within it those of one name. */
function byEntry(statements: readonly Statement[], message: string): readonly (readonly Statement[])[] {
	const groups = new Map<string, Statement[]>();
	for (const one of statements) {
		if (one.section === 'selfEmployment' && one.trade !== undefined) {
			const key = `${one.section}|${one.trade}`;
			groups.set(key, [...(groups.get(key) ?? []), one]);
			continue;
		}
		const isList =
			findSection(one.section)?.title !== null &&
			one.section !== 'selfEmployment' &&
			!isBesidePay(one.section, [one]);
		const name = isList ? nameIn(partOf(one.words, message), one.section) : undefined;
		const known = lastKey(groups, one);
		const unnamed = groups.get(`${one.section}|`);
		// A later name belongs to what was said before it, if that has none.
		const isSame = unnamed && !unnamed.some(({ field }) => field === one.field);
		const key = name === undefined ? (known ?? `${one.section}|`) : `${one.section}|${isSame ? '' : name}`;
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()];
}

/** Of which there may be several, none of them named: a second amount is of another one. */
const UNNAMED: readonly string[] = ['dividends', 'bankInterest', 'giftAid', 'employment', 'pension'];

/** The entry told of last in the same section; a second amount of what needs no name is of one more. */
function lastKey(groups: ReadonlyMap<string, readonly Statement[]>, one: Statement): string | undefined {
	const known = [...groups.keys()].findLast((key) => key.startsWith(`${one.section}|`));
	const isTaken =
		groups.get(known ?? '')?.some(({ field, value }) => field === one.field && value !== one.value) ?? false;
	const isOfOther = isTaken && !isBesidePay(one.section, [one]);
	return isOfOther && UNNAMED.includes(one.section) ? `${one.section}|#${groups.size}` : known;
}

/**
 * The words of a part as typed, capitals included; the whole message where they cannot be found. Correcting words
 * keeps their number, so that a part is found by its position.
 */
export function partOf(words: string, message: string): string {
	const text = normalise(message);
	const at = text.indexOf(words.trim());
	if (at === -1) return message;
	const before = text.slice(0, at).split(/\s+/).length - 1;
	const typed = message.trim().split(/\s+/);
	return typed.slice(before, before + words.trim().split(/\s+/).length).join(' ');
}

/**
 * Where to look for names: in the parts about the entry; if it is the only one of its kind and they name nothing, in
 * what is left of the message without the parts about others.
 */
function asTyped(own: readonly Statement[], message: string, all: readonly Statement[]): string {
	const [first] = own;
	const others = all.filter((one) => !own.includes(one));
	const isAlone = others.every(({ section }) => section !== first?.section);
	if (others.length === 0 || !first) return message;
	const parts = own.map(({ words }) => partOf(words, message)).join(', ');
	if (!isAlone || nameIn(parts, first.section) !== undefined) return parts;
	const left = others.reduce((rest, { words }) => rest.replace(partOf(words, message), ' '), message);
	return first.section === 'employment' || isKnownName(left.toLowerCase()) ? left : parts;
}

/** The entry that is meant; undefined for a new one. */
function entryFor(
	section: Section,
	{ entries, message, whole, correcting }: Telling,
	trade: string | undefined,
	statements: readonly Statement[],
) {
	const own = entries.filter((entry) => entry.section === section.id);
	const name = isBesidePay(section.id, statements) ? undefined : nameIn(message, section.id);
	const said = section.id === 'selfEmployment' ? trade : name;
	const isNamed = ({ answers }: KnownEntry) =>
		mentions(message, entryName(section, answers)) || isOfTrade(answers, said);
	if (own.some(isNamed)) return own.find(isNamed);
	if (said !== undefined && !section.single && own.length > 0) return undefined;
	// What is told beside pay belongs to the job there is: a union or a professional body is no employer.
	if (isBesidePay(section.id, statements) && own.length === 1) return own[0];
	// Pay beside the pay that is there already is another job's, unless it is corrected.
	if (!correcting && isAnother(section, own, statements)) return undefined;
	// The main job is the one told first.
	if (own.length > 1 && /\bmain\b/i.test(whole ?? message)) return own[0];
	return own.length > 1 ? ((correcting ? nearEntry(own, statements) : undefined) ?? 'several') : own[0];
}

/** Of which a person often has more than one, and tells of each once. */
const EACH: readonly string[] = ['employment', 'pension'];

/** Whether an amount is told of something new: the only one there is has it stored already, and it is another amount. */
function isAnother(
	section: Section,
	[only, ...others]: readonly KnownEntry[],
	statements: readonly Statement[],
): boolean {
	const told = statements.find(({ field }) => field === section.amount);
	const stored = told && only?.answers[told.field];
	return (
		EACH.includes(section.id) &&
		others.length === 0 &&
		only !== undefined &&
		'id' in targetOf(only) &&
		typeof stored === 'string' &&
		stored !== told?.value
	);
}

function ofSection(
	section: Section,
	statements: readonly Statement[],
	entry: KnownEntry | undefined,
	telling: Telling,
	trade: string | undefined,
): readonly EntryChange[] {
	const { message, entries, today, correcting } = telling;
	const target = entry
		? targetOf(entry)
		: {
				new: section.single
					? section.id
					: newKey(section.id, `${message} ${statements[0]?.value}`, entries, today),
			};
	const [about, before] = [{ section: section.id, entry: target } as const, entry?.answers ?? {}];
	const placed = statements.map((one) => placedIn(one, before, statements));
	const own = placed.map((one) => forLodger(one, before, ...placed.map(({ also }) => also)));
	const named = entry ? {} : namesOf(section, telling, trade);
	const also: Answers = Object.assign(
		{},
		named,
		besideIn(section.id, normalise(section.single ? (telling.whole ?? message) : message)),
		...own.map((one) => one.also),
	);
	Object.assign(also, bothLet(before, also));
	const fields = own.map(({ field }) => field);
	const leading = leadingAnswers(section, fields, { ...before, ...also });
	const sets = Object.entries({ ...also, ...leading }).filter(([field, value]) =>
		(before[field] ?? null) === null ||
		field in leading ||
		value === 'both' ||
		(value === true && before[field] === false)
			? value !== null
			: false,
	);
	return addedUp([
		...sets.map(
			([field, value]): EntryChange => ({
				...about,
				operation: 'set',
				field,
				value: value as string | boolean,
			}),
		),
		...own.map(
			({ field, value, adds }): EntryChange =>
				adds && !correcting
					? { ...about, operation: 'add', field, value }
					: { ...about, operation: 'set', field, value },
		),
	]);
}

/** What comes in or is taken off, though more of it may be told. */
const NO_COST = /^(?:turnover|rents|receipts|otherIncome|cisDeductions|financeCosts)$/;

/** Costs by kind go into the single figure where the person gives one; a total next to kinds is not another cost. */
function placedIn(one: Statement, before: Answers, all: readonly Statement[]): Statement {
	const { oneFigure: _, ...also } = one.also;
	// What a lodger pays is rent by another name.
	if (one.field === 'rents' && before.lettingKind === 'lodger')
		return {
			...one,
			field: 'receipts',
			also: Object.fromEntries(Object.entries(also).filter(([name]) => name !== 'lettingKind')),
		};
	const isCost = ({ adds, section, field }: Statement) =>
		adds && section !== 'employment' && !NO_COST.test(field);
	const byKind = isCost(one);
	if (byKind && before.oneFigure === true) return { ...one, field: 'totalExpenses' };
	const beside =
		before.oneFigure === false ||
		all.some((other) => isCost(other) && other !== one && other.section === one.section);
	if (one.field === 'totalExpenses' && beside) return { ...one, field: 'otherExpenses', adds: true, also };
	return one;
}
