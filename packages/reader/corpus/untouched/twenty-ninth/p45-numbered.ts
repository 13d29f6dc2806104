import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:30px 36px;color:#123} .head{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px} .head h1{font-size:24px;margin:0} .head div{font-size:12px} .part{background:#8fc1c9;padding:4px 10px;font-weight:bold;font-size:12px;-webkit-print-color-adjust:exact} .form{display:grid;grid-template-columns:1fr 1fr;gap:0 26px;background:#e6f2f4;padding:10px 14px;-webkit-print-color-adjust:exact} .q{margin-bottom:8px} .q label{display:block;margin-bottom:2px} .q label b{display:inline-block;width:18px}
.v{background:#fff;border:1px solid #5f9aa3;min-height:18px;padding:2px 7px;font:12.5px "Liberation Mono";margin-left:18px;-webkit-print-color-adjust:exact} .split{display:flex;margin-left:18px} .split span{background:#fff;border:1px solid #5f9aa3;font:12.5px "Liberation Mono";padding:2px 7px;min-height:18px;-webkit-print-color-adjust:exact} .split .l{flex:1;text-align:right} .split .p{width:22px;border-left:0} .d{display:inline-block;background:#fff;border:1px solid #5f9aa3;font:12.5px "Liberation Mono";padding:2px 8px;margin-right:6px;min-width:18px} .in{margin-left:18px} small{font-size:9px;display:block;margin-left:18px} .sub{margin-left:18px;margin-top:3px} .tell{padding:8px 14px;font-size:9.5px;line-height:1.35;columns:2;column-gap:26px} .tell b{display:block;margin-top:3px;break-after:avoid} .tell p{margin:0;break-inside:avoid}
</style>`;

const asked = (number: string, label: string, value: string) =>
	`<div class="q"><label><b>${number}</b>${label}</label>${value}</div>`;

const plain = (value: string) => `<div class="v">${value}</div>`;

/** An amount in a box of pounds and one of pence. */
function split(label: string, printed: string): string {
	const [whole = '', part = ''] = printed.split('.');
	return `<div class="sub">${label}</div><div class="split"><span class="l">${whole && `&pound; ${whole}`}</span><span class="p">${part}</span></div>`;
}

const days = (...cells: string[]) =>
	`<div class="in">${cells.map((each) => `<span class="d">${each}</span>`).join('')}</div>`;

/** Week or month of the last entries, and what was paid to then. */
function entries(pen: Pen): string {
	const isWeek = pen.aside('periodWord') === 'Week';
	const number = pen.aside('monthNumber');
	return asked(
		'7',
		'Last entries on Payroll record/Deductions Working Sheet',
		`<small>Complete only if Tax Code is cumulative. If there is an &lsquo;X&rsquo; at box 6 there will be no entries here.</small><div class="in" style="margin-top:3px">Week number <span class="d">${isWeek ? number : '&nbsp;'}</span> Month number <span class="d">${isWeek ? '&nbsp;' : number}</span></div>${split('Total pay to date', pen.money('totalPayToDate'))}${split('Total tax to date', pen.money('totalTaxToDate'))}`,
	);
}

function thisEmployment(pen: Pen): string {
	const has = pen.aside('hasPrevious');
	const [pay, tax] = has
		? [pen.money('payInThisEmployment'), pen.money('taxInThisEmployment')]
		: (['', ''] as const);
	return asked(
		'8',
		'This employment pay and tax.',
		`<small>If no entry here, the amounts are those shown at box 7.</small>${split('Total pay in this employment', pay)}${split('Total tax in this employment', tax)}`,
	);
}

const left = (pen: Pen) => {
	const [year = '', month = '', day = ''] = pen.text('leavingDate').split('-');
	return `<div>${asked('1', 'Employer PAYE reference <small>Office number &nbsp; Reference number</small>', plain(pen.text('payeReference').replace('/', ' / ')))}
${asked('2', "Employee's National Insurance number", plain(pen.text('nationalInsuranceNumber')))}
${asked('3', 'Title &ndash; enter MR, MRS, MISS, MS or other title', plain(''))}
<div class="sub">Surname or family name</div>${plain(pen.text('surname'))}<div class="sub">First or given name(s)</div><div style="margin-bottom:8px">${plain(pen.text('forenames'))}</div>
${asked('4', 'Leaving date <i>DD MM YYYY</i>', days(day, month, year))}
${asked('5', 'Student Loan deductions', '<div class="in"><span class="d">&nbsp;</span> Enter &lsquo;Y&rsquo; if Student Loan deduction is due to be made</div>')}
${asked('6', 'Tax Code at leaving date', `${plain(pen.text('taxCode'))}<div class="in" style="margin-top:3px">If week 1 or month 1 applies, enter &lsquo;X&rsquo; in the box below<br><span class="d">&nbsp;</span></div>`)}</div>`;
};

/** Part 1A as payroll software fills it in: numbered boxes in two columns, pence in boxes of their own, the date in three. */
export const numberedBoxes: Layout = {
	name: 'twenty-ninth-p45-numbered',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="head"><div><b>HM Revenue<br>&amp; Customs</b></div><h1>P45 Part 1A</h1><div>Details of employee leaving work<br><b>Copy for employee</b></div></div>
<div class="part">To be completed by the employer &ndash; file your employee's P45 online at www.gov.uk</div>
<div class="form">${left(pen)}<div>${entries(pen)}${thisEmployment(pen)}
${asked('9', 'Works number/Payroll number and Department or branch (if any)', plain(`${pen.aside('payrollNumber')} / OPS`))}
${asked('10', 'Gender. Enter &lsquo;X&rsquo; in the appropriate box', '<div class="in">Male <span class="d">&nbsp;</span> Female <span class="d">&nbsp;</span></div>')}
${asked('11', 'Date of birth <i>DD MM YYYY</i>', days('23', '11', '1987'))}</div>
<div>${asked('12', "Employee's private address", plain(`${pen.aside('address')}<br>${pen.aside('town')}<br>Postcode ${pen.aside('postcode')}`))}</div>
<div>${asked('13', 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', plain(`${pen.text('employerName')}<br>Spindle Court, 9 Weir Street, Ambleford<br>Postcode AM2 8CP`))}</div></div>
<div class="part">To the employee</div>
<div class="tell">The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a Tax Return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.<p><b>Tax credits and Universal Credit</b>Tax credits and Universal Credit are flexible. They adapt to changes in your life, such as leaving a job. If you need to let us know about a change in your income, phone 0345 300 3900.</p><b>To the new employer</b>If your new employee gives you this Part 1A, please return it to them. Deal with Parts 2 and 3 as normal.</div>
<div style="font-size:8.5px;display:flex;justify-content:space-between"><span>P45(Online) Part 1A</span><span>Laser approved LP-45/2 &nbsp; HMRC 04/15</span></div>`,
};
