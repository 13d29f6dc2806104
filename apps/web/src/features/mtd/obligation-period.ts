/** The days between which HMRC is asked what it expects of a business. */
import { isTaxYear, quartersOf, yearData } from '@halfpenny/years';
import type { MtdBusiness } from '../../api/shapes.ts';

/** The tax year, 6 April to 5 April; calendar quarters are asked for from 1 April to 31 March. */
export function obligationPeriod(
	taxYear: string,
	{ quarterlyPeriodType }: Pick<MtdBusiness, 'quarterlyPeriodType'>,
): { readonly from: string; readonly to: string } {
	if (quarterlyPeriodType !== 'calendar' && isTaxYear(taxYear)) {
		const { startsOn, endsOn } = yearData(taxYear);
		return { from: startsOn, to: endsOn };
	}
	const quarters = quartersOf(taxYear, 'calendar');
	return { from: quarters[0]?.from ?? '', to: quarters.at(-1)?.to ?? '' };
}
