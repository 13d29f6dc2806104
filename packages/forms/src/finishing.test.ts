/** A return's entries besides figures: new address, repayment, adviser, signatory, accounts, balance sheet, company, reported gains. */
import type { FactsInput } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../tests/people.ts';
import { pageChoices } from './page-choices.ts';
import { toBoxes } from './to-boxes.ts';

const person = { uniqueTaxpayerReference: '2234567890' };

function resultOf(input: Omit<FactsInput, 'taxYear'>, taxYear: '2024-25' | '2025-26' = '2024-25') {
	const facts = factsOf({ taxYear, residence: 'uk', person, ...input });
	return toBoxes(facts, calculate(facts));
}

/** Values by box number. */
function valuesOf(input: Omit<FactsInput, 'taxYear'>, taxYear: '2024-25' | '2025-26' = '2024-25') {
	const result = resultOf(input, taxYear);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	return Object.fromEntries(result.boxes.map(({ box, value }) => [box, value]));
}

function problemsOf(input: Omit<FactsInput, 'taxYear'>) {
	const result = resultOf(input);
	return result.ok ? [] : result.problems.map(({ code, box, path }) => `${code} ${box} ${path}`);
}

describe('a repayment', () => {
	const account = {
		bankName: 'Example Bank',
		accountName: 'J Made-Up',
		sortCode: '12-34-56',
		accountNumber: '1234567',
	};

	it('goes to the named account', () => {
		expect(valuesOf({ repayment: { ...account, buildingSocietyReference: 'a 1/2' } })).toMatchObject({
			FIN4: 'Example Bank',
			FIN5: 'J Made-Up',
			FIN6: '123456',
			FIN7: '01234567',
			FIN8: 'A1/2',
		});
	});

	it('needs the whole account, and for a nominee also an address', () => {
		expect(problemsOf({ repayment: { sortCode: '123456' } })).toEqual([
			'required.missing FIN4 repayment.bankName',
			'required.missing FIN5 repayment.accountName',
			'required.missing FIN7 repayment.accountNumber',
		]);
		expect(problemsOf({ repayment: { ...account, nominee: {} } })).toEqual([
			'required.missing FIN12-1 repayment.nominee.address.line1',
		]);
		expect(problemsOf({ repayment: { nominee: { address: { line1: 'A' } } } })).toHaveLength(4);
		expect(problemsOf({ repayment: { byCheque: true } })).toEqual([]);
	});

	it('goes to a nominee, with empty address lines closed up', () => {
		const address = { line2: 'Orchard Road', line4: 'Leeds', postcode: 'LS1 4DL' };
		expect(valuesOf({ repayment: { ...account, nominee: { isTaxAdviser: true, address } } })).toMatchObject({
			FIN10: 'yes',
			FIN11: 'yes',
			'FIN12-1': 'Orchard Road',
			'FIN12-2': 'Leeds',
			FIN13: 'LS1 4DL',
		});
	});
});

describe('an address', () => {
	const address = { line1: '1 Orchard Road', line2: 'Leeds', postcode: 'LS1 4DL' };

	it('is sent only if HMRC has a different one', () => {
		const moved = { ...person, address, addressChangedOn: '2025-01-02' };
		expect(valuesOf({ person: moved })).toMatchObject({
			A11: '1 Orchard Road',
			A12: 'Leeds',
			A15: 'LS1 4DL',
			YPD2: '2025-01-02',
		});
		expect(valuesOf({ person: { ...person, address } })).not.toHaveProperty('A11');
	});

	it('has at least two lines and none too long', () => {
		const bare = { ...person, addressChangedOn: '2025-01-02' };
		expect(problemsOf({ person: bare })).toEqual([
			'required.missing A11 person.address.line1',
			'required.missing A12 person.address.line2',
		]);
		const long = { ...bare, address: { ...address, line1: 'x'.repeat(29) } };
		expect(problemsOf({ person: long })).toEqual(['text.tooLongForBox A11 person.address.line1']);
	});
});

