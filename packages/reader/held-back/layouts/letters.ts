/** Papers in the shape of letters, portals and slips. A template is one screen of HTML each, so the file is long. */
import type { Layout } from '../paper.ts';
import { page } from './page.ts';

const letterhead: Layout = {
	name: 'letterhead',
	about: 'a window-envelope letter from the employer with the certificate as a table underneath',
	refund: ' R',
	thousands: true,
	html: page(
		`body{font:10.5pt Garamond,"EB Garamond",serif;padding:18mm}table{border-collapse:collapse;width:100%}td,th{border:.2mm solid #888;padding:1.5mm;text-align:left}td.n{text-align:right}`,
		`<div style="text-align:right"><b style="font-size:14pt">{{employer}}</b><br>{{employerAddress.lines}}<br>payroll@example.co.uk</div><p>{{title}} {{fullName}}<br>{{address.lines}}</p><p>20 May {{year}}</p><p>Dear colleague, this is your P60 for the tax year to 5 April {{year}}. Please keep it safe.</p><table><tr><th>Employee<td>{{fullName.reversed}}<th>Payroll no.<td>{{payrollNumber}}</tr><tr><th>NI no.<td>{{nino.spaced}}<th>Final tax code<td>{{taxCode}}</tr><tr><th>PAYE reference<td>{{payeReference}}<th>Student loan<td>{{studentLoan.pounds}}</tr></table><br><table><tr><th>Employment<th>Pay (£)<th>Tax deducted (£)</tr>{{#previous}}<tr><td>Previous<td class=n>{{previousPay}}<td class=n>{{previousTax}}</tr>{{/previous}}<tr><td>This employment<td class=n>{{pay}}<td class=n>{{tax}}</tr><tr><td>Total<td class=n>{{totalPay}}<td class=n>{{totalTax}}</tr></table><br><table><tr><th>NI table<th>To LEL<th>LEL to PT<th>PT to UEL<th>Employee NI</tr>{{#nic}}<tr><td>{{letter}}<td class=n>{{lel.pounds}}<td class=n>{{lelToPt.pounds}}<td class=n>{{ptToUel.pounds}}<td class=n>{{contributions}}</tr>{{/nic}}</table>`,
	),
};

const secondPage: Layout = {
	name: 'letter-then-certificate',
	about: 'two pages: a letter with figures of its own, then the certificate',
	refund: 'none',
	thousands: true,
	html: page(
		`body{font:10pt Arial}section{padding:18mm;height:280mm}section+section{break-before:page}td{padding:1.2mm 4mm}.n{text-align:right}`,
		`<section><b>{{employer}}</b><p>{{title}} {{surname}}<br>{{address.lines}}</p><p>Your P60 for {{year.slash}} is overleaf. Your pay award of £1,250.00 is paid from May and your tax code for next year is 1257L.</p></section><section><h2>P60 End of Year Certificate</h2><p>Tax year to 5 April {{year}}</p><table><tr><td>Surname<td>{{surname}}</tr><tr><td>Forenames or initials<td>{{forenames}}</tr><tr><td>National Insurance number<td>{{nino.spaced}}</tr><tr><td>Works/payroll number<td>{{payrollNumber}}</tr></table><table><tr><td><td class=n>Pay<td class=n>Tax deducted</tr><tr><td>In previous employment(s)<td class=n>{{previousPay}}<td class=n>{{previousTax}}</tr><tr><td>In this employment<td class=n>{{pay}}<td class=n>{{tax}}<td>{{tax.R}}</tr><tr><td>Total for year<td class=n>{{totalPay}}<td class=n>{{totalTax}}<td>{{totalTax.R}}</tr><tr><td>Final tax code<td>{{taxCode}}</tr></table><table><tr><td>NIC table letter<td>Earnings at LEL<td>Earnings LEL-PT<td>Earnings PT-UEL<td>Employee's contributions</tr>{{#nic}}<tr><td>{{letter}}<td class=n>{{lel.pounds}}<td class=n>{{lelToPt.pounds}}<td class=n>{{ptToUel.pounds}}<td class=n>{{contributions}}</tr>{{/nic}}</table><p>Employer's name: {{employer}}</p><p>Employer PAYE reference: {{payeReference}}</p></section>`,
	),
};

const slip: Layout = {
	name: 'narrow-slip',
	about: 'a slip of seventy millimetres as a phone prints it, label over value in one column',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:10pt Roboto,Arial,sans-serif;width:72mm;padding:4mm}dt{color:#666;font-size:8pt;margin-top:1.4mm}dd{margin:0}`,
		`<b>P60 · {{year.span}}</b><dl><dt>Employee name<dd>{{fullName}}<dt>NI number<dd>{{nino}}<dt>Payroll number<dd>{{payrollNumber}}<dt>Employer name<dd>{{employer}}<dt>PAYE reference<dd>{{payeReference}}<dt>Tax code at 5 April<dd>{{taxCode}}<dt>Taxable pay in this job<dd>£{{pay}}<dt>Tax paid in this job<dd>£{{tax}}{{#previous}}<dt>Taxable pay in previous jobs<dd>£{{previousPay}}<dt>Tax paid in previous jobs<dd>£{{previousTax}}{{/previous}}<dt>Total taxable pay<dd>£{{totalPay}}<dt>Total tax paid<dd>£{{totalTax}}{{#nic}}<dt>NI letter<dd>{{letter}}<dt>Employee NI contributions<dd>£{{contributions}}{{/nic}}<dt>Student loan repaid<dd>£{{studentLoan.pounds?0}}</dl>`,
	),
};

