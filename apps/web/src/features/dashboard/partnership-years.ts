/** The partnership's year that falls due next, where its form is not here: what is said in place of offering it. */
import { formatDay } from '@halfpenny/facts';
import { sayNoReturn } from '@halfpenny/messages/no-return';
import { isTaxYear, yearData } from '@halfpenny/years';
import type { Service } from '../../api/shapes.ts';
import { formatList } from '../../ui/format.ts';
import { yearsOf } from './chosen-year.ts';

type Known = Pick<Service, 'taxYears' | 'defaultTaxYear' | 'today'>;

/** The year whose return falls due next, where it is not offered to partnerships; undefined where it is. */
export function yearNotOffered({ taxYears, defaultTaxYear }: Known): string | undefined {
	const offered = yearsOf('partnership', { taxYears }).some(({ taxYear }) => taxYear === defaultTaxYear);
	return offered ? undefined : defaultTaxYear;
}

/** Why it is not offered and what to do instead, a sentence each. */
export function notOfferedWords(taxYear: string, service: Known): readonly string[] {
	if (!isTaxYear(taxYear)) return [];
	const { online, paper } = yearData(taxYear).deadlines;
	const years = formatList(yearsOf('partnership', service).map((year) => year.taxYear));
	return [
		sayNoReturn('notOffered.why', { deadline: formatDay(online) }),
		sayNoReturn('notOffered.software'),
		...(service.today <= paper ? [sayNoReturn('notOffered.paper', { paper: formatDay(paper) })] : []),
		sayNoReturn('notOffered.partners', { taxYear }),
		sayNoReturn('notOffered.offered', { years }),
	];
}
