/** Payslips that the reader was mended by after they had been measured once. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const morePayslips: readonly Layout[] = [
	{
		name: 'cards-in-a-row',
		type: 'payslip',
		html: (
			pen,
		) => `<style>body{font-family:"DejaVu Sans";font-size:11px;margin:36px}.c{border:1px solid #bbb;border-radius:8px;padding:10px;margin-bottom:10px}.r{display:flex;justify-content:space-between;padding:2px 0}.two{display:flex;gap:16px}.two>div{flex:1}.s{font-size:9px;color:#666}</style>
<div class=r><div><b style="font-size:15px">${pen.text('employerName')}</b><br><span class=s>PAYE ref</span> ${pen.text('payeReference')}</div><div><b>Pay slip</b><br>${pen.date('payDate', 'words')}</div></div><div class=c><div class=s>Employee</div>${pen.text('employeeName')}<br>${pen.aside('address')}</div><div class=two><div class=c><b>Pay</b><div class=r><span>Basic salary</span><span>£${pen.aside('basic')}</span></div><div class=r><span>Bonus</span><span>£${pen.aside('bonus')}</span></div><div class=r><b>Total gross pay</b><b>£${pen.money('grossPay')}</b></div></div><div class=c><b>Deductions</b><div class=r><span>Income tax (PAYE)</span><span>£${pen.money('incomeTax')}</span></div><div class=r><span>NI contributions</span><span>£${pen.money('nationalInsurance')}</span></div><div class=r><span>Workplace pension</span><span>£${pen.money('pension')}</span></div>${pen.aside('loanLine') ? `<div class=r><span>Student loan repayment</span><span>£${pen.money('studentLoan')}</span></div>` : ''}<div class=r><b>Total deductions</b><b>£${pen.money('totalDeductions')}</b></div></div></div><div class=c><div class=r><b>Net pay</b><b>£${pen.money('netPay')}</b></div></div><div class=c><div class=s>Year to date</div><div class=r><span>Taxable pay</span><span>£${pen.money('payToDate')}</span></div><div class=r><span>Tax</span><span>£${pen.money('taxToDate')}</span></div></div><div class=s>Tax code ${pen.text('taxCode')} · NI number ${pen.text('nationalInsuranceNumber')} · Tax month ${pen.text('taxPeriod')}</div>`,
	},
	{
		name: 'typed-columns',
		type: 'payslip',
		html: (pen) => {
			const row = (left: string, right: string) => `${left.padEnd(28)}${right.padStart(12)}\n`;
			return `<pre style="font-family:'DejaVu Sans Mono';font-size:11px;margin:40px">${pen.text('employerName').toUpperCase()}
PAYSLIP            PERIOD ${pen.text('taxPeriod')}       PAY DATE ${pen.date('payDate')}

EMPLOYEE NAME      ${pen.text('employeeName')}
NI NUMBER          ${pen.text('nationalInsuranceNumber')}
TAX CODE           ${pen.text('taxCode')}

${row('BASIC PAY', pen.aside('basic'))}${row('BONUS', pen.aside('bonus'))}${row('GROSS PAY', pen.money('grossPay'))}
${row('INCOME TAX', pen.money('incomeTax'))}${row('NAT INS', pen.money('nationalInsurance'))}${row('PENSION', pen.money('pension'))}${pen.aside('loanLine') ? row('STUDENT LOAN', pen.money('studentLoan')) : ''}${row('TOTAL DEDUCTIONS', pen.money('totalDeductions'))}
${row('NET PAY', pen.money('netPay'))}
YEAR TO DATE
${row('GROSS PAY', pen.money('payToDate'))}${row('TAX PAID', pen.money('taxToDate'))}</pre>`;
		},
	},
	{
		name: 'label-over-value',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:30px}td{border:1px solid #000;padding:4px 8px;width:25%}i{font-style:normal;font-size:9px;display:block}table{border-collapse:collapse;width:100%;margin-bottom:8px}</style><table><tr><td><i>Employer</i>${pen.text('employerName')}</td><td><i>Employee</i>${pen.text('employeeName')}</td><td><i>Date</i>${pen.date('payDate', 'short')}</td><td><i>Tax Period</i>Month ${pen.text('taxPeriod')}</td></tr><tr><td><i>NI No</i>${pen.text('nationalInsuranceNumber')}</td><td><i>Tax Code</i>${pen.text('taxCode')}</td><td><i>Payroll no</i>${pen.aside('payrollNumber')}</td><td><i>Payment method</i>BACS</td></tr></table><table><tr><td><i>Gross pay</i>${pen.money('grossPay')}</td><td><i>Tax</i>${pen.money('incomeTax')}</td><td><i>Employee NI</i>${pen.money('nationalInsurance')}</td><td><i>Employee pension</i>${pen.money('pension')}</td></tr><tr><td><i>Student loan</i>${pen.aside('loanLine') ? pen.money('studentLoan') : '-'}</td><td><i>Total deductions</i>${pen.money('totalDeductions')}</td><td><i>Employer NI</i>${pen.aside('employerNi')}</td><td><i>Net pay</i><b>${pen.money('netPay')}</b></td></tr></table><table><tr><td><i>Gross pay YTD</i>${pen.money('payToDate')}</td><td><i>Tax YTD</i>${pen.money('taxToDate')}</td><td><i>NI YTD</i>${pen.aside('niToDate')}</td><td><i>Pension YTD</i>${pen.aside('pensionToDate')}</td></tr></table>`,
	},
];
