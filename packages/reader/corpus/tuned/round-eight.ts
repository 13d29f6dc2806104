/** Further papers of every kind, drawn unlike the first: small employers, HMRC's own forms, slips and e-mails. Long because it draws ten papers. */
import type { Layout, Pen } from '../paper.ts';

// The names of the two kinds of savings paper, and whether net and VAT are fields: change them here alone.
const INTEREST = 'interest' as Layout['type'];
const DIVIDEND = 'dividend' as Layout['type'];
const net = (pen: Pen) => pen.money('net');
const vat = (pen: Pen) => pen.money('vat');

const pence = (amount: string) => Number(amount.replace(/[,.]/g, '')); // not money of anybody
const printed = (amount: number) => (amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','); // not money of anybody
/** A National Insurance number in pairs. */
const inPairs = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');
/** A text with every character in a box of its own. */
const comb = (text: string) =>
	`<span class="comb">${[...text].map((letter) => `<i>${letter}</i>`).join('')}</span>`;
/** Pounds and pence in the two columns of a form. */
function split(amount: string): string {
	const [whole = '', rest = ''] = amount.split('.');
	return `<td class="l">${whole}</td><td class="p">${rest}</td>`;
}
const BLANK = '<td class="l"></td><td class="p"></td>';

const wagesPad = (pen: Pen): string => {
	const line = (label: string, value: string) =>
		`<div class="li"><span>${label}</span><i class="dots"></i><span class="v">${value}</span></div>`;
	const loan = pen.aside('loanLine') ? line('Student Loan', pen.money('studentLoan')) : '';
	return `<style>
@page { margin: 14mm }
body { margin: 0; font: 10.5pt/1.4 'Liberation Serif', serif }
.slip { width: 104mm; border: 1px solid #35507a; padding: 4mm 6mm; color: #35507a }
.li { display: flex; align-items: baseline; margin: 1.3mm 0 }
.dots { flex: 1; border-bottom: 1px dotted #35507a; margin: 0 2mm }
.v { color: #111; font-family: 'DejaVu Sans', sans-serif; font-size: 9.5pt }
.h { font-variant: small-caps; margin-top: 3mm; border-bottom: 1px solid #35507a }
.tot { font-weight: bold }
</style>
<div class="slip"><div style="text-align:center;letter-spacing:3pt"><b>PAY ADVICE</b></div>
${line('Name', pen.text('employeeName'))}
${line('N.I. No.', inPairs(pen.text('nationalInsuranceNumber')))}
${line('Tax Code', pen.text('taxCode'))}
${line(`Tax ${pen.aside('periodWord')} No.`, pen.text('taxPeriod'))}
${line('Date paid', pen.date('payDate'))}
<div class="h">Wages</div>
${line('Basic', pen.aside('basic'))}
${line('Bonus', pen.aside('bonus'))}
<div class="tot">${line('GROSS WAGES', pen.money('grossPay'))}</div>
<div class="h">Less stoppages</div>
${line('P.A.Y.E.', pen.money('incomeTax'))}
${line('N.I. (employee)', pen.money('nationalInsurance'))}
${line('Pension', pen.money('pension'))}
${loan}
<div class="tot">${line('TOTAL STOPPAGES', pen.money('totalDeductions'))}</div>
<div class="h">To you</div>
<div class="tot">${line('NET WAGES', `£${pen.money('netPay')}`)}</div>
<div class="h">Since 6 April</div>
${line('Gross to date', pen.money('payToDate'))}
${line('Tax to date', pen.money('taxToDate'))}
<div style="margin-top:4mm;text-align:center">From ${pen.text('employerName')}<br><small>Queries to the office before the end of next week, please. Form WS12</small></div></div>`;
};

