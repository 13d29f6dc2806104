/** Finds a fact's question: which question caused this figure, or HMRC's error? */
import { type FactPath, factAt, isBelow, patternOf, placesOf } from '@halfpenny/facts';
import { type FoldableEntry, factOf } from './fold-facts.ts';
import type { Question, ReturnType, Section } from './question.ts';
import { findSection, sectionsOf } from './sections/index.ts';

/** The question behind a fact, and the entry's index; null when all entries share the fact. */
export interface FactOrigin {
	readonly section: string;
	readonly question: string;
	/** The entry's index in its section, or among the section's entries that belong to the same parent. */
	readonly entryIndex: number | null;
	/** For a child entry: its parent's index in its section. */
	readonly within?: number;
}

const profileFields: Readonly<Partial<Record<FactPath, string>>> = {
	'person.firstName': 'firstName',
	'person.lastName': 'lastName',
	'person.dateOfBirth': 'dateOfBirth',
	'person.nationalInsuranceNumber': 'nationalInsurance',
	'person.uniqueTaxpayerReference': 'uniqueTaxReference',
	'person.address.line1': 'addressLine1',
	'person.address.line2': 'addressLine2',
	'person.address.line3': 'city',
	'person.address.line4': 'county',
	'person.address.postcode': 'postcode',
};

/** The facts from a person's profile. */
export const profileFacts: readonly string[] = Object.keys(profileFields);

/** The profile fields whose values are facts, unchanged. */
export function profileOfFacts(facts: object): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(profileFields).flatMap(([path, field]) => {
			const value = factAt(facts, path);
			return typeof value === 'string' ? [[field, value]] : [];
		}),
	);
}

/**
 * Returns the question of a fact path such as `employments[1].payeReference`, `trades[0].assets[2].cost` or
 * `person.dateOfBirth`. A whole element or group leads to its first question. Undefined if no question asks for it.
 */
export function questionOfFact(path: string, returnType: ReturnType = 'individual'): FactOrigin | undefined {
	const ofProfile = returnType === 'individual' ? profileOrigin(path) : undefined;
	if (ofProfile) return ofProfile;
	const known = patternsOf(returnType);
	// An index named by a question is used as is; list items added by a yes have none: `studentLoans.plans[0]`.
	const inElement = path.replace(/\[\d+\]/, '[]');
	const found =
		asFound(known.get(path), []) ??
		asFound(known.get(inElement), placesOf(path).slice(0, 1)) ??
		asFound(known.get(patternOf(path)), placesOf(path)) ??
		asFound(known.get(patternOf(path).replace(/\[\]$/, '')), placesOf(path).slice(0, -1)) ??
		asFound(firstBelow(known, patternOf(path)), placesOf(path));
	return found && { ...found, ...withoutFixed(found) };
}

function asFound(origin: Asked | undefined, [first, second]: readonly number[]): FactOrigin | undefined {
	if (!origin || second === undefined) return origin && { ...origin, entryIndex: first ?? null };
	return { ...origin, entryIndex: second, within: first ?? 0 };
}

/** A list's first elements may be answered in the parent entry: they aren't entries of the list's own section. */
function withoutFixed({ section, entryIndex, within }: FactOrigin): Partial<FactOrigin> {
	const fold = findSection(section)?.fold;
	if (fold?.as !== 'listWithin' || within === undefined || entryIndex === null) return {};
	const facts = findSection(fold.section)?.questions.map((question) => factOf(question) ?? '') ?? [];
	const fixed = new Set(
		facts.flatMap((fact) => (fact.startsWith(`${fold.list}[`) ? [placesOf(fact)[0]] : [])),
	);
	return { entryIndex: entryIndex - fixed.size };
}

/** Returns the entry a fact came from, if any. */
export function entryOfOrigin<Entry extends FoldableEntry>(
	{ section, entryIndex, within }: FactOrigin,
	entries: readonly Entry[],
): Entry | undefined {
	const ofSection = entries.filter((entry) => entry.section === section);
	// A fact that several entries add up to has an entry only if there is just one.
	if (entryIndex === null) return ofSection.length === 1 ? ofSection[0] : undefined;
	const fold = findSection(section)?.fold;
	if (within === undefined || fold?.as !== 'listWithin') return ofSection[entryIndex];
	const parent = entries.filter((entry) => entry.section === fold.section)[within];
	return ofSection.filter(({ answers }) => answers[fold.by] === parent?.id)[entryIndex];
}

function profileOrigin(path: string): FactOrigin | undefined {
	const question = new Map(Object.entries(profileFields)).get(path);
	return question === undefined ? undefined : { section: 'profile', question, entryIndex: null };
}

type Asked = Pick<FactOrigin, 'section' | 'question'>;
type Patterns = ReadonlyMap<string, Asked>;
const cache = new Map<ReturnType, Patterns>();

/** Every fact a question asks for, lists as `employments[].pay`, fixed list positions by index. The first question wins. */
function patternsOf(returnType: ReturnType): Patterns {
	const known = cache.get(returnType);
	if (known) return known;
	const patterns = new Map<string, Asked>();
	for (const section of sectionsOf(returnType))
		for (const [fact, question] of factsOfSection(section))
			if (!patterns.has(fact)) patterns.set(fact, { section: section.id, question });
	cache.set(returnType, patterns);
	return patterns;
}

function firstBelow(patterns: Patterns, pattern: string) {
	if (pattern === '') return undefined;
	for (const [fact, origin] of patterns) if (isBelow(fact, pattern)) return origin;
	return undefined;
}

/** Each fact of a section, with its question. Lists are written `employments[].pay`. */
export function factsOfSection(section: Section): readonly (readonly [fact: string, question: string])[] {
	const { fold, questions } = section;
	if (fold.as === 'total')
		return fold.of.flatMap(({ amount, into }) =>
			into.map(({ fact, decidedBy }) => [fact, decidedBy ?? amount] as const),
		);
	const prefix = prefixOf(section);
	if (prefix === undefined) return [];
	return questions.flatMap((question: Question) => {
		const fact = factOf(question);
		return fact === null ? [] : [[`${prefix}${fact}`, question.id] as const];
	});
}

function prefixOf({ fold }: Section): string | undefined {
	if (fold.as === 'list') return `${fold.into}[].`;
	if (fold.as === 'record') return fold.into === '' ? '' : `${fold.into}.`;
	if (fold.as !== 'listWithin') return undefined;
	const parent = findSection(fold.section);
	return parent && `${prefixOf(parent)}${fold.list}[].`;
}
