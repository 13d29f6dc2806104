/** A person's own share of property makes the same return as all owners' amounts with the share entered. */
import { type Facts, pence } from '@halfpenny/facts';
import { expect, it } from 'vitest';
import { withOwnShare } from './own-share.ts';
import { settledPages as pages } from './stages/run.ts';

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

it('gives the same profit as the return', () => {
	const [own, whole] = [withOwnShare(facts), facts].map((one) => pages(one).property);
	expect(own).toEqual(whole);
	expect(own?.adjustedProfit).toBe(3_816_00);
});

it('leaves amounts of one person alone', () => {
	const alone = { ...facts, ukProperty: { rents: pence(5) } };
	expect(withOwnShare(alone)).toBe(alone);
});
