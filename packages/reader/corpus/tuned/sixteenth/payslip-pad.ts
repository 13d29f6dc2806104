import { amount, dateParts, isWeekly } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { extras } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:12px "Liberation Serif"} .slip{margin:60px 120px;width:500px;border:2px solid #222;padding:18px 26px 22px} h1{font:bold 20px "Liberation Serif";letter-spacing:6px;text-align:center;margin:0 0 16px}
.d{display:flex;align-items:flex-end;margin-bottom:9px} .d s{text-decoration:none;white-space:nowrap} .d u{flex:1;text-decoration:none;border-bottom:1px dotted #333;margin-left:6px;padding-left:8px;font:italic 15px "DejaVu Serif Condensed","DejaVu Serif";color:#1b2d86;white-space:nowrap} .d u.r{text-align:right;padding-right:6px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 18px} .sum{margin-left:150px} .sum s{width:170px} .rule{border-top:1px solid #222;margin:12px 0} .net{border:2px solid #222;padding:8px 8px 2px;margin-top:6px}
</style>`;

const dotted = (label: string, value: string, kind = '') =>
	`<div class="d"><s>${label}</s><u class="${kind}">${value}</u></div>`;

const sum = (label: string, value: string) => dotted(label, value, 'r');

/** Petrol that the employee bought for the van, and the advance of as much that was given for it in the middle of the period. */
const PETROL = '20.00';

function earned(pen: Pen): string {
	const { hours, overtime, allowance } = extras(pen);
	const hour = hours === 1 ? 'hr' : 'hrs';
	return `${sum('Wages', pen.aside('basic'))}${sum(`Overtime (${hours} ${hour})`, amount(overtime))}${sum('Bonus', amount(allowance))}${sum('GROSS PAY £', pen.money('grossPay'))}`;
}

const takenOff = (pen: Pen) =>
	`${sum('Less: Income Tax', pen.money('incomeTax'))}${sum('Nat. Insurance', pen.money('nationalInsurance'))}${sum('Pension', pen.money('pension'))}${pen.aside('loanLine') && sum('Student Loan', pen.money('studentLoan'))}${sum('Sub had', PETROL)}${sum('Add: petrol money', PETROL)}`;

function particulars(pen: Pen): string {
	const { year, month, day } = dateParts(pen.text('payDate'));
	return `${dotted('Name', pen.text('employeeName'))}${dotted('Employer', pen.text('employerName'))}
<div class="two">${dotted('Date paid', `${Number(day)}/${Number(month)}/${year.slice(2)}`)}${dotted(`${isWeekly(pen) ? 'Week' : 'Month'} No.`, pen.text('taxPeriod'))}${dotted('Tax Code', pen.text('taxCode'))}${dotted('N.I. No.', pen.text('nationalInsuranceNumber'))}</div>`;
}

/** A slip from a stationer's pad that a small employer fills in. */
export const pad: Layout = {
	name: 'sixteen-payslip-pad',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="slip"><h1>WAGES SLIP</h1>${particulars(pen)}<div class="rule"></div><div class="sum">${earned(pen)}${takenOff(pen)}
<div class="net">${sum('<b>NET PAY £</b>', pen.money('netPay'))}</div></div><div class="rule"></div><i>To date this tax year</i><div class="two" style="margin-top:10px">${sum('Gross pay', pen.money('payToDate'))}${sum('Tax', pen.money('taxToDate'))}</div>
${dotted('Remarks', 'Thank you – 6 days holiday left.')}<div style="font-size:9px;text-align:center">Rowland's Wages Book No. 4 &nbsp; Keep this slip: it is the statement of pay that the law requires.</div></div>`,
};
