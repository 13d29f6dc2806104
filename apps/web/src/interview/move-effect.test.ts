/** A move that changes the tax says by how much; one that doesn't says nothing. */
import { expect, it } from 'vitest';
import { dueOn } from './live-tax/engine.ts';
import { moveEffect, moveWords } from './move-effect.ts';

const person = { taxYear: '2025-26', residence: 'uk', dateOfBirth: null } as const;
const job = (pay: string) => ({
	id: 'e1',
	section: 'employment',
	answers: { employer: 'Mill', pay, taxDeducted: '7540.00' },
});

it('gives the bill before and after where Scottish rates differ', () => {
	const effect = moveEffect(dueOn, person, [job('60000.00')], 'scotland');
	expect(effect && effect.after > effect.before).toBe(true);
	const words = effect ? moveWords(effect).sentences : [];
	expect(words[0]).toBe('As it is now: you owe £3,892.00.');
	expect(words[1]).toMatch(/^If you lived there: you owe £[\d,.]+\.$/);
	expect(words[2]).toMatch(/more tax/);
});

it('says nothing for Wales, whose rates are the same, or for a return without income', () => {
	expect(moveEffect(dueOn, person, [job('60000.00')], 'wales')).toBeUndefined();
	expect(moveEffect(dueOn, person, [], 'scotland')).toBeUndefined();
});
