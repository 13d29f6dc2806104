/** Papers as payroll bureaus and large employers print them: line printers, landscape sheets, sideways headings. A template is one screen of HTML each, so the file is long. */
import type { Layout } from '../paper.ts';
import { page } from './page.ts';

const linePrinter: Layout = {
	name: 'line-printer',
	about: 'fixed-width text in capitals, columns made with spaces, as mainframe payrolls print',
	refund: 'R',
	thousands: false,
	html: page(
		`body{padding:10mm}pre{font:9pt "Courier New",monospace;text-transform:uppercase}`,
		`<pre>P60 END OF YEAR CERTIFICATE                  TAX YEAR TO 5 APRIL {{year}}
----------------------------------------------------------------------
SURNAME         {{surname}}
FORENAMES       {{forenames}}
N.I. NUMBER     {{nino}}
PAYROLL NUMBER  {{payrollNumber}}

                               PAY            TAX DEDUCTED
PREVIOUS EMPLOYMENT       {{previousPay}}        {{previousTax}}
THIS EMPLOYMENT           {{pay}}        {{tax}}
TOTAL FOR YEAR            {{totalPay}}        {{totalTax}}

FINAL TAX CODE  {{taxCode}}

NIC LETTER   EARNINGS AT LEL   LEL TO PT   PT TO UEL   EE CONTRIBUTIONS
{{#nic}}{{letter}}            {{lel.pounds}}              {{lelToPt.pounds}}        {{ptToUel.pounds}}       {{contributions}}
{{/nic}}
SMP {{smp?0}}   SPP {{spp?0}}   SHPP {{shpp?0}}   SAP {{sap?0}}   SPBP {{spbp?0}}
STUDENT LOAN {{studentLoan.pounds?0}}   POSTGRADUATE LOAN {{postgraduateLoan.pounds?0}}

EMPLOYER        {{employer}}
PAYE REFERENCE  {{payeReference}}</pre>`,
	),
};

const landscape: Layout = {
	name: 'landscape-strip',
	about: 'one wide row of boxes across a landscape sheet, captions in each box over the value',
	refund: ' R',
	thousands: false,
	landscape: true,
	html: page(
		`body{font:9pt Arial;padding:10mm}.r{display:flex;margin-bottom:3mm}.r div{border:.3mm solid;padding:1mm 2mm;flex:1;min-height:13mm;margin-left:-.3mm}small{display:block;font-size:6.5pt;min-height:6mm}`,
		`<h3>P60 · End of Year Certificate · Tax year to 5 April {{year}}</h3><div class=r><div><small>Surname</small>{{surname}}</div><div><small>Forenames or initials</small>{{forenames}}</div><div><small>NI number</small>{{nino}}</div><div><small>Works/payroll no.</small>{{payrollNumber}}</div><div><small>Final tax code</small>{{taxCode}}</div></div>
<div class=r><div><small>Previous employment(s): pay</small>{{previousPay}}</div><div><small>Previous employment(s): tax deducted</small>{{previousTax}}</div><div><small>This employment: pay</small>{{pay}}</div><div><small>This employment: tax deducted</small>{{tax}}</div><div><small>Total for year: pay</small>{{totalPay}}</div><div><small>Total for year: tax deducted</small>{{totalTax}}</div></div>
{{#nic}}<div class=r><div><small>NIC table letter</small>{{letter}}</div><div><small>1a Earnings at the LEL</small>{{lel.pounds}}</div><div><small>1b Earnings above the LEL, up to and including the PT</small>{{lelToPt.pounds}}</div><div><small>1c Earnings above the PT, up to and including the UEL</small>{{ptToUel.pounds}}</div><div><small>1d Employee's contributions due on all earnings above the PT</small>{{contributions}}</div></div>{{/nic}}
<div class=r><div><small>Student Loan deductions</small>{{studentLoan.pounds}}</div><div><small>Postgraduate Loan deductions</small>{{postgraduateLoan.pounds}}</div><div style="flex:3"><small>Employer's full name and address</small>{{employer}}, {{employerAddress}}</div><div><small>Employer PAYE reference</small>{{payeReference}}</div></div>`,
	),
};

