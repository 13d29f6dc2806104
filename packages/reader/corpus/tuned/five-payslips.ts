/** Payslips of two makers drawn without sight of the reader, looked at after they were measured: a bureau's package and a large employer's. */
import type { Layout, Pen } from '../paper.ts';
import { penceOf, printed } from './sums.ts';

const tr = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const loan = (pen: Pen, html: () => string) => (pen.aside('loanLine') ? html() : '');
const loanToDate = (pen: Pen) => printed(penceOf(pen, 'studentLoan') * Number(pen.aside('taxPeriod')));

/** What the columns beside it leave: net pay times periods would miss by the rounding of tax. */
function netToDate(pen: Pen): string {
	const taken = ['taxToDate', 'niToDate', 'pensionToDate'].reduce((sum, name) => sum + penceOf(pen, name), 0);
	const loans = penceOf(pen, 'studentLoan') * Number(pen.aside('taxPeriod'));
	return printed(penceOf(pen, 'payToDate') - taken - loans);
}

const employerPension = (pen: Pen) => Math.round(penceOf(pen, 'grossPay') * 0.03);
const taxable = (pen: Pen) => printed(penceOf(pen, 'grossPay') - penceOf(pen, 'pension'));

/** Basic pay as hours at a rate of whole pence, and the premium that makes up the rest. */
function hourly(pen: Pen) {
	const basic = penceOf(pen, 'basic');
	const rate = 4 * Math.round(basic / (pen.aside('periodWord') === 'Week' ? 37.5 : 160) / 4);
	const quarters = Math.floor((basic * 0.94) / (rate / 4));
	const paid = (quarters * rate) / 4;
	return {
		hours: `${Math.floor(quarters / 4)}.${['00', '25', '50', '75'][quarters % 4]}`,
		rate: printed(rate),
		paid: printed(paid),
		premium: printed(basic - paid),
	};
}

const bureau = (
	pen: Pen,
) => `<style>body{print-color-adjust:exact;font:11px "Liberation Sans",Arial;margin:34px 40px}.top{display:flex;justify-content:space-between}
.who{line-height:1.45;width:46%;padding:10px 0 18px}.facts{width:48%;border:1px solid #333;align-self:flex-start}.facts td{padding:2px 8px}.facts td:last-child{font-weight:bold}
.cols{display:flex;border:1px solid #333}.cols>div{flex:1;padding:0 8px 8px;min-height:150px}.cols>div+div{border-left:1px solid #333}.low>div{min-height:96px}
h4{margin:0 -8px 5px;padding:3px 8px;background:#e4e4e4;border-bottom:1px solid #333;font-size:11px}table{width:100%;border-collapse:collapse}.cols td{padding:2px 0}.cols td:last-child{text-align:right}
.sum td{border-top:1px solid #999;font-weight:bold}.net{display:flex;justify-content:space-between;border:2px solid #333;margin:10px 0 8px 50%;padding:7px 8px;font-size:14px;font-weight:bold}.s{font-size:8px;color:#444}</style>
<div style="text-align:center;font-size:15px;font-weight:bold;margin-bottom:12px">${pen.text('employerName')}</div>
<div class=top><div class=who><span class=s>PRIVATE AND CONFIDENTIAL</span><br>${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>
<table class=facts>${tr('Payment date', pen.date('payDate'))}${tr('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${tr('Works number', pen.aside('payrollNumber'))}${tr('NI number', pen.text('nationalInsuranceNumber'))}${tr('NI table letter', 'A')}${tr('Tax code', `${pen.text('taxCode')} <span style="font-weight:normal">Cumulative</span>`)}${tr("Employer's PAYE ref.", pen.text('payeReference'))}${tr('Pay method', 'BACS')}</table></div>
<div class=cols><div><h4>Pay</h4><table>${tr('Salary', pen.aside('basic'))}${tr('Performance bonus', pen.aside('bonus'))}<tr class=sum><td>Total pay</td><td>${pen.money('grossPay')}</td></tr></table></div>
<div><h4>Deductions</h4><table>${tr('PAYE tax', pen.money('incomeTax'))}${tr("Employee's NICs", pen.money('nationalInsurance'))}${tr('Workplace pension (net pay)', pen.money('pension'))}${loan(pen, () => tr('Student loan, plan 2', pen.money('studentLoan')))}<tr class=sum><td>Total deductions</td><td>${pen.money('totalDeductions')}</td></tr></table></div></div>
<div class="cols low" style="border-top:0"><div><h4>This ${pen.aside('periodWord').toLowerCase()}</h4><table>${tr('Pay for tax', taxable(pen))}${tr('Pay for NICs', printed(penceOf(pen, 'grossPay')))}${tr("Employer's NICs", pen.aside('employerNi'))}${tr("Employer's pension", printed(employerPension(pen)))}</table></div>
<div><h4>Year to date, this employment</h4><table>${tr('Gross pay', pen.money('payToDate'))}${tr('PAYE tax', pen.money('taxToDate'))}${tr("Employee's NICs", pen.aside('niToDate'))}${tr("Employee's pension", pen.aside('pensionToDate'))}${loan(pen, () => tr('Student loan', loanToDate(pen)))}</table></div></div>
<div class=net><span>Net pay</span><span>£ ${pen.money('netPay')}</span></div>
<div class=s>Your pension contribution is taken before tax is worked out. Keep this payslip: a copy may be charged for. Queries to the payroll office within 7 days.</div>`;

