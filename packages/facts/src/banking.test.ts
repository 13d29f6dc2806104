/** Account, telephone and company numbers: turns what people write into HMRC's format, and accepts nothing else. */
import { describe, expect, it } from 'vitest';
import {
	parseAccountNumber,
	parseBuildingSocietyReference,
	parseCompanyNumber,
	parseSortCode,
	parseTelephone,
} from './banking.ts';
import { parseFacts } from './parse.ts';

describe('numbers', () => {
	it.each([
		[parseSortCode, '12-34-56', '123456'],
		[parseSortCode, '12 34 56', '123456'],
		[parseSortCode, '12345', undefined],
		[parseAccountNumber, '1234567', '01234567'],
		[parseAccountNumber, '12345678', '12345678'],
		[parseAccountNumber, '123456789', undefined],
		[parseAccountNumber, '12345', undefined],
		[parseBuildingSocietyReference, 'a/12 - 3', 'A/12-3'],
		[parseBuildingSocietyReference, 'A'.repeat(19), undefined],
		[parseBuildingSocietyReference, 'A£1', undefined],
		[parseTelephone, '+44 (0)113 496 0000', '0113 496 0000'],
		[parseTelephone, '+44 113 496 0000', '0113 496 0000'],
		[parseTelephone, '+33 1 23 45', '0033 1 23 45'],
		[parseTelephone, '(0113) 496-0000', '0113 496 0000'],
		[parseTelephone, 'call me', undefined],
		[parseTelephone, '1'.repeat(21), undefined],
		[parseCompanyNumber, '1234567', '01234567'],
		[parseCompanyNumber, 'sc 123456', 'SC123456'],
		[parseCompanyNumber, 'SC1234567', undefined],
		[parseCompanyNumber, 'Acme', undefined],
	] as const)('%o reads %s as %s', (parse, given, value) => {
		expect(parse(given)).toBe(value);
		if (value !== undefined) expect(parse(value)).toBe(value);
	});

	it('are rejected with the reason', () => {
		const read = parseFacts({
			taxYear: '2024-25',
			person: { telephone: 'none' },
			repayment: { sortCode: '1', accountNumber: '1', buildingSocietyReference: '?' },
			employments: [{ closeCompanyDetails: { registrationNumber: '?' } }],
			capitalGains: { claims: { other: 'PR' } },
		});
		expect(read.ok ? [] : read.problems.map(({ code }) => code).sort()).toEqual([
			'accountNumber.invalid',
			'buildingSocietyReference.invalid',
			'claimCode.invalid',
			'companyNumber.invalid',
			'sortCode.invalid',
			'telephone.invalid',
		]);
	});
});
