/** Answers that others published: the trusted ones match to the penny, those known to be wrong differ. */
import { readFileSync } from 'node:fs';
import { isTaxYear } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '../src/index.ts';
import { calculate } from '../src/index.ts';
import { facts } from './people.ts';
import { hasShared, sharedFolder } from './shared.ts';

interface PublishedCase {
	readonly id: string;
	readonly taxYear: string;
	readonly jurisdiction: string;
	readonly kind: string;
	readonly input: Readonly<Record<string, unknown>>;
	readonly expected: Readonly<Record<string, number>>;
	readonly trust: string;
	readonly tolerance?: number;
}

const coveredInputs = ['employment', 'savingsInterest', 'giftAid', 'allowanceOverride'];

const figures: Readonly<Record<string, (answer: Calculation) => number>> = {
	incomeTax: (answer) => answer.totalIncomeTaxDue,
	personalAllowance: (answer) => answer.personalAllowance,
	adjustedNetIncome: (answer) => answer.adjustedNetIncome,
	totalIncome: (answer) => answer.totalIncome,
};

function answerOf({ taxYear, jurisdiction, input }: PublishedCase): Calculation {
	if (!isTaxYear(taxYear)) throw new Error(`no figures for ${taxYear}`);
	return calculate(
		facts({
			taxYear,
			residence: jurisdiction === 'scotland' ? 'scotland' : jurisdiction === 'wales' ? 'wales' : 'uk',
			employments: [{ pay: Number(input.employment ?? 0) }],
			savings: { untaxedUkInterest: Number(input.savingsInterest ?? 0) },
			reliefs: { giftAid: Number(input.giftAid ?? 0) },
		}),
	);
}

/** A code number can give other free pay than the allowance of the law; such a row is no annual calculation. */
function isAnnual(row: PublishedCase): boolean {
	const given = row.input.allowanceOverride;
	return given === undefined || answerOf(row).personalAllowance === Number(given) * 100;
}

function read(): PublishedCase[] {
	if (!hasShared) return [];
	const { cases } = JSON.parse(readFileSync(`${sharedFolder}tax/cases.json`, 'utf8'));
	return cases;
}

const covered = read()
	.filter((row) => isTaxYear(row.taxYear))
	.filter((row) => Object.keys(row.input).every((key) => coveredInputs.includes(key)))
	.filter((row) => Object.keys(row.expected).some((key) => key in figures))
	.filter(isAnnual);

describe.skipIf(!hasShared)('answers published by others', () => {
	it('are there in number', () => expect(covered.length).toBeGreaterThan(10));

	it.each(covered.filter((row) => 'ABC'.includes(row.trust)))('$id matches', (row) => {
		const answer = answerOf(row);
		for (const [name, expected] of Object.entries(row.expected)) {
			const given = figures[name]?.(answer);
			if (given === undefined) continue;
			expect(Math.abs(given - expected * 100), name).toBeLessThanOrEqual((row.tolerance ?? 0) * 100 + 0.001);
		}
	});

	it.each(covered.filter((row) => row.trust === 'D'))('$id, believed wrong, differs', (row) => {
		const answer = answerOf(row);
		const agrees = Object.entries(row.expected).every(([name, expected]) => {
			const given = figures[name]?.(answer);
			return given !== undefined && Math.abs(given - expected * 100) < 0.5;
		});
		expect(agrees).toBe(false);
	});
});
