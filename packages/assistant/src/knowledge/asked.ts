/** Finds the entry of the knowledge that a message asks for, by the ways people ask for it. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { askedOfMoney } from './asked-money.ts';
import { askedOtherwise } from './asked-otherwise.ts';
import { askedPlainly } from './asked-plainly.ts';
import { askedOfReturns } from './asked-returns.ts';
import { askedInSituations } from './asked-situations.ts';

const ways = new Map<string, readonly string[]>();
for (const list of [askedOfReturns, askedOfMoney, askedPlainly, askedInSituations, askedOtherwise])
	for (const [id, all] of Object.entries(list)) ways.set(id, [...(ways.get(id) ?? []), ...all.split('|')]);

/** The ways to ask for an entry, besides its question. */
export function waysOf(id: string): readonly string[] {
	return ways.get(id) ?? [];
}

/** Every way to ask, with the id of its entry. */
export const waysOfAsking: readonly (readonly [string, string])[] = [
	...knowledge.map(({ question, id }) => [question, id] as const),
	...[...ways].flatMap(([id, all]) => all.map((way) => [way, id] as const)),
];
