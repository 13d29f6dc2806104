/** What the answers promise stands with what it is about. */
import { expect, it } from 'vitest';
import { faqs } from './faqs.ts';
import type { PublicFigures } from './public-figures.ts';

/** Figures of which only the lists matter here. */
const figures = new Proxy({ onScreen: ['Work'], making: [] } as unknown as PublicFigures, {
	get: (own, name) => Reflect.get(own, name) ?? 'x',
});

it('introduces the list of what you can enter by saying that you can', () => {
	const entering = faqs(figures, 'local').find(({ id }) => id === 'what');
	expect(entering?.points).toEqual(['Work']);
	expect(entering?.answer.at(-1)).toMatch(/^You can enter these parts of your year:/);
	expect(entering?.answer.filter((paragraph) => paragraph.startsWith('You can’t enter'))).toHaveLength(1);
});

it('says beside the interest rate when it may have changed since it was checked', () => {
	const paying = (interestIsOld: boolean) => {
		const told = new Proxy(figures, {
			get: (own, name) => (name === 'interestIsOld' ? interestIsOld : Reflect.get(own, name)),
		});
		return JSON.stringify(faqs(told, 'local').filter(({ id }) => id === 'late'));
	};
	expect(paying(true)).toContain('since we checked that');
	expect(paying(false)).not.toContain('since we checked that');
});
