import { amount, hundredths, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:38px 44px;color:#10243c} .top{display:flex;justify-content:space-between;align-items:flex-end} .top b{font-size:17px} .top i{font-style:normal;font-size:20px;letter-spacing:1px;color:#1d5c8a}
.facts{display:grid;grid-template-columns:1.5fr 1.3fr 1.1fr 1fr 1fr;border:1px solid #1d5c8a;margin:14px 0} .facts div{border:1px solid #b9cfdf;padding:4px 7px} small{display:block;font-size:8.5px;color:#1d5c8a}
table{width:100%;border-collapse:collapse} th{background:#1d5c8a;color:#fff;text-align:left;padding:5px 7px;font-size:10px;-webkit-print-color-adjust:exact} td{padding:4px 7px} .n{text-align:right} .gap{border-left:1px solid #1d5c8a} .sum td{border-top:1px solid #1d5c8a;font-weight:bold;padding:6px 7px}
.net{display:flex;justify-content:flex-end;margin:12px 0} .net div{border:2px solid #1d5c8a;padding:8px 16px;font-size:14px;font-weight:bold} .net span{margin-left:36px}
.low{display:grid;grid-template-columns:1fr 1fr;gap:16px} .box{border:1px solid #b9cfdf;padding:8px 10px} .box p{display:flex;justify-content:space-between;margin:3px 0}
</style>`;

const fact = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const facts = (pen: Pen) => `<div class="facts">
${fact('Name', pen.text('employeeName'))}${fact('Establishment', 'Ambleford Junior (0417)')}${fact('NI number', pen.text('nationalInsuranceNumber'))}${fact('Tax code', pen.text('taxCode'))}${fact('Tax basis', 'Cumulative')}
${fact('Post title', 'Family Support Lead')}${fact('Contract', 'Permanent, FTE 1.0000')}${fact('Assignment no.', `${pen.aside('payrollNumber')}-01`)}${fact('Pay date', pen.date('payDate', 'short'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}</div>`;

type Cells = readonly [label: string, value: string, toDate?: string];

const row = ([paid, sum]: Cells, [taken, off, toDate = '']: Cells) =>
	`<tr><td>${paid}</td><td class="n">${sum}</td><td class="gap">${taken}</td><td class="n">${off}</td><td class="n">${toDate}</td></tr>`;

function sums(pen: Pen): string {
	const date = soFar(pen);
	const loan: Cells = pen.aside('loanLine')
		? ['Student loan (Plan 2)', pen.money('studentLoan'), amount(date.loan)]
		: ['', ''];
	return `<table><tr><th>Pay and allowances</th><th class="n">Amount £</th><th>Deductions</th><th class="n">Amount £</th><th class="n">Year to date £</th></tr>
${row(['Contractual salary', pen.aside('basic')], ['PAYE tax', pen.money('incomeTax'), pen.money('taxToDate')])}
${row(['Responsibility allowance', separated(pen.aside('bonus'))], ['National Insurance - table A', pen.money('nationalInsurance'), pen.aside('niToDate')])}
${row(['', ''], ['LGPS main section', pen.money('pension'), pen.aside('pensionToDate')])}${row(['', ''], loan)}
<tr class="sum"><td>Total gross pay</td><td class="n">${pen.money('grossPay')}</td><td class="gap">Total deductions</td><td class="n">${separated(pen.aside('totalDeductions'))}</td><td class="n">${amount(date.deductions)}</td></tr></table>`;
}

function lower(pen: Pen): string {
	const date = soFar(pen);
	return `<div class="low"><div class="box"><b>Cumulative this tax year</b><p><span>Gross pay to date</span><span>${pen.money('payToDate')}</span></p><p><span>Taxable pay to date</span><span>${amount(date.taxable)}</span></p></div>
<div class="box"><b>Employer contributions this period</b><p><span>Employer NI</span><span>${pen.aside('employerNi')}</span></p><p><span>Employer LGPS (21.4%)</span><span>${amount(hundredths(pence(pen.text('grossPay')), 21.4))}</span></p></div></div>`;
}

/** The advice of a trust of schools: facts in a grid, pay beside deductions beside the year. */
export const academy: Layout = {
	name: 'seventeen-payslip-academy',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="top"><b>${pen.text('employerName')}</b><i>PAY ADVICE</i></div>${facts(pen)}${sums(pen)}
<div class="net"><div>Net pay<span>£${pen.money('netPay')}</span></div></div>${lower(pen)}
<p class="box">Messages: The pay award agreed by the national council is included from this period. Claims for additional hours must reach the school office by the 5th.</p>
<p>HMRC office and reference: ${pen.text('payeReference')} &nbsp; Paid by BACS to account ending 3391 &nbsp; Queries: payroll@trust-shared-services.example</p>`,
};
