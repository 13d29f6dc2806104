/** The guide's figures, from the rules data: no sentence has a figure typed into it. */
import { formatDay, formatDayOfYear, formatPounds, pounds } from '@halfpenny/facts';
import type { MtdHelpFigures } from '@halfpenny/messages/mtd-help';
import { isTaxYear, mandationSteps, quartersOf, yearData } from '@halfpenny/years';
import { recordsUntil } from '../../../returns/records-until.ts';
import { quarterWords } from '../words.ts';

/** Returns the figures for a year. `test` means that nothing real is sent. */
export function helpFigures(taxYear: string, test: boolean): MtdHelpFigures {
	const [calendar] = quartersOf(taxYear, 'calendar');
	return {
		taxYear,
		test,
		mandation: mandationSteps.map(({ qualifyingIncomeAbovePounds, from, decidedByYear }) => ({
			above: formatPounds(pounds(qualifyingIncomeAbovePounds)).replace(/\.00$/, ''),
			from: formatDay(from),
			decidedBy: decidedByYear,
		})),
		quarters: quartersOf(taxYear).map(({ name, from, to, due }) => ({
			name: quarterWords(name),
			...{ from: formatDay(from), to: formatDay(to), due: formatDay(due) },
		})),
		calendarFrom: formatDayOfYear(calendar?.from.slice(5) ?? ''),
		declareBy: isTaxYear(taxYear) ? formatDay(yearData(taxYear).deadlines.online) : '',
		recordsUntil: recordsUntil(taxYear) ?? '',
	};
}
