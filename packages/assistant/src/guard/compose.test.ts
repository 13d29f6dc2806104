/** Every figure in an answer was filled in by code, whatever wrote the sentence. */
import { describe, expect, it } from 'vitest';
import { bareFigures } from './bare-figures.ts';
import { compose } from './compose.ts';

describe('bareFigures', () => {
	it.each([
		['You owe £412.', '£412.'],
		['The rate is 20%.', '20%'],
		['Pay by 31 January 2027.', '31 January 2027'],
		['You have 30 days.', '30'],
		['It costs 45p a mile.', '45p'],
		['Wait two weeks.', 'two weeks'],
		['About twenty per cent.', 'twenty per cent'],
		['It is a thousand.', 'a thousand'],
		['By 31/01/2027 at the latest.', '31/01/2027'],
	])('finds the figure in “%s”', (text, found) => {
		expect(bareFigures(text, '')).toContain(found);
	});

	it.each(['File your SA100 for 2025-26.', 'See box 20 and your P60.', 'You owe {totalDue} by {onlineBy}.'])(
		'finds none in “%s”',
		(text) => expect(bareFigures(text, '')).toEqual([]),
	);

	it('allows the person’s own figure, written another way too', () => {
		expect(bareFigures('You said £2,000.', 'if I paid 2000')).toEqual([]);
		expect(bareFigures('You said £2,001.', 'if I paid 2000')).not.toEqual([]);
	});
});

describe('compose', () => {
	it('fills gaps, refuses a bare figure and an open gap', () => {
		expect(compose('You owe {due}.', { due: '£5.00' })).toEqual({ ok: true, value: 'You owe £5.00.' });
		expect(compose('You owe £5.', {})).toMatchObject({ ok: false, problem: { code: 'BARE_FIGURE' } });
		expect(compose('You owe {due}.', {})).toMatchObject({ ok: false, problem: { code: 'UNFILLED_GAP' } });
	});
});
