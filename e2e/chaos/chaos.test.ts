/** A few kills in every test run. `npm run chaos` and the evidence do hundreds. */
import { expect, it } from 'vitest';
import { returnsFiling } from './returns.ts';
import { run } from './run.ts';

const MINUTES = 60_000;

it(
	'loses nothing and files nothing twice when the server is killed while people file',
	async () => {
		const { kills, returns, amendments, receipts, differences } = await run(returnsFiling, {
			...{ kills: 6, servers: 1, people: 5, databaseUrl: undefined, seed: 1 },
			say: () => undefined,
		});
		expect(differences).toEqual([]);
		expect([...kills.values()].reduce((sum, one) => sum + one, 0)).toBe(6);
		expect(returns).toBeGreaterThan(0);
		expect(receipts).toBe(returns + amendments);
	},
	10 * MINUTES,
);
