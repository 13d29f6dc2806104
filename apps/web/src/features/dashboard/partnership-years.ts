/** The partnership year due next when its form isn't available: what we say instead of offering it. */
import { formatDay } from '@halfpenny/facts';
import { sayNoReturn } from '@halfpenny/messages/no-return';
import { isTaxYear, yearData } from '@halfpenny/years';
import type { Service } from '../../api/shapes.ts';
import { formatList } from '../../ui/format.ts';
import { yearsOf } from './chosen-year.ts';

type Known = Pick<Service, 'taxYears' | 'defaultTaxYear' | 'today'>;

/** Returns the year due next if it isn't offered to partnerships; otherwise undefined. */
export function yearNotOffered({ taxYears, defaultTaxYear }: Known): string | undefined {
	const offered = yearsOf('partnership', { taxYears }).some(({ taxYear }) => taxYear === defaultTaxYear);
	return offered ? undefined : defaultTaxYear;
}

/** Returns why it isn't offered and what to do instead, a sentence each. */
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
