/** Every entry of the knowledge can be said in every year it holds for, and brings no figure of its own. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { supportedYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { compose } from '../guard/compose.ts';
import { topicOf } from '../offline/topic.ts';
import { knowledgeFigures } from './figures.ts';
import { searchKnowledge } from './search.ts';

describe('the knowledge', () => {
	it.each(supportedYears)('fills every gap from the figures of %s', (year) => {
		const said = knowledge.map(({ id, answer }) => ({ id, ...compose(answer, knowledgeFigures(year)) }));
		expect(said.filter(({ ok }) => !ok)).toEqual([]);
	});

	it('finds every entry by its own question', () => {
		const lost = knowledge.filter(
			({ id, question, until }) => searchKnowledge(question, (until ?? '2025-26') as '2025-26')?.id !== id,
		);
		expect(lost.map(({ id }) => id)).toEqual([]);
	});

	it('is asked for every question that it answers, and no other topic takes it', () => {
		const taken = knowledge.filter(({ question }) => !['other', 'dates'].includes(topicOf(question)));
		expect(taken.map(({ id }) => id)).toEqual([]);
	});

	it('takes the figures of the year asked about', () => {
		expect(knowledgeFigures('2023-24').gainsExempt).toBe('£6,000');
		expect(knowledgeFigures('2024-25').gainsExempt).toBe('£3,000');
	});

	it('leaves out what does not hold in the year', () => {
		expect(searchKnowledge('What is the cash basis?', '2025-26')?.id).toBe('cashBasis');
		expect(searchKnowledge('What is the cash basis?', '2023-24')?.id).not.toBe('cashBasis');
	});
});
