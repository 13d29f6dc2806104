import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:48px 58px;line-height:1.35} .top{display:flex;justify-content:space-between} h1{font-size:20px;margin:18px 0 2px} .window{margin:34px 0 26px}
table{border-collapse:collapse;width:100%;margin:12px 0} td,th{border:1px solid #555;padding:5px 9px;text-align:left} th{background:#f1ece0;font-weight:normal;-webkit-print-color-adjust:exact} .n{text-align:right;width:120px} .no td{border:0;padding:2px 0} .no td:first-child{width:190px;color:#444} footer{margin-top:26px;font-size:11px;border-top:1px solid #555;padding-top:6px}
</style>`;

const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

const sums = (label: string, first: string, second: string) =>
	`<tr><td>${label}</td><td class="n">${first}</td><td class="n">${second}</td></tr>`;

const previous = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	sums(
		'From previous employments or pensions',
		pen.money('payInPreviousEmployments'),
		pen.money('taxInPreviousEmployments'),
	);

/** The certificate that the administrator of a pension sends with a letter's head: no National Insurance, pension in place of pay. */
export const pensioner: Layout = {
	name: 'eleven-p60-pensioner',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>${pen.text('employerName')}</b><br>Pensioner Payroll<br>PO Box 411, Ambleford AM9 9PN</div><div style="text-align:right">Helpline 01632 960 455<br>Monday to Friday, 9am to 5pm<br>pensions@payroll.example</div></div>
<div class="window">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<h1>P60 End of Year Certificate</h1>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}
<table class="no">${line('Surname', pen.text('surname'))}${line('Forenames or initials', pen.text('forenames'))}${line('National Insurance number', pen.text('nationalInsuranceNumber'))}${line('Pension payroll number', pen.aside('worksNumber'))}${line('PAYE reference', pen.text('payeReference'))}</table>
<table><tr><th>Pension and Income Tax details</th><th class="n">Pension (£)</th><th class="n">Tax deducted (£)</th></tr>
${previous(pen)}${sums('From this pension', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${sums('<b>Total for the year</b>', `<b>${pen.money('totalPay')}</b>`, `<b>${pen.money('totalTax')}</b>`)}</table>
<p>Final tax code: <b>${pen.text('finalTaxCode')}</b></p>
<p>This form shows your total pension for Income Tax purposes for the year. If the word 'Refund' or the letter R stands beside an amount of tax, that much was paid back to you. The State Pension is not included: the Department for Work and Pensions writes to you about it separately.</p>
<p>Please keep this certificate in a safe place. You will need it if you have to fill in a tax return, and we cannot issue a duplicate. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<footer>Pensions in payment are reviewed each April under the rules of the Plan; you will get a separate notice of your new rate. Pension Scheme Registry number 10048827.</footer>`,
};
