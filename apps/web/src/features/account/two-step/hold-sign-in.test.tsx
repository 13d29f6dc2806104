/** What is held together reads as before. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { holdSignIn } from './hold-sign-in.tsx';

it('holds “sign-in” together, and leaves the rest as it is', () => {
	const held = '<span class="whitespace-nowrap">sign-in</span>';
	expect(renderToStaticMarkup(holdSignIn('Turn off two-step sign-in'))).toBe(
		`<span>Turn off two-step ${held}</span>`,
	);
	expect(renderToStaticMarkup(holdSignIn('Get new recovery codes'))).toBe(
		'<span>Get new recovery codes</span>',
	);
});
