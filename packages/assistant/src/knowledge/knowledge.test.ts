/** Every entry of the knowledge can be said in every year it holds for, and brings no figure of its own. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { supportedYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { portsOf } from '../../eval/harness/ports.ts';
import { collectAnswer } from '../answer-part.ts';
import { compose } from '../guard/compose.ts';
import { respond } from '../respond.ts';
import { knowledgeFigures } from './figures.ts';
import { searchKnowledge } from './search.ts';

describe('the knowledge', () => {
	it('has many entries, each only once', () => {
		expect(knowledge.length).toBeGreaterThanOrEqual(150);
		expect(new Set(knowledge.map(({ id }) => id)).size).toBe(knowledge.length);
	});

	it.each(supportedYears)('fills every gap from the figures of %s', (year) => {
		const held = knowledge.filter(({ from = year, until = year }) => from <= year && year <= until);
		const said = held.map(({ id, answer }) => ({ id, ...compose(answer, knowledgeFigures(year)) }));
		expect(said.filter(({ ok }) => !ok)).toEqual([]);
	});

	it('finds every entry by its own question', () => {
		const lost = knowledge.filter(
			({ id, question, from, until }) =>
				searchKnowledge(question, (until ?? (from && from > '2025-26' ? from : '2025-26')) as '2025-26')
					?.id !== id,
		);
		expect(lost.map(({ id }) => id)).toEqual([]);
	});

	it('answers every question it is meant for, and no other topic takes it', async () => {
		const ports = portsOf();
		const taken: string[] = [];
		for (const { id, question, from = '', until = '9' } of knowledge) {
			if (from > '2025-26' || until < '2025-26') continue;
			const { text } = await collectAnswer(respond({ message: question }, { messages: [] }, ports));
			if (!text.startsWith(question)) taken.push(id);
		}
		expect(taken).toEqual([]);
	});

	it.each([
		'what is the meaning of life',
		'no',
		'asdf qwer zxcv',
		'how tall is the eiffel tower',
		'can you recommend a restaurant',
		'my cat is ill',
		'what colour is the sky',
		'is it going to rain tomorrow',
		'how do I cook rice',
		'tell me about dinosaurs',
		'how do I change a tyre',
		'vanguard',
		'the quick brown fox',
		'who is the king',
		'do you like cheese',
		'book me a flight to Spain',
	])('declines “%s”', (question) => expect(searchKnowledge(question, '2025-26')).toBeUndefined());

	it('takes the figures of the year asked about', () => {
		expect(knowledgeFigures('2023-24').gainsExempt).toBe('£6,000');
		expect(knowledgeFigures('2024-25').gainsExempt).toBe('£3,000');
	});

	it.each([
		['is there still a first year allowance on electric cars', '100%'],
		['what is the most of my pension i can ever take tax free', '£268,275'],
		['plan 5 loan, from what wage do i pay', '£25,000'],
		['marginal rate between 100k and 125k', '60%'],
		['how many mtd points before they fine me', '4 where'],
		['what percentage do hmrc charge on late tax', '7.75%'],
		['foster care fixed amount', '£19,690'],
		['no earnings, how much can i pay into a pension', '£3,600'],
		['how far back can hmrc look if it was careless', '6 years where'],
		['do they want receipts', 'don’t send receipts'],
		['child benefit cut off figure', '£60,000'],
		['i sell crochet bits on etsy, took 640 all year. do i have to tell hmrc', '£1,000'],
		['SEIS max', '£200,000'],
		['can HMRC look at my bank account', 'HMRC'],
		['do i include my wife’s earnings', 'Everyone is taxed on their own'],
		['if me mum gives me 10 grand do the tax people want some', 'not on the money itself'],
		['if i give some of my shares to my husband before we sell, is there cgt', 'husband'],
		['new firm paid 11 grand towards my house move. is that taxed?', '£8,000'],
		['someone said the mtd limit drops again in april 2028, to what?', '£20,000'],
		['I am 69 and still labouring. Will they keep taking the stamp off me?', 'State Pension age'],
		['My lodger is paying £120 a week. Is that all right for tax?', '£7,500'],
		['how much can one have before any tax is due, please?', '£12,570'],
		['what’s the higher rate threshold', '£50,270'],
		['tax calculation says i’ve underpaid', 'P800'],
	])('says the figure that “%s” asks for', async (message, figure) => {
		const { text } = await collectAnswer(respond({ message }, { messages: [] }, portsOf()));
		expect(text).toContain(figure);
	});

	it('leaves out what does not hold in the year', () => {
		expect(searchKnowledge('What is the cash basis?', '2025-26')?.id).toBe('cashBasis');
		expect(searchKnowledge('What is the cash basis?', '2023-24')?.id).not.toBe('cashBasis');
	});
});
