/** The inputs of stage 4's allowances. */
import type { Facts } from '@halfpenny/facts';
import type { NonSavings } from './stage-01-non-savings.ts';
import type { Savings } from './stage-02-savings.ts';
import type { Dividends } from './stage-03-dividends.ts';
import type { Status } from './stage-03a-status.ts';
import type { Reliefs } from './stage-04-reliefs.ts';

/** The amounts that decide the allowances. */
export interface AllowanceInputs {
	readonly facts: Facts;
	readonly status: Status;
	readonly nonSavings: NonSavings;
	readonly savings: Savings;
	readonly dividends: Dividends;
	readonly reliefs: Reliefs;
}