describe('adviser, signatory and other information', () => {
	it('have their boxes', () => {
		expect(
			valuesOf({
				taxAdviser: { name: 'Ann Adviser', telephone: '+44 113 496 0000', reference: 'R1' },
				signatory: { capacity: 'Attorney', signsFor: 'Jo', name: 'Ann', address: { line1: 'A' } },
				collection: { taxOwedNotCodedOut: true, nonPayeIncomeNotCodedOut: false },
				otherInformation: 'Figures for June are estimates',
				provisionalFigures: true,
			}),
		).toMatchObject({
			FIN15: 'Ann Adviser',
			FIN16: '0113 496 0000',
			FIN18: 'R1',
			FIN2: 'yes',
			FIN19: 'Figures for June are estimates',
			FIN20: 'yes',
			FIN23: 'Attorney',
			'FIN26-1': 'A',
		});
	});

	it('names the spouse who gets Marriage Allowance, in full, and only if it is given', () => {
		const marriageAllowanceSpouse = {
			firstName: 'Ann',
			lastName: 'Made-Up',
			nationalInsuranceNumber: 'QQ123456C',
			dateOfBirth: '1980-01-01',
			dateOfMarriage: '2010-01-01',
		};
		const given = { marriageAllowance: 'given' as const, marriageAllowanceSpouse };
		expect(valuesOf({ reliefs: given })).toMatchObject({ MAT1: 'Ann', MAT5: '2010-01-01', 'MAT-OUT': 'yes' });
		expect(valuesOf({ reliefs: { ...given, marriageAllowance: 'received' } })).not.toHaveProperty('MAT1');
		expect(problemsOf({ reliefs: { ...given, marriageAllowanceSpouse: { firstName: 'Ann' } } })).toHaveLength(
			4,
		);
	});
});

describe('accounts', () => {
	const trade = { name: 'Kiln', description: 'Pottery', turnover: 20_000, tradingAllowance: false };
	const pagesOf = (more: object) =>
		pageChoices(factsOf({ taxYear: '2024-25', trades: [{ ...trade, ...more }] }))[0]?.reasons;

	it('run with the tax year by default', () => {
		expect(valuesOf({ trades: [trade] })).toMatchObject({ SSE7: '2025-04-05' });
		const march = { accountingPeriod: { start: '2024-04-01', end: '2025-03-31' } };
		expect(valuesOf({ trades: [{ ...trade, ...march }] })).toMatchObject({ SSE7: '2025-03-31' });
	});

	it('that end on another day need the full pages, as does a balance sheet', () => {
		const december = { accountingPeriod: { start: '2024-01-01', end: '2024-12-31' } };
		expect(pagesOf(december)).toEqual(['accountingPeriod']);
		expect(valuesOf({ trades: [{ ...trade, ...december }] })).toMatchObject({
			FSE8: '2024-01-01',
			FSE9: '2024-12-31',
		});
		expect(pagesOf({ endDate: '2024-12-31', accountingPeriod: { end: '2024-12-31' } })).toEqual([]);
		expect(pagesOf({ balanceSheet: { stock: 5 } })).toEqual(['balanceSheet']);
		expect(pagesOf({ balanceSheet: {} })).toEqual([]);
	});

	it('have a balance sheet with HMRC’s totals, or none of its boxes', () => {
		const balanceSheet = { stock: 500, cash: 20, tradeCreditors: 100, balanceAtStart: -50, drawings: 10 };
		expect(valuesOf({ trades: [{ ...trade, balanceSheet }] })).toMatchObject({
			FSE90: '520.00',
			FSE94: '420.00',
			FSE95: '-50.00',
			FSE96: '20000.00',
			FSE99: '19940.00',
		});
		const plain = valuesOf({ trades: [{ ...trade, turnover: 95_000 }] });
		expect(plain).not.toHaveProperty('FSE96');
		expect(plain).not.toHaveProperty('FSE99');
	});
});

