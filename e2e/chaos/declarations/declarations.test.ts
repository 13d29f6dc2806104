/** A few kills around the final declaration in every test run. The evidence does a hundred. */
import { expect, it } from 'vitest';
import { run } from '../run.ts';
import { declarationsFiling } from './filing.ts';

const MINUTES = 60_000;

it(
	'loses no final declaration and makes none twice when the server is killed around it',
	async () => {
		const { kills, returns, differences } = await run(declarationsFiling, {
			...{ kills: 3, servers: 1, people: 2, databaseUrl: undefined, seed: 1 },
			say: () => undefined,
		});
		expect(differences).toEqual([]);
		expect([...kills.values()].reduce((sum, one) => sum + one, 0)).toBe(3);
		expect(returns).toBe(2);
	},
	10 * MINUTES,
);