const head = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
const fact = (label: string, value: string) => `<td><em>${label}</em>${value}</td>`;

function employer(pen: Pen): string {
	const { hours, rate, paid, premium } = hourly(pen);
	const withLoan = pen.aside('loanLine') !== '';
	return `<style>body{print-color-adjust:exact;font:10px "Liberation Sans Narrow","Arial Narrow",Arial;margin:26px 30px}.band{display:flex;justify-content:space-between;align-items:center;background:#0b4a3f;color:#fff;padding:9px 12px}.band b{font-size:17px}
table{border-collapse:collapse;width:100%}em{display:block;font-style:normal;font-size:8px;color:#555;text-transform:uppercase}.id td{border:1px solid #b7c4c1;padding:3px 7px;width:20%;font-size:11px}.two{display:flex;gap:14px;margin-top:12px}
.two>div{flex:6}.two>div+div{flex:5}h4{margin:0 0 2px;color:#0b4a3f;font-size:12px}.t th,.t td{padding:2px 5px;text-align:right}.t th{border-bottom:1px solid #0b4a3f;font-weight:normal;color:#555}.t th:first-child,.t td:first-child{text-align:left}
.tot{display:flex;justify-content:flex-end;margin-top:10px;border-top:2px solid #0b4a3f;border-bottom:2px solid #0b4a3f}.tot div{padding:5px 14px;text-align:right;font-size:12px}.tot div:last-child{background:#dbe8e5;font-weight:bold;font-size:15px}.foot th,.foot td{border:1px solid #b7c4c1;text-align:center;padding:4px}.foot th{background:#eef3f2;font-weight:normal}p{color:#555}</style>
<div class=band><b>${pen.text('employerName')}</b><span>PAY STATEMENT</span></div>
<table class=id><tr>${fact('Name', pen.text('employeeName'))}${fact('Personnel no.', `0004${pen.aside('payrollNumber')}`)}${fact('Position', 'Team Leader, Evenings')}${fact('Cost centre', '0417 / 22')}${fact('Service date', '12/09/2016')}</tr>
<tr>${fact('NI no. / category', `${pen.text('nationalInsuranceNumber')} / A`)}${fact('Tax code / basis', `${pen.text('taxCode')} / Cumul`)}${fact('Tax office ref.', pen.text('payeReference'))}${fact(`Tax ${pen.aside('periodWord').toLowerCase()}`, pen.text('taxPeriod'))}${fact('Date of payment', pen.date('payDate', 'words'))}</tr></table>
<div class=two><div><h4>Payments</h4><table class=t>${head('Description', 'Hours', 'Rate', 'Amount £')}${tr('Basic hours', hours, rate, paid)}${tr('Unsocial hours premium', '', '', premium)}${tr('Colleague bonus', '', '', pen.aside('bonus'))}</table></div>
<div><h4>Deductions</h4><table class=t>${head('Description', 'Amount £', 'Year £')}${tr('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${tr('National Insurance', pen.money('nationalInsurance'), pen.aside('niToDate'))}${tr('Retirement plan 5%', pen.money('pension'), pen.aside('pensionToDate'))}${withLoan ? tr('Student loan PL2', pen.money('studentLoan'), loanToDate(pen)) : ''}</table></div></div>
<div class=tot><div><em>Total payments</em>${pen.money('grossPay')}</div><div><em>Total deductions</em>${pen.money('totalDeductions')}</div><div><em>Net payment</em>£${pen.money('netPay')}</div></div>
<p>Paid by bank credit to the account ending ••• 4402. Taxable this time: ${taxable(pen)}. NIable this time: ${printed(penceOf(pen, 'grossPay'))}.</p>
<h4 style="margin-top:26px">Cumulative details, year to date</h4><table class=foot>${head('Gross pay', 'Tax paid', 'NI employee', 'Pension employee', ...(withLoan ? ['Student loan'] : []), 'Net paid')}${tr(pen.money('payToDate'), pen.money('taxToDate'), pen.aside('niToDate'), pen.aside('pensionToDate'), ...(withLoan ? [loanToDate(pen)] : []), netToDate(pen))}</table>
<p>Company contributions this time: NI ${pen.aside('employerNi')}, retirement plan ${printed(employerPension(pen))}. Colleague discount, benefits and old statements: sign in to People Online or ring 0800 000 0417.</p>`;
}

/** The layouts. */
export const fivePayslips: readonly Layout[] = [
	{ name: 'five-payslip-bureau-two-columns', type: 'payslip', html: bureau },
	{ name: 'five-payslip-employer-rates-and-hours', type: 'payslip', html: employer },
];
