import { dateParts } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:44px 50px;color:#000} .top{display:flex;justify-content:space-between;border-bottom:3px solid #000;padding-bottom:6px;margin-bottom:12px} h1{font-size:30px;margin:0} .two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px} .item{display:grid;grid-template-columns:22px 1fr;margin-bottom:13px} .item>b{font-size:11px} .item>div{font-size:11.5px}
.val{font:14px "Liberation Mono";margin-top:4px;display:flex;gap:8px;align-items:center;border-bottom:1px solid #999;padding-bottom:2px;min-height:18px} .box{border:1px solid #000;padding:2px 7px;min-width:14px;min-height:17px} .plain{border:0} .sub{color:#444;font-size:10px} table{border-collapse:collapse;margin-top:4px;width:100%} td{padding:3px 0} td:last-child{font:14px "Liberation Mono";text-align:right} .note{border-top:1px solid #000;margin-top:10px;padding-top:8px;font-size:10.5px;line-height:1.45}
</style>`;

const item = (number: number, label: string, body: string) =>
	`<div class="item"><b>${number}</b><div>${label}${body}</div></div>`;
const val = (text: string) => `<div class="val">${text}</div>`;
const boxes = (...texts: readonly string[]) =>
	`<div class="val plain">${texts.map((each) => `<span class="box">${each}</span>`).join('')}</div>`;
const sums = (...rows: readonly (readonly [string, string])[]) =>
	`<table>${rows.map(([label, sum]) => `<tr><td>${label}</td><td>${sum}</td></tr>`).join('')}</table>`;

function leaving(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return boxes(day, month, year);
}

function reference(pen: Pen): string {
	const [office = '', number = ''] = pen.text('payeReference').split('/');
	return `<div class="val plain"><span class="box">${office}</span>/<span class="box">${number}</span></div><span class="sub">Office number / Reference number</span>`;
}

const left = (pen: Pen) =>
	`<div>${item(1, 'Employer PAYE reference', reference(pen))}${item(2, 'Employee’s National Insurance number', val(pen.text('nationalInsuranceNumber')))}${item(3, 'Surname or family name', `${val(pen.text('surname'))}First or given name(s)${val(pen.text('forenames'))}`)}${item(4, 'Leaving date DD MM YYYY', leaving(pen))}${item(5, 'Student Loan deductions to continue', boxes('&nbsp;'))}${item(6, 'Tax Code at leaving date', `${val(pen.text('taxCode'))}<span class="sub">If week 1 or month 1 applies, enter X</span>${boxes('&nbsp;')}`)}</div>`;

function right(pen: Pen): string {
	const before = pen.aside('hasPrevious') !== '';
	const period = `${pen.aside('periodWord')} number`;
	return `<div>${item(7, 'Last entries on Payroll record / Deductions Working Sheet', `${sums([period, pen.aside('monthNumber')], ['Total pay to date', `£ ${pen.money('totalPayToDate')}`], ['Total tax to date', `£ ${pen.money('totalTaxToDate')}`])}<span class="sub">Complete only if Tax Code is cumulative. If there is an X at item 6 there will be no entries here.</span>`)}
${item(8, 'This employment pay and tax', `${sums(['Total pay in this employment', before ? `£ ${pen.money('payInThisEmployment')}` : ''], ['Total tax in this employment', before ? `£ ${pen.money('taxInThisEmployment')}` : ''])}<span class="sub">If no entry here, the amounts are those shown at item 7.</span>`)}
${item(9, 'Works number/Payroll number', val(pen.aside('payrollNumber')))}${item(10, 'Department or branch', val('Head Office'))}${item(11, 'Employee’s private address', `${val(pen.aside('address'))}${val(pen.aside('town'))}${val(pen.aside('postcode'))}`)}</div>`;
}

/** A leaver's part 1A out of an online payroll: numbered items in two columns, the date and the reference in boxes of their own, this employment empty where there was no other. */
export const numbered: Layout = {
	name: 'fifteen-p45-numbered',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>P45 Part 1A</h1>Details of employee leaving work</div><div style="text-align:right;padding-top:14px">Copy for employee<br>Keep this part safe</div></div>
<div class="two">${left(pen)}${right(pen)}</div>
${item(12, 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', `${val(pen.text('employerName'))}${val('Unit 2, Canal Yard, Ambleford AM3 5CY')}`)}
<div class="note"><b>To the employee</b><br>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</div>
<div class="note"><b>Tax credits and Universal Credit</b><br>Tax credits are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.</div>`,
};
