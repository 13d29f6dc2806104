import type { Layout } from '../../paper.ts';
import { dated, daysFrom, less, monthEnd, times } from './nine-a-sums.ts';

const style = `
body{font:10px "Liberation Sans";margin:20px 26px}table{border-collapse:collapse;width:100%;table-layout:fixed}
td{border:1px solid #555;padding:2px 5px;vertical-align:top;height:26px}td small{display:block;font-size:7.5px;color:#333}
.list td{border-width:0 1px;height:15px}.list .h td{border-width:1px;height:auto;font-size:8px;background:#e4e4e4}.n{text-align:right}
.band{border:1px solid #555;background:#e4e4e4;font-weight:bold;font-size:9px;text-align:center;padding:2px}.flex{display:flex}.flex>div{flex:1}`;

/** A box with its small heading inside. */
const box = (heading: string, value: string, span = 1) =>
	`<td colspan=${span}><small>${heading}</small>${value}</td>`;

/** A payslip as hospitals' staff get it: boxes with small capitals, allowances and deductions side by side. */
export const hospital: Layout = {
	name: 'nine-a-payslip-nhs',
	type: 'payslip',
	html: (pen) => {
		const [payDay, period, word] = [pen.text('payDate'), pen.text('taxPeriod'), pen.aside('periodWord')];
		const [gross, pension] = [pen.money('grossPay'), pen.money('pension')];
		const salary = times(pen.aside('basic'), word === 'Week' ? 52 : 12);
		const end = word === 'Week' ? daysFrom(payDay, -5) : monthEnd(payDay);
		const loan = pen.aside('loanLine') && pen.money('studentLoan');
		return `<style>${style}</style>
<table><tr>${box('ASSIGNMENT NUMBER', `2208${pen.aside('payrollNumber')}`)}${box('EMPLOYEE NAME', pen.text('employeeName'), 2)}${box('EMPLOYER', pen.text('employerName'), 2)}</tr>
<tr>${box('DEPARTMENT', '418 Outpatients South')}${box('JOB TITLE', 'Clerical Officer')}${box('PAYSCALE DESCRIPTION', 'Review Body Band 4')}${box('LOCATION', 'Main Site, Level 2')}${box('PAYPOINT', '3344')}</tr>
<tr>${box('SAL/WAGE', salary)}${box('INC. DATE', '01 APR')}${box('STANDARD HRS', '37.50')}${box('PT SAL/WAGE', '')}${box('PT HRS', '')}</tr>
<tr>${box('TAX OFFICE NAME', 'HMRC PAYE')}${box('TAX OFFICE REF', pen.text('payeReference'))}${box('TAX CODE', `${pen.text('taxCode')} Cumul`)}${box('NI NUMBER', pen.text('nationalInsuranceNumber'))}${box('NI LETTER', 'A')}</tr></table>
<div class=flex><div><div class=band>PAY AND ALLOWANCES</div><table class=list><tr class=h><td style="width:46%">DESCRIPTION</td><td>WKD/EARNED</td><td>RATE</td><td>AMOUNT</td></tr>
<tr><td>Basic Pay</td><td class=n>${pen.aside('hours')}</td><td></td><td class=n>${pen.aside('basic')}</td></tr>
<tr><td>Sat Enhancement</td><td></td><td></td><td class=n>${pen.aside('bonus')}</td></tr>${'<tr><td></td><td></td><td></td><td></td></tr>'.repeat(4)}</table></div>
<div><div class=band>DEDUCTIONS</div><table class=list><tr class=h><td style="width:46%">DESCRIPTION</td><td>AMOUNT</td><td>BALANCE C/F</td></tr>
<tr><td>PAYE</td><td class=n>${pen.money('incomeTax')}</td><td></td></tr><tr><td>NI A</td><td class=n>${pen.money('nationalInsurance')}</td><td></td></tr>
<tr><td>NHS Pension</td><td class=n>${pension}</td><td></td></tr>${loan ? `<tr><td>Student Loan 02</td><td class=n>${loan}</td><td></td></tr>` : ''}
${'<tr><td></td><td></td><td></td></tr>'.repeat(loan ? 2 : 3)}</table></div></div>
<div class=flex><div><div class=band>YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</div><table>
<tr>${box('GROSS PAY', pen.money('payToDate'))}${box('TAXABLE PAY', times(less(gross, pension), period))}${box('TAX PAID', pen.money('taxToDate'))}</tr>
<tr>${box('NI PAY', times(gross, period))}${box('NI CONTS', pen.aside('niToDate'))}${box('PENSION CONTS', pen.aside('pensionToDate'))}</tr>
<tr>${box('TAX PERIOD', period)}${box('FREQUENCY', `Calendar ${word}`)}${box('SD REF NUMBER', '77/1804')}</tr></table></div>
<div><div class=band>THIS PERIOD SUMMARY</div><table>
<tr>${box('PENSIONABLE PAY', gross)}${box('TAXABLE PAY', less(gross, pension))}${box('NON-TAXABLE PAY', '0.00')}</tr>
<tr>${box('TOTAL PAYMENTS', gross)}${box('TOTAL DEDUCTIONS', pen.money('totalDeductions'))}${box('NET PAY', `<b>${pen.money('netPay')}</b>`)}</tr>
<tr>${box('PERIOD END DATE', dated(end, 'capitals'))}${box('PAY DATE', dated(payDay, 'capitals'))}${box('PAY METHOD', 'BACS')}</tr></table></div></div>
<table><tr>${box('MESSAGES', 'Please keep this document safely. If you have moved, update your address in self service. Next pay date is on the intranet.')}</tr></table>`;
	},
};
