/** Which entry of the knowledge a message asks for, by the ways in which people ask for it. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { askedOfMoney } from './asked-money.ts';
import { askedOfReturns } from './asked-returns.ts';

const ways = new Map(
	Object.entries({ ...askedOfReturns, ...askedOfMoney }).map(([id, all]) => [id, all.split('|')]),
);

/** The ways of asking for an entry besides its question. */
export function waysOf(id: string): readonly string[] {
	return ways.get(id) ?? [];
}

/** Every way of asking, with the id of the entry that it asks for. */
export const waysOfAsking: readonly (readonly [string, string])[] = [
	...knowledge.map(({ question, id }) => [question, id] as const),
	...[...ways].flatMap(([id, all]) => all.map((way) => [way, id] as const)),
];
