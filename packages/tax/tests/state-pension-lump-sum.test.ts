/**
 * The rate of a State Pension lump sum at every band limit: the highest rate on the person's other income, which
 * changes only with the pound above a limit. F(No.2)A 2005 s.7; HMRC stage 26, c26.2.
 */
import { describe, expect, it } from 'vitest';
import { calculate } from '../src/index.ts';
import { facts } from './people.ts';

/** Pounds of tax on a lump sum of £10,000 beside another pension, optionally with Gift Aid of £1,000 gross. */
function charge(residence: 'uk' | 'scotland' | 'wales', otherPensions: number, giftAid = 0): number {
	const given = facts({
		taxYear: '2024-25',
		residence,
		pensions: { otherPensions, statePensionLumpSum: 10_000 },
		reliefs: { giftAid },
	});
	return calculate(given, { alternatives: false }).statePensionLumpSumCharge / 100;
}

describe('a State Pension lump sum of £10,000', () => {
	// Limits of taxable income 37,700 and 125,140; allowance 12,570, and none from 125,140.
	it.each([
		[12_569, 0],
		[12_570, 0],
		[12_571, 2000],
		[50_270, 2000],
		[50_271, 4000],
		[125_140, 4000],
		[125_141, 4500],
	])('beside £%d in England or Wales is taxed £%d', (pension, tax) => {
		expect(charge('uk', pension)).toBe(tax);
		expect(charge('wales', pension)).toBe(tax);
	});

	// Limits of taxable income 2,306, 13,991, 31,092, 62,430 and 125,140.
	it.each([
		[12_570, 0],
		[12_571, 1900],
		[14_876, 1900],
		[14_877, 2000],
		[26_561, 2000],
		[26_562, 2100],
		[43_662, 2100],
		[43_663, 4200],
		[75_000, 4200],
		[75_001, 4500],
		[125_140, 4500],
		[125_141, 4800],
	])('beside £%d in Scotland is taxed £%d', (pension, tax) => expect(charge('scotland', pension)).toBe(tax));

	// £800 given is £1,000 gross: every limit from the basic one up is £1,000 higher (ITA 2007 s.414).
	it.each([
		['uk', 51_270, 2000],
		['uk', 51_271, 4000],
		['uk', 126_140, 4000],
		['uk', 126_141, 4500],
		['scotland', 14_876, 1900],
		['scotland', 14_877, 2000],
		['scotland', 27_561, 2000],
		['scotland', 27_562, 2100],
		['scotland', 44_662, 2100],
		['scotland', 44_663, 4200],
		['scotland', 76_000, 4200],
		['scotland', 76_001, 4500],
		['scotland', 126_140, 4500],
		['scotland', 126_141, 4800],
	] as const)('in %s beside £%d with £800 of Gift Aid is taxed £%d', (residence, pension, tax) =>
		expect(charge(residence, pension, 800)).toBe(tax),
	);

	it('is taxed on whole pounds only (stage 26 box c26.1)', () => {
		const pensions = { otherPensions: 20_000, statePensionLumpSum: 1234.99 };
		expect(calculate(facts({ taxYear: '2024-25', pensions })).statePensionLumpSumCharge).toBe(24_680);
	});
});
