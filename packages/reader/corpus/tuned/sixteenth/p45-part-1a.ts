import { dateParts } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:10px "Liberation Sans";color:#123} .f{margin:32px 36px;width:722px} .head{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:10px} h1{font-size:30px;margin:0;color:#00665e} .cols{display:grid;grid-template-columns:1fr 1fr;gap:0 22px;border-top:2px solid #00665e;padding-top:10px}
.q{display:grid;grid-template-columns:20px 1fr;margin-bottom:11px} .q>b{background:#00665e;color:#fff;width:16px;height:14px;text-align:center;line-height:14px;font-size:9px} .v{border:1px solid #7aa9a4;background:#f4faf9;font:12.5px "Liberation Mono";min-height:16px;padding:2px 6px;margin-top:3px} .in{display:flex;gap:6px;align-items:flex-end} .in>div{flex:1} .w{display:flex;gap:6px;align-items:center;margin-top:4px} .w span{flex:1} .w .v{margin:0}
.m{width:112px;text-align:right} .foot{border-top:2px solid #00665e;padding-top:8px;columns:2;column-gap:22px;line-height:1.4} .foot p{margin:0 0 6px}
</style>`;

const box = (number: string, label: string, body: string) =>
	`<div class="q"><b>${number}</b><div>${label}${body}</div></div>`;

const value = (text: string) => `<div class="v">${text}</div>`;

const beside = (label: string, text: string) =>
	`<div class="w"><span>${label}</span><div class="v m">${text}</div></div>`;

function parted(pen: Pen): string {
	const [office = '', reference = ''] = pen.text('payeReference').split('/');
	return `<div class="in"><div>Office number${value(office)}</div><span style="font-size:16px">/</span><div style="flex:2">Reference number${value(reference)}</div></div>`;
}

function leaving(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return `<div class="in">${[day, month, year].map((each) => `<div>${value(each)}</div>`).join('')}<div style="flex:2;padding-bottom:4px">DD MM YYYY</div></div>`;
}

const left = (pen: Pen) =>
	`${box('1', 'Employer PAYE reference', parted(pen))}${box('2', "Employee's National Insurance number", value(pen.text('nationalInsuranceNumber')))}${box('3', 'Title – enter MR, MRS, MISS, MS or other title', `${value('')}<div style="margin-top:4px">Surname or family name</div>${value(pen.text('surname'))}<div style="margin-top:4px">First name(s)</div>${value(pen.text('forenames'))}`)}${box('4', 'Leaving date', leaving(pen))}${box('5', 'Student Loan deductions', beside("Enter 'Y' if Student Loan deductions are due to be made", ''))}${box('6', 'Tax Code at leaving date', `${value(pen.text('taxCode'))}${beside("If week 1 or month 1 applies, enter 'X' in the box", '')}`)}`;

function right(pen: Pen): string {
	const number = (word: string) => (pen.aside('periodWord') === word ? pen.aside('monthNumber') : '');
	return `${box('7', "Last entries on Payroll record/Deductions Working Sheet. Complete only if Tax Code is cumulative. If there is an 'X' at box 6 there will be no entries here.", `${beside('Week number', number('Week'))}${beside('Month number', number('Month'))}${beside('Total pay to date', `£ ${pen.money('totalPayToDate')}`)}${beside('Total tax to date', `£ ${pen.money('totalTaxToDate')}`)}`)}${box('8', 'This employment pay and tax. If no entry here, the amounts are those shown at box 7.', `${beside('Total pay in this employment', `£ ${pen.money('payInThisEmployment')}`)}${beside('Total tax in this employment', `£ ${pen.money('taxInThisEmployment')}`)}`)}${box('9', 'Works number/Payroll number and Department or branch (if any)', value(`${pen.aside('payrollNumber')} / HEAD OFFICE`))}${box('10', 'Gender. Enter ‘X’ in the appropriate box', `<div class="in"><span>Male</span>${value('')}<span>Female</span>${value('')}</div>`)}${box('11', 'Date of birth', value(''))}`;
}

const bottom = (pen: Pen) =>
	`<div class="cols" style="border-top:0;padding-top:0"><div>${box('12', "Employee's private address", value(`${pen.aside('address')}<br>${pen.aside('town')}`))}<div style="margin:-6px 0 8px 20px">Postcode${value(pen.aside('postcode'))}</div></div><div>${box('13', 'I certify that the details entered in items 1 to 11 on this form are correct.', `<div style="margin-top:4px">Employer name and address</div>${value(`${pen.text('employerName')}<br>Unit 5, Station Approach<br>Ambleford`)}<div style="margin-top:4px">Postcode</div>${value('AM2 6HG')}`)}</div></div>`;

/** The employee's copy as payroll software prints it: numbered questions in two columns, some boxes left empty, box 8 filled even where it says what box 7 does. */
export const partOneA: Layout = {
	name: 'sixteen-p45-part-1a',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="f"><div class="head"><div><div style="font-size:13px">HM Revenue &amp; Customs</div>Details of employee leaving work<br>Copy for employee</div><div style="text-align:right"><h1>P45</h1><b style="font-size:14px">Part 1A</b></div></div>
<div class="cols"><div>${left(pen)}</div><div>${right(pen)}</div></div>${bottom(pen)}
<div class="foot"><p><b>To the employee</b><br>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one.</p><p>Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p><p><b>Tax credits and Universal Credit</b><br>If you get tax credits or Universal Credit, tell the office that pays you that you have left this job as soon as possible.</p><p><b>To the new employer</b><br>If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</p></div><div style="margin-top:12px">P45(Laser-Sheet)A4</div></div>`,
};
