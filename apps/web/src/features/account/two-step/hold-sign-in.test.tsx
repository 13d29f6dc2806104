/** What is held together reads as before. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { holdSignIn } from './hold-sign-in.tsx';

it('holds “sign-in” together, and leaves the rest as it is', () => {
	const html = renderToStaticMarkup(holdSignIn('Turn off two-step sign-in'));
	expect(html).toContain('<span class="whitespace-nowrap">sign-in</span>');
	expect(html.replace(/<[^>]+>/g, '')).toBe('Turn off two-step sign-in');
	expect(renderToStaticMarkup(holdSignIn('Get new recovery codes'))).not.toContain('nowrap');
});
