import { amount, dashed, employerPension, isWeekly, pence, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans Narrow";margin:22px 26px;color:#111} .tp{display:flex;justify-content:space-between} .tp b{font-size:15px} .g{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #555;margin:6px 0} .g div{border-right:1px solid #bbb;padding:2px 4px} .g i{font-style:normal;font-size:8px;color:#555;display:block}
table{border-collapse:collapse;width:100%;margin-top:5px} th{background:#dfe6ea;font-size:8.6px;text-align:left;padding:2px 4px;-webkit-print-color-adjust:exact} td{padding:1.6px 4px;border-bottom:1px solid #eee} .n{text-align:right} .l{text-align:left} .dd{display:grid;grid-template-columns:1.15fr 1fr;gap:12px} .t td{border-top:1px solid #333;font-weight:bold} .net{border:2px solid #111;padding:5px 8px;display:flex;justify-content:space-between;font-size:13px;font-weight:bold;margin-top:8px} .ft{font-size:7.6px;color:#444;margin-top:8px;line-height:1.35}
</style>`;

const line = (cells: readonly string[], kind = '') =>
	`<tr class="${kind}">${cells.map((cell, index) => `<td class="${index === 0 || (index === 1 && cells.length === 5) ? 'l' : 'n'}">${cell}</td>`).join('')}</tr>`;

const HOURLY = 1_268;
const OVERTIME = 1_902;

/** Hours at the plain rate, some at time and a half, and what is left of the basic pay as an allowance. */
function worked(pen: Pen) {
	const basic = pence(pen.aside('basic'));
	const hours = Math.floor((basic * 0.78) / HOURLY / 0.25) * 0.25; // not money
	const extra = Math.floor((basic * 0.15) / OVERTIME / 0.5) * 0.5; // not money
	const sums = [hours * HOURLY, extra * OVERTIME];
	const site = basic - (sums[0] ?? 0) - (sums[1] ?? 0);
	return { hours, extra, sums, site };
}

function timesheets(pen: Pen): string {
	const { hours, extra, sums, site } = worked(pen);
	const sheet = isWeekly(pen) ? '118203' : '118203-7';
	const units = [hours.toFixed(2), extra.toFixed(2)] as const; // not money
	return `<table><tr><th>Timesheet<th>Client / site / cost code<th class="n">Units<th class="n">Rate £<th class="n">Amount £</tr>
${line([sheet, 'Blackwater Foods Ltd, Chill 2, BWF-0917', units[0], amount(HOURLY), amount(sums[0] ?? 0)])}${line([sheet, 'Blackwater Foods Ltd, Chill 2, overtime x 1.5', units[1], amount(OVERTIME), amount(sums[1] ?? 0)])}${line([`${sheet}A`, 'Blackwater Foods Ltd, cold store allowance', '1.00', amount(site), amount(site)])}${line(['WTR', 'Holiday pay taken this period', '1.00', pen.aside('bonus'), pen.aside('bonus')])}
${line(['Gross pay', '', '', '', pen.money('grossPay')], 't')}</table>`;
}

function taken(pen: Pen): string {
	const { tax, ni, pension, loan } = soFar(pen);
	const student = pen.aside('loanLine')
		? line(['Student loan (plan 2)', pen.money('studentLoan'), amount(loan)])
		: '';
	return `<table><tr><th>Deductions<th class="n">This ${pen.aside('periodWord').toLowerCase()} £<th class="n">Year to date £</tr>${line(['PAYE tax', pen.money('incomeTax'), amount(tax)])}${line(["Employee's NI (A)", pen.money('nationalInsurance'), amount(ni)])}${line(['AE pension (Ee 5%)', pen.money('pension'), amount(pension)])}${student}${line(['Safety boots', '0.00', '32.50'])}${line(['Total deductions', pen.money('totalDeductions'), ''], 't')}</table>`;
}

function totals(pen: Pen): string {
	const { gross, taxable, tax } = soFar(pen);
	return `<table><tr><th>Cumulative this tax year<th class="n">£</tr>${line(['Gross pay to date', pen.money('payToDate')])}${line(['Taxable pay to date', amount(taxable)])}${line(['Tax paid to date', pen.money('taxToDate')])}${line(["Employer's NI this period", pen.aside('employerNi')])}${line(['AE pension (Er 3%) this period', amount(employerPension(pen))])}${line(['Holiday accrued, not yet taken (hrs)', '11.73'])}${line(['Effective rate of tax', `${((100 * tax) / gross).toFixed(1)}%`])}</table>`; // not money
}

/** The slip of an employment agency: a line for each timesheet, whose client is not the employer. */
export const agency: Layout = {
	name: 'twenty-sixth-payslip-agency',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="tp"><div><b>${pen.text('employerName')}</b><br>Temporary staff payroll &middot; Branch 014 Ambleford &middot; Tel 01632 960 551</div><div style="text-align:right">PAY ADVICE<br>Printed ${dashed(pen.text('payDate'))} 06:12<br>Slip 2240 of 3117</div></div>
<div class="g"><div><i>Candidate</i>${pen.text('employeeName')}</div><div><i>Cand. ref</i>C-0${pen.aside('payrollNumber')}</div><div><i>NI No.</i>${pen.text('nationalInsuranceNumber')}</div><div><i>Tax code</i>${pen.text('taxCode')}</div><div><i>Tax ${pen.aside('periodWord').toLowerCase()}</i>${pen.text('taxPeriod')}</div><div style="border:0"><i>Pay date</i>${pen.date('payDate')}</div><div><i>PAYE ref</i>${pen.text('payeReference')}</div><div><i>Consultant</i>Jodie M</div><div><i>Client</i>Blackwater Foods Ltd</div><div><i>Pay method</i>BACS</div><div><i>Sort code</i>40-**-**</div><div style="border:0"><i>Account</i>****7716</div></div>
${timesheets(pen)}<div class="dd">${taken(pen)}${totals(pen)}</div>
<div class="net"><span>NET PAY</span><span>£${pen.money('netPay')}</span></div>
<div class="ft">${pen.aside('address')}<br>Charge rate, agreed with the hirer and not payable to you: £18.74 an hour plus VAT. Queries on hours must reach your branch by noon on Tuesday. The rate of holiday pay is 12.07% of hours worked in the leave year from 1 April. You are engaged under a contract for services (Agency Workers Regulations 2010): after 12 weeks in the same role you have the right to equal treatment; this is your week 9. Referral bonus of £150.00 for every friend who works 160 hours. Company no. 05519037. Registered office: Trafford Chambers, 22 Pall Mall, Ambleford AM1 2DD. Member of the REC.</div>`,
};
