/** A calculation as the pages see it: the specification's names, pounds as text, bands and working. */
import type { shapes } from '@halfpenny/contract';
import { type Facts, sum, toPounds } from '@halfpenny/facts';
import { type Calculation, settlementInPounds } from '@halfpenny/tax';
import type * as z from 'zod';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { owedOrRefunded } from './figures.ts';
import { leftOutOf } from './left-out.ts';

/** A calculated return with its facts. */
export interface WorkedReturn {
	readonly facts: Facts;
	readonly calculation: Calculation;
}

/** What is owed for a return, with its working. */
export function presentCalculation(
	{ taxYear, jurisdiction }: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
	{ facts, calculation }: WorkedReturn,
): z.output<typeof shapes.taxResult> {
	return {
		taxYear,
		jurisdiction,
		rulesVersion: calculation.rulesVersion,
		totalIncome: toPounds(calculation.totalIncome),
		personalAllowance: toPounds(calculation.personalAllowance),
		taxableIncome: toPounds(calculation.taxableIncome),
		incomeTaxLiability: toPounds(calculation.totalIncomeTaxDue),
		nationalInsuranceLiability: toPounds(sum([calculation.class2, calculation.class4])),
		taxPaid: toPounds(calculation.taxDeducted),
		...owedOrRefunded(calculation.totalDue),
		settlement: settlementInPounds(facts, calculation),
		leftOut: leftOutOf(facts, calculation),
		bands: calculation.bands.map(({ income, band, rate, amount, tax }) => ({
			income,
			band,
			rate,
			amount: toPounds(amount),
			tax: toPounds(tax),
		})),
		working: calculation.working.map(({ id, rule, value, inputs, uses }) => ({
			id,
			rule,
			value: toPounds(value),
			inputs: [...inputs],
			uses: uses.map((one) => ('amount' in one ? { ...one, amount: toPounds(one.amount) } : one)),
		})),
	};
}
