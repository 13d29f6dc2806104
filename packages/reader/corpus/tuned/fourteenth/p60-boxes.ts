import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:10.5px "Liberation Sans";margin:30px 36px;color:#000} .hd{display:flex;justify-content:space-between;border-bottom:3px solid #00703c;padding-bottom:6px} h1{font-size:19px;margin:0} .part{background:#cfe5d6;font-weight:bold;padding:3px 8px;margin:9px 0 5px;-webkit-print-color-adjust:exact} .two{display:grid;grid-template-columns:1fr 1fr;gap:6px 18px}
.f{display:grid;grid-template-columns:18px 1fr 190px;align-items:center;gap:4px} .f b,.num{font-size:9px;font-weight:bold;color:#00703c} .box{border:1px solid #00703c;height:22px;line-height:22px;padding:0 6px;font-family:"Liberation Mono";font-size:12px} table{border-collapse:collapse} td,th{font-weight:normal;text-align:left;padding:2px 4px;font-size:10px} .lb,.pn{border:1px solid #00703c;font-family:"Liberation Mono";font-size:12px;height:20px;text-align:right} .lb{width:86px;border-right:1px dotted #00703c} .pn{width:26px;border-left:0} .u{text-align:right;color:#00703c}
</style>`;

const field = (number: number, label: string, value: string) =>
	`<div class="f"><b>${number}</b><span>${label}</span><span class="box">${value}</span></div>`;

/** Pounds and pence in boxes of their own. */
function boxes(value: string): string {
	const [pounds = '', pence = ''] = value.split('.');
	return `<td class="lb">${pounds}</td><td class="pn">${pence}</td>`;
}

const whole = (value: string) => `<td class="lb" style="border-right:1px solid #00703c">${value}</td>`;

const units = '<th class="u">£<th class="u">p';

function payAndTax(pen: Pen): string {
	const line = (number: number, label: string, pay: string, tax: string) =>
		`<tr><td class="num">${number}<td style="width:210px">${label}</td>${boxes(pay)}<td style="width:30px"></td>${boxes(tax)}</tr>`;
	const had = pen.aside('hasPrevious') !== '';
	return `<table><tr><th><th><th colspan="2"><b>Pay</b><th><th colspan="2"><b>Tax deducted</b></tr><tr><th><th>${units}<th>${units}</tr>
${line(5, 'In previous employment(s)', had ? pen.money('payInPreviousEmployments') : '', had ? pen.money('taxInPreviousEmployments') : '')}
${line(6, 'In this employment<br><i>if refunded mark R</i>', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${line(7, '<b>Total for year</b>', pen.money('totalPay'), pen.money('totalTax'))}</table>`;
}

const contributions = (
	pen: Pen,
) => `<table><tr><th style="width:60px"><span class="num">9</span> NIC table letter<th style="width:112px"><span class="num">10</span> Earnings at the Lower Earnings Limit (LEL)<th style="width:130px"><span class="num">11</span> Earnings above the LEL, up to and including the Primary Threshold (PT)<th style="width:140px"><span class="num">12</span> Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<th colspan="2" style="width:130px"><span class="num">13</span> Employee's contributions due on all earnings above the PT</tr>
<tr><th><th class="u">whole £s<th class="u">whole £s<th class="u">whole £s${units}</tr><tr>${whole(pen.text('nicTableLetter'))}${whole(pen.pounds('earningsAtLowerEarningsLimit'))}${whole(pen.pounds('earningsToPrimaryThreshold'))}${whole(pen.pounds('earningsToUpperEarningsLimit'))}${boxes(pen.money('employeeNationalInsurance'))}</tr></table>`;

const others = (pen: Pen) =>
	`<div class="two"><div><div class="part">Statutory payments included in the pay above</div><table><tr><th><th>${units}</tr>${[
		['14', 'Statutory Maternity Pay', pen.money('statutoryMaternityPay')],
		['15', 'Statutory Paternity Pay', pen.money('statutoryPaternityPay')],
		['16', 'Statutory Adoption Pay', pen.money('statutoryAdoptionPay')],
		['17', 'Statutory Shared Parental Pay', ''],
	]
		.map(
			([number, label, value = '']) =>
				`<tr><td class="num">${number}<td style="width:160px">${label}</td>${boxes(value)}</tr>`,
		)
		.join(
			'',
		)}</table></div><div><div class="part">Other details</div><table><tr><th><th><th class="u">whole £s</tr><tr><td class="num">18<td style="width:190px">Student Loan deductions</td>${whole(pen.aside('hasLoan') && pen.pounds('studentLoan'))}</tr><tr><td class="num">19<td>Postgraduate Loan deductions</td>${whole(pen.aside('hasLoan') && pen.pounds('postgraduateLoan'))}</tr></table></div></div>`;

/** HMRC's own kind of certificate, filled in by an employer's software: numbered green boxes, pounds and pence apart. */
export const numberedBoxes: Layout = {
	name: 'fourteen-p60-boxes',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="hd"><div><h1>P60 End of Year Certificate</h1>This form shows your total pay for Income Tax purposes in this employment for the year.</div><div style="text-align:right">Tax year to 5 April<br>${pen.implied('taxYear')}<b style="font-size:17px">${pen.aside('yearEnd')}</b></div></div>
<div class="part">Employee's details</div><div class="two">${field(1, 'Surname', pen.text('surname'))}${field(2, 'Forenames or initials', pen.text('forenames'))}${field(3, 'National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${field(4, 'Works/payroll number', pen.aside('worksNumber'))}</div>
<div class="part">Pay and Income Tax details</div><div style="display:flex;gap:24px;align-items:flex-end">${payAndTax(pen)}<div style="width:130px"><span class="num">8</span> Final tax code<div class="box">${pen.text('finalTaxCode')}</div></div></div>
<div class="part">National Insurance contributions in this employment</div>${contributions(pen)}${others(pen)}
<div class="part">Your employer</div><div style="display:grid;grid-template-columns:1fr 220px;gap:18px"><div><span class="num">20</span> Employer's full name and address<div style="border:1px solid #00703c;padding:6px;font:12px 'Liberation Mono'">${pen.text('employerName')}<br>Unit 6, Marlpit Business Park<br>Ambleford AM9 2RD</div></div><div><span class="num">21</span> Employer PAYE reference<div class="box">${pen.text('payeReference')}</div></div></div>
<p><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits or Universal Credit, or to renew your claim. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p><p style="display:flex;justify-content:space-between"><b>P60(Single sheet)(${pen.aside('yearEnd')} to ${Number(pen.aside('yearEnd')) + 1})</b><b>Do not destroy</b></p>`,
};
