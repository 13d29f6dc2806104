import { hourly } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:30px 34px;font:11.5px "Liberation Mono"} .slip{width:690px;border:1.5px solid #0b6b58;border-radius:6px;overflow:hidden} .slip small{font:8.5px "Liberation Sans";color:#0b6b58;display:block;text-transform:uppercase;letter-spacing:.3px}
.r{display:grid;border-bottom:1px solid #0b6b58} .r>div{padding:3px 8px 4px;border-right:1px solid #0b6b58} .r>div:last-child{border-right:0} .a{grid-template-columns:1.6fr 1.5fr .7fr} .b{grid-template-columns:.8fr 1.1fr .7fr .5fr 1fr .9fr} .c{grid-template-columns:1.25fr 1fr} .e{grid-template-columns:4fr 1.1fr} .d{grid-template-columns:1fr 1fr 1fr 1fr 1.1fr}
.cap{background:#d8efe9;font:bold 9px "Liberation Sans";color:#0b6b58;display:grid;border-bottom:1px solid #0b6b58;-webkit-print-color-adjust:exact} .cap span{padding:3px 8px}
table{border-collapse:collapse;width:100%} td{padding:1.5px 0;white-space:nowrap} .n{text-align:right} .tall{min-height:132px} .end{border-bottom:0} .end div:last-child{background:#d8efe9;font-weight:bold;-webkit-print-color-adjust:exact} .brand{font:8px "Liberation Sans";color:#0b6b58;margin:4px 8px}
</style>`;

const cell = (label: string, value: string, kind = '') =>
	`<div class="${kind}"><small>${label}</small>${value}</div>`;

const row = (...cells: string[]) =>
	`<tr>${cells.map((each, at) => `<td class="${at === 0 ? '' : 'n'}">${each}</td>`).join('')}</tr>`;

function left(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	return `<div class="tall"><table>${row('Basic Hours', hours, rate, pen.aside('basic'))}
${row('Site Bonus', '', '', pen.aside('bonus'))}</table></div>`;
}

const right = (pen: Pen) => `<div class="tall"><table>${row('PAYE Tax', pen.money('incomeTax'))}
${row('National Insurance', pen.money('nationalInsurance'))}
${row('Pension EE', pen.money('pension'))}
${row('Student Loan', pen.money('studentLoan'))}</table></div>`;

/** A construction firm's slip on a preprinted form: payments and deductions in two columns, the printer's type in the boxes. */
export const construction: Layout = {
	name: 'twenty-third-payslip-construction',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="slip"><div class="r a">${cell('Company', pen.text('employerName'))}${cell('Employee name', pen.text('employeeName'))}${cell('Works no.', pen.aside('payrollNumber'))}</div>
<div class="r b">${cell('Tax code', pen.text('taxCode'))}${cell('N.I. number', pen.text('nationalInsuranceNumber'))}${cell('N.I. table', 'A')}${cell(pen.aside('periodWord'), pen.text('taxPeriod'))}${cell('Date paid', pen.date('payDate'))}${cell('Site', 'DOCK ST PH2')}</div>
<div class="cap c"><span>PAYMENTS &nbsp; (hours, rate, amount)</span><span>DEDUCTIONS</span></div>
<div class="r c">${left(pen)}${right(pen)}</div>
<div class="r c">${cell('Total gross pay', pen.money('grossPay'), 'n')}${cell('Total deductions', pen.money('totalDeductions'), 'n')}</div>
<div class="cap e"><span>THIS TAX YEAR TO DATE</span><span>THIS PERIOD</span></div>
<div class="r d end">${cell('Gross pay', pen.money('payToDate'), 'n')}${cell('Tax', pen.money('taxToDate'), 'n')}${cell('Employee N.I.', pen.aside('niToDate'), 'n')}${cell('Pension', pen.aside('pensionToDate'), 'n')}${cell('Net pay', pen.money('netPay'), 'n')}</div></div>
<div class="brand">Form CW7 2-part &nbsp; Employer's N.I. this period ${pen.aside('employerNi')} &nbsp; Keep this slip. Hours queries: see your ganger by Tuesday noon.</div>`,
};
