import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:13px "Liberation Serif";color:#111} .p{padding:58px 84px;line-height:1.45} .from{text-align:right;font-size:12px} .from b{font-size:16px;color:#4a2a63} .to{margin:22px 0 20px} h1{font-size:15px;margin:14px 0 10px} p{margin:0 0 10px}
.k{border:1px solid #4a2a63;padding:10px 16px;margin:12px 0} .k td{padding:2.5px 0;vertical-align:top} .k td:first-child{width:230px;color:#444} table.g{border-collapse:collapse;width:100%;margin:6px 0 12px} .g td,.g th{border:1px solid #4a2a63;padding:5px 10px;text-align:right;font-weight:normal} .g td:first-child,.g th:first-child{text-align:left} .g th{background:#efe9f4} .small{font-size:11px;color:#333}
</style>`;

const detail = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

const row = (name: string, pay: string, tax: string) =>
	`<tr><td>${name}</td><td>${pay}</td><td>${tax}</td></tr>`;

const particulars = (pen: Pen) =>
	`<table class="k" style="width:100%">${detail('Surname', pen.text('surname'))}${detail('First names', pen.text('forenames'))}${detail('National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${detail('Pensioner number', pen.aside('worksNumber'))}${detail('Tax code at 5 April', pen.text('finalTaxCode'))}${detail('Our PAYE reference', pen.text('payeReference'))}</table>`;

function figures(pen: Pen): string {
	const before =
		pen.aside('hasPrevious') &&
		row(
			'Earlier employment or pension',
			`£${pen.money('payInPreviousEmployments')}`,
			`£${pen.money('taxInPreviousEmployments')}`,
		);
	return `<table class="g"><tr><th>Income</th><th>Amount paid</th><th>Tax taken off</th></tr>${before}${row('This pension', `£${pen.money('payInThisEmployment')}`, `£${pen.money('taxInThisEmployment')}`)}${row('<b>Total for the year</b>', `<b>£${pen.money('totalPay')}</b>`, `<b>£${pen.money('totalTax')}</b>`)}</table>`;
}

/** A pension payer's P60 as a letter: no National Insurance, and the figures between paragraphs. */
export const pension: Layout = {
	name: 'sixteen-p60-pension',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="p"><div class="from"><b>${pen.text('employerName')}</b><br>Pensions Payroll, Floor 2, Marlow House<br>9 Chapel Walk, Ambleford AM1 4RS<br>Helpline 01632 960 144</div>
<div class="to">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div>May ${pen.aside('yearEnd')}</div>
<h1>P60: end of year certificate for the tax year ended 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h1>
<p>This certificate shows the pension that we paid to you in the year and the Income Tax that we took off it and sent to HM Revenue &amp; Customs.</p>
${particulars(pen)}${figures(pen)}
<p>National Insurance contributions are not payable on a pension, so none are shown.</p>
<p>Please keep this letter safe. You will need it if you fill in a tax return or claim Universal Credit or Pension Credit, and we can't always give you another. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p>If you think that your tax code is wrong, please contact HM Revenue &amp; Customs on 0300 200 3300 and quote our PAYE reference. We cannot change your code ourselves.</p>
<p>Yours sincerely</p><p style="margin-top:34px">H. Mortimer<br>Head of Pensions Payroll</p><p class="small">Has your address or bank account changed? Tell us in writing at least three weeks before your next payment.</p></div>`,
};
