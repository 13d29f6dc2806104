import { amount, dateParts, employerPension, hourly, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "DejaVu Sans","DejaVu Sans Condensed";margin:26px 48px;color:#222;font-stretch:condensed} .tab,.url{display:flex;justify-content:space-between;font:9px "Liberation Sans";color:#000}
nav{margin:22px 0 4px;font-size:11px;color:#175a3b} h1{font-size:21px;margin:0 0 2px} .big{border:1px solid #cfd8d3;border-left:7px solid #1d7a50;padding:12px 18px;margin:14px 0} .big span{display:block;font-size:12px} .big b{font-size:30px}
dl{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 20px;margin:0 0 14px} dl div{min-width:0} dt{font-size:11px;color:#5a6661} dd{margin:2px 0 0;font-weight:bold;font-size:12px} h2{font-size:15px;margin:16px 0 4px;border-bottom:2px solid #1d7a50;padding-bottom:3px}
.row{display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #e3e8e5} .row.sum{font-weight:bold} p{margin:8px 0;line-height:1.5} .url{margin-top:26px}
</style>`;

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function longDate(iso: string): string {
	const { year, name, day } = dateParts(iso);
	return `${WEEKDAYS[new Date(iso).getUTCDay()]} ${Number(day)} ${name} ${year}`;
}

const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
const row = (label: string, value: string, kind = 'row') =>
	`<div class="${kind}"><span>${label}</span><span>£${value}</span></div>`;

const facts = (
	pen: Pen,
) => `<dl>${fact('Colleague', pen.text('employeeName'))}${fact('Colleague number', `60${pen.aside('payrollNumber')}`)}${fact('Employer', pen.text('employerName'))}
${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Tax code', pen.text('taxCode'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}</dl>`;

function earned(pen: Pen): string {
	const extra = pence(pen.aside('bonus'));
	const sunday = hundredths(extra, 40);
	return `<h2>What you earned</h2>${row(`Contracted hours (${hourly(pen).hours})`, pen.aside('basic'))}${row('Sunday premium', amount(sunday))}${row('Paid annual leave', amount(extra - sunday))}${row('Pay before deductions', pen.money('grossPay'), 'row sum')}`;
}

const takenOff = (pen: Pen) =>
	`<h2>What came off</h2>${row('Income Tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Retirement plan, your 5%', pen.money('pension'))}${pen.aside('loanLine') && row('Student loan repayment', pen.money('studentLoan'))}${row('Total that came off', amount(pence(pen.aside('totalDeductions'))), 'row sum')}`;

/** A payslip of a supermarket's self-service pages, printed from the browser: the pay in large figures, then lists and sentences. */
export const portal: Layout = {
	name: 'fifteen-payslip-portal',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="tab"><span>02/04/2025, 19:22</span><span>Payslip | Our People</span><span></span></div>
<nav>Home › My pay › Payslips</nav><h1>Your payslip</h1>${longDate(pen.text('payDate'))}
<div class="big"><span>Take-home pay</span><b>£${pen.money('netPay')}</b><span>Sent to your account ending 118</span></div>
${facts(pen)}${earned(pen)}${takenOff(pen)}
<h2>Good to know</h2><p>We paid another £${amount(employerPension(pen))} into your retirement plan. So far this tax year you have earned £${pen.money('payToDate')} before deductions and paid £${pen.money('taxToDate')} Income Tax and £${pen.aside('niToDate')} National Insurance.</p>
<p>You have 86.5 hours of holiday left to book by 31 March. Something not right? Speak to your people manager or raise a pay query in the app.</p>
<div class="url"><span>https://ourpeople.example/pay/slips/view</span><span>1/1</span></div>`,
};
