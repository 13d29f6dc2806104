/** Two readers of a line: what they agree on is sure, what they dispute is not. */
import { describe, expect, it } from 'vitest';
import { agree } from './agree.ts';

const read = (text: string, sureness = 0.9) =>
	[...text].map((character, index) => ({ text: character, at: (index + 0.5) / text.length, sureness }));
const textOf = (characters: ReturnType<typeof agree>) =>
	characters.map(({ text, startsWord }) => `${startsWord ? ' ' : ''}${text}`).join('');

describe('two readings of a line', () => {
	it('are surer than either where they are the same', () => {
		const agreed = agree(read('12.50'), read('12.50'));
		expect(textOf(agreed)).toBe('12.50');
		for (const { sureness } of agreed) expect(sureness).toBeCloseTo(0.99);
	});

	it('take the likelier character where they differ, and doubt it', () => {
		const agreed = agree(read('12.50', 0.6), read('17.50', 0.9));
		expect(textOf(agreed)).toBe('17.50');
		expect(agreed[1]?.sureness).toBeCloseTo(0.45);
		expect(agreed[0]?.sureness).toBeCloseTo(0.96);
	});

	it('keep a clear character that only one saw, and drop a faint one', () => {
		expect(textOf(agree(read('£9.00'), read('9.00')))).toBe('£9.00');
		expect(textOf(agree(read('9.00'), read('9.000', 0.4)))).toBe('9.00');
	});

	it('doubt what stands beside a letter that only one saw, though not clearly', () => {
		const agreed = agree(read('SPEED RT'), [...read('SPEED '), ...read('MA', 0.5), ...read('RT')]);
		expect(textOf(agreed)).toBe('SPEED RT');
		expect(agreed.find(({ text }) => text === 'R')?.sureness).toBeCloseTo(0.495);
		expect(agreed[0]?.sureness).toBeCloseTo(0.99);
		const specks = agree(read('9.00'), read('9.000', 0.25));
		expect(Math.min(...specks.map(({ sureness }) => sureness))).toBeGreaterThan(0.9);
	});

	it('keep what only one took for a letter before an amount, since it is a pound sign, and doubt nothing by it', () => {
		const faint = (letter: string) => [...read(letter, 0.5), ...read('12.50')];
		const [pound, other] = [agree(faint('f'), read('12.50')), agree(faint('E'), read('12.50'))];
		expect(textOf(pound)).toBe('f12.50');
		expect(textOf(other)).toBe('12.50');
		expect(Math.min(...other.map(({ sureness }) => sureness))).toBeCloseTo(0.99);
		expect(pound[1]?.sureness).toBeCloseTo(0.99);
	});

	it('part words where either saw a space', () => {
		expect(textOf(agree(read('Net pay'), read('Netpay')))).toBe('Net pay');
	});

	it('are one where they differ only in whether a letter is large: where a word starts it is', () => {
		const agreed = agree(read("coxo'Connell cox"), read("Coxo'connell Cox", 0.8));
		expect(textOf(agreed)).toBe("Coxo'Connell Cox");
		for (const { sureness } of agreed) expect(sureness).toBeCloseTo(0.98);
		expect(textOf(agree(read('TSB', 0.8), read('TsB')))).toBe('TsB');
	});

	it('are one where a letter stands for the figure that it looks like in an amount or a date', () => {
		const agreed = agree(read('Pay 21,331.76'), read('Pay 2l,33i.76'));
		expect(textOf(agreed)).toBe('Pay 21,331.76');
		expect(Math.min(...agreed.map(({ sureness }) => sureness))).toBeCloseTo(0.99);
	});

	it('are one where a figure stands for the letter that it looks like beside a small one', () => {
		const agreed = agree(read('7 0ctober Til1'), read('7 October Till'));
		expect(textOf(agreed)).toBe('7 October Til1');
		expect(agreed[1]?.sureness).toBeCloseTo(0.99);
		expect(agreed.at(-1)?.sureness).toBeCloseTo(0.45);
	});

	it('are in doubt where the letter may be one: in a code or a number alone, or where it looks like another figure', () => {
		const least = (one: string, other: string) =>
			Math.min(...agree(read(one), read(other)).map(({ sureness }) => sureness));
		expect(least('12834', '12B34')).toBeCloseTo(0.45);
		expect(least('A1/8', 'A1/B')).toBeCloseTo(0.45);
		expect(least('21.76', '2S.76')).toBeCloseTo(0.45);
	});
});
