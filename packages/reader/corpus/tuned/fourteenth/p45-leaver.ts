import { dateParts, inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:10.5px "Liberation Sans";margin:32px 40px;color:#000} .hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #1d3f72;padding-bottom:5px} h1{font-size:26px;margin:0;color:#1d3f72} h2{font-size:13px;margin:0 0 3px} .cols{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;margin-top:8px} .q{display:grid;grid-template-columns:20px 1fr;padding:6px 0;border-bottom:1px solid #b8c6de} .q>b{color:#1d3f72} .v{border:1px solid #1d3f72;background:#fff;font:13px "Liberation Mono";padding:3px 6px;margin-top:3px;min-height:16px;display:inline-block;min-width:60px} .wide{display:block} .m{display:flex;justify-content:space-between;align-items:center;margin-top:2px} .m .v{min-width:120px;text-align:right} .v.x{min-width:14px}
</style>`;

const item = (number: number, label: string, value: string) =>
	`<div class="q"><b>${number}</b><div>${label}${value}</div></div>`;

const shown = (value: string, kind = '') => `<span class="v ${kind}">${value || '&nbsp;'}</span>`;

const sum = (label: string, value: string) =>
	`<div class="m"><span>${label}</span>${shown(value && `£ ${value}`)}</div>`;

/** The office and the employer's own number in two boxes with a stroke between. */
function reference(pen: Pen): string {
	const [office = '', own = ''] = pen.text('payeReference').split('/');
	return `<div>Office number &nbsp;&nbsp;&nbsp; Reference number<br>${shown(office)} / ${shown(own)}</div>`;
}

function leaving(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return `<div>${shown(day)} ${shown(month)} ${shown(year)} <small>DD MM YYYY</small></div>`;
}

const left = (
	pen: Pen,
) => `${item(1, 'Employer PAYE reference', reference(pen))}${item(2, "Employee's National Insurance number", shown(inPairs(pen.text('nationalInsuranceNumber')), 'wide'))}
${item(3, 'Title &ndash; enter MR, MRS, MISS, MS or other title', `<div>${shown('')}</div>Surname or family name${shown(pen.text('surname'), 'wide')}First or given name(s)${shown(pen.text('forenames'), 'wide')}`)}${item(4, 'Leaving date', leaving(pen))}`;

function right(pen: Pen): string {
	const word = pen.aside('periodWord');
	const had = pen.aside('hasPrevious') !== '';
	return `${item(5, 'Student Loan deductions', `<div>${shown('', 'x')} Enter Y if Student Loan deduction is due to be made</div>`)}${item(6, 'Tax Code at leaving date', `<div>${shown(pen.text('taxCode'))} &nbsp; If week 1 or month 1 applies, enter X ${shown('', 'x')}</div>`)}
${item(7, 'Last entries on Payroll record/Deductions Working Sheet. <i>Complete only if Tax Code is cumulative.</i>', `<div class="m"><span>Week number ${shown(word === 'Week' ? pen.aside('monthNumber') : '')}</span><span>Month number ${shown(word === 'Month' ? pen.aside('monthNumber') : '')}</span></div>${sum('Total pay to date', pen.money('totalPayToDate'))}${sum('Total tax to date', pen.money('totalTaxToDate'))}`)}
${item(8, 'This employment pay and tax. <i>If no entry here, the amounts are those shown at box 7.</i>', `${sum('Total pay in this employment', had ? pen.money('payInThisEmployment') : '')}${sum('Total tax in this employment', had ? pen.money('taxInThisEmployment') : '')}`)}`;
}

/** Part 1A of a leaver's certificate, the copy for the employee, as payroll software prints it in blue boxes on plain paper. */
export const leaver: Layout = {
	name: 'fourteen-p45-leaver',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="hd"><div><h2>P45 Part 1A</h2>Details of employee leaving work<br><b>Copy for employee</b></div><h1>P45</h1></div><div class="cols"><div>${left(pen)}
${item(9, 'Works number/Payroll number and Department or branch (if any)', shown(`${pen.aside('payrollNumber')} &nbsp; Main office`, 'wide'))}${item(10, 'Gender. Enter X in the appropriate box', `<div>Male ${shown('', 'x')} &nbsp; Female ${shown('', 'x')}</div>`)}</div><div>${right(pen)}</div></div>
<div class="cols"><div>${item(11, "Employee's private address", `<span class="v wide">${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</span>`)}</div><div>${item(12, 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', `<span class="v wide">${pen.text('employerName')}<br>2 Tannery Yard<br>Ambleford AM3 5HE</span>`)}</div></div>
<h2 style="margin-top:16px;color:#1d3f72">To the employee</h2><p>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p>
<p><b>Tax credits and Universal Credit.</b> These are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.</p><p style="display:flex;justify-content:space-between"><span>P45(Laser-Sheet) Part 1A</span><span>HMRC 04/15</span></p>`,
};
