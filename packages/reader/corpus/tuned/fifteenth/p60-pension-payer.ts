import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:54px 70px;color:#111;line-height:1.4} .top{display:flex;justify-content:space-between} .top div:last-child{text-align:right;font-size:12px} .to{margin:34px 0 26px;line-height:1.35} h1{font-size:19px;margin:0 0 2px} h2{font-size:14px;font-weight:normal;margin:0 0 14px}
.refs{display:grid;grid-template-columns:190px 1fr;gap:4px 0;margin:14px 0} table{border-collapse:collapse;width:100%;margin:16px 0} td,th{border-top:1px solid #888;border-bottom:1px solid #888;padding:7px 6px;text-align:left} th{font-size:12px} .r{text-align:right;width:125px} .last td{font-weight:bold;border-bottom:2px solid #111} small{font-size:11px;display:block;margin-top:22px;line-height:1.4}
</style>`;

const ref = (label: string, value: string) => `<span>${label}</span><span>${value}</span>`;
const row = (label: string, pay: string, tax: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td class="r">${pay}</td><td class="r">${tax}</td></tr>`;

const figures = (
	pen: Pen,
) => `<table><tr><th></th><th class="r">Amount (£)</th><th class="r">Tax deducted (£)</th></tr>
${row('Pension that we paid you', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('From previous employments or pensions', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}${row('Total for the year', pen.money('totalPay'), pen.money('totalTax'), 'last')}</table>`;

const refs = (pen: Pen) =>
	`<div class="refs">${ref('Surname', pen.text('surname'))}${ref('Forenames or initials', pen.text('forenames'))}${ref('National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${ref('Pension number', pen.aside('worksNumber'))}${ref('Final tax code', pen.text('finalTaxCode'))}${ref('Pension payer', pen.text('employerName'))}${ref('PAYE reference', pen.text('payeReference'))}</div>`;

/** A pension payer's certificate as a letter: references in a list, one small table, no National Insurance. */
export const pensionPayer: Layout = {
	name: 'fifteen-p60-pension-payer',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>Pensions Administration</b><br>PO Box 118, Ambleford AM9 9PX</div><div>Helpline 0345 000 2216<br>Monday to Friday, 8.30am to 5pm<br>Please quote your pension number</div></div>
<div class="to">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<h1>P60 End of Year Certificate</h1><h2>Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h2>
<p>This certificate shows the pension we paid you in the tax year and the Income Tax we took from it. Please keep it in a safe place. You may need it to fill in a tax return, to claim tax back or to apply for tax credits.</p>
${refs(pen)}${figures(pen)}
<p>No National Insurance contributions are due on your pension. If the name or number above is wrong, please tell us straight away. By law we have to give you this certificate, and we cannot issue a duplicate without charge.</p>
<small>Your pension increases each April in line with the scheme rules. Your next pension statement will show the new monthly amount. This certificate is a substitute for form P60 and is accepted by HM Revenue &amp; Customs.</small>`,
};
