/** Back from a fact to the question that gave it: which question caused this figure, or HMRC's complaint? */
import { type FoldableEntry, factOf } from './fold-facts.ts';
import type { Question, ReturnType, Section } from './question.ts';
import { findSection, sectionsOf } from './sections/index.ts';

/** The question behind a fact, and the entry's place; null when all entries share the fact. */
export interface FactOrigin {
	readonly section: string;
	readonly question: string;
	/** The entry's place among its section's entries, or among those of its section that belong to one other entry. */
	readonly entryIndex: number | null;
	/** Where the entry belongs to another: that one's place among its section's entries. */
	readonly within?: number;
}

const profileFields: Readonly<Record<string, string>> = {
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

/**
 * Finds the question of a fact path such as `employments[1].payeReference`, `trades[0].assets[2].cost` or
 * `person.dateOfBirth`. A whole element or group leads to its first question. Undefined when no question gives it.
 */
export function questionOfFact(path: string, returnType: ReturnType = 'individual'): FactOrigin | undefined {
	const ofProfile = returnType === 'individual' ? profileOrigin(path) : undefined;
	if (ofProfile) return ofProfile;
	const known = patternsOf(returnType);
	// What a yes adds to a list has no place of its own: `studentLoans.plans[0]`.
	const fact = known.has(patternOf(path)) ? path : path.replace(/\[\d+\]$/, '');
	const found = known.get(patternOf(fact)) ?? firstBelow(known, patternOf(path));
	return found && { ...found, ...placeOf(known.has(patternOf(fact)) ? fact : path) };
}

function patternOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}

/** The entry that a fact's origin means, where it means one. */
export function entryOfOrigin<Entry extends FoldableEntry>(
	{ section, entryIndex, within }: FactOrigin,
	entries: readonly Entry[],
): Entry | undefined {
	const ofSection = entries.filter((entry) => entry.section === section);
	// A fact that several entries add up to leads to its entry only where there is one.
	if (entryIndex === null) return ofSection.length === 1 ? ofSection[0] : undefined;
	const fold = findSection(section)?.fold;
	if (within === undefined || fold?.as !== 'listWithin') return ofSection[entryIndex];
	const parent = entries.filter((entry) => entry.section === fold.section)[within];
	return ofSection.filter(({ answers }) => answers[fold.by] === parent?.id)[entryIndex];
}

function profileOrigin(path: string): FactOrigin | undefined {
	const question = profileFields[path];
	return question === undefined ? undefined : { section: 'profile', question, entryIndex: null };
}

function placeOf(path: string): Pick<FactOrigin, 'entryIndex' | 'within'> {
	const places = [...path.matchAll(/\[(\d+)\]/g)].map(([, place]) => Number(place));
	const [first = null, second] = places;
	return second === undefined ? { entryIndex: first } : { entryIndex: second, within: first ?? 0 };
}

type Patterns = ReadonlyMap<string, Pick<FactOrigin, 'section' | 'question'>>;
const cache = new Map<ReturnType, Patterns>();

/** Every fact that a question gives, lists as `employments[].pay`. The first question of a fact stands for it. */
function patternsOf(returnType: ReturnType): Patterns {
	const known = cache.get(returnType);
	if (known) return known;
	const patterns = new Map<string, Pick<FactOrigin, 'section' | 'question'>>();
	for (const section of sectionsOf(returnType))
		for (const [fact, question] of factsOfSection(section))
			if (!patterns.has(fact)) patterns.set(fact, { section: section.id, question });
	cache.set(returnType, patterns);
	return patterns;
}

function firstBelow(patterns: Patterns, pattern: string) {
	if (pattern === '') return undefined;
	for (const [fact, origin] of patterns)
		if (fact.startsWith(`${pattern}.`) || fact.startsWith(`${pattern}[`)) return origin;
	return undefined;
}

/** Each fact that a section gives, with the question that gives it. Lists are written `employments[].pay`. */
export function factsOfSection(section: Section): readonly (readonly [fact: string, question: string])[] {
	const { fold, questions } = section;
	if (fold.as === 'total')
		return fold.of.flatMap(({ amount, into }) => into.map(({ fact }) => [fact, amount] as const));
	const prefix = prefixOf(section);
	if (prefix === undefined) return [];
	return questions.flatMap((question: Question) => {
		const fact = factOf(question);
		return fact === null ? [] : [[`${prefix}${fact.replace(/\[\d+\]/g, '[]')}`, question.id] as const];
	});
}

function prefixOf({ fold }: Section): string | undefined {
	if (fold.as === 'list') return `${fold.into}[].`;
	if (fold.as === 'record') return fold.into === '' ? '' : `${fold.into}.`;
	if (fold.as !== 'listWithin') return undefined;
	const parent = findSection(fold.section);
	return parent && `${prefixOf(parent)}${fold.list}[].`;
}
