/** Suggestions read as a person would say them, and say nothing of questions that only lead to others. */
import { expect, it } from 'vitest';
import { suggestedRows } from './suggested-rows.ts';

it('names the entry and says each answer', () => {
	const answers = { description: 'Plumber', name: 'Pat', hadLosses: true, lossBroughtForward: '5500.00' };
	const [row] = suggestedRows([{ section: 'selfEmployment', answers }]);
	expect(row).toMatchObject({ what: 'Working for yourself', name: 'Plumber' });
	expect(row?.details).toBe(
		'Name of the business: Pat · Losses of this business from earlier years: £5,500.00',
	);
});
