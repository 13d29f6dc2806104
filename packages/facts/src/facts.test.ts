import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	downToPound,
	factsJsonSchema,
	formatNino,
	formatPounds,
	parseDate,
	parseFacts,
	parseNino,
	parsePayeReference,
	parsePostcode,
	parsePounds,
	parseUtr,
	pence,
	pounds,
	sum,
	toPounds,
	upToPound,
	utrChecks,
} from './index.ts';

describe('an amount', () => {
	it.each([
		['1234.5', 123_450],
		['£1,234.50', 123_450],
		['1 234.5', 123_450],
		['1,234,567', 123_456_700],
		[1234.56, 123_456],
		['0', 0],
		['0005', 500],
		['9999999999.99', 999_999_999_999],
		['12.', 1200],
		['.50', 50],
		['.5', 50],
		['£.07', 7],
	])('%s is %d pence', (input, expected) =>
		expect(parsePounds(input)).toEqual({ ok: true, value: expected }),
	);

	it.each([
		['abc', 'money.notANumber'],
		['1e3', 'money.notANumber'],
		[Number.NaN, 'money.notANumber'],
		[Number.POSITIVE_INFINITY, 'money.notANumber'],
		['1,23', 'money.notANumber'],
		['12,34.5', 'money.notANumber'],
		['.', 'money.notANumber'],
		['', 'money.notANumber'],
		[',50', 'money.notANumber'],
		['.555', 'money.tooManyDecimals'],
		['1.234', 'money.tooManyDecimals'],
		['10000000000', 'money.tooLarge'],
		[1e12, 'money.tooLarge'],
		['-1', 'money.negative'],
	])('%s is refused: %s', (input, problem) => expect(parsePounds(input)).toEqual({ ok: false, problem }));

	it('may be negative where the box allows it, by either sign', () => {
		expect(parsePounds('-1.50', true)).toEqual({ ok: true, value: -150 });
		expect(parsePounds('\u22121.50', true)).toEqual({ ok: true, value: -150 });
		expect(parsePounds('-.25', true)).toEqual({ ok: true, value: -25 });
		expect(parsePounds('-0', true)).toEqual({ ok: true, value: 0 });
	});

	it('can be read back from its own text', () => {
		fc.assert(
			fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (amount) => {
				expect(parsePounds(toPounds(pence(amount)), true)).toEqual({
					ok: true,
					value: amount === 0 ? 0 : amount,
				});
				expect(parsePounds(formatPounds(pence(amount)), true)).toMatchObject({ ok: true });
			}),
		);
	});

	it('rounds towards minus and plus infinity', () => {
		expect([downToPound(pence(-150)), upToPound(pence(-150))]).toEqual([-200, -100]);
		expect([downToPound(pence(199)), upToPound(pence(101))]).toEqual([100, 200]);
	});

	it('is whole pence, else it is a bug', () => {
		expect(() => pence(0.5)).toThrow(RangeError);
		expect(sum([pounds(1), pence(1)])).toBe(101);
		expect([formatPounds(pence(123_456_789)), formatPounds(pence(-500))]).toEqual([
			'£1,234,567.89',
			'\u2212£5.00',
		]);
	});
});

describe('facts', () => {
	it('report every problem together, each with its path', () => {
		const result = parseFacts({
			taxYear: '2019-20',
			residence: 'france',
			person: { nationalInsuranceNumber: 'nonsense', dateOfBirth: '2025-02-30', address: { postcode: '??' } },
			employments: [
				{ pay: '1.234', taxDeducted: 'x', payeReference: '1' },
				{ pay: -1, salary: 3 },
			],
			trades: [{ expenses: { costOfGoods: '1e3' }, tradingAllowance: 'yes' }],
			capitalGains: { disposals: [{ kind: 'house' }] },
			unknown: 1,
		});
		expect(result.ok).toBe(false);
		expect(result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
			'capitalGains.disposals[0].kind choice.unknown',
			'employments[0].pay money.tooManyDecimals',
			'employments[0].payeReference payeReference.invalid',
			'employments[0].taxDeducted money.notANumber',
			'employments[1].pay money.negative',
			'employments[1].salary key.unknown',
			'person.address.postcode postcode.invalid',
			'person.dateOfBirth date.invalid',
			'person.nationalInsuranceNumber nino.invalid',
			'residence choice.unknown',
			'taxYear taxYear.unsupported',
			'trades[0].expenses.costOfGoods money.notANumber',
			'trades[0].tradingAllowance type.wrong',
			'unknown key.unknown',
		]);
	});

	it('name the answers of a choice when given another', () => {
		const result = parseFacts({ taxYear: '2025-26', residence: 'moon' });
		expect(result).toEqual({
			ok: false,
			problems: [{ path: 'residence', code: 'choice.unknown', allowed: ['uk', 'wales', 'scotland'] }],
		});
	});

	it.each([null, undefined, 1, 'text', [], { taxYear: null }])('that are %o are refused', (input) =>
		expect(parseFacts(input).ok).toBe(false),
	);

	it('need only the year, and leave missing answers missing', () => {
		expect(parseFacts({ taxYear: '2024-25', employments: [{}] })).toEqual({
			ok: true,
			facts: { taxYear: '2024-25', employments: [{}] },
		});
	});

	it('describe themselves as JSON Schema', () => {
		expect(JSON.stringify(factsJsonSchema())).toContain('"interestOnBankOtherLoans"');
	});
});

describe('identifiers', () => {
	it.each([
		['qq 12 34 56 c', 'QQ123456C', true],
		['AB123456', 'AB123456', false],
		['QQ123456C', undefined, false],
		['BG123456A', undefined, false],
		['AB123456E', undefined, false],
		['12A34567', '12A34567', false],
	])('NINO %s is read as %s', (input, expected, allowExample) =>
		expect(parseNino(input, allowExample)).toBe(expected),
	);

	it.each(['2234567890', '1097172564', '2108834503', '2325648152', '1955839661'])('UTR %s checks', (utr) =>
		expect(utrChecks(utr)).toBe(true),
	);

	it('reject a wrong UTR, accept a pasted K, and reject a wrong length', () => {
		expect(utrChecks('1234567890')).toBe(false);
		expect(parseUtr('22345 67890 K')).toBe('2234567890');
		expect(parseUtr('223456789')).toBeUndefined();
	});

	it('read postcodes, PAYE references and dates as people type them', () => {
		expect(parsePostcode('sw1a1aa')).toBe('SW1A 1AA');
		expect(parsePostcode('12345')).toBeUndefined();
		expect(parsePayeReference('123 / ab456')).toBe('123/AB456');
		expect(parsePayeReference('12/AB')).toBeUndefined();
		expect(formatNino('QQ123456C')).toBe('QQ 12 34 56 C');
		expect([parseDate('2024-02-29'), parseDate('2025-02-29'), parseDate('1850-01-01')]).toEqual([
			'2024-02-29',
			undefined,
			undefined,
		]);
	});
});
