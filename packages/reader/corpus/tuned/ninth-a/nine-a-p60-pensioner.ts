import type { Layout } from '../../paper.ts';

const style = `
body{font:12px "Liberation Sans";margin:44px 52px;color:#222}
h1{font-size:19px;margin:0}h2{font-size:13px;background:#e7e3f0;padding:5px 8px;margin:18px 0 8px}
.top{display:flex;justify-content:space-between;border-bottom:3px solid #4b2e83;padding-bottom:10px}
.pair{display:flex;gap:36px}.pair>div{flex:1}
dl{display:grid;grid-template-columns:auto 1fr;gap:5px 14px;margin:0}dt{color:#555}dd{margin:0;font-weight:bold}
table{width:100%;border-collapse:collapse}td,th{padding:6px 8px;border-bottom:1px solid #bbb;text-align:right}
td:first-child,th:first-child{text-align:left}.small{font-size:10px;color:#444}`;

/** What the pensioner had before, where there was anything. */
const previous = (pay: string, tax: string) =>
	`<tr><td>From previous pension(s) or employment(s)</td><td>${pay}</td><td>${tax}</td></tr>`;

/** A pensioner's P60 as a pensions administrator posts it in April: no National Insurance, a pension number. */
export const pensioner: Layout = {
	name: 'nine-a-p60-pensioner',
	type: 'p60',
	html: (pen) => `<style>${style}</style>
<div class=top><div><h1>P60 End of Year Certificate</h1>for pensioners<br>
Tax year to 5 April <b>${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}</div>
<div class=small style="text-align:right">Pensions Payroll<br>PO Box 1442, Ambleford AM1 9ZZ<br>
Helpline 0345 555 0143 (Mon-Fri, 8.30am-5pm)</div></div>
<p>${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</p>
<h2>Your details</h2>
<div class=pair><dl><dt>Surname</dt><dd>${pen.text('surname')}</dd><dt>Forename(s)</dt><dd>${pen.text('forenames')}</dd></dl>
<dl><dt>National Insurance number</dt><dd>${pen.text('nationalInsuranceNumber')}</dd>
<dt>Pension payroll number</dt><dd>${pen.aside('worksNumber')}</dd></dl></div>
<h2>Pension and Income Tax details</h2>
<table><tr><th></th><th>Pension or pay (£)</th><th>Tax deducted (£)</th></tr>
${pen.aside('hasPrevious') ? previous(pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')) : ''}
<tr><td>From this pension</td><td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td></tr>
<tr><td><b>Total for the year</b></td><td><b>${pen.money('totalPay')}</b></td><td><b>${pen.money('totalTax')}</b></td></tr></table>
<p>Final tax code: <b>${pen.text('finalTaxCode')}</b> &emsp; <span class=small>(if "M1" or "W1" follows the code, it was not cumulative)</span></p>
<h2>Who pays your pension</h2>
<div class=pair><dl><dt>Pension payer</dt><dd>${pen.text('employerName')}</dd><dt>Address</dt><dd>Unit 5, Kiln Yard, Ambleford AM1 2BB</dd></dl>
<dl><dt>PAYE reference</dt><dd>${pen.text('payeReference')}</dd></dl></div>
<p style="margin-top:22px">Please keep this certificate in a safe place: you cannot get a duplicate. You will need it if you have to fill in a
tax return, make a claim for tax credits or check that your payer is using the correct tax code.</p>
<p class=small>National Insurance contributions are not payable on pensions. Your pension goes up in line with the Pensions
Increase (Review) Order; we write to you separately about this year's increase. PEN60/04 &emsp; Page 1 of 1</p>`,
};
