import { dateParts, inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:38px 42px;color:#123} .top{display:flex;justify-content:space-between} .top b{font-size:18px} .top .p{font-size:26px;font-weight:bold} .cols{display:grid;grid-template-columns:1fr 1fr;border:1px solid #3a7a72;margin-top:10px} .cols>div{padding:8px 12px} .cols>div+div{border-left:1px solid #3a7a72}
.q{display:flex;gap:8px;margin-bottom:11px} .q>i{font-style:normal;font-weight:bold;background:#3a7a72;color:#fff;width:18px;height:15px;text-align:center;flex:none;-webkit-print-color-adjust:exact} .q>div{flex:1} .v{border:1px solid #3a7a72;font:13px "Liberation Mono";padding:3px 6px;margin-top:2px;min-height:16px;color:#000} .n{text-align:right} .two{display:grid;grid-template-columns:1fr 1fr;gap:10px} .note{font-size:9.5px;line-height:1.4}
</style>`;

const item = (number: number, content: string) =>
	`<div class="q"><i>${number}</i><div>${content}</div></div>`;

const value = (label: string, text: string, kind = '') =>
	`<div>${label}<div class="v ${kind}">${text}</div></div>`;

function day(pen: Pen): string {
	const { year, month, day } = dateParts(pen.text('leavingDate'));
	return `${day} ${month} ${year}`;
}

function left(pen: Pen): string {
	const isWeek = pen.aside('periodWord') === 'Week';
	const number = pen.aside('monthNumber');
	return [
		item(1, value('Employer PAYE reference<br>Office number / Reference number', pen.text('payeReference'))),
		item(2, value('Employee’s National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))),
		item(
			3,
			`${value('Title – enter MR, MRS, MISS, MS or other title', '')}<br>${value('Surname or family name', pen.text('surname'))}<br>${value('First name(s)', pen.text('forenames'))}`,
		),
		item(4, value('Leaving date <span class="note">DD MM YYYY</span>', day(pen))),
		item(5, value('Student Loan deductions – enter ‘Y’ if they are to continue', '')),
		item(
			6,
			`<div class="two">${value('Tax Code at leaving date', pen.text('taxCode'))}${value('Week 1/Month 1 – enter ‘X’', '')}</div>`,
		),
		item(
			7,
			`Last entries on Payroll record/Deductions Working Sheet. <span class="note">Complete only if Tax Code is cumulative.</span><div class="two">${value('Week number', isWeek ? number : '')}${value('Month number', isWeek ? '' : number)}${value('Total pay to date', `£ ${pen.money('totalPayToDate')}`, 'n')}${value('Total tax to date', `£ ${pen.money('totalTaxToDate')}`, 'n')}</div>`,
		),
	].join('');
}

function right(pen: Pen): string {
	const address = `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`;
	return [
		item(
			8,
			`This employment pay and tax. <span class="note">If no entry here, the amounts are those shown at item 7.</span><div class="two">${value('Total pay in this employment', `£ ${pen.money('payInThisEmployment')}`, 'n')}${value('Total tax in this employment', `£ ${pen.money('taxInThisEmployment')}`, 'n')}</div>`,
		),
		item(
			9,
			`<div class="two">${value('Works number/Payroll number', pen.aside('payrollNumber'))}${value('Department or branch if any', 'Main')}</div>`,
		),
		item(10, value('Gender – enter ‘X’ in the appropriate box', 'Male [ ] &nbsp; Female [ ]')),
		item(11, value('Date of birth <span class="note">DD MM YYYY</span>', '23 05 1986')),
		item(12, value('Employee’s private address', address)),
		item(
			13,
			`<span class="note">I certify that the details entered in items 1 to 11 on this form are correct.</span>${value('Employer name and address', `${pen.text('employerName')}<br>5 Tannery Row<br>Ambleford<br>AM2 8LP`)}`,
		),
	].join('');
}

/** The leaver's own copy, part 1A, as a payroll package prints it on plain A4: HMRC's numbered boxes in two columns, green. */
export const part1a: Layout = {
	name: 'thirteen-p45-part1a',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><div>HM Revenue &amp; Customs</div><div style="text-align:right"><span class="p">P45 Part 1A</span><br><b>Details of employee leaving work</b><br>Copy for employee</div></div>
<div class="cols"><div>${left(pen)}</div><div>${right(pen)}</div></div>
<div class="note" style="margin-top:12px;columns:2;column-gap:26px"><div style="break-inside:avoid"><b>To the employee</b><br>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</div><b>To the new employer</b><br>If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</div>
<p class="note"><b>P45(Laser-Sheet)</b> Substitute printed by employer’s payroll software</p>`,
};
