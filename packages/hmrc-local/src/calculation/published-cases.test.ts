/** The calculation against worked answers published by others, entered as boxes. Rows believed wrong must differ. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pounds, written } from './amount.ts';
import type { Boxes } from './boxes.ts';
import { calculate } from './calculate.ts';
import type { CalculatedYear } from './parameters.ts';
import { boxesFromData, type WrittenBoxes } from './return-boxes.ts';

type Gain = { amount: number; kind: string };
type Case = {
	id: string;
	taxYear: string;
	jurisdiction: string;
	kind: string;
	input: Readonly<Record<string, unknown>>;
	expected: Readonly<Record<string, number | boolean>>;
	trust: string;
	tolerance?: number;
};

const file = new URL('../../../../../shared/tax/cases.json', import.meta.url);
const years = ['2024-25', '2025-26', '2026-27'] as const;
const isYear = (text: string): text is CalculatedYear => years.some((year) => year === text);
const statuses: Readonly<Record<string, string>> = { england: 'U', wales: 'C', scotland: 'S' };

/** Box CGT51 as HMRC's 2024-25 instructions require for gains after 29 October 2024, by case. */
const adjustments: Readonly<Record<string, string>> = {
	'CGT-SPLIT-001': '200',
	'CGT-SPLIT-002': '480',
	'CGT-SPLIT-003': '560',
};

const decimal = (value: unknown) => String(value);

/** How each input of a case is written in a return; rows with other inputs are left out. */
const asBoxes: Readonly<Record<string, (value: unknown, row: Case) => WrittenBoxes>> = {
	employment: (value) => ({ EMP: [{ EMP1: decimal(value) }] }),
	selfEmploymentProfit: (value) => ({ SSE: [{ SSE31: decimal(value) }] }),
	savingsInterest: (value) => ({ INC2: decimal(value) }),
	dividends: (value) => ({ INC4: decimal(value) }),
	giftAid: (value) => ({ REL5: decimal(value) }),
	pension: (value) => ({ INC11: decimal(value) }),
	pensionReliefAtSource: (value) => ({ REL1: decimal(value) }),
	pensionReliefAtSourceNet: (value) => ({ REL1: decimal(Number(value) * 1.25) }),
	reliefs: (value) => ({ REL2: decimal(value) }),
	otherIncome: (value) => ({ INC17: decimal(value) }),
	marriageAllowance: (value) => (value === 'transferor' ? { 'MAT-OUT': 'yes' } : { 'MAT-IN': 'yes' }),
	studentLoanPlan: (value) => ({ SLR1: 'yes', SLRPT: `0${decimal(value).replace('plan', '')}` }),
	childBenefit: (value) => ({ CBC1: decimal(value) }),
	adjustedNetIncome: (value, row) => ({
		INC11: decimal(value),
		...(row.kind === 'mca' ? { MCA1: 'Spouse', MCA2: '1934-01-01' } : {}),
	}),
	allowanceOverride: () => ({}),
	capitalGains: (value, row) => gains(value, row),
};

function gains(value: unknown, row: Case): WrittenBoxes {
	const list: Gain[] = Array.isArray(value) ? value : [];
	const sum = (kind: string) =>
		decimal(list.filter((gain) => gain.kind === kind).reduce((total, gain) => total + gain.amount, 0));
	return { CGT6: sum('residential'), CGT17: sum('other'), CGT51: adjustments[row.id] ?? '0' };
}

/** Where each expected figure is found. */
const found: Readonly<Record<string, (c: Boxes) => bigint>> = {
	incomeTax: (c) => c.c12_1f,
	dividendTax: (c) => c.c8_24a,
	personalAllowance: (c) => c.c4_64,
	allowancesGiven: (c) => c.c4_69,
	adjustedNetIncome: (c) => c.c4_63,
	basicBandLimit: (c) => c.c5_2a,
	class2: (c) => c.c12_3,
	class4: (c) => c.c12_2,
	cgt: (c) => c.c12_17,
	hicbcPercent: (c) => c.c28_10,
	hicbc: (c) => c.c28_14,
	studentLoan: (c) => c.c12_7,
	marriedCouplesAllowanceRelief: (c) => c.c9_19,
};

const cases: Case[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).cases : [];
const figures = ({ expected }: Case) => Object.keys(expected).filter((name) => name in found);
const covered = cases.filter(
	(row) =>
		isYear(row.taxYear) &&
		row.jurisdiction in statuses &&
		Object.keys(row.input).every((name) => name in asBoxes) &&
		figures(row).length > 0,
);

function worked(row: Case): Boxes {
	const boxes = Object.entries(row.input).map(([name, value]) => asBoxes[name]?.(value, row) ?? {});
	const data = Object.assign({ YPDTR: statuses[row.jurisdiction] }, ...boxes);
	const c = calculate(isYear(row.taxYear) ? row.taxYear : '2024-25', boxesFromData(data));
	const allowance = row.input.allowanceOverride;
	return typeof allowance === 'number' ? c.recalculated({ c4_64: pounds(allowance) }) : c;
}

function differences(row: Case): string[] {
	const c = worked(row);
	return figures(row).flatMap((name) => {
		const ours = Number(written(found[name]?.(c) ?? 0n));
		const published = Number(row.expected[name]);
		return Math.abs(ours - published) <= (row.tolerance ?? 0) + 1e-9
			? []
			: [`${name}: ours ${ours}, published ${published}`];
	});
}

describe.skipIf(cases.length === 0)('published worked answers', () => {
	it('covers a fair number of them', () => {
		expect(covered.length).toBeGreaterThan(55);
	});

	it.each(covered.filter((row) => 'ABC'.includes(row.trust)))('agrees with $id ($trust)', (row) => {
		expect(differences(row)).toEqual([]);
	});

	it.each(covered.filter((row) => row.trust === 'D'))('differs from $id, which is believed wrong', (row) => {
		expect(differences(row)).not.toEqual([]);
	});
});
