/** A second set of documents, from other makers and with other wording, drawn without knowing how the reader works. Long: a layout is one line of HTML. */
import type { Layout, Pen } from '../paper.ts';

const loan = (pen: Pen, html: () => string) => (pen.aside('loanLine') ? html() : '');
const name = (pen: Pen) => `${pen.text('forenames')} ${pen.text('surname')}`;
const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;
const spaced = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');

const payslips: readonly Layout[] = [
	{
		name: 'two-payslip-iris-boxed',
		type: 'payslip',
		html: (pen) => {
			const c = (label: string, value: string, span = 1) =>
				`<td colspan=${span}><span>${label}</span><br>${value}</td>`;
			return `<style>body{font:10px "Liberation Sans",Arial;margin:20px}table{border-collapse:collapse;width:100%}td{border:1px solid #268;padding:2px 5px;vertical-align:top}td span{color:#268;font-size:7px}.n{text-align:right}.o td{border-top:0;border-bottom:0}</style><table><tr>${c('Company name', pen.text('employerName'), 2)}${c('Pay method', 'BACS')}${c('Pay date', pen.date('payDate'))}</tr><tr>${c("Employee's name", pen.text('employeeName'), 2)}${c('Payroll no', pen.aside('payrollNumber'))}${c('Period', pen.text('taxPeriod'))}</tr><tr>${c('Tax code', pen.text('taxCode'))}${c('NI number', pen.text('nationalInsuranceNumber'))}${c('NI letter', 'A')}${c('Tax ref', pen.text('payeReference'))}</tr></table><table><tr><td width=50%><b>Payments</b></td><td><b>Deductions</b></td></tr><tr class=o><td><table style="border:0"><tr><td style="border:0">Salary<td style="border:0" class=n>${pen.aside('basic')}</tr><tr><td style="border:0">Bonus<td style="border:0" class=n>${pen.aside('bonus')}</tr></table></td><td><table><tr><td style="border:0">Tax<td style="border:0" class=n>${pen.money('incomeTax')}</tr><tr><td style="border:0">N.I.<td style="border:0" class=n>${pen.money('nationalInsurance')}</tr><tr><td style="border:0">AE Pension<td style="border:0" class=n>${pen.money('pension')}</tr>${loan(pen, () => `<tr><td style="border:0">Student loan<td style="border:0" class=n>${pen.money('studentLoan')}</tr>`)}</table></td></tr></table><table><tr>${c('Total payments', pen.money('grossPay'))}${c('Total deductions', pen.money('totalDeductions'))}${c('Net pay', `<b>${pen.money('netPay')}</b>`)}</tr></table><table><tr>${c('Taxable gross to date', pen.money('payToDate'))}${c('Tax to date', pen.money('taxToDate'))}${c('Employee NI to date', pen.aside('niToDate'))}${c("Er's NI this period", pen.aside('employerNi'))}</tr></table>`;
		},
	},
	{
		name: 'two-payslip-staffology',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:12px Roboto,Arial;margin:34px}.row{display:flex;justify-content:space-between}.col{width:48%}.t{width:100%;border-collapse:collapse}.t td{padding:4px 2px;border-bottom:1px solid #eee}.n{text-align:right}.s{background:#f6f8fa;padding:10px;margin:12px 0}.k{font-size:10px;color:#6a737d}</style><div class=row><div><b style="font-size:16px">${pen.text('employerName')}</b><div class=k>PAYE Reference: ${pen.text('payeReference')}</div></div><div class=n><div>${pen.text('employeeName')}</div><div class=k>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div></div></div><div class="s row"><div><div class=k>Payment Date</div>${pen.date('payDate', 'short')}</div><div><div class=k>Tax Period</div>${pen.aside('periodWord')} ${pen.text('taxPeriod')}</div><div><div class=k>NI Number</div>${pen.text('nationalInsuranceNumber')}</div><div><div class=k>Tax Code</div>${pen.text('taxCode')}</div><div><div class=k>NI Table Letter</div>A</div></div><div class=row><div class=col><b>Additions</b><table class=t><tr><td>Basic Pay<td class=n>£${pen.aside('basic')}</tr><tr><td>Bonus<td class=n>£${pen.aside('bonus')}</tr><tr><td><b>Gross Pay</b><td class=n><b>£${pen.money('grossPay')}</b></tr></table></div><div class=col><b>Deductions</b><table class=t><tr><td>Income Tax (PAYE)<td class=n>£${pen.money('incomeTax')}</tr><tr><td>Employee's National Insurance<td class=n>£${pen.money('nationalInsurance')}</tr><tr><td>Employee Pension Contribution (5%)<td class=n>£${pen.money('pension')}</tr>${loan(pen, () => `<tr><td>Student Loan Repayment (Plan 2)<td class=n>£${pen.money('studentLoan')}</tr>`)}<tr><td><b>Total Deductions</b><td class=n><b>£${pen.money('totalDeductions')}</b></tr></table></div></div><div class=s><b>Take-home pay: £${pen.money('netPay')}</b></div><b>Year to date</b><table class=t><tr><td class=k>Gross Pay<td class=k>Tax Paid<td class=k>Employee NI<td class=k>Employee Pension</tr><tr><td>£${pen.money('payToDate')}<td>£${pen.money('taxToDate')}<td>£${pen.aside('niToDate')}<td>£${pen.aside('pensionToDate')}</tr></table>`,
	},
	{
		name: 'two-payslip-hmrc-basic-tools',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:13px "Liberation Serif",serif;margin:46px}table{border-collapse:collapse}td,th{border:1px solid #000;padding:4px 9px;text-align:left}</style><h3>Payslip for ${pen.text('employeeName')}</h3><p>Employer: ${pen.text('employerName')}<br>Employer PAYE reference: ${pen.text('payeReference')}<br>National Insurance number: ${pen.text('nationalInsuranceNumber')}<br>Tax code used: ${pen.text('taxCode')}<br>Date of payment: ${pen.date('payDate', 'words')}<br>Tax ${pen.aside('periodWord').toLowerCase()}: ${pen.text('taxPeriod')}</p><table><tr><th>Item</th><th>Amount this pay period</th><th>Total for the year to date</th></tr><tr><td>Gross pay</td><td>£${pen.money('grossPay')}</td><td>£${pen.money('payToDate')}</td></tr><tr><td>Income Tax deducted</td><td>£${pen.money('incomeTax')}</td><td>£${pen.money('taxToDate')}</td></tr><tr><td>Employee's National Insurance contributions</td><td>£${pen.money('nationalInsurance')}</td><td>£${pen.aside('niToDate')}</td></tr><tr><td>Employee's pension contributions</td><td>£${pen.money('pension')}</td><td>£${pen.aside('pensionToDate')}</td></tr>${loan(pen, () => `<tr><td>Student Loan deductions</td><td>£${pen.money('studentLoan')}</td><td></td></tr>`)}<tr><td>Net pay</td><td>£${pen.money('netPay')}</td><td></td></tr></table>`,
	},
	{
		name: 'two-payslip-earnie-window',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:10px "Liberation Mono",monospace;margin:24px}table{width:100%;border-collapse:collapse}td{padding:1px 4px;vertical-align:top}.b{border:1px solid #c66}.h{background:#f3dada;font-size:8px}.n{text-align:right}</style><table class=b><tr class=h><td>PAYROLL NO<td>EMPLOYEE<td>DATE<td>WK/MTH<td>TAX CODE<td>N.I. NUMBER<td>N.I. TBL</tr><tr><td>${pen.aside('payrollNumber')}<td>${pen.text('employeeName')}<td>${pen.date('payDate')}<td>${pen.text('taxPeriod')}<td>${pen.text('taxCode')}<td>${pen.text('nationalInsuranceNumber')}<td>A</tr></table><table class=b style="height:130px"><tr class=h><td width=25%>PAYMENT<td class=n>HOURS<td class=n>RATE<td class=n>AMOUNT<td>DEDUCTION<td class=n>AMOUNT<td>CUMULATIVE<td class=n>VALUE</tr><tr><td>SALARY<td><td><td class=n>${pen.aside('basic')}<td>TAX<td class=n>${pen.money('incomeTax')}<td>TAXABLE PAY<td class=n>${pen.money('payToDate')}</tr><tr><td>BONUS<td><td><td class=n>${pen.aside('bonus')}<td>EE NIC<td class=n>${pen.money('nationalInsurance')}<td>TAX PAID<td class=n>${pen.money('taxToDate')}</tr><tr><td><td><td><td><td>PENSION<td class=n>${pen.money('pension')}<td>EE NIC<td class=n>${pen.aside('niToDate')}</tr>${loan(pen, () => `<tr><td><td><td><td><td>STUD LOAN<td class=n>${pen.money('studentLoan')}<td><td></tr>`)}</table><table class=b><tr><td class=h>TOTAL PAY<td class=n>${pen.money('grossPay')}<td class=h>TOTAL DEDUCTIONS<td class=n>${pen.money('totalDeductions')}<td class=h>NET PAY<td class=n>${pen.money('netPay')}</tr></table><p>${pen.text('employerName')}</p>`,
	},
	{
		name: 'two-payslip-umbrella',
		type: 'payslip',
		html: (pen) => {
			const l = (label: string, a: string, b = '') =>
				`<tr><td>${label}</td><td class=n>${a}</td><td class=n>${b}</td></tr>`;
			return `<style>body{font:11px Carlito,Calibri,Arial;margin:38px;width:560px}table{width:100%;border-collapse:collapse;margin:8px 0}.n{text-align:right}.h td{border-bottom:1px solid #000;font-weight:bold}</style><center><b style="font-size:15px">${pen.text('employerName')}</b><br>Pay Advice</center><table><tr><td>Name: ${pen.text('employeeName')}</td><td>NI No: ${spaced(pen.text('nationalInsuranceNumber'))}</td></tr><tr><td>Tax Code: ${pen.text('taxCode')} Cumulative</td><td>Tax ${pen.aside('periodWord')}: ${pen.text('taxPeriod')}</td></tr><tr><td>Date Paid: ${pen.date('payDate')}</td><td>Payroll ID: ${pen.aside('payrollNumber')}</td></tr></table><table><tr class=h><td>Description</td><td class=n>This Period (£)</td><td class=n>Year To Date (£)</td></tr>${l('Basic pay', pen.aside('basic'))}${l('Commission', pen.aside('bonus'))}${l('Total Gross Pay', pen.money('grossPay'), pen.money('payToDate'))}${l('', '')}${l('PAYE Income Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${l("Employee's NI", pen.money('nationalInsurance'), pen.aside('niToDate'))}${l('Workplace Pension (Employee)', pen.money('pension'), pen.aside('pensionToDate'))}${loan(pen, () => l('Student Loan', pen.money('studentLoan')))}${l('Total Deductions', pen.money('totalDeductions'))}${l('', '')}${l('<b>NET PAY</b>', `<b>${pen.money('netPay')}</b>`, pen.aside('netToDate'))}</table>`;
		},
	},
	{
		name: 'two-payslip-teacher-council',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:10px Arial;margin:26px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #555}.g>div{border-right:1px solid #555;padding:5px}.r{display:flex;justify-content:space-between}h5{margin:0 0 4px;background:#ddd;padding:2px}</style><div class=r><b>${pen.text('employerName')}</b><b>PAYSLIP</b></div><div class=g><div><h5>Personal details</h5><div class=r><span>Name</span><span>${pen.text('employeeName')}</span></div><div class=r><span>Employee No</span><span>${pen.aside('payrollNumber')}</span></div><div class=r><span>NI No</span><span>${pen.text('nationalInsuranceNumber')}</span></div></div><div><h5>Pay details</h5><div class=r><span>Pay Date</span><span>${pen.date('payDate')}</span></div><div class=r><span>Tax Period</span><span>${pen.text('taxPeriod')}</span></div><div class=r><span>Tax Code</span><span>${pen.text('taxCode')}</span></div></div><div><h5>Totals this year</h5><div class=r><span>Taxable Pay</span><span>${pen.money('payToDate')}</span></div><div class=r><span>Tax</span><span>${pen.money('taxToDate')}</span></div><div class=r><span>NI</span><span>${pen.aside('niToDate')}</span></div></div></div><div class=g><div><h5>Payments</h5><div class=r><span>Salary</span><span>${pen.aside('basic')}</span></div><div class=r><span>Allowance</span><span>${pen.aside('bonus')}</span></div></div><div><h5>Deductions</h5><div class=r><span>Tax</span><span>${pen.money('incomeTax')}</span></div><div class=r><span>NI</span><span>${pen.money('nationalInsurance')}</span></div><div class=r><span>Teachers Pension</span><span>${pen.money('pension')}</span></div>${loan(pen, () => `<div class=r><span>Student Loan</span><span>${pen.money('studentLoan')}</span></div>`)}</div><div><h5>Summary</h5><div class=r><span>Total Pay</span><span>${pen.money('grossPay')}</span></div><div class=r><span>Total Deductions</span><span>${pen.money('totalDeductions')}</span></div><div class=r><b>Net Pay</b><b>${pen.money('netPay')}</b></div></div></div>`,
	},
];

