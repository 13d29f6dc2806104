/** The type of a suggested-deduction rule: it looks at a return's facts and names claims that may be missing. */
import type { FactPath, Facts, Pence } from '@halfpenny/facts';
import type { SuggestionMessage } from '@halfpenny/messages/suggestions';
import type { Calculation } from '@halfpenny/tax';
import type { KnownEntry } from './known-entry.ts';

/** Last year's return: its facts and what its calculation left for later years. */
export interface LastYear {
	readonly facts: Facts;
	readonly carriedForward: Calculation['carriedForward'];
}

/** A rule's input. */
export interface Looked {
	readonly facts: Facts;
	/** The tax now. */
	readonly calculation: Calculation;
	/** The entries that the facts were folded from: what only steers the interview stands in these alone. */
	readonly entries: readonly KnownEntry[];
	/** Sections of the interview that the person said do not apply. */
	readonly declined: ReadonlySet<string>;
	/** The person's own return of the year before, where it is here. */
	readonly lastYear: LastYear | undefined;
}

/** A fact's value as its question stores it: amounts as decimal pounds. */
export interface FactAnswer {
	readonly fact: FactPath;
	readonly value: string | boolean;
}

/** Something that could be claimed. It is suggested only when it saves tax. */
export interface Idea {
	/** The rule behind it. */
	readonly rule: string;
	/** What could be claimed, by the assumption. */
	readonly estimated: Pence;
	/** The facts with the claim: the saving is calculated from them. */
	readonly change: Partial<Omit<Facts, 'taxYear'>>;
	/** The saving of another person, where that is the point. */
	readonly savedByAnother?: Pence;
	/** The fact to answer: `employments[0].expenses.workingFromHome`. */
	readonly fact: FactPath;
	/** The answer, if the facts determine it; absent where only the person knows the amount. */
	readonly answers?: readonly FactAnswer[];
	readonly description: SuggestionMessage;
	/** What the estimate assumes. */
	readonly assumption: SuggestionMessage;
	/** Where the rule is in law or in HMRC's manuals. */
	readonly source: SuggestionMessage;
}

/** Looks at a return. Returns nothing if nothing makes the claim plausible. */
export type Rule = (looked: Looked) => readonly Idea[];

/** The same list with one element changed. */
export function changed<T>(list: readonly T[], index: number, change: Partial<T>): T[] {
	return list.map((one, at) => (at === index ? { ...one, ...change } : one));
}

/** The list with its places, each element with its index. */
export function placed<T>(list: readonly T[] | undefined): readonly (readonly [T, number])[] {
	return (list ?? []).map((one, index) => [one, index] as const);
}
