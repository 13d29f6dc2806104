/** The type of a suggested-deduction rule: it looks at a return's facts and names claims that may be missing. */
import type { FactPath, Facts, Pence } from '@halfpenny/facts';
import type { SuggestionMessage } from '@halfpenny/messages/suggestions';
import type { Calculation } from '@halfpenny/tax';
import type { KnownEntry } from './known-entry.ts';

/** Last year's return: its facts, and what its calculation left for later years. */
export interface LastYear {
	readonly facts: Facts;
	readonly carriedForward: Calculation['carriedForward'];
}

/** A rule's input. */
export interface Looked {
	readonly facts: Facts;
	/** The current tax. */
	readonly calculation: Calculation;
	/** The entries behind the facts: only these have the answers that just steer the interview. */
	readonly entries: readonly KnownEntry[];
	/** Sections that the person said don't apply. */
	readonly declined: ReadonlySet<string>;
	/** The person's own return of the previous year, if we have it. */
	readonly lastYear: LastYear | undefined;
}

/** A fact's value, as its question stores it: amounts in decimal pounds. */
export interface FactAnswer {
	readonly fact: FactPath;
	readonly value: string | boolean;
}

/** A possible claim. Suggested only if it saves tax. */
export interface Idea {
	/** The rule behind it. */
	readonly rule: string;
	/** How much could be claimed, given the assumption. */
	readonly estimated: Pence;
	/** The facts with the claim, from which the saving is calculated. */
	readonly change: Partial<Omit<Facts, 'taxYear'>>;
	/** Another person's saving, if the claim benefits them. */
	readonly savedByAnother?: Pence;
	/** The fact to answer, such as `employments[0].expenses.workingFromHome`. */
	readonly fact: FactPath;
	/** The answer, if the facts determine it; absent if only the person knows the amount. */
	readonly answers?: readonly FactAnswer[];
	readonly description: SuggestionMessage;
	/** What the estimate assumes. */
	readonly assumption: SuggestionMessage;
	/** The rule's source in law or HMRC's manuals. */
	readonly source: SuggestionMessage;
}

/** Looks at a return. Returns nothing if nothing makes the claim likely. */
export type Rule = (looked: Looked) => readonly Idea[];

/** Returns the list with one element changed. */
export function changed<T>(list: readonly T[], index: number, change: Partial<T>): T[] {
	return list.map((one, at) => (at === index ? { ...one, ...change } : one));
}

/** Returns the list's elements, each with its index. */
export function placed<T>(list: readonly T[] | undefined): readonly (readonly [T, number])[] {
	return (list ?? []).map((one, index) => [one, index] as const);
}
