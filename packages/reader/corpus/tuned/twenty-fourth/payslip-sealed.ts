import { amount, hourly, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:8px "Liberation Sans";color:#1a5f4b} .perf{margin:0 28px;border-top:1px dashed #999;height:30px} .slip{margin:26px 30px 20px;border:1.5px solid #1a5f4b} .v{font:11px "Liberation Mono";color:#000} .strip{display:flex;border-bottom:1px solid #1a5f4b} .strip>div{border-right:1px solid #1a5f4b;padding:2px 5px 3px;flex:1;white-space:nowrap} .strip>div:last-child{border-right:0} .strip .v{display:block;margin-top:2px}
.body{display:flex;height:196px} .body>div{border-right:1px solid #1a5f4b} .body>div:last-child{border-right:0} .cap{background:#d5eae2;-webkit-print-color-adjust:exact;padding:2px 5px;border-bottom:1px solid #1a5f4b;display:flex;justify-content:space-between} table{width:100%;border-collapse:collapse} td{padding:1.5px 5px;text-align:right;white-space:nowrap} td:first-child{text-align:left}
.foot{display:flex;border-top:1px solid #1a5f4b} .to{flex:1;padding:16px 34px;line-height:1.5;min-height:84px} .sums{width:286px;border-left:1px solid #1a5f4b} .sums>div{display:flex;justify-content:space-between;align-items:center;padding:6px 8px;border-bottom:1px solid #1a5f4b} .sums>div:last-child{border-bottom:0;background:#d5eae2;-webkit-print-color-adjust:exact} .sums .v{font-size:12.5px}
</style>`;

const cell = (label: string, value: string, flex = 1) =>
	`<div style="flex:${flex}">${label}<span class="v">${value}</span></div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const cap = (...titles: string[]) =>
	`<div class="cap">${titles.map((each) => `<span>${each}</span>`).join('')}</div>`;

const paid = (pen: Pen) => {
	const { hours, rate } = hourly(pen);
	return `${cap('PAYMENTS', 'HOURS', 'RATE', 'AMOUNT')}<table class="v">${row('BASIC', hours, rate, pen.aside('basic'))}${row('BONUS', '', '', separated(pen.aside('bonus')))}</table>`;
};

const taken = (pen: Pen) =>
	`${cap('DEDUCTIONS', 'AMOUNT')}<table class="v">${row('TAX', pen.money('incomeTax'))}${row('NAT. INS. A', pen.money('nationalInsurance'))}${row('PENSION EES', pen.money('pension'))}${row('STUDENT LOAN', pen.money('studentLoan'))}</table>`;

const year = (pen: Pen) =>
	`${cap('CUMULATIVES', 'AMOUNT')}<table class="v">${row('GROSS PAY', pen.money('payToDate'))}${row('TAXABLE PAY', amount(soFar(pen).taxable))}${row('TAX PAID', pen.money('taxToDate'))}${row('EES NI', pen.aside('niToDate'))}${row('EES PENSION', pen.aside('pensionToDate'))}${row('ERS NI (PERIOD)', pen.aside('employerNi'))}</table>`;

/** A pressure-sealed security slip: tiny green labels, typed figures, cumulatives in the third column, a window address below. */
export const sealed: Layout = {
	name: 'twenty-four-payslip-sealed',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div style="height:34px;padding:20px 30px 0;text-align:center;font-size:9px">TO OPEN: FOLD AND TEAR ALONG PERFORATIONS, SIDES FIRST</div><div class="perf"></div>
<div class="slip"><div class="strip">${cell('EMPLOYER', pen.text('employerName'), 3.2)}${cell('PAYE REF', pen.text('payeReference'), 1.3)}${cell('PAY DATE', pen.date('payDate'), 1.2)}${cell(isWeekly(pen) ? 'TAX WEEK' : 'TAX MONTH', pen.text('taxPeriod'), 0.8)}</div>
<div class="strip">${cell('EMP. NO.', pen.aside('payrollNumber'), 0.7)}${cell('EMPLOYEE NAME', pen.text('employeeName'), 2.6)}${cell('N.I. NUMBER', pen.text('nationalInsuranceNumber'), 1.2)}${cell('N.I. TABLE', 'A', 0.7)}${cell('TAX CODE', pen.text('taxCode'), 0.9)}${cell('METHOD', 'CREDIT TRANSFER', 1.4)}</div>
<div class="body"><div style="width:330px">${paid(pen)}</div><div style="width:188px">${taken(pen)}</div><div style="flex:1">${year(pen)}</div></div>
<div class="foot"><div class="to">PRIVATE AND CONFIDENTIAL<div class="v">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div></div>
<div class="sums"><div>TOTAL PAYMENTS <span class="v">${pen.money('grossPay')}</span></div><div>TOTAL DEDUCTIONS <span class="v">${separated(pen.aside('totalDeductions'))}</span></div><div>NET PAY <b class="v">${pen.money('netPay')}</b></div></div></div></div>
<div style="margin:0 30px;display:flex;justify-content:space-between"><span>FORM SE95S</span><span>IF UNDELIVERED PLEASE RETURN TO THE PAYROLL OFFICE, UNIT 6 FOUNDRY ROAD, AMBLEFORD AM3 1TY</span></div><div class="perf" style="margin-top:14px"></div>`,
};
