/** Investments in the year end: each company's figures, and what is asked of its certificate. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keys } from '../../../api/keys.ts';
import type { MtdInvestment } from '../../../api/shapes.ts';
import { Investments } from './investments.tsx';

const taxYear = '2025-26';
const loom: MtdInvestment = {
	...{ entryId: 'loom', heldId: null, scheme: 'eis', company: 'Loom', knowledgeIntensive: false },
	...{ ours: '5000.00', held: null, uniqueInvestmentRef: null, dateOfInvestment: null, same: false },
};

function rendered(held: readonly MtdInvestment[]): string {
	const client = new QueryClient();
	client.setQueryData(keys.mtd('year-end', 'investments', { taxYear }), held);
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<Investments shown={{ taxYear, scenario: undefined }} />
		</QueryClientProvider>,
	);
}

it('asks for the certificate of a company that HMRC does not have', () => {
	const markup = rendered([loom]);
	expect(markup).toContain('Loom, EIS');
	expect(markup).toContain('From your answers: £5,000.00');
	expect(markup).toContain('HMRC has nothing yet');
	for (const id of ['reference-loom', 'date-loom-day']) expect(markup).toContain(`id="${id}"`);
	expect(markup).not.toContain('Remove');
});

it('fills in what HMRC has where the figures are different', () => {
	const markup = rendered([
		{
			...loom,
			...{ heldId: 'a', held: '4000.00', uniqueInvestmentRef: 'XTAL', dateOfInvestment: '2025-09-01' },
		},
	]);
	expect(markup).toContain('HMRC has: £4,000.00');
	expect(markup).toContain('value="XTAL"');
	expect(markup).toContain('value="2025"');
	expect(markup).toContain('aria-label="Remove Loom"');
});

it('asks nothing about a company that HMRC has, or that only HMRC has', () => {
	const held = { ...loom, heldId: 'a', held: '5000.00' };
	const markup = rendered([
		{ ...held, same: true },
		{ ...held, entryId: null, ours: null, company: null },
	]);
	expect(markup).not.toContain('<form');
	expect(markup).toContain('A company without a name, EIS');
});

it('says that a trust need not have a reference', () => {
	const count = (one: MtdInvestment) => rendered([one]).split('optional').length;
	expect(count({ ...loom, scheme: 'vct' })).toBeGreaterThan(count(loom));
});
