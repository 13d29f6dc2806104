/** Answers that belong to another tax year. Read from the raw JSON. */
import { type TaxYear, yearData } from '@halfpenny/years';
import { type Fields, fieldsOf, isAfter, listOf } from './json.ts';
import type { Problem } from './problem.ts';

/** Disposals of other years, earlier trades beside an opening pool, and reliefs that the year does not have. */
export function ofOtherYears(facts: Fields, year: TaxYear): Problem[] {
	const gains = fieldsOf(facts.capitalGains);
	return [
		...disposalProblems(gains, year),
		...shareProblems(gains, yearData(year).startsOn),
		...endedReliefs(facts, year),
	];
}

/** A gain is taxed in the year of disposal (TCGA 1992 ss.1 and 28). */
function disposalProblems({ disposals }: Fields, year: TaxYear): Problem[] {
	const { startsOn, endsOn } = yearData(year);
	return listOf(disposals).flatMap((disposal, index) => {
		const { date } = fieldsOf(disposal);
		const path = `capitalGains.disposals[${index}].date`;
		if (isAfter(startsOn, date)) return [{ path, code: 'date.beforeYear' }];
		return isAfter(date, endsOn) ? [{ path, code: 'date.afterYear' }] : [];
	});
}

/** An opening pool, and an earlier trade already included in it. */
function shareProblems({ holdings }: Fields, startsOn: string): Problem[] {
	return listOf(holdings).flatMap((holding, index) => {
		const { openingQuantity, trades } = fieldsOf(holding);
		if (!(Number(openingQuantity) > 0)) return [];
		return listOf(trades).flatMap((trade, at) => {
			const path = `capitalGains.holdings[${index}].trades[${at}].date`;
			return isAfter(startsOn, fieldsOf(trade).date) ? [{ path, code: 'shareTrade.beforeOpening' }] : [];
		});
	});
}

/** Finance Act 2026 s.21: no relief for employees working at home from 6 April 2026. */
function endedReliefs({ employments }: Fields, year: TaxYear): Problem[] {
	if (yearData(year).homeWorking.employeeWeeklyPounds !== null) return [];
	return listOf(employments).flatMap((job, index) => {
		const { workingFromHome = 0 } = fieldsOf(fieldsOf(job).expenses);
		const path = `employments[${index}].expenses.workingFromHome`;
		return Number(workingFromHome) === 0 ? [] : [{ path, code: 'relief.ended' }];
	});
}
