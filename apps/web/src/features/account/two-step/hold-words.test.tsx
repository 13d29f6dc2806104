/** Words kept on one line read as before. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { holdWords } from './hold-words.tsx';

it('keeps “two-step” and “sign-in” together, and leaves the rest alone', () => {
	const html = renderToStaticMarkup(holdWords('Turn off two-step sign-in'));
	for (const word of ['two-step', 'sign-in'])
		expect(html).toContain(`<span class="whitespace-nowrap">${word}</span>`);
	expect(html.replace(/<[^>]+>/g, '')).toBe('Turn off two-step sign-in');
	expect(renderToStaticMarkup(holdWords('Get new recovery codes'))).not.toContain('nowrap');
});
