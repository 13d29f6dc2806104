/** The parts of a year's amount, in a few rows that add up to it. */
import { type Pence, pence, sum } from '@halfpenny/facts';
import type { Calculation } from '../calculation.ts';

/** One row; deductions are negative. */
export interface DuePart {
	readonly name: DuePartName;
	readonly amount: Pence;
	/** Charges within the amount that people would not expect there; they are not added again. */
	readonly within: readonly { readonly name: ChargeName; readonly amount: Pence }[];
}

/** What a row is for. `laterCode`: tax that HMRC collects through a later tax code. */
export type DuePartName =
	| 'incomeTax'
	| 'nationalInsurance'
	| 'studentLoan'
	| 'postgraduateLoan'
	| 'capitalGainsTax'
	| 'capitalGainsTaxSetOff'
	| 'laterCode'
	| 'taxPaid';

/** Charges that HMRC counts as income tax. */
export type ChargeName =
	| 'pensionCharges'
	| 'statePensionLumpSumCharge'
	| 'highIncomeChildBenefitCharge'
	| 'winterFuelPaymentCharge'
	| 'giftAidCharge'
	| 'payeUnderpaymentsCodedOut';

const charges: readonly ChargeName[] = [
	'pensionCharges',
	'statePensionLumpSumCharge',
	'highIncomeChildBenefitCharge',
	'winterFuelPaymentCharge',
	'giftAidCharge',
	'payeUnderpaymentsCodedOut',
];

/** The rows, in order. Zero ones are left out, except income tax, National Insurance and tax paid. */
export function duePartsOf(calculation: Calculation): readonly DuePart[] {
	const { totalIncomeTaxDue, class2, class4, studentLoan, postgraduateLoan, taxDeducted } = calculation;
	const { capitalGainsTax, capitalGainsTaxSetOff, totalDue } = calculation;
	const charged = [
		part('incomeTax', totalIncomeTaxDue, chargesIn(calculation)),
		part('nationalInsurance', sum([class2, class4])),
		part('studentLoan', studentLoan),
		part('postgraduateLoan', postgraduateLoan),
		part('capitalGainsTax', capitalGainsTax),
		part('capitalGainsTaxSetOff', pence(-capitalGainsTaxSetOff)),
	];
	const taxPaid = part('taxPaid', pence(-taxDeducted));
	// The one figure of stage 12 missing from a calculation: what a later code collects (c12.14).
	const laterCode = part(
		'laterCode',
		pence(totalDue - sum([...charged, taxPaid].map(({ amount }) => amount))),
	);
	return [...charged, laterCode, taxPaid].filter(({ name, amount }) => amount !== 0 || always.has(name));
}

const always: ReadonlySet<DuePartName> = new Set(['incomeTax', 'nationalInsurance', 'taxPaid']);

function part(name: DuePartName, amount: Pence, within: DuePart['within'] = []): DuePart {
	return { name, amount, within };
}

function chargesIn(calculation: Calculation): DuePart['within'] {
	return charges
		.map((name) => ({ name, amount: chargeOf(calculation, name) }))
		.filter(({ amount }) => amount > 0);
}

/** What charities claim on gifts beyond the tax that covers it (ITA 2007 s.424) is the difference of two figures of stage 9. */
function chargeOf(calculation: Calculation, name: ChargeName): Pence {
	if (name !== 'giftAidCharge') return calculation[name];
	return pence(calculation.incomeTaxDueAfterGiftAid - calculation.incomeTaxDueAfterTaxReductions);
}
