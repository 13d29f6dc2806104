/** The period we ask HMRC about when fetching a business's obligations. */
import { isTaxYear, quartersOf, yearData } from '@halfpenny/years';
import type { MtdBusiness } from '../../api/shapes.ts';

/** Returns the tax year, 6 April to 5 April, or 1 April to 31 March for calendar quarters. */
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
