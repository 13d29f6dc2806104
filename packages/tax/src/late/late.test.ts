import { addDays, pounds } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { addMonths } from './dates.ts';
import { lateInterest } from './interest.ts';
import { type LateInputs, late, pointsInForce } from './late.ts';

const intime: LateInputs = { year: '2024-25', tax: pounds(1000), filed: '2026-01-31', paid: '2026-01-31' };

function names(inputs: Partial<LateInputs>): string[] {
	return late({ ...intime, ...inputs }).penalties.map(({ name, amount }) => `${name} ${amount / 100}`);
}

describe('a late return', () => {
	it.each([
		['2026-01-31', []],
		['2026-02-01', ['lateFiling 100']],
		['2026-04-30', ['lateFiling 100']],
		// The three months end on 30 April; the day of receipt counts (HMRC CH62120, CH63540).
		['2026-05-01', ['lateFiling 100', 'daily 10']],
		['2026-05-02', ['lateFiling 100', 'daily 20']],
		['2026-07-28', ['lateFiling 100', 'daily 890']],
		['2026-07-29', ['lateFiling 100', 'daily 900']],
		['2026-07-31', ['lateFiling 100', 'daily 900']],
		['2026-08-01', ['lateFiling 100', 'daily 900', 'sixMonths 300']],
		['2027-02-01', ['lateFiling 100', 'daily 900', 'sixMonths 300', 'twelveMonths 300']],
	])('filed on %s costs %o', (filed, expected) => expect(names({ filed })).toEqual(expected));

	// On paper: due on 31 October, so three months end on 31 January, six on 30 April and twelve on 31 October.
	it.each([
		['2025-10-31', []],
		['2025-11-01', ['lateFiling 100']],
		['2026-01-31', ['lateFiling 100']],
		['2026-02-01', ['lateFiling 100', 'daily 10']],
		['2026-05-01', ['lateFiling 100', 'daily 900', 'sixMonths 300']],
		['2026-11-01', ['lateFiling 100', 'daily 900', 'sixMonths 300', 'twelveMonths 300']],
	])('filed on paper on %s costs %o', (filed, expected) => {
		expect(names({ filed, onPaper: true })).toEqual(expected);
	});

	it('costs 5% of what the return shows, not reduced by payments made towards it', () => {
		// HMRC CH62240: net of tax taken off at source only. 10,000 shown, 8,000 of it paid on account: 500, not 300.
		const costs = names({ filed: '2026-08-01', tax: pounds(2_000), liability: pounds(10_000) });
		expect(costs).toContain('sixMonths 500');
	});

	it('costs 5% of the tax where that is more', () => {
		expect(names({ filed: '2026-08-01', tax: pounds(20_000) })).toContain('sixMonths 1000');
	});
});

describe('a late payment', () => {
	it.each([
		['2026-03-02', []],
		['2026-03-03', ['latePayment30Days 50']],
		['2026-08-02', ['latePayment30Days 50']],
		['2026-08-03', ['latePayment30Days 50', 'latePayment6Months 50']],
		['2027-02-03', ['latePayment30Days 50', 'latePayment6Months 50', 'latePayment12Months 50']],
	])('made on %s costs %o', (paid, expected) => expect(names({ paid })).toEqual(expected));

	it('bears interest by the day at the rate of each day, down to a penny', () => {
		expect(lateInterest(pounds(1000), '2026-01-31', '2026-01-31')).toBe(0);
		expect(lateInterest(pounds(1000), '2026-01-31', '2026-02-28')).toBe(594);
		expect(lateInterest(pounds(1000), '2025-02-24', '2025-04-11')).toBe(
			Math.floor((1000 * (1 * 0.0725 + 40 * 0.07 + 5 * 0.085) * 100) / 365),
		);
	});

	it('bears interest on the payment on account of that day too, and no penalty on it', () => {
		const inputs = { ...intime, paid: '2026-05-31' };
		const both = late({ ...inputs, onAccount: pounds(500) });
		expect(both.interest).toBe(lateInterest(pounds(1500), '2026-01-31', '2026-05-31'));
		expect(both.penalties).toEqual(late(inputs).penalties);
		const points = { ...inputs, regime: 'points' } as const;
		expect(late({ ...points, onAccount: pounds(500) })).toMatchObject({
			interest: both.interest,
			penalties: late(points).penalties,
		});
	});

	it('is due on the same day after a return on paper', () => {
		expect(names({ filed: '2025-10-31', onPaper: true, paid: '2026-03-02' })).toEqual([]);
		expect(names({ filed: '2025-10-31', onPaper: true, paid: '2026-03-03' })).toEqual([
			'latePayment30Days 50',
		]);
	});

	it('costs nothing if everything was in time', () => {
		expect(late(intime)).toEqual({ penalties: [], interest: 0, total: 0 });
	});
});

