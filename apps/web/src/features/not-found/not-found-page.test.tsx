/** An unknown address below the app has the specified heading there too. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { NotFoundPage } from './not-found-page.tsx';

it('has the specified heading, and ways on', () => {
	const html = renderToStaticMarkup(
		<Router ssrPath="/app/nowhere">
			<NotFoundPage />
		</Router>,
	);
	expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
	expect(html).toContain('href="/app"');
});
