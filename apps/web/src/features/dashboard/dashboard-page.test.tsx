/** Every dashboard has the progress card and the dialog on which return to send, also without a return. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { keys } from '../../api/keys.ts';
import type { NextStep, Service, TaxReturn, User } from '../../api/shapes.ts';
import { DashboardPage } from './dashboard-page.tsx';

const taxYear = '2025-26';
const year = { taxYear, canFile: true, canFilePartnership: true, onlineDeadline: '2027-01-31' };
const service = { taxYears: [year], defaultTaxYear: taxYear, today: '2026-11-20' } as unknown as Service;
const action: NextStep['action'] = { words: 'Carry on', place: { page: 'check' } };
const step = {
	...{ state: 'missing', readyToSend: false, due: null, headline: 'One question is open', detail: null },
	...{ amount: null, action, secondAction: null },
} as NextStep;
const job = { employer: 'Mill', payeReference: '123/AB4', pay: '1.00', taxDeducted: '0.00' };
const whole = { companyDirector: false, hadBenefits: false, hadExpenses: false, hadOtherPay: false };
const entry = { id: 'e', section: 'employment', answers: { ...job, ...whole } };
const own = { id: 'r', taxYear, returnType: 'individual', status: 'draft', jurisdiction: 'uk' } as TaxReturn;
const figures = {
	...{ taxYear, totalIncome: '1.00', taxPaid: '0.00', refundAmount: '0.00', taxOwed: '0.00' },
	...{ incomeTaxLiability: '0.00', nationalInsuranceLiability: '0.00' },
	...{ bands: [], leftOut: [], working: [] },
	settlement: { parts: [], paid: [], bills: [], balance: '0.00', codingOut: null, repaidTo: null },
};

/** The dashboard as text, without tags. Figures older than `staleTime` are being worked out anew. */
async function shown(returns: readonly TaxReturn[], query = '', staleTime = Number.POSITIVE_INFINITY) {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime } } });
	client.setQueryData(keys.user, { id: 'u', uniqueTaxReference: null } as User);
	client.setQueryData(keys.service, service);
	client.setQueryData(keys.taxReturns, returns);
	client.setQueryData(keys.entries('r'), [entry]);
	client.setQueryData(keys.nextStep('r'), step);
	client.setQueryData(keys.calculation('r'), figures);
	client.setQueryData(keys.statement('r'), { amounts: [] });
	for (const key of [keys.documents, keys.proposals, keys.deductions, keys.suggestedDeductions])
		client.setQueryData(key('r'), []);
	const { prelude } = await prerender(
		<Router ssrPath="/app" ssrSearch={query}>
			<QueryClientProvider client={client}>
				<DashboardPage chat={() => null} />
			</QueryClientProvider>
		</Router>,
	);
	return (await new Response(prelude).text()).replaceAll(/<[^>]+>/g, '');
}

const partnership = 'type=partnership';

describe('the dashboard', () => {
	it.each([
		['of a return', [own], '', 'Your 2025-26 tax return'],
		['of a year without a return', [], '', 'You have no return for 2025-26 yet'],
		[
			'of a partnership',
			[{ ...own, returnType: 'partnership' as const }],
			partnership,
			'Partnership statement',
		],
		['of a partnership without a return', [own], partnership, 'no partnership return for 2025-26'],
	])('%s has both', async (_, returns, query, words) => {
		const text = await shown(returns, query);
		expect(text).toContain(words);
		expect(text).toMatch(/Tax Return Progress.*\d of 5 completed/s);
		expect(text).toContain('SA100 or MTD?');
	});

	it('takes no step back while the tax is worked out anew', async () => {
		const stepsIn = (text: string) => text.match(/\d of 5 completed/)?.[0];
		expect(stepsIn(await shown([own]))).toBe('1 of 5 completed');
		expect(stepsIn(await shown([own], '', 0))).toBe('1 of 5 completed');
	});
});