describe('the points of Making Tax Digital', () => {
	const points: Partial<LateInputs> = { regime: 'points', filed: '2026-02-01' };

	it('cost £200 once there are enough', () => {
		expect(names(points)).toEqual([]);
		expect(late({ ...intime, ...points }).points).toBe(1);
		expect(names({ ...points, pointsHeld: 1 })).toEqual(['points 200']);
		expect(names({ ...points, pointsHeld: 1, quarterly: true })).toEqual([]);
		expect(names({ ...points, pointsHeld: 4, quarterly: true })).toEqual(['points 200']);
	});

	// Of £1,000, due on 31 January 2026: 2% after day 15 and again after day 30, then 4% a year by the day.
	it.each([
		['2026-02-15', []],
		['2026-02-16', ['latePaymentFirst 20']],
		['2026-03-02', ['latePaymentFirst 20']],
		['2026-03-03', ['latePaymentFirst 40', 'latePaymentSecond 0.1']],
		['2026-05-01', ['latePaymentFirst 40', 'latePaymentSecond 6.57']],
	])('payment of the tax of 2024-25 on %s costs %o', (paid, expected) =>
		expect(names({ regime: 'points', paid })).toEqual(expected),
	);

	// S.I. 2025/589 reg. 1(3)(a): 3%, 3% and 10% for 2025-26 and later, due on 31 January 2027.
	it.each([
		['2027-02-16', ['latePaymentFirst 30']],
		['2027-03-03', ['latePaymentFirst 60', 'latePaymentSecond 0.27']],
		['2027-05-01', ['latePaymentFirst 60', 'latePaymentSecond 16.43']],
	])('payment of the tax of 2025-26 on %s costs %o', (paid, expected) => {
		const filed = '2027-01-31';
		expect(names({ year: '2025-26', regime: 'points', filed, paid })).toEqual(expected);
	});

	it('of £10,000 of 2024-25 paid 90 days late is £400, and £65.75 for 60 days', () => {
		const inputs = { tax: pounds(10_000), filed: '2026-05-01', paid: '2026-05-01' };
		expect(names({ ...inputs, regime: 'points' })).toEqual([
			'latePaymentFirst 400',
			'latePaymentSecond 65.75',
		]);
	});

	it('cannot arise before 2024-25 (S.I. 2024/440)', () => {
		expect(['2023-24', '2024-25', '2025-26'].map((year) => pointsInForce(year as '2023-24'))).toEqual([
			false,
			true,
			true,
		]);
		const inputs = { year: '2023-24', filed: '2025-05-01', paid: '2025-05-01', pointsHeld: 4 } as const;
		const { penalties, points } = late({ ...intime, ...inputs, regime: 'points' });
		expect({ penalties, points }).toEqual({ penalties: [], points: undefined });
	});
});

describe('the rate of interest', () => {
	it('is known up to a day, and says if later days count', () => {
		const until = (paid: string) => late({ ...intime, paid }).rateKnownTo;
		expect(until('2026-01-31')).toBeUndefined();
		// Interest runs to the day before payment: the last day known is 21 August 2026.
		expect(until('2026-08-22')).toBeUndefined();
		expect(until('2026-08-23')).toBe('2026-08-21');
		expect(late({ ...intime, paid: '2026-12-01', regime: 'points' }).rateKnownTo).toBe('2026-08-21');
		expect(late({ ...intime, tax: pounds(0), paid: '2026-12-01' }).rateKnownTo).toBeUndefined();
	});
});

describe('date arithmetic', () => {
	it('follows the calendar', () => {
		expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
		expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
		expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
	});
});
