/** Papers that were kept apart at first, and were looked at later. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const papers: readonly Layout[] = [
	{
		name: 'payslip-bureau-strip',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:10px;margin:24px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #246;padding:4px;text-align:center}th{background:#cde}</style><table><tr><th>Employer</th><th>Employee</th><th>NI number</th><th>Tax code</th><th>Period</th><th>Date paid</th></tr><tr><td>${pen.text('employerName')}</td><td>${pen.text('employeeName')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('taxCode')}</td><td>${pen.text('taxPeriod')}</td><td>${pen.date('payDate')}</td></tr></table><br><table><tr><th>Gross pay</th><th>PAYE</th><th>NIC</th><th>Pension</th>${pen.aside('loanLine') ? '<th>Student loan</th>' : ''}<th>Deductions total</th><th>Net pay</th></tr><tr><td>${pen.money('grossPay')}</td><td>${pen.money('incomeTax')}</td><td>${pen.money('nationalInsurance')}</td><td>${pen.money('pension')}</td>${pen.aside('loanLine') ? `<td>${pen.money('studentLoan')}</td>` : ''}<td>${pen.money('totalDeductions')}</td><td>${pen.money('netPay')}</td></tr></table><br><table><tr><th>Pay to date</th><th>Tax to date</th><th>NI to date</th></tr><tr><td>${pen.money('payToDate')}</td><td>${pen.money('taxToDate')}</td><td>${pen.aside('niToDate')}</td></tr></table>`,
	},
	{
		name: 'payslip-narrow-phone',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:14px;width:380px;margin:20px}.l{color:#777;font-size:12px}.v{margin-bottom:9px}</style><h2>Your payslip</h2>${[
				['Paid on', pen.date('payDate', 'words')],
				['Employer', pen.text('employerName')],
				['Employee name', pen.text('employeeName')],
				['National Insurance number', pen.text('nationalInsuranceNumber')],
				['Tax code', pen.text('taxCode')],
				['Gross pay', `£${pen.money('grossPay')}`],
				['Income tax', `£${pen.money('incomeTax')}`],
				['National Insurance', `£${pen.money('nationalInsurance')}`],
				['Pension contribution', `£${pen.money('pension')}`],
				['Total deductions', `£${pen.money('totalDeductions')}`],
				['Take home pay', `£${pen.money('netPay')}`],
				['Taxable pay this year', `£${pen.money('payToDate')}`],
				['Tax paid this year', `£${pen.money('taxToDate')}`],
			]
				.map(([label, value]) => `<div class=l>${label}</div><div class=v>${value}</div>`)
				.join('')}`,
	},
	{
		name: 'payslip-three-boxes',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Serif";font-size:11px;margin:30px}.b{border:1px solid #000;padding:8px;flex:1}.f{display:flex;gap:6px;margin-bottom:6px}.r{display:flex;justify-content:space-between}</style><div class=f><div class=b>${pen.text('employeeName')}<br>Dept: Office<br>N.I. No: ${pen.text('nationalInsuranceNumber')}</div><div class=b>${pen.text('employerName')}<br>Payslip for month ${pen.text('taxPeriod')}<br>Pay date: ${pen.date('payDate')}<br>Tax code: ${pen.text('taxCode')}</div></div><div class=f><div class=b><u>Payments</u><div class=r><span>Basic</span><span>${pen.aside('basic')}</span></div><div class=r><span>Bonus</span><span>${pen.aside('bonus')}</span></div><div class=r><span>Total payments</span><span>${pen.money('grossPay')}</span></div></div><div class=b><u>Deductions</u><div class=r><span>Tax</span><span>${pen.money('incomeTax')}</span></div><div class=r><span>Nat. Ins.</span><span>${pen.money('nationalInsurance')}</span></div><div class=r><span>Pension EE</span><span>${pen.money('pension')}</span></div>${pen.aside('loanLine') ? `<div class=r><span>Student Ln</span><span>${pen.money('studentLoan')}</span></div>` : ''}<div class=r><span>Total deductions</span><span>${pen.money('totalDeductions')}</span></div></div><div class=b><u>Cumulatives</u><div class=r><span>Gross</span><span>${pen.money('payToDate')}</span></div><div class=r><span>Tax</span><span>${pen.money('taxToDate')}</span></div><div class=r><span>NI</span><span>${pen.aside('niToDate')}</span></div></div></div><div class=b style="text-align:right">Net pay: <b>${pen.money('netPay')}</b></div>`,
	},
	{
		name: 'p45-letter',
		type: 'p45',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:40px}td{padding:5px 14px 5px 0;vertical-align:top}</style><div>${pen.text('employerName')}</div><h3>Form P45: details of employee leaving work</h3><table><tr><td>PAYE reference</td><td>${pen.text('payeReference')}</td><td>NI number</td><td>${pen.text('nationalInsuranceNumber')}</td></tr><tr><td>Family name</td><td>${pen.text('surname')}</td><td>First name</td><td>${pen.text('forenames')}</td></tr><tr><td>Leaving date</td><td>${pen.date('leavingDate')}</td><td>Tax code</td><td>${pen.text('taxCode')}</td></tr></table><table><tr><td></td><td>Pay</td><td>Tax</td></tr><tr><td>Total to date</td><td>${pen.money('totalPayToDate')}</td><td>${pen.money('totalTaxToDate')}</td></tr><tr><td>In this employment</td><td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td></tr></table>`,
	},
	{
		name: 'interest-summary',
		type: 'interest',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:12px;margin:44px}</style><h2>${pen.text('payer')}</h2><p><b>Tax year:</b> ${pen.text('taxYear')}</p><p><b>Account name:</b> ${pen.text('accountHolder')}</p><p><b>Interest earned:</b> £${pen.money('interest')}</p><p><b>Income tax deducted:</b> £${pen.money('taxDeducted')}</p><p>This is your summary of interest. Keep it with your tax records.</p>`,
	},
	{
		name: 'dividend-letter',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:44px}table{width:70%}td{padding:4px}td:last-child{text-align:right}</style><h2>${pen.text('company')}</h2><p>Dividend confirmation</p><table><tr><td>Name of shareholder</td><td>${pen.text('shareholder')}</td></tr><tr><td>Date paid</td><td>${pen.date('paymentDate', 'words')}</td></tr><tr><td>Ordinary shares held</td><td>${pen.aside('shares')}</td></tr><tr><td>Amount payable</td><td>£${pen.money('dividend')}</td></tr></table>`,
	},
	{
		name: 'invoice-right-aligned',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Serif";font-size:12px;margin:44px}.r{text-align:right}</style><h1>${pen.text('supplier')}</h1><div class=r>Invoice #${pen.text('invoiceNumber')}<br>Issued ${pen.date('date', 'words')}<br>Payment due ${pen.aside('due')}</div><p>To: ${pen.aside('customer')}</p><p>Work as agreed: £${pen.aside('first')}<br>Travel: £${pen.aside('second')}</p><div class=r>Total excluding VAT £${pen.money('net')}<br>VAT at 20% £${pen.money('vat')}<br><b>Amount due £${pen.money('total')}</b></div>${pen.implied('currency')}`,
	},
	{
		name: 'receipt-shop',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:12px;width:260px;margin:16px}td:last-child{text-align:right}table{width:100%}</style><center><b>${pen.text('supplier')}</b><br>Unit 3, Canal Wharf<br>www.example.com</center><table><tr><td>Goods</td><td>${pen.aside('first')}</td></tr><tr><td>Sundries</td><td>${pen.aside('second')}</td></tr><tr><td>Total ex VAT</td><td>${pen.money('net')}</td></tr><tr><td>VAT @20%</td><td>${pen.money('vat')}</td></tr><tr><td>TOTAL TO PAY</td><td>£${pen.money('total')}</td></tr><tr><td>Cash</td><td>£${pen.aside('paid')}</td></tr><tr><td>Change due</td><td>£${pen.aside('change')}</td></tr></table><center>${pen.date('date', 'short')} 17:05<br>Please retain this receipt</center>${pen.implied('currency')}`,
	},
];
