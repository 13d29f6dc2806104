/** What a suggestion says of the answers that it would change, or that contradict it. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../api/shapes.ts';
import { answersAgainst } from './replaced-answers.ts';

const job = (answers: Entry['answers']): Entry => ({
	...{ id: 'job', taxReturnId: 'return', section: 'employment', version: 1, answers, provenance: {} },
	...{ updatedAt: '2026-11-20T09:00:00.000Z' },
});
const place = { section: 'employment', entryId: 'job', question: 'hadExpenses' };
const claim = (answers: Entry['answers']) =>
	answersAgainst(
		{
			place,
			changes: [
				{
					...{ section: 'employment', entry: { id: 'job', version: 1 }, operation: 'set' },
					...{ field: 'workingFromHome', value: '312.00' },
				},
			],
		},
		[job(answers)],
	);

describe('a suggestion', () => {
	it('names an answer that claiming it would change, with both amounts', () => {
		const [sentence, ...others] = claim({ workingFromHome: '100.00' });
		expect(sentence).toContain('£100.00');
		expect(sentence).toContain('£312.00');
		expect(others).toEqual([]);
	});

	it('names none where the answer is blank, the same, or another', () => {
		expect(claim({})).toEqual([]);
		expect(claim({ workingFromHome: '312' })).toEqual([]);
		expect(claim({ pay: '30000.00' })).toEqual([]);
	});

	it('that opens a question names a no to it, of that entry alone', () => {
		const open = (answers: Entry['answers'], entryId = 'job') =>
			answersAgainst({ place: { ...place, entryId }, changes: null }, [job(answers)]);
		expect(open({ hadExpenses: false })).toHaveLength(1);
		expect(open({ hadExpenses: true })).toEqual([]);
		expect(open({})).toEqual([]);
		expect(open({ hadExpenses: false }, 'another')).toEqual([]);
	});
});
