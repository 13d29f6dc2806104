/** What the scripted conversations say of amounts: the words around each, and the question that it answers. */
import { toPounds } from '@halfpenny/facts';
import { normalise } from '../../src/language/spelling.ts';
import type { Clause } from '../../src/offline/heard/learned/clause.ts';
import { clausesIn } from '../../src/offline/heard/statements.ts';
import { people } from '../harness/people.ts';
import type { Script } from '../harness/script.ts';

/** The words around an amount and what it answers: `section.field`. */
export interface Labelled {
	readonly clause: Clause;
	readonly label: string;
}

/** The amounts of a conversation whose question the expectations name. */
export function labelledIn({ person, turns }: Script): readonly Labelled[] {
	const whose = people[person];
	if (!whose) return [];
	const sections = new Set((whose.entries ?? []).map(({ section }) => section));
	const found: Labelled[] = [];
	let was: string | undefined;
	for (const { say, expect: { changes = [] } = {}, then } of turns) {
		const left = [...changes];
		let last: string | undefined;
		for (const { clause, amount } of clausesIn(normalise(say), [...sections])) {
			const values = [amount.inYear, amount.said].flatMap((one) =>
				one === undefined ? [] : [toPounds(one)],
			);
			const at = left.findIndex(
				({ value }) => typeof value === 'string' && values.includes(value.replace(/^-/, '')),
			);
			const [change] = at === -1 ? [] : left.splice(at, 1);
			const label = change && `${change.section}.${change.field}`;
			const before = last === undefined ? { was } : { last };
			if (label !== undefined) found.push({ clause: { ...clause, ...before }, label });
			last = label;
		}
		was = last ?? was;
		if (then === 'approve') for (const { section } of changes) sections.add(section);
	}
	return found;
}
