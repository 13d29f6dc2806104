/** A change to the entries of a return: what a proposal suggests, and what becomes of the answers. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { Answer, Answers } from './answer.ts';

/** The entry that a change is about: one as it was seen, or a new one, by a name that is its own within the proposal. */
export type EntryTarget = { readonly id: string; readonly version: number } | { readonly new: string };

/** A change to one entry of a section: answers to set, amounts to add to those that are there, or an entry to remove. */
export interface EntryChange {
	readonly section: string;
	readonly entry: EntryTarget;
	/** Answers by question, in place of those before. */
	readonly set?: Answers;
	/** Amounts in decimal pounds by question, on top of those before. */
	readonly add?: Readonly<Record<string, string>>;
	readonly remove?: true;
}

/** The answers with a change made. An amount is added to nothing where the question has no answer yet. */
export function changedAnswers(answers: Answers, { set = {}, add = {} }: EntryChange): Answers {
	const added: Record<string, Answer> = { ...answers, ...set };
	for (const [question, amount] of Object.entries(add)) added[question] = total(added[question], amount);
	return added;
}

/** Whether a change would make anything different of these answers, other than by adding to them. */
export function replacesAnswers(answers: Answers, { set = {}, remove }: EntryChange): boolean {
	return (
		remove === true ||
		Object.entries(set).some(([question, answer]) => (answers[question] ?? null) !== answer)
	);
}

function total(before: Answer | undefined, amount: string): string {
	const known = typeof before === 'string' ? fromPounds(before) : undefined;
	return toPounds(sum([known ?? ZERO, fromPounds(amount) ?? ZERO]));
}
