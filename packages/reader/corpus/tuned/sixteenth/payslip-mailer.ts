import { amount, employerPension, inPairs, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { extras } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:11.5px "Liberation Mono"} .form{margin:34px 30px 0;border-left:14px dotted #bcd3c6;border-right:14px dotted #bcd3c6;padding:0 10px}
.edge{border-top:1px dashed #8aa;font:7.5px "Liberation Sans";color:#577;text-align:center;padding:4px 0 10px} .edge.low{padding:10px 0 4px;border-top:0;border-bottom:1px dashed #8aa}
.strip{display:grid;border:1px solid #3c7a5a;margin-bottom:6px} .strip>div{border-left:1px solid #3c7a5a;padding:3px 5px;white-space:nowrap} .strip>div:first-child{border-left:0} .strip i,.panel i{display:block;font:7.5px "Liberation Sans";color:#3c7a5a;letter-spacing:.4px;margin-bottom:3px}
.one{grid-template-columns:76px 1fr 80px 116px 92px 88px} .last{grid-template-columns:1fr 1fr 1fr 1fr 1.2fr;text-align:right} .last i{text-align:left} .last>div:last-child{background:#d9ebe0;font-weight:bold}
.panels{display:grid;grid-template-columns:285px 205px 1fr;border:1px solid #3c7a5a;margin-bottom:6px;min-height:176px;background:repeating-linear-gradient(#fff 0 17px,#eef6f1 17px 34px)} .panel{border-left:1px solid #3c7a5a;padding:3px 5px} .panel:first-child{border-left:0} table{width:100%;border-collapse:collapse} td{padding:0;height:17px} td+td{text-align:right} .panel i span{float:right} .caps td{font:7.5px "Liberation Sans";color:#3c7a5a;letter-spacing:.4px;height:12px;vertical-align:top} .units{table-layout:fixed} .units td:first-child{width:104px} .units td:nth-child(2){width:42px} .units td:nth-child(3){width:52px}
.outer{display:flex;justify-content:space-between;margin-top:34px;padding:0 14px 26px;border-bottom:1px dashed #8aa} .back{font:8.5px "Liberation Sans";width:190px;color:#344} .window{font-size:13px;line-height:1.4;border:1px solid #cdd;border-radius:8px;padding:14px 26px;width:290px}
</style>`;

const box = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function payments(pen: Pen): string {
	const { units, rate, overtime, allowance } = extras(pen);
	return `<div class="panel"><table class="units"><tr class="caps"><td>PAYMENTS</td><td>UNITS</td><td>RATE</td><td>AMOUNT</td></tr>${row('BASIC', '', '', pen.aside('basic'))}${row('OVERTIME 1.5', units, amount(rate), amount(overtime))}${row('SHIFT ALLCE', '', '', amount(allowance))}</table></div>`;
}

const deductions = (pen: Pen) =>
	`<div class="panel"><i>DEDUCTIONS <span>AMOUNT</span></i><table>${row('P.A.Y.E. TAX', pen.money('incomeTax'))}${row('NAT. INSURANCE', pen.money('nationalInsurance'))}${row('PENSION EE', pen.money('pension'))}${pen.aside('loanLine') && row('STUDENT LN P2', pen.money('studentLoan'))}</table></div>`;

function toDate(pen: Pen): string {
	const year = soFar(pen);
	return `<div class="panel"><i>BALANCES TO DATE</i><table>${row('GROSS', pen.money('payToDate'))}${row('TAXABLE', amount(year.taxable))}${row('TAX PAID', pen.money('taxToDate'))}${row('NI EE', pen.aside('niToDate'))}${row('PENSION EE', pen.aside('pensionToDate'))}${year.loan === 0 ? '' : row('ST. LOAN', amount(year.loan))}</table></div>`;
}

const head = (pen: Pen) =>
	`<div class="strip one">${box('EMPLOYEE NO.', `00${pen.aside('payrollNumber')}`)}${box('EMPLOYEE NAME', pen.text('employeeName'))}${box('TAX CODE', pen.text('taxCode'))}${box('NAT. INS. NUMBER', inPairs(pen.text('nationalInsuranceNumber')))}${box('PERIOD', `${pen.aside('periodWord').toUpperCase()} ${pen.text('taxPeriod').padStart(2, '0')}`)}${box('DATE', pen.date('payDate'))}</div>`;

/** A sealed mailer that payroll bureaux print: strips of small captions, three panels, and the address for the window below. */
export const mailer: Layout = {
	name: 'sixteen-payslip-mailer',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="form"><div class="edge">TO OPEN: FOLD AND TEAR ALONG EACH PERFORATION &#9986; PAY ADVICE &#8211; PRIVATE &amp; CONFIDENTIAL</div>
<div style="display:flex;justify-content:space-between;margin-bottom:6px"><b>${pen.text('employerName')}</b><span>DEPT 04&nbsp;&nbsp;PAID BY BACS&nbsp;&nbsp;NI TABLE A</span></div>
${head(pen)}<div class="panels">${payments(pen)}${deductions(pen)}${toDate(pen)}</div>
<div class="strip last">${box('GROSS PAY', pen.money('grossPay'))}${box('TOTAL DEDUCTIONS', separated(pen.aside('totalDeductions')))}${box('ER NAT. INS.', pen.aside('employerNi'))}${box('ER PENSION', amount(employerPension(pen)))}${box('NET PAY', pen.money('netPay'))}</div>
<div style="font-size:10.5px">MSG: HOLIDAY YEAR ENDS 31 MARCH. PLEASE BOOK REMAINING DAYS WITH YOUR SUPERVISOR.</div>
<div class="edge low">Form PM-3 &nbsp; Security paper &#8211; void if altered</div>
<div class="outer"><div class="back">If undelivered please return to:<br>Payroll Services, PO Box 118,<br>Ambleford AM1 1ZZ</div><div class="window">${pen.aside('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div></div></div>`,
};
