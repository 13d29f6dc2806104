/** The boxes of other income on the main return (SA100, INC17 and INC18), with the trading allowance on casual earnings. */
import { lower, positive } from '../rounding.ts';
import { deduction, income, orNothing } from './box.ts';
import { barsExpenses, casualAllowance, casualOf, type Earnings } from './trading-allowance.ts';

/** Other income as the return shows it. Whole pounds in pence. */
export interface OtherIncomePage {
	/** The trading allowance set against casual earnings; no box shows it. */
	readonly tradingAllowance: number;
	/** INC17: the remaining income; HMRC's help for that box takes the allowance off before it is entered. */
	readonly received: number;
	/** INC18. */
	readonly expenses: number;
}

const POUND = 100;

/**
 * The return's other income; undefined if there is none. Sources: ITTOIA 2005 ss.783AG and 783AJ, HMRC BIM86017 and
 * BIM86019.
 */
export function otherIncomePage(earnings: Earnings): OtherIncomePage | undefined {
	const { otherIncome } = earnings;
	if (!otherIncome) return undefined;
	const all = income(otherIncome.amount);
	const allowance = casualAllowance(earnings);
	// The form accepts tax taken off (INC19) only together with income, so a pound of income stays.
	const isReclaimed = allowance > 0 && allowance === all && deduction(otherIncome.taxDeducted) > 0;
	const tradingAllowance = isReclaimed ? allowance - POUND : allowance;
	const received = all - tradingAllowance;
	return { tradingAllowance, received, expenses: received === 0 ? 0 : expensesOf(earnings, all) };
}

/** With the allowance, costs of casual earnings do not count, only those of the rest. */
function expensesOf(earnings: Earnings, all: number): number {
	const { expenses, casualExpenses } = earnings.otherIncome ?? {};
	const casual = casualOf(earnings);
	if (casual === 0) return deduction(expenses);
	if (barsExpenses(earnings)) return lower(deduction(expenses), positive(all - casual));
	return deduction(orNothing(expenses) + orNothing(casualExpenses));
}
