import { amount, dateParts, employerPension, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "DejaVu Sans";margin:34px 40px;color:#222} .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #3f7cac;padding-bottom:7px} .top b{font-size:16px} .top span{font-size:11px;color:#555;text-align:right;line-height:1.5}
.who{display:grid;grid-template-columns:1fr 1fr 1fr;margin:14px 0 16px;column-gap:26px} .who div{display:flex;justify-content:space-between;padding:3px 0;border-bottom:1px dotted #bbb} .who i{font-style:normal;color:#666}
.cols{display:grid;grid-template-columns:1fr 1fr;column-gap:18px} .box{border:1px solid #b9c9d6} .box h4{margin:0;background:#e3edf4;font-size:11px;padding:5px 9px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} .box h4 i{font-style:normal;font-weight:normal;color:#555} .box table{width:100%;border-collapse:collapse} .box td{padding:4px 9px;text-align:right} .box td:first-child{text-align:left} .box .sum td{border-top:1px solid #b9c9d6;font-weight:bold} .tall{min-height:150px}
.foot{display:grid;grid-template-columns:1fr 1fr 190px;column-gap:18px;margin-top:18px} .net{background:#3f7cac;color:#fff;padding:12px 14px;-webkit-print-color-adjust:exact;align-self:start} .net b{display:block;font-size:22px;margin-top:6px} .small{margin-top:22px;font-size:9px;color:#888}
</style>`;

const detail = (label: string, value: string) => `<div><i>${label}</i><span>${value}</span></div>`;

const row = (label: string, value: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td>${value}</td></tr>`;

const box = (title: string, note: string, kind: string, ...rows: string[]) =>
	`<div class="box ${kind}"><h4>${title}<i>${note}</i></h4><table>${rows.join('')}</table></div>`;

const payments = (pen: Pen) =>
	box(
		'Payments',
		'£',
		'tall',
		row(`${pen.aside('periodWord')}ly pay`, pen.aside('basic')),
		row('Bonus', pen.aside('bonus')),
		row('Gross pay', pen.money('grossPay'), 'sum'),
	);

const deductions = (pen: Pen) =>
	box(
		'Deductions',
		'£',
		'tall',
		row('PAYE', pen.money('incomeTax')),
		row('Employee NIC', pen.money('nationalInsurance')),
		pen.aside('loanLine') && row('Student loan (Plan 2)', pen.money('studentLoan')),
		row('Employee pension (5%)', pen.money('pension')),
		row('Total deductions', pen.money('totalDeductions'), 'sum'),
	);

const foot = (pen: Pen) => {
	const sums = soFar(pen);
	const year = box(
		'Year to date',
		'this employment',
		'',
		row('Gross pay', pen.money('payToDate')),
		row('Taxable pay', amount(sums.taxable)),
		row('PAYE', pen.money('taxToDate')),
		row('Employee NIC', amount(sums.ni)),
		pen.aside('loanLine') && row('Student loan', amount(sums.loan)),
		row('Employee pension', amount(sums.pension)),
	);
	const employer = box(
		'Paid by employer',
		'this period',
		'',
		row('Employer NIC', pen.aside('employerNi')),
		row('Employer pension (3%)', amount(employerPension(pen))),
	);
	return `<div class="foot">${year}${employer}<div class="net">NET PAY<b>£${pen.money('netPay')}</b></div></div>`;
};

/** A small firm's desktop payroll: dotted label lines in three columns, two boxes side by side, the year at the foot and the net in a solid box. */
export const desktop: Layout = {
	name: 'twenty-second-payslip-desktop',
	type: 'payslip',
	html: (pen) => {
		const date = pen.date('payDate');
		const { name, year } = dateParts(date.split('/').reverse().join('-'));
		return `${style}<div class="top"><b>${pen.text('employerName')}</b><span>Payslip for ${name} ${year}<br>Employer PAYE ref. ${pen.text('payeReference')}</span></div>
<div class="who">${detail('Name', pen.text('employeeName'))}${detail('NI number', pen.text('nationalInsuranceNumber'))}${detail('Pay date', date)}
${detail('Works no.', pen.aside('payrollNumber'))}${detail('NI table', 'A')}${detail(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}
${detail('Department', 'General')}${detail('Tax code', pen.text('taxCode'))}${detail('Method', 'Credit transfer')}</div>
<div class="cols">${payments(pen)}${deductions(pen)}</div>${foot(pen)}
<div class="small">Payslip produced with Brightwater Payroll 24.3 · Queries about this payslip should be made to your employer.</div>`;
	},
};
