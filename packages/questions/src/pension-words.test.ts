/** A provider adds basic rate tax on the whole, a quarter of what was paid: the words must say that. */
import { questionWords } from '@halfpenny/messages/questions';
import { expect, it } from 'vitest';

const BASIC_RATE = 0.2;
const numbers = (text: string, pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number);

it('says what a provider adds to a payment, in the choice and in the amount', () => {
	const chosen = questionWords('pensionPayment', 'kind').choices?.reliefAtSource ?? '';
	const [added = 0, paid = 0] = numbers(chosen, /£(\d+) to every £(\d+)/);
	expect(added / (added + paid)).toBe(BASIC_RATE);
	const hint = questionWords('pensionPayment', 'amount').hint ?? '';
	const [gross = 0, net = 0] = numbers(hint, /£(\d+) for every £(\d+)/);
	expect((gross - net) / gross).toBe(BASIC_RATE);
	expect(chosen + hint).not.toContain('%');
});
