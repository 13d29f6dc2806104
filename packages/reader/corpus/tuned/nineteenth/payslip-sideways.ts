import { amount, employerPension, inPairs, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Serif";margin:44px 40px;color:#000} .slip{display:grid;grid-template-columns:1fr 205px;border:2px solid #7a1f2b}
.part{display:grid;grid-template-columns:28px 1fr;border-bottom:1px solid #7a1f2b} .part:last-child{border-bottom:0} .part h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;background:#7a1f2b;-webkit-print-color-adjust:exact;color:#fff;font-size:11px;text-align:center;padding:6px;letter-spacing:1px} .part table{width:100%;border-collapse:collapse;margin:7px 0} td{padding:3px 10px} td:last-child{text-align:right}
aside{background:#f6ecee;-webkit-print-color-adjust:exact;border-left:2px solid #7a1f2b;padding:12px} aside div{margin-bottom:10px} aside small{display:block;font-size:9.5px;color:#7a1f2b} aside .net{border:2px solid #7a1f2b;background:#fff;padding:8px;font-size:19px;font-weight:700;text-align:right} aside .net small{text-align:left;font-weight:400}
.foot{font-size:10px;margin-top:10px}
</style>`;

const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const part = (title: string, rows: string) =>
	`<section class="part"><h2>${title}</h2><table>${rows}</table></section>`;
const fact = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const body = (pen: Pen) =>
	`<div>${part('PERSON', line('Employee', pen.text('employeeName')) + line('Works No.', pen.aside('payrollNumber')) + line('N.I. No.', inPairs(pen.text('nationalInsuranceNumber'))) + line('Tax Code', pen.text('taxCode')) + line('N.I. Table', 'A'))}
${part('PAY', line('Wages', pen.aside('basic')) + line('Production bonus', pen.aside('bonus')) + line('Holiday pay', '0.00') + line('<b>Gross Pay</b>', `<b>${pen.money('grossPay')}</b>`))}
${part('STOPPAGES', line('P.A.Y.E. tax', pen.money('incomeTax')) + line('Employee’s N.I.', pen.money('nationalInsurance')) + line('Employee’s pension', pen.money('pension')) + (pen.aside('loanLine') && line('Student loan', pen.money('studentLoan'))) + line('<b>Total stoppages</b>', `<b>${amount(pence(pen.aside('totalDeductions')))}</b>`))}
${part('FIRM', line('Employer’s N.I.', pen.aside('employerNi')) + line('Employer’s pension', amount(employerPension(pen))))}</div>`;

const summary = (pen: Pen) =>
	`<aside>${fact('Date of payment', pen.date('payDate', 'words'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()} number`, pen.text('taxPeriod'))}${fact('Employer’s PAYE reference', pen.text('payeReference'))}
${fact('Gross pay, year to date', `£${pen.money('payToDate')}`)}${fact('Tax paid, year to date', `£${pen.money('taxToDate')}`)}${fact('N.I. paid, year to date', `£${pen.aside('niToDate')}`)}${fact('Pension paid, year to date', `£${pen.aside('pensionToDate')}`)}
<div class="net"><small>Net Pay</small>£${pen.money('netPay')}</div>${fact('Paid by', 'Bank transfer')}</aside>`;

/** The slip of a small payroll bureau: the headings of its parts turned sideways, a tinted summary at the right. */
export const sideways: Layout = {
	name: 'nineteen-payslip-sideways',
	type: 'payslip',
	html: (pen) =>
		`${style}<h1 style="font-size:18px;margin:0 0 8px">${pen.text('employerName')}</h1><div class="slip">${body(pen)}${summary(pen)}</div><div class="foot">The works close at noon on Friday before a bank holiday. Lost clock cards must be reported to the wages office.</div>`,
};
