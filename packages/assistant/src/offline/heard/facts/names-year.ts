/** Tells a clause that only gives an amount and its year. */
import { withDigits } from '../bare-amount.ts';

/** "this year 31,000", "no, it was £31k this tax year". */
const OF_YEAR =
	/^(?=.*\bthis (?:tax )?year\b)\W*(?:(?:no|nope|sorry|actually|so|and|but|it|it's|its|that's|was|is|were|just|about|around|only|for|in|this|tax|year|year's|turnover|takings|sales|income|pounds?|quid|1|£1)\b\W*)+$/;

/** Whether a clause in lower case only names this year beside an amount: nothing began in it. */
export function namesYear(clause: string): boolean {
	return OF_YEAR.test(withDigits(clause));
}
