import { dateParts, inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:38px 44px;color:#123} .top{display:flex;justify-content:space-between;border-bottom:2px solid #0b7a75;padding-bottom:6px} h1{font-size:21px;margin:0;color:#0b7a75} .two{display:flex;gap:24px;margin-top:10px} .two>div{flex:1} .q{display:flex;gap:8px;padding:6px 0;border-bottom:1px solid #cde} .q>b{width:18px;color:#0b7a75} .q>div{flex:1} .a{border:1px solid #0b7a75;padding:3px 6px;margin-top:3px;font:12px "Liberation Mono";min-height:15px} .in{display:flex;align-items:center;gap:6px;margin-top:4px} .in .a{margin:0;min-width:58px;text-align:right} small{font-size:8.5px;color:#345;line-height:1.35}
</style>`;

const question = (number: number, label: string, answer: string) =>
	`<div class="q"><b>${number}</b><div>${label}${answer}</div></div>`;
const answer = (value: string) => `<div class="a">${value}</div>`;
/** Pounds and pence each in a frame. */
const frames = (label: string, printed: string) => {
	const [pounds = '', pence = ''] = printed.split('.');
	return `<div class="in"><span style="width:120px">${label}</span>£<div class="a">${pounds}</div>.<div class="a" style="min-width:22px">${pence}</div>p</div>`;
};

/** Asked only where the code is cumulative and another employment came before. */
function thisEmployment(pen: Pen): string {
	const before = pen.aside('hasPrevious');
	const [pay, tax] = [before && pen.money('payInThisEmployment'), before && pen.money('taxInThisEmployment')];
	return question(
		8,
		'This employment pay and tax. If no entry here, the amounts are those shown at 7.',
		`${frames('Total pay in this employment', pay)}${frames('Total tax in this employment', tax)}`,
	);
}

function left(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return `${question(1, 'Employer PAYE reference', answer(pen.text('payeReference')))}${question(2, "Employee's National Insurance number", answer(inPairs(pen.text('nationalInsuranceNumber'))))}
${question(3, 'Surname or family name', `${answer(pen.text('surname'))}First or given name(s)${answer(pen.text('forenames'))}`)}${question(4, 'Leaving date <small>DD MM YYYY</small>', answer(`${day} ${month} ${year}`))}${question(5, 'Student Loan deductions', '<div class="in"><div class="a" style="min-width:12px"></div><small>Enter Y if Student Loan deduction is due to be made</small></div>')}`;
}

const right = (
	pen: Pen,
) => `${question(6, 'Tax code at leaving date', `${answer(pen.text('taxCode'))}<small>If week 1 or month 1 applies, enter X in the box</small> <span style="border:1px solid #0b7a75;padding:0 7px">&nbsp;</span>`)}
${question(7, `Last entries on Payroll record/Deductions Working Sheet. Complete only if tax code is cumulative.<div class="in"><span style="width:120px">${pen.aside('periodWord')} number</span><div class="a">${pen.aside('monthNumber')}</div></div>`, `${frames('Total pay to date', pen.money('totalPayToDate'))}${frames('Total tax to date', pen.money('totalTaxToDate'))}`)}
${thisEmployment(pen)}${question(9, 'Works number/Payroll number and Department or branch (if any)', answer(`${pen.aside('payrollNumber')} / Depot 2`))}`;

/** The first part of a leaver's certificate, from software: numbered questions in two columns. */
export const partOne: Layout = {
	name: 'twenty-eight-p45-part-one',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>P45 Part 1</h1>Details of employee leaving work</div><div style="text-align:right">HM Revenue &amp; Customs<br><small>Copy for HM Revenue &amp; Customs. Use capital letters.<br>Substitute form, Brightlane Payroll 24.3.1</small></div></div>
<div class="two"><div>${left(pen)}${question(10, 'Gender. Enter X in the appropriate box', '<div class="in">Male <div class="a" style="min-width:12px"></div> Female <div class="a" style="min-width:12px"></div></div>')}${question(11, 'Date of birth <small>DD MM YYYY</small>', answer(''))}</div>
<div>${right(pen)}</div></div>
<div class="two"><div>${question(12, "Employee's private address", answer(`${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`))}</div><div>${question(13, 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', answer(`${pen.text('employerName')}<br>Harbour House, 3 Dock Street<br>Ambleford<br>AM2 9XB`))}</div></div>
<p><small>Instructions for the employer. Complete this form following the 'What to do when an employee leaves' guidance. Make sure the details are clear on all four parts and that your name and address are shown. Send Part 1 details to HM Revenue &amp; Customs on or before the date the last payment is made. Hand Parts 1A, 2 and 3 to the employee when they leave. If the employee has died, enter 'D' in the box and send all four parts.</small> <span style="border:1px solid #0b7a75;padding:0 7px">&nbsp;</span></p>
<small style="display:flex;justify-content:space-between"><span>P45(Online) Part 1</span><span>HMRC 04/24</span></small>`,
};
