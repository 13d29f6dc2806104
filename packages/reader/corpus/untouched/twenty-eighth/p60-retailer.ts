import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans";margin:34px 38px;color:#111} .top{display:flex;justify-content:space-between;align-items:flex-end} h1{font-size:25px;margin:0;letter-spacing:-1px} h1 small{font-size:13px;letter-spacing:0;font-weight:normal}
.cols{display:flex;gap:14px;margin-top:10px} .l{width:46%} .r{flex:1} .band{background:#d9d9d9;font-weight:bold;padding:3px 5px;margin-top:8px} table{border-collapse:collapse;width:100%} td,th{border:1px solid #777;padding:3px 5px;font-weight:normal;text-align:left;vertical-align:bottom;font-size:9.5px} th{font-size:8.5px;color:#333}
.n{text-align:right;font:11.5px "Liberation Mono"} .v{font:11.5px "Liberation Mono"} .none{border:0} .win{height:118px;padding:30px 0 0 30px;font:12px/1.4 "Liberation Mono"} p{margin:5px 0;line-height:1.35} .foot{font-size:8px;color:#444;margin-top:10px;border-top:1px solid #777;padding-top:4px;line-height:1.4}
</style>`;

/** An amount in a box for pounds and a box for pence. */
const boxes = (printed: string) =>
	printed === ''
		? '<td class="n"></td><td class="n"></td>'
		: printed
				.split('.')
				.map((part) => `<td class="n">${part}</td>`)
				.join('');

function payAndTax(pen: Pen): string {
	const before = pen.aside('hasPrevious');
	const [pay, tax] = [
		before && pen.money('payInPreviousEmployments'),
		before && pen.money('taxInPreviousEmployments'),
	];
	return `<div class="band">Pay and Income Tax details</div><table>
<tr><th style="width:36%"></th><th colspan="2">Pay</th><th colspan="2">Tax deducted</th></tr><tr><th></th><th class="n">£</th><th class="n">p</th><th class="n">£</th><th class="n">p</th></tr>
<tr><td>In previous employment(s)</td>${boxes(pay)}${boxes(tax)}</tr>
<tr><td>In this employment<br><small>if refund mark 'R'</small> ★</td>${boxes(pen.money('payInThisEmployment'))}${boxes(pen.money('taxInThisEmployment'))}</tr>
<tr><td><b>Total for year</b></td>${boxes(pen.money('totalPay'))}${boxes(pen.money('totalTax'))}</tr>
<tr><td>Final tax code</td><td colspan="4" class="v">${pen.text('finalTaxCode')}</td></tr></table>
<p>★ Figures shown here should be used for your tax return, if you get one.</p>`;
}

const insurance = (
	pen: Pen,
) => `<div class="band">National Insurance contributions in this employment</div><table>
<tr><th>NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)</th><th colspan="2">Employee's contributions due on all earnings above the PT</th></tr>
<tr><th></th><th class="n">£</th><th class="n">£</th><th class="n">£</th><th class="n">£</th><th class="n">p</th></tr>
<tr><td class="v">${pen.text('nicTableLetter')}</td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td>${boxes(pen.money('employeeNationalInsurance'))}</tr>
<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td><td></td></tr></table>`;

function others(pen: Pen): string {
	const loan = pen.aside('hasLoan') && pen.pounds('studentLoan');
	const later = loan && pen.aside('yearEnd') === '2026' ? pen.pounds('postgraduateLoan') : '';
	const neonatal = pen.aside('yearEnd') === '2026' ? '<th colspan="2">Statutory Neonatal Care Pay</th>' : '';
	const empty = '<td>&nbsp;</td><td style="width:16px"></td>';
	return `<div class="band">Statutory payments included in the pay 'In this employment' figure above</div><table>
<tr><th colspan="2">Statutory Maternity Pay</th><th colspan="2">Statutory Paternity Pay</th><th colspan="2">Statutory Shared Parental Pay</th></tr><tr>${empty.repeat(3)}</tr>
<tr><th colspan="2">Statutory Adoption Pay</th><th colspan="2">Statutory Parental Bereavement Pay</th>${neonatal}</tr><tr>${empty.repeat(neonatal ? 3 : 2)}</tr></table>
<div class="band">Other details</div><table><tr><th>Student Loan deductions in this employment (whole £s only)</th><td class="n" style="width:80px">${loan}</td></tr><tr><th>Postgraduate Loan deductions in this employment (whole £s only)</th><td class="n">${later}</td></tr></table>`;
}

/** The substitute form of a big retailer: a window for the address on the left, boxes for pounds and pence on the right. */
export const retailer: Layout = {
	name: 'twenty-eight-p60-retailer',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><h1>P60 <small>End of Year Certificate</small></h1><div style="text-align:right">Tax year to 5 April <b style="font-size:15px">${pen.implied('taxYear')}${pen.aside('yearEnd')}</b><br>Store 0482 &nbsp; Dept 17 &nbsp; Seq 004193</div></div>
<div class="cols"><div class="l"><div class="win">PRIVATE AND CONFIDENTIAL<br>${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div class="band">To the employee</div><p>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit, or to renew your claim.</p><p>It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p><p>By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p><p style="text-align:right"><b>HM Revenue and Customs</b></p>
<div class="band">Your employer's details</div><table><tr><th>Employer's full name and address (including postcode)</th></tr><tr><td class="v" style="height:70px;vertical-align:top;line-height:1.4">${pen.text('employerName')}<br>Colleague Pay Centre<br>Unit 6 Telford Way<br>Ambleford<br>AM9 2ZZ</td></tr><tr><th>Employer PAYE reference</th></tr><tr><td class="v">${pen.text('payeReference')}</td></tr></table>
<p><b>Questions about this form?</b> Colleague Helpline 0345 600 7712 (8am to 6pm, Monday to Friday). Please have your colleague number ready. We cannot give you a duplicate over the telephone.</p></div>
<div class="r"><div class="band" style="margin-top:0">Employee's details</div><table><tr><th>Surname</th><td class="v" colspan="3">${pen.text('surname')}</td></tr><tr><th>Forenames or initials</th><td class="v" colspan="3">${pen.text('forenames')}</td></tr><tr><th>National Insurance number</th><td class="v">${inPairs(pen.text('nationalInsuranceNumber'))}</td><th>Works/payroll number</th><td class="v">${pen.aside('worksNumber')}</td></tr></table>
${payAndTax(pen)}${insurance(pen)}${others(pen)}
<p><b>Certificate by Employer/Paying Office:</b> This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay, Statutory Paternity Pay, Statutory Shared Parental Pay, Statutory Parental Bereavement Pay or Statutory Adoption Pay is included.</p></div></div>
<div class="foot">P60 (Substitute)(CPC Systems Ltd) &nbsp; Do not destroy &nbsp; HMRC ${pen.aside('yearEnd').slice(2)}/01 &nbsp; Form 7712-B rev 14 &nbsp; Batch 20${pen.aside('yearEnd').slice(2)}0419/RTL/3</div>`,
};
