import type { Layout, Pen } from '../../paper.ts';
import { boxes, shifted, slashed } from './nearby.ts';

const style = `<style>
body{font:9.6px "Liberation Sans";margin:32px 40px} .top{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:5px} h1{font-size:23px;margin:0} h1 small{font-size:13px;display:block;font-weight:normal} .cols{display:grid;grid-template-columns:1fr 1fr;gap:0 30px;margin-top:8px} .q{display:grid;grid-template-columns:18px 1fr;margin:7px 0} .q>b{font-size:10px} .bx{display:inline-block;border:1px solid #000;min-width:22px;min-height:17px;padding:2px 6px;margin:2px 2px 2px 0;font:12px "DejaVu Sans Mono";vertical-align:middle} .wide{display:block;min-height:17px} .amt{display:flex;align-items:center;gap:3px;justify-content:flex-end} .note{font-size:9px;line-height:1.4;margin:6px 0} .end{display:flex;justify-content:space-between;border-top:1px solid #000;margin-top:10px;padding-top:4px;font-size:8.6px}
</style>`;

const item = (number: string, body: string) => `<div class="q"><b>${number}</b><div>${body}</div></div>`;

const wide = (value: string) => `<span class="bx wide">${value}</span>`;

const box = (value: string) => `<span class="bx">${value}</span>`;

function money(label: string, plain: string | undefined): string {
	const { whole, part } = boxes(plain ?? '.');
	return `<div class="amt"><span style="flex:1">${label}</span>£ <span class="bx" style="width:70px;text-align:right">${whole}</span>·<span class="bx">${part}</span>p</div>`;
}

/** A date in boxes of its day, month and year. */
const boxed = (date: string) => date.split('/').map(box).join('');

function left(pen: Pen): string {
	const [office = '', reference = ''] = pen.text('payeReference').split('/');
	const number = pen.text('nationalInsuranceNumber').match(/[A-Z]{2}|\d{2}|[A-Z]$/g) ?? [];
	return `${item('1', `Employer PAYE reference<br>Office number &nbsp; Reference number<br>${box(office)} / ${box(reference)}`)}
${item('2', `Employee's National Insurance number<br>${number.map(box).join('')}`)}
${item('3', `Title – enter MR, MRS, MISS, MS or other title${wide('')}Surname or family name${wide(pen.text('surname').toUpperCase())}First or given name(s)${wide(pen.text('forenames').toUpperCase())}`)}
${item('4', `Leaving date DD MM YYYY<br>${boxed(pen.date('leavingDate'))}`)}
${item('5', `Student Loan deductions ${box('')}<br>Enter 'Y' if Student Loan deduction is due to be made`)}
${item('6', `Tax code at leaving date ${box(pen.text('taxCode'))}<br>If week 1 or month 1 applies, enter 'X' in the box below.<br>Week 1/month 1 ${box('')}`)}`;
}

function right(pen: Pen): string {
	const isWeek = pen.aside('periodWord') === 'Week';
	const [week, month] = isWeek ? [pen.aside('monthNumber'), ''] : ['', pen.aside('monthNumber')];
	const isFull = pen.aside('hasPrevious') !== '';
	const pay = isFull ? pen.text('payInThisEmployment') : undefined;
	const tax = isFull ? pen.text('taxInThisEmployment') : undefined;
	return `${item('7', `Last entries on Payroll record/Deductions Working Sheet. Complete only if tax code is cumulative. If there is an 'X' at box 6 there will be no entries here.<br>Week number ${box(week)} Month number ${box(month)}${money('Total pay to date', pen.text('totalPayToDate'))}${money('Total tax to date', pen.text('totalTaxToDate'))}`)}
${item('8', `This employment pay and tax. If no entry here, the amounts are those shown at box 7.${money('Total pay in this employment', pay)}${money('Total tax in this employment', tax)}`)}
${item('9', `Works number/Payroll number and Department or branch (if any)${wide(`${pen.aside('payrollNumber')} OPS/SOUTH`)}`)}
${item('10', `Gender. Enter 'X' in the appropriate box<br>Male ${box('')} Female ${box('')}`)}
${item('11', `Date of birth DD MM YYYY<br>${boxed('19/03/1984')}`)}`;
}

function below(pen: Pen): string {
	const signed = slashed(shifted(pen.text('leavingDate'), 24));
	return `<div class="cols"><div>${item('12', `Employee's private address${wide(pen.aside('address'))}${wide(pen.aside('town'))}Postcode<br>${box(pen.aside('postcode'))}`)}</div>
<div>${item('13', `I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address${wide(pen.text('employerName'))}${wide('Sedgwick House, 200 Canal Road')}${wide('Ambleford')}Postcode ${box('AM1 9PL')}<br>Date DD MM YYYY ${boxed(signed)}`)}</div></div>`;
}

/** Part 1A as payroll software saves it: each value in boxes, the reference in two, and the second pair of sums blank where it would repeat the first. */
export const partOneA: Layout = {
	name: 'twenty-seventh-p45-part-1a',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="top"><h1>P45 Part 1A<small>Details of employee leaving work</small></h1><div style="text-align:right;font-size:11px"><b>Copy for employee</b><br>HM Revenue &amp; Customs<br><span style="font-size:8.6px">Substitute, plain paper</span></div></div>
<div class="cols"><div>${left(pen)}</div><div>${right(pen)}</div></div>${below(pen)}
<div style="border-top:1px solid #000;margin-top:4px;padding-top:4px"><b>To the employee</b>
<p class="note">The P45 is in 3 parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p>
<b>Tax credits and Universal Credit</b><p class="note">Tax credits are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900. Pay in lieu of notice and the first £30,000 of a payment for loss of office may be taxed in another way and, where paid after this form, are reported on a fresh line with code 0T.</p>
<b>To the new employer</b><p class="note">If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</p></div>
<div class="end"><span>P45(Online) Part 1A</span><span>Produced by Ledgerwise Payroll 24.2.1 – sheet 1 of 3</span><span>HMRC 10/08</span></div>`,
};
