/** Answers that can't reach HMRC through Making Tax Digital from here, each with what to do about it. */

const otherSoftware = 'Use other software that HMRC recognises for this tax year.';
const thenRemove = 'Then remove it from your answers here.';

/** What it is, and what to do about it: other software unless said. */
const cannot = {
	partnerships: ['A partnership share'],
	capitalGains: ['Capital gains, which HMRC wants asset by asset with the day each was acquired,'],
	otherIncome: ['Other taxable income'],
	otherSchedules: ['Parts of a return that we can’t work out'],
	childBenefit: [
		'Child Benefit without its amount and the number of children',
		'Add both to your answers, or remove it.',
	],
	marriageAllowance: [
		'Marriage Allowance without your spouse’s surname and whole National Insurance number',
		'Add both to your answers.',
	],
	marriedCouplesAllowance: ['Married Couple’s Allowance', `Ask HMRC for it by phone. ${thenRemove}`],
	pensionCharges: [
		'A pension moved abroad, or a refund after a short service, which HMRC wants with the address of each scheme,',
	],
	pensionScheme: [
		'A charge on pension savings without the scheme’s tax reference',
		'Add it to your answers: eight digits, an R and a letter.',
	],
	pensionAllowance: [
		'Pension savings above your allowance, given as one figure,',
		'Add what you saved to your answers, so that we can work it out and show how.',
	],
	investments: [
		'Relief for EIS shares in a company that may or may not be knowledge-intensive',
		'Add to your answers whether each company is: your EIS3 says so.',
	],
	preIncorporationLosses: ['Losses from before a business became a company'],
	blindPerson: ['Blind Person’s Allowance', `Ask HMRC for it by phone. ${thenRemove}`],
	closeCompany: ['What a director must report about their close company'],
	winterFuel: ['The Winter Fuel Payment charge for this tax year'],
	lossesCarriedBack: ['Losses carried back to an earlier year'],
	lossesSideways: ['This year’s losses set against other income'],
	buildings: ['Allowances for buildings, charge points and goods vehicles'],
	classFour: ['An exemption from Class 4 National Insurance, or an adjustment to it,'],
	transitionLoss: ['Losses set against transition profit'],
	rentARoom: ['Rent a Room'],
	financeCostsBroughtForward: ['Interest on homes that are let, from earlier years,'],
	notes: [
		'A note to HMRC, or a statement that figures are provisional,',
		'Write to HMRC about it, then remove it from your answers.',
	],
} as const satisfies Readonly<Record<string, readonly [what: string, todo?: string]>>;

/** What cannot be sent to HMRC through MTD from here. */
export type CannotSend = keyof typeof cannot;

/** Says what cannot be sent, and what to do. */
export function sayCannotSend(code: CannotSend): string {
	const [what, todo = otherSoftware]: readonly [string, string?] = cannot[code];
	return `${what} can’t be sent through MTD from here yet. ${todo}`;
}

/** Whether a person can put it right and declare all the same. */
export function canBePutRight(code: CannotSend): boolean {
	return cannot[code].length > 1;
}
