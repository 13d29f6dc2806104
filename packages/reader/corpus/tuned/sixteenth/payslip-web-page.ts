import { amount, employerPension, inPairs, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { daysFrom, withWeekday } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:12.5px "DejaVu Sans";color:#1d2433} .edge{display:flex;justify-content:space-between;font:9px "Liberation Serif";color:#000;padding:14px 22px} .page{padding:6px 56px 0;height:950px}
nav{display:flex;gap:26px;font-size:11.5px;color:#5a6478;border-bottom:1px solid #dde2ec;padding-bottom:10px} nav b{color:#3d3bd1} h1{font-size:21px;margin:20px 0 2px} .sub{color:#5a6478;font-size:11.5px}
.hero{margin:14px 0;background:#f2f2fe;border-radius:12px;padding:16px 20px;display:flex;justify-content:space-between;align-items:center} .hero big{font-size:28px;font-weight:bold;display:block;margin-top:3px} .hero a{border:1px solid #3d3bd1;color:#3d3bd1;border-radius:16px;padding:5px 14px;font-size:11px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px} .card{border:1px solid #dde2ec;border-radius:12px;padding:12px 16px;margin-bottom:14px} h2{font-size:13.5px;margin:0 0 8px} .l{display:flex;justify-content:space-between;padding:4px 0} .l.t{border-top:1px solid #dde2ec;margin-top:5px;padding-top:7px;font-weight:bold}
.facts{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 18px} .facts div{font-size:12.5px} .facts small{display:block;color:#5a6478;font-size:10px;margin-bottom:2px}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

const fact = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

/** A bicycle hired from the employer, paid for by giving up that much salary. */
const BICYCLE = 3_250;

function earned(pen: Pen): string {
	const salary = amount(pence(pen.aside('basic')) + BICYCLE);
	return `<div class="card"><h2>What you earned</h2>${line('Salary', `£${salary}`)}${line('Cycle to work (salary sacrifice)', `–£${amount(BICYCLE)}`)}${line('Bonus', `£${separated(pen.aside('bonus'))}`)}${line('Gross pay', `£${pen.money('grossPay')}`, 't')}</div>`;
}

const takenOff = (pen: Pen) =>
	`<div class="card"><h2>What was taken off</h2>${line('Income tax', `£${pen.money('incomeTax')}`)}${line('National Insurance', `£${pen.money('nationalInsurance')}`)}${line('Workplace pension', `£${pen.money('pension')}`)}${pen.aside('loanLine') && line('Student loan (Plan 2)', `£${pen.money('studentLoan')}`)}${line('Total', `£${separated(pen.aside('totalDeductions'))}`, 't')}</div>`;

const details = (pen: Pen) =>
	`<div class="card facts">${fact('Tax code', pen.text('taxCode'))}${fact('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${fact('NI category', 'A')}${fact('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')} of 2024/25`)}${fact('Payroll ID', pen.aside('payrollNumber'))}${fact('Employer PAYE reference', pen.text('payeReference'))}</div>`;

const toDate = (pen: Pen) =>
	`<div class="card"><h2>This tax year</h2>${line('Gross pay', `£${pen.money('payToDate')}`)}${line('Income tax', `£${pen.money('taxToDate')}`)}${line('National Insurance', `£${pen.aside('niToDate')}`)}${line('Your pension contributions', `£${pen.aside('pensionToDate')}`)}</div>`;

const employer = (pen: Pen) =>
	`<div class="card"><h2>Your employer also paid</h2>${line('Employer pension', `£${amount(employerPension(pen))}`)}${line('Employer National Insurance', `£${pen.aside('employerNi')}`)}<div class="sub" style="margin-top:8px">These don't come out of your pay.</div></div>`;

/** The page of a cloud payroll as a browser prints it, with the browser's own header and footer. */
export const webPage: Layout = {
	name: 'sixteen-payslip-web-page',
	type: 'payslip',
	html: (pen) => {
		const day = pen.text('payDate');
		const [year, month, date] = daysFrom(day, 3).split('-');
		return `${style}<div class="edge"><span>${date}/${month}/${year}, 08:52</span><span>My payslips | Paywell</span></div>
<div class="page"><nav><b>Payslips</b><span>P60s</span><span>Time off</span><span>Expenses</span><span style="margin-left:auto">${pen.text('employeeName')} &#9662;</span></nav>
<h1>Payslip for ${withWeekday(day)}</h1><div class="sub">${pen.text('employerName')} · paid ${pen.aside('periodWord').toLowerCase()}ly by bank transfer to account ending 0926</div>
<div class="hero"><div>Take-home pay<big>£${pen.money('netPay')}</big></div><a>Download PDF</a></div>
<div class="two">${earned(pen)}${takenOff(pen)}</div>${details(pen)}<div class="two">${toDate(pen)}${employer(pen)}</div>
<div class="sub">Something not right? Message your payroll team before the next pay run closes. You have 9.5 days of annual leave left to take by 31 March.</div></div>
<div class="edge"><span>https://app.paywell.example/me/payslips/latest</span><span>1/1</span></div>`;
	},
};
