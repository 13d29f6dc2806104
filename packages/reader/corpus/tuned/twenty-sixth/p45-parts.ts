import { dateParts } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:8.6px "Liberation Sans";margin:12px 20px} .pt{border:1.5px solid #7a1f4b;padding:6px 10px;margin-bottom:8px} .hd{display:flex;justify-content:space-between;border-bottom:1px solid #7a1f4b;padding-bottom:3px;margin-bottom:4px} .hd b{font-size:14px} .two{display:grid;grid-template-columns:1fr 1fr;gap:0 20px} .f{display:flex;gap:5px;margin:3.5px 0} .f em{font-style:normal;font-weight:bold;width:13px} .f>div{flex:1} .v{display:inline-flex;border:1px solid #7a1f4b;font:12px "Liberation Mono";min-height:15px;padding:1px 5px;margin-top:1px;min-width:60px} .w{width:92%} .d{gap:0} .cell{display:inline-block;border:1px solid #7a1f4b;font:12px "Liberation Mono";padding:1px 3px;margin-right:-1px;min-width:8px;min-height:13px;text-align:center} .sm{font-size:8px;line-height:1.35;margin:4px 0}
</style>`;

const item = (number: string, label: string, value: string) =>
	`<div class="f"><em>${number}</em><div>${label}<br>${value}</div></div>`;

const wide = (value: string) => `<span class="v w">${value}</span>`;
const small = (value: string) => `<span class="v">${value}</span>`;

const money = (sum: string) => {
	const [whole, part] = sum.split('.');
	return `£ <span class="v" style="min-width:80px;justify-content:flex-end">${whole}</span>&middot;<span class="v" style="min-width:18px">${part}</span>`;
};

const combed = (text: string) => [...text].map((each) => `<span class="cell">${each}</span>`).join('');

function left(iso: string): string {
	const { day, month, year } = dateParts(iso);
	return `<small>DD</small> ${combed(day)} <small>MM</small> ${combed(month)} <small>YYYY</small> ${combed(year)}`;
}

/** The day on which the employer signs, late in the month. */
function certified(iso: string): string {
	const { month, year } = dateParts(iso);
	return combed(`28${month}${year}`);
}

function person(pen: Pen): string {
	const [office = '', number = ''] = pen.text('payeReference').split('/');
	return `${item('1', 'Employer PAYE reference<br>Office number &nbsp; Reference number', `${small(office)} / ${small(number)}`)}${item('2', "Employee's National Insurance number", combed(pen.text('nationalInsuranceNumber')))}
${item('3', 'Title &ndash; enter MR, MRS, MISS, MS or other title', small(''))}${item('', 'Surname or family name', wide(pen.text('surname')))}${item('', 'First name(s)', wide(pen.text('forenames')))}${item('4', 'Leaving date', left(pen.text('leavingDate')))}`;
}

function entries(pen: Pen): string {
	const week = pen.aside('periodWord') === 'Week' ? pen.aside('monthNumber') : '';
	const month = week ? '' : pen.aside('monthNumber');
	return `${item('5', 'Student Loan deductions', `${small('')} Enter 'Y' if Student Loan deduction is due to be made`)}${item('6', 'Tax Code at leaving date', `${small(pen.text('taxCode'))} &nbsp; If week 1 or month 1 applies, enter 'X' ${small('')}`)}
${item('7', 'Last entries on Payroll record/Deductions Working Sheet.<br>Complete only if Tax Code is cumulative.', `Week number ${small(week)} Month number ${small(month)}`)}${item('', 'Total pay to date', money(pen.money('totalPayToDate')))}${item('', 'Total tax to date', money(pen.money('totalTaxToDate')))}`;
}

function employment(pen: Pen): string {
	if (!pen.aside('hasPrevious'))
		return `${item('8', 'This employment pay and tax. If no entry here, the amounts are those shown at item 7.<br>Total pay in this employment', money(' . '))}${item('', 'Total tax in this employment', money(' . '))}`;
	return `${item('8', 'This employment pay and tax. If no entry here, the amounts are those shown at item 7.<br>Total pay in this employment', money(pen.money('payInThisEmployment')))}${item('', 'Total tax in this employment', money(pen.money('taxInThisEmployment')))}`;
}

const newEmployer = `<div class="pt"><div class="hd"><div><b>P45 Part 3</b><br>New employee details &ndash; for completion by new employer</div><div style="text-align:right">File your employee's P45 online at www.gov.uk/paye-online<br>Use capital letters</div></div><div class="two"><div>${item('8', 'New employer PAYE reference<br>Office number &nbsp; Reference number', `${small('')} / ${small('')}`)}${item('9', 'Date new employment started', '<small>DD MM YYYY</small> <span class="v" style="min-width:110px"></span>')}${item('10', 'Works number/Payroll number and Department or branch (if any)', wide(''))}${item('11', "Enter 'P' here if employee will not be paid by you between the date employment began and the next 5 April", small(''))}</div>
<div>${item('12', 'Enter Tax Code in use if different to the Tax Code at item 6', `${small('')} week 1 or month 1 ${small('')}`)}${item('13', 'If the tax figure you are entering on the P11 differs from item 7, enter the figure here', money(' . '))}${item('14', "New employee's job title or job description", wide(''))}${item('15', 'Gender. Enter X in the appropriate box', `Male ${small('')} Female ${small('')}`)}</div></div><p class="sm">Declaration: I have prepared a Payroll record in accordance with the details above. &nbsp; Employer: ______________________ &nbsp; Date: ____ /____ /________</p></div>`;

/** The leaver's own part over the blank part for a new employer, on one sheet, dates in combs of boxes. */
export const leaverParts: Layout = {
	name: 'twenty-sixth-p45-parts',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="pt"><div class="hd"><div><b>P45 Part 1A</b><br>Details of employee leaving work<br>Copy for employee</div><div style="text-align:right">HM Revenue &amp; Customs<br>Substitute, printed by Meridian Payroll<br>Document 000117 of 000163</div></div>
<div class="two"><div>${person(pen)}</div><div>${entries(pen)}${employment(pen)}</div></div>
<div class="two"><div>${item('9', 'Works number/Payroll number and Department or branch (if any)', wide(`${pen.aside('payrollNumber')} / WAREHOUSE`))}${item('10', 'Gender', `Male ${small('')} Female ${small('')}`)}${item('11', 'Date of birth', combed('        '))}${item('12', "Employee's private address", wide(`${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`))}</div>
<div>${item('13', 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', wide(`${pen.text('employerName')}<br>Unit 31, Enterprise Park<br>Long Acre, Ambleford AM7 2GH`))}${item('', 'Date', certified(pen.text('leavingDate')))}</div></div>
<p class="sm"><b>To the employee.</b> The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. <b>Tax credits and Universal Credit.</b> If you get tax credits tell HMRC when you leave work. <b>Going to a new job.</b> Give Parts 2 and 3 to your new employer, or you will have tax deducted using the emergency code and may pay too much tax; do not alter them. <b>Going abroad.</b> Get form P85. <b>Becoming self-employed.</b> You must register with HMRC within three months or you could incur a penalty of up to £100. <b>Not working.</b> If you have not repaid tax within 4 weeks ask for form P50. <b>Help.</b> Call 0300 200 3300.</p></div>
${newEmployer}<div class="sm">P45(Online) Part 1A and Part 3 &nbsp;&nbsp; HMRC 04/15</div>`,
};
