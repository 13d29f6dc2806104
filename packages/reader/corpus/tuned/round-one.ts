/** Documents of many kinds, drawn as payroll programs, banks and shops print them, without knowing how the reader works. Long: a layout is one line of HTML. */
import type { Layout, Pen } from '../paper.ts';

const cells = (text: string) => [...text].map((letter) => `<span class=k>${letter}</span>`).join('');
const loan = (pen: Pen, html: () => string) => (pen.aside('loanLine') ? html() : '');
const split = (amount: string) => amount.split('.') as [string, string];
const name = (pen: Pen) => `${pen.text('forenames')} ${pen.text('surname')}`;
const previous = (pen: Pen, field: string) => (pen.aside('hasPrevious') ? pen.money(field) : '');

const payslips: readonly Layout[] = [
	{
		name: 'one-payslip-sage-a4',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font:10px Arial;margin:22px}.t{width:100%;border-collapse:collapse}.t th{background:#d8e4f0;border:1px solid #555;font-weight:bold;padding:2px 4px;text-align:left}.t td{border-left:1px solid #555;border-right:1px solid #555;padding:2px 4px;vertical-align:top}.n{text-align:right!important}.e td{border-bottom:1px solid #555}</style>
<table class=t><tr><th>Employee No.</th><th>Employee Name</th><th>Process Date</th><th>National Insurance No.</th></tr><tr class=e><td>${pen.aside('payrollNumber')}</td><td>${pen.text('employeeName')}</td><td>${pen.date('payDate')}</td><td>${pen.text('nationalInsuranceNumber')}</td></tr></table>
<table class=t><tr><th>Payments</th><th class=n>Units</th><th class=n>Rate</th><th class=n>Amount</th><th>Deductions</th><th class=n>Amount</th></tr><tr style="height:150px"><td>Basic Pay<br>Bonus</td><td class=n>1.00<br>1.00</td><td class=n>${pen.aside('basic')}<br>${pen.aside('bonus')}</td><td class=n>${pen.aside('basic')}<br>${pen.aside('bonus')}</td><td>PAYE Tax<br>National Insurance<br>Pension (EE)${loan(pen, () => '<br>Student Loan')}</td><td class=n>${pen.money('incomeTax')}<br>${pen.money('nationalInsurance')}<br>${pen.money('pension')}${loan(pen, () => `<br>${pen.money('studentLoan')}`)}</td></tr></table>
<table class=t><tr><th width=34%>${pen.text('employeeName')}</th><th colspan=2 width=33%>This Period</th><th colspan=2>Year To Date</th></tr><tr class=e><td>14 Quarry Lane<br>Ambleford<br>AM4 7QT</td><td>Total Gross Pay<br>Gross for Tax<br>Earnings For NI<br><br>Payment Period</td><td class=n>${pen.money('grossPay')}<br>${pen.money('grossPay')}<br>${pen.money('grossPay')}<br><br>${pen.aside('periodWord')}ly</td><td>Total Gross Pay TD<br>Gross for Tax TD<br>Tax Paid TD<br>Earnings For NI TD<br>National Insurance TD<br>Pension TD</td><td class=n>${pen.money('payToDate')}<br>${pen.money('payToDate')}<br>${pen.money('taxToDate')}<br>${pen.money('payToDate')}<br>${pen.aside('niToDate')}<br>${pen.aside('pensionToDate')}</td></tr></table>
<table class=t><tr class=e><td>${pen.text('employerName')}</td><td>Tax Code: ${pen.text('taxCode')}</td><td>Dept: 1</td><td>Tax Period: ${pen.text('taxPeriod')}</td><td>Payment Method: BACS</td><td class=n><b>Net Pay &nbsp; ${pen.money('netPay')}</b></td></tr></table>`,
	},
	{
		name: 'one-payslip-xero',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font:12px Roboto,Arial;margin:44px;color:#222}h1{font-weight:300;margin:0}.a{display:flex;justify-content:space-between}.b{font-weight:bold}table{width:100%;border-collapse:collapse;margin-top:16px}th{text-align:left;border-bottom:2px solid #222;padding:4px 0;font-size:11px}td{border-bottom:1px solid #ddd;padding:4px 0}.n{text-align:right}</style>
<div class=a><div><h1>Payslip</h1><p>${pen.text('employeeName')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p></div><div><p class=b>${pen.text('employerName')}</p><p>Pay Period<br>01 Jun 2024 - 30 Jun 2024</p><p>Payment Date<br>${pen.date('payDate', 'words')}</p></div><div><p>Tax Code<br><b>${pen.text('taxCode')}</b></p><p>NI Number<br><b>${pen.text('nationalInsuranceNumber')}</b></p><p>NI Category<br><b>A</b></p><p>Tax Period<br><b>${pen.aside('periodWord')} ${pen.text('taxPeriod')}</b></p></div></div>
<table><tr><th>Earnings<th class=n>Hours<th class=n>Rate<th class=n>This Pay<th class=n>YTD</tr><tr><td>Salary<td class=n><td class=n><td class=n>£${pen.aside('basic')}<td></tr><tr><td>Bonus<td><td><td class=n>£${pen.aside('bonus')}<td></tr><tr class=b><td>Total Earnings<td><td><td class=n>£${pen.money('grossPay')}<td class=n>£${pen.money('payToDate')}</tr></table>
<table><tr><th>Taxes &amp; Deductions<th class=n>This Pay<th class=n>YTD</tr><tr><td>PAYE Tax<td class=n>£${pen.money('incomeTax')}<td class=n>£${pen.money('taxToDate')}</tr><tr><td>NI Employee<td class=n>£${pen.money('nationalInsurance')}<td class=n>£${pen.aside('niToDate')}</tr><tr><td>Pension - employee<td class=n>£${pen.money('pension')}<td class=n>£${pen.aside('pensionToDate')}</tr>${loan(pen, () => `<tr><td>Student Loan Plan 2<td class=n>£${pen.money('studentLoan')}<td></tr>`)}<tr class=b><td>Total Deductions<td class=n>£${pen.money('totalDeductions')}<td></tr></table>
<table><tr><th>Employer contributions<th class=n>This Pay<th></tr><tr><td>Employer NI<td class=n>£${pen.aside('employerNi')}<td></tr></table><h2 class=n>Net Pay £${pen.money('netPay')}</h2>`,
	},
	{
		name: 'one-payslip-brightpay',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font:11px "Open Sans",Arial;margin:28px}.w{border:1px solid #9ab;padding:8px}.f{display:flex;gap:10px}.f>div{flex:1}.h{background:#3f6c8f;color:#fff;padding:2px 6px}.r{display:flex;justify-content:space-between;padding:1px 6px}.tot{border-top:1px solid #888;font-weight:bold}</style>
<div class=f><div class=w><b>${pen.text('employerName')}</b><br>PAYE Ref: ${pen.text('payeReference')}</div><div class=w style="text-align:right"><b>${pen.text('employeeName')}</b><br>${pen.aside('periodWord')} ${pen.text('taxPeriod')}, 2024/25<br>Paid on ${pen.date('payDate', 'words')}</div></div><br>
<div class=f><div class=w style="padding:0"><div class=h>Payments</div><div class=r><span>${pen.aside('periodWord')}ly Pay</span><span>${pen.aside('basic')}</span></div><div class=r><span>Bonus</span><span>${pen.aside('bonus')}</span></div><div class="r tot"><span>Total</span><span>${pen.money('grossPay')}</span></div></div>
<div class=w style="padding:0"><div class=h>Deductions</div><div class=r><span>PAYE</span><span>${pen.money('incomeTax')}</span></div><div class=r><span>National Insurance</span><span>${pen.money('nationalInsurance')}</span></div><div class=r><span>Nest Pension</span><span>${pen.money('pension')}</span></div>${loan(pen, () => `<div class=r><span>Student Loan</span><span>${pen.money('studentLoan')}</span></div>`)}<div class="r tot"><span>Total</span><span>${pen.money('totalDeductions')}</span></div></div>
<div class=w style="padding:0"><div class=h>Year to Date</div><div class=r><span>Gross Pay</span><span>${pen.money('payToDate')}</span></div><div class=r><span>PAYE</span><span>${pen.money('taxToDate')}</span></div><div class=r><span>NICs</span><span>${pen.aside('niToDate')}</span></div><div class=r><span>Employee Pension</span><span>${pen.aside('pensionToDate')}</span></div></div></div><br>
<div class=f><div class=w>NI Number: ${pen.text('nationalInsuranceNumber')}<br>NI Table: A</div><div class=w>Tax Code: ${pen.text('taxCode')}<br>Works Number: ${pen.aside('payrollNumber')}</div><div class=w style="font-size:15px">Net Pay <b style="float:right">£${pen.money('netPay')}</b></div></div>`,
	},
	{
		name: 'one-payslip-quickbooks',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font:11px Lato,Arial;margin:36px}table{border-collapse:collapse;width:100%;margin:8px 0}td,th{padding:3px 6px;text-align:left}th{background:#f4f5f8;border-bottom:1px solid #babec5}.n{text-align:right}.box{background:#f4f5f8;padding:12px}.box b{font-size:17px}</style>
<table><tr><td><b>EMPLOYER</b><br>${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford AM1 2BB</td><td><b>EMPLOYEE</b><br>${pen.text('employeeName')}<br>14 Quarry Lane<br>Ambleford AM4 7QT</td><td class=box><small>NET PAY</small><br><b>£${pen.money('netPay')}</b></td></tr></table>
<table><tr><th>PAY DATE</th><th>TAX PERIOD</th><th>TAX CODE</th><th>NI NUMBER</th><th>NI CATEGORY</th></tr><tr><td>${pen.date('payDate')}</td><td>${pen.text('taxPeriod')}</td><td>${pen.text('taxCode')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>A</td></tr></table>
<table><tr><th>PAY</th><th class=n>Hours</th><th class=n>Rate</th><th class=n>Current</th><th class=n>YTD</th></tr><tr><td>Basic</td><td class=n>-</td><td class=n>-</td><td class=n>${pen.aside('basic')}</td><td></td></tr><tr><td>Bonus</td><td class=n>-</td><td class=n>-</td><td class=n>${pen.aside('bonus')}</td><td></td></tr></table>
<table><tr><th>DEDUCTIONS</th><th class=n>Current</th><th class=n>YTD</th></tr><tr><td>Income Tax</td><td class=n>${pen.money('incomeTax')}</td><td class=n>${pen.money('taxToDate')}</td></tr><tr><td>National Insurance</td><td class=n>${pen.money('nationalInsurance')}</td><td class=n>${pen.aside('niToDate')}</td></tr><tr><td>Employee Pension Contribution</td><td class=n>${pen.money('pension')}</td><td class=n>${pen.aside('pensionToDate')}</td></tr>${loan(pen, () => `<tr><td>Student Loan</td><td class=n>${pen.money('studentLoan')}</td><td></td></tr>`)}</table>
<table><tr><th>SUMMARY</th><th class=n>Current</th><th class=n>YTD</th></tr><tr><td>Total Pay</td><td class=n>£${pen.money('grossPay')}</td><td class=n>£${pen.money('payToDate')}</td></tr><tr><td>Total Deductions</td><td class=n>£${pen.money('totalDeductions')}</td><td></td></tr><tr><td>Net Pay</td><td class=n>£${pen.money('netPay')}</td><td class=n>£${pen.aside('netToDate')}</td></tr></table>`,
	},
	{
		name: 'one-payslip-nhs-esr',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font:8.5px Arial;margin:16px}table{width:100%;border-collapse:collapse}td{border:1px solid #3a7;padding:2px 4px;vertical-align:top;height:24px}td i{display:block;font:6.5px Arial;color:#064}.n{text-align:right}.p td{height:auto;border:0;border-left:1px solid #3a7;border-right:1px solid #3a7}</style>
<table><tr><td><i>ASSIGNMENT NUMBER</i>2${pen.aside('payrollNumber')}7</td><td><i>EMPLOYEE NAME</i>${pen.text('employeeName')}</td><td><i>LOCATION</i>Ward 11</td></tr><tr><td><i>DEPARTMENT</i>Outpatients</td><td><i>JOB TITLE</i>Officer</td><td><i>PAYSCALE DESCRIPTION</i>Band 5</td></tr><tr><td><i>SAL/WAGE</i>${pen.aside('basic')}</td><td><i>PT SAL/WAGE</i></td><td><i>TAX OFFICE REF</i>${pen.text('payeReference')}</td></tr><tr><td><i>TAX OFFICE NAME</i>CENTRAL</td><td><i>TAX CODE</i>${pen.text('taxCode')}</td><td><i>NI NUMBER</i>${pen.text('nationalInsuranceNumber')}</td></tr></table>
<table class=p><tr><td colspan=5 style="border:1px solid #3a7"><b>PAY AND ALLOWANCES</b> (- = MINUS AMOUNT)</td><td colspan=3 style="border:1px solid #3a7"><b>DEDUCTIONS</b> (R INDICATES REFUND)</td></tr><tr><td>DESCRIPTION<td>WKD/EARNED<td>PAID/DUE<td>RATE<td class=n>AMOUNT<td>DESCRIPTION<td class=n>AMOUNT<td class=n>BALANCE C/F</tr><tr><td>Basic Pay<td>162.95<td>162.95<td><td class=n>${pen.aside('basic')}<td>PAYE<td class=n>${pen.money('incomeTax')}<td></tr><tr><td>Bonus<td><td><td><td class=n>${pen.aside('bonus')}<td>NI A<td class=n>${pen.money('nationalInsurance')}<td></tr><tr><td><td><td><td><td><td>Pension NHS<td class=n>${pen.money('pension')}<td></tr>${loan(pen, () => `<tr><td><td><td><td><td><td>Student Loan<td class=n>${pen.money('studentLoan')}<td></tr>`)}</table>
<table><tr><td rowspan=3><b>YEAR TO DATE BALANCES</b> (THIS EMPLOYMENT ONLY)</td><td><i>GROSS PAY</i><span>${pen.money('payToDate')}</span></td><td><i>NI LETTER</i>A</td><td><i>TAXABLE PAY</i>${pen.money('payToDate')}</td></tr><tr><td><i>NI PAY</i>${pen.money('payToDate')}</td><td><i>OTHER NI PAY</i></td><td><i>TAX PAID</i>${pen.money('taxToDate')}</td></tr><tr><td><i>NI CONTS</i>${pen.aside('niToDate')}</td><td><i>OTHER NI CONTS</i></td><td><i>PENSION CONTS</i>${pen.aside('pensionToDate')}</td></tr></table>
<table><tr><td rowspan=2><b>THIS PERIOD SUMMARY</b></td><td><i>PENSIONABLE PAY</i>${pen.aside('basic')}</td><td><i>TAX PERIOD</i>${pen.text('taxPeriod')}</td><td><i>FREQUENCY</i>${pen.aside('periodWord')}</td><td><i>PERIOD END DATE</i>30/06/2024</td><td><i>GROSS PAY</i>${pen.money('grossPay')}</td></tr><tr><td><i>TAXABLE PAY</i>${pen.money('grossPay')}</td><td><i>PAY DATE</i>${pen.date('payDate', 'words')}</td><td><i>PAY METHOD</i>BACS</td><td><i>TOTAL DEDUCTIONS</i>${pen.money('totalDeductions')}</td><td><i>NET PAY</i>${pen.money('netPay')}</td></tr></table><p style="font-size:11px">${pen.text('employerName')}</p>`,
	},
	{
		name: 'one-payslip-moneysoft',
		type: 'payslip',
		html: (pen) => {
			const row = (a: string, b: string, c: string, d: string) =>
				`<tr><td>${a}</td><td class=n>${b}</td><td class=g></td><td>${c}</td><td class=n>${d}</td></tr>`;
			return `<style>body{font:11px "Liberation Serif",serif;margin:40px;width:600px}table{width:100%;border-collapse:collapse}.n{text-align:right}.g{width:30px}h3{margin:4px 0;text-align:center}.u{border-top:1px solid #000}</style><h3>${pen.text('employerName')}</h3><hr><table><tr><td>Employee: <b>${pen.text('employeeName')}</b></td><td>Ref: ${pen.aside('payrollNumber')}</td><td class=n>Date: <b>${pen.date('payDate', 'short')}</b></td></tr><tr><td>NI No: ${pen.text('nationalInsuranceNumber')} &nbsp; NI Cat: A</td><td>Tax Code: ${pen.text('taxCode')}</td><td class=n>${pen.aside('periodWord')}: ${pen.text('taxPeriod')}</td></tr></table><hr><table>
${row('Salary', pen.aside('basic'), 'Income Tax', pen.money('incomeTax'))}${row('Bonus', pen.aside('bonus'), "Employee's NIC", pen.money('nationalInsurance'))}${row('', '', "Employee's pension", pen.money('pension'))}${loan(pen, () => row('', '', 'Student loan', pen.money('studentLoan')))}<tr class=u><td>Total pay</td><td class=n>${pen.money('grossPay')}</td><td></td><td>Total deductions</td><td class=n>${pen.money('totalDeductions')}</td></tr></table><hr><table><tr><td>Taxable pay to date<td>Tax to date<td>Employee's NIC to date<td>Employer's NIC<td class=n><b>NET PAY</b></tr><tr><td>${pen.money('payToDate')}<td>${pen.money('taxToDate')}<td>${pen.aside('niToDate')}<td>${pen.aside('employerNi')}<td class=n><b>£${pen.money('netPay')}</b></tr></table>`;
		},
	},
	{
		name: 'one-payslip-sap',
		type: 'payslip',
		html: (pen) => {
			const l = (code: string, text: string, amount: string, total = '') =>
				`${code.padEnd(6)}${text.padEnd(26)}${amount.padStart(12)}${total.padStart(14)}`;
			return `<style>pre{font:11px "Liberation Mono",monospace;margin:30px}</style><pre>
${pen.text('employerName')}                                   Payslip
                                                        Pay date  ${pen.date('payDate').replaceAll('/', '.')}
Personnel no.   000${pen.aside('payrollNumber')}
Name            ${pen.text('employeeName')}
NI number       ${pen.text('nationalInsuranceNumber')}          NI cat.  A
Tax code        ${pen.text('taxCode')}              Tax basis  Cumulative
Tax period      ${pen.text('taxPeriod')}

Code  Wage type                       Amount  Year to date
----------------------------------------------------------
${l('1000', 'Basic pay', pen.aside('basic'))}
${l('2010', 'Bonus', pen.aside('bonus'))}
${l('/101', 'Total gross', pen.money('grossPay'), pen.money('payToDate'))}

${l('/401', 'PAYE', pen.money('incomeTax'), pen.money('taxToDate'))}
${l('/411', 'NI employee', pen.money('nationalInsurance'), pen.aside('niToDate'))}
${l('/501', 'Pension employee', pen.money('pension'), pen.aside('pensionToDate'))}
${loan(pen, () => l('/601', 'Student loan', pen.money('studentLoan')))}

${l('/559', 'Net pay', pen.money('netPay'))}
----------------------------------------------------------
Payment by bank transfer, sort code 00-00-00</pre>`;
		},
	},
	{
		name: 'one-payslip-weekly-plain',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:13px Carlito,Calibri,sans-serif;margin:50px;width:520px}td{padding:2px 10px 2px 0}.n{text-align:right}</style><p><b>PAYSLIP</b></p><p>${pen.text('employerName')}, Unit 5, Kiln Yard, Ambleford AM1 2BB</p><table><tr><td>Employee</td><td>${pen.text('employeeName')}</td></tr><tr><td>NINO</td><td>${pen.text('nationalInsuranceNumber').replace(/(..)(?=.)/g, '$1 ')}</td></tr><tr><td>${pen.aside('periodWord')} no.</td><td>${pen.text('taxPeriod')}</td></tr><tr><td>Payment date</td><td>${pen.date('payDate')}</td></tr><tr><td>Tax code</td><td>${pen.text('taxCode')}</td></tr></table><br><table><tr><td>Hours worked</td><td></td><td class=n>${pen.aside('hours')}</td></tr><tr><td>Rate per hour</td><td></td><td class=n>15.50</td></tr><tr><td>Wages</td><td></td><td class=n>${pen.aside('basic')}</td></tr><tr><td>Bonus</td><td></td><td class=n>${pen.aside('bonus')}</td></tr><tr><td><b>Gross pay</b></td><td>A</td><td class=n>${pen.money('grossPay')}</td></tr><tr><td>Less: PAYE income tax</td><td></td><td class=n>${pen.money('incomeTax')}</td></tr><tr><td>Less: NI</td><td></td><td class=n>${pen.money('nationalInsurance')}</td></tr><tr><td>Less: pension</td><td></td><td class=n>${pen.money('pension')}</td></tr>${loan(pen, () => `<tr><td>Less: student loan</td><td></td><td class=n>${pen.money('studentLoan')}</td></tr>`)}<tr><td>Total deductions</td><td>B</td><td class=n>${pen.money('totalDeductions')}</td></tr><tr><td><b>Net pay (A - B)</b></td><td></td><td class=n><b>${pen.money('netPay')}</b></td></tr></table><p>Year to date: gross pay £${pen.money('payToDate')}, tax £${pen.money('taxToDate')}</p>`,
	},
];

const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;

const p60s: readonly Layout[] = [
	{
		name: 'one-p60-hmrc-single-sheet',
		type: 'p60',
		html: (pen) => {
			const box = (amount: string) => {
				const [pounds, pence] = amount === '' ? ['', ''] : split(amount);
				return `<span class=m>£ <u style="min-width:70px">${pounds}</u><u style="min-width:24px">${pence}</u></span>`;
			};
			const line = (label: string, pay: string, tax: string) =>
				`<tr><td>${label}</td><td>${box(pay)}</td><td>${box(tax)}</td></tr>`;
			return `<style>body{font:10px Arial;margin:24px}u{display:inline-block;border:1px solid #d48;height:16px;text-align:right;padding:2px 4px;text-decoration:none;margin-right:3px}.k{display:inline-block;border:1px solid #d48;width:15px;height:16px;text-align:center;margin-right:1px}table{border-collapse:collapse}td,th{padding:3px 8px;text-align:left;font-weight:normal}.c{display:grid;grid-template-columns:1fr 1fr;gap:18px}</style><div class=c><div><b style="font-size:17px">P60 End of Year Certificate</b><br>This is a printed copy of an eP60</div><div>Tax year to 5 April <span style="letter-spacing:4px;border:1px solid #d48;padding:3px">${year(pen)}</span></div></div><hr>
<p><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return.<br>You also need it to make a claim for tax credits and Universal Credit.</p>
<div class=c><div><b>Employee's details</b><br>Surname<br><u style="width:220px;text-align:left">${pen.text('surname')}</u><br>Forenames or initials<br><u style="width:220px;text-align:left">${pen.text('forenames')}</u></div><div>National Insurance number<br>${cells(pen.text('nationalInsuranceNumber'))}<br>Works/payroll number<br><u style="width:120px;text-align:left">${pen.text('worksNumber')}</u></div></div>
<p><b>Pay and Income Tax details</b></p><table><tr><th></th><th>Pay<br>£ &emsp;&emsp;&emsp;&emsp; p</th><th>Tax deducted<br>£ &emsp;&emsp;&emsp;&emsp; p</th></tr>${line('In previous employment(s)', previous(pen, 'payInPreviousEmployments'), previous(pen, 'taxInPreviousEmployments'))}${line('★ In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${line('Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table><p>Final tax code ${cells(pen.text('finalTaxCode'))}</p>
<p><b>National Insurance contributions in this employment</b></p><table style="border:1px solid #d48"><tr><td>NIC<br>table<br>letter</td><td>Earnings at the Lower Earnings Limit (LEL)<br>(where earnings are equal to or exceed the LEL)<br>£</td><td>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</td><td>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</td><td>Employee's contributions due on all earnings above the PT<br>£ &emsp; p</td></tr><tr><td>${pen.text('nicTableLetter')}</td><td>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>${pen.pounds('earningsToPrimaryThreshold')}</td><td>${pen.pounds('earningsToUpperEarningsLimit')}</td><td>${pen.money('employeeNationalInsurance')}</td></tr></table>
<p>Other details</p><table><tr><td>Student Loan deductions in this employment (whole £s only)</td><td>£ <u style="min-width:60px">${pen.aside('hasLoan') ? pen.pounds('studentLoan') : ''}</u></td></tr><tr><td>Postgraduate Loan deductions in this employment (whole £s only)</td><td>£ <u style="min-width:60px">${pen.aside('hasLoan') ? pen.pounds('postgraduateLoan') : ''}</u></td></tr></table>
<p>Your employer's full name and address (including postcode)</p><u style="width:300px;height:auto;text-align:left">${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford<br>AM1 2BB</u><p>Employer PAYE reference <u style="min-width:120px;text-align:left">${pen.text('payeReference')}</u></p><p>Certificate by Employer/Paying Office: This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay is included.</p>`;
		},
	},
	{
		name: 'one-p60-sage-substitute',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:9px Arial;margin:20px}.l{float:left;width:30%}.r{margin-left:33%}table{border-collapse:collapse;width:100%}td{border:1px solid #000;padding:3px}.s{font-size:7px}.n{text-align:right}</style><h3>P60 End of Year Certificate &nbsp;&nbsp; Tax Year to 5 April ${year(pen)}</h3><div class=l><p class=s><b>To the employee</b><br>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits or to renew your claim. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p></div><div class=r><table><tr><td class=s>Surname</td><td>${pen.text('surname')}</td><td class=s>Forenames or initials</td><td>${pen.text('forenames')}</td></tr><tr><td class=s>National Insurance number</td><td>${pen.text('nationalInsuranceNumber')}</td><td class=s>Works/payroll number</td><td>${pen.text('worksNumber')}</td></tr></table><br><table><tr><td class=s>Pay and Income Tax details</td><td class="s n">Pay £</td><td class="s n">Tax deducted £</td></tr><tr><td class=s>In previous employment(s)</td><td class=n>${pen.aside('hasPrevious') ? pen.money('payInPreviousEmployments') : '0.00'}</td><td class=n>${pen.aside('hasPrevious') ? pen.money('taxInPreviousEmployments') : '0.00'}</td></tr><tr><td class=s>In this employment *</td><td class=n>${pen.money('payInThisEmployment')}</td><td class=n>${pen.money('taxInThisEmployment')}</td></tr><tr><td class=s>Total for year</td><td class=n>${pen.money('totalPay')}</td><td class=n>${pen.money('totalTax')}</td></tr><tr><td class=s>* Figures shown here should be used for your tax return, if you get one</td><td class=s>Final tax code</td><td>${pen.text('finalTaxCode')}</td></tr></table>${pen.aside('hasPrevious') ? '' : pen.implied('payInPreviousEmployments') + pen.implied('taxInPreviousEmployments')}<br><table><tr class=s><td>NIC Letter</td><td>Earnings at the LEL (where earnings are equal to or exceed the LEL) £</td><td>Earnings above the LEL, up to and including the PT £</td><td>Earnings above the PT, up to and including the UEL £</td><td>Employee's contributions due on all earnings above the PT £</td></tr><tr><td>${pen.text('nicTableLetter')}</td><td class=n>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class=n>${pen.pounds('earningsToPrimaryThreshold')}</td><td class=n>${pen.pounds('earningsToUpperEarningsLimit')}</td><td class=n>${pen.money('employeeNationalInsurance')}</td></tr></table><br><table><tr><td class=s>Statutory payments included in the pay "In this employment" figure above</td><td class=s>SMP £</td><td class=s>SPP £</td><td class=s>SAP £</td></tr></table><table><tr><td class=s>Student Loan deductions in this employment £</td><td class=n>${pen.pounds('studentLoan')}</td><td class=s>Postgraduate Loan deductions £</td><td class=n>${pen.pounds('postgraduateLoan')}</td></tr></table></div><p style="clear:both"><span class=s>Employer's name and address</span><br>${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford<br>AM1 2BB</p><p><span class=s>Employer PAYE reference</span> ${pen.text('payeReference')}</p>`,
	},
	{
		name: 'one-p60-adp-online',
		type: 'p60',
		html: (pen) => {
			const f = (label: string, value: string) => `<div class=f><label>${label}</label><p>${value}</p></div>`;
			return `<style>body{font:12px Lato,Arial;margin:40px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:6px 24px}label{font-size:9px;text-transform:uppercase;color:#777}.f p{margin:1px 0 8px}h4{background:#d0271d;color:#fff;padding:4px 8px}</style><h2>P60 - End of Year Certificate ${pen.text('taxYear').replace('-', '/')}</h2><h4>Employment</h4><div class=g>${f('Employer name', pen.text('employerName'))}${f('Employer PAYE reference', pen.text('payeReference'))}${f('Payroll ID', pen.text('worksNumber'))}${f('Employee', name(pen))}${f('NI Number', pen.text('nationalInsuranceNumber').replace(/(..)(?=.)/g, '$1 '))}${f('Final tax code', pen.text('finalTaxCode'))}</div><h4>Pay &amp; Tax</h4><div class=g>${f('Pay in this employment', `£${pen.money('payInThisEmployment')}`)}${f('Tax in this employment', `£${pen.money('taxInThisEmployment')}`)}<div></div>${f('Pay in previous employment', pen.aside('hasPrevious') ? `£${pen.money('payInPreviousEmployments')}` : '-')}${f('Tax in previous employment', pen.aside('hasPrevious') ? `£${pen.money('taxInPreviousEmployments')}` : '-')}<div></div>${f('Total pay for the year', `£${pen.money('totalPay')}`)}${f('Total tax for the year', `£${pen.money('totalTax')}`)}</div><h4>National Insurance</h4><div class=g>${f('Table letter', pen.text('nicTableLetter'))}${f('Employee contributions', `£${pen.money('employeeNationalInsurance')}`)}</div><h4>Loans</h4><div class=g>${f('Student loan deductions', `£${pen.money('studentLoan')}`)}${f('Postgraduate loan deductions', `£${pen.money('postgraduateLoan')}`)}</div>`;
		},
	},
	{
		name: 'one-p60-iris-dense',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:9px "DejaVu Sans Condensed",Arial;margin:18px}.b{border:1px solid #444;padding:4px;margin-bottom:4px}.f{display:flex;justify-content:space-between}.n{text-align:right}td{padding:1px 10px}</style><div class="b f"><span><b>P60</b> END OF YEAR CERTIFICATE</span><span>Tax year ended 5 April <b>${year(pen)}</b></span></div><div class=b><b>Employer:</b> ${pen.text('employerName')} &nbsp; <b>PAYE Ref:</b> ${pen.text('payeReference')}<br>Unit 5, Kiln Yard, Ambleford, AM1 2BB</div><div class="b f"><span>Name: <b>${name(pen)}</b></span><span>Ref: ${pen.aside('worksNumber')}</span><span>N.I. Number: <b>${pen.text('nationalInsuranceNumber')}</b></span><span>Tax Code: <b>${pen.text('finalTaxCode')}</b></span></div><div class=b><table><tr><td></td><td class=n>Previous</td><td class=n>This Employment</td><td class=n>Total</td></tr><tr><td>Taxable Pay</td><td class=n>${previous(pen, 'payInPreviousEmployments')}</td><td class=n>${pen.money('payInThisEmployment')}</td><td class=n>${pen.money('totalPay')}</td></tr><tr><td>Tax</td><td class=n>${previous(pen, 'taxInPreviousEmployments')}</td><td class=n>${pen.money('taxInThisEmployment')}</td><td class=n>${pen.money('totalTax')}</td></tr></table></div><div class=b>NI Table <b>${pen.text('nicTableLetter')}</b> &emsp; Employee NI <b>${pen.money('employeeNationalInsurance')}</b> &emsp; Student Loan <b>${pen.money('studentLoan')}</b> &emsp; PG Loan <b>${pen.money('postgraduateLoan')}</b></div>`,
	},
];

const p45s: readonly Layout[] = [
	{
		name: 'one-p45-hmrc-part-1a',
		type: 'p45',
		html: (pen) => {
			const [d = '', m = '', y = ''] = pen.date('leavingDate').split('/');
			const [office = '', reference = ''] = pen.text('payeReference').split('/');
			const box = (amount: string) => {
				const [pounds, pence] = split(amount);
				return `£ <span class=b style="width:80px">${pounds}</span>.<span class=b style="width:22px">${pence}</span>p`;
			};
			return `<style>body{font:9px Arial;margin:24px}.k{display:inline-block;border:1px solid #47a;width:13px;height:15px;text-align:center;font:12px "Liberation Mono"}.b{display:inline-block;border:1px solid #47a;height:15px;text-align:right;padding:1px 3px;font:12px "Liberation Mono"}.c{float:left;width:47%;margin-right:2%}p{margin:6px 0}b.i{margin-right:6px}</style><h3>P45 Part 1A<br>Details of employee leaving work</h3><p>Copy for employee</p><div class=c><p><b class=i>1</b>Employer PAYE reference<br>Office number &emsp; Reference number<br>${cells(office)} / ${cells(reference)}</p><p><b class=i>2</b>Employee's National Insurance number<br>${cells(pen.text('nationalInsuranceNumber'))}</p><p><b class=i>3</b>Title - enter MR, MRS, MISS, MS or other title<br><span class=b style="width:60px">MS</span></p><p>Surname or family name<br><span class=b style="width:200px;text-align:left">${pen.text('surname')}</span></p><p>First or given name(s)<br><span class=b style="width:200px;text-align:left">${pen.text('forenames')}</span></p><p><b class=i>4</b>Leaving date DD MM YYYY<br>${cells(d)}&nbsp;${cells(m)}&nbsp;${cells(y)}</p><p><b class=i>5</b>Student Loan deductions<br><span class=k></span> Enter Y if Student Loan deduction is due to be made</p><p><b class=i>6</b>Tax Code at leaving date<br>${cells(pen.text('taxCode'))}<br>If week 1 or month 1 applies, enter 'X' in the box below.<br>Week 1/Month 1 <span class=k></span></p><p><b class=i>7</b>Last entries on P11 Deductions Working Sheet. Complete only if Tax Code is cumulative.<br>Week number <span class=b style="width:24px"></span> Month number <span class=b style="width:24px">${pen.aside('monthNumber')}</span><br>Total pay to date<br>${box(pen.money('totalPayToDate'))}<br>Total tax to date<br>${box(pen.money('totalTaxToDate'))}</p></div><div class=c><p><b class=i>8</b>This employment pay and tax. Leave blank if the Tax Code is cumulative and the amounts are the same as box 7.<br>Total pay in this employment<br>${box(pen.money('payInThisEmployment'))}<br>Total tax in this employment<br>${box(pen.money('taxInThisEmployment'))}</p><p><b class=i>9</b>Works number/Payroll number and Department or branch (if any)<br><span class=b style="width:200px;text-align:left">${pen.aside('payrollNumber')}</span></p><p><b class=i>10</b>Gender. Enter 'X' in the appropriate box<br>Male <span class=k></span> Female <span class=k>X</span></p><p><b class=i>11</b>Date of birth DD MM YYYY<br>${cells('14')} ${cells('02')} ${cells('1988')}</p><p><b class=i>12</b>Employee's private address<br><span class=b style="height:60px;width:220px;text-align:left">14 Quarry Lane<br>Ambleford</span><br>Postcode<br>${cells('AM47QT')}</p><p><b class=i>13</b>I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address<br><span class=b style="height:60px;width:260px;text-align:left">${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford</span><br>Postcode<br>${cells('AM12BB')}</p><p>Date DD MM YYYY<br>${cells('21')} ${cells('11')} ${cells('2024')}</p></div><p style="clear:both">P45(Online) Part 1A &emsp; HMRC 10/08</p>`;
		},
	},
	{
		name: 'one-p45-parts-2-and-3',
		type: 'p45',
		html: (pen) => {
			const part = (title: string) =>
				`<div style="page-break-after:always"><h3>P45 ${title}</h3><table><tr><td>Employer PAYE reference</td><td>${pen.text('payeReference')}</td></tr><tr><td>Employee's National Insurance number</td><td>${pen.text('nationalInsuranceNumber')}</td></tr><tr><td>Title</td><td>MR</td></tr><tr><td>Surname</td><td>${pen.text('surname')}</td></tr><tr><td>First name(s)</td><td>${pen.text('forenames')}</td></tr><tr><td>Date of leaving</td><td>${pen.date('leavingDate')}</td></tr><tr><td>Student Loan deductions to continue</td><td>N</td></tr><tr><td>Tax code at leaving date</td><td>${pen.text('taxCode')}</td></tr><tr><td>${pen.aside('periodWord')} number</td><td>${pen.aside('monthNumber')}</td></tr><tr><td>Total pay to date</td><td>£ ${pen.money('totalPayToDate')}</td></tr><tr><td>Total tax to date</td><td>£ ${pen.money('totalTaxToDate')}</td></tr></table></div>`;
			return `<style>body{font:12px Arial;margin:40px}td{border:1px solid #aaa;padding:5px 10px}table{border-collapse:collapse}</style>${part('Part 1A - Copy for employee')}${part('Part 2 - Copy for new employer')}${part('Part 3 - New employer details')}`;
		},
	},
];

const savings: readonly Layout[] = [
	{
		name: 'one-interest-bank-letter',
		type: 'interest',
		html: (pen) =>
			`<style>body{font:12px "Open Sans",Arial;margin:50px}table{border-collapse:collapse}td,th{padding:5px 16px 5px 0;text-align:left;border-bottom:1px solid #ccc}</style><p style="font-size:20px;color:#063">${pen.text('payer')}</p><p>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p><p>12 May ${pen.aside('yearEnd')}</p><h3>Your annual interest statement for the tax year 6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h3><p>This summary shows the interest we paid you. You may need it to complete your tax return.</p><table><tr><th>Account</th><th>Account number</th><th>Gross interest</th><th>Tax deducted</th><th>Net interest</th></tr><tr><td>Easy Saver</td><td>${pen.aside('account')}</td><td>£${pen.money('interest')}</td><td>£${pen.money('taxDeducted')}</td><td>£${pen.money('interest')}</td></tr></table><p>Please keep this for your records.</p>`,
	},
	{
		name: 'one-interest-society-certificate',
		type: 'interest',
		html: (pen) =>
			`<style>body{font:11px Lato,Arial;margin:40px}.f{display:flex;justify-content:space-between;border-bottom:1px dotted #777;padding:4px 0}.h{text-align:center}</style><div class=h><h2>${pen.text('payer')}</h2><b>CERTIFICATE OF INTEREST PAID</b><br>Year ended 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</div><br><div class=f><span>Name(s) of account holder(s)</span><span>${pen.text('accountHolder')}</span></div><div class=f><span>Account number</span><span>${pen.aside('account')}</span></div><div class=f><span>Balance at 5 April</span><span>£18,204.11</span></div><div class=f><span>Interest paid in the year (gross)</span><span>£${pen.money('interest')}</span></div><div class=f><span>Income tax deducted</span><span>£${pen.money('taxDeducted')}</span></div><p>Interest is paid gross. Registered office: 1 Bridge Street, Ambleford. Authorised by the Prudential Regulation Authority.</p>`,
	},
	{
		name: 'one-dividend-registrar',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:10px Arial;margin:30px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:4px;text-align:center}.f{display:flex;justify-content:space-between}</style><div class=f><div><b style="font-size:15px">${pen.text('company')}</b><br>Registered in England No 01234567</div><div><b>DIVIDEND CONFIRMATION</b><br>Final dividend for the year ended 31 March 2024</div></div><p>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p><table><tr><th>Shareholder reference number</th><th>Record date</th><th>Payment date</th></tr><tr><td>C0003344120</td><td>07 June 2024</td><td>${pen.date('paymentDate', 'words')}</td></tr></table><br><table><tr><th>Share class</th><th>Number of shares held</th><th>Dividend rate per share</th><th>Dividend payable</th></tr><tr><td>Ordinary 10p</td><td>${pen.aside('shares')}</td><td>12.5p</td><td>£${pen.money('dividend')}</td></tr></table><p>The dividend has been paid to the bank account shown on the register. Keep this voucher: you may need it for your tax return.</p>`,
	},
	{
		name: 'one-dividend-small-company',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:13px Carlito,serif;margin:60px}h2,h3{text-align:center}</style><h2>${pen.text('company')}</h2><h3>DIVIDEND VOUCHER</h3><p>Company number: 09876543<br>Registered office: 4 Mill Street, Ambleford, AM1 4DT</p><p>Shareholder: ${pen.text('shareholder')}<br>Address: 14 Quarry Lane, Ambleford, AM4 7QT</p><p>Date of payment: ${pen.date('paymentDate')}</p><p>Interim dividend for the year ended 31 March 2025 on ${pen.aside('shares')} ordinary shares of £1 each</p><p>Amount of dividend: £${pen.money('dividend')}</p><p style="margin-top:50px">Signed ______________________ Director</p><p>This voucher should be kept with your tax records.</p>`,
	},
];

