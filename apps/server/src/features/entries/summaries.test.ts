/** What lowers the tax is listed, wherever it was entered. */
import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { listDeductions } from './summaries.ts';

const entry = (id: string, section: string, answers: Entry['answers']) => ({ id, section, answers }) as Entry;

it('lists a job’s expenses along with gifts', () => {
	const entries = [
		entry('a', 'employment', {
			employer: 'Acme Ltd',
			pay: '1.00',
			businessTravelCosts: '85.00',
			professionalSubscriptions: '400.00',
		}),
		entry('b', 'giftAid', { charity: 'Shelter', amount: '100.00' }),
	];
	expect(listDeductions(entries)).toEqual([
		{ id: 'b', section: 'giftAid', description: 'Shelter', amount: '100.00' },
		{ id: 'a', section: 'employment', description: 'Acme Ltd: job expenses', amount: '485.00' },
	]);
});

it('lists no expenses for a job that has none', () => {
	expect(listDeductions([entry('a', 'employment', { employer: 'Acme Ltd', pay: '1.00' })])).toEqual([]);
});

it('lists what a business and a letting cost, less what isn’t allowed, as the person’s own share', () => {
	const business = entry('a', 'selfEmployment', {
		...{ description: 'Plumbing', tradingAllowance: false, oneFigure: false, hadDisallowable: true },
		...{ costOfGoods: '1000.00', adminCosts: '50.00', disallowableAdminCosts: '10.00' },
	});
	const letting = entry('b', 'ukProperty', {
		...{ lettingKind: 'property', jointlyLet: true, amountsOfAllOwners: true, sharePercent: '50' },
		...{ propertyAllowance: false, oneFigure: true, totalExpenses: '900.00' },
	});
	const withAllowance = entry('c', 'selfEmployment', { tradingAllowance: true, adminCosts: '50.00' });
	expect(listDeductions([business, letting, withAllowance])).toEqual([
		{ id: 'a', section: 'selfEmployment', description: 'Plumbing: costs', amount: '1040.00' },
		{ id: 'b', section: 'ukProperty', description: 'Letting property: costs', amount: '450.00' },
	]);
});
