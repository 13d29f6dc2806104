import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px Arial;margin:26px 34px} table{border-collapse:collapse;width:100%} .o{border:1.5px solid #003c71} .o td{padding:3px 8px;vertical-align:top}
.o th{background:#003c71;color:#fff;text-align:left;padding:3px 8px;font-size:10.5px} .n{text-align:right!important} .gap{height:10px} .t td{border-top:1px solid #003c71;font-weight:bold}
small{font-size:9px}</style>`;

const line = (label: string, amount: string, more = '') =>
	`<tr><td>${label}</td>${more}<td class="n">${amount}</td></tr>`;

const payments = (
	pen: Pen,
) => `<table><tr><th>Payments</th><th class="n">Units</th><th class="n">Amount</th></tr>
${line('Basic Salary', pen.aside('basic'), '<td class="n">1.00</td>')}
${line('Market Supplement', pen.aside('bonus'), '<td class="n"></td>')}</table>`;

const deductions = (pen: Pen) => `<table><tr><th>Deductions</th><th class="n">Amount</th></tr>
${line('PAYE Tax', pen.money('incomeTax'))}${line('National Insurance (A)', pen.money('nationalInsurance'))}${line('LGPS Pension 5.00%', pen.money('pension'))}
${pen.aside('loanLine') && line('Student Loan Plan 2', pen.money('studentLoan'))}</table>`;

const soFar = (pen: Pen) => `<table><tr><th>Year to date</th><th class="n">Amount</th></tr>
${line('Gross Pay TD', pen.money('payToDate'))}${line('Tax Paid TD', pen.money('taxToDate'))}${line('NI TD', pen.aside('niToDate'))}${line('Pension TD', pen.aside('pensionToDate'))}</table>`;

/** A council's monthly payslip: three columns in one frame, the sums in a bar below. */
export const councilPay: Layout = {
	name: 'ten-a-payslip-council',
	type: 'payslip',
	landscape: true,
	html: (pen) => `${style}
<div style="display:flex;justify-content:space-between;margin-bottom:8px"><b style="font-size:15px;color:#003c71">${pen.text('employerName')}</b><span>PAY ADVICE – PRIVATE AND CONFIDENTIAL</span></div>
<table class="o"><tr><th>Employee Name</th><th>Employee No.</th><th>Post Title</th><th>Directorate</th><th>Grade / SCP</th></tr>
<tr><td>${pen.text('employeeName')}</td><td>${pen.aside('payrollNumber')}</td><td>Support Officer</td><td>Place &amp; Communities</td><td>G6 / 17</td></tr>
<tr><th>NI Number</th><th>Tax Code</th><th>Pay Date</th><th>Tax Period</th><th>Employer PAYE Ref</th></tr>
<tr><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('taxCode')}</td><td>${pen.date('payDate')}</td><td>${pen.text('taxPeriod')}</td><td>${pen.text('payeReference')}</td></tr></table>
<div class="gap"></div>
<table class="o"><tr><td style="width:36%;padding:0">${payments(pen)}</td><td style="width:34%;padding:0;border-left:1px solid #003c71">${deductions(pen)}</td><td style="padding:0;border-left:1px solid #003c71">${soFar(pen)}</td></tr></table>
<div class="gap"></div>
<table class="o"><tr><th class="n">Total Payments</th><th class="n">Total Deductions</th><th class="n">Net Pay</th><th>Payment Method</th></tr>
<tr><td class="n"><b>${pen.money('grossPay')}</b></td><td class="n"><b>${pen.money('totalDeductions')}</b></td><td class="n"><b style="font-size:14px">${pen.money('netPay')}</b></td><td>BACS</td></tr></table>
<p><b>Messages</b><br>The nationally agreed pay award is under discussion; arrears will be paid when it is settled. Mileage claims must reach Payroll by the 8th of the month.</p>
<small>Employer's NI this period (for information, not deducted from you): ${pen.aside('employerNi')}. Queries: payroll services, ext. 3120. If you believe you have been overpaid you must tell us.</small>`,
};
