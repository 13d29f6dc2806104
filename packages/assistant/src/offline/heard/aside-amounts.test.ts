/** Amounts of a story that no return asks for. */
import { expect, it } from 'vitest';
import { amountsIn } from '../../language/amounts.ts';
import { withoutAsides } from './aside-amounts.ts';

const left = (text: string) => amountsIn(withoutAsides(text)).map(({ said }) => (said ?? 0) / 100);

it.each<readonly [string, readonly number[]]>([
	['company car benefit £5,280. the car’s list price was 33 thousand', [5280]],
	['£520 every month. house is worth 310k, we paid 190', [520]],
	['jsa came to 1,267.70. used to be on 13.20 an hour', [1267.7]],
	['tutor, 46 quid an hour, made 12,236', [12236]],
	['they pay me 31,870 in the year. next year maybe 35000 they say', [31870]],
	['rent was 9,600. it goes up to 10,200 next year', [9600]],
	['his pension had been £9,000 a year', []],
	['interest 3,100, the mortgage is about 182,000', [3100]],
	['the skipton paid 873.19. had 1,020 from it the year before', [873.19]],
	['wage 9,100. dividends i paid myself: £21,500. turnover of the company 74 grand', [9100, 21500]],
	['£6,725 in fees came to me. hubby drives a bus for 31k', [6725]],
	['food and toys £3,140, the oldest is 9', [3140]],
	['my lodger gives £140 a week. my mortgage is 1,100 a month', [140]],
	['my mortgage interest was 1,100', [1100]],
	['my wife earns 9k', [9000]],
	['i expect to owe less next year, so make them £900 each', [900]],
	['invoiced 41,870 for the year before costs', [41870]],
	['a loss of 2,300 the year before', [2300]],
	['i gave shares worth 5,000 to oxfam', [5000]],
	['i sold stuff worth 900', [900]],
	['did 30 hours at 14.50 an hour', [14.5]],
])('%s', (text, kept) => {
	expect(left(text)).toEqual(kept);
});
