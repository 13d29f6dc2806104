/** A P60 as a pension provider sends it: a letterhead, a few lines and no National Insurance. */
import type { Layout, Pen } from '../../paper.ts';

const STYLE = `<style>body{font:10.5pt "Liberation Serif",serif;margin:16mm 18mm}table{border-collapse:collapse;width:100%;margin:3mm 0 6mm}td,th{border-bottom:1px solid #7a6a92;padding:1.8mm 2mm;text-align:left;font-weight:400}.r{text-align:right}th{background:#ece7f3}small{font-size:8.5pt}</style>`;

function about(pen: Pen): string {
	return `<table><tr><td style="width:32%">Surname</td><td>${pen.text('surname')}</td></tr><tr><td>Forename(s)</td><td>${pen.text('forenames')}</td></tr>
<tr><td>National Insurance number</td><td>${pen.text('nationalInsuranceNumber')}</td></tr><tr><td>Payroll (pension) number</td><td>${pen.text('worksNumber')}</td></tr>
<tr><td>Final tax code</td><td>${pen.text('finalTaxCode')}</td></tr></table>`;
}

function pension(pen: Pen): string {
	return `<table><tr><th>Year ended 5 April ${pen.aside('yearEnd')}</th><th class="r">Pension / pay (£)</th><th class="r">Tax deducted (£)</th></tr>
<tr><td>In previous employment(s) or pension(s)</td><td class="r">${pen.money('payInPreviousEmployments')}</td><td class="r">${pen.money('taxInPreviousEmployments')}</td></tr>
<tr><td>In this employment (your pension from us) *</td><td class="r">${pen.money('payInThisEmployment')}</td><td class="r">${pen.money('taxInThisEmployment')}</td></tr>
<tr><td><b>Total for year</b></td><td class="r"><b>${pen.money('totalPay')}</b></td><td class="r"><b>${pen.money('totalTax')}</b></td></tr></table>`;
}

/** A pension provider's, whose payer stands where the employer does. */
export const pensionP60: Layout = {
	name: 'nine-b-p60-pension',
	type: 'p60',
	html: (
		pen,
	) => `${STYLE}<div style="border-top:2mm solid #4b2e83;padding-top:4mm;display:flex;justify-content:space-between"><div style="font-size:15pt;color:#4b2e83">Pensions Department</div><small class="r">PO Box 4100, Ambleford, AM9 1PP<br>Helpline 0345 600 0199<br>Lines open 8am to 5pm</small></div>
<p style="margin:9mm 0 9mm">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</p>
<p><b style="font-size:14pt">P60 End of Year Certificate</b><br>Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p>
<p>This is your certificate of the pension that we paid you and of the tax that we took off it. Please keep it: you will need it if you have to fill in a tax return.</p>
<p><b>About you</b></p>${about(pen)}<p><b>Pay and Income Tax details</b></p>${pension(pen)}
<p><small>* Please use the figures in this row on your tax return, if you get one. Your pension is not subject to National Insurance contributions.</small></p>
<p><b>Paid by</b></p><table><tr><td style="width:32%">Employer / pension payer</td><td>${pen.text('employerName')}</td></tr><tr><td>Employer PAYE reference</td><td>${pen.text('payeReference')}</td></tr><tr><td>Scheme section</td><td>Final salary, section B</td></tr></table>
<p><small>By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return. HMRC's number for pensioners is 0300 200 3300. Please do not send this certificate back to us.</small></p>
<p style="margin-top:8mm"><small>PEN/P60/04 &nbsp;&nbsp; Page 1 of 1</small></p>`,
};
