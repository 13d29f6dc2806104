/** Each claim shows its own saving. There is no total, since claiming them all might not reach it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { keys } from '../../api/keys.ts';
import type { Answer } from '../../api/operation.ts';
import { LastLook } from './last-look.tsx';

type Suggestion = Answer<'suggestedDeductions'>[number];

const suggestion = (rule: string, saving: string, savedTogether = false): Suggestion => ({
	...{
		rule,
		saving,
		savedTogether,
		factsVersion: 1,
		description: `About ${rule}`,
		assumption: 'If it fits.',
		source: 'An Act',
	},
	...{
		estimatedAmount: '1000.00',
		changes: null,
		declined: null,
		place: { section: 'scope', entryId: null, question: null },
	},
});

function shown(suggestions: readonly Suggestion[]): string {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	client.setQueryData(keys.suggestedDeductions('r'), suggestions);
	client.setQueryData(keys.entries('r'), []);
	return renderToStaticMarkup(
		<Router ssrPath="/app">
			<QueryClientProvider client={client}>
				<LastLook returnId="r" />
			</QueryClientProvider>
		</Router>,
	);
}

describe('the last look', () => {
	it('shows each claim’s own saving, and no total', () => {
		const html = shown([suggestion('pension', '400.00'), suggestion('gift', '250.00')]);
		expect(html).toContain('It would save £400.00 of tax.');
		expect(html).toContain('It would save £250.00 of tax.');
		expect(html).not.toContain('650');
		expect(html).toContain('worked out each saving on its own');
	});

	it('says whose saving it is, and mentions other claims only if there are any', () => {
		const html = shown([suggestion('marriage', '252.00', true)]);
		expect(html).toContain('It would save the two of you £252.00 of tax.');
		expect(html).not.toContain('worked out each saving on its own');
	});

	it('starts with the saving: exact for one claim, the largest for several', () => {
		expect(shown([suggestion('gift', '128.00')])).toContain('You could pay £128.00 less<');
		const both = shown([suggestion('pension', '400.00'), suggestion('gift', '250.00')]);
		expect(both).toContain('You could save £400.00 or more');
	});

	it('stops offering a declined claim, and keeps the reason', () => {
		const html = shown([
			{ ...suggestion('pension', '400.00'), declined: 'noRecords' },
			suggestion('gift', '250.00'),
		]);
		expect(html).toContain('You could pay £250.00 less<');
		expect(html).not.toContain('£400.00');
		expect(html).toContain('About pension: I have no records of it');
	});

	it('is absent when there is nothing left to claim', () => {
		expect(shown([])).toBe('');
	});
});
