/** The income above which HMRC used to require a return, whatever its source. */
import { entryOn, from, type Series } from './series.ts';
import { firstDayOf, type TaxYear } from './tax-years.ts';

/** Whole pounds for people taxed only through PAYE; null once the rule ended. £100,000 to 2022-23. */
export const incomeRequiringReturn: Series<number | null> = [
	from('2023-04-06', 150_000, 'confirmed', ['AGENT108', 'PAYETHRESHOLD']),
	from('2024-04-06', null, 'confirmed', ['PAYETHRESHOLD']),
];

/** Whole pounds of total income above which a return was required; undefined in years without the rule. */
export function incomeRequiringReturnPounds(taxYear: TaxYear): number | undefined {
	return entryOn(incomeRequiringReturn, firstDayOf(taxYear)).value ?? undefined;
}
