import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Mono";margin:30px 34px} .slip{border:1px solid #000;width:660px} .r{display:flex;border-bottom:1px solid #000} .r>div{flex:1;padding:4px 8px;border-right:1px solid #000} .r>div:last-child{border-right:0}
.h{background:#ddd;font:bold 9.5px Arial} table{width:100%;border-collapse:collapse} td{padding:1px 0} .n{text-align:right} .big{font-size:16px;font-weight:bold}
</style>`;

const cells = (kind: string, ...each: string[]) =>
	`<div class="r ${kind}">${each.map((cell) => `<div>${cell}</div>`).join('')}</div>`;

const entry = (label: string, ...amounts: string[]) =>
	`<tr><td>${label}</td>${amounts.map((amount) => `<td class="n">${amount}</td>`).join('')}</tr>`;

const worked = (pen: Pen) => `<table>${entry('<u>Element</u>', '<u>Hours</u>', '<u>Pay</u>')}
${entry('BASIC HRS', pen.aside('hours'), pen.aside('basic'))}
${entry('PICK BONUS', '', pen.aside('bonus'))}</table>`;

const takenOff = (pen: Pen) => `<table>${entry('<u>Deduction</u>', '<u>This period</u>')}
${entry('P.A.Y.E.', pen.money('incomeTax'))}${entry('N.I.', pen.money('nationalInsurance'))}${entry('WORKPLACE PEN', pen.money('pension'))}
${pen.aside('loanLine') && entry('STUDENT LOAN', pen.money('studentLoan'))}</table>`;

/** The slip of a warehouse, which pays by the week from hours at the clock. */
export const warehouse: Layout = {
	name: 'ten-a-payslip-warehouse',
	type: 'payslip',
	html: (pen) => `${style}<div class="slip">
${cells('h', 'COMPANY', 'SITE / SHIFT', 'CLOCK NO')}
${cells('', pen.text('employerName'), 'DC2 / LATES', pen.aside('payrollNumber'))}
${cells('h', 'NAME', 'N.I. NUMBER', 'TAX CODE')}
${cells('', pen.text('employeeName'), pen.text('nationalInsuranceNumber'), pen.text('taxCode'))}
${cells('h', `TAX ${pen.aside('periodWord').toUpperCase()}`, 'DATE PAID', 'PAID BY')}
${cells('', pen.text('taxPeriod'), pen.date('payDate', 'short'), 'BANK TRANSFER')}
${cells('', worked(pen), takenOff(pen))}
${cells('h', 'GROSS', 'LESS DEDUCTIONS', 'NET PAY')}
${cells('', `<span class="n">${pen.money('grossPay')}</span>`, pen.money('totalDeductions'), `<span class="big">£${pen.money('netPay')}</span>`)}
${cells('h', 'CUMULATIVES', '', '')}
${cells('', `GROSS PAY<br>${pen.money('payToDate')}`, `TAX<br>${pen.money('taxToDate')}`, `N.I.<br>${pen.aside('niToDate')}`)}
<div style="padding:6px 8px;font-size:10px">HOLIDAY: accrued 71.50 hrs / taken 48.00 hrs / balance 23.50 hrs<br>LATE BOOKINGS MUST BE SIGNED BY YOUR SHIFT MANAGER BY MONDAY 10:00</div>
</div><p style="font-size:9px">Rates of pay are on the notice board. A query? Ask at the admin window, Bay 4, with this slip.</p>`,
};
