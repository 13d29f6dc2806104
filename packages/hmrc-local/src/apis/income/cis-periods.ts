/** The months of the Construction Industry Scheme, from the 6th to the 5th, and what was deducted in them. */
import { inPounds, sumOfEach } from '../../assessment/amounts.ts';
import type { Held } from '../../individuals/records.ts';
import { isRecord, partOf } from '../../mtd/json.ts';
import { firstDayOf, lastDayOf } from '../../mtd/tax-year.ts';

/** A month as it was sent. */
export type Period = { readonly deductionFromDate: string; readonly deductionToDate: string };

/** The month after one that begins on this day. */
function monthAfter(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCMonth(date.getUTCMonth() + 1);
	date.setUTCDate(5);
	return date.toISOString().slice(0, 10);
}

/** HMRC's code for what is wrong with the months of a tax year; undefined when nothing is. */
export function periodProblem(periods: readonly Period[], taxYear: string): string | undefined {
	const isMonth = ({ deductionFromDate: from, deductionToDate: to }: Period) =>
		from.endsWith('-06') && to === monthAfter(from);
	if (!periods.every(isMonth)) return 'RULE_DEDUCTIONS_DATE_RANGE_INVALID';
	const isInside = ({ deductionFromDate: from, deductionToDate: to }: Period) =>
		from >= firstDayOf(taxYear) && to <= lastDayOf(taxYear);
	if (!periods.every(isInside)) return 'RULE_UNALIGNED_DEDUCTIONS_PERIOD';
	const starts = new Set(periods.map(({ deductionFromDate }) => deductionFromDate));
	return starts.size === periods.length ? undefined : 'RULE_DUPLICATE_PERIOD';
}

const periodsOf = ({ body }: Held): readonly unknown[] => {
	const { periodData } = isRecord(body) ? body : {};
	return Array.isArray(periodData) ? periodData : [];
};

const totalsOf = (periods: readonly unknown[]) => ({
	totalDeductionAmount: inPounds(sumOfEach(periods, 'deductionAmount')),
	totalCostOfMaterials: inPounds(sumOfEach(periods, 'costOfMaterials')),
	totalGrossAmountPaid: inPounds(sumOfEach(periods, 'grossAmountPaid')),
});

/** Total deductions, in millionths of a pound. */
export const deductedIn = (held: readonly Held[]): bigint =>
	sumOfEach(held.flatMap(periodsOf), 'deductionAmount');

/** All contractors of a year in HMRC's format. */
export function presentDeductions(held: readonly Held[]): object {
	return {
		...totalsOf(held.flatMap(periodsOf)),
		cisDeductions: held.map((one) => {
			const { fromDate, toDate, contractorName, employerRef } = partOf(one, 'body');
			return {
				...{ fromDate, toDate, contractorName, employerRef },
				...totalsOf(periodsOf(one)),
				periodData: periodsOf(one).map((period) => ({
					...(isRecord(period) ? period : {}),
					...{ submissionDate: one.submittedOn, submissionId: one.id, source: 'customer' },
				})),
			};
		}),
	};
}
