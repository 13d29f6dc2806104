/** The tax summary keeps its figures while newer ones are calculated, and says that they are older. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { keys } from '../../api/keys.ts';
import type { Answer } from '../../api/operation.ts';
import { useCalculation } from '../../api/operations/calculation.ts';
import type { Calculation, Entry, TaxReturn } from '../../api/shapes.ts';
import { TaxSummary } from './tax-summary.tsx';

const job: Entry = {
	...{ id: 'e', section: 'employment', taxReturnId: 'r', answers: { employer: 'Mill', pay: '31250.00' } },
	...{ provenance: {}, version: 1, updatedAt: '2026-11-20T06:00:00.000Z' },
};
const calculation: Calculation = {
	...{ taxYear: '2025-26', jurisdiction: 'uk', rulesVersion: '1', totalIncome: '31250.00' },
	...{ personalAllowance: '12570.00', taxableIncome: '18680.00', incomeTaxLiability: '3736.00' },
	...{ nationalInsuranceLiability: '0.00', taxPaid: '3700.00', refundAmount: '0.00', taxOwed: '36.00' },
	settlement: {
		...{ paid: [], balance: '36.00', bills: [], codingOut: null, repaidTo: null },
		parts: [{ name: 'incomeTax', amount: '3736.00', within: [] }],
	},
	...{ leftOut: [], bands: [] },
	working: [{ id: 'totalIncome', rule: 'total-income', value: '31250.00', inputs: [], uses: [] }],
};
type Deduction = Answer<'listDeductions'>[number];
const taxReturn = { id: 'r', taxYear: '2025-26', status: 'draft', canFile: true } as TaxReturn;

/** Accepted, and small enough for a tax code. */
const filed = {
	taxReturn: { ...taxReturn, status: 'accepted', submissionDate: '2026-11-20T09:00:00.000Z' } as TaxReturn,
	calculation: {
		...calculation,
		settlement: {
			...calculation.settlement,
			bills: [
				{ date: '2027-01-31', amount: '36.00', parts: [{ kind: 'balance', amount: '36.00' }] },
			] satisfies Calculation['settlement']['bills'],
			codingOut: { amount: '36.00', fileBy: '2026-12-30' },
		},
	},
};

function Summary({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const found = useCalculation('r', 'read');
	return (
		<TaxSummary
			calculation={found}
			entries={[job]}
			returnId="r"
			step={{ readyToSend: false, state: 'missing' }}
			{...{ taxReturn }}
		/>
	);
}

/** The summary with figures of the given age. Stale ones are being reloaded. */
function shown(
	staleTime: number,
	deductions?: readonly Deduction[],
	of = { taxReturn, calculation },
): string {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime } } });
	client.setQueryData(keys.calculation('r'), of.calculation);
	client.setQueryData(keys.deductions('r'), deductions);
	return renderToStaticMarkup(
		<Router ssrPath="/app">
			<QueryClientProvider client={client}>
				<Summary taxReturn={of.taxReturn} />
			</QueryClientProvider>
		</Router>,
	);
}

const figure = /<button[^>]*><span[^>]*>[^<]*Total Income[^<]*<\/span>£31,250\.00<\/button>/;

describe('the figures of the tax summary', () => {
	it('stay, each with its working, while newer ones are calculated, and are marked as older', () => {
		const html = shown(0);
		expect(html).toMatch(figure);
		expect(html).toContain('aria-busy="true"');
		expect(html).toContain('Updating…');
	});

	it('carry no such mark once they are current', () => {
		const html = shown(Number.POSITIVE_INFINITY);
		expect(html).toMatch(figure);
		expect(html).not.toContain('Updating…');
	});
});

it('asks nobody to file what is filed', () => {
	const text = shown(Number.POSITIVE_INFINITY, [], filed).replaceAll(/<[^>]+>/g, '');
	expect(text).toContain('You filed by 30 December 2026, so HMRC normally collects £36.00');
	expect(text).not.toContain('File by');
});

describe('the deductions of the tax summary', () => {
	const costs = { id: 'e', section: 'employment', description: 'Mill: job expenses', amount: '485.00' };

	it('are the job’s expenses too, and never "none yet" beside them', () => {
		const html = shown(0, [costs]);
		expect(html).toContain('Mill: job expenses');
		expect(html).toContain('£485.00');
		expect(html).not.toContain('None yet.');
	});

	it('are not called none before they are known', () => {
		expect(shown(0)).not.toContain('None yet.');
		expect(shown(0, [])).toContain('None yet.');
	});
});
