import { amount, hourly, isWeekly, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans";margin:26px 30px;width:730px;color:#7a1f2b} .v{font:12px "Liberation Mono";color:#000} .g{display:grid;border:1px solid #7a1f2b;border-top:0} .g:first-of-type{border-top:1px solid #7a1f2b} .g>div{border-right:1px solid #7a1f2b;padding:3px 6px 5px} .g>div:last-child{border-right:0} .g .l{display:block;text-transform:uppercase;font-size:8.5px;margin-bottom:3px}
.one{grid-template-columns:1fr 96px 96px} .two{grid-template-columns:84px 1fr 128px 84px 84px} .cap{background:#f3dfe1;text-transform:uppercase;font-weight:bold;font-size:9px;-webkit-print-color-adjust:exact} .cap>div{padding:3px 6px} .three{grid-template-columns:300px 215px 1fr} .body{min-height:148px}
table{width:100%;border-collapse:collapse} td{font:12px "Liberation Mono";color:#000;padding:1.5px 0;text-align:right;white-space:pre} td:first-child{text-align:left} .last{grid-template-columns:300px 215px 1fr} .net{background:#f3dfe1;-webkit-print-color-adjust:exact} .net .v{font-size:15px;font-weight:bold} .sums{display:flex;justify-content:space-between;align-items:flex-end}
</style>`;

const cell = (label: string, value: string, kind = '') =>
	`<div class="${kind}"><span class="l">${label}</span><span class="v">${value}</span></div>`;

const grid = (kind: string, ...cells: string[]) => `<div class="g ${kind}">${cells.join('')}</div>`;

const table = (...rows: (readonly string[])[]) =>
	`<div><table>${rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table></div>`;

const columns = (pen: Pen) => {
	const { hours, rate } = hourly(pen);
	const basic = isWeekly(pen) ? ['Basic hrs', hours, rate] : ['Basic salary', '', ''];
	const sums = soFar(pen);
	const loan = pen.aside('loanLine');
	return grid(
		'three body',
		table([...basic, pen.aside('basic')], ['Attend bonus', '', '', pen.aside('bonus')]),
		table(
			['Tax', pen.money('incomeTax')],
			['Nat. Ins.', pen.money('nationalInsurance')],
			['Pension EE', pen.money('pension')],
			...(loan ? [['Student Loan', pen.money('studentLoan')]] : []),
		),
		table(
			['Gross TD', pen.money('payToDate')],
			['Taxable TD', amount(sums.taxable)],
			['Tax TD', pen.money('taxToDate')],
			['NI TD', amount(sums.ni)],
			['Pension TD', amount(sums.pension)],
			...(loan ? [['St Loan TD', amount(sums.loan)]] : []),
		),
	);
};

/** A weekly-paid worker's security slip: red pre-printed grid, labels in small capitals above, three columns typed in by machine, hours and rate where pay is by the week. */
export const weekly: Layout = {
	name: 'twenty-second-payslip-weekly',
	type: 'payslip',
	html: (
		pen,
	) => `${style}${grid('one', cell('Employer', pen.text('employerName')), cell('Tax ref', pen.text('payeReference')), cell('Pay method', 'BACS'))}
${grid('two', cell('Emp. no.', pen.aside('payrollNumber')), cell('Employee name', pen.text('employeeName')), cell('N.I. number', pen.text('nationalInsuranceNumber')), cell('N.I. letter', 'A'), cell('Tax code', pen.text('taxCode')))}
${grid('two', cell('Frequency', `${pen.aside('periodWord')}ly`), cell('Site', 'MAIN'), cell('Pay date', pen.date('payDate')), cell(`Tax ${pen.aside('periodWord')}`, pen.text('taxPeriod')), cell('Dept', '02'))}
${grid('three cap', '<div>Pay and allowances &nbsp; (units, rate, amount)</div>', '<div>Deductions</div>', '<div>Balances to date</div>')}
${columns(pen)}
${grid('last', cell('Total gross pay', pen.money('grossPay'), 'sums'), cell('Total deductions', pen.money('totalDeductions'), 'sums'), cell('Net pay', `£${pen.money('netPay')}`, 'sums net'))}
<p>${isWeekly(pen) ? 'Overtime must reach the wages office by 10 a.m. on Monday to be paid on Friday.' : 'Overtime must reach the wages office by the 15th to be paid in the same month.'} &nbsp; Form PW3/L</p>`,
};
