/** Whether the user pays or is paid. An unknown amount is neither. */
import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it.each([
	['12.50', '0.00', { kind: 'owed', amount: 1250 }],
	['0.00', '3.00', { kind: 'refund', amount: 300 }],
	['0.00', '0.00', { kind: 'nothing', amount: 0 }],
	[null, null, undefined],
] as const)('%s owed, %s back', (owed, refund, outcome) => {
	expect(outcomeOf(owed, refund)).toEqual(outcome);
});