const p60s: readonly Layout[] = [
	{
		name: 'two-p60-brightpay',
		type: 'p60',
		html: (pen) => {
			const b = (label: string, value: string) => `<div class=r><span>${label}</span><u>${value}</u></div>`;
			return `<style>body{font:10px "Open Sans",Arial;margin:30px}.r{display:flex;justify-content:space-between;margin:2px 0}u{border:1px solid #777;min-width:110px;padding:1px 5px;text-decoration:none;text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:20px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #777;padding:3px}.n{text-align:right}</style><div class=two><h2>P60 End of Year Certificate</h2><div style="text-align:right">Tax year to 5 April<br><b style="font-size:18px">${year(pen)}</b></div></div><div class=two><div><b>Employee's details</b>${b('Surname', pen.text('surname'))}${b('Forenames or initials', pen.text('forenames'))}${b('National Insurance number', pen.text('nationalInsuranceNumber'))}${b('Works/payroll number', pen.text('worksNumber'))}</div><div><b>Employer's details</b>${b('Employer PAYE reference', pen.text('payeReference'))}<div>Employer's full name and address (including postcode)</div><div style="border:1px solid #777;padding:4px">${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford<br>AM1 2BB</div></div></div><p><b>Pay and Income Tax details</b></p><table><tr><th></th><th>Pay</th><th>Tax deducted</th></tr><tr><td>In previous employment(s)</td><td class=n>${pen.aside('hasPrevious') ? `£ ${pen.money('payInPreviousEmployments')}` : ''}</td><td class=n>${pen.aside('hasPrevious') ? `£ ${pen.money('taxInPreviousEmployments')}` : ''}</td></tr><tr><td>In this employment <i>(figures marked ★ should be used for your tax return)</i></td><td class=n>★ £ ${pen.money('payInThisEmployment')}</td><td class=n>★ £ ${pen.money('taxInThisEmployment')}</td></tr><tr><td>Total for year</td><td class=n>£ ${pen.money('totalPay')}</td><td class=n>£ ${pen.money('totalTax')}</td></tr><tr><td>Final tax code</td><td class=n colspan=2>${pen.text('finalTaxCode')}</td></tr></table><p><b>National Insurance contributions in this employment</b></p><table><tr><th>NIC table letter</th><th>Earnings at the LEL</th><th>Earnings above the LEL up to and including the PT</th><th>Earnings above the PT up to and including the UEL</th><th>Employee's contributions due</th></tr><tr><td>${pen.text('nicTableLetter')}</td><td class=n>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class=n>${pen.pounds('earningsToPrimaryThreshold')}</td><td class=n>${pen.pounds('earningsToUpperEarningsLimit')}</td><td class=n>${pen.money('employeeNationalInsurance')}</td></tr></table>${pen.aside('hasLoan') ? `<p><b>Other details</b></p>${b('Student loan deductions (whole £s only)', pen.pounds('studentLoan'))}${b('Postgraduate loan deductions (whole £s only)', pen.pounds('postgraduateLoan'))}` : ''}`;
		},
	},
	{
		name: 'two-p60-workday-columns',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:11px Roboto,Arial;margin:40px}table{border-collapse:collapse;width:100%;margin:8px 0 16px}th{background:#eef;text-align:left;padding:4px}td{padding:4px;border-bottom:1px solid #ddd}</style><h2>End of Year Certificate (P60)</h2><table><tr><th>Company</th><th>PAYE Reference</th><th>Tax Year</th></tr><tr><td>${pen.text('employerName')}</td><td>${pen.text('payeReference')}</td><td>${pen.text('taxYear')}</td></tr></table><table><tr><th>Worker Last Name</th><th>Worker First Name</th><th>NI Number</th><th>Employee ID</th></tr><tr><td>${pen.text('surname')}</td><td>${pen.text('forenames')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('worksNumber')}</td></tr></table><table><tr><th></th><th>Taxable Pay (GBP)</th><th>Tax Deducted (GBP)</th></tr>${pen.aside('hasPrevious') ? `<tr><td>Previous Employment</td><td>${pen.money('payInPreviousEmployments')}</td><td>${pen.money('taxInPreviousEmployments')}</td></tr>` : ''}<tr><td>Current Employment</td><td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td></tr><tr><td>Year Total</td><td>${pen.money('totalPay')}</td><td>${pen.money('totalTax')}</td></tr></table><table><tr><th>Final Tax Code</th><th>NI Category</th><th>Employee NI Contributions</th>${pen.aside('hasLoan') ? '<th>Student Loan Deductions</th>' : ''}</tr><tr><td>${pen.text('finalTaxCode')}</td><td>${pen.text('nicTableLetter')}</td><td>${pen.money('employeeNationalInsurance')}</td>${pen.aside('hasLoan') ? `<td>${pen.pounds('studentLoan')}</td>` : ''}</tr></table>`,
	},
	{
		name: 'two-p60-letter-window',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:11px "Liberation Serif",serif;margin:50px}table{border-collapse:collapse;width:80%}td{padding:4px;border:1px solid #bbb}.n{text-align:right}</style><p style="text-align:right">${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford<br>AM1 2BB</p><p>${name(pen)}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p><h3>Your P60 for the year ended 5 April ${year(pen)}</h3><table><tr><td>Your National Insurance number<td class=n>${spaced(pen.text('nationalInsuranceNumber'))}</tr><tr><td>Our PAYE reference<td class=n>${pen.text('payeReference')}</tr><tr><td>Tax code at the year end<td class=n>${pen.text('finalTaxCode')}</tr>${pen.aside('hasPrevious') ? `<tr><td>Pay from your previous job(s)<td class=n>£${pen.money('payInPreviousEmployments')}</tr><tr><td>Tax from your previous job(s)<td class=n>£${pen.money('taxInPreviousEmployments')}</tr>` : ''}<tr><td>Pay from this job<td class=n>£${pen.money('payInThisEmployment')}</tr><tr><td>Tax taken off in this job<td class=n>£${pen.money('taxInThisEmployment')}</tr><tr><td>Total pay in the year<td class=n>£${pen.money('totalPay')}</tr><tr><td>Total tax in the year<td class=n>£${pen.money('totalTax')}</tr><tr><td>National Insurance you paid<td class=n>£${pen.money('employeeNationalInsurance')}</tr></table>`,
	},
];

