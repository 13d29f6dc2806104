/** Payslips drawn as payroll makers print them before the reader was made to read them: a window for the address, one line across, a telephone's screen, a line printer. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const freshPayslips: readonly Layout[] = [
	{
		name: 'payslip-window-envelope',
		type: 'payslip',
		html: (pen) => {
			const line = (label: string, value: string) => `<tr><td>${label}</td><td class=n>${value}</td></tr>`;
			return `<style>body{font-family:Arial;font-size:10px;margin:20px}.c{float:left;width:31%;margin-right:2%}table{width:100%}.n{text-align:right}h5{background:#cde6cd;margin:0;padding:3px}.s td{border:1px solid #7a7;padding:3px}</style><div style="height:90px;padding:16px">PRIVATE AND CONFIDENTIAL<br><b>${pen.text('employeeName')}</b><br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div class=c><h5>PAYMENTS</h5><table>${line('Basic Pay', pen.aside('basic'))}${line('Bonus', pen.aside('bonus'))}</table></div><div class=c><h5>DEDUCTIONS</h5><table>${line('P.A.Y.E. Tax', pen.money('incomeTax'))}${line('National Insurance', pen.money('nationalInsurance'))}${line('Pension Ees', pen.money('pension'))}${pen.aside('loanLine') ? line('Student Loan', pen.money('studentLoan')) : ''}</table></div><div class=c><h5>YEAR TO DATE</h5><table>${line('Gross for tax TD', pen.money('payToDate'))}${line('Tax paid TD', pen.money('taxToDate'))}${line("Employee's NI TD", pen.aside('niToDate'))}</table></div><div style="clear:both;height:12px"></div><table class=s><tr><td>Total Payments<br>${pen.money('grossPay')}</td><td>Total Deductions<br>${pen.money('totalDeductions')}</td><td>Tax Code<br>${pen.text('taxCode')}</td><td>NI Number<br>${pen.text('nationalInsuranceNumber')}</td><td>Period<br>${pen.text('taxPeriod')}</td><td>Payment Date<br>${pen.date('payDate')}</td><td><b>NET PAY<br>${pen.money('netPay')}</b></td></tr></table><p>${pen.text('employerName')}</p>`;
		},
	},
	{
		name: 'payslip-one-line-across',
		type: 'payslip',
		landscape: true,
		html: (pen) => {
			const has = pen.aside('loanLine');
			return `<style>body{font-family:"DejaVu Sans";font-size:10px;margin:26px}table{border-collapse:collapse;width:100%;margin:8px 0}td,th{border:1px solid #999;padding:4px;text-align:right}td:first-child,th:first-child{text-align:left}</style><p><b>Company:</b> ${pen.text('employerName')} &emsp; <b>Employee:</b> ${pen.text('employeeName')} &emsp; <b>Works no:</b> ${pen.aside('payrollNumber')}</p><p><b>Paid on:</b> ${pen.date('payDate', 'words')} &emsp; <b>Tax month:</b> ${pen.text('taxPeriod')} &emsp; <b>Code:</b> ${pen.text('taxCode')} &emsp; <b>NINO:</b> ${pen.text('nationalInsuranceNumber')}</p><table><tr><th></th><th>Gross</th><th>PAYE</th><th>Employee NI</th><th>Pension</th>${has ? '<th>Student loan</th>' : ''}<th>Net</th></tr><tr><td>This month</td><td>${pen.money('grossPay')}</td><td>${pen.money('incomeTax')}</td><td>${pen.money('nationalInsurance')}</td><td>${pen.money('pension')}</td>${has ? `<td>${pen.money('studentLoan')}</td>` : ''}<td>${pen.money('netPay')}</td></tr><tr><td>Year to date</td><td>${pen.money('payToDate')}</td><td>${pen.money('taxToDate')}</td><td>${pen.aside('niToDate')}</td><td>${pen.aside('pensionToDate')}</td>${has ? '<td></td>' : ''}<td></td></tr></table>`;
		},
	},
	{
		name: 'payslip-telephone',
		type: 'payslip',
		html: (pen) => {
			const line = (label: string, value: string) =>
				`<div class=l><span>${label}</span><span>${value}</span></div>`;
			return `<style>body{font-family:"DejaVu Sans";font-size:13px;margin:30px auto;width:380px}.l{display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #eee}h4{margin:14px 0 2px;color:#075}.big{font-size:26px;text-align:center}</style><p style="text-align:center"><b>${pen.text('employerName')}</b></p><p class=big>£${pen.money('netPay')}</p><p style="text-align:center">Net pay for ${pen.text('employeeName')}<br>paid ${pen.date('payDate', 'short')}</p><h4>Money in</h4>${line('Salary', `£${pen.aside('basic')}`)}${line('Bonus', `£${pen.aside('bonus')}`)}${line('Total gross pay', `£${pen.money('grossPay')}`)}<h4>Money out</h4>${line('Income Tax', `-£${pen.money('incomeTax')}`)}${line('National Insurance', `-£${pen.money('nationalInsurance')}`)}${line('Workplace pension', `-£${pen.money('pension')}`)}${pen.aside('loanLine') ? line('Student loan', `-£${pen.money('studentLoan')}`) : ''}${line('Total deductions', `-£${pen.money('totalDeductions')}`)}<h4>Your details</h4>${line('Tax code', pen.text('taxCode'))}${line('NI number', pen.text('nationalInsuranceNumber'))}${line('Tax period', `Month ${pen.text('taxPeriod')}`)}<h4>So far this tax year</h4>${line('Gross pay', `£${pen.money('payToDate')}`)}${line('Income Tax', `£${pen.money('taxToDate')}`)}${line('National Insurance', `£${pen.aside('niToDate')}`)}`;
		},
	},
	{
		name: 'payslip-line-printer',
		type: 'payslip',
		html: (pen) => {
			const dotted = (label: string, value: string) => `${label.padEnd(26, '.')}${value.padStart(12)}`;
			const across = (left: string, right: string) => `${left.padEnd(44)}${right}`;
			const loan = pen.aside('loanLine') ? [dotted('STUDENT LOAN', pen.money('studentLoan'))] : [];
			const lines = [
				across(pen.text('employerName').toUpperCase(), 'PAYSLIP'),
				'',
				across(`NAME.....: ${pen.text('employeeName').toUpperCase()}`, `DATE.....: ${pen.date('payDate')}`),
				across(`N.I. NO..: ${pen.text('nationalInsuranceNumber')}`, `TAX CODE.: ${pen.text('taxCode')}`),
				across(
					`PAYE REF.: ${pen.text('payeReference')}`,
					`TAX MTH..: ${pen.text('taxPeriod').padStart(2, '0')}`,
				),
				'',
				dotted('BASIC', pen.aside('basic')),
				dotted('BONUS', pen.aside('bonus')),
				dotted('GROSS PAY', pen.money('grossPay')),
				'',
				dotted('INCOME TAX', pen.money('incomeTax')),
				dotted('EMPLOYEE NI', pen.money('nationalInsurance')),
				dotted('PENSION', pen.money('pension')),
				...loan,
				dotted('TOTAL DEDUCTIONS', pen.money('totalDeductions')),
				'',
				dotted('NET PAY', pen.money('netPay')),
				'',
				'CUMULATIVE',
				dotted('GROSS PAY TO DATE', pen.money('payToDate')),
				dotted('TAX TO DATE', pen.money('taxToDate')),
			];
			return `<style>body{margin:40px}pre{font:12px "Liberation Mono"}</style><pre>${lines.join('\n')}</pre>`;
		},
	},
];
