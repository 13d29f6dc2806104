/** Every figure of a calculation by stage, as plain whole pence. The answer and its working are both drawn from here. */
import type { NonSavings } from './stages/stage-01-non-savings.ts';
import type { Savings } from './stages/stage-02-savings.ts';
import type { Dividends } from './stages/stage-03-dividends.ts';
import type { Status } from './stages/stage-03a-status.ts';
import type { Reliefs } from './stages/stage-04-reliefs-and-allowances.ts';
import type { SetOff } from './stages/stage-05-set-off/settle.ts';
import type { Bands } from './stages/stage-06-bands.ts';
import type { IncomeTax } from './stages/stage-08-income-tax.ts';
import type { Adjustments } from './stages/stage-09-adjustments.ts';
import type { TaxPaid } from './stages/stage-11-tax-paid.ts';
import type { TaxDue } from './stages/stage-12-tax-due.ts';

/** The figures of each stage. */
export interface Figures {
	readonly status: Status;
	readonly nonSavings: NonSavings;
	readonly savings: Savings;
	readonly dividends: Dividends;
	readonly reliefs: Reliefs;
	readonly setOff: SetOff;
	readonly bands: Bands;
	readonly tax: IncomeTax;
	readonly adjustments: Adjustments;
	readonly taxPaid: TaxPaid;
	readonly taxDue: TaxDue;
}
