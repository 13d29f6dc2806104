/** Payslips that the reader was made on. */
import type { Layout } from '../paper.ts';

const base = 'font-family:Arial,sans-serif;font-size:11px;margin:30px';

/** The layouts. */
export const payslips: readonly Layout[] = [
	{
		name: 'ruled-two-columns',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{${base}}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:4px 6px;text-align:left}.n{text-align:right}</style>
<table><tr><td>Employee No.<br>${pen.aside('payrollNumber')}</td><td>Employee Name<br>${pen.text('employeeName')}</td><td>Process Date<br>${pen.date('payDate')}</td><td>National Insurance Number<br>${pen.text('nationalInsuranceNumber')}</td></tr></table>
<table style="margin-top:8px"><tr><th>Payments</th><th>Units</th><th>Rate</th><th class=n>Amount</th><th>Deductions</th><th class=n>Amount</th></tr>
<tr><td>Salary</td><td>1.00</td><td>${pen.aside('basic')}</td><td class=n>${pen.aside('basic')}</td><td>PAYE Tax</td><td class=n>${pen.money('incomeTax')}</td></tr>
<tr><td>Bonus</td><td>1.00</td><td>${pen.aside('bonus')}</td><td class=n>${pen.aside('bonus')}</td><td>National Insurance</td><td class=n>${pen.money('nationalInsurance')}</td></tr>
<tr><td></td><td></td><td></td><td></td><td>Pension</td><td class=n>${pen.money('pension')}</td></tr>${pen.aside('loanLine') ? `<tr><td></td><td></td><td></td><td></td><td>Student Loan</td><td class=n>${pen.money('studentLoan')}</td></tr>` : ''}</table>
<table style="margin-top:8px;width:48%;float:left"><tr><th colspan=2>This Period</th></tr><tr><td>Total Gross Pay</td><td class=n>${pen.money('grossPay')}</td></tr><tr><td>Total Deductions</td><td class=n>${pen.money('totalDeductions')}</td></tr></table>
<table style="margin-top:8px;width:48%;float:right"><tr><th colspan=2>Year To Date</th></tr><tr><td>Total Gross Pay TD</td><td class=n>${pen.money('payToDate')}</td></tr><tr><td>Tax Paid TD</td><td class=n>${pen.money('taxToDate')}</td></tr><tr><td>National Insurance TD</td><td class=n>${pen.aside('niToDate')}</td></tr></table>
<table style="clear:both;margin-top:10px"><tr><td>${pen.text('employerName')}</td><td>Tax Code: ${pen.text('taxCode')}</td><td>Tax Period: ${pen.text('taxPeriod')}</td><td><b>NET PAY</b> <b>${pen.money('netPay')}</b></td></tr></table>`,
	},
	{
		name: 'online-clean',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font-family:"DejaVu Sans",sans-serif;font-size:12px;margin:40px;color:#222}.g{color:#888;font-size:10px}table{width:100%;border-collapse:collapse;margin-top:18px}td,th{padding:6px 4px;border-bottom:1px solid #ddd;text-align:right}td:first-child,th:first-child{text-align:left}</style>
<h2>Payslip</h2><p><b>${pen.text('employerName')}</b></p><div style="display:flex;gap:50px"><div><div class=g>Employee name</div>${pen.text('employeeName')}</div><div><div class=g>Pay date</div>${pen.date('payDate', 'words')}</div><div><div class=g>Tax code</div>${pen.text('taxCode')}</div><div><div class=g>NI number</div>${pen.text('nationalInsuranceNumber')}</div></div>
<table><tr><th>Earnings</th><th>This period</th><th>Year to date</th></tr><tr><td>Basic salary</td><td>£${pen.aside('basic')}</td><td></td></tr><tr><td>Bonus</td><td>£${pen.aside('bonus')}</td><td></td></tr><tr><td><b>Gross pay</b></td><td><b>£${pen.money('grossPay')}</b></td><td><b>£${pen.money('payToDate')}</b></td></tr></table>
<table><tr><th>Deductions</th><th>This period</th><th>Year to date</th></tr><tr><td>PAYE tax</td><td>£${pen.money('incomeTax')}</td><td>£${pen.money('taxToDate')}</td></tr><tr><td>National Insurance</td><td>£${pen.money('nationalInsurance')}</td><td>£${pen.aside('niToDate')}</td></tr><tr><td>Employee pension</td><td>£${pen.money('pension')}</td><td>£${pen.aside('pensionToDate')}</td></tr>${pen.aside('loanLine') ? `<tr><td>Student loan plan 2</td><td>£${pen.money('studentLoan')}</td><td></td></tr>` : ''}<tr><td><b>Total deductions</b></td><td><b>£${pen.money('totalDeductions')}</b></td><td></td></tr></table>
<h3 style="text-align:right">Take home pay £${pen.money('netPay')}</h3><p class=g>Employer National Insurance £${pen.aside('employerNi')}</p>`,
	},
	{
		name: 'plain-list',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font-family:"DejaVu Serif",serif;font-size:13px;margin:50px;width:480px}p{display:flex;justify-content:space-between;margin:4px 0}</style>
<h3>${pen.text('employerName')}</h3><h4>PAY ADVICE</h4><p><span>Name:</span><span>${pen.text('employeeName')}</span></p><p><span>N.I. Number:</span><span>${pen.text('nationalInsuranceNumber')}</span></p><p><span>Tax code:</span><span>${pen.text('taxCode')}</span></p><p><span>Month:</span><span>${pen.text('taxPeriod')}</span></p><p><span>Date paid:</span><span>${pen.date('payDate')}</span></p><hr>
<p><span>Basic pay</span><span>${pen.aside('basic')}</span></p><p><span>Bonus</span><span>${pen.aside('bonus')}</span></p><p><b>Gross pay</b><b>${pen.money('grossPay')}</b></p><hr><p><span>Tax</span><span>${pen.money('incomeTax')}</span></p><p><span>National Insurance</span><span>${pen.money('nationalInsurance')}</span></p><p><span>Pension</span><span>${pen.money('pension')}</span></p>${pen.aside('loanLine') ? `<p><span>Student loan</span><span>${pen.money('studentLoan')}</span></p>` : ''}<p><b>Net pay</b><b>${pen.money('netPay')}</b></p><hr><p><span>Gross pay to date</span><span>${pen.money('payToDate')}</span></p><p><span>Tax paid to date</span><span>${pen.money('taxToDate')}</span></p>`,
	},
];
