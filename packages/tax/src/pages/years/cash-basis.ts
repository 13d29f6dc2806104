/** What the cash basis bars in a given year: to 2023-24, interest above £500 and every use of a loss except carrying it forward. */
import type { Facts } from '@halfpenny/facts';
import type { YearData } from '@halfpenny/years';
import { positive } from '../../rounding.ts';

type Trade = NonNullable<Facts['trades']>[number];

/** The disallowed interest on loans, in pence; 0 if the year has no limit (ITTOIA 2005 ss.51A and 57B, to 2023-24). */
export function interestAboveLimit({ accountingMethod, expenses }: Trade, { cashBasis }: YearData): number {
	if (accountingMethod !== 'cash' || cashBasis.interestLimitPounds === null) return 0;
	return positive((expenses?.interestOnBankOtherLoans ?? 0) - cashBasis.interestLimitPounds * 100);
}

/** Whether a loss can be set against other income or carried back (ITA 2007 s.74E, to 2023-24). */
export function canMoveLosses({ accountingMethod }: Trade, { cashBasis }: YearData): boolean {
	return accountingMethod !== 'cash' || cashBasis.lossesAgainstOtherIncome;
}