const sheetPayslip = (pen: Pen): string => {
	// Rows are numbered as they stand on the sheet, after all are written.
	const row = (...cells: string[]) =>
		`<tr><th class="n"></th>${[0, 1, 2, 3].map((at) => `<td${at > 0 && /^[\d,.£-]+$/.test(cells[at] ?? '') ? ' class="r"' : ''}>${cells[at] ?? ''}</td>`).join('')}</tr>`;
	const loan = pen.aside('loanLine') ? row('Student loan plan 2', pen.money('studentLoan')) : '';
	let count = 0;
	const page = `<style>
@page { margin: 12mm }
body { font: 10pt 'Liberation Sans', Arial, sans-serif; margin: 0 }
table { border-collapse: collapse; width: 100% }
th { background: #e8e8e8; color: #666; font-weight: normal; font-size: 8pt; width: 8mm; border: 1px solid #bbb }
td { border: 1px solid #d0d0d0; padding: 1mm 1.5mm; height: 5mm }
td:nth-child(2) { width: 50mm } td:nth-child(3) { width: 58mm } td:nth-child(4) { width: 36mm }
.r { text-align: right }
b { background: #fff2cc }
</style>
<table><tr><th></th><th>A</th><th>B</th><th>C</th><th>D</th></tr>
${row(`<b>${pen.text('employerName')}</b>`, '', 'PAYE ref', pen.text('payeReference'))}
${row('Payslip for', pen.text('employeeName'), 'NI no', pen.text('nationalInsuranceNumber'))}
${row('Date', pen.date('payDate', 'short'), 'Tax code', pen.text('taxCode'))}
${row(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'), 'NI letter', 'A')}
${row()}
${row('<b>PAY</b>', '<b>This time (£)</b>', '<b>Year so far (£)</b>')}
${row('Salary', pen.aside('basic'))}
${row('Bonus', pen.aside('bonus'))}
${row('Total pay', pen.money('grossPay'), pen.money('payToDate'))}
${row()}
${row('<b>TAKEN OFF</b>')}
${row('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}
${row("Nat'l insurance", pen.money('nationalInsurance'), pen.aside('niToDate'))}
${row('Pension (yours, 5%)', pen.money('pension'), pen.aside('pensionToDate'))}
${loan}
${row('Total taken off', pen.money('totalDeductions'))}
${row()}
${row('<b>TAKE HOME</b>', pen.money('netPay'), pen.aside('netToDate'))}
${row('Paid by bank transfer')}
${row()}
${row('What it costs us as well:')}
${row("Employer's NI", pen.aside('employerNi'))}
${row('Holiday left', '11.5 days')}
</table>
<p style="color:#777;font-size:8pt;display:flex;justify-content:space-between"><span>wages.xlsx</span><span>Sheet 1 of 1</span></p>`;
	return page.replace(/<th class="n">/g, (head) => `${head}${++count}`);
};

const hmrcP60 = (pen: Pen): string => {
	const year = pen.aside('yearEnd');
	const hasPrevious = pen.aside('hasPrevious');
	const hasLoan = pen.aside('hasLoan');
	const before = hasPrevious
		? `${split(pen.money('payInPreviousEmployments'))}<td></td>${split(pen.money('taxInPreviousEmployments'))}`
		: `${BLANK}<td></td>${BLANK}`;
	return `<style>
@page { margin: 8mm }
body { font: 7.8pt/1.25 'Liberation Sans', Arial, sans-serif; color: #123a5e; margin: 0 }
.v, td.l, td.p, .n td { color: #000; font: 10pt 'Liberation Mono', monospace }
.top { display: grid; grid-template-columns: 62mm 1fr; gap: 4mm }
h1 { font-size: 13pt; margin: 0 } h2 { font-size: 9pt; margin: 3mm 0 1mm }
.box { border: 1px solid #5f86a8; background: #fff; min-height: 6mm; padding: .8mm 1.5mm; margin-bottom: 1.5mm }
.tint { background: #e6f0f7; padding: 3mm }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm }
table { border-collapse: collapse; width: 100% }
td { padding: 1mm 1.2mm }
td.l { text-align: right; border: 1px solid #5f86a8; border-right: 1px dotted #5f86a8; background: #fff; width: 22mm }
td.p { border: 1px solid #5f86a8; border-left: 0; background: #fff; width: 8mm }
.n td { border: 1px solid #5f86a8; text-align: right; background: #fff; height: 6mm }
.n th { font-weight: normal; border: 1px solid #5f86a8; padding: 1mm; vertical-align: top; text-align: left }
</style>
<div class="top"><div><h1>P60 End of Year Certificate</h1>
<p style="font-size:11pt"><b>Tax year to 5 April <span class="v" style="border:1px solid #5f86a8;padding:0 2mm">${year}${pen.implied('taxYear')}</span></b></p>
<p><b>To the employee:</b><br>Keep this certificate somewhere safe. You will need it if you have to fill in a tax return, or to claim tax credits or Universal Credit.</p>
<p>It also helps you to check that your employer is using the right National Insurance number and deducting the right rate of contributions.</p>
<p>The law says you must tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p><b>HM Revenue &amp; Customs</b></p>
<p>&#9733; Use the figures marked with this star for your tax return, if you get one.</p></div>
<div class="tint"><h2 style="margin-top:0">Employee's details</h2>
Surname<div class="box v">${pen.text('surname')}</div>
Forenames or initials<div class="box v">${pen.text('forenames')}</div>
<div class="two"><div>National Insurance number<div class="box v">${inPairs(pen.text('nationalInsuranceNumber'))}</div></div><div>Works/payroll number<div class="box v"></div></div></div>
<h2>Pay and Income Tax details</h2>
<table><tr><td></td><td colspan="2">Pay</td><td></td><td colspan="2">Tax deducted</td></tr>
<tr><td></td><td style="text-align:right">£</td><td>p</td><td></td><td style="text-align:right">£</td><td>p</td></tr>
<tr><td>In previous<br>employment(s)</td>${before}</tr>
<tr><td colspan="4"></td><td colspan="2" style="font-size:6.5pt">if refund mark 'R'</td></tr>
<tr><td>In this<br>employment</td>${split(pen.money('payInThisEmployment'))}<td>&#9733;</td>${split(pen.money('taxInThisEmployment'))}</tr>
<tr><td>Total<br>for year</td>${split(pen.money('totalPay'))}<td></td>${split(pen.money('totalTax'))}</tr></table>
<div style="display:flex;justify-content:flex-end;align-items:center;gap:3mm;margin-top:2mm">Final tax code<div class="box v" style="width:26mm;margin:0">${pen.text('finalTaxCode')}</div></div></div></div>
<div class="tint" style="margin-top:3mm"><h2 style="margin-top:0">National Insurance contributions in this employment</h2>
<table class="n"><tr><th style="width:12mm">NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</th><th>Employee's contributions due on all earnings above the PT<br>£ &nbsp; p</th></tr>
<tr><td style="text-align:center">${pen.text('nicTableLetter')}</td><td>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>${pen.pounds('earningsToPrimaryThreshold')}</td><td>${pen.pounds('earningsToUpperEarningsLimit')}</td><td>${pen.money('employeeNationalInsurance')}</td></tr>
<tr><td></td><td></td><td></td><td></td><td></td></tr></table></div>
<div class="tint" style="margin-top:3mm"><h2 style="margin-top:0">Statutory payments included in the pay 'In this employment' figure above</h2>
<table><tr><td>Maternity Pay</td>${BLANK}<td>Paternity Pay</td>${BLANK}<td>Shared Parental Pay</td>${BLANK}</tr><tr><td>Adoption Pay</td>${BLANK}<td>Parental Bereavement Pay</td>${BLANK}<td colspan="3"></td></tr></table></div>
<div class="two" style="margin-top:3mm"><div class="tint"><h2 style="margin-top:0">Other details</h2>
Student Loan deductions in this employment (whole £s only)<div class="box v">${hasLoan ? pen.pounds('studentLoan') : ''}</div>
Postgraduate Loan deductions in this employment (whole £s only)<div class="box v">${hasLoan ? pen.pounds('postgraduateLoan') : ''}</div>
To employee<div class="box v" style="min-height:26mm;white-space:pre-line">${pen.text('forenames')} ${pen.text('surname')}
${pen.aside('address')}
${pen.aside('town')}
${pen.aside('postcode')}</div></div>
<div class="tint"><h2 style="margin-top:0">Your employer's full name and address (including postcode)</h2>
<div class="box v" style="min-height:32mm;white-space:pre-line">${pen.text('employerName')}
Kingsway House
40 Station Road
AMBLEFORD
AM1 2TR</div>
Employer PAYE reference<div class="box v">${pen.text('payeReference')}</div>
<p><b>Certificate by Employer/Paying Office</b><br>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission and statutory payments are included.</p></div></div>
<p style="display:flex;justify-content:space-between">P60(Single)<span>Do not destroy</span></p>`;
};

