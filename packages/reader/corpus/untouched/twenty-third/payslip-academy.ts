import { amount, employerPension } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:42px 48px;color:#000} .top{display:flex;justify-content:space-between} .top h1{font-size:19px;margin:0;font-weight:normal;color:#1b3d6d} .crest{width:42px;height:48px;border:2px solid #1b3d6d;border-radius:4px 4px 22px 22px;color:#1b3d6d;text-align:center;line-height:44px;font:bold 20px/44px "Liberation Serif"}
.window{margin:38px 0 34px 14px;line-height:1.5;font-size:12px} .grid{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #1b3d6d;border-width:1px 0 0 1px} .grid div{border:1px solid #1b3d6d;border-width:0 1px 1px 0;padding:3px 7px 5px} .grid small{display:block;font-size:8.5px;color:#1b3d6d;margin-bottom:2px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:18px;margin-top:16px} table{width:100%;border-collapse:collapse} th{border-bottom:1.5px solid #1b3d6d;color:#1b3d6d;font-size:10.5px;text-align:left;padding:3px 2px} td{padding:3.5px 2px} .n{text-align:right} .body{min-height:170px}
.totals{display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:6px;background:#e6ecf5;-webkit-print-color-adjust:exact} .totals div{padding:8px 10px;display:flex;justify-content:space-between;font-weight:bold} .totals div:last-child{background:#1b3d6d;color:#fff;-webkit-print-color-adjust:exact}
.under{margin-top:16px;font-size:10px} .under h2{font-size:10.5px;color:#1b3d6d;margin:0 0 3px} .small{margin-top:22px;font-size:8.5px;color:#444;line-height:1.4;border-top:1px solid #bbb;padding-top:6px}
</style>`;

const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

const row = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`;

const facts = (pen: Pen) => `<div class="grid">
${cell('Name', pen.text('employeeName'))}${cell('Employee reference', pen.aside('payrollNumber'))}${cell('NI number', pen.text('nationalInsuranceNumber'))}${cell('NI category', 'A')}
${cell('Pay date', pen.date('payDate', 'words'))}${cell('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${cell('Tax code', pen.text('taxCode'))}${cell('Tax basis', 'Cumulative')}
${cell('Post', 'Classroom Support')}${cell('Grade', 'Scale 5 pt 12')}${cell('Pay method', 'BACS')}${cell('Employer PAYE reference', pen.text('payeReference'))}</div>`;

const paid = (pen: Pen) => `<div class="body"><table><tr><th>Payments</th><th class="n">Amount £</th></tr>
${row('Basic Pay', pen.aside('basic'))}${row('SEN Allowance', pen.aside('bonus'))}</table></div>`;

const taken = (pen: Pen) => `<div class="body"><table><tr><th>Deductions</th><th class="n">Amount £</th></tr>
${row('PAYE Tax', pen.money('incomeTax'))}${row('National Insurance', pen.money('nationalInsurance'))}${row('Local Govt Pension Scheme', pen.money('pension'))}${pen.aside('loanLine') && row('Student Loan', pen.money('studentLoan'))}</table></div>`;

const totals = (pen: Pen) => `<div class="totals">
<div><span>Total payments</span><span>${pen.money('grossPay')}</span></div>
<div><span>Total deductions</span><span>${pen.money('totalDeductions')}</span></div>
<div><span>Net pay £</span><span>${pen.money('netPay')}</span></div></div>`;

const balances = (
	pen: Pen,
) => `<div class="two under"><div><h2>Balances to date</h2><table>${row('Gross pay to date', pen.money('payToDate'))}${row('Tax paid to date', pen.money('taxToDate'))}${row('NI paid to date', pen.aside('niToDate'))}${row('Pension paid to date', pen.aside('pensionToDate'))}</table></div>
<div><h2>Employer's contributions this period</h2><table>${row('Employer NI', pen.aside('employerNi'))}${row('Employer pension', amount(employerPension(pen)))}</table></div></div>`;

/** A school academy's slip for a window envelope: labels small above the values, two columns, balances at the foot. */
export const academy: Layout = {
	name: 'twenty-third-payslip-academy',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>${pen.text('employerName')}</h1>Payslip</div><div class="crest">A</div></div>
<div class="window">${pen.text('employeeName')}<br>${pen.aside('address')}</div>
${facts(pen)}<div class="two">${paid(pen)}${taken(pen)}</div>${totals(pen)}${balances(pen)}
<div class="small">Messages: Timesheets for additional hours must reach the school office by the 5th to be paid in the same month. The annual benefit statement of the pension fund is on the member portal. If you think that you have been overpaid or underpaid, tell the payroll team at once: payroll@school.example, 01632 960 144.<br>The academy is a charitable company limited by guarantee, registered in England. Registered office: Weir Road, Ambleford AM1 3TR.</div>`,
};
