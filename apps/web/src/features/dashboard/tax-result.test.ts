/** "All settled" isn't said too early. */
import { expect, it } from 'vitest';
import { resultMeans, type Stage } from './tax-result.tsx';

const nothing = { refundAmount: '0.00', taxOwed: '0.00', settlement: { balance: '0.00' } };

it.each([
	[
		'begun',
		nothing,
		'There is nothing to pay on what you’ve entered so far, but some of it is still missing.',
	],
	['ready', nothing, 'All settled'],
	['filed', nothing, 'All settled'],
	[
		'ready',
		{ ...nothing, settlement: { balance: '-2815.80' } },
		'You have no tax to pay for the year itself.',
	],
	['begun', { ...nothing, taxOwed: '1.00' }, 'You owe this, based on what you’ve entered so far.'],
	['filed', { ...nothing, refundAmount: '1.00' }, 'HMRC owes you this.'],
] as const)('%s: %o', (stage: Stage, result, words) => {
	expect(resultMeans(result, stage)).toBe(words);
});
