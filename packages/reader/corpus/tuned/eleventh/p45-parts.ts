import { dateParts } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:0} .page{padding:34px 44px 0} .page+.page{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:4px} .top b{font-size:22px} .cols{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;margin-top:8px} .item{display:grid;grid-template-columns:20px 1fr;padding:6px 0;border-bottom:1px solid #bbb} .item>b{font-size:11px}
.v{display:block;width:max-content;box-sizing:content-box;border:1px solid #000;padding:3px 7px;min-width:150px;min-height:14px;margin:3px 0 6px;font:13px "Liberation Mono"} .d{display:inline-block;border:1px solid #000;padding:3px 5px;margin:3px 4px 6px 0;font:13px "Liberation Mono"} .q{min-width:92px;text-align:right} .say{font-size:10px;line-height:1.35;margin-top:12px} small{color:#333}
</style>`;

const item = (number: number, label: string, content: string) =>
	`<div class="item"><b>${number}</b><div>${label}<div>${content}</div></div></div>`;

const box = (value: string) => `<span class="v">${value}</span>`;

/** Pounds and pence in boxes of their own. */
function sum(printed: string): string {
	const [pounds = '', pennies = ''] = printed.split('.');
	return `<div>£ <span class="d q">${pounds}</span><span class="d">${pennies}</span></div>`;
}

/** A day of the month in which the work ended, in boxes. */
function digits(pen: Pen, on?: string): string {
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return `<span class="d">${on ?? day}</span><span class="d">${month}</span><span class="d">${year}</span>`;
}

const heading = (part: string, copy: string) =>
	`<div class="top"><div><b>P45 ${part}</b><br>Details of employee leaving work</div><div style="text-align:right"><b style="font-size:13px">${copy}</b><br>Please use capital letters if completing by hand</div></div>`;

const who = (pen: Pen) =>
	`${item(1, 'Employer PAYE reference<br><small>Office number &nbsp; Reference number</small>', box(pen.text('payeReference').replace('/', ' / ')))}
${item(2, "Employee's National Insurance number", box(pen.text('nationalInsuranceNumber')))}
${item(3, 'Title: enter MR, MRS, MISS, MS or other title', box(''))}<div class="item"><b></b><div>Surname or family name${box(pen.text('surname'))}First name(s)${box(pen.text('forenames'))}</div></div>
${item(4, 'Leaving date <small>DD MM YYYY</small>', digits(pen))}`;

const taxed = (pen: Pen) =>
	`${item(5, 'Student Loan deductions to continue', box(''))}${item(6, 'Tax Code at leaving date', `${box(pen.text('taxCode'))}<small>If week 1 or month 1 applies, enter 'X' in the box below</small><br><span class="d">&nbsp;</span>`)}
${item(7, 'Last entries on Payroll record/Deductions Working Sheet<br><small>Complete only if Tax Code is cumulative.</small>', `${pen.aside('periodWord')} number <span class="d">${pen.aside('monthNumber')}</span><br>Total pay to date${sum(pen.money('totalPayToDate'))}Total tax to date${sum(pen.money('totalTaxToDate'))}`)}`;

const rest = (pen: Pen) =>
	`${item(8, 'This employment pay and tax. If no entry here, the amounts are those shown at item 7', `Total pay in this employment${sum(pen.money('payInThisEmployment'))}Total tax in this employment${sum(pen.money('taxInThisEmployment'))}`)}
${item(9, 'Works number/Payroll number and Department or branch (if any)', box(pen.aside('payrollNumber')))}`;

const sender = (pen: Pen) =>
	`${item(12, "Employee's private address", `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`)}${item(13, 'I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address', `${pen.text('employerName')}<br>Tannery Court, Ambleford<br>AM5 8EF<br>Date ${digits(pen, '28')}`)}`;

/** The three parts as numbered items, of which the first page is the employee's own and the second the next employer's. */
export const parts: Layout = {
	name: 'eleven-p45-parts',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="page">${heading('Part 1A', 'Copy for employee')}<div class="cols"><div>${who(pen)}${item(10, 'Gender. Enter X in the appropriate box', 'Male <span class="d">&nbsp;</span> Female <span class="d">&nbsp;</span>')}${item(11, 'Date of birth <small>DD MM YYYY</small>', '<span class="d">14</span><span class="d">02</span><span class="d">1986</span>')}${sender(pen)}</div><div>${taxed(pen)}${rest(pen)}</div></div>
<p class="say"><b>To the employee.</b> The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p></div>
<div class="page">${heading('Parts 2 and 3', 'Copy for new employer')}<div class="cols"><div>${who(pen)}</div><div>${taxed(pen)}</div></div><p class="say"><b>To the new employer.</b> Check this form and record the start of the employment on or before your employee's first payday. Do not send this form to HM Revenue and Customs.</p></div>`,
};
