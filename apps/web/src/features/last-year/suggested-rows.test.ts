/** Suggestions read as a person would say them, without questions that only lead to others. */
import { expect, it } from 'vitest';
import { suggestedRows } from './suggested-rows.ts';

it('names the entry and gives each answer', () => {
	const answers = { description: 'Plumber', name: 'Pat', hadLosses: true, lossBroughtForward: '5500.00' };
	const [row] = suggestedRows([{ section: 'selfEmployment', answers }], '2024-25');
	expect(row).toMatchObject({ what: 'Working for yourself', name: 'Plumber', known: true });
	expect(row?.details).toBe(
		'Name of the business: Pat · Losses of this business from earlier years: £5,500.00',
	);
});

it('does not treat payments on account as paid because they were asked for', () => {
	const answers = { paymentsOnAccountMade: '2815.80' };
	const [row] = suggestedRows([{ section: 'payments', answers }], '2024-25');
	expect(row).toMatchObject({
		known: false,
		details: 'Your 2024-25 return asked for £2,815.80 in two payments. Tick this only if you paid all of it.',
	});
});
