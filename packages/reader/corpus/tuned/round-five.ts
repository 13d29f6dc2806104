/** Payslips, P60s and a P45 as payroll software prints them. */
import type { Layout } from '../paper.ts';

/** Pence of a printed amount. */
const pence = (amount: string) => Number(amount.replace(/[,.]/g, ''));

/** Pence as printed: `1,234.50`. */
const printed = (amount: number) =>
	`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`.replace(/\B(?=(\d{3})+\.)/g, ','); // not money of anybody

/** So many parts of a hundred of a printed amount. */
const percent = (amount: string, parts: number) => printed(Math.round((pence(amount) * parts) / 100)); // not money of anybody

/** A number in pairs: `CE 12 34 56 A`. */
const inPairs = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');

/** Pounds and pence in two boxes. */
const boxed = (amount: string) => {
	const [whole = '', part = ''] = amount.split('.');
	return `<td class="l">${whole}</td><td class="p">${part}</td>`;
};

const cell = (label: string, value: string, width = '') =>
	`<td${width ? ` style="width:${width}"` : ''}><small>${label}</small><br>${value}</td>`;

const pair = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`;

export const roundFive: readonly Layout[] = [
	{
		name: 'five-a-payslip-three-panels',
		type: 'payslip',
		html: (pen) => `<style>
