import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShare, parsePartnershipFacts, parseShare, partnershipFactsJsonSchema } from '../index.ts';

function problemsOf(input: unknown) {
	const result = parsePartnershipFacts(input);
	return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`).sort();
}

describe('a partnership’s facts', () => {
	it('are read with amounts in pence and shares in lowest terms', () => {
		expect(
			parsePartnershipFacts({
				taxYear: '2024-25',
				name: ' Moss & Fern ',
				uniqueTaxpayerReference: '22345 67890',
				trades: [{ turnover: '1,234.5', expenses: { costOfGoods: -1 } }],
				partners: [{ name: 'Ann Moss', shares: [{ share: '1/3' }, { from: '2024-06-01', share: 50 }] }],
			}),
		).toEqual({
			ok: true,
			facts: {
				taxYear: '2024-25',
				name: 'Moss & Fern',
				uniqueTaxpayerReference: '2234567890',
				trades: [{ turnover: 123_450, expenses: { costOfGoods: -100 } }],
				partners: [
					{
						name: 'Ann Moss',
						shares: [
							{ share: { parts: 1, whole: 3 } },
							{ from: '2024-06-01', share: { parts: 1, whole: 2 } },
						],
					},
				],
			},
		});
	});

	it('reject more disallowed than the expense', () => {
		const trade = {
			expenses: { adminCosts: 5, costOfGoods: -1 },
			disallowable: { adminCosts: 6, costOfGoods: 0 },
		};
		expect(problemsOf({ taxYear: '2024-25', trades: [trade] })).toEqual([
			'trades[0].disallowable.adminCosts disallowable.aboveExpense',
		]);
	});

	it('report every problem together, each with its path', () => {
		expect(
			problemsOf({
				taxYear: '2019-20',
				name: ' ',
				uniqueTaxpayerReference: '12',
				accountingPeriod: { start: '2024-02-30' },
				trades: [{ turnover: -1, expenses: { wagesAndStaffCosts: '-5', carVanTravelExpenses: 1 } }],
				ukProperty: { rents: 'x', allowances: { annualInvestmentAllowance: '1.234' } },
				partners: [{ nationalInsuranceNumber: 'no', shares: [{ share: 101 }, { share: {} }, {}] }],
				otherSchedules: ['foreign', 'nonsense'],
				tradingAllowance: true,
			}),
		).toEqual([
			'accountingPeriod.start date.invalid',
			'name text.empty',
			'otherSchedules[1] choice.unknown',
			'partners[0].nationalInsuranceNumber nino.invalid',
			'partners[0].shares[0].share share.invalid',
			'partners[0].shares[1].share share.invalid',
			'partners[0].shares[2].share share.invalid',
			'taxYear taxYear.unsupported',
			'trades[0].expenses.carVanTravelExpenses key.unknown',
			'trades[0].expenses.wagesAndStaffCosts money.negative',
			'trades[0].turnover money.negative',
			'tradingAllowance key.unknown',
			'ukProperty.allowances.annualInvestmentAllowance money.tooManyDecimals',
			'ukProperty.rents money.notANumber',
			'uniqueTaxpayerReference utr.invalid',
		]);
	});

	it.each([null, undefined, 1, 'text', [], {}])('that are %o are refused', (input) =>
		expect(parsePartnershipFacts(input).ok).toBe(false),
	);

	it('describe themselves as JSON Schema', () => {
		expect(JSON.stringify(partnershipFactsJsonSchema())).toContain('"otherDirectCosts"');
	});
});

describe('a share', () => {
	it.each([
		['50', 1, 2],
		['33.33%', 3333, 10_000],
		[12.5, 1, 8],
		['1/3', 1, 3],
		['2 / 4', 1, 2],
		['100', 1, 1],
		['0', 0, 1],
		['0.0001', 1, 1_000_000],
	])('of %s is %d of %d', (input, parts, whole) => expect(parseShare(input)).toEqual({ parts, whole }));

	it.each(['', 'half', '-1', '100.01', '3/2', '1/0', '1e1', '33.33333', 'NaN', '1/2/3', '٣'])(
		'%s is refused',
		(input) => expect(parseShare(input)).toBeUndefined(),
	);

	it.each([
		['60', '60%'],
		['1/3', '1/3'],
		['33.33', '33.33%'],
		['2/4', '50%'],
		['0', '0%'],
	])('%s reads back as %s', (text, words) => {
		const share = parseShare(text);
		expect(share && formatShare(share)).toBe(words);
		expect(share && parseShare(formatShare(share))).toEqual(share);
	});

	it('as a percentage equals the same in hundredths', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
				const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
				const share = parseShare(text);
				expect(share && share.parts * 10_000).toBe(share && hundredths * share.whole);
			}),
		);
	});
});
