import { amount, dashed, employerPension, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans";margin:44px 48px;color:#111} .head{display:flex;justify-content:space-between;border-bottom:3px solid #00707a;padding-bottom:6px} h1{font-size:19px;margin:0;color:#00707a}
.who{display:grid;grid-template-columns:120px 1fr 120px 1fr;margin:12px 0;row-gap:4px} .who span:nth-child(odd){color:#555}
table{width:100%;border-collapse:collapse} th{text-align:left;border-bottom:1px solid #00707a;padding:4px 3px;font-size:11px} td{padding:3px} .n{text-align:right} .sum td{border-top:1px solid #888;font-weight:bold}
.bal{display:grid;grid-template-columns:repeat(5,1fr);margin-top:16px;border-top:1px solid #00707a;border-bottom:1px solid #00707a} .bal div{padding:5px 3px} .bal span{display:block;font-size:10px;color:#555}
.pay{margin:10px 0;padding:6px 8px;background:#e3f2f3;text-align:right;font-size:14px;-webkit-print-color-adjust:exact} .msg{border:1px solid #bbb;padding:7px 9px;margin-top:14px} footer{margin-top:24px;font-size:9.5px;color:#666;display:flex;justify-content:space-between}
</style>`;

const pair = (label: string, value: string) => `<span>${label}</span><span>${value}</span>`;

const row = (left: string, right: string, kind = '') =>
	`<tr class="${kind}"><td>${left}</td><td class="n">${right}</td></tr>`;

const details = (pen: Pen) => `<div class="who">
${pair('Name', pen.text('employeeName'))}${pair('Pay date', dashed(pen.text('payDate')))}
${pair('Assignment no.', `${pen.aside('payrollNumber')}-1`)}${pair('Tax period', `${pen.text('taxPeriod')} (${isWeekly(pen) ? 'weekly' : 'monthly'})`)}
${pair('NI number', pen.text('nationalInsuranceNumber'))}${pair('Tax code', pen.text('taxCode'))}
${pair('NI category', 'A')}${pair('Tax basis', 'Cumulative')}
${pair('Location', 'Ambleford HQ')}${pair('Pay method', 'BACS 20-**-** ****5520')}</div>`;

const tables = (
	pen: Pen,
) => `<div style="display:grid;grid-template-columns:1fr 1fr;gap:26px;align-items:start"><table><tr><th>Payments</th><th class="n">Amount (£)</th></tr>
${row('Basic Pay', pen.aside('basic'))}${row('Market Supplement', separated(pen.aside('bonus')))}${row('Gross Pay', pen.money('grossPay'), 'sum')}</table>
<table><tr><th>Deductions</th><th class="n">Amount (£)</th></tr>${row('PAYE', pen.money('incomeTax'))}${row('NI Employee', pen.money('nationalInsurance'))}
${row('Pension EE Main', pen.money('pension'))}${pen.aside('loanLine') && row('Student Loan Plan 2', pen.money('studentLoan'))}${row('Total Deductions', separated(pen.aside('totalDeductions')), 'sum')}</table></div>`;

const balances = (pen: Pen) => {
	const box = (label: string, value: string) => `<div><span>${label}</span>${value}</div>`;
	return `<div class="bal">${box('Gross Pay YTD', pen.money('payToDate'))}${box('Taxable Pay YTD', amount(soFar(pen).taxable))}${box('Tax Paid YTD', pen.money('taxToDate'))}${box('NI Paid YTD', pen.aside('niToDate'))}${box('Pension EE YTD', pen.aside('pensionToDate'))}</div>`;
};

/** The slip of a large employer's personnel system, printed from its self-service pages. */
export const suite: Layout = {
	name: 'eleven-payslip-suite',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><div><h1>Payslip</h1>${pen.text('employerName')}</div><div style="text-align:right;font-size:10.5px">Employee Services<br>Level 2, Castle Buildings<br>Ambleford AM1 1AA</div></div>
${details(pen)}${tables(pen)}<div class="pay">Net Pay &nbsp;<b>£${pen.money('netPay')}</b></div>${balances(pen)}
<p>Employer contributions this period: NI ${pen.aside('employerNi')}, pension ${amount(employerPension(pen))}</p>
<div class="msg"><b>Messages</b><br>Annual leave remaining: 11.5 days. Carry over of up to 5 days must be agreed with your manager before 31 March.<br>Your P60 will be published in self-service by 31 May.</div>
<footer><span>Printed from MyPeople self-service</span><span>Page 1 of 1</span></footer>`,
};
