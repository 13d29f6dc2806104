/** What the form has ticked at first. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { TaxReturn } from '../../api/shapes.ts';
import { SuggestedForm } from './suggested-form.tsx';

it('ticks what last year’s return knows, but not that something was paid', () => {
	const html = renderToStaticMarkup(
		<Router ssrPath="/app">
			<QueryClientProvider client={new QueryClient()}>
				<SuggestedForm
					from="2024-25"
					entries={[
						{ section: 'employment', answers: { employer: 'Example Ltd' } },
						{ section: 'payments', answers: { paymentsOnAccountMade: '2815.80' } },
					]}
					taxReturn={{ id: 'a', taxYear: '2025-26' } as TaxReturn}
					onProblems={() => undefined}
				/>
			</QueryClientProvider>
		</Router>,
	);
	const ticked = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input.includes('checked=""'));
	expect(ticked).toEqual([true, false]);
	expect(html).toContain('Add this one');
});
