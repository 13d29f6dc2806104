/** Income from abroad in the year end: the countries HMRC has by name, and what is asked of another. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keys } from '../../../api/keys.ts';
import type { MtdForeignIncome } from '../../../api/shapes.ts';
import { ForeignIncome } from './foreign-income.tsx';

const taxYear = '2025-26';

function rendered(held: readonly MtdForeignIncome[]): string {
	const client = new QueryClient();
	client.setQueryData(keys.mtd('year-end', 'foreign', { taxYear }), held);
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ForeignIncome shown={{ taxYear, scenario: undefined }} />
		</QueryClientProvider>,
	);
}

it('names each country that HMRC has, and can take each away', () => {
	const markup = rendered([
		{ kind: 'interest', countryCode: 'DEU', amount: '1500.00', taxTakenOff: null },
		{ kind: 'dividends', countryCode: 'USA', amount: '700.00', taxTakenOff: '105.00' },
	]);
	expect(markup).toContain('Interest from Germany: £1,500.00');
	expect(markup).toContain('Dividends from United States: £700.00');
	expect(markup).toContain('aria-label="Remove dividends from United States"');
	expect(markup).toContain('don’t claim a credit for foreign tax');
});

it('asks for kind, country, amount and tax of the first', () => {
	const markup = rendered([]);
	for (const id of ['foreign-kind', 'countryCode', 'amount', 'taxTakenOff'])
		expect(markup).toContain(`id="${id}"`);
	expect(markup).toMatch(/<details[^>]* open/);
	expect(markup).toContain('<option value="FRA">France</option>');
});