const sideways: Layout = {
	name: 'sideways-headings',
	about: 'a landscape sheet whose column headings are turned by ninety degrees',
	refund: 'none',
	thousands: true,
	landscape: true,
	html: page(
		`body{font:9pt "Times New Roman",Tinos,serif;padding:12mm}th div{writing-mode:vertical-rl;transform:rotate(180deg);height:38mm;font-weight:normal}td,th{border:.2mm solid;padding:1.5mm 3mm}table{border-collapse:collapse;margin:3mm 0}`,
		`<h3>P60 End of Year Certificate</h3><p>Tax year to 5 April {{year}}. Surname <b>{{surname}}</b>, forenames <b>{{forenames}}</b>, National Insurance number <b>{{nino.spaced}}</b>, works number <b>{{payrollNumber}}</b></p><table><tr><th><div>Previous employment(s): pay</div><th><div>Previous employment(s): tax</div><th><div>This employment: pay</div><th><div>This employment: tax</div><th><div>R if refund</div><th><div>Total for year: pay</div><th><div>Total for year: tax</div><th><div>Final tax code</div></tr><tr><td>{{previousPay}}<td>{{previousTax}}<td>{{pay}}<td>{{tax}}<td>{{tax.R}}<td>{{totalPay}}<td>{{totalTax}} {{totalTax.R}}<td>{{taxCode}}</tr></table>
<table><tr><th><div>NIC table letter</div><th><div>Earnings at LEL</div><th><div>Earnings LEL to PT</div><th><div>Earnings PT to UEL</div><th><div>Employee's contributions</div></tr>{{#nic}}<tr><td>{{letter}}<td>{{lel.pounds}}<td>{{lelToPt.pounds}}<td>{{ptToUel.pounds}}<td>{{contributions}}</tr>{{/nic}}</table><p>Employer {{employer}}, {{employerAddress}}. PAYE reference {{payeReference}}</p>`,
	),
};

const bureau: Layout = {
	name: 'bureau-grid',
	about: 'a dense ruled grid, labels in capitals left of the values, four pairs to a line',
	refund: 'R',
	thousands: false,
	html: page(
		`body{font:8pt Arial;padding:8mm}table{width:100%;border-collapse:collapse}td{border:.2mm solid #999;padding:1.2mm;height:7mm}td:nth-child(odd){background:#eee;font-size:6.5pt;width:14%}`,
		`<p><b>{{employer.upper}}</b> &emsp; P60 CERTIFICATE OF PAY AND TAX &emsp; YEAR TO 5 APRIL {{year}}</p><table><tr><td>SURNAME<td>{{surname}}<td>FORENAMES<td>{{forenames}}<td>NI NUMBER<td>{{nino}}</tr><tr><td>EMPLOYEE REF<td>{{payrollNumber}}<td>TAX CODE<td>{{taxCode}}<td>PAYE REF<td>{{payeReference}}</tr><tr><td>PREV EMP PAY<td>{{previousPay?0}}<td>THIS EMP PAY<td>{{pay}}<td>TOTAL PAY<td>{{totalPay}}</tr><tr><td>PREV EMP TAX<td>{{previousTax?0}}<td>THIS EMP TAX<td>{{tax}}<td>TOTAL TAX<td>{{totalTax}}</tr>{{#nic}}<tr><td>NI LETTER<td>{{letter}}<td>EARNINGS AT LEL<td>{{lel.pounds}}<td>LEL - PT<td>{{lelToPt.pounds}}</tr><tr><td>PT - UEL<td>{{ptToUel.pounds}}<td>EMPLOYEE NI<td>{{contributions}}<td><td></tr>{{/nic}}<tr><td>STUDENT LOAN<td>{{studentLoan.pounds?0}}<td>PG LOAN<td>{{postgraduateLoan.pounds?0}}<td>SMP<td>{{smp?0}}</tr><tr><td>SPP<td>{{spp?0}}<td>SAP<td>{{sap?0}}<td>SHPP<td>{{shpp?0}}</tr></table>`,
	),
};

const enterprise: Layout = {
	name: 'enterprise-underlined',
	about:
		'a large system: values underlined after colons, "Office number" and "Reference" apart, currency as GBP',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:9pt "Liberation Serif",serif;padding:15mm}u{display:inline-block;min-width:30mm}.r{display:flex;gap:8mm;margin:2mm 0}`,
		`<div class=r><b>P60</b><b>{{year.both}}</b><span>End of year certificate, tax year ending 5 April {{year}}</span></div><div class=r><span>Employee surname: <u>{{surname}}</u></span><span>Employee forenames: <u>{{forenames}}</u></span></div><div class=r><span>NINO: <u>{{nino}}</u></span><span>Personnel number: <u>{{payrollNumber}}</u></span></div><div class=r><span>HMRC office number: <u>{{payeReference.office}}</u></span><span>Employer reference: <u>{{payeReference.reference}}</u></span></div><hr>
<div class=r><span>Taxable pay, previous employment: <u>GBP {{previousPay?0}}</u></span><span>Tax, previous employment: <u>GBP {{previousTax?0}}</u></span></div><div class=r><span>Taxable pay, this employment: <u>GBP {{pay}}</u></span><span>Tax, this employment: <u>GBP {{tax}}</u></span></div><div class=r><span>Taxable pay, total for year: <u>GBP {{totalPay}}</u></span><span>Tax, total for year: <u>GBP {{totalTax}}</u></span></div><div class=r><span>Final tax code: <u>{{taxCode}}</u></span></div><hr>{{#nic}}<div class=r><span>NI category: <u style="min-width:8mm">{{letter}}</u></span><span>At LEL: <u style="min-width:14mm">{{lel.pounds}}</u></span><span>LEL to PT: <u style="min-width:14mm">{{lelToPt.pounds}}</u></span><span>PT to UEL: <u style="min-width:14mm">{{ptToUel.pounds}}</u></span></div><div class=r><span>Employee contributions: <u>GBP {{contributions}}</u></span></div>{{/nic}}<p>Employer: {{employer}}</p>`,
	),
};

