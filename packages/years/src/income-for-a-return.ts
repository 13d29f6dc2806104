/** The income above which HMRC asked everybody for a return, whatever it came from; the rule has ended. */
import { entryOn, from, type Series } from './series.ts';
import { firstDayOf, type TaxYear } from './tax-years.ts';

/** Whole pounds for people taxed through PAYE alone; null once the rule ended. £100,000 to 2022-23. */
export const incomeRequiringReturn: Series<number | null> = [
	from('2023-04-06', 150_000, 'confirmed', ['AGENT108', 'PAYETHRESHOLD']),
	from('2024-04-06', null, 'confirmed', ['PAYETHRESHOLD']),
];

/** Whole pounds of total income above which a return was required by that alone; undefined in years without the rule. */
export function incomeRequiringReturnPounds(taxYear: TaxYear): number | undefined {
	return entryOn(incomeRequiringReturn, firstDayOf(taxYear)).value ?? undefined;
}
