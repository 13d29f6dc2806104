import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:0} .page{padding:36px 42px 0} .next{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:3px solid #000;padding-bottom:6px;margin-bottom:8px} .top b{font-size:22px} .top div:last-child{text-align:right;font-size:12px;line-height:1.35} .cols{display:grid;grid-template-columns:1fr 1fr;gap:0 26px} .it{display:grid;grid-template-columns:20px 1fr;padding:6px 0;border-top:1px solid #bbb} .it>b{font-size:11px} .l{font-size:9.5px;line-height:1.3;margin-bottom:3px} .f{border:1px solid #000;padding:3px 7px;min-height:15px;font-size:13px;letter-spacing:.12em;display:inline-block;vertical-align:top;min-width:150px;background:#f4f4f4} .w{display:block;letter-spacing:0} .r{text-align:right} .r .f{text-align:right} .pair{display:flex;gap:12px;align-items:start} .pair .f{min-width:46px} p{font-size:9.5px;line-height:1.4;margin:4px 0}
</style>`;

const item = (number: string, label: string, value: string, kind = '') =>
	`<div class="it"><b>${number}</b><div class="${kind}"><div class="l">${label}</div>${value}</div></div>`;

const field = (value: string, kind = '') => `<span class="f ${kind}">${value}</span>`;

const head = (part: string, note: string) =>
	`<div class="top"><div><b>P45 ${part}</b><br>Details of employee leaving work</div><div>HM Revenue<br>&amp; Customs<br><span style="font-size:9px">${note}</span></div></div>`;

/** The number of the last week or month stands in the one of two boxes that it belongs in. */
function lastEntries(pen: Pen): string {
	const [word, number] = [pen.aside('periodWord'), pen.aside('monthNumber')];
	return `<div class="pair"><div><div class="l">Week number</div>${field(word === 'Week' ? number : '')}</div><div><div class="l">Month number</div>${field(word === 'Week' ? '' : number)}</div></div>
<div class="l" style="margin-top:5px">Total pay to date</div>${field(`£ ${pen.money('totalPayToDate')}`)}<div class="l" style="margin-top:5px">Total tax to date</div>${field(`£ ${pen.money('totalTaxToDate')}`)}`;
}

const identity = (pen: Pen) =>
	`${item('1', 'Employer PAYE reference<br>Office number &nbsp; Reference number', field(pen.text('payeReference')))}${item('2', "Employee's National Insurance number", field(pen.text('nationalInsuranceNumber')))}
${item('3', 'Title – enter MR, MRS, MISS, MS or other title<br>Surname or family name', `${field(pen.text('surname'), 'w')}<div class="l" style="margin-top:5px">First or given name(s)</div>${field(pen.text('forenames'), 'w')}`)}
${item('4', 'Leaving date DD MM YYYY', field(pen.date('leavingDate')))}`;

const taxed = (pen: Pen) =>
	`${item('5', 'Student Loan deductions', '<span style="font-size:9.5px">☐ Enter Y if Student Loan deduction is due to be made</span>')}${item('6', 'Tax Code at leaving date', `${field(pen.text('taxCode'))}<div class="l" style="margin-top:4px">If week 1 or month 1 applies, enter 'X' in the box below ☐</div>`)}
${item('7', 'Last entries on Payroll record/Deductions Working Sheet. Complete only if Tax Code is cumulative. If there is an X at item 6, there will be no entries here.', lastEntries(pen))}`;

function partOne(pen: Pen): string {
	const before = pen.aside('hasPrevious') !== '';
	return `<div class="page">${head('Part 1A', 'Copy for employee')}<div class="cols"><div>${identity(pen)}${taxed(pen)}</div>
<div>${item('8', 'This employment pay and tax. If no entry here, the amounts are those shown at item 7.', `<div class="l">Total pay in this employment</div>${field(before ? `£ ${pen.money('payInThisEmployment')}` : '')}<div class="l" style="margin-top:5px">Total tax in this employment</div>${field(before ? `£ ${pen.money('taxInThisEmployment')}` : '')}`)}
${item('9', 'Works number/Payroll number and Department or branch (if any)', field(pen.aside('payrollNumber'), 'w'))}${item('10', 'Gender. Enter X in the appropriate box', '☐ Male &nbsp; ☐ Female')}${item('11', 'Date of birth DD MM YYYY', field(''))}
${item('12', "Employee's private address", field(`${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`, 'w'))}
${item('13', 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', `${field(`${pen.text('employerName')}<br>2 Harbour Yard<br>Ambleford<br>AM2 9XB`, 'w')}`)}</div></div>
<p><b>To the employee</b> The P45 is in 3 parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p>
<p><b>Tax credits and Universal Credit</b> Tax credits and Universal Credit are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.</p><p><b>To the new employer</b> If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</p><div style="display:flex;justify-content:space-between;font-size:9px"><span>P45(Online) Part 1A</span><span>Substitute</span></div></div>`;
}

const partTwo = (
	pen: Pen,
) => `<div class="page next">${head('Part 2', 'Copy for new employer')}<div class="cols"><div>${identity(pen)}</div><div>${taxed(pen)}</div></div>
<p><b>To the employee: going to a new job</b> Give Parts 2 and 3 of this form to your new employer, or you will have tax deducted using the emergency code and may pay too much tax. If you do not want your new employer to know the details on this form, send it to your HM Revenue &amp; Customs office immediately with a letter saying so.</p><p><b>Going abroad</b> If you are going abroad or returning to a country outside the UK ask for form P85 Leaving the United Kingdom, from any HMRC office or Enquiry Centre.</p><p><b>Help</b> If you need further help you can contact any HMRC office or Enquiry Centre.</p><div style="display:flex;justify-content:space-between;font-size:9px"><span>P45(Online) Part 2</span><span>Substitute</span></div></div>`;

/** The leaver's certificate as packages print it: the employee's own part, and the next employer's with the same entries overleaf. */
export const inParts: Layout = {
	name: 'twentieth-p45-parts',
	type: 'p45',
	html: (pen) => `${style}${partOne(pen)}${partTwo(pen)}`,
};