const statement: Layout = {
	name: 'running-sentences',
	about: 'sentences with the figures inside them, as very small employers write',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:12pt "Times New Roman",serif;padding:25mm;line-height:1.6}`,
		`<h2>P60 End of Year Certificate</h2><p>Tax year to 5 April {{year}}</p><p>Employee: {{fullName}}. National Insurance number: {{nino.spaced}}. Works number: {{payrollNumber}}.</p><p>Pay in this employment was £{{pay}} and tax deducted in this employment was £{{tax}}. {{#previous}}Pay in previous employment was £{{previousPay}} and tax deducted in previous employment was £{{previousTax}}. {{/previous}}Total pay for the year was £{{totalPay}} and total tax was £{{totalTax}}. The final tax code was {{taxCode}}.</p><p>{{#nic}}National Insurance letter {{letter}}: employee's contributions £{{contributions}}. {{/nic}}</p><p>Employer: {{employer}}, {{employerAddress}}.</p><p>Employer PAYE reference: {{payeReference}}.</p>`,
	),
};

const inverse: Layout = {
	name: 'boxes-with-numbers',
	about: 'every box has a number of its own before the label, and totals stand in white on black',
	refund: 'none',
	thousands: true,
	html: page(
		`body{font:9pt Arial;padding:12mm}.r{display:flex;border-bottom:.2mm solid #ccc;padding:1mm 0}.r i{width:8mm;font-style:normal;color:#090}.r span{flex:1}.k{background:#000;color:#fff}`,
		`<h2>P60</h2><div class=r><i>1</i><span>Tax year to</span>5 April {{year}}</div><div class=r><i>2</i><span>Surname</span>{{surname}}</div><div class=r><i>3</i><span>Forenames or initials</span>{{forenames}}</div><div class=r><i>4</i><span>National Insurance number</span>{{nino}}</div><div class=r><i>5</i><span>Works/payroll number</span>{{payrollNumber}}</div><div class=r><i>6</i><span>Previous employment(s): pay</span>{{previousPay}}</div><div class=r><i>7</i><span>Previous employment(s): tax deducted</span>{{previousTax}}</div><div class=r><i>8</i><span>This employment: pay</span>{{pay}}</div><div class=r><i>9</i><span>This employment: tax deducted ('R' for refund)</span>{{tax}} {{tax.R}}</div><div class="r k"><i>10</i><span>Total for year: pay</span>{{totalPay}}</div><div class="r k"><i>11</i><span>Total for year: tax deducted</span>{{totalTax}} {{totalTax.R}}</div><div class=r><i>12</i><span>Final tax code</span>{{taxCode}}</div>{{#nic}}<div class=r><i>13</i><span>NIC table letter</span>{{letter}}</div><div class=r><i>14</i><span>Earnings at the LEL</span>{{lel.pounds}}</div><div class=r><i>15</i><span>Earnings above the LEL up to the PT</span>{{lelToPt.pounds}}</div><div class=r><i>16</i><span>Earnings above the PT up to the UEL</span>{{ptToUel.pounds}}</div><div class=r><i>17</i><span>Employee's contributions</span>{{contributions}}</div>{{/nic}}<div class=r><i>18</i><span>Student Loan deductions</span>{{studentLoan.pounds}}</div><div class=r><i>19</i><span>Postgraduate Loan deductions</span>{{postgraduateLoan.pounds}}</div><div class=r><i>20</i><span>Employer PAYE reference</span>{{payeReference}}</div><div class=r><i>21</i><span>Employer's name</span>{{employer}}</div>`,
	),
};

const accountant: Layout = {
	name: 'accountant-copy',
	about:
		'an accountant prints it for the client: the accountant named at the top, pounds and pence in ruled columns',
	refund: 'none',
	thousands: false,
	html: page(
		`body{font:9.5pt Arial;padding:14mm}table{border-collapse:collapse}.m td{border-right:.3mm solid;padding:1.2mm 2mm;text-align:right}.m td:first-child{text-align:left;width:70mm}`,
		`<p style="text-align:center">Prepared by Pennyworth &amp; Clerk, Chartered Accountants, 9 Bridge Street, York YO1 6DD</p><h3>P60 Certificate – Tax Year Ended 5th April {{year}}</h3><p>Employer: {{employer}} (Ref {{payeReference}})</p><p>Employee: {{title}} {{fullName.upper}} &emsp; NI No: {{nino.spaced}} &emsp; Works No: {{payrollNumber}}</p><table class=m><tr><td><td>Pay £<td>p<td>Tax £<td>p<td></tr><tr><td>Previous employment (P45)<td>{{previousPay.pounds}}<td>{{previousPay.pence}}<td>{{previousTax.pounds}}<td>{{previousTax.pence}}<td></tr><tr><td>This employment<td>{{pay.pounds}}<td>{{pay.pence}}<td>{{tax.pounds}}<td>{{tax.pence}}<td>{{tax.R}}</tr><tr><td>Total for the year<td>{{totalPay.pounds}}<td>{{totalPay.pence}}<td>{{totalTax.pounds}}<td>{{totalTax.pence}}<td>{{totalTax.R}}</tr></table><p>Final tax code {{taxCode}}</p><table class=m><tr><td>NIC table<td>At LEL<td>LEL/PT<td>PT/UEL<td>EE NIC £<td>p</tr>{{#nic}}<tr><td>{{letter}}<td>{{lel.pounds}}<td>{{lelToPt.pounds}}<td>{{ptToUel.pounds}}<td>{{contributions.pounds}}<td>{{contributions.pence}}</tr>{{/nic}}</table><p>Student loan (whole £) {{studentLoan.pounds}} &emsp; Postgraduate loan (whole £) {{postgraduateLoan.pounds}}</p>`,
	),
};

/** Letters, portals and slips. */
export const letterLayouts = [letterhead, secondPage, slip, statement, inverse, accountant];
