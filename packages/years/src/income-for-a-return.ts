/** The income above which HMRC asked everybody for a return, whatever it came from; the rule has ended. */
import type { TaxYear } from './tax-years.ts';

/**
 * For people taxed through PAYE alone: £100,000 to 2022-23, £150,000 in 2023-24 (HMRC's Agent Update 108, May 2023),
 * none from 2024-25 (Autumn Statement 2023, paragraph 5.61). Both as the profession quotes them: the Association of
 * Taxation Technicians in Accountancy Age, 7 August 2023, and itcontracting.com on the changes to the threshold.
 */
const limits: Readonly<Partial<Record<TaxYear, number>>> = { '2023-24': 150_000 };

/** Whole pounds of total income above which a return was required by that alone; undefined in years without the rule. */
export function incomeRequiringReturnPounds(taxYear: TaxYear): number | undefined {
	return limits[taxYear];
}