describe('a close company', () => {
	const job = {
		payeReference: '123/A',
		companyDirector: true,
		closeCompany: true,
		closeCompanyDetails: {
			name: 'Kiln Ltd',
			registrationNumber: '1234567',
			dividends: '99.99',
			shareholdingPercent: 60,
		},
	};

	it('is named from 2025-26, when HMRC asks', () => {
		expect(valuesOf({ employments: [job] }, '2025-26')).toMatchObject({
			EMP7: 'yes',
			'EMP7.1': 'Kiln Ltd',
			'EMP7.2': '01234567',
			'EMP7.3': '99.00',
			'EMP7.4': '60',
		});
		expect(valuesOf({ employments: [job] })).not.toHaveProperty(['EMP7.1']);
	});

	it('needs all four answers from then', () => {
		const bare = resultOf(
			{ employments: [{ ...job, closeCompanyDetails: { name: 'Kiln Ltd' } }] },
			'2025-26',
		);
		expect(bare.ok ? [] : bare.problems.map(({ box }) => box)).toEqual(['EMP7.2', 'EMP7.3', 'EMP7.4']);
		const open = { ...job, closeCompany: false, closeCompanyDetails: undefined };
		const { closeCompanyDetails: _, ...other } = open;
		expect(resultOf({ employments: [other] }, '2025-26').ok).toBe(true);
	});

	it('has a name that fits HMRC’s box', () => {
		const short = { ...job, closeCompanyDetails: { ...job.closeCompanyDetails, name: 'Kiln' } };
		expect(resultOf({ employments: [short] }, '2025-26')).toMatchObject({
			problems: [{ code: 'text.tooShortForBox', message: expect.stringContaining('at least 5 characters') }],
		});
	});
});

describe('gains that 60-day returns reported', () => {
	const home = { kind: 'residentialProperty' as const, proceeds: 200_000, costs: 150_000 };
	const disposals = [home];

	it('are the year’s gains on homes if tax was paid on them, by default', () => {
		expect(valuesOf({ capitalGains: { disposals, taxPaidOn60DayReturns: 9000 } })).toMatchObject({
			CGT9: '50000.00',
		});
		const told = { disposals, taxPaidOn60DayReturns: 9000, gainsOn60DayReturns: '30000.50' };
		expect(valuesOf({ capitalGains: told })).toMatchObject({ CGT9: '30000.00', CGT10: '9000.00' });
		expect(valuesOf({ capitalGains: { disposals } })).not.toHaveProperty('CGT9');
	});

	it('need the gain or the loss with them, even if it is zero', () => {
		const lost = { disposals: [{ ...home, costs: 210_000 }], gainsOn60DayReturns: '5000.00' };
		expect(valuesOf({ capitalGains: lost })).toMatchObject({ CGT6: '0.00', CGT7: '10000.00' });
		const gained = { disposals, gainsOn60DayReturns: '-5000.00' };
		expect(valuesOf({ capitalGains: gained })).toMatchObject({ CGT6: '50000.00', CGT7: '0.00' });
	});

	it('are entered with claims and estimates', () => {
		const capitalGains = { disposals, claims: { residentialProperty: 'prr' }, estimates: true };
		expect(valuesOf({ capitalGains })).toMatchObject({ CGT8: 'PRR', CGT53: 'yes' });
	});
});

describe('gains and losses of a kind of asset', () => {
	const sale = { kind: 'listedShares' as const, proceeds: 5000 };
	const boxes = (...costs: readonly number[]) =>
		valuesOf({ capitalGains: { disposals: costs.map((cost) => ({ ...sale, costs: cost })) } });

	it('leave the inapplicable box blank', () => {
		expect(boxes(4000)).toMatchObject({ CGT26: '1000.00' });
		expect(boxes(4000)).not.toHaveProperty('CGT27');
		expect(boxes(6000)).toMatchObject({ CGT27: '1000.00' });
		expect(boxes(6000)).not.toHaveProperty('CGT26');
		expect(boxes(4000, 6000)).toMatchObject({ CGT26: '1000.00', CGT27: '1000.00' });
	});

	it('are a gain of zero if there is neither, since HMRC requires one of them', () => {
		expect(boxes(5000)).toMatchObject({ CGT23: '1', CGT26: '0.00' });
		expect(boxes(5000)).not.toHaveProperty('CGT27');
	});
});