const busy: Layout = {
	name: 'payroll-totals-beside',
	about:
		'the certificate beside a box of other year-to-date totals that are not on a P60 and must not be taken',
	refund: ' R',
	thousands: true,
	html: page(
		`body{font:9pt Arial;padding:10mm}.c{display:grid;grid-template-columns:2fr 1fr;gap:6mm}table{width:100%}.n{text-align:right}.x{border:.4mm solid #a00;padding:3mm;font-size:8pt}`,
		`<h2>P60 End of Year Certificate</h2><p>Tax year to 5 April {{year}} · Printed 14/05/{{year}} · Page 1 of 1</p><div class=c><div><table><tr><td>Surname<td>{{surname}}</tr><tr><td>Forenames<td>{{forenames}}</tr><tr><td>National Insurance number<td>{{nino.spaced}}</tr><tr><td>Payroll number<td>{{payrollNumber}}</tr></table><br><table><tr><td><td class=n>Pay £<td class=n>Tax deducted £</tr><tr><td>In previous employment(s)<td class=n>{{previousPay}}<td class=n>{{previousTax}}</tr><tr><td>In this employment<td class=n>{{pay}}<td class=n>{{tax}}</tr><tr><td><b>Total for year</b><td class=n>{{totalPay}}<td class=n>{{totalTax}}</tr></table><p>Final tax code {{taxCode}}</p><table><tr><td>NIC letter<td class=n>Earnings at LEL<td class=n>LEL to PT<td class=n>PT to UEL<td class=n>Employee's contributions</tr>{{#nic}}<tr><td>{{letter}}<td class=n>{{lel.pounds}}<td class=n>{{lelToPt.pounds}}<td class=n>{{ptToUel.pounds}}<td class=n>{{contributions}}</tr>{{/nic}}</table><p>Student Loan deductions {{studentLoan.pounds}}</p></div>
<div class=x><b>For your information</b><table><tr><td>Gross pay<td class=n>41,903.17</tr><tr><td>Net pay<td class=n>30,118.66</tr><tr><td>Taxable pay to date<td class=n>40,001.09</tr><tr><td>Tax this period<td class=n>388.40</tr><tr><td>Pension this employment<td class=n>1,902.08</tr><tr><td>Employer's NI<td class=n>4,225.31</tr><tr><td>Tax code from 6 April<td class=n>1130L</tr></table></div></div><p>{{employer}}<br>{{employerAddress}}<br>Employer PAYE reference {{payeReference}}<br>Telephone 020 7946 0123 · VAT 123 4567 89</p>`,
	),
};

const dots: Layout = {
	name: 'dotted-leaders',
	about: 'labels and values joined by rows of full stops',
	refund: ' R',
	thousands: true,
	html: page(
		`body{font:10pt "Courier New",monospace;padding:15mm}div{white-space:nowrap;overflow:hidden;width:150mm}`,
		`<b>P60 END OF YEAR CERTIFICATE, TAX YEAR TO 5 APRIL {{year}}</b><p></p><div>Surname............................ {{surname}}</div><div>Forenames.......................... {{forenames}}</div><div>National Insurance number.......... {{nino}}</div><div>Works/payroll number............... {{payrollNumber}}</div><div>Pay in previous employment(s)...... {{previousPay}}</div><div>Tax in previous employment(s)...... {{previousTax}}</div><div>Pay in this employment............. {{pay}}</div><div>Tax in this employment............. {{tax}}</div><div>Total pay for year................. {{totalPay}}</div><div>Total tax for year................. {{totalTax}}</div><div>Final tax code..................... {{taxCode}}</div>{{#nic}}<div>NIC table letter................... {{letter}}</div><div>Earnings at the LEL................ {{lel.pounds}}</div><div>Earnings above LEL to PT........... {{lelToPt.pounds}}</div><div>Earnings above PT to UEL........... {{ptToUel.pounds}}</div><div>Employee's contributions........... {{contributions}}</div>{{/nic}}<div>Student Loan deductions............ {{studentLoan.pounds}}</div><div>Employer PAYE reference............ {{payeReference}}</div><div style="overflow:visible">Employer........................... {{employer}}</div>`,
	),
};

/** Bureaus and large employers. */
export const bureauLayouts = [linePrinter, landscape, sideways, bureau, enterprise, busy, dots];
