import { separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "DejaVu Sans Condensed","DejaVu Sans";margin:0;padding:40px 46px} .top{display:grid;grid-template-columns:46% 54%} .window{padding:96px 0 60px 20px;font-size:11.5px;line-height:1.4} h1{font-size:26px;margin:0 0 2px} .box{border:1px solid #444;padding:6px 8px;margin-bottom:8px} .box h2{font-size:10px;margin:-6px -8px 6px;background:#444;color:#fff;padding:3px 8px} table{border-collapse:collapse;width:100%} td{padding:2.5px 0;vertical-align:top} .v{text-align:right;white-space:nowrap} .h td{font-size:9px;color:#444} .mid{display:grid;grid-template-columns:1fr 1fr;gap:0 12px} p{font-size:8.5px;line-height:1.4;margin:2px 0 5px}
</style>`;

const box = (title: string, inside: string) => `<div class="box"><h2>${title}</h2>${inside}</div>`;

const rows = (...each: readonly (readonly string[])[]) =>
	`<table>${each.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td class="v">${value}</td>`).join('')}</tr>`).join('')}</table>`;

const insurance = (pen: Pen) =>
	box(
		'NIC in this employment',
		rows(
			['NIC table letter', pen.text('nicTableLetter')],
			['Earnings at the Lower Earnings Limit (LEL)', `£${pen.pounds('earningsAtLowerEarningsLimit')}`],
			['Earnings above LEL up to Primary Threshold (PT)', `£${pen.pounds('earningsToPrimaryThreshold')}`],
			['Earnings above PT up to Upper Earnings Limit', `£${pen.pounds('earningsToUpperEarningsLimit')}`],
			["Employee's contributions due", `£${pen.money('employeeNationalInsurance')}`],
		),
	);

const statutory = (pen: Pen) =>
	box(
		'Statutory payments included above',
		rows(
			['Maternity Pay (SMP)', separated(pen.aside('statutoryMaternityPay'))],
			['Paternity Pay (SPP)', separated(pen.aside('statutoryPaternityPay'))],
			['Adoption Pay (SAP)', separated(pen.aside('statutoryAdoptionPay'))],
			['Shared Parental Pay (ShPP)', separated(pen.aside('statutorySharedParentalPay'))],
			['Parental Bereavement Pay (SPBP)', separated(pen.aside('statutoryParentalBereavementPay'))],
		),
	);

/** A payroll package's single sheet: the employee in the window, dark bars over boxes in pairs, insurance down the page and every nought printed. */
export const packaged: Layout = {
	name: 'twentieth-p60-package',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div class="window">${pen.aside('forenames')} ${pen.aside('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div><h1>P60</h1><div style="font-size:13px;margin-bottom:10px">End of Year Certificate ${pen.text('taxYear')}<br><span style="font-size:10px">Tax year ended 5 April ${pen.aside('yearEnd')}</span></div>
${box('Employer', rows(['Name', pen.text('employerName')], ['Address', 'Mill House, Station Road,<br>Ambleford AM1 1AA'], ['PAYE reference', pen.text('payeReference')]))}
${box('Employee', rows(['Surname', pen.aside('surname')], ['Forenames', pen.aside('forenames')], ['NI number', pen.text('nationalInsuranceNumber')], ['Payroll ID', pen.aside('worksNumber')]))}</div></div>
${box(
	'Pay and Income Tax',
	rows(
		['', '<b>Pay (£)</b>', '<b>Tax deducted (£)</b>'],
		[
			'In previous employment(s)',
			pen.money('payInPreviousEmployments'),
			pen.money('taxInPreviousEmployments'),
		],
		['In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment')],
		['Total for year', `<b>${pen.money('totalPay')}</b>`, `<b>${pen.money('totalTax')}</b>`],
		['Final tax code', '', pen.text('finalTaxCode')],
	),
)}
<div class="mid"><div>${insurance(pen)}${box('Loans in this employment', rows(['Student Loan deductions', `£${pen.pounds('studentLoan')}`], ['Postgraduate Loan deductions', `£${pen.pounds('postgraduateLoan')}`]))}</div>
<div>${statutory(pen)}<p>This is your certificate for the tax year shown. Keep it in a safe place: you cannot get a duplicate from HM Revenue &amp; Customs. It shows your total pay for Income Tax purposes in this employment, and any overtime, bonus, commission and statutory pay is included.</p><p>You will need it to complete a tax return, to claim back tax, to apply for a loan, or to check what HMRC holds in your personal tax account.</p></div></div>
<div style="font-size:8px;margin-top:60px;display:flex;justify-content:space-between"><span>HMRC approved substitute P60</span><span>Printed by Brackenpay 24.3</span></div>`,
};
