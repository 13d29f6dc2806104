/** What we say about each value found. The strip of the page around it always includes it. */
import { findSection } from '@halfpenny/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundField, findingOf, foundAnswers, foundWords, stripAround } from './found-fields.ts';

const section = findSection('employment');
if (!section) throw new Error('there is a section employment');
const question = (id: string) => {
	const found = section.questions.find((each) => each.id === id);
	if (!found) throw new Error(`there is a question ${id}`);
	return found;
};
const field = (over: Partial<FoundField> = {}): FoundField => ({
	question: 'pay',
	value: '31250.00',
	page: 1,
	box: [0.1, 0.2, 0.1, 0.02],
	confidence: 0.99,
	...over,
});

describe('findingOf', () => {
	it.each([
		['pay', [field()], { pay: '31250.00' }, 'fromPage'],
		['pay', [field()], { pay: '31251' }, 'changed'],
		['pay', [field()], { pay: null }, 'changed'],
		['pay', [field({ confidence: 0.5 })], { pay: '31250.00' }, 'doubt'],
		['pay', [field({ confidence: 0.5 })], { pay: null }, 'offered'],
		['pay', [field({ confidence: 0.5 })], { pay: '12.00' }, 'changed'],
		['taxDeducted', [field()], {}, 'notFound'],
		['companyDirector', [field()], {}, 'notOnPaper'],
	] as const)('of %s is right', (id, fields, answers, finding) => {
		const field = fields.find((each) => each.question === id);
		expect(findingOf(question(id), field, answers)).toBe(finding);
	});
});

describe('found values', () => {
	it('become the initial answers', () => {
		expect(foundAnswers([field(), field({ question: 'employer', value: 'Mill' })])).toEqual({
			pay: '31250.00',
			employer: 'Mill',
		});
	});

	it('read as a person would write them', () => {
		expect(foundWords(section, field())).toEqual({ label: 'Pay from this job', value: '£31,250.00' });
	});
});

describe('stripAround', () => {
	it('stays within the page and includes the value', () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		fc.assert(
			fc.property(share, share, share, share, (left, top, w, h) => {
				const width = Math.min(w, 1 - left);
				const height = Math.min(h, 1 - top);
				const [x, y, across, down] = stripAround([left, top, width, height]);
				const slack = 1e-9;
				expect(x).toBeGreaterThanOrEqual(0);
				expect(y).toBeGreaterThanOrEqual(0);
				expect(x + across).toBeLessThanOrEqual(1 + slack);
				expect(y + down).toBeLessThanOrEqual(1 + slack);
				expect(x).toBeLessThanOrEqual(left + slack);
				expect(x + across).toBeGreaterThanOrEqual(left + width - slack);
				expect(y).toBeLessThanOrEqual(top + slack);
				expect(y + down).toBeGreaterThanOrEqual(top + height - slack);
			}),
		);
	});
});
