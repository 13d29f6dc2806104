/** A return's page says which year it is for. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { ReturnPage } from './return-page.tsx';

it('gives the tax year and its dates above the heading', () => {
	const html = renderToStaticMarkup(
		<Router ssrPath="/app">
			<ReturnPage taxReturn={{ taxYear: '2024-25' }} title="Jobs">
				{null}
			</ReturnPage>
		</Router>,
	);
	const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
	expect(text).toContain('Tax year 2024-25 : 6 April 2024 to 5 April 2025 Jobs');
});
