import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Serif";margin:44px 56px;color:#000} .ref{float:right;width:240px;font-size:11.5px;line-height:1.6}
.to{margin-top:30px;line-height:1.4;height:92px} h1{font-size:16px;text-align:center;letter-spacing:.5px;clear:both;border-top:2px solid #00294f;border-bottom:2px solid #00294f;padding:6px}
table{border-collapse:collapse;width:100%;margin:10px 0} td,th{padding:5px 8px;border-bottom:1px solid #99a;text-align:left;font-weight:normal}
td.n,th.n{text-align:right;width:130px} .w{font-size:10.5px;line-height:1.45}</style>`;

/** The P60 of a pensioner of a bank's staff: a letter, and nothing of National Insurance on it. */
export const bankPension: Layout = {
	name: 'ten-a-p60-bank-pension',
	type: 'p60',
	html: (pen) => `${style}
<div class="ref"><b>Staff Pensions</b><br>PO Box 614, Ambleford AM9 1ZX<br>Helpline 0345 600 0174<br>Pension payroll no. ${pen.aside('worksNumber')}</div>
<div class="to">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<h1>P60 CERTIFICATE OF PENSION PAID AND TAX DEDUCTED</h1>
<p>for the year ended 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p>
<table>
<tr><td>Pensioner's surname</td><td><b>${pen.text('surname')}</b></td><td>Forenames or initials</td><td><b>${pen.text('forenames')}</b></td></tr>
<tr><td>National Insurance number</td><td><b>${pen.text('nationalInsuranceNumber')}</b></td><td>Tax code at 5 April</td><td><b>${pen.text('finalTaxCode')}</b></td></tr>
<tr><td>Employer / pension payer</td><td><b>${pen.text('employerName')}</b></td><td>PAYE reference</td><td><b>${pen.text('payeReference')}</b></td></tr>
</table>
<table>
<tr><th></th><th class="n">Pay or pension (£)</th><th class="n">Tax deducted (£)</th></tr>
<tr><td>1. Previous employment(s) or pension(s)</td><td class="n">${pen.aside('hasPrevious') ? pen.money('payInPreviousEmployments') : 'None'}</td><td class="n">${pen.aside('hasPrevious') ? pen.money('taxInPreviousEmployments') : 'None'}</td></tr>
<tr><td>2. This employment or pension</td><td class="n"><b>${pen.money('payInThisEmployment')}</b></td><td class="n"><b>${pen.money('taxInThisEmployment')}</b></td></tr>
<tr><td>3. Total for the year</td><td class="n">${pen.money('totalPay')}</td><td class="n">${pen.money('totalTax')}</td></tr>
</table>
<p class="w">If you are sent a tax return, enter the figures of line 2 on the page for pensions. National Insurance contributions are not payable on a pension, so this certificate shows none. The figures do not include your State Pension, about which the Department for Work and Pensions writes to you separately.</p>
<p class="w">Pensions in payment are increased each April in line with the Retail Prices Index, up to a limit of 5% a year. We told you of this year's increase in a letter of its own.</p>
<p class="w"><b>Keep this certificate.</b> It is your record of the pension that we paid you and the tax that we took off it. We are unable to give duplicates, but can confirm the figures in writing.</p>
<p class="w" style="margin-top:40px">Form P60 (Substitute) (Pensions) &nbsp;&nbsp;&nbsp; HMRC approval 1487/2 &nbsp;&nbsp;&nbsp; SP/60/07</p>`,
};
