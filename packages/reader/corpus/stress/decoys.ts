/** Labels of amounts that a reader does not give, by kind of paper: rows of their own are put between the others. */
import type { DocumentType } from '@halfpenny/reader';

const payslip = [
	"Employer's NI",
	'Employer pension',
	'Holiday fund',
	'Mileage (non-taxable)',
	'Union subscription',
	'Overtime',
	'Cycle scheme',
	'Gift aid',
	'Childcare vouchers',
	'Expenses',
	'Advance of pay',
	'Taxable pay',
	'Earnings for NI',
	'Pensionable pay',
	'Holiday balance (hrs)',
	'Rate per hour',
	'Commission',
	'Back pay',
	'Uniform',
	'Attachment of earnings',
	'Annual salary',
	'Sick pay',
	'Salary sacrifice',
	'Car allowance',
	"Employer's costs",
] as const;
const p60 = [
	'Benefits in kind',
	'Charity donations',
	'Union subscription',
	'Holiday pay included',
	"Employer's contributions",
	'Additional voluntary contributions',
	'Lump sum',
	'Expenses',
	'Car benefit',
	'Bonus included above',
] as const;
const interest = [
	'Opening balance',
	'Closing balance',
	'Net interest',
	'Average balance',
	'Rate of interest',
	'Fees',
	'Deposits',
	'Withdrawals',
	'Bonus rate',
	'Balance brought forward',
] as const;
const dividend = [
	'Price per share',
	'Dividend per share (p)',
	'Shares held',
	'Reinvested',
	'Dealing charge',
	'Stamp duty',
	'Balance brought forward',
	'Residual cash',
	'Rate per share',
] as const;
const bill = [
	'Delivery',
	'Carriage',
	'Deposit',
	'Discount',
	'Labour',
	'Materials',
	'Handling',
	'Callout',
	'Service charge',
	'Previous balance',
	'Gift card',
	'Parts',
] as const;

/** The labels by kind of paper. */
export const decoys: Readonly<Record<DocumentType, readonly string[]>> = {
	...{ payslip, p60, p45: p60, interest, dividend },
	...{ invoice: bill, receipt: bill },
};
