/** Which reductions of the annual allowance apply, worked by hand. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { allowanceReduction } from './allowance-reduction.ts';

function reduction(pay: number, savings: NonNullable<FactsInput['pensionCharges']>['savings']) {
	const read = parseFacts({ taxYear: '2025-26', employments: [{ pay }], pensionCharges: { savings } });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return allowanceReduction(read.facts);
}

it('tapers from £260,000 of adjusted income, and not before', () => {
	expect(reduction(300_000, { saved: 70_000 })).toEqual({ tapered: true, moneyPurchase: false });
	expect(reduction(260_000, { saved: 70_000 })).toEqual({ tapered: false, moneyPurchase: false });
});

it('counts money purchase savings after flexible access only above £10,000', () => {
	const saved = 20_000;
	expect(reduction(50_000, { saved, moneyPurchaseAfterAccess: 10_000 }).moneyPurchase).toBe(false);
	expect(reduction(50_000, { saved, moneyPurchaseAfterAccess: 10_001 }).moneyPurchase).toBe(true);
});
