import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:34px 42px;color:#000} .top{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:2px solid #000;padding-bottom:6px} .top h1{font-size:34px;margin:0;line-height:1} .top h2{font-size:14px;margin:0} .top div:last-child{text-align:right}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin-top:10px} .q{display:grid;grid-template-columns:20px 1fr;margin-bottom:10px} .q>b{font-size:11px} .q .lab{margin-bottom:3px} .box{border:1px solid #000;min-height:17px;padding:3px 6px;font:12px "Liberation Mono";background:#fff} .in{display:grid;grid-template-columns:112px 1fr;align-items:center;margin:3px 0} .sp{letter-spacing:1.5px} .r{text-align:right} .say{font-size:9px;line-height:1.35;border-top:1px solid #000;padding-top:7px;margin-top:4px}
</style>`;

const q = (number: string, label: string, body: string) =>
	`<div class="q"><b>${number}</b><div><div class="lab">${label}</div>${body}</div></div>`;

const box = (value: string, kind = '') => `<div class="box ${kind}">${value}</div>`;

const inner = (label: string, value: string, kind = '') =>
	`<div class="in"><span>${label}</span>${box(value, kind)}</div>`;

const isWeek = (pen: Pen) => pen.aside('periodWord') === 'Week';

const left = (pen: Pen) => `<div>
${q('1', 'Employer PAYE reference', box(pen.text('payeReference'), 'sp'))}
${q('2', "Employee's National Insurance number", box(pen.text('nationalInsuranceNumber'), 'sp'))}
${q('3', 'Title – enter MR, MRS, MISS, MS or other title', box(''))}
<div style="margin-left:20px">Surname or family name${box(pen.text('surname'))}<br>First or given name(s)${box(pen.text('forenames'))}</div><br>
${q('4', 'Leaving date <i>DD MM YYYY</i>', box(pen.date('leavingDate')))}
${q('5', 'Student Loan deductions', 'Student Loan deductions to continue &nbsp; <span class="box" style="padding:1px 8px">&nbsp;</span>')}
${q('6', 'Tax Code at leaving date', `${box(pen.text('taxCode'), 'sp')}<div style="margin-top:4px">If week 1 or month 1 applies, enter ‘X’ in the box &nbsp; <span class="box" style="padding:1px 8px">&nbsp;</span></div>`)}
${q('7', 'Last entries on Payroll record/Deductions Working Sheet. <b>Complete only if Tax Code is cumulative.</b> If there is an ‘X’ at item 6, there will be no entries here.', `${inner('Week number', isWeek(pen) ? pen.aside('monthNumber') : '')}${inner('Month number', isWeek(pen) ? '' : pen.aside('monthNumber'))}${inner('Total pay to date', `£ ${pen.money('totalPayToDate')}`, 'r')}${inner('Total tax to date', `£ ${pen.money('totalTaxToDate')}`, 'r')}`)}</div>`;

const right = (pen: Pen) => `<div>
${q('8', 'This employment pay and tax. If no entry here, the amounts are those shown at item 7.', `${inner('Total pay in this employment', pen.aside('hasPrevious') && `£ ${pen.money('payInThisEmployment')}`, 'r')}${inner('Total tax in this employment', pen.aside('hasPrevious') && `£ ${pen.money('taxInThisEmployment')}`, 'r')}`)}
${q('9', 'Works number/Payroll number and Department or branch (if any)', box(pen.aside('payrollNumber')))}
${q('10', 'Gender. Enter ‘X’ in the appropriate box', 'Male <span class="box" style="padding:1px 8px">&nbsp;</span> &nbsp;&nbsp; Female <span class="box" style="padding:1px 8px">&nbsp;</span>')}
${q('11', 'Date of birth <i>DD MM YYYY</i>', box(''))}
${q('12', "Employee's private address", box(`${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`))}
${q('13', 'I certify that the details entered in items 1 to 11 on this form are correct.', `Employer name and address${box(`${pen.text('employerName')}<br>Personnel Office, Mill Road<br>Ambleford AM3 5NR`)}`)}</div>`;

/** The part of the leaver's form that the employee keeps, as a laser printer fills it: numbered items in two columns. */
export const laser: Layout = {
	name: 'twenty-third-p45-laser',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>HM Revenue<br>&amp; Customs</b></div><div><h1>P45 Part 1A</h1><h2>Details of employee leaving work</h2>Copy for employee</div></div>
<div class="cols">${left(pen)}${right(pen)}</div>
<div class="say"><b>To the employee.</b> The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.<br><b>Tax credits and Universal Credit.</b> Tax credits and Universal Credit are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.<br><b>To the new employer.</b> If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</div>
<div style="display:flex;justify-content:space-between;margin-top:10px;font-size:9px"><span>P45(Laser-Sheet) Part 1A</span><span>HMRC 10/08</span></div>`,
};