body{font:11px Arial,'Liberation Sans',sans-serif;margin:28px;color:#111}
table{border-collapse:collapse;width:100%}
.head td{border:1px solid #1f6f3f;padding:3px 6px;height:32px;vertical-align:top}
small{font-size:8.5px;color:#1f6f3f}
.mid{margin-top:4px}.mid>tbody>tr>td{border:1px solid #1f6f3f;vertical-align:top;padding:0;height:170px}
.mid th{background:#dcefe2;color:#1f6f3f;font-size:9px;text-align:left;padding:3px 6px}
.mid td td{padding:2px 6px}.n{text-align:right}th.n{text-align:right!important}
.foot{margin-top:4px}.foot>tbody>tr>td{border:1px solid #1f6f3f;vertical-align:top;padding:6px}
.net{font-size:15px;font-weight:bold}
</style>
<table class="head"><tr>${cell('Employee No.', pen.aside('payrollNumber'), '14%')}${cell('Employee Name', pen.text('employeeName'), '40%')}${cell('Process Date', pen.date('payDate'), '20%')}${cell('National Insurance Number', pen.text('nationalInsuranceNumber'))}</tr></table>
<table class="mid"><tr>
<td style="width:42%"><table><tr><th>Payments</th><th class="n">Units</th><th class="n">Rate</th><th class="n">Amount</th></tr>
<tr><td>Salary</td><td class="n">1.00</td><td class="n">${pen.aside('basic')}</td><td class="n">${pen.aside('basic')}</td></tr>
<tr><td>Bonus</td><td class="n">1.00</td><td class="n">${pen.aside('bonus')}</td><td class="n">${pen.aside('bonus')}</td></tr></table></td>
<td style="width:27%"><table><tr><th>Deductions</th><th class="n">Amount</th></tr>
${pair('PAYE Tax', pen.money('incomeTax'))}${pair('National Insurance', pen.money('nationalInsurance'))}${pair('Pension', pen.money('pension'))}${pen.aside('loanLine') ? pair('Student Loan', pen.money('studentLoan')) : ''}</table></td>
<td><table><tr><th>This Period</th><th></th></tr>
${pair('Total Gross Pay', pen.money('grossPay'))}${pair('Gross for Tax', printed(pence(pen.money('grossPay')) - pence(pen.money('pension'))))}${pair('Earnings for NI', pen.money('grossPay'))}
<tr><th>Year To Date</th><th></th></tr>
${pair('Total Gross Pay TD', pen.money('payToDate'))}${pair('Tax Paid TD', pen.money('taxToDate'))}${pair('National Insurance TD', pen.aside('niToDate'))}${pair('Pension TD (inc AVC)', pen.aside('pensionToDate'))}</table></td>
</tr></table>
<table class="foot"><tr>
<td style="width:42%;height:70px">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</td>
<td style="width:27%"><small>Tax Code</small> ${pen.text('taxCode')}<br><small>NI Table</small> A<br><small>Tax Period</small> ${pen.text('taxPeriod')}<br><small>Employer PAYE Ref</small> ${pen.text('payeReference')}<br><small>Payment Method</small> BACS</td>
<td><small>Ers NI This Period</small> ${pen.aside('employerNi')}<br><br><small>Net Pay</small><br><span class="net">£${pen.money('netPay')}</span></td>
</tr><tr><td colspan="3"><b>${pen.text('employerName')}</b> &nbsp; Ridgeway House, Station Approach, Ambleford AM1 2BD</td></tr></table>`,
	},
	{
		name: 'five-a-payslip-grey-bars',
		type: 'payslip',
		html: (pen) => `<style>
body{font:13px 'Liberation Sans',Arial,sans-serif;margin:44px 50px;color:#333}
h1{font-size:20px;text-align:center;font-weight:normal;margin:0}
.sub{text-align:center;color:#888;font-size:11px;margin-bottom:26px}
.two{display:flex;justify-content:space-between}
.facts td{padding:2px 0 2px 26px}.facts td:first-child{color:#888;padding-left:0}
.cols{display:flex;gap:22px;margin-top:28px}.cols>div{flex:1}
h2{font-size:12px;background:#e9ebee;margin:0 0 6px;padding:6px 8px;font-weight:bold}
.cols table{width:100%;border-collapse:collapse}.cols td{padding:3px 8px}.n{text-align:right}
.sum td{border-top:1px solid #aaa;font-weight:bold}
.net{background:#3d5a80;color:#fff;display:flex;justify-content:space-between;padding:12px 16px;font-size:17px;margin-top:26px}
.small{font-size:11px;color:#777;margin-top:24px;line-height:1.6}
</style>
<h1>${pen.text('employerName')}</h1>
<div class="sub">Ridgeway House, Station Approach, Ambleford AM1 2BD &middot; 01632 960 114</div>
<div class="two"><div><b>${pen.text('employeeName')}</b><br>${pen.aside('address').split(', ').join('<br>')}</div>
<table class="facts">
<tr><td>Pay date</td><td>${pen.date('payDate', 'words')}</td></tr>
<tr><td>Tax period</td><td>${pen.aside('periodWord')} ${pen.text('taxPeriod')}</td></tr>
<tr><td>NI number</td><td>${pen.text('nationalInsuranceNumber')}</td></tr>
<tr><td>NI table</td><td>A</td></tr>
<tr><td>Tax code</td><td>${pen.text('taxCode')}</td></tr>
<tr><td>Works number</td><td>${pen.aside('payrollNumber')}</td></tr>
<tr><td>Employer ref</td><td>${pen.text('payeReference')}</td></tr></table></div>
<div class="cols">
<div><h2>Payments</h2><table>${pair('Basic pay', pen.aside('basic'))}${pair('Performance bonus', pen.aside('bonus'))}
<tr class="sum"><td>Gross pay</td><td class="n">${pen.money('grossPay')}</td></tr></table></div>
<div><h2>Deductions</h2><table>${pair('PAYE', pen.money('incomeTax'))}${pair('Employee NI', pen.money('nationalInsurance'))}${pair('Pension (5%)', pen.money('pension'))}${pen.aside('loanLine') ? pair('Student loan (Plan 2)', pen.money('studentLoan')) : ''}
<tr class="sum"><td>Total</td><td class="n">${pen.money('totalDeductions')}</td></tr></table></div>
<div><h2>Year to date</h2><table>${pair('Gross pay', pen.money('payToDate'))}${pair('PAYE', pen.money('taxToDate'))}${pair('Employee NI', pen.aside('niToDate'))}${pair('Pension', pen.aside('pensionToDate'))}</table></div>
</div>
<div class="net"><span>Net pay</span><span>£${pen.money('netPay')}</span></div>
<div class="small">Paid by your employer on top of your pay this period: employer NI £${pen.aside('employerNi')}, employer pension £${percent(pen.money('grossPay'), 3)}.<br>
Annual leave: 28 days entitlement, 11.5 days taken.<br>
Payment by bank transfer to account ending 0937.</div>`,
	},
	{
		name: 'five-a-payslip-wages-mono',
		type: 'payslip',
		html: (pen) => `<style>
body{font:11.5px 'DejaVu Sans Mono',monospace;margin:24px}
.slip{border:2px solid #9a5b2c;padding:0}
table{border-collapse:collapse;width:100%;table-layout:fixed}
th{font:bold 8px 'DejaVu Sans',sans-serif;color:#9a5b2c;text-align:left;padding:3px 5px 0;border-left:1px solid #c99b78}
td{padding:1px 5px 4px;border-left:1px solid #c99b78;vertical-align:top}
tr>:first-child{border-left:0}.rule td{border-bottom:1px solid #9a5b2c}
.body td{height:118px;padding:5px}.line{display:flex;justify-content:space-between}
.top{font:bold 10px 'DejaVu Sans',sans-serif;background:#f6e7da;padding:4px 6px;display:flex;justify-content:space-between;border-bottom:1px solid #9a5b2c}
.strong{font-weight:bold;font-size:14px}
</style>
<div class="slip">
<div class="top"><span>PAY ADVICE</span><span>${pen.text('employerName')}</span><span>REF ${pen.text('payeReference')}</span></div>
<table><tr><th style="width:11%">CLOCK NO.</th><th style="width:31%">NAME</th><th style="width:14%">N.I. NUMBER</th><th style="width:12%">TAX CODE</th><th style="width:14%">WK/MTH NO.</th><th>PAY DATE</th></tr>
<tr class="rule"><td>${pen.aside('payrollNumber')}</td><td>${pen.text('employeeName')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('taxCode')}</td><td>${pen.text('taxPeriod')}</td><td>${pen.date('payDate', 'short')}</td></tr></table>
<table><tr><th style="width:37%">HOURS &nbsp; PAY DETAILS</th><th style="width:31%">DEDUCTIONS</th><th>CUMULATIVES</th></tr>
<tr class="rule body"><td>
<div class="line"><span>${pen.aside('hours')} Std hrs</span><span>${pen.aside('basic')}</span></div>
<div class="line"><span>&nbsp; Bonus</span><span>${pen.aside('bonus')}</span></div>
<div class="line"><span>&nbsp; Overtime x1.5</span><span>0.00</span></div></td><td>
<div class="line"><span>Tax</span><span>${pen.money('incomeTax')}</span></div>
<div class="line"><span>Nat. Ins.</span><span>${pen.money('nationalInsurance')}</span></div>
<div class="line"><span>Pension Ees</span><span>${pen.money('pension')}</span></div>
${pen.aside('loanLine') ? `<div class="line"><span>Student Ln</span><span>${pen.money('studentLoan')}</span></div>` : ''}</td><td>
<div class="line"><span>Gross TD</span><span>${pen.money('payToDate')}</span></div>
<div class="line"><span>Tax TD</span><span>${pen.money('taxToDate')}</span></div>
<div class="line"><span>N.I. TD</span><span>${pen.aside('niToDate')}</span></div>
<div class="line"><span>Pens TD</span><span>${pen.aside('pensionToDate')}</span></div>
<div class="line"><span>Hol hrs left</span><span>61.50</span></div></td></tr></table>
<table><tr><th>GROSS PAY</th><th>TOTAL DEDNS</th><th>ROUNDING B/F</th><th>ERS N.I.</th><th>NET PAYABLE</th></tr>
<tr><td>${pen.money('grossPay')}</td><td>${pen.money('totalDeductions')}</td><td>0.00</td><td>${pen.aside('employerNi')}</td><td class="strong">${pen.money('netPay')}</td></tr></table>
</div>
<p style="font-size:9px">Wages queries: speak to your supervisor or ring 01632 960 131 before 4pm Thursday. Keep this slip.</p>`,
	},
	{
		name: 'five-a-p60-two-panels',
		type: 'p60',
		html: (pen) => `<style>
body{font:11px Arial,'Liberation Sans',sans-serif;margin:26px;color:#000}
.page{display:flex;gap:14px}.left{width:31%}.right{flex:1}
h1{font-size:25px;margin:0}h1 span{display:block;font-size:14px}
.year{border:1px solid #c60;padding:6px;margin:10px 0;font-size:13px}.year b{font-size:17px}
h2{font-size:12px;margin:10px 0 3px;color:#b24a00}.notes{font-size:10px;line-height:1.45}
table{border-collapse:collapse;width:100%}.b td,.b th{border:1px solid #d98b52;padding:3px 5px;vertical-align:top;font-weight:normal;text-align:left}
.b th{font-size:9.5px;background:#fdf1e7}.v{font:12px 'DejaVu Sans Mono',monospace}
td.l{text-align:right!important;border-right:1px dashed #d98b52!important;font:12px 'DejaVu Sans Mono',monospace}
td.p{width:22px;border-left:0!important;font:12px 'DejaVu Sans Mono',monospace}small{font-size:9px}
</style>
<div class="page"><div class="left"><h1>P60<span>End of Year Certificate</span></h1>
<div class="year">Tax year to 5 April <b>${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}</div>
<div class="notes"><b>To the employee:</b><p>Keep this certificate somewhere safe. You will need it if you fill in a tax return, claim a refund or apply for certain benefits, and it lets you check that the right National Insurance number was used.</p><p>The figures marked &#9733; go on your tax return, if you get one.</p><p>You must by law tell HM Revenue and Customs about income that is not fully taxed.</p></div></div>
<div class="right"><h2>Employee's details</h2>
<table class="b"><tr><td colspan="2"><small>Surname</small><br><span class="v">${pen.text('surname')}</span></td></tr>
<tr><td colspan="2"><small>Forenames or initials</small><br><span class="v">${pen.text('forenames')}</span></td></tr>
<tr><td><small>National Insurance number</small><br><span class="v">${inPairs(pen.text('nationalInsuranceNumber'))}</span></td><td><small>Works/payroll number</small><br><span class="v">${pen.aside('worksNumber')}</span></td></tr></table>
<h2>Pay and Income Tax details</h2>
<table class="b"><tr><th></th><th colspan="2">Pay<br>£ &nbsp; &nbsp; p</th><th colspan="2">Tax deducted<br>£ &nbsp; &nbsp; p</th></tr>
<tr><td>In previous employment(s)</td>${pen.aside('hasPrevious') ? `${boxed(pen.money('payInPreviousEmployments'))}${boxed(pen.money('taxInPreviousEmployments'))}` : '<td class="l"></td><td class="p"></td><td class="l"></td><td class="p"></td>'}</tr>
<tr><td>&#9733; In this employment<br><small>if refund mark 'R'</small></td>${boxed(pen.money('payInThisEmployment'))}${boxed(pen.money('taxInThisEmployment'))}</tr>
<tr><td>Total for year</td>${boxed(pen.money('totalPay'))}${boxed(pen.money('totalTax'))}</tr>
<tr><td>Final tax code</td><td colspan="4" class="v">${pen.text('finalTaxCode')}</td></tr></table></div></div>
<h2>National Insurance contributions in this employment</h2>
<table class="b"><tr><th>NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</th><th colspan="2">Employee's contributions due on all earnings above the PT<br>£ &nbsp; &nbsp; p</th></tr>
<tr><td class="v">${pen.text('nicTableLetter')}</td><td class="v">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="v">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="v">${pen.pounds('earningsToUpperEarningsLimit')}</td>${boxed(pen.money('employeeNationalInsurance'))}</tr></table>
<h2>Statutory payments included in the pay 'In this employment' figure above</h2>
<table class="b"><tr><td><small>Statutory Maternity Pay</small><br>&nbsp;</td><td><small>Statutory Paternity Pay</small><br>&nbsp;</td><td><small>Statutory Shared Parental Pay</small><br>&nbsp;</td><td><small>Statutory Adoption Pay</small><br>&nbsp;</td></tr></table>
<h2>Other details</h2>
<table class="b"><tr><td style="width:50%"><small>Student Loan deductions in this employment (whole £s only)</small><br><span class="v">${pen.aside('hasLoan') ? `£ ${pen.pounds('studentLoan')}` : '&nbsp;'}</span></td><td rowspan="3"><small>Your employer's full name and address (including postcode)</small><br><span class="v">${pen.text('employerName')}<br>Ridgeway House<br>Station Approach<br>Ambleford<br>AM1 2BD</span><br><br><small>Employer PAYE reference</small><br><span class="v">${pen.text('payeReference')}</span></td></tr>
<tr><td><small>Postgraduate Loan deductions in this employment (whole £s only)</small><br><span class="v">${pen.aside('hasLoan') ? `£ ${pen.pounds('postgraduateLoan')}` : '&nbsp;'}</span></td></tr>
<tr><td><small>To employee</small><br><span class="v">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</span></td></tr></table>
<h2>Certificate by Employer/Paying Office</h2>
<div class="notes">This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission and statutory payments are included.<br>P60 (Substitute)(${pen.aside('yearEnd')})</div>`,
	},
	{
		name: 'five-a-p60-window-envelope',
		type: 'p60',
		html: (pen) => `<style>
body{font:12px 'Liberation Sans',Arial,sans-serif;margin:36px 40px}
.bar{background:#0b3c5d;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;font-size:15px}
.addr{margin:30px 0 34px 40px;line-height:1.5;font-size:13px}
.grid{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #0b3c5d}
.grid div{border-right:1px solid #b8c9d6;border-bottom:1px solid #b8c9d6;padding:5px 8px;min-height:34px}
.grid div b{display:block;font-size:9px;font-weight:normal;color:#0b3c5d;text-transform:uppercase}
h3{font-size:11px;color:#0b3c5d;margin:16px 0 4px;text-transform:uppercase;letter-spacing:.5px}
.w2{grid-column:span 2}.foot{font-size:10px;margin-top:20px;color:#444;line-height:1.5}
</style>
<div class="bar"><span>P60 END OF YEAR CERTIFICATE &ndash; SUBSTITUTE</span><span>Tax year ${pen.text('taxYear')}</span></div>
<div class="addr">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div class="grid">
<div class="w2"><b>Employer's name</b>${pen.text('employerName')}</div><div><b>Employer's PAYE ref.</b>${pen.text('payeReference')}</div><div><b>Year ended 5 April</b>${pen.aside('yearEnd')}</div>
<div><b>Employee's surname</b>${pen.text('surname')}</div><div><b>First names</b>${pen.text('forenames')}</div><div><b>NI number</b>${pen.text('nationalInsuranceNumber')}</div><div><b>Payroll no.</b>${pen.aside('worksNumber')}</div></div>
<h3>Pay and income tax</h3>
<div class="grid">
<div><b>Previous employment pay £</b>${pen.money('payInPreviousEmployments')}</div><div><b>Previous employment tax £</b>${pen.money('taxInPreviousEmployments')}</div><div><b>Total pay for year £</b>${pen.money('totalPay')}</div><div><b>Total tax for year £</b>${pen.money('totalTax')}</div>
<div><b>This employment pay £ *</b>${pen.money('payInThisEmployment')}</div><div><b>This employment tax £ *</b>${pen.money('taxInThisEmployment')}</div><div><b>Final tax code</b>${pen.text('finalTaxCode')}</div><div><b>Week 53</b>&ndash;</div></div>
<h3>National insurance in this employment</h3>
<div class="grid" style="grid-template-columns:repeat(5,1fr)">
<div><b>Table letter</b>${pen.text('nicTableLetter')}</div><div><b>Earnings at LEL £</b>${pen.pounds('earningsAtLowerEarningsLimit')}</div><div><b>LEL to PT £</b>${pen.pounds('earningsToPrimaryThreshold')}</div><div><b>PT to UEL £</b>${pen.pounds('earningsToUpperEarningsLimit')}</div><div><b>Employee's NICs £</b>${pen.money('employeeNationalInsurance')}</div></div>
<h3>Loans and statutory payments in this employment</h3>
<div class="grid" style="grid-template-columns:repeat(5,1fr)">
<div><b>Student loan £</b>${pen.pounds('studentLoan')}</div><div><b>Postgrad loan £</b>${pen.pounds('postgraduateLoan')}</div><div><b>SMP £</b>${pen.money('statutoryMaternityPay')}</div><div><b>SPP £</b>${pen.money('statutoryPaternityPay')}</div><div><b>SAP £</b>${pen.money('statutoryAdoptionPay')}</div></div>
<div class="foot">* Use these figures for your tax return, if you get one.<br>Do not destroy: copies may be charged for. Issued by ${pen.text('employerName')}, Ridgeway House, Station Approach, Ambleford AM1 2BD.<br>Payroll office 01632 960 114. This form is printed by software and needs no signature.</div>`,
	},
	{
		name: 'five-a-p45-numbered-boxes',
		type: 'p45',
		html: (pen) => {
			const [office = '', reference = ''] = pen.text('payeReference').split('/');
			const word = pen.aside('periodWord');
			const left = pen.date('leavingDate').replaceAll('/', ' ');
			return `<style>
body{font:11px Arial,'Liberation Sans',sans-serif;margin:28px}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #00703c;padding-bottom:6px}
h1{font-size:24px;margin:0}h1 small{font-size:14px;display:block}
.cols{display:flex;gap:26px;margin-top:10px}.cols>div{flex:1}
.q{display:flex;gap:8px;margin-bottom:13px}.q>b{width:18px;font-size:13px;color:#00703c;text-align:right}.q>div{flex:1}
.v{border:1px solid #00703c;display:inline-block;min-width:64px;min-height:17px;padding:3px 6px;font:13px 'DejaVu Sans Mono',monospace;margin-top:3px}
.full{display:block}label{display:block}.m{display:flex;justify-content:space-between;align-items:center;margin-top:5px}
.notes{display:flex;gap:26px;margin-top:8px;border-top:1px solid #00703c;padding-top:8px;font-size:10px;line-height:1.4}.notes div{flex:1}
</style>
<div class="top"><h1>P45 Part 1A<small>Details of employee leaving work</small></h1><span>Copy for employee</span></div>
<div class="cols"><div>
<div class="q"><b>1</b><div><label>Employer PAYE reference</label><span style="font-size:9px">Office number &nbsp; &nbsp; Reference number</span><br><span class="v">${office}</span> / <span class="v">${reference}</span></div></div>
<div class="q"><b>2</b><div><label>Employee's National Insurance number</label><span class="v">${inPairs(pen.text('nationalInsuranceNumber'))}</span></div></div>
<div class="q"><b>3</b><div><label>Title &ndash; enter MR, MRS, MISS, MS or other title</label><span class="v"></span><label style="margin-top:6px">Surname or family name</label><span class="v full">${pen.text('surname')}</span><label style="margin-top:6px">First name(s)</label><span class="v full">${pen.text('forenames')}</span></div></div>
<div class="q"><b>4</b><div><label>Leaving date <i>DD MM YYYY</i></label><span class="v">${left}</span></div></div>
<div class="q"><b>8</b><div><label>This employment pay and tax. If no entry here, the amounts are those shown at box 7.</label><div class="m">Total pay in this employment<span class="v">${pen.aside('hasPrevious') ? `£ ${pen.money('payInThisEmployment')}` : ''}</span></div><div class="m">Total tax in this employment<span class="v">${pen.aside('hasPrevious') ? `£ ${pen.money('taxInThisEmployment')}` : ''}</span></div></div></div>
<div class="q"><b>9</b><div><label>Works number/Payroll number and Department or branch (if any)</label><span class="v full">${pen.aside('payrollNumber')}</span></div></div>
<div class="q"><b>10</b><div><label>Gender. Enter 'X' in the appropriate box</label>Male <span class="v" style="min-width:14px"></span> Female <span class="v" style="min-width:14px"></span></div></div>
</div><div>
<div class="q"><b>5</b><div><label>Student Loan deductions</label><span class="v" style="min-width:14px"></span> Student Loan deductions to continue</div></div>
<div class="q"><b>6</b><div><label>Tax code at leaving date</label><span class="v">${pen.text('taxCode')}</span><label style="margin-top:6px">If week 1 or month 1 applies, enter 'X' in the box below.</label>Week 1/month 1 <span class="v" style="min-width:14px"></span></div></div>
<div class="q"><b>7</b><div><label>Last entries on Payroll record/Deductions Working Sheet. Complete only if tax code is cumulative. If there is an 'X' at box 6 there will be no entries here.</label><div class="m">Week number <span class="v">${word === 'Week' ? pen.aside('monthNumber') : ''}</span> Month number <span class="v">${word === 'Week' ? '' : pen.aside('monthNumber')}</span></div><div class="m">Total pay to date<span class="v">£ ${pen.money('totalPayToDate')}</span></div><div class="m">Total tax to date<span class="v">£ ${pen.money('totalTaxToDate')}</span></div></div></div>
<div class="q"><b>11</b><div><label>Date of birth <i>DD MM YYYY</i></label><span class="v">14 03 1987</span></div></div>
<div class="q"><b>12</b><div><label>Employee's private address</label><span class="v full">${pen.aside('address')}<br>${pen.aside('town')}</span><label>Postcode</label><span class="v">${pen.aside('postcode')}</span></div></div>
<div class="q"><b>13</b><div><label>I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address</label><span class="v full">${pen.text('employerName')}<br>Ridgeway House<br>Station Approach, Ambleford</span><label>Postcode</label><span class="v">AM1 2BD</span><label style="margin-top:6px">Date <i>DD MM YYYY</i></label><span class="v">14${left.slice(2)}</span></div></div>
</div></div>
<div class="notes"><div><b>To the employee</b><br>This P45 is in 3 parts. Keep this part (Part 1A) safe, as copies are not available. You may need it to fill in a tax return.</div><div><b>To the new employer</b><br>If you are given this Part 1A, please return it. Take what you need from Part 2.<br>P45(Laser-Sheet)</div></div>`;
		},
	},
];
