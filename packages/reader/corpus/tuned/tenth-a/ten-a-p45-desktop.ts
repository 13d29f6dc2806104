import type { Layout, Pen } from '../../paper.ts';

/** A numbered box of the form: the number, what to write, and what is written. */
const item = (number: string, caption: string, value: string) =>
	`<div class="i"><b>${number}</b><div class="c">${caption}</div><div class="v">${value || '&nbsp;'}</div></div>`;

const style = `<style>
body{font:10.5px Arial;margin:28px 34px} .h{display:flex;justify-content:space-between;border-bottom:2px solid #000} h1{font-size:17px;margin:0} .g{display:flex;gap:24px} .g>div{flex:1}
.i{position:relative;margin:9px 0 0 20px} .i>b{position:absolute;left:-20px} .v{border:1px solid #444;padding:4px 6px;font:13px "Liberation Mono";margin-top:2px}
.two{display:flex;gap:8px} .two>div{flex:1} small{font-size:8.5px}</style>`;

const spaced = (date: string) => date.split('-').reverse().join(' ');

/** Box 7 has the week or the month, and what had been paid up to it. */
const lastEntries = (pen: Pen) =>
	`${item(
		'7',
		'Last entries on payroll record / Deductions Working Sheet. Complete only if the tax code is cumulative.',
		`${pen.aside('periodWord')} number &nbsp; ${pen.aside('monthNumber')}`,
	)}${item('', 'Total pay to date', `£ ${pen.money('totalPayToDate')}`)}${item('', 'Total tax to date', `£ ${pen.money('totalTaxToDate')}`)}`;

/** Box 8 stays empty where there was no other job, as the form says. */
const thisEmployment = (pen: Pen) => {
	const has = pen.aside('hasPrevious');
	return `${item('8', 'This employment pay and tax. If no entry here, the amounts are those shown at box 7.<br>Total pay in this employment', has && `£ ${pen.money('payInThisEmployment')}`)}
${item('', 'Total tax in this employment', has && `£ ${pen.money('taxInThisEmployment')}`)}`;
};

/** Part 1A of a P45, as a payroll program prints it on plain paper. */
export const desktopLeaver: Layout = {
	name: 'ten-a-p45-desktop',
	type: 'p45',
	html: (pen) => `${style}
<div class="h"><div><h1>P45 Part 1A</h1><b>Details of employee leaving work</b></div><div style="text-align:right">Copy for employee<br><small>P45 (Laser-Sheet) substitute</small></div></div>
<div class="g"><div>
${item('1', 'Employer PAYE reference<br><small>Office number &nbsp; Reference number</small>', pen.text('payeReference').replace('/', ' / '))}
${item('2', "Employee's National Insurance number", pen.text('nationalInsuranceNumber').replace(/(..)(?=.)/g, '$1 '))}
${item('3', 'Title – enter MR, MRS, MISS, MS or other title', '')}
${item('', 'Surname or family name', pen.text('surname'))}
${item('', 'First name(s)', pen.text('forenames'))}
${item('4', 'Leaving date <small>DD MM YYYY</small>', spaced(pen.aside('leavingDate')))}
${item('5', 'Student Loan deductions <small>Enter Y if deductions are to continue</small>', '')}
${item('6', 'Tax Code at leaving date <small>If week 1 or month 1 applies, enter X</small>', pen.text('taxCode'))}
</div><div>
${lastEntries(pen)}${thisEmployment(pen)}
${item('9', 'Works number / Payroll number and Department or branch (if any)', `${pen.aside('payrollNumber')} &nbsp; STORES`)}
${item('10', 'Gender. Enter X in the appropriate box', 'Male [ ] &nbsp; Female [ ]')}
</div></div>
${item('12', "Employee's private address and postcode", `${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}`)}
${item('13', 'I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address', `${pen.text('employerName')}<br>Unit 8, Riverside Park, Ambleford AM3 0HB`)}
<p><b>To the employee</b><br>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p>
<p><b>Tax credits and Universal Credit</b><br>Tax credits and Universal Credit are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.</p>
<div class="h" style="border:0"><small>P45(Manual) Part 1A</small><small>Ledgerline Payroll v19.02</small><small>HMRC 10/08</small></div>`,
};
