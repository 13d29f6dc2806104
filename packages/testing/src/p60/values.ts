/** The values on a made-up P60. */
import type { Pence } from '@halfpenny/facts';

/** One line of the National Insurance table; the earnings are whole pounds on the form. */
export interface NicLine {
	readonly letter: string;
	readonly earningsAtLowerEarningsLimit: Pence;
	readonly earningsToPrimaryThreshold: Pence;
	readonly earningsToUpperEarningsLimit: Pence;
	readonly employeeNationalInsurance: Pence;
}

/** The printed values. A missing one leaves its box empty. */
export interface P60Values {
	/** `2024-25`. */
	readonly taxYear: string;
	readonly surname: string;
	readonly forenames: string;
	/** Without spaces; styles print it in pairs. */
	readonly nationalInsuranceNumber: string;
	readonly worksNumber: string;
	/** Printed over as many lines as it needs. */
	readonly employerName: string;
	readonly employerAddress: readonly string[];
	readonly payeReference: string;
	readonly payInPreviousEmployments?: Pence;
	readonly taxInPreviousEmployments?: Pence;
	readonly payInThisEmployment: Pence;
	/** A negative amount is printed with an R. */
	readonly taxInThisEmployment: Pence;
	readonly finalTaxCode: string;
	/** Left out by forms for pensioners. */
	readonly nicLines: readonly NicLine[];
	/** Whole pounds on the form. */
	readonly studentLoan?: Pence;
	/** Whole pounds on the form. */
	readonly postgraduateLoan?: Pence;
}

/** A person who does not exist, with HMRC's example prefix for the National Insurance number. */
export const defaultP60Values = (amount: (pence: number) => Pence): P60Values => ({
	taxYear: '2024-25',
	surname: 'Okonkwo-Bell',
	forenames: 'Marianne Ruth',
	nationalInsuranceNumber: 'QQ123456C',
	worksNumber: 'HN-00417',
	employerName: 'Larkspur & Finch Bakeries Ltd',
	employerAddress: ['14 Millrace Lane', 'Ambleford', 'AM4 7QT'],
	payeReference: '123/AB456',
	payInThisEmployment: amount(3_250_000),
	taxInThisEmployment: amount(398_640),
	finalTaxCode: '1257L',
	nicLines: [
		{
			letter: 'A',
			earningsAtLowerEarningsLimit: amount(639_600),
			earningsToPrimaryThreshold: amount(617_400),
			earningsToUpperEarningsLimit: amount(1_993_000),
			employeeNationalInsurance: amount(159_440),
		},
	],
});
