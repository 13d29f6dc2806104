import { amount, employerPension, hundredths, isWeekly, pence, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans Condensed","DejaVu Sans";font-stretch:condensed;margin:40px 46px;color:#1b2440} header{display:flex;justify-content:space-between;border-bottom:4px solid #1b2440;padding-bottom:8px} header b{font-size:18px} header div:last-child{text-align:right}
.who{display:grid;grid-template-columns:118px 1fr 118px 1fr;gap:4px 8px;margin:12px 0} .who span:nth-child(odd){color:#66708c} h3{font-size:12px;margin:14px 0 4px;text-transform:uppercase;letter-spacing:1px}
table{border-collapse:collapse;width:100%} th{text-align:left;font-size:10.5px;border-bottom:1px solid #1b2440;padding:3px 4px} td{padding:3px 4px} .r{text-align:right} .sum td{border-top:1px solid #1b2440;font-weight:bold} .two{display:grid;grid-template-columns:1fr 1fr;gap:30px}
.net{display:flex;justify-content:space-between;border:2px solid #1b2440;padding:8px 12px;margin:14px 0;font-size:15px;font-weight:bold} footer{font-size:9.5px;color:#66708c;margin-top:16px;border-top:1px solid #b9bfd0;padding-top:6px;line-height:1.45}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td class="r">${value}</td></tr>`;
const head = (label: string) => `<tr><th>${label}</th><th class="r">£</th></tr>`;

/** What the client pays for the work, and what the umbrella keeps and pays of it before there is any pay. */
function income(pen: Pen): string {
	const gross = pence(pen.text('grossPay'));
	const [insurance, pension] = [pence(pen.aside('employerNi')), employerPension(pen)];
	const levy = Math.round(gross / 200); // not money of anybody
	const [margin, days] = isWeekly(pen) ? [1_850, 5] : [7_400, 21];
	const all = gross + insurance + pension + levy + margin;
	const rate = (all / days / 100).toFixed(4); // not money of anybody
	return `<h3>Assignment income</h3><table><tr><th>Timesheet</th><th>Client</th><th class="r">Days</th><th class="r">Rate</th><th class="r">£</th></tr>
<tr><td>TS-${pen.aside('payrollNumber')}08</td><td>Castlegate Resourcing</td><td class="r">${days}</td><td class="r">${rate}</td><td class="r">${amount(all)}</td></tr></table>
<table style="margin-top:6px">${line('Less employer’s National Insurance', amount(insurance))}${line('Less employer’s pension contribution', amount(pension))}${line('Less Apprenticeship Levy', amount(levy))}${line('Less our margin', amount(margin))}${line('Available for your gross pay', amount(gross), 'sum')}</table>`;
}

function payments(pen: Pen): string {
	const gross = pence(pen.text('grossPay'));
	const worked = Math.round(gross / 1.1207);
	const basic = hundredths(worked, 70);
	return `<table>${head('Payments')}${line('Basic pay', amount(basic))}${line('Additional taxable pay', amount(worked - basic))}${line('Holiday pay at 12.07%', amount(gross - worked))}${line('Gross pay', pen.money('grossPay'), 'sum')}</table>`;
}

const deductions = (pen: Pen) =>
	`<table>${head('Deductions')}${line('PAYE', pen.money('incomeTax'))}${line('Employee’s NI', pen.money('nationalInsurance'))}${line('Employee’s pension', pen.money('pension'))}${pen.aside('loanLine') && line('Student Loan', pen.money('studentLoan'))}${line('Total deductions', amount(pence(pen.aside('totalDeductions'))), 'sum')}</table>`;

function yearToDate(pen: Pen): string {
	const { taxable } = soFar(pen);
	return `<h3>Year to date</h3><table><tr><th>Gross</th><th>Taxable</th><th>PAYE</th><th>Employee’s NI</th><th>Pension</th><th>Net</th></tr><tr><td>${pen.money('payToDate')}</td><td>${amount(taxable)}</td><td>${pen.money('taxToDate')}</td><td>${pen.aside('niToDate')}</td><td>${pen.aside('pensionToDate')}</td><td>${pen.aside('netToDate')}</td></tr></table>`;
}

/** An umbrella company's statement and payslip in one: what the client paid, what came off it before pay, then payments beside deductions. */
export const umbrella: Layout = {
	name: 'fifteen-payslip-umbrella',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<header><div><b>${pen.text('employerName')}</b><br>Umbrella employment · Suite 4, Weir Mill, Ambleford AM2 6WM</div><div><b>Payslip</b><br>and reconciliation statement</div></header>
<div class="who"><span>Employee</span><b>${pen.text('employeeName')}</b><span>Payment date</span><span>${pen.date('payDate')}</span><span>NI number</span><span>${pen.text('nationalInsuranceNumber')}</span><span>Tax ${pen.aside('periodWord').toLowerCase()}</span><span>${pen.text('taxPeriod')}</span><span>Employee ID</span><span>UMB${pen.aside('payrollNumber')}</span><span>Tax code</span><span>${pen.text('taxCode')} / NI table A</span></div>
${income(pen)}<h3>Your pay</h3><div class="two">${payments(pen)}${deductions(pen)}</div>
<div class="net"><span>Net pay to your bank</span><span>£${pen.money('netPay')}</span></div>${yearToDate(pen)}
<footer>Employer PAYE reference ${pen.text('payeReference')}. Holiday pay is paid with each payment and does not accrue. The assignment rate is not your rate of pay: it covers the employer’s costs shown above. Questions: 0800 000 4410 or pay@umbrella.example.</footer>`,
};
