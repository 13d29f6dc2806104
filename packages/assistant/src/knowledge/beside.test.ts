/** A question between two rules gets both, and one that names a rule gets it, whatever of the bill is in its words. */
import { describe, expect, it } from 'vitest';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';
import { entryBeside, entryNear } from './beside.ts';
import { searchKnowledge } from './search.ts';

const YEAR = '2025-26';

describe('the entry beside', () => {
	it('is a second rule where two are near, and none where the question is one of the knowledge', () => {
		const question = 'late paying and late filing, what is the fine';
		const found = searchKnowledge(question, YEAR);
		expect(found && entryBeside(question, YEAR, found)).toBeDefined();
		const known = searchKnowledge('Are tips taxed?', YEAR);
		expect(known && entryBeside('Are tips taxed?', YEAR, known)).toBeUndefined();
	});

	it('is none for what is not about tax', () => {
		expect(entryNear('who is going to win the league', YEAR)).toBeUndefined();
	});

	it.each([
		'i inherited my mother’s house. is there anything to pay for me?',
		'do i owe them on my premium bond winnings',
	])('is what is meant by “%s”, not the bill', async (question) => {
		const { calls } = await talkAbout().say(question);
		expect(calls.map(({ tool }) => tool)).toEqual(['lookUp']);
	});
});
