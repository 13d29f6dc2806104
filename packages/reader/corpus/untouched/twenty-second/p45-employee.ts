import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:30px 38px;width:715px;color:#3d2a66} .head{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:12px} .head b{font-size:25px} .head div{font-size:14px;font-weight:bold;line-height:1.3} .head .c{text-align:right;font-size:12px}
.cols{display:grid;grid-template-columns:1fr 1fr;column-gap:24px} .q{display:grid;grid-template-columns:24px 1fr;margin-bottom:11px} .n{background:#3d2a66;color:#fff;font-weight:bold;height:16px;width:17px;text-align:center;line-height:16px;-webkit-print-color-adjust:exact} .q label{display:block;margin:0 0 3px;line-height:16px} .f{display:block;background:#fff;border:1px solid #3d2a66;padding:4px 8px;font:13px "Liberation Sans";color:#000;min-height:16px;margin-bottom:5px} .s{width:44px} .m{width:150px} .a{width:130px;text-align:right} .row{display:flex;gap:14px} .tint{background:#efeaf7;padding:12px 14px 4px;-webkit-print-color-adjust:exact} .addr .f{min-height:62px;line-height:1.4} .say{font-size:10.5px;line-height:1.4;margin-top:12px} .say h3{margin:8px 0 2px;font-size:11.5px} .end{display:flex;justify-content:space-between;margin-top:14px}
</style>`;

const field = (label: string, value: string, kind = '') =>
	`<div><label>${label}</label><span class="f ${kind}">${value}</span></div>`;

const question = (number: number, ...fields: string[]) =>
	`<div class="q"><span class="n">${number}</span><div>${fields.join('')}</div></div>`;

const left = (pen: Pen) => {
	const isWeek = pen.aside('periodWord') === 'Week';
	const number = pen.aside('monthNumber');
	return `${question(1, field('Employer PAYE reference', pen.text('payeReference'), 'm'))}
${question(2, field("Employee's National Insurance number", pen.text('nationalInsuranceNumber'), 'm'))}
${question(3, field('Title – enter MR, MRS, MISS, MS or other title', '', 's'), field('Surname or family name', pen.text('surname')), field('First name(s)', pen.text('forenames')))}
${question(4, field('Leaving date <small>DD MM YYYY</small>', pen.date('leavingDate'), 'm'))}
${question(5, field('Student Loan deductions to continue – enter Y if they apply', '', 's'))}
${question(6, field('Tax Code at leaving date', pen.text('taxCode'), 'm'), field('If week 1 or month 1 applies, enter ‘X’ in the box below', '', 's'))}
${question(7, `<label>Last entries on Payroll record/Deductions Working Sheet. Complete only if Tax Code is cumulative. If there is an ‘X’ at box 6, there will be no entries here.</label><div class="row">${field('Week number', isWeek ? number : '', 's')}${field('Month number', isWeek ? '' : number, 's')}</div>`, field('Total pay to date &nbsp; £', pen.money('totalPayToDate'), 'a'), field('Total tax to date &nbsp; £', pen.money('totalTaxToDate'), 'a'))}`;
};

const right = (pen: Pen) => {
	const previous = pen.aside('hasPrevious');
	return `${question(8, '<label>This employment pay and tax. If no entry here, the amounts are those shown at box 7.</label>', field('Total pay in this employment &nbsp; £', previous && pen.money('payInThisEmployment'), 'a'), field('Total tax in this employment &nbsp; £', previous && pen.money('taxInThisEmployment'), 'a'))}
${question(9, field('Works number/Payroll number and Department or branch (if any)', pen.aside('payrollNumber')))}
${question(10, field('Gender. Enter ‘X’ in the appropriate box', '', 's'))}
${question(11, field('Date of birth <small>DD MM YYYY</small>', '', 'm'))}
<div class="addr">${question(12, field("Employee's private address", `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`))}</div>
<div class="addr">${question(13, '<label>I certify that the details entered in items 1 to 11 on this form are correct.</label>', field('Employer name and address', `${pen.text('employerName')}<br>6 Kiln Lane, Ambleford<br>AM6 3WD`))}</div>`;
};

/** Part 1A as payroll software prints it on plain paper: numbered boxes in two columns, what is the same as box 7 left blank in box 8. */
export const part1a: Layout = {
	name: 'twenty-second-p45-employee',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="head"><div>HM Revenue<br>&amp; Customs</div><div><b>P45 Part 1A</b><br>Details of employee leaving work</div><div class="c">Copy for employee</div></div>
<div class="tint"><div class="cols"><div>${left(pen)}</div><div>${right(pen)}</div></div></div>
<div class="say"><h3>To the employee</h3>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.
<h3>Tax credits and Universal Credit</h3>Tax credits and Universal Credit are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone the helpline.
<h3>To the new employer</h3>If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</div>
<div class="end"><span>P45(Online) Part 1A</span><span>HMRC 10/21</span></div>`,
};
