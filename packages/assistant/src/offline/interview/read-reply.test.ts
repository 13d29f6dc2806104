import { expect, it } from 'vitest';
import { leavesOut, saysAsBefore, saysNone } from './read-reply.ts';

it.each(['nobody', 'not really', "dunno, no i don't think so", "i don't think so", 'non'])(
	'reads “%s” as no',
	(text) => {
		expect(saysNone(text)).toBe(true);
		expect(leavesOut(text)).toBe(false);
	},
);

it.each(['same as last year', 'it’s the same', 'ditto'])('knows that “%s” gives no answer', (text) => {
	expect(saysAsBefore(text.replace('’', "'"))).toBe(true);
});

it('accepts the same with an amount as an answer', () => {
	expect(saysAsBefore('same, 4,000')).toBe(false);
});
