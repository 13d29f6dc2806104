import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:0;padding:52px 64px;line-height:1.35} .brand{display:flex;justify-content:space-between;border-bottom:1px solid #5a3d7a;padding-bottom:10px} .brand b{font:bold 20px "Liberation Sans";color:#5a3d7a} .sans{font:11px/1.5 "Liberation Sans"} .who{display:flex;justify-content:space-between;margin:40px 0 30px} .refs td{padding:1px 0 1px 14px} h1{font-size:19px;margin:0 0 4px} table{border-collapse:collapse} .t{width:100%;margin:14px 0} .t th{background:#ece6f2;text-align:right;padding:6px 10px;font-weight:bold} .t th:first-child,.t td:first-child{text-align:left} .t td{padding:6px 10px;text-align:right;border-bottom:1px solid #cbbfd8} .small{font-size:11px}
</style>`;

/** Where there was no other job or pension in the year, the line of it is not printed. */
const before = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	`<tr><td>In previous employment(s) or pension(s)</td><td>${pen.money('payInPreviousEmployments')}</td><td>${pen.money('taxInPreviousEmployments')}</td></tr>`;

/** A pension payer's certificate: a letter with an address in the window and one short table, nothing of National Insurance. */
export const pensioner: Layout = {
	name: 'twentieth-p60-pension',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="brand"><b>Wrenbury Pensions Administration</b><span class="sans" style="text-align:right">PO Box 417, Ambleford AM9 2WP<br>0345 600 0417</span></div>
<div class="who"><div>${pen.aside('forenames')} ${pen.aside('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<table class="refs sans" style="align-self:flex-start"><tr><td>National Insurance number</td><td>${pen.text('nationalInsuranceNumber')}</td></tr><tr><td>Pension payroll number</td><td>${pen.aside('worksNumber')}</td></tr><tr><td>Pension payer's PAYE reference</td><td>${pen.text('payeReference')}</td></tr></table></div>
<h1>P60 End of Year Certificate</h1><div>Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</div>
<p>This certificate shows the pension that was paid to you in the year, before tax, and the Income Tax that was taken from it. Please keep it in a safe place. You will need it if you have to fill in a tax return or wish to claim tax back.</p>
<table class="t"><tr><th>Pension and Income Tax details</th><th>Pay or pension (£)</th><th>Tax deducted (£)</th></tr>${before(pen)}
<tr><td>In this employment or pension</td><td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td></tr>
<tr><td><b>Total for year</b></td><td><b>${pen.money('totalPay')}</b></td><td><b>${pen.money('totalTax')}</b></td></tr></table>
<p>Your final tax code was <b>${pen.text('finalTaxCode')}</b>. If you think that it is wrong, ring HM Revenue &amp; Customs on 0300 200 3300 and quote the PAYE reference at the top of this page. We cannot change a tax code unless HMRC tells us to.</p>
<table class="sans" style="margin-top:18px"><tr><td style="padding-right:26px">Name of pension payer</td><td><b>${pen.text('employerName')}</b></td></tr><tr><td>Address</td><td>c/o PO Box 417, Ambleford AM9 2WP</td></tr></table>
<p class="small" style="margin-top:26px"><b>Certificate by paying office.</b> This form shows your total pension for Income Tax purposes from this source for the year. National Insurance contributions are not payable on a pension, so none are shown. By law you must tell HMRC about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p class="small">Your pension may rise from the second Monday after 6 April. We write to you separately about that, and only when the monthly amount changes by more than £5 do we send a pension advice slip.</p>
<div class="small" style="margin-top:90px;border-top:1px solid #5a3d7a;padding-top:5px">P60 (Substitute) – Do not destroy. Wrenbury Pensions Administration is a trading name of Wrenbury Services Limited, registered in England 04417207.</div>`,
};
