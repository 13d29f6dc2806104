/** What lowers the tax is listed, wherever it was entered. */
import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { listDeductions } from './summaries.ts';

const entry = (id: string, section: string, answers: Entry['answers']) => ({ id, section, answers }) as Entry;

it('lists a job’s expenses along with gifts', () => {
	const entries = [
		entry('a', 'employment', {
			employer: 'Acme Ltd',
			pay: '1.00',
			businessTravelCosts: '85.00',
			professionalSubscriptions: '400.00',
		}),
		entry('b', 'giftAid', { charity: 'Shelter', amount: '100.00' }),
	];
	expect(listDeductions(entries)).toEqual([
		{ id: 'b', section: 'giftAid', description: 'Shelter', amount: '100.00' },
		{ id: 'a', section: 'employment', description: 'Acme Ltd: job expenses', amount: '485.00' },
	]);
});

it('lists no expenses for a job that has none', () => {
	expect(listDeductions([entry('a', 'employment', { employer: 'Acme Ltd', pay: '1.00' })])).toEqual([]);
});
