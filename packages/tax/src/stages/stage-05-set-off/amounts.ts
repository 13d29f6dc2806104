/** Stage 5, inputs: income of each kind, the pool of deductions and allowances, and the limits. Boxes c5.1 to c5.22. */
import type { Status } from '../stage-03a-status.ts';

/** The income and the pool that stage 5 divides. All whole pounds in pence. */
export interface Amounts {
	readonly status: Status;
	/** c5.1: deductions and allowances to be set off. */
	readonly pool: number;
	/** c5.3. */
	readonly nonSavings: number;
	/** The part of it that is property income, in a year that taxes it separately; otherwise 0. */
	readonly property?: number;
	/** c5.11. */
	readonly savings: number;
	/** c5.22. */
	readonly dividends: number;
	/** c4.59: the extension of the basic band. */
	readonly extension: number;
	/** c4.79. */
	readonly savingsAllowance: number;
	/** c4.80. */
	readonly dividendAllowance: number;
	/** c5.52d: pool kept for dividends so that a marriage allowance received is not lost. */
	readonly keptForDividends: number;
}
