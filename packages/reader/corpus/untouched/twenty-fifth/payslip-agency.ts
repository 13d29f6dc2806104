import { amount, inPairs, isWeekly, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:40px 46px;color:#123} h1{font-size:17px;color:#00697a;margin:0} .top{display:flex;justify-content:space-between;border-bottom:3px solid #00697a;padding-bottom:10px;margin-bottom:14px} .who{display:grid;grid-template-columns:130px 1fr 130px 1fr;row-gap:5px;font-size:11px} .who b{color:#00697a} table{border-collapse:collapse;width:100%;margin-top:18px;font-size:11px} th{text-align:left;border-bottom:1px solid #00697a;padding:5px} td{padding:5px;border-bottom:1px solid #d5e3e5} .n{text-align:right} .sum td{font-weight:bold;background:#e8f3f4;-webkit-print-color-adjust:exact} p{font-size:9px;margin-top:28px;line-height:1.4}
</style>`;

const shifts = (pen: Pen) => {
	const [day, night] = isWeekly(pen) ? [20, 8] : [84, 40];
	const names = ['Staff nurse, weekday day', 'Staff nurse, night', 'Saturday and Sunday shifts'];
	return lines(pence(pen.aside('basic')), [
		[day, 50],
		[night, 30],
	])
		.map(
			({ quantity, price, sum }, at) =>
				`<tr><td>${names[at]}</td><td class="n">${at < 2 ? quantity.toFixed(2) : ''}</td><td class="n">${at < 2 ? amount(price) : ''}</td><td class="n">${amount(sum)}</td></tr>`, // not money
		)
		.join('');
};

const taken = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`;

/** A nursing agency's slip: the shifts worked from the timesheets with hours and rates, then what is taken off. */
export const agency: Layout = {
	name: 'twenty-fifth-payslip-agency',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="top"><h1>${pen.text('employerName')}</h1><span>Payslip and timesheet summary</span></div>
<div class="who"><b>Worker</b><span>${pen.text('employeeName')}</span><b>Payment date</b><span>${pen.date('payDate', 'words')}</span><b>NI number</b><span>${inPairs(pen.text('nationalInsuranceNumber'))}</span><b>Tax code</b><span>${pen.text('taxCode')}</span><b>Candidate ref.</b><span>${pen.aside('payrollNumber')}</span><b>Tax ${pen.aside('periodWord').toLowerCase()}</b><span>${pen.text('taxPeriod')}</span><b>PAYE ref.</b><span>${pen.text('payeReference')}</span></div>
<table><tr><th>Shifts from approved timesheets</th><th class="n">Hours</th><th class="n">Rate £</th><th class="n">Amount £</th></tr>${shifts(pen)}<tr><td>Holiday pay paid out</td><td></td><td></td><td class="n">${pen.aside('bonus')}</td></tr><tr class="sum"><td colspan="3">Gross pay</td><td class="n">${pen.money('grossPay')}</td></tr></table>
<table><tr><th>Deductions</th><th class="n">£</th></tr>${taken('PAYE income tax', pen.money('incomeTax'))}${taken("Employee's National Insurance", pen.money('nationalInsurance'))}${taken('Workplace pension (5%)', pen.money('pension'))}${taken('Student loan', pen.money('studentLoan'))}<tr class="sum"><td>Total deductions</td><td class="n">${pen.money('totalDeductions')}</td></tr></table>
<table><tr class="sum"><td>Net pay to your bank</td><td class="n">£${pen.money('netPay')}</td></tr></table>
<table><tr><th>This tax year</th><th class="n">Gross pay</th><th class="n">Tax paid</th><th class="n">NI paid</th></tr><tr><td>Year to date</td><td class="n">${pen.money('payToDate')}</td><td class="n">${pen.money('taxToDate')}</td><td class="n">${pen.aside('niToDate')}</td></tr></table>
<p>Timesheets must reach us by noon on Monday. Queries: payroll desk, 0113 496 0187. Your rate of pay is as stated in your Key Information Document.</p>`,
};
