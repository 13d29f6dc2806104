/** The income above which HMRC asked everybody for a return, whatever it came from; the rule has ended. */
import type { TaxYear } from './tax-years.ts';

/** For people taxed through PAYE: £100,000 to 2022-23, £150,000 in 2023-24, none from 2024-25 (HMRC's Agent Updates of 2023 and 2024). */
const limits: Readonly<Partial<Record<TaxYear, number>>> = { '2023-24': 150_000 };

/** Whole pounds of total income above which a return was required by that alone; undefined in years without the rule. */
export function incomeRequiringReturnPounds(taxYear: TaxYear): number | undefined {
	return limits[taxYear];
}
