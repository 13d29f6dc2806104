/** Every figure of a calculation by stage, in whole pence. The answer and its working both come from here. */
import type { Pages } from './pages/pages.ts';
import type { Charges } from './stages/charges.ts';
import type { NonSavings } from './stages/stage-01-non-savings.ts';
import type { Savings } from './stages/stage-02-savings.ts';
import type { Dividends } from './stages/stage-03-dividends.ts';
import type { Status } from './stages/stage-03a-status.ts';
import type { Allowances } from './stages/stage-04-allowances.ts';
import type { Reliefs } from './stages/stage-04-reliefs.ts';
import type { SetOff } from './stages/stage-05-set-off/settle.ts';
import type { TaxedBand } from './stages/stage-08-income-tax.ts';
import type { Adjustments } from './stages/stage-09-adjustments.ts';
import type { TaxPaid } from './stages/stage-11-tax-paid.ts';
import type { TaxDue } from './stages/stage-12-tax-due.ts';
import type { PaymentsOnAccountFigures } from './stages/stage-13-payments-on-account.ts';
import type { NationalInsurance } from './stages/stage-16-national-insurance.ts';
import type { CapitalGainsTax } from './stages/stage-18-capital-gains.ts';
import type { FinanceCosts } from './stages/stage-24-finance-costs.ts';
import type { StudentLoans } from './stages/stage-27-student-loans.ts';

/** Figures settled before allowances are divided among kinds of income. */
export interface Collected {
	readonly status: Status;
	readonly pages: Pages;
	readonly nonSavings: NonSavings;
	readonly savings: Savings;
	readonly dividends: Dividends;
	readonly reliefs: Reliefs;
	readonly allowances: Allowances;
	readonly nationalInsurance: NationalInsurance;
	readonly studentLoans: StudentLoans;
	readonly taxPaid: TaxPaid;
}

/** Income in bands and the tax on it. */
export interface Charged {
	readonly setOff: SetOff;
	/** Every band that holds income, lowest first, one kind of income after another. */
	readonly bands: readonly TaxedBand[];
	/** The tax in all bands. */
	readonly taxOnBands: number;
}

/** The figures of each stage. */
export interface Figures extends Collected, Charged {
	/** c8.25c. */
	readonly transitionTax: number;
	/** c8.26. */
	readonly incomeTaxCharged: number;
	readonly financeCosts: FinanceCosts;
	readonly capitalGains: CapitalGainsTax;
	readonly charges: Charges;
	readonly adjustments: Adjustments;
	readonly taxDue: TaxDue;
	readonly paymentsOnAccount: PaymentsOnAccountFigures;
}
