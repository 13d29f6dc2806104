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

	it('part words where either saw a space', () => {
		expect(textOf(agree(read('Net pay'), read('Netpay')))).toBe('Net pay');
	});
});
