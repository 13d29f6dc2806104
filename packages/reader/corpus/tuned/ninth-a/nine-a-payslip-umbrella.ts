import type { Layout } from '../../paper.ts';
import { partsOf, sumOf, times } from './nine-a-sums.ts';

const style = `
body{font:11px "DejaVu Sans";margin:34px 40px}h1{font-size:15px;margin:0 0 4px;color:#0a6e6e}
.info{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3px 18px;border-top:2px solid #0a6e6e;border-bottom:2px solid #0a6e6e;padding:8px 0;margin:10px 0;font-size:10px}
h2{font-size:12px;color:#0a6e6e;margin:14px 0 3px}table{width:100%;border-collapse:collapse}td,th{padding:3px 5px;border-bottom:1px solid #ddd;text-align:left;font-size:10.5px}
.n{text-align:right}.sum{background:#e5f3f3;font-weight:bold}.foot{font-size:8.5px;color:#555;margin-top:14px}`;

/** A line of a reconciliation. */
const line = (label: string, amount: string, kind = '') =>
	`<tr class="${kind}"><td>${label}<td class=n>${amount}</tr>`;

/** An umbrella company's statement: from what the agency paid, down through the employer's costs, to the contractor's pay. */
export const umbrella: Layout = {
	name: 'nine-a-payslip-umbrella',
	type: 'payslip',
	html: (pen) => {
		const [gross, employerNi, margin, pension] = [
			pen.money('grossPay'),
			pen.aside('employerNi'),
			'22.00',
			pen.money('pension'),
		];
		const [levy = ''] = partsOf(gross, 0.5);
		const received = sumOf(gross, employerNi, levy, margin);
		return `<style>${style}</style>
<h1>Payment statement and payslip</h1>Your employer: <b>${pen.text('employerName')}</b> &emsp; PAYE ref: ${pen.text('payeReference')}
<div class=info><span>Name: <b>${pen.text('employeeName')}</b></span><span>NI number: ${pen.text('nationalInsuranceNumber')}</span><span>Tax code: ${pen.text('taxCode')} (cumulative)</span>
<span>Contractor ref: C${pen.aside('payrollNumber')}</span><span>Date paid: ${pen.date('payDate', 'short')}</span><span>Tax ${pen.aside('periodWord').toLowerCase()}: ${pen.text('taxPeriod')}</span>
<span>Agency: Brightwell Staffing</span><span>Timesheet: TS-0088231</span><span>NI table: A</span></div>
<h2>1. Reconciliation: from assignment income to gross pay</h2>
<table>${line('Assignment income received from agency (excl. VAT)', received)}
${line("Less: employer's National Insurance", `-${employerNi}`)}${line('Less: apprenticeship levy (0.5%)', `-${levy}`)}${line('Less: company margin', `-${margin}`)}
${line('Available for your gross pay', gross, 'sum')}</table>
<h2>2. Your payslip</h2>
<table><tr><th>Payments<th class=n>£</tr>${line('Basic pay', pen.aside('basic'))}${line('Additional taxable wage', pen.aside('bonus'))}
${line('Gross pay', gross, 'sum')}<tr><th>Deductions<th class=n>£</tr>
${line('Income tax (PAYE)', `-${pen.money('incomeTax')}`)}${line("Employee's National Insurance", `-${pen.money('nationalInsurance')}`)}
${line("Employee's pension", `-${pension}`)}${pen.aside('loanLine') && line('Student loan repayment', `-${pen.money('studentLoan')}`)}
${line('Total deductions', `-${pen.money('totalDeductions')}`, 'sum')}${line('NET PAY TO YOUR BANK', `£${pen.money('netPay')}`, 'sum')}</table>
<h2>3. Year to date</h2>
<table><tr><th>Gross pay<th>Tax<th>Employee NI<th>Employee pension<th>Employer NI</tr>
<tr><td>${pen.money('payToDate')}<td>${pen.money('taxToDate')}<td>${pen.aside('niToDate')}<td>${pen.aside('pensionToDate')}<td>${times(employerNi, pen.text('taxPeriod'))}</tr></table>
<p>Holiday pay is rolled up and included in basic pay. Holiday pot balance: £0.00.</p>
<p class=foot>Registered in England and Wales no. 04455667. VAT no. GB 998 7766 55. The margin covers the cost of running your employment and is not deducted from your gross pay. See your Key Information Document. Support 0161 496 0142.</p>`;
	},
};
