import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Serif",Georgia;margin:40px 60px;color:#333} .brand{color:#c2577b;font-size:13px} h1{font-weight:normal;font-size:20px;margin:18px 0 4px}
table{border-collapse:collapse;width:100%;margin:8px 0 14px} td{padding:5px 2px;border-bottom:1px dotted #bbb} td:last-child{text-align:right} .t td{border-bottom:2px solid #c2577b;font-weight:bold}
small{font-size:10px;color:#777}</style>`;

const row = (label: string, value: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td>${value}</td></tr>`;

const who = (pen: Pen) => `<table>
${row('Employer', pen.text('employerName'))}
${row('PAYE reference', pen.text('payeReference'))}
${row('Employee', pen.text('employeeName'))}
${row('National Insurance no.', pen.text('nationalInsuranceNumber'))}
${row('Tax code', pen.text('taxCode'))}
${row(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}
${row('Payment date', pen.date('payDate', 'words'))}</table>`;

/** From the gross that was agreed down to what the family hands over. */
const downward = (pen: Pen) => `<table>
${row('Agreed wage', `£${pen.aside('basic')}`)}
${row('Babysitting and extra hours', `£${pen.aside('bonus')}`)}
${row('Gross wage', `£${pen.money('grossPay')}`, 't')}
${row('less Income tax', `£${pen.money('incomeTax')}`)}
${row("less Employee's NI", `£${pen.money('nationalInsurance')}`)}
${row('less Pension contribution (employee)', `£${pen.money('pension')}`)}
${pen.aside('loanLine') && row('less Student loan repayment', `£${pen.money('studentLoan')}`)}
${row('Total deductions', `£${pen.money('totalDeductions')}`)}
${row('Net wage to be paid to employee', `£${pen.money('netPay')}`, 't')}</table>`;

/** A nanny's payslip, which a payroll service draws up for the family: one column from top to bottom. */
export const nanny: Layout = {
	name: 'ten-a-payslip-nanny',
	type: 'payslip',
	html: (pen) => `${style}
<div class="brand">Prepared for the employer by an agent: Poppins &amp; Pay household payroll</div>
<h1>Payslip</h1>
${who(pen)}${downward(pen)}
<table>${row('Totals for this tax year', '')}
${row('Gross wage to date', `£${pen.money('payToDate')}`)}
${row('Income tax to date', `£${pen.money('taxToDate')}`)}
${row("Employee's NI to date", `£${pen.aside('niToDate')}`)}</table>
<p>For the employer: on top of the wage you owe HMRC <b>employer's NI of £${pen.aside('employerNi')}</b>. We shall remind you when the quarter's payment is due.</p>
<small>Holiday year January to December, entitlement 5.6 weeks. Questions from nannies: please ask your employer first. Employers: 020 7946 0188, 9am to 5pm.</small>`,
};
