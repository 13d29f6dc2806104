/** A third set of documents, first measured unseen, and used for tuning since. Long: a layout is one line of HTML. */
import type { Layout, Pen } from '../paper.ts';

const loan = (pen: Pen, html: () => string) => (pen.aside('loanLine') ? html() : '');
const name = (pen: Pen) => `${pen.text('forenames')} ${pen.text('surname')}`;
const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;
const spaced = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const previous = (pen: Pen, html: () => string) => (pen.aside('hasPrevious') ? html() : '');

const payslips: readonly Layout[] = [
	{
		name: 'three-payslip-sage-cloud',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:11px "Open Sans",Arial;margin:36px}table{width:100%;border-collapse:collapse;margin-bottom:10px}td,th{padding:4px;text-align:left}th{border-bottom:2px solid #008200}td:last-child,th:last-child{text-align:right}</style><h2 style="color:#008200">Payslip</h2><table>${row(`<b>${pen.text('employerName')}</b>`, `Pay date ${pen.date('payDate', 'words')}`)}</table><table><tr><th>Employee</th><th>NI number</th><th>Tax code</th><th>Tax period</th></tr>${row(pen.text('employeeName'), pen.text('nationalInsuranceNumber'), pen.text('taxCode'), pen.text('taxPeriod'))}</table><table><tr><th>Payments</th><th>Amount</th></tr>${row('Basic pay', pen.aside('basic'))}${row('Bonus', pen.aside('bonus'))}${row('<b>Total gross pay</b>', pen.money('grossPay'))}</table><table><tr><th>Deductions</th><th>Amount</th></tr>${row('PAYE tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Pension', pen.money('pension'))}${loan(pen, () => row('Student loan', pen.money('studentLoan')))}${row('<b>Total deductions</b>', pen.money('totalDeductions'))}</table><table><tr><th>Year to date</th><th>Amount</th></tr>${row('Gross pay', pen.money('payToDate'))}${row('Tax paid', pen.money('taxToDate'))}</table><h3>Net pay £${pen.money('netPay')}</h3>`,
	},
	{
		name: 'three-payslip-care-home',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:12px Carlito,Arial;margin:44px}table{border-collapse:collapse;width:100%}td{border:1px solid #bbb;padding:4px 8px}.n{text-align:right}</style><h3>${pen.text('employerName')}</h3><table><tr><td>Employee Name: ${pen.text('employeeName')}</td><td>N.I. No: ${pen.text('nationalInsuranceNumber')}</td></tr><tr><td>Paid: ${pen.date('payDate')}</td><td>Tax Code: ${pen.text('taxCode')}</td></tr><tr><td>${pen.aside('periodWord')} No: ${pen.text('taxPeriod')}</td><td>Works No: ${pen.aside('payrollNumber')}</td></tr></table><br><table><tr><td>Hours<td>Rate<td>Pay<td class=n>£<td>Deductions<td class=n>£<td>To date<td class=n>£</tr><tr><td>${pen.aside('hours')}<td>15.50<td>Basic<td class=n>${pen.aside('basic')}<td>Income tax<td class=n>${pen.money('incomeTax')}<td>Gross pay to date<td class=n>${pen.money('payToDate')}</tr><tr><td><td><td>Bonus<td class=n>${pen.aside('bonus')}<td>Nat. Insurance<td class=n>${pen.money('nationalInsurance')}<td>Tax to date<td class=n>${pen.money('taxToDate')}</tr><tr><td><td><td><td class=n><td>Pension<td class=n>${pen.money('pension')}<td>NI to date<td class=n>${pen.aside('niToDate')}</tr>${loan(pen, () => `<tr><td><td><td><td class=n><td>Student loan<td class=n>${pen.money('studentLoan')}<td><td></tr>`)}<tr><td><td><td><b>Gross pay</b><td class=n><b>${pen.money('grossPay')}</b><td><b>Net pay</b><td class=n><b>${pen.money('netPay')}</b><td><td></tr></table>`,
	},
	{
		name: 'three-payslip-app-screen',
		type: 'payslip',
		html: (pen) => {
			const line = (label: string, value: string) =>
				`<div style="display:flex;justify-content:space-between;padding:6px 0;border-bottom:1px solid #eee"><span>${label}</span><b>${value}</b></div>`;
			return `<style>body{font:14px Roboto,Arial;margin:24px;width:380px}h4{color:#666;margin:18px 0 4px}</style><h2>${pen.text('employerName')}</h2>${line('Employee', pen.text('employeeName'))}${line('Payday', pen.date('payDate', 'words'))}${line('Tax code', pen.text('taxCode'))}${line('National Insurance no.', spaced(pen.text('nationalInsuranceNumber')))}<h4>You earned</h4>${line('Salary', `£${pen.aside('basic')}`)}${line('Bonus', `£${pen.aside('bonus')}`)}${line('Gross pay', `£${pen.money('grossPay')}`)}<h4>Taken off</h4>${line('Income Tax', `£${pen.money('incomeTax')}`)}${line('National Insurance', `£${pen.money('nationalInsurance')}`)}${line('Pension', `£${pen.money('pension')}`)}${loan(pen, () => line('Student loan', `£${pen.money('studentLoan')}`))}<h4>You take home</h4>${line('Net pay', `£${pen.money('netPay')}`)}<h4>This tax year so far</h4>${line('Taxable pay', `£${pen.money('payToDate')}`)}${line('Tax', `£${pen.money('taxToDate')}`)}`;
		},
	},
	{
		name: 'three-payslip-oracle',
		type: 'payslip',
		landscape: true,
		html: (pen) =>
			`<style>body{font:10px Arial;margin:24px}table{border-collapse:collapse;width:100%;margin-bottom:8px}td,th{border:1px solid #888;padding:3px 5px;text-align:left}th{background:#f0f0f0;font-weight:normal;font-size:8px}td.n,th.n{text-align:right}</style><table><tr><th>Employer Name</th><th>Employee Name</th><th>Assignment Number</th><th>Payment Date</th><th>Tax Period Number</th></tr>${row(pen.text('employerName'), pen.text('employeeName'), pen.aside('payrollNumber'), pen.date('payDate'), pen.text('taxPeriod'))}</table><table><tr><th>National Insurance Number</th><th>NI Category</th><th>Tax Code</th><th>Tax Basis</th><th>Employer PAYE Reference</th></tr>${row(pen.text('nationalInsuranceNumber'), 'A', pen.text('taxCode'), 'Cumulative', pen.text('payeReference'))}</table><table><tr><th>Description</th><th class=n>This Period</th><th class=n>Year to Date</th></tr>${row('Basic Salary', pen.aside('basic'), '')}${row('Bonus', pen.aside('bonus'), '')}${row('Gross Earnings', pen.money('grossPay'), pen.money('payToDate'))}${row('Tax Paid', pen.money('incomeTax'), pen.money('taxToDate'))}${row('Employee NI', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('Pension Scheme', pen.money('pension'), pen.aside('pensionToDate'))}${loan(pen, () => row('Student Loan', pen.money('studentLoan'), ''))}${row('Total Deductions', pen.money('totalDeductions'), '')}${row('Net Payment', pen.money('netPay'), '')}</table>`,
	},
	{
		name: 'three-payslip-typed-weekly',
		type: 'payslip',
		html: (pen) => {
			const line = (label: string, value: string) => `${label.padEnd(30)}${value.padStart(12)}`;
			return `<style>pre{font:12px "Liberation Mono",monospace;margin:40px}</style><pre>${pen.text('employerName')}
WAGE SLIP

Employee:      ${pen.text('employeeName')}
NI Number:     ${pen.text('nationalInsuranceNumber')}
Tax Code:      ${pen.text('taxCode')}
Tax ${pen.aside('periodWord')}:${pen.aside('periodWord') === 'Week' ? '  ' : ' '}    ${pen.text('taxPeriod')}
Date Paid:     ${pen.date('payDate')}

${line('Basic Wage', pen.aside('basic'))}
${line('Bonus', pen.aside('bonus'))}
${line('GROSS PAY', pen.money('grossPay'))}

${line('Less: Tax', pen.money('incomeTax'))}
${line('      NI', pen.money('nationalInsurance'))}
${line('      Pension', pen.money('pension'))}
${loan(pen, () => line('      Student Loan', pen.money('studentLoan')))}
${line('NET PAY', pen.money('netPay'))}

${line('Gross pay this year', pen.money('payToDate'))}
${line('Tax paid this year', pen.money('taxToDate'))}</pre>`;
		},
	},
	{
		name: 'three-payslip-bureau-two-boxes',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:10px "Liberation Sans",Arial;margin:30px}.b{border:1.5px solid #333;border-radius:6px;padding:8px;margin-bottom:8px}.f{display:flex;gap:8px}.f>div{flex:1}table{width:100%}td:last-child{text-align:right}</style><div class="b f"><div>Employer<br><b>${pen.text('employerName')}</b></div><div>Employee<br><b>${pen.text('employeeName')}</b></div><div>NI No.<br><b>${pen.text('nationalInsuranceNumber')}</b></div></div><div class="b f"><div>Pay date<br><b>${pen.date('payDate', 'short')}</b></div><div>Period<br><b>${pen.text('taxPeriod')}</b></div><div>Tax code<br><b>${pen.text('taxCode')}</b></div></div><div class=f><div class=b><b>Earnings this period</b><table>${row('Salary', pen.aside('basic'))}${row('Bonus', pen.aside('bonus'))}${row('Total earnings', pen.money('grossPay'))}</table></div><div class=b><b>Deductions this period</b><table>${row('PAYE', pen.money('incomeTax'))}${row('NIC', pen.money('nationalInsurance'))}${row("Ee's pension", pen.money('pension'))}${loan(pen, () => row('Student loan', pen.money('studentLoan')))}${row('Total deductions', pen.money('totalDeductions'))}</table></div></div><div class="b f"><div>Cumulative pay<br><b>${pen.money('payToDate')}</b></div><div>Cumulative tax<br><b>${pen.money('taxToDate')}</b></div><div>NET PAY<br><b>£${pen.money('netPay')}</b></div></div>`,
	},
	{
		name: 'three-payslip-plain-letter',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:12px "Liberation Serif",serif;margin:60px}td{padding:2px 40px 2px 0}</style><p><b>${pen.text('employerName')}</b><br>Unit 5, Kiln Yard, Ambleford, AM1 2BB</p><p>${pen.text('employeeName')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p><p><b>Pay statement</b></p><table>${row('Date of payment', pen.date('payDate', 'words'))}${row('National Insurance number', pen.text('nationalInsuranceNumber'))}${row('Tax code', pen.text('taxCode'))}${row('Gross salary', `£${pen.money('grossPay')}`)}${row('Tax deducted', `£${pen.money('incomeTax')}`)}${row('National Insurance deducted', `£${pen.money('nationalInsurance')}`)}${row('Pension deducted', `£${pen.money('pension')}`)}${loan(pen, () => row('Student loan deducted', `£${pen.money('studentLoan')}`))}${row('Net salary', `£${pen.money('netPay')}`)}</table>`,
	},
];

const p60s: readonly Layout[] = [
	{
		name: 'three-p60-moneysoft',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:10px Arial;margin:28px}table{border-collapse:collapse;width:100%;margin:6px 0}td,th{border:1px solid #a33;padding:4px;text-align:left}.n{text-align:right}</style><h3>P60 End of Year Certificate &mdash; Tax year to 5 April ${year(pen)}</h3><table>${row('Surname', pen.text('surname'), 'Forenames', pen.text('forenames'))}${row('NI number', pen.text('nationalInsuranceNumber'), 'Payroll number', pen.text('worksNumber'))}</table><table><tr><th></th><th>Pay £</th><th>Tax deducted £</th></tr>${previous(pen, () => row('In previous employment', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')))}${row('In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table><table>${row('Final tax code', pen.text('finalTaxCode'), "Employee's NICs", pen.money('employeeNationalInsurance'))}${loan(
				{ ...pen, aside: (key) => pen.aside(key === 'loanLine' ? 'hasLoan' : key) },
				() =>
					row('Student loan', pen.pounds('studentLoan'), 'Postgraduate loan', pen.pounds('postgraduateLoan')),
			)}</table><table>${row("Employer's name and address", `${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford AM1 2BB`)}${row('Employer PAYE reference', pen.text('payeReference'))}</table>`,
	},
	{
		name: 'three-p60-list-with-colons',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:12px Lato,Arial;margin:50px}p{margin:4px 0}</style><h2>P60 for ${pen.text('taxYear')}</h2><p>Employer: ${pen.text('employerName')}</p><p>PAYE reference: ${pen.text('payeReference')}</p><p>Employee: ${name(pen)}</p><p>National Insurance number: ${pen.text('nationalInsuranceNumber')}</p><p>Tax code: ${pen.text('finalTaxCode')}</p>${previous(pen, () => `<p>Pay in previous employment: £${pen.money('payInPreviousEmployments')}</p><p>Tax in previous employment: £${pen.money('taxInPreviousEmployments')}</p>`)}<p>Pay in this employment: £${pen.money('payInThisEmployment')}</p><p>Tax in this employment: £${pen.money('taxInThisEmployment')}</p><p>Total pay for year: £${pen.money('totalPay')}</p><p>Total tax for year: £${pen.money('totalTax')}</p><p>Employee National Insurance contributions: £${pen.money('employeeNationalInsurance')}</p>`,
	},
	{
		name: 'three-p60-four-tiles',
		type: 'p60',
		html: (pen) => {
			const tile = (label: string, value: string) =>
				`<div style="border:1px solid #ccd;border-radius:6px;padding:8px"><div style="font-size:9px;color:#667">${label}</div><div style="font-size:15px">${value}</div></div>`;
			return `<style>body{font:11px "Open Sans",Arial;margin:34px}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-bottom:10px}</style><h2>P60 certificate</h2><p>For the tax year ended 5 April ${year(pen)}</p><div class=g>${tile('Employee name', name(pen))}${tile('National Insurance number', spaced(pen.text('nationalInsuranceNumber')))}${tile('Employer name', pen.text('employerName'))}${tile('Employer PAYE reference', pen.text('payeReference'))}</div><div class=g>${tile('Taxable pay in this employment', `£${pen.money('payInThisEmployment')}`)}${tile('Tax deducted in this employment', `£${pen.money('taxInThisEmployment')}`)}${previous(pen, () => tile('Taxable pay in previous employment', `£${pen.money('payInPreviousEmployments')}`) + tile('Tax deducted in previous employment', `£${pen.money('taxInPreviousEmployments')}`))}${tile('Total taxable pay', `£${pen.money('totalPay')}`)}${tile('Total tax deducted', `£${pen.money('totalTax')}`)}${tile('Final tax code', pen.text('finalTaxCode'))}${tile('NI contributions paid', `£${pen.money('employeeNationalInsurance')}`)}</div>`;
		},
	},
	{
		name: 'three-p60-mainframe',
		type: 'p60',
		html: (pen) => {
			const amounts = (label: string, pay: string, tax: string) =>
				`${label.padEnd(26)}${pay.padStart(14)}${tax.padStart(14)}`;
			return `<style>pre{font:11px "Liberation Mono",monospace;margin:36px}</style><pre>P60  CERTIFICATE OF PAY AND TAX       YEAR ENDED 5 APRIL ${year(pen)}

SURNAME      ${pen.text('surname').padEnd(24)} FORENAMES  ${pen.text('forenames')}
NI NUMBER    ${pen.text('nationalInsuranceNumber').padEnd(24)} TAX CODE   ${pen.text('finalTaxCode')}
EMPLOYER     ${pen.text('employerName')}
PAYE REF     ${pen.text('payeReference')}

                                     PAY           TAX
${previous(pen, () => amounts('PREVIOUS EMPLOYMENT', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')))}
${amounts('THIS EMPLOYMENT', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${amounts('TOTAL FOR YEAR', pen.money('totalPay'), pen.money('totalTax'))}

NI LETTER ${pen.text('nicTableLetter')}   EMPLOYEE NI CONTRIBUTIONS  ${pen.money('employeeNationalInsurance')}</pre>`;
		},
	},
	{
		name: 'three-p60-side-by-side',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:10px Roboto,Arial;margin:30px}.f{display:flex;gap:24px}.f>div{flex:1}table{width:100%;border-collapse:collapse}td{padding:3px 0;border-bottom:1px solid #ddd}td:last-child{text-align:right}</style><div class=f><div><h2>P60</h2>End of Year Certificate<br>Tax year to 5 April ${year(pen)}</div><div>${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford<br>AM1 2BB<br>Employer PAYE ref: ${pen.text('payeReference')}</div></div><br><div class=f><table>${row('Last name', pen.text('surname'))}${row('First names', pen.text('forenames'))}${row('NI number', pen.text('nationalInsuranceNumber'))}${row('Final tax code', pen.text('finalTaxCode'))}</table><table>${row('Pay in this employment', pen.money('payInThisEmployment'))}${row('Tax in this employment', pen.money('taxInThisEmployment'))}${row('Total pay for year', pen.money('totalPay'))}${row('Total tax for year', pen.money('totalTax'))}${row("Employee's NI contributions", pen.money('employeeNationalInsurance'))}</table></div>`,
	},
];

const others: readonly Layout[] = [
	{
		name: 'three-p45-sage',
		type: 'p45',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:34px}table{border-collapse:collapse;width:100%}td{border:1px solid #888;padding:4px}</style><h3>P45 Part 1A</h3><p>Details of employee leaving work - copy for employee</p><table>${row('Employer PAYE reference', pen.text('payeReference'), 'NI number', pen.text('nationalInsuranceNumber'))}${row('Surname', pen.text('surname'), 'First names', pen.text('forenames'))}${row('Leaving date', pen.date('leavingDate'), 'Tax code at leaving date', pen.text('taxCode'))}${row('Total pay to date', pen.money('totalPayToDate'), 'Total tax to date', pen.money('totalTaxToDate'))}${row('Pay in this employment', pen.money('payInThisEmployment'), 'Tax in this employment', pen.money('taxInThisEmployment'))}${row('Employer name', pen.text('employerName'), 'Works number', pen.aside('payrollNumber'))}</table>`,
	},
	{
		name: 'three-p45-tiles',
		type: 'p45',
		html: (pen) => {
			const tile = (label: string, value: string) =>
				`<div><div style="font-size:9px;color:#555">${label}</div><b>${value}</b></div>`;
			return `<style>body{font:12px Lato,Arial;margin:40px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}</style><h2>Your P45</h2><p>Details of employee leaving work</p><div class=g>${tile('Employer', pen.text('employerName'))}${tile('Employer PAYE reference', pen.text('payeReference'))}${tile('Date of leaving', pen.date('leavingDate', 'words'))}${tile('Surname', pen.text('surname'))}${tile('First name', pen.text('forenames'))}${tile('National Insurance number', spaced(pen.text('nationalInsuranceNumber')))}${tile('Tax code', pen.text('taxCode'))}${tile('Total pay to date', `£${pen.money('totalPayToDate')}`)}${tile('Total tax to date', `£${pen.money('totalTaxToDate')}`)}</div>`;
		},
	},
	{
		name: 'three-interest-online',
		type: 'interest',
		html: (pen) =>
			`<style>body{font:12px Roboto,Arial;margin:44px}table{width:70%}td{padding:5px 0}td:last-child{text-align:right}</style><h1>${pen.text('payer')}</h1><h3>Interest certificate ${pen.text('taxYear')}</h3><table>${row('Account holder', pen.text('accountHolder'))}${row('Account number', pen.aside('account'))}${row('Interest earned', `£${pen.money('interest')}`)}${row('Tax taken off', `£${pen.money('taxDeducted')}`)}</table>`,
	},
	{
		name: 'three-interest-boxed',
		type: 'interest',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:40px}td,th{border:1px solid #777;padding:6px}table{border-collapse:collapse}</style><h2>${pen.text('payer')}</h2><p>Annual statement of interest for the year ended 5 April ${year(pen)}</p><table><tr><th>Account name</th><th>Account number</th><th>Interest paid gross</th><th>Income tax deducted</th></tr>${row(pen.text('accountHolder'), pen.aside('account'), `£${pen.money('interest')}`, `£${pen.money('taxDeducted')}`)}</table>`,
	},
	{
		name: 'three-dividend-computershare',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:10px Arial;margin:34px}td,th{border:1px solid #999;padding:5px}table{border-collapse:collapse;width:100%}</style><h2>${pen.text('company')}</h2><p><b>Dividend Confirmation</b></p><p>Shareholder name: ${pen.text('shareholder')}</p><table><tr><th>Payment date</th><th>Holding</th><th>Rate per share</th><th>Amount payable</th></tr>${row(pen.date('paymentDate', 'words'), pen.aside('shares'), '4.2p', `£${pen.money('dividend')}`)}</table>`,
	},
	{
		name: 'three-dividend-certificate',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font:13px "Liberation Serif",serif;margin:56px}td{padding:4px 24px 4px 0}</style><h2 style="text-align:center">${pen.text('company')}</h2><h3 style="text-align:center">Dividend certificate</h3><table>${row('Name of shareholder', pen.text('shareholder'))}${row('Dividend date', pen.date('paymentDate'))}${row('Shares held', pen.aside('shares'))}${row('Dividend paid', `£${pen.money('dividend')}`)}</table>`,
	},
];

const total = (pen: Pen) =>
	`${row('Subtotal', `£${pen.money('net')}`)}${row('VAT @ 20%', `£${pen.money('vat')}`)}${row('<b>Total</b>', `<b>£${pen.money('total')}</b>`)}`;
const lines = (pen: Pen) =>
	`${row('First item', `£${pen.aside('first')}`)}${row('Second item', `£${pen.aside('second')}`)}`;

const bills: readonly Layout[] = [
	{
		name: 'three-invoice-builder',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:12px Arial;margin:44px}table{width:100%;border-collapse:collapse}td{padding:6px;border-bottom:1px solid #ccc}td:last-child{text-align:right}</style><h1>${pen.text('supplier')}</h1><p>12 Foundry Row, Hull HU3 4TY</p><h2>Invoice</h2><p>Invoice no: ${pen.text('invoiceNumber')}<br>Invoice date: ${pen.date('date', 'words')}<br>Due date: ${pen.aside('due')}</p><p>Invoice to: ${pen.aside('customer')}</p><table>${lines(pen)}${total(pen)}</table>${pen.implied('currency')}`,
	},
	{
		name: 'three-invoice-freeagent',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:11px Lato,Arial;margin:40px}table{width:100%}td:last-child{text-align:right}</style><div style="text-align:right"><b style="font-size:20px">${pen.text('supplier')}</b><br>12 Foundry Row<br>Hull HU3 4TY</div><h3>Invoice ${pen.text('invoiceNumber')}</h3><p>Date: ${pen.date('date')}</p><p>To ${pen.aside('customer')}</p><table>${lines(pen)}${row('Net total', `£${pen.money('net')}`)}${row('VAT', `£${pen.money('vat')}`)}${row('GBP total', `£${pen.money('total')}`)}</table>${pen.implied('currency')}`,
	},
	{
		name: 'three-invoice-wholesale',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font:10px "Open Sans",Arial;margin:34px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #aaa;padding:4px;text-align:left}td:last-child{text-align:right}</style><h2>${pen.text('supplier')}</h2><h3>VAT INVOICE</h3><table><tr><th>Invoice number</th><th>Invoice date</th><th>Customer</th></tr>${row(pen.text('invoiceNumber'), pen.date('date'), pen.aside('customer'))}</table><br><table>${lines(pen)}${row('Goods total', pen.money('net'))}${row('VAT total', pen.money('vat'))}${row('Invoice total', `£${pen.money('total')}`)}</table>${pen.implied('currency')}`,
	},
	{
		name: 'three-receipt-hardware',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:12px "DejaVu Sans Mono";width:280px;margin:14px}td:last-child{text-align:right}table{width:100%}</style><center><b>${pen.text('supplier')}</b><br>Unit 2 Canal Side<br>Hull</center><table>${lines(pen)}${row('TOTAL', `£${pen.money('total')}`)}${row('CASH', `£${pen.aside('paid')}`)}${row('CHANGE', `£${pen.aside('change')}`)}</table><p>${pen.date('date')} 10:12 Till 2</p>${pen.implied('currency')}`,
	},
	{
		name: 'three-receipt-taxi-app',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:13px Roboto,Arial;margin:30px;width:420px}table{width:100%}td:last-child{text-align:right}</style><h2>${pen.text('supplier')}</h2><p>Receipt &middot; ${pen.date('date', 'words')}</p><table>${row('Fare', `£${pen.aside('first')}`)}${row('Fees', `£${pen.aside('second')}`)}${total(pen)}${row('Paid by card', `£${pen.money('total')}`)}</table>${pen.implied('currency')}`,
	},
	{
		name: 'three-receipt-stationer',
		type: 'receipt',
		html: (pen) =>
			`<style>pre{font:12px "Liberation Mono",monospace;margin:18px}</style><pre>${pen.text('supplier')}
HULL

PENS            ${pen.aside('first').padStart(10)}
PAPER           ${pen.aside('second').padStart(10)}
SUBTOTAL        ${pen.money('net').padStart(10)}
VAT 20%         ${pen.money('vat').padStart(10)}
TOTAL          £${pen.money('total').padStart(10)}
CARD            ${pen.money('total').padStart(10)}

DATE ${pen.date('date')}   TIME 16:40
THANK YOU</pre>${pen.implied('currency')}`,
	},
	{
		name: 'three-receipt-parts-counter',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:24px;width:340px}td:last-child{text-align:right}table{width:100%}</style><h3>${pen.text('supplier')}</h3><p>SALES RECEIPT<br>Date: ${pen.date('date', 'short')}</p><table>${lines(pen)}${row('Total ex VAT', `£${pen.money('net')}`)}${row('VAT', `£${pen.money('vat')}`)}${row('Total inc VAT', `£${pen.money('total')}`)}${row('Tendered: Visa', `£${pen.money('total')}`)}</table>${pen.implied('currency')}`,
	},
];

/** The layouts. */
export const roundThree: readonly Layout[] = [...payslips, ...p60s, ...others, ...bills];
