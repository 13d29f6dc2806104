import { amount, dateParts, employerPension, hundredths, isWeekly, pence, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans";margin:34px 40px;color:#000} .head{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:6px} .head b{font-size:17px} .head i{font-style:normal;letter-spacing:2px}
table{border-collapse:collapse;width:100%} .facts td{border:1px solid #000;padding:2px 6px 4px;height:32px;vertical-align:top;width:16.66%} .facts small{display:block;font-size:8.5px;color:#333;text-transform:uppercase;margin-bottom:3px}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;border-top:0;min-height:270px} .three>div{border-left:1px solid #000} .three>div:first-child{border-left:0} .three th{text-align:left;border-bottom:1px solid #000;background:#e6e6e6;-webkit-print-color-adjust:exact;padding:4px 6px;font-size:10px} .three td{padding:3px 6px} .r,.three th.r{text-align:right}
.foot{display:grid;grid-template-columns:1fr 185px 185px 185px;border:1px solid #000;border-top:0} .foot>div{border-left:1px solid #000;padding:6px} .foot>div:first-child{border-left:0;font-size:10px} .foot small{display:block;font-size:9px;margin-bottom:5px} .foot b{font-size:15px;display:block;text-align:right} p{font-size:9.5px;margin:8px 0 0;color:#333}
</style>`;

const box = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`;
const line = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`;
const heads = (first: string, last: string) => `<tr><th>${first}</th><th class="r">${last}</th></tr>`;

function pointed(iso: string): string {
	const { year, month, day } = dateParts(iso);
	return `${day}.${month}.${year}`;
}

const facts = (pen: Pen) => `<table class="facts"><tr>
${box('Name', pen.text('employeeName'))}${box('Employee no', `${pen.aside('payrollNumber')}-01`)}${box('Position', 'Support Officer Gr 6')}${box('Service / cost centre', 'Neighbourhoods R4410')}${box('NI number', pen.text('nationalInsuranceNumber'))}${box('NI letter', 'A')}</tr><tr>
${box('Tax code / basis', `${pen.text('taxCode')} Cumulative`)}${box('Tax period', pen.text('taxPeriod'))}${box('Pay date', pointed(pen.text('payDate')))}${box('Full-time salary', amount(pence(pen.aside('basic')) * (isWeekly(pen) ? 52 : 12)))}${box('Employer PAYE ref', pen.text('payeReference'))}${box('Pay method', 'BACS')}</tr></table>`;

function payments(pen: Pen): string {
	const extra = pence(pen.aside('bonus'));
	const overtime = hundredths(extra, 55);
	return `<div><table>${heads('PAYMENTS', 'AMOUNT')}${line('Basic Pay', pen.aside('basic'))}${line('Overtime T+½', amount(overtime))}${line('First Aid Allowance', amount(extra - overtime))}</table></div>`;
}

const deductions = (pen: Pen) =>
	`<div><table>${heads('DEDUCTIONS', 'AMOUNT')}${line('PAYE Tax', pen.money('incomeTax'))}${line('NI Employee', pen.money('nationalInsurance'))}${line('LGPS Main 5.00%', pen.money('pension'))}${pen.aside('loanLine') && line('Student Loan Plan 2', pen.money('studentLoan'))}</table></div>`;

function totals(pen: Pen): string {
	const { taxable, loan } = soFar(pen);
	return `<div><table>${heads('YEAR TO DATE', 'THIS EMPLOYMENT')}${line('Gross Pay', pen.money('payToDate'))}${line('Taxable Pay', amount(taxable))}${line('Tax Paid', pen.money('taxToDate'))}${line('NI Employee', pen.aside('niToDate'))}${line('LGPS Employee', pen.aside('pensionToDate'))}${loan ? line('Student Loan', amount(loan)) : ''}</table>
<table style="margin-top:14px">${heads('EMPLOYER COSTS', 'THIS PERIOD')}${line('NI Employer', pen.aside('employerNi'))}${line('LGPS Employer', amount(employerPension(pen)))}</table></div>`;
}

/** The pay advice of a council's payroll bureau, printed sideways: a grid of facts, payments beside deductions beside totals, messages at the foot. */
export const council: Layout = {
	name: 'fifteen-payslip-council',
	type: 'payslip',
	landscape: true,
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('employerName')}</b><i>PAY ADVICE</i><span>Shared Payroll Service, Guildhall Annexe, Ambleford AM1 2GA</span></div>
${facts(pen)}<div class="three">${payments(pen)}${deductions(pen)}${totals(pen)}</div>
<div class="foot"><div><b style="display:inline;font-size:10px">MESSAGES</b><br>Annual leave not taken by 31 March is lost unless your manager agrees to carry it over. Report changes of address in Self Service before the 10th.</div><div><small>TOTAL PAYMENTS</small><b>${pen.money('grossPay')}</b></div><div><small>TOTAL DEDUCTIONS</small><b>${amount(pence(pen.aside('totalDeductions')))}</b></div><div><small>NET PAY</small><b>${pen.money('netPay')}</b></div></div>
<p>Queries: payroll.helpdesk@guildhall.example or 01632 960 144, weekdays 9 to 4. Please keep this advice; a charge is made for copies.</p>`,
};
