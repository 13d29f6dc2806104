/** Counts the random returns on which our calculation and the stand-in's, written separately, agree to the penny. */
import type { Facts } from '@halfpenny/facts';
import { type Calculation, calculate } from '@halfpenny/tax';
import { type FormYear, formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { goodFacts } from '../../packages/forms/tests/people.ts';
import { anyFiler } from '../agreement/any-filer.ts';
import { judged } from '../agreement/judge.ts';
import { wideFiler } from '../agreement/wide-filer.ts';

/** Returns per piece. Each piece has its own seed, so that it can be run again and only one is in memory. */
const PIECE = 500;
const SEED = 20_261_120;

/** The kinds of people, and how many pieces of each to judge per year. */
const KINDS: readonly (readonly [string, (year: FormYear) => fc.Arbitrary<Facts>, number])[] = [
	['Jobs, interest and gifts around every limit', anyFiler, 20],
	['Facts of every page that HMRC’s rules take', goodFacts, 40],
	['The same with rarer facts and amounts around limits', wideFiler, 40],
];

/** Figures to count the returns with: how many have more than zero. */
const COUNTED = [
	...(['class4', 'class2', 'studentLoan', 'postgraduateLoan', 'capitalGainsTax', 'pensionCharges'] as const),
	...(['highIncomeChildBenefitCharge', 'statePensionLumpSumCharge', 'savingsTax', 'dividendTax'] as const),
	...(['incomeTaxChargedOnTransitionProfits', 'winterFuelPaymentCharge'] as const),
] satisfies readonly (keyof Calculation)[];

interface Tally {
	returns: number;
	agreed: number;
	readonly figures: Map<string, number>;
}

function judgePiece(people: fc.Arbitrary<Facts>, year: FormYear, seed: number, tally: Tally): void {
	for (const facts of fc.sample(people, { numRuns: PIECE, seed })) {
		const calculation = calculate(facts, { working: false });
		tally.returns += 1;
		if (judged(facts, year, calculation).length === 0) tally.agreed += 1;
		for (const name of COUNTED) {
			if (calculation[name] > 0) tally.figures.set(name, (tally.figures.get(name) ?? 0) + 1);
		}
	}
}

/** Judges every piece. */
export async function measure() {
	const figures = new Map<string, number>();
	const rows: string[][] = [];
	let returns = 0;
	let agreed = 0;
	for (const year of formYears) {
		for (const [kind, people, pieces] of KINDS) {
			const tally: Tally = { returns: 0, agreed: 0, figures };
			for (let piece = 0; piece < pieces; piece++) judgePiece(people(year), year, SEED + piece, tally);
			rows.push([year, kind, `${tally.agreed} of ${tally.returns}`]);
			returns += tally.returns;
			agreed += tally.agreed;
		}
	}
	for (const name of COUNTED) rows.push(['both', `Returns with \`${name}\``, String(figures.get(name) ?? 0)]);
	return {
		title: 'Two calculations, one tax',
		summary: `${agreed} of ${returns} random returns come to the same tax, to the penny in the total, contributions, loans, capital gains tax and pension charges of the tax calculation summary (and in the first payment on account, where the return carries one that is not reduced), in our calculation and in the stand-in’s, which was written independently from HMRC’s published specification and calculates from the boxes of the return. The specification is for 2024-25; for 2025-26 it is used with that year’s figures.`,
		columns: ['Year', 'What', 'Result'],
		rows,
		figures: { returns, agreed },
	};
}
