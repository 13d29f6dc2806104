import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Serif";margin:56px 70px;color:#111;line-height:1.35} .top{display:flex;justify-content:space-between} .logo{font:italic 22px "Liberation Serif";color:#285a62} h1{font-size:18px;margin:34px 0 2px;text-align:center} .sub{text-align:center;margin-bottom:20px} table{width:100%;border-collapse:collapse;margin-bottom:16px} td,th{border:1px solid #888;padding:6px 10px;text-align:left} th{font-weight:normal;background:#eef3f3;-webkit-print-color-adjust:exact;width:44%} td.n{text-align:right;width:26%} .h th{width:auto;text-align:center} ol{padding-left:18px;font-size:11px;margin:6px 0} .foot{border-top:1px solid #285a62;margin-top:34px;padding-top:6px;font-size:10px;color:#444}
</style>`;

const pair = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;

const sums = (label: string, pay: string, tax: string) =>
	`<tr><th>${label}</th><td class="n">${pay}</td><td class="n">${tax}</td></tr>`;

const figures = (
	pen: Pen,
) => `<table><tr class="h"><th></th><th>Pension / pay £</th><th>Tax deducted £</th></tr>
${pen.aside('hasPrevious') && sums('From previous pensions and employments this tax year', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${sums('From this pension', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${sums('<b>Total for the year</b>', pen.money('totalPay'), pen.money('totalTax'))}</table>`;

/** A pension scheme's certificate: no National Insurance, the pensioner first, three rows of pension and tax, notes below. */
export const pensionScheme: Layout = {
	name: 'twenty-four-p60-pension',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div style="margin-top:54px">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div style="text-align:right"><div class="logo">Pensions Office</div>PO Box 417<br>Ambleford AM1 1PN<br>Pensioner helpline: 01632 960 417</div></div>
<h1>P60 End of Year Certificate</h1><div class="sub">for the tax year ${pen.text('taxYear')}, ended 5 April ${pen.aside('yearEnd')}</div>
<table>${pair('Surname', pen.text('surname'))}${pair('Forename(s)', pen.text('forenames'))}${pair('National Insurance number', pen.text('nationalInsuranceNumber'))}${pair('Pension payroll number', pen.aside('worksNumber'))}${pair('Final tax code', pen.text('finalTaxCode'))}</table>
${figures(pen)}
<table>${pair('Pension payer', pen.text('employerName'))}${pair('PAYE reference of the pension payer', pen.text('payeReference'))}</table>
<ol><li>This certificate shows your pension before tax and the tax we took from it. Please keep it: we cannot always supply another.</li><li>If you get a tax return, enter the figures on the line ‘From this pension’ in the section for UK pensions. Do not send this certificate with the return.</li><li>National Insurance contributions are not payable on pensions.</li><li>Your State Pension is not included. The Department for Work and Pensions will write to you about it separately.</li><li>Questions about your tax code go to HM Revenue and Customs, 0300 200 3300; please have your National Insurance number and the PAYE reference above to hand.</li></ol>
<div class="foot">Pensions are paid on the last working day of each month. Please tell us in writing, with your signature, when you move house or change your bank.</div>`,
};
