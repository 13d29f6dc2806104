import { describe, expect, it } from 'vitest';
import { asOneName, parseFacts } from './index.ts';

function problems(input: object): string[] {
	const result = parseFacts({ taxYear: '2025-26', ...input });
	return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('impossible answers', () => {
	it('is one class of shares in two holdings (TCGA 1992 s.104)', () => {
		const named = (name: string, kind = 'listedShares') => ({ name, kind, trades: [] });
		const holdings = [
			named('Acme plc'),
			named(' ACME  Plc '),
			named('Acme plc', 'cryptoAssets'),
			named('Acme'),
		];
		expect(problems({ capitalGains: { holdings } })).toEqual(['capitalGains.holdings[1].name holding.twice']);
		expect(problems({ capitalGains: { holdings: holdings.slice(1) } })).toEqual([]);
		expect(asOneName(' ACME  Plc ')).toBe(asOneName('acme plc'));
	});

	it.each([
		[0.000000001, ['quantity.tooManyDecimals', 'quantity.tooManyDecimals']],
		[1.123456789, ['quantity.tooManyDecimals', 'quantity.tooManyDecimals']],
		[0.00000001, []],
		[999999999999.1234, []],
		[0.1, []],
	])('is %d shares, where it has more than eight decimals: %j', (quantity, codes) => {
		const trades = [{ date: '2025-05-01', type: 'buy', quantity, amount: 1 }];
		const holdings = [{ name: 'A', kind: 'cryptoAssets', openingQuantity: quantity, trades }];
		const at = ['openingQuantity', 'trades[0].quantity'];
		expect(problems({ capitalGains: { holdings } })).toEqual(
			codes.map((code, index) => `capitalGains.holdings[0].${at[index]} ${code}`),
		);
	});

	it.each(['trades[0]', 'ukProperty'])(
		'is an allowance on a building of before 29 October 2018 in %s',
		(path) => {
			const days = ['2018-10-28', '2018-10-29', undefined];
			const buildings = days.map((usedFrom) => ({ cost: 1, ...(usedFrom && { usedFrom }) }));
			const business = { capitalAssets: { buildings } };
			const given = path === 'ukProperty' ? { ukProperty: business } : { trades: [business] };
			expect(problems(given)).toEqual([
				`${path}.capitalAssets.buildings[0].usedFrom capitalAllowances.oldBuilding`,
			]);
		},
	);

	it('is a birth after the end of the year', () => {
		const born = (day: string) => ({
			person: { dateOfBirth: day },
			reliefs: {
				marriedCouplesAllowance: { higherIncome: true, spouseDateOfBirth: day },
				marriageAllowanceSpouse: { dateOfBirth: day },
			},
		});
		expect(problems(born('2026-04-05'))).toEqual([]);
		expect(problems(born('2026-04-06'))).toEqual([
			'person.dateOfBirth date.bornAfterYear',
			'reliefs.marriedCouplesAllowance.spouseDateOfBirth date.bornAfterYear',
			'reliefs.marriageAllowanceSpouse.dateOfBirth date.bornAfterYear',
		]);
		expect(problems({ person: { dateOfBirth: '2099-01-01' } })).toHaveLength(1);
	});

	it('is more disallowed than the expense', () => {
		const expenses = { costOfGoods: '100.00', adminCosts: 5, wagesAndStaffCosts: 'x' };
		const disallowable = { costOfGoods: '100.01', adminCosts: 5, wagesAndStaffCosts: 1, depreciation: 9 };
		expect(problems({ trades: [{}, { expenses, disallowable }] })).toEqual([
			'trades[1].expenses.wagesAndStaffCosts money.notANumber',
			'trades[1].disallowable.costOfGoods disallowable.aboveExpense',
		]);
	});
});
