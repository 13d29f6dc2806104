/** For property let with others, only the person's own share is sent, once. */
import { type Facts, pence } from '@halfpenny/facts';
import { pages, withClaims, withOwnShare } from '@halfpenny/tax';
import { expect, it } from 'vitest';
import type { SentBusiness } from '../businesses/business.ts';
import { ourFacts } from '../calculation/our-facts.ts';
import { itemOfProperty } from './items.ts';

const business = { businessId: 'XPIS12345678910', tradingName: 'Elm' } as unknown as SentBusiness;
const facts = {
	taxYear: '2026-27',
	residence: 'uk',
	ukProperty: {
		...{ sharePercent: { parts: 1, whole: 3 }, jointlyLet: true, propertyAllowance: false },
		...{ rents: pence(12_000_00), balancingCharge: pence(100_00), financeCosts: pence(1_000_00) },
		expenses: { repairsAndMaintenance: pence(600_00) },
		allowances: { costOfReplacingDomesticGoods: pence(50_00) },
	},
} as unknown as Facts;

it('sends a third of all owners’ amounts, rounded to the penny in the person’s favour', () => {
	expect(itemOfProperty(business, withOwnShare(facts)).ours).toEqual({
		'ukProperty.adjustments.balancingCharge': 33_33,
		'ukProperty.allowances.costOfReplacingDomesticItems': 16_67,
	});
});

it('does not apply the share again to what was sent as the person’s own', () => {
	const rows = { 'ukProperty.income.periodAmount': pence(4_000_00) };
	const sent = { type: 'uk-property', name: 'Elm', position: 0, rows } as const;
	const ours = ourFacts('2026-27', withOwnShare(withClaims(facts)), [sent]);
	expect(ours && pages(ours).property?.receipts).toBe(4_000_00);
});