const others: readonly Layout[] = [
	{
		name: 'two-p45-online-copy',
		type: 'p45',
		html: (pen) => {
			const f = (label: string, value: string) => `<div class=f><b>${label}</b><span>${value}</span></div>`;
			return `<style>body{font:11px Arial;margin:36px}.f{display:flex;margin:3px 0}.f b{width:230px;font-weight:normal;color:#444}</style><h2>P45</h2><h4>Part 1A - Employee's copy: details of employee leaving work</h4>${f('1 Employer PAYE reference', pen.text('payeReference'))}${f('2 National Insurance number', spaced(pen.text('nationalInsuranceNumber')))}${f('3 Title', 'Ms')}${f('Surname or family name', pen.text('surname'))}${f('First or given names', pen.text('forenames'))}${f('4 Leaving date', pen.date('leavingDate', 'words'))}${f('5 Student Loan deductions to continue?', 'No')}${f('6 Tax code at leaving date', pen.text('taxCode'))}${f('7 Week/Month number', pen.aside('monthNumber'))}${f('Total pay to date', `£${pen.money('totalPayToDate')}`)}${f('Total tax to date', `£${pen.money('totalTaxToDate')}`)}${f('8 Total pay in this employment', `£${pen.money('payInThisEmployment')}`)}${f('Total tax in this employment', `£${pen.money('taxInThisEmployment')}`)}${f('9 Works number', pen.aside('payrollNumber'))}${f('12 Employee’s private address', '14 Quarry Lane, Ambleford, AM4 7QT')}${f('13 Employer name and address', `${pen.text('employerName')}, Unit 5, Kiln Yard, Ambleford, AM1 2BB`)}`;
		},
	},
	{
		name: 'two-p45-grid',
		type: 'p45',
		html: (pen) => {
			const c = (label: string, value: string) => `<td><small>${label}</small><div>${value}</div></td>`;
			return `<style>body{font:11px "Open Sans",Arial;margin:30px}table{border-collapse:collapse;width:100%}td{border:1px solid #666;padding:3px 6px;width:25%}small{font-size:8px;color:#555}</style><h3>P45 - Employee leaving statement (Part 1A)</h3><table><tr>${c('Employer', pen.text('employerName'))}${c('PAYE Ref', pen.text('payeReference'))}${c('Last Name', pen.text('surname'))}${c('First Name(s)', pen.text('forenames'))}</tr><tr>${c('NINO', pen.text('nationalInsuranceNumber'))}${c('Date of Leaving', pen.date('leavingDate'))}${c('Final Tax Code', pen.text('taxCode'))}${c('Tax Basis', 'Cumulative')}</tr><tr>${c('Gross Pay to Date', pen.money('totalPayToDate'))}${c('Tax Deducted to Date', pen.money('totalTaxToDate'))}${c('Pay in this Employment', pen.money('payInThisEmployment'))}${c('Tax in this Employment', pen.money('taxInThisEmployment'))}</tr></table>`;
		},
	},
	{
		name: 'two-interest-isa-summary',
		type: 'interest',
		html: (pen) =>
			`<style>body{font:12px Lato,Arial;margin:46px}dl{display:grid;grid-template-columns:220px 1fr;gap:6px}dt{color:#555}dd{margin:0;font-weight:bold}</style><div style="font-size:20px;color:#137">${pen.text('payer')}</div><h3>Statement of interest for tax purposes</h3><dl><dt>Customer name</dt><dd>${pen.text('accountHolder')}</dd><dt>Tax year</dt><dd>${pen.text('taxYear')}</dd><dt>Account number</dt><dd>${pen.aside('account')}</dd><dt>Total interest paid</dt><dd>£${pen.money('interest')}</dd><dt>Tax deducted</dt><dd>£${pen.money('taxDeducted')}</dd></dl><p>You do not need to do anything unless your savings interest is above your Personal Savings Allowance.</p>`,
	},
	{
		name: 'two-interest-typed',
		type: 'interest',
		html: (pen) => `<style>pre{font:12px "Liberation Mono",monospace;margin:40px}</style><pre>
${pen.text('payer').toUpperCase()}

CERTIFICATE OF INTEREST          YEAR ENDED 5 APRIL ${year(pen)}

ACCOUNT NAME      : ${pen.text('accountHolder').toUpperCase()}
ACCOUNT NO        : ${pen.aside('account')}

GROSS INTEREST    : GBP ${pen.money('interest')}
TAX DEDUCTED      : GBP ${pen.money('taxDeducted')}

PLEASE RETAIN THIS CERTIFICATE FOR YOUR TAX RETURN</pre>`,
	},
	{
		name: 'two-dividend-equiniti',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:40px}table{border-collapse:collapse;width:100%}td{padding:4px 8px;border-bottom:1px solid #ddd}.n{text-align:right}</style><b style="font-size:17px">${pen.text('company')}</b><p>Tax voucher - Dividend payment</p><table><tr><td>Registered shareholder<td class=n>${pen.text('shareholder')}</tr><tr><td>Shareholder reference<td class=n>0033-4412-08</tr><tr><td>Dividend payment date<td class=n>${pen.date('paymentDate')}</tr><tr><td>Class of share<td class=n>ORD 25P</tr><tr><td>Shares held at record date<td class=n>${pen.aside('shares')}</tr><tr><td>Dividend per share<td class=n>6.40p</tr><tr><td><b>Total dividend paid</b><td class=n><b>£${pen.money('dividend')}</b></tr></table><p>Equiniti, Aspect House, Spencer Road, Lancing</p>`,
	},
	{
		name: 'two-dividend-minutes-voucher',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:13px "Liberation Serif",serif;margin:60px}td{padding:3px 20px 3px 0}</style><center><h2>${pen.text('company')}</h2>Company registration number 09876543<h3>DIVIDEND TAX VOUCHER</h3></center><table><tr><td>Payable to:</td><td>${pen.text('shareholder')}</td></tr><tr><td>Payment date:</td><td>${pen.date('paymentDate', 'words')}</td></tr><tr><td>Number of shares:</td><td>${pen.aside('shares')}</td></tr><tr><td>Dividend amount:</td><td>£${pen.money('dividend')}</td></tr></table><p>For and on behalf of ${pen.text('company')}</p><p>.................................<br>Director</p>`,
	},
	{
		name: 'two-invoice-sole-trader',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:12px Carlito,Arial;margin:50px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #aaa;padding:5px}.n{text-align:right}</style><h1>${pen.text('supplier')}</h1><p>12 Foundry Row, Hull HU3 4TY<br>accounts@example.com</p><table style="width:50%"><tr><td>Invoice number</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Date of invoice</td><td>${pen.date('date')}</td></tr><tr><td>Payment due by</td><td>${pen.aside('due')}</td></tr></table><p>Billed to: ${pen.aside('customer')}</p><table><tr><th>Work done</th><th>Price</th></tr><tr><td>Labour</td><td class=n>£${pen.aside('first')}</td></tr><tr><td>Materials</td><td class=n>£${pen.aside('second')}</td></tr><tr><td>Subtotal</td><td class=n>£${pen.money('net')}</td></tr><tr><td>VAT 20%</td><td class=n>£${pen.money('vat')}</td></tr><tr><td><b>Amount due</b></td><td class=n><b>£${pen.money('total')}</b></td></tr></table>${pen.implied('currency')}`,
	},
	{
		name: 'two-invoice-stripe',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:12px Roboto,Arial;margin:44px}.r{display:flex;justify-content:space-between}table{width:100%;margin-top:20px}.n{text-align:right}</style><div class=r><h2>Invoice</h2><b>${pen.text('supplier')}</b></div><div>Invoice number &nbsp; ${pen.text('invoiceNumber')}<br>Date of issue &nbsp; ${pen.date('date', 'words')}<br>Date due &nbsp; ${pen.aside('due')}</div><div class=r style="margin-top:14px"><div>${pen.text('supplier')}<br>12 Foundry Row<br>Hull HU3 4TY<br>GB VAT GB123456789</div><div><b>Bill to</b><br>${pen.aside('customer')}<br>9 Castle Hill</div></div><h3>£${pen.money('total')} due ${pen.aside('due')}</h3><table><tr><td>Description<td>Qty<td class=n>Unit price<td class=n>Amount</tr><tr><td>Subscription<td>1<td class=n>£${pen.aside('first')}<td class=n>£${pen.aside('first')}</tr><tr><td>Support<td>1<td class=n>£${pen.aside('second')}<td class=n>£${pen.aside('second')}</tr><tr><td><td><td>Subtotal<td class=n>£${pen.money('net')}</tr><tr><td><td><td>VAT (20%)<td class=n>£${pen.money('vat')}</tr><tr><td><td><td>Total<td class=n>£${pen.money('total')}</tr><tr><td><td><td><b>Amount due</b><td class=n><b>£${pen.money('total')}</b></tr></table>${pen.implied('currency')}`,
	},
	{
		name: 'two-receipt-cafe',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:12px "DejaVu Sans Mono";width:290px;margin:14px}p{margin:2px 0}.r{display:flex;justify-content:space-between}</style><center><b>${pen.text('supplier')}</b><p>12 Foundry Row, Hull</p><p>Tel: 01482 555 0199</p></center><p class=r><span>Receipt: ${pen.text('invoiceNumber')}</span><span>${pen.date('date')} 09:41</span></p><hr><p class=r><span>1 x Item A</span><span>${pen.aside('first')}</span></p><p class=r><span>1 x Item B</span><span>${pen.aside('second')}</span></p><hr><p class=r><b>TOTAL</b><b>£${pen.money('total')}</b></p><p class=r><span>Contactless Mastercard</span><span>£${pen.money('total')}</span></p><p class=r><span>Includes VAT @ 20%</span><span>£${pen.money('vat')}</span></p><center>Thank you, please come again</center>${pen.implied('currency')}`,
	},
	{
		name: 'two-receipt-online-order',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:12px Lato,Arial;margin:40px;width:520px}.r{display:flex;justify-content:space-between;padding:3px 0}</style><h2>Receipt from ${pen.text('supplier')}</h2><div class=r><div>Amount paid<br><b>£${pen.money('total')}</b></div><div>Date paid<br><b>${pen.date('date', 'words')}</b></div><div>Payment method<br><b>Visa - 4242</b></div></div><h4>Summary</h4><div class=r><span>Goods</span><span>£${pen.aside('first')}</span></div><div class=r><span>Delivery</span><span>£${pen.aside('second')}</span></div><div class=r><span>Total excluding VAT</span><span>£${pen.money('net')}</span></div><div class=r><span>VAT</span><span>£${pen.money('vat')}</span></div><div class=r><b>Total</b><b>£${pen.money('total')}</b></div>${pen.implied('currency')}`,
	},
];
/** The layouts. */
export const roundTwo: readonly Layout[] = [...payslips, ...p60s, ...others];
