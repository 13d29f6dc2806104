import type { Layout, Pen } from '../../paper.ts';
import { boxes, isNothing } from './nearby.ts';

const style = `<style>
body{font:9.2px "Liberation Sans";margin:30px 38px;color:#123} .v{font:12.5px "Liberation Mono";color:#000} .head{display:flex;justify-content:space-between;align-items:flex-end} h1{font-size:26px;margin:0} h1 span{font-size:17px} .yr{font-size:14px;font-weight:bold} .yr .v{border:1px solid #357;padding:3px 9px;background:#fff}
.sheet{background:#e4eff4;padding:12px 14px;margin-top:8px} .two{display:grid;grid-template-columns:1fr 1fr;gap:12px 22px} h2{font-size:11px;margin:10px 0 4px;border-bottom:1.5px solid #357;padding-bottom:2px} .f{margin:4px 0} .f .b{display:block;background:#fff;border:1px solid #357;min-height:16px;padding:3px 6px;margin-top:1px}
table{border-collapse:separate;border-spacing:3px} .b2{background:#fff;border:1px solid #357;height:16px;padding:2px 6px;text-align:right} .w{width:74px} .p{width:22px} th{font-weight:normal;font-size:8.6px;vertical-align:bottom} .lab{width:128px} .nic td{text-align:right} .foot{display:flex;justify-content:space-between;margin-top:8px;font-size:9px} p{margin:4px 0;line-height:1.35}
</style>`;

const field = (label: string, value: string) =>
	`<div class="f">${label}<span class="b v">${value}</span></div>`;

/** Two boxes, blank where the amount is not to be printed. */
function apart(plain: string | undefined): string {
	const { whole, part } = boxes(plain ?? '.');
	return `<td class="b2 w v">${whole}</td><td class="b2 p v">${part}</td>`;
}

const taxed = (label: string, pay: string | undefined, tax: string | undefined, mark = '') =>
	`<tr><td class="lab">${label}</td>${apart(pay)}<td style="width:16px;text-align:center">${mark}</td>${apart(tax)}</tr>`;

function pay(pen: Pen): string {
	const hasPrevious = pen.aside('hasPrevious') !== '';
	const before = (name: string) => (hasPrevious ? pen.text(name) : undefined);
	return `<h2>Pay and Income Tax details</h2><div style="display:flex;gap:26px"><table><tr><th></th><th>£ &nbsp; &nbsp; Pay</th><th>p</th><th></th><th>£ Tax deducted</th><th>p</th></tr>
${taxed('In previous employment(s)', before('payInPreviousEmployments'), before('taxInPreviousEmployments'))}${taxed('In this employment ★', pen.text('payInThisEmployment'), pen.text('taxInThisEmployment'), '★')}${taxed('<b>Total for year</b>', pen.text('totalPay'), pen.text('totalTax'))}</table>
<div style="width:170px">${field('Final tax code', pen.text('finalTaxCode'))}<p>★ Figures shown here should be used for your tax return, if you get one. 'R' beside the tax means a refund.</p></div></div>`;
}

function insured(pen: Pen): string {
	const whole = (name: string) => `<td class="b2 v">${boxes(pen.text(name)).whole}</td>`;
	const { whole: ni, part } = boxes(pen.text('employeeNationalInsurance'));
	return `<h2>National Insurance contributions in this employment</h2><table class="nic"><tr><th style="width:60px">NIC table letter</th><th style="width:128px">Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL) £</th><th style="width:128px">Earnings above the LEL, up to and including the Primary Threshold (PT) £</th><th style="width:128px">Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £</th><th style="width:112px">Employee's contributions due on all earnings above the PT<br>£</th><th>p</th></tr>
<tr><td class="b2 v" style="text-align:center">${pen.aside('nicTableLetter')}</td>${whole('earningsAtLowerEarningsLimit')}${whole('earningsToPrimaryThreshold')}${whole('earningsToUpperEarningsLimit')}<td class="b2 v">${ni}</td><td class="b2 p v">${part}</td></tr>
<tr><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2 p"></td></tr><tr><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2"></td><td class="b2 p"></td></tr></table>`;
}

const statutory = [
	'Statutory Maternity Pay',
	'Statutory Paternity Pay',
	'Statutory Adoption Pay',
	'Statutory Shared Parental Pay',
	'Statutory Parental Bereavement Pay',
];

function others(pen: Pen): string {
	const named = pen.aside('yearEnd') >= '2026' ? [...statutory, 'Statutory Neonatal Care Pay'] : statutory;
	const rows = named.map(
		(each) => `<tr><td class="lab" style="width:170px">${each}</td>${apart(undefined)}</tr>`,
	);
	const loan = pen.aside('hasLoan') ? boxes(pen.text('studentLoan')).whole : '';
	const hasPostgraduate = loan !== '' && !isNothing(pen.aside('postgraduateLoan'));
	const postgraduate = hasPostgraduate ? boxes(pen.text('postgraduateLoan')).whole : '';
	return `<div class="two"><div><h2>Statutory payments included in the pay 'In this employment' figure above</h2><table><tr><th></th><th>£</th><th>p</th></tr>${rows.join('')}</table></div>
<div><h2>Other details</h2><table><tr><td class="lab">Student Loan deductions in this employment (whole £s only)</td><td>£</td><td class="b2 w v">${loan}</td></tr><tr><td class="lab">Postgraduate Loan deductions in this employment (whole £s only)</td><td>£</td><td class="b2 w v">${postgraduate}</td></tr></table>
<p style="margin-top:10px">To employee: if you repay a Student Loan and a Postgraduate Loan, both are shown. Questions about the balance go to the Student Loans Company, 10 Clyde Place, Glasgow G5 8DF.</p></div></div>`;
}

/** What laser software prints as HMRC's single sheet: pounds and pence in boxes of their own, and boxes without an amount blank. */
export const form: Layout = {
	name: 'twenty-seventh-p60-form',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="head"><h1>P60 <span>End of Year Certificate</span></h1><div class="yr">Tax year to 5 April <span class="v">${pen.implied('taxYear')}${pen.aside('yearEnd')}</span></div></div>
<div class="sheet"><div class="two"><div><p><b>To the employee:</b><br>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim.</p><p>It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p><p>By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p></div>
<div><h2 style="margin-top:0">Employee's details</h2>${field('Surname', pen.text('surname'))}<div class="two">${field('Forenames or initials', pen.text('forenames'))}${field('Works/payroll number', pen.aside('worksNumber'))}</div>${field('National Insurance number', pen.text('nationalInsuranceNumber'))}</div></div>
${pay(pen)}${insured(pen)}${others(pen)}
<div class="two"><div><h2>Employer's full name and address (including postcode)</h2><span class="b v" style="display:block;background:#fff;border:1px solid #357;padding:5px 7px;line-height:1.35">${pen.text('employerName')}<br>Payroll Office<br>Dunmore House, 118 Mill Street<br>AMBLEFORD<br>AM1 5RT</span></div>
<div><h2>Employer PAYE reference</h2>${field('Office number/Reference number', pen.text('payeReference'))}<h2>Certificate by Employer/Paying Office</h2><p>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay or Statutory Adoption Pay is included.</p></div></div>
<p style="margin-top:10px">Your name and address (for window envelope): <span class="v">${pen.aside('name')}, ${pen.aside('address')}, ${pen.aside('town')} ${pen.aside('postcode')}</span></p></div>
<div class="foot"><span>P60 (Substitute) (Single sheet) (Laser)</span><b>Do not destroy</b><span>BM0817 Approved by HMRC 11/24</span></div>`,
};