const welshP60 = (pen: Pen): string => {
	const year = pen.aside('yearEnd');
	const hasLoan = pen.aside('hasLoan');
	const label = (welsh: string, english: string) => `${welsh}<br><em>${english}</em>`;
	const row = (welsh: string, english: string, ...values: string[]) =>
		`<tr><td>${label(welsh, english)}</td>${values.map((value) => `<td class="v">${value}</td>`).join('')}</tr>`;
	return `<style>
@page { margin: 12mm 14mm }
body { font: 8.6pt/1.25 'DejaVu Sans', sans-serif; margin: 0 }
em { color: #555 }
h1 { font-size: 13pt; margin: 0; border-top: 4px solid #a5121e; border-bottom: 4px solid #1d7a3c; padding: 2mm 0 }
h2 { font-size: 9pt; background: #eee; padding: 1.2mm 2mm; margin: 4mm 0 0 }
table { border-collapse: collapse; width: 100% }
td, th { border: 1px solid #999; padding: 1mm 2mm; text-align: left; font-weight: normal; vertical-align: top }
.v { font-size: 9.5pt; font-weight: bold; vertical-align: bottom }
</style>
<h1>P60 &nbsp;Tystysgrif Diwedd Blwyddyn / <em>End of Year Certificate</em></h1>
<p style="font-size:10.5pt">Blwyddyn dreth hyd at 5 Ebrill ${year} &nbsp;/&nbsp; <em>Tax year to 5 April ${year}</em>${pen.implied('taxYear')}</p>
<table>${row('Cyflogwr', 'Employer', `${pen.text('employerName')}<br><span style="font-weight:normal">Tŷ'r Bont, Heol y Farchnad, Ambleford AM1 2TR</span>`)}
${row('Cyfeirnod TWE y cyflogwr', 'Employer PAYE reference', pen.text('payeReference'))}</table>
<h2>Manylion y cyflogai / <em>Employee's details</em></h2>
<table><tr><td style="width:50%">${label('Enwau cyntaf neu flaenlythrennau', 'Forenames or initials')}</td><td>${label('Cyfenw', 'Surname')}</td></tr>
<tr><td class="v">${pen.text('forenames')}</td><td class="v">${pen.text('surname')}</td></tr>
<tr><td>${label('Rhif Yswiriant Gwladol', 'National Insurance number')}</td><td>${label('Cod treth terfynol', 'Final tax code')}</td></tr>
<tr><td class="v">${pen.text('nationalInsuranceNumber')}</td><td class="v">${pen.text('finalTaxCode')}</td></tr></table>
<h2>Tâl a Threth Incwm / <em>Pay and Income Tax</em></h2>
<table><tr><th style="width:52%"></th><th>${label('Tâl (£)', 'Pay (£)')}</th><th>${label('Treth a ddidynnwyd (£)', 'Tax deducted (£)')}</th></tr>
${pen.aside('hasPrevious') ? row('Mewn cyflogaeth(au) flaenorol', 'In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')) : row('Mewn cyflogaeth(au) flaenorol', 'In previous employment(s)', '', '')}
${row('Yn y gyflogaeth hon *', 'In this employment *', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${row('Cyfanswm am y flwyddyn', 'Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table>
<h2>Cyfraniadau Yswiriant Gwladol yn y gyflogaeth hon / <em>National Insurance contributions in this employment</em></h2>
<table>${row('Llythyren tabl CYG', 'NIC table letter', pen.text('nicTableLetter'))}
${row('Enillion ar y Terfyn Enillion Isaf (LEL), £', 'Earnings at the Lower Earnings Limit (LEL), £', pen.pounds('earningsAtLowerEarningsLimit'))}
${row("Enillion uwchlaw'r LEL, hyd at y Trothwy Cychwynnol (PT), £", 'Earnings above the LEL, up to and including the Primary Threshold (PT), £', pen.pounds('earningsToPrimaryThreshold'))}
${row("Enillion uwchlaw'r PT, hyd at y Terfyn Enillion Uchaf (UEL), £", 'Earnings above the PT, up to and including the Upper Earnings Limit (UEL), £', pen.pounds('earningsToUpperEarningsLimit'))}
${row("Cyfraniadau'r cyflogai ar bob enillion uwchlaw'r PT, £", "Employee's contributions due on all earnings above the PT, £", pen.money('employeeNationalInsurance'))}</table>
<h2>Manylion eraill / <em>Other details</em></h2>
<table>${row('Didyniadau Benthyciad Myfyriwr (£ cyfan yn unig)', 'Student Loan deductions (whole £s only)', hasLoan ? pen.pounds('studentLoan') : '')}
${row('Didyniadau Benthyciad Ôl-raddedig (£ cyfan yn unig)', 'Postgraduate Loan deductions (whole £s only)', hasLoan ? pen.pounds('postgraduateLoan') : '')}
${row("Taliadau statudol wedi'u cynnwys uchod", 'Statutory payments included above', 'Dim / <em>None</em>')}</table>
<p>* Defnyddiwch y ffigurau hyn ar gyfer eich Ffurflen Dreth, os cewch un. / <em>Use these figures for your tax return, if you get one.</em></p>
<p>I'r cyflogai: cadwch y dystysgrif hon mewn lle diogel. Ni ellir rhoi copi arall yn hawdd. / <em>To the employee: keep this certificate in a safe place.</em></p>
<p>${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}</p>`;
};

const boxedP45 = (pen: Pen): string => {
	const isWeekly = pen.aside('periodWord') === 'Week';
	const [office = '', reference = ''] = pen.text('payeReference').split('/');
	const period = comb(pen.aside('monthNumber').padStart(2, '0'));
	const money = (amount: string) => `<div class="m"><span>£</span>${amount}</div>`;
	const before = pen.aside('hasPrevious');
	const date = pen.date('leavingDate').split('/');
	return `<style>
@page { margin: 10mm 12mm }
body { font: 8.4pt/1.3 'Liberation Sans', Arial, sans-serif; margin: 0; color: #14543a }
.head { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2px solid #14543a; padding-bottom: 2mm }
.head b { font-size: 14pt }
.cols { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; margin-top: 4mm }
.q { margin-bottom: 4.5mm } .q > strong { display: inline-block; width: 6mm }
.a, .m { border: 1px solid #14543a; color: #000; min-height: 6mm; padding: .6mm 2mm; font: 10.5pt 'Liberation Mono', monospace; margin-top: 1mm }
.m { display: flex; justify-content: space-between; width: 52mm } .m span { color: #14543a }
.comb { display: inline-flex; border-left: 1px solid #14543a; margin-top: 1mm; vertical-align: middle }
.comb i { border: 1px solid #14543a; border-left: 0; width: 5.6mm; height: 6.4mm; text-align: center; font: 10.5pt/6.4mm 'Liberation Mono', monospace; color: #000 }
.foot { border-top: 2px solid #14543a; margin-top: 3mm; display: grid; grid-template-columns: 1fr 1fr; gap: 7mm; font-size: 8pt }
</style>
<div class="head"><span style="font-size:12pt">HM Revenue<br>&amp; Customs</span><div style="text-align:right"><b>P45 Part 1A</b><br><b style="font-size:11pt">Details of employee leaving work</b><br>Copy for employee</div></div>
<div class="cols"><div>
<div class="q"><strong>1</strong>Employer PAYE reference<br>Office number &nbsp; Reference number<br>${comb(office)} / ${comb(reference)}</div>
<div class="q"><strong>2</strong>Employee's National Insurance number<br>${comb(pen.text('nationalInsuranceNumber'))}</div>
<div class="q"><strong>3</strong>Title &ndash; enter MR, MRS, MISS, MS or other title<div class="a"></div>Surname or family name<div class="a">${pen.text('surname')}</div>First name(s)<div class="a">${pen.text('forenames')}</div></div>
<div class="q"><strong>4</strong>Leaving date &nbsp; DD MM YYYY<br>${date.map(comb).join(' &nbsp;')}</div>
<div class="q"><strong>8</strong>This employment pay and tax. If no entry here, the amounts are those shown at box 7.<br>Total pay in this employment${money(before ? pen.money('payInThisEmployment') : '')}Total tax in this employment${money(before ? pen.money('taxInThisEmployment') : '')}</div>
<div class="q"><strong>9</strong>Works number/payroll number and department or branch (if any)<div class="a">${pen.aside('payrollNumber')}</div></div>
<div class="q"><strong>10</strong>Gender. Enter 'X' in the right box &nbsp; Male ${comb(' ')} Female ${comb(' ')}</div></div>
<div><div class="q"><strong>5</strong>Student Loan deductions<br>${comb(' ')} Student Loan deductions to continue</div>
<div class="q"><strong>6</strong>Tax code at leaving date<br>${comb(pen.text('taxCode'))}<br>If week 1 or month 1 applies, enter 'X' in the box below.<br>Week 1/month 1 ${comb(' ')}</div>
<div class="q"><strong>7</strong>Last entries on payroll record/Deductions Working Sheet. Complete only if tax code is cumulative. If there is an 'X' at box 6 there will be no entries here.<br>Week number ${isWeekly ? period : comb('  ')} &nbsp; Month number ${isWeekly ? comb('  ') : period}<br>Total pay to date${money(pen.money('totalPayToDate'))}Total tax to date${money(pen.money('totalTaxToDate'))}</div>
<div class="q"><strong>11</strong>Date of birth &nbsp; DD MM YYYY<br>${comb('  ')} ${comb('  ')} ${comb('    ')}</div>
<div class="q"><strong>12</strong>Employee's private address<div class="a" style="white-space:pre-line">${pen.aside('address')}
${pen.aside('town')}
${pen.aside('postcode')}</div></div>
<div class="q"><strong>13</strong>I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address<div class="a" style="white-space:pre-line">${pen.text('employerName')}
Kingsway House, 40 Station Road
Ambleford AM1 2TR</div></div></div></div>
<div class="foot"><p><b>To the employee</b><br>The P45 is in three parts. Keep this part (Part 1A) safe: copies are not available. You might need the information in it to fill in a tax return. Please read the notes in Part 2 about what to do next, and with Parts 2 and 3.</p><p><b>To the new employer</b><br>If your new employee gives you this Part 1A, please return it to them. Check the information on Part 2 and transfer it to your payroll record.<br><br>P45(Online) Part 1A</p></div>`;
};

const interestCards = (pen: Pen): string => {
	const interest = pen.money('interest');
	const year = Number(pen.aside('yearEnd'));
	const whole = pence(interest);
	const months =
		'April May June July August September October November December January February March'.split(' ');
	const last = [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31];
	const each = Math.floor(whole / 12); // not money of anybody
	const rows = months.map((month, at) => {
		const amount =
			at < 11
				? each + (at - 5) * 7
				: whole - months.slice(0, 11).reduce((sum, _, i) => sum + each + (i - 5) * 7, 0); // not money of anybody
		const leap = month === 'February' && year % 4 === 0 ? 1 : 0;
		return `<tr><td>${(last[at] ?? 30) + leap} ${month} ${at < 9 ? year - 1 : year}</td><td>Interest added</td><td>${printed(amount)}</td></tr>`;
	});
	return `<style>
@page { margin: 0 }
body { margin: 0; font: 10pt/1.45 'Liberation Sans', Arial, sans-serif; color: #24243a }
.band { background: #2a1b5f; color: #fff; padding: 11mm 16mm; font-size: 15pt }
main { padding: 8mm 16mm }
.cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 5mm 0 7mm }
.card { border-radius: 3mm; background: #f1eefb; padding: 4mm }
.card strong { display: block; font-size: 15pt } .card span { color: #5b5674; font-size: 8.5pt }
table { width: 100%; border-collapse: collapse; font-size: 9pt }
td { border-bottom: 1px solid #e0dcef; padding: 1.3mm 0 } td:last-child { text-align: right }
</style>
<div class="band">${pen.text('payer')}</div>
<main><p>Hello,<br>This is the interest that your savings earned. It is all you need for your Self Assessment.</p>
<div class="cards"><div class="card"><strong>${pen.text('taxYear').replace('-', '/')}</strong><span>Tax year</span></div>
<div class="card"><strong>£${interest}</strong><span>Interest paid before tax</span></div>
<div class="card"><strong>£${pen.money('taxDeducted')}</strong><span>UK tax deducted by us</span></div></div>
<p><b>${pen.text('accountHolder')}</b><br><span style="color:#5b5674">Name on the account</span></p>
<p><b>${pen.aside('account')}</b> &nbsp;Flexible Saver, variable rate 4.10% AER (4.02% gross)<br><span style="color:#5b5674">Account number and type</span></p>
<h3 style="margin-bottom:1mm">Month by month</h3>
<table>${rows.join('')}<tr><td colspan="2"><b>Total</b></td><td><b>${interest}</b></td></tr></table>
<p style="font-size:8pt;color:#5b5674;margin-top:7mm">Made from the app on request; it needs no signature. Interest that was earned but not yet added by 5 April belongs to the next tax year. Your eligible deposits are protected up to £85,000 by the FSCS. Lost your phone? Call 0800 496 0150.</p></main>`;
};

const dividendWarrant = (pen: Pen): string => {
	const company = pen.text('company');
	const dividend = pen.money('dividend');
	const shareholder = pen.text('shareholder');
	const shares = pen.aside('shares');
	return `<style>
@page { margin: 12mm }
body { font: 9.5pt/1.35 'Liberation Serif', serif; margin: 0 }
.v { display: grid; grid-template-columns: 1fr 88mm; gap: 10mm }
table { border-collapse: collapse; width: 100% } td { padding: 1.6mm 0; border-bottom: 1px solid #aaa } td:last-child { text-align: right; font-family: 'DejaVu Sans Mono', monospace; font-size: 9pt }
.cut { border-top: 1px dashed #000; margin: 8mm 0 6mm; text-align: center; font-size: 7.5pt }
.chq { border: 1px solid #7c8a4a; background: #f7f9ea; padding: 6mm 8mm; display: grid; grid-template-columns: 1fr 52mm; row-gap: 6mm }
.amt { border: 1.5px solid #000; padding: 2mm 3mm; font: bold 12pt 'DejaVu Sans Mono', monospace; background: #fff; align-self: center }
</style>
<div class="v"><div><div style="font-size:18pt">${company}</div><p>TAX VOUCHER<br>Dividend on the ordinary shares</p>
<p style="white-space:pre-line">${shareholder}
14 Quarry Lane
Ambleford
AM4 7QT</p>
<p style="font-size:8.5pt">Detach the cheque below and pay it in within six months. Keep this voucher: HM Revenue &amp; Customs may ask to see it. Notify a change of address to the Company Secretary at The Granary, Wharf Road, Stonebridge SB2 4AE (01632 960 870).</p></div>
<table><tr><td>Warrant number</td><td>0006128</td></tr><tr><td>Account reference</td><td>00471-2290-K</td></tr><tr><td>Payable on</td><td>${pen.date('paymentDate', 'words')}</td></tr>
<tr><td>Holding</td><td>${shares}</td></tr><tr><td>Pence per share</td><td>${(pence(dividend) / Number(shares) /* not money of anybody */).toFixed(4)}</td></tr><tr><td>Tax credit</td><td>none</td></tr><tr><td>Dividend</td><td>£${dividend}</td></tr></table></div>
<div class="cut">&#9986; tear here</div>
<div class="chq"><div><b>Wharfedale Clearing Bank</b><br><small>9 Corn Street, Stonebridge SB1 1AB</small></div><div style="text-align:right">30-98-14<br>${pen.date('paymentDate', 'words')}</div>
<div>Pay &nbsp;<b>${shareholder}</b><br><small>or order, the amount shown</small></div><div class="amt">£ **${dividend}</div>
<div style="font-size:8pt">A/C PAYEE &nbsp; Not negotiable</div><div style="text-align:right">For ${company}<br><br>..............................<br><small>Authorised signature</small></div></div>
<p style="font:10pt 'DejaVu Sans Mono',monospace;text-align:center">"006128" 30-9814: 41170925"</p>`;
};

const paymentAdviceInvoice = (pen: Pen): string => {
	const supplier = pen.text('supplier');
	const total = pen.money('total');
	const number = pen.text('invoiceNumber');
	return `<style>
@page { margin: 15mm 16mm }
body { font: 9.5pt/1.4 'Liberation Sans', Arial, sans-serif; margin: 0 }
.three { display: grid; grid-template-columns: 1fr 36mm 48mm; gap: 6mm; font-size: 9pt }
.three p { margin: 0 0 2.5mm } h1 { font-weight: normal; font-size: 22pt; margin: 4mm 0 7mm }
table { width: 100%; border-collapse: collapse; margin-top: 14mm }
th { border-bottom: 1.5px solid #000; text-align: right; padding: 1.5mm 0; font-size: 8.5pt } td { text-align: right; padding: 2mm 0; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } .s td { border: 0; padding: 1mm 0 }
.slip { border-top: 1px dashed #777; margin-top: 26mm; padding-top: 6mm; display: grid; grid-template-columns: 1fr 82mm }
.slip dl { display: grid; grid-template-columns: 34mm 1fr; row-gap: 2mm; margin: 0 } dt { font-weight: bold } dd { margin: 0; border-bottom: 1px solid #aaa }
</style>
<div class="three"><div><h1>TAX INVOICE</h1>${pen.aside('customer')}<br>14 Quarry Lane<br>AMBLEFORD AM4 7QT</div>
<div><p><b>Invoice Date</b><br>${pen.date('date', 'short')}</p><p><b>Invoice Number</b><br>${number}</p><p><b>Reference</b><br>As quoted</p><p><b>VAT Number</b><br>402 1173 95</p></div>
<div>${supplier}<br>Suite 6, Weavers Yard<br>AMBLEFORD<br>AM2 5RT<br>UNITED KINGDOM</div></div>
<table><tr><th>Description</th><th>Quantity</th><th>Unit Price</th><th>VAT</th><th>Amount GBP</th></tr>
<tr><td>Supply as quoted, first part</td><td>1.00</td><td>${pen.aside('first')}</td><td>20%</td><td>${pen.aside('first')}</td></tr>
<tr><td>Supply as quoted, balance</td><td>1.00</td><td>${pen.aside('second')}</td><td>20%</td><td>${pen.aside('second')}</td></tr>
<tr class="s"><td colspan="3"></td><td>Subtotal</td><td>${net(pen)}</td></tr>
<tr class="s"><td colspan="3"></td><td>TOTAL VAT 20%</td><td>${vat(pen)}</td></tr>
<tr class="s"><td colspan="3"></td><td style="border-top:1.5px solid #000"><b>TOTAL ${pen.text('currency')}</b></td><td style="border-top:1.5px solid #000"><b>${total}</b></td></tr></table>
<p style="margin-top:9mm"><b>Due Date: ${pen.aside('due')}</b><br>Bank transfer: sort code 20-44-71, account number 70336184. Interest may be charged on late payment under the Late Payment of Commercial Debts (Interest) Act 1998.</p>
<div class="slip"><div><span style="font-size:16pt">PAYMENT ADVICE</span><br><br>To: ${supplier}<br>Suite 6, Weavers Yard<br>AMBLEFORD AM2 5RT</div>
<dl><dt>Customer</dt><dd>${pen.aside('customer')}</dd><dt>Invoice Number</dt><dd>${number}</dd><dt>Amount Due</dt><dd>${total}</dd><dt>Due Date</dt><dd>${pen.aside('due')}</dd><dt>Amount Enclosed</dt><dd>&nbsp;</dd></dl></div>
<p style="font-size:7.5pt;color:#666;margin-top:12mm">Company Registration No: 08830417. Registered Office: as above.</p>`;
};

const receiptBook = (pen: Pen): string => {
	const fill = (label: string, value: string) =>
		`<div style="display:flex;margin:3mm 0"><span style="white-space:nowrap">${label}&nbsp;</span><span class="w">${value}</span></div>`;
	return `<style>
@page { margin: 16mm }
body { margin: 0; font: 10.5pt 'DejaVu Serif', serif }
.r { width: 158mm; border: 2px solid #8a1f1f; padding: 6mm 8mm; color: #8a1f1f; border-radius: 3mm }
.w { flex: 1; border-bottom: 1px solid #8a1f1f; color: #10205a; font: italic 11.5pt 'Liberation Serif', serif; padding-left: 2mm }
table { border-collapse: collapse; color: #10205a } td { border: 1px solid #8a1f1f; padding: 1.5mm 4mm } td:first-child { color: #8a1f1f; font-size: 9pt }
</style>
<div class="r"><div style="display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:17pt;letter-spacing:4pt">RECEIPT</span><span>No. <span style="color:#c00">${pen.text('invoiceNumber')}</span></span></div>
${fill('Date', pen.date('date', 'words'))}
${fill('Received from', pen.aside('customer'))}
${fill('the sum of', `£${pen.money('total')}${pen.implied('currency')}`)}
${fill('for', 'goods supplied, paid in full')}
<div style="display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-end"><table><tr><td>Goods</td><td>${net(pen)}</td></tr><tr><td>VAT 20%</td><td>${vat(pen)}</td></tr><tr><td>Total</td><td>${pen.money('total')}</td></tr></table>
<div style="font-size:9pt">&#9744; Cash &nbsp; &#9744; Cheque &nbsp; &#9745; Card<br><br>Signed ...................................<br>for <b>${pen.text('supplier')}</b><br>The Forge, Green Lane, Ambleford<br>VAT Reg. No. 611 2087 54<br><br>With thanks</div></div></div>`;
};

const emailReceipt = (pen: Pen): string => {
	const supplier = pen.text('supplier');
	const total = pen.money('total');
	return `<style>
@page { margin: 14mm }
body { font: 9.5pt/1.45 'Liberation Sans', Arial, sans-serif; margin: 0; color: #222 }
.hd { font-size: 8.5pt; color: #555; border-bottom: 1px solid #bbb; padding-bottom: 3mm }
.card { width: 120mm; margin: 7mm auto; border: 1px solid #ddd; border-top: 5px solid #e06a1b; padding: 7mm 9mm }
.i { display: grid; grid-template-columns: 12mm 1fr auto; gap: 3mm; padding: 2.5mm 0; border-bottom: 1px solid #eee; align-items: center }
.p { width: 11mm; height: 11mm; background: #eee }
table { width: 100%; border-collapse: collapse; font-size: 8.5pt; margin-top: 4mm } th, td { text-align: right; padding: 1mm; border: 1px solid #ddd; font-weight: normal } th { background: #f6f6f6 }
</style>
<div class="hd"><b>Your receipt from ${supplier}</b><br>From: no-reply@receipts.example<br>To: ${pen.aside('customer')}</div>
<div class="card"><div style="text-align:center"><b style="font-size:15pt">${supplier}</b><br>Ambleford Retail Park, Unit 9</div>
<p style="text-align:center;font-size:22pt;margin:5mm 0 0">£${total}${pen.implied('currency')}</p>
<p style="text-align:center;color:#666;margin:0">Paid on ${pen.date('date', 'short')} at 4.18 pm</p>
<div style="margin-top:6mm"><div class="i"><div class="p"></div><div>Item 70-4418<br><small>1 at ${pen.aside('first')} ex VAT</small></div><span>${pen.aside('first')}</span></div>
<div class="i"><div class="p"></div><div>Item 70-2093<br><small>1 at ${pen.aside('second')} ex VAT</small></div><span>${pen.aside('second')}</span></div></div>
<table><tr><th>VAT summary</th><th>Rate</th><th>Ex VAT</th><th>VAT</th><th>Inc VAT</th></tr><tr><td>Standard</td><td>20%</td><td>${net(pen)}</td><td>${vat(pen)}</td><td>${total}</td></tr><tr><td>Zero</td><td>0%</td><td>0.00</td><td>0.00</td><td>0.00</td></tr></table>
<p>Mastercard ending 2217 &nbsp; Approved 480221<br>Reward points earned on this visit: 37<br>Points balance: 1,204</p>
<p style="font-size:8pt;color:#777">VAT registration 755 0184 29. Show this e-mail to return an item within 30 days. You have had this message because you asked for your receipt by e-mail at the till.</p></div>
<p style="font-size:8pt;color:#888;text-align:center">Please do not answer this e-mail. Customer care 0330 496 0122</p>`;
};

export const roundEight: readonly Layout[] = [
	{ name: 'eight-b-wages-pad', type: 'payslip', html: wagesPad },
	{ name: 'eight-b-spreadsheet-payslip', type: 'payslip', html: sheetPayslip },
	{ name: 'eight-b-p60-hmrc-boxes', type: 'p60', html: hmrcP60 },
	{ name: 'eight-b-p60-welsh-english', type: 'p60', html: welshP60 },
	{ name: 'eight-b-p45-combs', type: 'p45', html: boxedP45 },
	{ name: 'eight-b-interest-cards', type: INTEREST, html: interestCards },
	{ name: 'eight-b-dividend-warrant', type: DIVIDEND, landscape: true, html: dividendWarrant },
	{ name: 'eight-b-payment-advice-invoice', type: 'invoice', html: paymentAdviceInvoice },
	{ name: 'eight-b-receipt-book', type: 'receipt', html: receiptBook },
	{ name: 'eight-b-email-receipt', type: 'receipt', html: emailReceipt },
];
