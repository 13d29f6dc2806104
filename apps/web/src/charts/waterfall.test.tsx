/** The amounts of a waterfall as people read them. */
import { pence } from '@halfpenny/facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Waterfall } from './waterfall.tsx';

const amounts = (...steps: readonly number[]) =>
	[
		...renderToStaticMarkup(
			<Waterfall
				label="Tax"
				steps={steps.map((amount, at) => ({ key: `${at}`, label: 'Step', amount: pence(amount) }))}
			/>,
		).matchAll(/text-right[^>]*>(.*?)<\/span><\/li>/g),
	].map(([, cell = '']) => cell.replace(/<span class="sr-only">.*?<\/span>|<[^>]+>/g, ''));

it('has a sign for what is added or taken off, and none for nothing', () => {
	expect(amounts(500, -200, 0)).toEqual(['+ £5.00', '− £2.00', '£0.00']);
});
