import { amount, dateParts, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:15px "Liberation Serif";margin:72px 76px} h1{font-size:21px;text-align:center;text-decoration:underline;margin:0 0 4px} table{border-collapse:collapse;width:100%;margin:16px 0} td{border:1px solid #000;padding:4px 8px} td+td{width:190px;text-align:right} b{font-weight:bold}
</style>`;

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

function month(pen: Pen): string {
	const { name, year } = dateParts(pen.text('payDate'));
	return `${name} ${year}`;
}

const pay = (
	pen: Pen,
) => `<table>${row('Wages', `£${pen.aside('basic')}`)}${row('Extra hours', `£${separated(pen.aside('bonus'))}`)}
${row('<b>Gross pay</b>', `<b>£${pen.money('grossPay')}</b>`)}
${row('Less tax', `£${pen.money('incomeTax')}`)}${row('Less National Insurance', `£${pen.money('nationalInsurance')}`)}${row('Less pension (your 5%)', `£${pen.money('pension')}`)}${pen.aside('loanLine') && row('Less student loan', `£${pen.money('studentLoan')}`)}
${row('<b>Take home pay</b>', `<b>£${pen.money('netPay')}</b>`)}</table>`;

/** A small firm's slip, typed into tables of a word processor. */
export const typed: Layout = {
	name: 'eleven-payslip-typed',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<h1>${pen.text('employerName')}</h1><p style="text-align:center;margin:0">2 Mill Cottages, Ambleford, AM4 1RS &nbsp; Tel. 01632 960 184</p>
<p style="text-align:center"><b>PAYSLIP, ${month(pen)}</b></p>
<table>${row('Employee', pen.text('employeeName'))}${row('NI No.', pen.text('nationalInsuranceNumber'))}${row('Tax code', pen.text('taxCode'))}${row('Date paid', pen.date('payDate', 'words'))}${row(`Tax ${pen.aside('periodWord').toLowerCase()} number`, pen.text('taxPeriod'))}</table>
${pay(pen)}
<p>This tax year up to now</p><table>${row('Gross pay', `£${pen.money('payToDate')}`)}${row('Tax', `£${pen.money('taxToDate')}`)}${row('National Insurance', `£${amount(pence(pen.aside('niToDate')))}`)}</table>
<p>Paid straight into your bank. Any questions, catch Jean in the office before 3 o'clock.</p>`,
};
