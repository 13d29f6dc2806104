/** Payslips, P60s, a P45, a certificate of interest and a dividend voucher of further producers. */
import type { Layout, Pen } from '../paper.ts';

/** Pence of a printed amount. */
const pence = (amount: string) => Number(amount.replace(/[,.]/g, ''));

const separated = (figure: string) => figure.replace(/\B(?=(\d{3})+(\.|$))/g, ',');

/** Pence as printed: `1,234.50`. */
const printed = (amount: number) =>
	separated(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`); // not money of anybody

/** So many parts of a hundred of a printed amount. */
const percent = (amount: string, parts: number) => printed(Math.round((pence(amount) * parts) / 100)); // not money of anybody

/** A printed amount of each period so far. */
const soFar = (pen: Pen, amount: string) => printed(pence(amount) * Number(pen.text('taxPeriod')));

/** The day so many days before a printed one: `07/10/2024`. */
const daysBefore = (date: string, days: number) => {
	const [day, month, year] = date.split('/').map(Number);
	const at = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) - days)).toISOString();
	return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)}`;
};

const cells = (...values: readonly string[]) =>
	`<tr>${values.map((value, at) => `<td${at ? ' class="n"' : ''}>${value}</td>`).join('')}</tr>`;

const box = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

export const roundSeven: readonly Layout[] = [
	{
		name: 'seven-a-payslip-take-home',
		type: 'payslip',
		html: (pen) => `<style>
body{font:12px 'Liberation Sans',Arial,sans-serif;margin:50px 56px;color:#222}
h1{font-size:26px;font-weight:300;margin:0 0 34px;color:#0a85b5}
.three{display:flex;gap:30px;font-size:11.5px;line-height:1.55}.three>div{flex:1}.three h4{margin:0 0 4px;font-size:10px;color:#7a7a7a;letter-spacing:1px}
.home{border-left:3px solid #0a85b5;padding-left:14px}.home b{font-size:27px;font-weight:400;display:block;margin-top:4px}
table{width:100%;border-collapse:collapse;margin-top:22px}th{font-size:10px;color:#7a7a7a;text-align:left;border-bottom:1px solid #222;padding:4px 0;letter-spacing:1px}
td{padding:6px 0;border-bottom:1px solid #e4e4e4}.n,th.n{text-align:right}tr.t td{font-weight:bold;border-bottom:0}
.foot{margin-top:40px;font-size:10px;color:#7a7a7a;line-height:1.6}
</style>
<h1>Payslip</h1>
<div class="three"><div><h4>PAID BY</h4><b>${pen.text('employerName')}</b><br>Ridgeway House<br>Station Approach<br>AMBLEFORD AM1 2BD<br>PAYE ref: ${pen.text('payeReference')}</div>
<div><h4>EMPLOYEE</h4><b>${pen.text('employeeName')}</b><br>${pen.aside('address').split(', ').join('<br>')}<br>NI number: ${pen.text('nationalInsuranceNumber')}</div>
<div class="home"><h4>TAKE HOME PAY</h4><b>£${pen.money('netPay')}</b>paid on ${pen.date('payDate', 'words')}<br>Tax code: ${pen.text('taxCode')}<br>NI category: A<br>Tax period: ${pen.aside('periodWord')} ${pen.text('taxPeriod')}</div></div>
<table><tr><th>EARNINGS</th><th class="n">THIS PAY (£)</th><th class="n">YTD (£)</th></tr>
${cells('Regular salary', pen.aside('basic'), soFar(pen, pen.aside('basic')))}${cells('Commission', pen.aside('bonus'), soFar(pen, pen.aside('bonus')))}
<tr class="t"><td>Total earnings</td><td class="n">${pen.money('grossPay')}</td><td class="n">${pen.money('payToDate')}</td></tr></table>
<table><tr><th>TAXES AND DEDUCTIONS</th><th class="n">THIS PAY (£)</th><th class="n">YTD (£)</th></tr>
${cells('PAYE tax', pen.money('incomeTax'), pen.money('taxToDate'))}${cells('Employee NIC', pen.money('nationalInsurance'), pen.aside('niToDate'))}${cells('Workplace pension', pen.money('pension'), pen.aside('pensionToDate'))}${pen.aside('loanLine') ? cells('Student loan', pen.money('studentLoan'), soFar(pen, pen.money('studentLoan'))) : ''}
<tr class="t"><td>Total deductions</td><td class="n">${pen.money('totalDeductions')}</td><td></td></tr></table>
<table><tr><th>EMPLOYER CONTRIBUTIONS</th><th class="n">THIS PAY (£)</th><th class="n">YTD (£)</th></tr>
${cells('Employer NIC', pen.aside('employerNi'), soFar(pen, pen.aside('employerNi')))}${cells('Workplace pension &ndash; employer', percent(pen.money('grossPay'), 3), soFar(pen, percent(pen.money('grossPay'), 3)))}</table>
<div class="foot">Leave balance: 14.50 days &nbsp;|&nbsp; Employee no. ${pen.aside('payrollNumber')} &nbsp;|&nbsp; Paid to 40-**-** ****0937<br>Questions about your pay? payroll@ambleford.example</div>`,
	},
	{
		name: 'seven-a-payslip-current-and-ytd',
		type: 'payslip',
		html: (pen) => {
			const paid = pen.date('payDate');
			const from = pen.aside('periodWord') === 'Week' ? daysBefore(paid, 6) : `01${paid.slice(2)}`;
			return `<style>
body{font:12px 'DejaVu Sans',sans-serif;margin:30px 34px;color:#000}
.hd{display:flex;justify-content:space-between;border-bottom:4px solid #2ca01c;padding-bottom:10px}
.hd h2{font-size:15px;margin:0 0 4px}.hd div{font-size:10.5px;line-height:1.5}.hd .r{text-align:right}
.net{background:#eef8ec;padding:12px 14px;margin:14px 0;display:flex;justify-content:space-between;font-size:11px}.net b{font-size:18px}
.side{display:flex;gap:18px}.side>div{flex:1}
table{border-collapse:collapse;width:100%;font-size:10.5px}th{background:#2ca01c;color:#fff;padding:5px 6px;text-align:left;font-size:10px}
td{border:1px solid #ccc;padding:5px 6px}.n,th.n{text-align:right}tr.t td{background:#f2f2f2;font-weight:bold}
dl{display:grid;grid-template-columns:repeat(3,auto 1fr);gap:5px 12px;font-size:10.5px;margin:0 0 16px}dt{color:#666}dd{margin:0;font-weight:bold}
</style>
<div class="hd"><div><h2>${pen.text('employerName')}</h2>Ridgeway House, Station Approach<br>Ambleford AM1 2BD</div><div class="r">Pay statement<br><b>${pen.text('employeeName')}</b><br>${pen.aside('address')}</div></div>
<div class="net"><span>Payment date: ${paid}<br>Pay period: ${from} to ${paid}</span><span>Net pay<br><b>£${pen.money('netPay')}</b></span></div>
<dl><dt>NINO</dt><dd>${pen.text('nationalInsuranceNumber')}</dd><dt>Tax code</dt><dd>${pen.text('taxCode')}</dd><dt>NI letter</dt><dd>A</dd>
<dt>PAYE scheme</dt><dd>${pen.text('payeReference')}</dd><dt>Period no.</dt><dd>${pen.text('taxPeriod')}</dd><dt>Payroll ID</dt><dd>${pen.aside('payrollNumber')}</dd></dl>
<div class="side"><div><table><tr><th>Pay</th><th class="n">Hours</th><th class="n">Current</th><th class="n">YTD</th></tr>
${cells('Salary', pen.aside('hours'), pen.aside('basic'), soFar(pen, pen.aside('basic')))}${cells('Bonus', '', pen.aside('bonus'), soFar(pen, pen.aside('bonus')))}${cells('Holiday pay', '0.00', '0.00', '0.00')}
<tr class="t"><td colspan="2">Gross</td><td class="n">${pen.money('grossPay')}</td><td class="n">${pen.money('payToDate')}</td></tr></table></div>
<div><table><tr><th>Deductions</th><th class="n">Current</th><th class="n">YTD</th></tr>
${cells('Income tax', pen.money('incomeTax'), pen.money('taxToDate'))}${cells('National Insurance', pen.money('nationalInsurance'), pen.aside('niToDate'))}${cells('Pension &ndash; employee', pen.money('pension'), pen.aside('pensionToDate'))}${pen.aside('loanLine') ? cells('Student loan plan 2', pen.money('studentLoan'), soFar(pen, pen.money('studentLoan'))) : ''}
<tr class="t"><td>Total</td><td class="n">${pen.money('totalDeductions')}</td><td></td></tr></table></div></div>
<div style="width:48%;margin-top:16px"><table><tr><th>Company contributions</th><th class="n">Current</th></tr>${cells('National Insurance (employer)', pen.aside('employerNi'))}${cells('Pension &ndash; employer', percent(pen.money('grossPay'), 3))}</table></div>
<p style="font-size:9.5px;color:#666;margin-top:24px">Memo: clocks change on the last Sunday of the month in March and October. The office is closed on bank holidays.</p>`;
		},
	},
	{
		name: 'seven-a-payslip-assignment-grid',
		type: 'payslip',
		html: (pen) => `<style>
body{font:10.5px Arial,'Liberation Sans',sans-serif;margin:30px}
.g{display:grid;border:1.5px solid #000}.g>div{border:.5px solid #000;padding:2px 4px;min-height:27px;font:11px 'Liberation Mono','DejaVu Sans Mono',monospace}
.g i{display:block;font:normal 8px Arial,'Liberation Sans',sans-serif}
h5{margin:0;background:#000;color:#fff;font-size:9px;padding:3px 5px;letter-spacing:.5px}
.halves{display:flex;border:1.5px solid #000;border-top:0}.halves>div:first-child{width:58%;border-right:1.5px solid #000}.halves>div:last-child{flex:1}
table{width:100%;border-collapse:collapse;font:11px 'Liberation Mono','DejaVu Sans Mono',monospace}th{font:normal 8px Arial,'Liberation Sans',sans-serif;text-align:left;padding:2px 4px;border-bottom:.5px solid #000}
td{padding:2px 4px}.n,th.n{text-align:right}.pay{height:185px}
.bal{height:96px}.fold{color:#777;font-size:8px;margin:8px 0 0}
</style>
<div class="g" style="grid-template-columns:2fr 3fr 2fr 2fr">${box('ASSIGNMENT NUMBER', `2${pen.aside('payrollNumber')}773`)}${box('EMPLOYEE NAME', pen.text('employeeName'))}${box('LOCATION', 'MAIN SITE')}${box('PAY DATE', pen.date('payDate', 'short').toUpperCase())}
${box('DEPARTMENT', 'SUPPORT 4')}${box('JOB TITLE', 'ADMINISTRATOR')}${box('PAYSCALE DESCRIPTION', 'LOCAL SCALE')}${box('INC. DATE', '01 APR')}
${box('TAX OFFICE REF', pen.text('payeReference'))}${box('EMPLOYER', pen.text('employerName'))}${box('TAX CODE', `${pen.text('taxCode')} CUMUL`)}${box('NI NUMBER', pen.text('nationalInsuranceNumber'))}</div>
<div class="halves"><div><h5>PAY AND ALLOWANCES</h5><div class="pay"><table><tr><th>DESCRIPTION</th><th class="n">WKD/EARNED</th><th class="n">PAID/DUE</th><th class="n">AMOUNT</th></tr>
${cells('BASIC PAY', pen.aside('hours'), pen.aside('hours'), pen.aside('basic'))}${cells('LOCAL SUPPLEMENT', '', '', pen.aside('bonus'))}</table></div></div>
<div><h5>DEDUCTIONS</h5><div class="pay"><table><tr><th>DESCRIPTION</th><th class="n">AMOUNT</th><th class="n">BALANCE C/F</th></tr>
${cells('PAYE', pen.money('incomeTax'), '')}${cells('NI A', pen.money('nationalInsurance'), '')}${cells('PENSION 5.0%', pen.money('pension'), '')}${pen.aside('loanLine') ? cells('STUDENT LOAN', pen.money('studentLoan'), '') : ''}</table></div></div></div>
<div class="halves"><div><h5>YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</h5><div class="bal"><table>
<tr><td>GROSS PAY</td><td class="n">${pen.money('payToDate')}</td><td>NI LETTER</td><td class="n">A</td></tr>
<tr><td>TAX PAID</td><td class="n">${pen.money('taxToDate')}</td><td>NI CONTS</td><td class="n">${pen.aside('niToDate')}</td></tr>
<tr><td>PENSION CONTS</td><td class="n">${pen.aside('pensionToDate')}</td><td>TAX PERIOD</td><td class="n">${pen.text('taxPeriod')}</td></tr>
<tr><td>PERIOD TYPE</td><td class="n">TAX ${pen.aside('periodWord').toUpperCase()}</td><td></td><td></td></tr></table></div></div>
<div><h5>THIS PERIOD SUMMARY</h5><div class="bal"><table>${cells('PENSIONABLE PAY', pen.money('grossPay'))}${cells('NON-TAXABLE PAY', '0.00')}${cells('TOTAL PAYMENTS', pen.money('grossPay'))}${cells('TOTAL DEDUCTIONS', pen.money('totalDeductions'))}${cells('<b>NET PAY</b>', `<b>${pen.money('netPay')}</b>`)}</table></div></div></div>
<div class="g" style="grid-template-columns:1fr"><div style="min-height:54px"><i>MESSAGES FROM EMPLOYER</i>PLEASE CHECK YOUR HOME ADDRESS AND EMERGENCY CONTACT.<br>FLU JABS: ASK YOUR MANAGER. PAYROLL HELP DESK 01632 960 170.</div></div>
<div class="fold">EMPLOYER NI THIS PERIOD ${pen.aside('employerNi')} &nbsp; PAY METHOD BACS &nbsp; SD REF ****0937</div>
<p style="margin:60px 0 0 90px;font:12px 'Liberation Mono','DejaVu Sans Mono',monospace;line-height:1.5">PRIVATE AND CONFIDENTIAL<br>${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</p>`,
	},
	{
		name: 'seven-a-p60-online-list',
		type: 'p60',
		html: (pen) => {
			const year = Number(pen.aside('yearEnd'));
			const line = (label: string, value: string) =>
				`<p><span>${label}</span><em></em><span>${value}</span></p>`;
			return `<style>
body{font:14px 'Liberation Serif','Times New Roman',serif;margin:54px 70px;color:#111}
h1{font-size:22px;margin:0 0 2px}h2{font-size:15px;border-bottom:2px solid #5b2a86;color:#5b2a86;margin:20px 0 6px}
p{display:flex;margin:4px 0}p em{flex:1;border-bottom:1px dotted #999;margin:0 6px 4px}
.small{font-size:12px;color:#444;display:block;margin-top:16px}
</style>
<h1>P60 End of Year Certificate</h1>
Statement for the tax year 6 April ${year - 1} to 5 April ${year}${pen.implied('taxYear')}
<h2>About you</h2>
${line('Name', `${pen.text('forenames')} ${pen.text('surname')}`)}${line('Surname', pen.text('surname'))}${line('Forenames', pen.text('forenames'))}
${line('National Insurance number', pen.text('nationalInsuranceNumber'))}${line('Address', `${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}`)}${line('Payroll ID', pen.aside('worksNumber'))}
<h2>About your employer</h2>
${line('Employer', pen.text('employerName'))}${line('PAYE reference', pen.text('payeReference'))}
<h2>Your pay and the tax taken from it</h2>
${line('Pay from us (this employment)', `£${pen.money('payInThisEmployment')}`)}${line('Tax deducted by us (this employment)', `£${pen.money('taxInThisEmployment')}`)}
${pen.aside('hasPrevious') ? `${line('Pay from previous employments', `£${pen.money('payInPreviousEmployments')}`)}${line('Tax deducted in previous employments', `£${pen.money('taxInPreviousEmployments')}`)}` : ''}
${line('<b>Total pay for the year</b>', `<b>£${pen.money('totalPay')}</b>`)}${line('<b>Total tax for the year</b>', `<b>£${pen.money('totalTax')}</b>`)}
${line('Tax code at the end of the year', pen.text('finalTaxCode'))}
<h2>National Insurance</h2>
${line('Category letter', pen.text('nicTableLetter'))}${line('Earnings at the Lower Earnings Limit', `£${pen.pounds('earningsAtLowerEarningsLimit')}`)}${line('Earnings above that, up to the Primary Threshold', `£${pen.pounds('earningsToPrimaryThreshold')}`)}${line('Earnings above that, up to the Upper Earnings Limit', `£${pen.pounds('earningsToUpperEarningsLimit')}`)}${line('Contributions you paid', `£${pen.money('employeeNationalInsurance')}`)}
${pen.aside('hasLoan') ? `<h2>Loan repayments</h2>${line('Student loan', `£${pen.pounds('studentLoan')}`)}${line('Postgraduate loan', `£${pen.pounds('postgraduateLoan')}`)}` : ''}
<span class="small">Please keep this certificate: you will need it if you have to send a tax return. Use the figures for this employment. You can print further copies from the staff portal for six years. Questions: 01632 960 188.</span>`;
		},
	},
	{
		name: 'seven-a-p60-wide-table',
		type: 'p60',
		landscape: true,
		html: (pen) => `<style>
body{font:11px 'DejaVu Sans',sans-serif;margin:30px 36px}
.t{display:flex;justify-content:space-between;align-items:flex-start}.t h1{font-size:18px;margin:0}
table{border-collapse:collapse;width:100%;margin-top:14px}th,td{border:1px solid #444;padding:5px 7px}
th{background:#e4e4f4;font-size:9.5px;font-weight:normal}td{text-align:right}td.c{text-align:center}td.s{text-align:left}
.f{font-size:9.5px;margin-top:16px;display:flex;gap:40px;line-height:1.5}
</style>
<div class="t"><div><h1>P60 &ndash; Certificate of pay and tax</h1>To the employee named below. Keep in a safe place.</div><div style="text-align:right"><b>${pen.text('employerName')}</b><br>Payroll Services, Ridgeway House, Ambleford AM1 2BD<br>Employer's PAYE reference ${pen.text('payeReference')}</div></div>
<table><tr><th>Surname</th><th>Forename(s)</th><th>Pay no.</th><th>N.I. number</th><th>Year to 5 April</th><th>Final code</th></tr>
<tr><td class="s">${pen.text('surname')}</td><td class="s">${pen.text('forenames')}</td><td class="c">${pen.aside('worksNumber')}</td><td class="c">${pen.text('nationalInsuranceNumber')}</td><td class="c">${pen.aside('yearEnd')}${pen.implied('taxYear')}</td><td class="c">${pen.text('finalTaxCode')}</td></tr></table>
<table><tr><th colspan="2">Total for year</th><th colspan="2">Previous employment(s)</th><th colspan="2">This employment</th><th colspan="2">Loan deductions</th></tr>
<tr><th>Pay £</th><th>Tax £</th><th>Pay £</th><th>Tax £</th><th>Pay £</th><th>Tax £</th><th>Student £</th><th>Postgraduate £</th></tr>
<tr><td>${pen.money('totalPay')}</td><td>${pen.money('totalTax')}</td>${pen.aside('hasPrevious') ? `<td>${pen.money('payInPreviousEmployments')}</td><td>${pen.money('taxInPreviousEmployments')}</td>` : '<td></td><td></td>'}<td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td>${pen.aside('hasLoan') ? `<td>${pen.pounds('studentLoan')}</td><td>${pen.pounds('postgraduateLoan')}</td>` : '<td></td><td></td>'}</tr></table>
<table><tr><th rowspan="2">NI table</th><th colspan="3">Earnings (whole £)</th><th rowspan="2">Employee's NI contributions<br>£</th><th colspan="3">Statutory pay included above</th></tr>
<tr><th>1a<br>At the LEL</th><th>1b<br>LEL &ndash; PT</th><th>1c<br>PT &ndash; UEL</th><th>SMP</th><th>SPP</th><th>SAP</th></tr>
<tr><td class="c">${pen.text('nicTableLetter')}</td><td>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>${pen.pounds('earningsToPrimaryThreshold')}</td><td>${pen.pounds('earningsToUpperEarningsLimit')}</td><td>${pen.money('employeeNationalInsurance')}</td><td>Nil</td><td>Nil</td><td>Nil</td></tr></table>
<div class="f"><div>${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div>LEL = lower earnings limit &nbsp; PT = primary threshold &nbsp; UEL = upper earnings limit<br>The figures under "This employment" should be used for your tax return, if you get one.<br>Form approved for use in place of the P60. Tel. 01632 960 145, Monday to Friday 9 to 4.30.</div></div>`,
	},
	{
		name: 'seven-a-p45-three-parts',
		type: 'p45',
		html: (pen) => {
			const word = pen.aside('periodWord');
			const row = (number: string, label: string, value: string) =>
				`<tr><td>${number}</td><td>${label}</td><td>${value}</td></tr>`;
			const common = () =>
				`${row('1', 'Employer PAYE reference', pen.text('payeReference'))}${row('2', "Employee's NI number", pen.text('nationalInsuranceNumber'))}${row('3', 'Surname', pen.text('surname'))}${row('', 'First name(s)', pen.text('forenames'))}${row('4', 'Leaving date', pen.date('leavingDate', 'words'))}${row('5', 'Continue student loan deductions', '')}${row('6', 'Tax code at leaving date', pen.text('taxCode'))}${row('', 'Week 1 / Month 1 basis', 'No')}${row('7', `${word} number`, pen.aside('monthNumber'))}${row('', 'Total pay to date', `£${pen.money('totalPayToDate')}`)}${row('', 'Total tax to date', `£${pen.money('totalTaxToDate')}`)}`;
			return `<style>
body{font:12px 'Liberation Sans',Arial,sans-serif;margin:40px 54px}
h1{font-size:19px;margin:0;display:flex;justify-content:space-between}h1 span{font-size:12px;font-weight:normal}
table{border-collapse:collapse;width:100%;margin:14px 0}td{border-bottom:1px solid #bbb;padding:6px 6px;vertical-align:top}td:first-child{width:26px;color:#777}td:nth-child(2){width:46%}td:last-child{font-weight:bold}
section+section{page-break-before:always}.n{font-size:10.5px;color:#444;line-height:1.5}
</style>
<section><h1>P45 Part 1A <span>Details of employee leaving work &ndash; employee's copy</span></h1>
<table>${common()}${row('8', 'Total pay in this employment', `£${pen.money('payInThisEmployment')}`)}${row('', 'Total tax in this employment', `£${pen.money('taxInThisEmployment')}`)}${row('9', 'Works/payroll number', pen.aside('payrollNumber'))}${row('10', 'Gender', '')}${row('11', 'Date of birth', '14 March 1987')}${row('12', "Employee's private address", `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`)}${row('13', 'Certified by (employer)', `${pen.text('employerName')}<br>Ridgeway House, Station Approach, Ambleford AM1 2BD`)}</table>
<div class="n">Keep this part. Copies are not available. You may need it to fill in a tax return. The figures at 7 include any earlier job in the same tax year; those at 8 are for this job alone.</div></section>
<section><h1>P45 Part 2 <span>Details of employee leaving work &ndash; copy for new employer</span></h1>
<table>${common()}</table>
<div class="n">To the employee: give Parts 2 and 3 to your new employer, kept together and unaltered, or you may be taxed under an emergency code. Going abroad or not working: see GOV.UK.</div></section>
<section><h1>P45 Part 3 <span>New employee details &ndash; for completion by new employer</span></h1>
<table>${common()}${row('8', 'New employer PAYE reference', '')}${row('9', 'Date new employment started', '')}${row('10', 'Works number and department', '')}${row('11', 'Tax code in use if different', '')}</table></section>`;
		},
	},
	{
		name: 'seven-a-interest-two-credits',
		type: 'interest',
		html: (pen) => {
			const year = Number(pen.aside('yearEnd'));
			const interest = pence(pen.money('interest'));
			const first = Math.floor(interest * 0.47); // not money of anybody
			return `<style>
body{font:13px 'Liberation Serif','Times New Roman',serif;margin:56px 66px;color:#1a1a1a}
.logo{font-size:23px;color:#7b1e3a;font-weight:bold;border-bottom:1px solid #7b1e3a;padding-bottom:8px}
.in{display:flex;justify-content:space-between;margin:36px 0 30px;line-height:1.5}
h2{font-size:16px;margin:0 0 12px}table{width:100%;border-collapse:collapse;margin:16px 0}
td,th{padding:6px 4px;text-align:left;border-bottom:1px solid #ddd}th{font-weight:normal;color:#7b1e3a}.n,th.n{text-align:right}
.t td{border-top:2px solid #7b1e3a;font-weight:bold}.f{font-size:10.5px;color:#555;margin-top:60px;line-height:1.5}
</style>
<div class="logo">${pen.text('payer')}</div>
<div class="in"><div>${pen.text('accountHolder')}<br>27 Millrace Court<br>Ambleford<br>AM2 6JD</div><div>Customer Services<br>PO Box 418, Ambleford AM1 9ZZ<br>Telephone 01632 960 400<br>Printed 22 April ${year}</div></div>
<h2>Certificate of interest for the tax year ended 5 April ${year}${pen.implied('taxYear')}</h2>
This certificate shows the interest we have paid on the account below. Please keep it with your tax records; a duplicate may be charged for.
<table><tr><th>Date credited</th><th>Account</th><th class="n">Interest</th></tr>
${[
	`<tr><td>30 September ${year - 1}</td><td>Regional Saver ${pen.aside('account')}</td><td class="n">${printed(first)}</td></tr>`,
	`<tr><td>31 March ${year}</td><td>Regional Saver ${pen.aside('account')}</td><td class="n">${printed(interest - first)}</td></tr>`,
].join('')}
<tr class="t"><td colspan="2">Gross interest paid in the year</td><td class="n">£${pen.money('interest')}</td></tr>
<tr><td colspan="2">Income tax deducted</td><td class="n">£${pen.money('taxDeducted')}</td></tr>
<tr><td colspan="2">Balance of account on 5 April ${year}</td><td class="n">£${printed(interest * 27 + 1318)}</td></tr></table>
Interest has been paid without tax taken off. If your interest from all sources is more than your Personal Savings Allowance you may have tax to pay.
<div class="f">${pen.text('payer')} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 206417. Eligible deposits are protected by the Financial Services Compensation Scheme. Calls may be recorded.</div>`;
		},
	},
	{
		name: 'seven-a-dividend-registrar',
		type: 'dividend',
		html: (pen) => {
			const shares = pen.aside('shares');
			const paid = pen.date('paymentDate');
			const rate = (pence(pen.money('dividend')) / Number(shares)).toFixed(4); // not money of anybody
			return `<style>
body{font:12px Arial,'Liberation Sans',sans-serif;margin:38px 44px;color:#14213d}
.h{display:flex;justify-content:space-between;font-size:10px;line-height:1.5}.h b{font-size:16px;color:#005f73}
h1{text-align:center;font-size:18px;margin:30px 0 4px}.c{text-align:center;margin-bottom:26px}
.box{border:1px solid #005f73;border-radius:6px;padding:12px 14px;margin-bottom:18px;display:flex;justify-content:space-between;line-height:1.5}
table{width:100%;border-collapse:collapse}th{background:#005f73;color:#fff;font-weight:normal;font-size:10.5px;padding:7px 6px;text-align:center}td{border:1px solid #9fc3c9;padding:10px 6px;text-align:center}
.tear{border-top:1px dashed #555;margin-top:40px;padding-top:10px;font-size:10px;line-height:1.5}
</style>
<div class="h"><div><b>Castlegate Registrars</b><br>Shareholder Services, Tollgate House, Ambleford AM3 8LP<br>Helpline 01632 960 555 (lines open 8.30 to 5.30)</div><div style="text-align:right">Shareholder reference<br>C00${shares}7741<br>ISIN GB00B0TST417</div></div>
<h1>${pen.text('company')}</h1><div class="c">Dividend confirmation &ndash; ordinary shares of 25p each</div>
<div class="box"><div>${pen.text('shareholder')}<br>27 Millrace Court<br>Ambleford<br>AM2 6JD</div><div style="text-align:right">Payment date<br><b>${pen.date('paymentDate', 'words')}</b></div></div>
<table><tr><th>Security</th><th>Record date</th><th>Holding at record date</th><th>Rate per share (pence)</th><th>Dividend payable (£)</th></tr>
<tr><td>ORD 25P</td><td>${daysBefore(paid, 28)}</td><td>${separated(shares)}</td><td>${rate}</td><td><b>${pen.money('dividend')}</b></td></tr></table>
<p>The dividend has been paid to the bank account in your standing instruction (sort code 40-**-**, account ending 0937). Please keep this confirmation: you may need it for your tax return. No tax credit is attached to this dividend.</p>
<div class="tear">To sell your shares or change your bank details, call the helpline and quote your shareholder reference. Never give your reference to an unexpected caller.<br>Castlegate Registrars Limited. Registered in England and Wales No. 03498213. Registered office: Tollgate House, Ambleford AM3 8LP. Acting as registrar for the company named above.</div>`;
		},
	},
];
