/** The amount so far: owed or owing, and no promise before the return is filed. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../api/shapes.ts';
import { SoFar, SUMMARY } from './so-far.tsx';

const html = (figures: Partial<Calculation> | undefined, filed = false) =>
	renderToStaticMarkup(
		<SoFar
			calculation={figures && ({ refundAmount: '0.00', taxOwed: '0.00', ...figures } as Calculation)}
			filed={filed}
		/>,
	);

describe('the result so far', () => {
	it.each([
		[{ taxOwed: '486.00' }, 'You owe so far', '£486.00'],
		[{ refundAmount: '12.50' }, 'HMRC owes you so far', '£12.50'],
		[{}, 'Nothing to pay so far', '£0.00'],
	])('%j is said with its direction', (figures, words, amount) => {
		expect(html(figures)).toContain(`>${words}</span>`);
		expect(html(figures)).toContain(`<span class="sr-only">${amount}</span>`);
	});

	it('is no more “so far” once the return is filed', () => {
		expect(html({ taxOwed: '486.00' }, true)).toContain('>You owe</span>');
	});

	it('leads to the whole summary, also while it is worked out', () => {
		for (const figures of [undefined, {}]) expect(html(figures)).toContain(`href="#${SUMMARY}"`);
		expect(html(undefined)).not.toContain('£');
	});
});
