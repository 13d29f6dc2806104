import { amount, inPairs, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "DejaVu Sans Condensed","DejaVu Sans";margin:42px 48px;color:#111} .top{display:flex;justify-content:space-between;border-bottom:3px solid #00615c;padding-bottom:8px} .top h1{font-size:21px;margin:0} .top span{font-size:12px;text-align:right}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:34px;margin-top:14px} h2{font-size:12.5px;color:#00615c;margin:12px 0 2px} dl{margin:0} dt{font-size:10px;color:#444;margin-top:9px} dd{margin:1px 0 0;border-bottom:1px solid #aaa;padding-bottom:3px;min-height:16px} .note{font-size:10.5px;margin-top:20px;background:#eef5f4;-webkit-print-color-adjust:exact;padding:9px}
</style>`;

const item = (number: string, label: string, value: string) =>
	`<dt>${number}&ensp;${label}</dt><dd>${value}</dd>`;

const left = (pen: Pen) =>
	`<dl><h2>Who left</h2>${item('3', 'Surname or family name', pen.text('surname'))}${item('', 'First or given name(s)', pen.text('forenames'))}${item('2', 'Employee’s National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${item('4', 'Leaving date', pen.date('leavingDate', 'words'))}${item('10', 'Works number/Payroll number', pen.aside('payrollNumber'))}${item('12', 'Employee’s private address', `${pen.aside('address')}<br>${pen.aside('town')} ${pen.aside('postcode')}`)}<h2>Who paid</h2>${item('1', 'Employer PAYE reference', pen.text('payeReference'))}${item('13', 'Employer name', pen.text('employerName'))}</dl>`;

/** The sums in this job stand apart only where there was another before. */
const here = (pen: Pen) =>
	'<h2>In this employment only</h2>' +
	item('8', 'Total pay in this employment', `£${pen.money('payInThisEmployment')}`) +
	item('9', 'Total tax in this employment', `£${pen.money('taxInThisEmployment')}`);

function right(pen: Pen): string {
	const all = (field: string) => `£${amount(pence(pen.text(field)))}`;
	return `<dl><h2>Code when they left</h2>${item('6', 'Tax code at leaving date', pen.text('taxCode'))}<h2>Last entries on the payroll record</h2>${item('7', `${pen.aside('periodWord')} number`, pen.aside('monthNumber'))}${item('', 'Total pay to date', all('totalPayToDate'))}${item('', 'Total tax to date', all('totalTaxToDate'))}${pen.aside('hasPrevious') && here(pen)}</dl>`;
}

/** A P45 Part 1A as a payroll service prints it on plain paper: two columns of numbered lines without boxes. */
export const statement: Layout = {
	name: 'nineteen-p45-statement',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><h1>P45 Part 1A</h1><span>Details of employee leaving work<br>Copy for employee</span></div>
<div class="two">${left(pen)}${right(pen)}</div><div class="note">To the employee: keep this part safe, copies are not available. You may need it to fill in a tax return. Give Parts 2 and 3 to your new employer, or to Jobcentre Plus if you are not starting work.</div>`,
};
