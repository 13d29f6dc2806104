/** A calculation as the pages see it: the specification's names, pounds as text, bands and working. */
import type { shapes } from '@halfpenny/contract';
import { sum, toPounds } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';
import type * as z from 'zod';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { owedOrRefunded } from './figures.ts';

/** What is owed for a return, with how it was worked out. */
export function presentCalculation(
	{ taxYear, jurisdiction }: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
	calculation: Calculation,
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
		bands: calculation.bands.map(({ income, band, rate, amount, tax }) => ({
			income,
			band,
			rate,
			amount: toPounds(amount),
			tax: toPounds(tax),
		})),
		working: calculation.working.map(({ id, rule, value, inputs }) => ({
			id,
			rule,
			value: toPounds(value),
			inputs: [...inputs],
		})),
	};
}
