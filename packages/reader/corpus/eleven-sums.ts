/** Sums and printed forms that the papers of this folder share. */
import type { Pen } from './paper.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
	' ',
);

/** An amount as printed, in pence. */
export const pence = (amount: string): number => Number(amount.replace(/[.,]/g, ''));

/** Pence as an amount: `1,234.50`. */
export function amount(value: number): string {
	const digits = String(value).padStart(3, '0');
	return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** An amount with its separators put in, for what a layout takes as an aside. */
export const separated = (plain: string): string => amount(pence(plain));

/** So many hundredths of an amount in pence, to the nearest penny. */
export const hundredths = (value: number, percent: number): number => Math.round((value * percent) / 100); // not money of anybody

/** A National Insurance number in pairs: `CE 12 34 56 A`. */
export const inPairs = (number: string): string => number.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5');

/** The parts of an ISO date. */
export function dateParts(iso: string) {
	const [year = '', month = '', day = ''] = iso.split('-');
	return { year, month, day, name: MONTHS[Number(month) - 1] ?? '' };
}

/** The date as software prints it: `28-Oct-2024`. */
export function dashed(iso: string): string {
	const { year, name, day } = dateParts(iso);
	return `${day}-${name.slice(0, 3)}-${year}`;
}

/** The sums of a payslip so far in its tax year, in pence. For a layout that shows pay and tax to date and each deduction. */
export function soFar(pen: Pen) {
	const times = Number(pen.text('taxPeriod'));
	const loan = pen.aside('loanLine') === '' ? 0 : times * pence(pen.text('studentLoan'));
	const [gross, tax] = [pence(pen.text('payToDate')), pence(pen.text('taxToDate'))];
	const [ni, pension] = [pence(pen.aside('niToDate')), pence(pen.aside('pensionToDate'))];
	const basic = times * pence(pen.aside('basic'));
	const deductions = tax + ni + pension + loan;
	return {
		...{ basic, extra: gross - basic, gross, taxable: gross - pension },
		...{ tax, ni, pension, loan, deductions, net: gross - deductions },
	};
}

/** What the employer puts in the pension of the period, at three hundredths of the pay, in pence. */
export const employerPension = (pen: Pen): number => hundredths(pence(pen.text('grossPay')), 3);

/** Whether the slip is a week's. */
export const isWeekly = (pen: Pen): boolean => pen.aside('periodWord') === 'Week';

/** The hours of a full week or month, and the rate in pounds that the basic pay makes of them. */
export function hourly(pen: Pen, overtime = 1) {
	const hours = isWeekly(pen) ? 37.5 : 162.5;
	const rate = pence(pen.aside('basic')) / hours / 100; // not money of anybody
	return { hours: hours.toFixed(2), rate: (rate * overtime).toFixed(4) }; // not money of anybody
}

/** A bill's net in pence as lines: so many of each at a share of it in hundredths, the last line the rest. */
export function lines(net: number, shares: readonly (readonly [quantity: number, percent: number])[]) {
	const each = shares.map(([quantity, percent]) => {
		const price = Math.floor((net * percent) / 100 / quantity); // not money of anybody
		return { quantity, price, sum: quantity * price };
	});
	const rest = net - each.reduce((sum, line) => sum + line.sum, 0);
	return [...each, { quantity: 1, price: rest, sum: rest }];
}
