import { amount, dateParts, employerPension, inPairs, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.2px "DejaVu Sans Condensed","DejaVu Sans";margin:20px 24px} .o{border:1px solid #275d8b} .h{background:#275d8b;color:#fff;padding:5px 8px;display:flex;justify-content:space-between;font-size:13px;-webkit-print-color-adjust:exact} .p{display:grid;grid-template-columns:1fr 1fr 1fr;padding:5px 8px;border-bottom:1px solid #275d8b;gap:2px 12px} .p div{display:flex;justify-content:space-between} .p i{font-style:normal;color:#456}
.w{display:grid;grid-template-columns:1.1fr 1.25fr .9fr} .w>div{border-right:1px solid #275d8b;min-height:285px;padding-bottom:4px} .w>div:last-child{border:0} table{border-collapse:collapse;width:100%} th{background:#dbe7f1;font-size:9px;text-align:right;padding:3px 6px;-webkit-print-color-adjust:exact} th:first-child{text-align:left} td{padding:2px 6px} td+td{text-align:right}
.s{display:grid;grid-template-columns:1.1fr 1.25fr .9fr;border-top:1px solid #275d8b;font-weight:bold} .s div{display:flex;justify-content:space-between;padding:4px 6px;border-right:1px solid #275d8b} .s div:last-child{border:0} .m{border-top:1px solid #275d8b;padding:6px 8px;font-size:9px;line-height:1.4} .ft{font-size:7.6px;color:#444;margin-top:4px;display:flex;justify-content:space-between}
</style>`;

const line = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const pair = (label: string, value: string) => `<div><i>${label}</i><span>${value}</span></div>`;

const spine = (pen: Pen) => Math.floor(pence(pen.aside('basic')) * 0.84);

function earned(pen: Pen): string {
	const main = spine(pen);
	const weighting = pence(pen.aside('basic')) - main;
	return `<table><tr><th>Pay and allowances<th>Units<th>£</tr>${line('Contractual pay', '1.00', amount(main))}${line('Area weighting', '1.00', amount(weighting))}${line('Additional duties', '', pen.aside('bonus'))}${line('Mileage (45p) claim', '0.00', '0.00')}${line('Sick pay', '', '0.00')}</table>`;
}

/** Whatever else is stopped from the pay is made good in the same slip, so that the whole stays what the law takes. */
const voluntary = [
	['Union subs UNITED', '17.42', '121.94'],
	['Payroll giving (GAYE)', '10.00', '70.00'],
	['Staff lottery', '4.00', '28.00'],
	['Car park permit', '21.67', '151.69'],
	['Cycle scheme', '54.16', '324.96'],
	['Healthcare cash plan', '12.75', '89.25'],
	['Season ticket o/pd refund', '-120.00', '0.00'],
] as const;

function taken(pen: Pen): string {
	const { tax, ni, pension, loan } = soFar(pen);
	const student = pen.aside('loanLine')
		? line('Student Loan', pen.money('studentLoan'), amount(loan))
		: line('Student Loan', '', '');
	return `<table><tr><th>Deductions<th>This period<th>To date</tr>${line('PAYE Income Tax', pen.money('incomeTax'), amount(tax))}${line('National Insurance D/A', pen.money('nationalInsurance'), amount(ni))}${line('Pension scheme 5.00%', pen.money('pension'), amount(pension))}${student}${voluntary.map((each) => line(...each)).join('')}${line('Attachment of earnings', '0.00', '0.00')}</table>`;
}

function sofar(pen: Pen): string {
	const { taxable, ni, gross, pension } = soFar(pen);
	const month = pence(pen.text('grossPay')) - pence(pen.text('pension'));
	return `<table><tr><th>Balances<th>£</tr>${line('Gross pay YTD', pen.money('payToDate'))}${line('Taxable pay YTD', amount(taxable))}${line('Tax YTD', pen.money('taxToDate'))}${line("NI'able pay YTD", amount(gross))}${line("Ee's NI YTD", amount(ni))}${line('Pension Ee YTD', amount(pension))}${line('Taxable pay this period', amount(month))}${line("Er's NI this period", separated(pen.aside('employerNi')))}${line("Er's pension this period", amount(employerPension(pen)))}${line('FTE', '1.0000')}${line('Annual leave left, days', '13.5')}</table>`;
}

/** A public body's slip in three columns, with many voluntary deductions. */
export const manyDeductions: Layout = {
	name: 'twenty-sixth-payslip-many-deductions',
	type: 'payslip',
	html: (pen) => {
		const { day, name, year } = dateParts(pen.text('payDate'));
		return `${style}<div class="o"><div class="h"><span>${pen.text('employerName')}</span><span>Payslip</span></div>
<div class="p">${pair('Name', pen.text('employeeName'))}${pair('Assignment no.', `2040${pen.aside('payrollNumber')}-2`)}${pair('Date paid', `${day} ${name} ${year}`)}${pair('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${pair('Grade / point', 'G6 / 23')}${pair(`Tax ${pen.aside('periodWord').toLowerCase()} no.`, pen.text('taxPeriod'))}${pair('Tax code / basis', `${pen.text('taxCode')} / Cumulative`)}${pair('Location', 'Annexe B, L3')}${pair('PAYE ref', pen.text('payeReference'))}${pair('NI letter', 'A')}${pair('Pension ref', 'LG/447120/8')}${pair('Paid into', 'Bank ****3308')}</div>
<div class="w"><div>${earned(pen)}</div><div>${taken(pen)}</div><div>${sofar(pen)}</div></div>
<div class="s"><div><span>Total pay</span><span>${pen.money('grossPay')}</span></div><div><span>Total deductions</span><span>${pen.money('totalDeductions')}</span></div><div><span>Net pay</span><span>£${pen.money('netPay')}</span></div></div>
<div class="m"><b>Messages.</b> The over-deduction of £120.00 for your season ticket loan is returned to you above. Union subscriptions rise to £17.95 from January. Pay award 2024-25: the offer of 2.5% (minimum £1,290) is still under negotiation. Flu jabs are free at Occupational Health. The last date for expenses of this month is the 9th; claims over £250 need a second signature. Your payslip may not be used as proof of residence.</div></div>
<div class="ft"><span>${pen.aside('address')}</span><span>HRP-ESR 31.4 / grp M1 / seq 004418</span><span>Confidential to addressee</span></div>`;
	},
};
