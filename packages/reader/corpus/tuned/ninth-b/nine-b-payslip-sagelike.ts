/** A payslip like the laser-printed ones of an old desktop payroll: a strip of boxes, this period and the year so far side by side. */
import type { Layout, Pen } from '../../paper.ts';
import { less } from './nine-b-parts.ts';

const STYLE = `<style>body{font:8.5pt Arial,sans-serif;margin:10mm}table{border-collapse:collapse;width:100%}.b{border:1px solid #4a7a4a;padding:1mm 1.5mm;vertical-align:top}.h{background:#d9ead3;font-size:7.5pt;border:1px solid #4a7a4a;padding:.6mm 1.5mm;text-align:left;font-weight:400}.i td{padding:.4mm 0}.i td:last-child{text-align:right}.r{text-align:right}</style>`;

const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const block = (lines: readonly string[]) => `<table class="i">${lines.join('')}</table>`;

const payments = (pen: Pen) =>
	block(
		[['Salary', pen.aside('basic')] as const, ['Performance Bonus', pen.aside('bonus')] as const].map(
			([label, amount]) =>
				`<tr><td>${label}</td><td class="r">1.00</td><td class="r">${amount}</td><td>${amount}</td></tr>`,
		),
	);

function deductions(pen: Pen): string {
	return block([
		line('PAYE Tax', pen.money('incomeTax')),
		line('National Insurance', pen.money('nationalInsurance')),
		line('Pension Ees', pen.money('pension')),
		pen.aside('loanLine') && line('Student Loan', pen.money('studentLoan')),
	]);
}

function period(pen: Pen): string {
	return block([
		line('Total Gross Pay', pen.money('grossPay')),
		line('Gross for Tax', less(pen.money('grossPay'), pen.money('pension'))),
		line('Earnings For NI', pen.money('grossPay')),
		line('&nbsp;', ''),
		line('Payment Period', pen.aside('periodWord') === 'Week' ? 'Weekly' : 'Monthly'),
	]);
}

function yearSoFar(pen: Pen): string {
	return block([
		line('Total Gross Pay TD', pen.money('payToDate')),
		line('Tax Paid TD', pen.money('taxToDate')),
		line('National Insurance TD', pen.aside('niToDate')),
		line('Employee Pension TD', pen.aside('pensionToDate')),
	]);
}

/** A strip of boxes across the paper, with what is paid out in a corner. */
export const sageLikePayslip: Layout = {
	name: 'nine-b-payslip-sagelike',
	type: 'payslip',
	landscape: true,
	html: (
		pen,
	) => `${STYLE}<table><tr><th class="h" style="width:18%">Employee No.</th><th class="h" style="width:34%">Employee</th><th class="h" style="width:20%">Process Date</th><th class="h">National Insurance Number</th></tr>
<tr><td class="b">${pen.aside('payrollNumber')}</td><td class="b">${pen.text('employeeName')}</td><td class="b">${pen.date('payDate')}</td><td class="b">${pen.text('nationalInsuranceNumber')}</td></tr></table>
<table style="margin-top:2mm;height:56mm"><tr style="height:5mm"><th class="h" style="width:34%"><table class="i"><tr><td style="width:40%">Payments</td><td class="r">Units</td><td class="r">Rate</td><td>Amount</td></tr></table></th><th class="h" style="width:22%"><table class="i"><tr><td>Deductions</td><td>Amount</td></tr></table></th><th class="h" style="width:22%">This Period</th><th class="h">Year To Date</th></tr>
<tr><td class="b">${payments(pen)}</td><td class="b">${deductions(pen)}</td><td class="b">${period(pen)}</td><td class="b">${yearSoFar(pen)}</td></tr></table>
<table style="margin-top:2mm"><tr><td class="b" style="width:50%" rowspan="2">${pen.aside('employeeName')}<br>${pen.aside('address').replaceAll(', ', '<br>')}</td><td class="b" style="width:25%"><b>${pen.text('employerName')}</b><br>Tax Office Ref: ${pen.text('payeReference')}</td><td class="h" style="font-size:9pt">NET PAY</td></tr>
<tr><td class="b">Tax Code: ${pen.text('taxCode')} &nbsp; NI Code: A<br>Tax Period: ${pen.text('taxPeriod')}<br>Dept: 2 Operations &nbsp; Payment Method: BACS</td><td class="b" style="text-align:right;font-size:13pt"><b>£${pen.money('netPay')}</b></td></tr></table>`,
};