const bills: readonly Layout[] = [
	{
		name: 'one-invoice-xero',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:12px Roboto,Arial;margin:44px}.f{display:flex;justify-content:space-between}table{width:100%;border-collapse:collapse;margin-top:24px}th,td{border-bottom:1px solid #ccc;padding:6px 0;text-align:left}.n{text-align:right}</style><div class=f><div><h1>TAX INVOICE</h1>${pen.aside('customer')}<br>9 Castle Hill<br>AMBLEFORD<br>AM2 3CD</div><div><b>Invoice Date</b><br>${pen.date('date', 'words')}<br><b>Invoice Number</b><br>${pen.text('invoiceNumber')}<br><b>VAT Number</b><br>123456789</div><div>${pen.text('supplier')}<br>Attention: Accounts<br>12 Foundry Row<br>HULL HU3 4TY</div></div><table><tr><th>Description<th class=n>Quantity<th class=n>Unit Price<th class=n>VAT<th class=n>Amount GBP</tr><tr><td>Supplies<td class=n>1.00<td class=n>${pen.aside('first')}<td class=n>20%<td class=n>${pen.aside('first')}</tr><tr><td>Fitting<td class=n>1.00<td class=n>${pen.aside('second')}<td class=n>20%<td class=n>${pen.aside('second')}</tr><tr><td colspan=4 class=n>Subtotal<td class=n>${pen.money('net')}</tr><tr><td colspan=4 class=n>TOTAL VAT 20%<td class=n>${pen.money('vat')}</tr><tr><td colspan=4 class=n><b>TOTAL GBP</b><td class=n><b>${pen.money('total')}</b></tr></table><p><b>Due Date: ${pen.aside('due')}</b><br>Bank: 00-00-00 12345678</p>${pen.implied('currency')}`,
	},
	{
		name: 'one-invoice-trade',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:34px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:4px}.n{text-align:right}</style><table style="border:0"><tr><td style="border:0;font-size:20px"><b>${pen.text('supplier')}</b><div style="font-size:11px">12 Foundry Row, Hull HU3 4TY · Tel 01482 555 0199 · VAT Reg No GB 123 4567 89</div></td><td style="border:0;font-size:20px" class=n>INVOICE</td></tr></table><br><table><tr><th>Invoice To</th><th>Deliver To</th></tr><tr><td>${pen.aside('customer')}<br>9 Castle Hill<br>Ambleford AM2 3CD</td><td>Site office</td></tr></table><br><table><tr><th>Invoice No</th><th>Invoice/Tax Date</th><th>Order No</th><th>Account No</th></tr><tr><td>${pen.text('invoiceNumber')}</td><td>${pen.date('date')}</td><td>PO-7781</td><td>RID001</td></tr></table><br><table><tr><th>Qty</th><th>Details</th><th class=n>Unit Price</th><th class=n>Net Amt</th><th class=n>VAT Rate</th><th class=n>VAT</th></tr><tr><td>1</td><td>Goods</td><td class=n>${pen.aside('first')}</td><td class=n>${pen.aside('first')}</td><td class=n>20.00</td><td class=n></td></tr><tr><td>1</td><td>Carriage</td><td class=n>${pen.aside('second')}</td><td class=n>${pen.aside('second')}</td><td class=n>20.00</td><td></td></tr></table><table style="width:45%;margin-left:55%;margin-top:10px"><tr><td>Total Net Amount</td><td class=n>£${pen.money('net')}</td></tr><tr><td>Total VAT Amount</td><td class=n>£${pen.money('vat')}</td></tr><tr><td><b>Invoice Total</b></td><td class=n><b>£${pen.money('total')}</b></td></tr></table>${pen.implied('currency')}`,
	},
	{
		name: 'one-receipt-email-pdf',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:13px "Open Sans",Arial;margin:40px;width:460px}table{width:100%}td{padding:3px 0}.n{text-align:right}</style><h2>${pen.text('supplier')}</h2><p>Thanks for your order! Here is your receipt.</p><p>Receipt number ${pen.text('invoiceNumber')}<br>Date ${pen.date('date', 'words')}<br>Payment method Visa ending 4242</p><table><tr><td>Item one<td class=n>£${pen.aside('first')}</tr><tr><td>Item two<td class=n>£${pen.aside('second')}</tr><tr><td>Subtotal<td class=n>£${pen.money('net')}</tr><tr><td>VAT (20%)<td class=n>£${pen.money('vat')}</tr><tr><td><b>Total paid</b><td class=n><b>£${pen.money('total')}</b></tr></table>${pen.implied('currency')}`,
	},
	{
		name: 'one-receipt-till-vat-table',
		type: 'receipt',
		html: (
			pen,
		) => `<style>pre{font:12px "Liberation Mono",monospace;margin:20px}</style><pre>${pen.text('supplier')}
 12 FOUNDRY ROW, HULL
 VAT NO: GB123456789

GOODS            ${pen.aside('first').padStart(10)} A
SUNDRIES         ${pen.aside('second').padStart(10)} A

TOTAL           £${pen.money('total').padStart(10)}
VISA DEBIT      £${pen.money('total').padStart(10)}

VAT  RATE      NET     VAT
A    20.0% ${pen.money('net').padStart(7)} ${pen.money('vat').padStart(7)}

${pen.date('date')} 14:22  TILL 03 OP 118
THANK YOU FOR SHOPPING WITH US</pre>${pen.implied('currency')}`,
	},
];
/** The layouts. */
export const roundOne: readonly Layout[] = [...payslips, ...p60s, ...p45s, ...savings, ...bills];
