/** Papers as small-business payroll products draw them: plain tables, cards and grids. A template is one screen of HTML each, so the file is long. */
import type { Layout } from '../paper.ts';
import { page } from './page.ts';

const rows: Layout = {
	name: 'label-value-rows',
	about: 'one long table, a label on the left and its value on the right, other wordings',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:10pt "Segoe UI","DejaVu Sans",sans-serif;padding:14mm}table{width:100%;border-collapse:collapse}td{border-bottom:.2mm solid #ddd;padding:1.2mm}td+td{text-align:right}th{text-align:left;padding-top:4mm;color:#06c}`,
		`<h1 style="font-weight:300">P60 <span style="float:right">{{year.slash}}</span></h1><table><tr><th colspan=2>Employee</tr><tr><td>Last name<td>{{surname}}</tr><tr><td>First name(s)<td>{{forenames}}</tr><tr><td>NI number<td>{{nino.spaced}}</tr><tr><td>Payroll ID<td>{{payrollNumber}}</tr><tr><th colspan=2>Pay and tax</tr>{{#previous}}<tr><td>Pay in previous employment<td>£{{previousPay}}</tr><tr><td>Tax in previous employment<td>£{{previousTax}}</tr>{{/previous}}<tr><td>Pay in this employment<td>£{{pay}}</tr><tr><td>Tax in this employment<td>£{{tax}}</tr><tr><td>Total pay for the year<td>£{{totalPay}}</tr><tr><td>Total tax for the year<td>£{{totalTax}}</tr><tr><td>Final tax code<td>{{taxCode}}</tr>
{{#nic}}<tr><th colspan=2>National Insurance – table letter {{letter}}</tr><tr><td>Earnings at LEL<td>£{{lel.pounds}}</tr><tr><td>Earnings LEL to PT<td>£{{lelToPt.pounds}}</tr><tr><td>Earnings PT to UEL<td>£{{ptToUel.pounds}}</tr><tr><td>Employee contributions<td>£{{contributions}}</tr>{{/nic}}<tr><th colspan=2>Other</tr><tr><td>Student loan deductions<td>{{studentLoan.pounds}}</tr><tr><td>Postgraduate loan deductions<td>{{postgraduateLoan.pounds}}</tr><tr><td>Employer<td>{{employer}}</tr><tr><td>Employer PAYE reference<td>{{payeReference}}</tr></table>`,
	),
};

const twoColumns: Layout = {
	name: 'two-columns',
	about:
		'person and pay on the left half, contributions and employer on the right, so that lines of text run across both',
	refund: ' R',
	thousands: false,
	html: page(
		`body{font:9pt Arial;padding:10mm}.c{display:grid;grid-template-columns:1fr 1fr;gap:8mm}h4{background:#333;color:#fff;padding:1mm 2mm;margin:3mm 0 1mm}table{width:100%}td{padding:.8mm 0}.n{text-align:right}`,
		`<h2>P60 End of Year Certificate &nbsp; Tax Year to 5 April {{year}}</h2><div class=c><div><h4>Employee Details</h4><table><tr><td>Surname:<td>{{surname}}</tr><tr><td>Forename(s):<td>{{forenames}}</tr><tr><td>NI Number:<td>{{nino}}</tr><tr><td>Works Number:<td>{{payrollNumber}}</tr></table><h4>Pay and Income Tax</h4><table><tr><td><td class=n>Pay<td class=n>Tax</tr><tr><td>Previous employment<td class=n>{{previousPay?0}}<td class=n>{{previousTax?0}}</tr><tr><td>This employment<td class=n>{{pay}}<td class=n>{{tax}}</tr><tr><td>Total for year<td class=n>{{totalPay}}<td class=n>{{totalTax}}</tr></table><p>Final Tax Code: {{taxCode}}</p></div>
<div><h4>National Insurance</h4><table><tr><td>Letter<td class=n>LEL<td class=n>LEL-PT<td class=n>PT-UEL<td class=n>Conts</tr>{{#nic}}<tr><td>{{letter}}<td class=n>{{lel.pounds}}<td class=n>{{lelToPt.pounds}}<td class=n>{{ptToUel.pounds}}<td class=n>{{contributions}}</tr>{{/nic}}</table><h4>Statutory Payments</h4><table><tr><td>SMP<td class=n>{{smp?0}}<td>&emsp;SPP<td class=n>{{spp?0}}</tr><tr><td>ShPP<td class=n>{{shpp?0}}<td>&emsp;SAP<td class=n>{{sap?0}}</tr><tr><td>SPBP<td class=n>{{spbp?0}}<td>&emsp;SNCP<td class=n>{{sncp?0}}</tr></table><h4>Loans</h4><table><tr><td>Student Loan<td class=n>{{studentLoan.pounds?0}}</tr><tr><td>Postgraduate Loan<td class=n>{{postgraduateLoan.pounds?0}}</tr></table><h4>Employer</h4><p>{{employer}}<br>{{employerAddress.lines}}</p><p>PAYE Ref: {{payeReference}}</p></div></div>`,
	),
};

const turned: Layout = {
	name: 'table-turned',
	about: 'pay and tax are the rows; previous, this and total the columns',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:10pt Calibri,Carlito,sans-serif;padding:15mm}table{border-collapse:collapse;margin:4mm 0}td,th{border:.3mm solid #333;padding:2mm 4mm;text-align:right}td:first-child,th:first-child{text-align:left}`,
		`<h2>End of Year Certificate (P60)</h2><p>Year ended 5 April {{year}}</p><p>Employee: <b>{{fullName}}</b></p>` +
			`<p>N.I. number: <b>{{nino.spaced}}</b> &emsp; Employee no: <b>{{payrollNumber}}</b> &emsp; Final tax code: <b>{{taxCode}}</b></p><table><tr><th>&nbsp;<th>Previous employment(s)<th>This employment<th>Total for year</tr><tr><td>Pay (£)<td>{{previousPay}}<td>{{pay}}<td>{{totalPay}}</tr><tr><td>Tax deducted (£)<td>{{previousTax}}<td>{{tax}}<td>{{totalTax}}</tr></table>
<table><tr><th>NIC table letter{{#nic}}<th>{{letter}}{{/nic}}</tr><tr><td>Earnings at LEL{{#nic}}<td>{{lel.pounds}}{{/nic}}</tr><tr><td>Earnings above LEL to PT{{#nic}}<td>{{lelToPt.pounds}}{{/nic}}</tr><tr><td>Earnings above PT to UEL{{#nic}}<td>{{ptToUel.pounds}}{{/nic}}</tr><tr><td>Employee's contributions{{#nic}}<td>{{contributions}}{{/nic}}</tr></table><p>Student Loan: £{{studentLoan.pounds?0}} &emsp; Postgraduate Loan: £{{postgraduateLoan.pounds?0}}</p><p>Employer: {{employer}}, {{employerAddress}}<br>PAYE reference: {{payeReference}}</p>`,
	),
};

const cards: Layout = {
	name: 'cards',
	about: 'an online product: rounded cards, small grey labels over large values',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:10pt "Helvetica Neue",Arial;padding:10mm;background:#f6f7f9}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;margin:4mm 0}.k{background:#fff;border-radius:3mm;padding:3mm}.k small{display:block;color:#789;font-size:7.5pt}.k b{font-size:13pt;font-weight:500}`,
		`<h1>Your P60</h1><p>Tax year 6 April {{year.start}} to 5 April {{year}}</p><div class=g><div class=k><small>Name</small><b>{{fullName}}</b></div><div class=k><small>National Insurance number</small><b>{{nino.spaced}}</b></div><div class=k><small>Payroll number</small><b>{{payrollNumber}}</b></div><div class=k><small>Pay from this employment</small><b>£{{pay}}</b></div><div class=k><small>Tax paid in this employment</small><b>£{{tax}}</b></div><div class=k><small>Final tax code</small><b>{{taxCode}}</b></div>{{#previous}}<div class=k><small>Pay from previous employment</small><b>£{{previousPay}}</b></div><div class=k><small>Tax paid in previous employment</small><b>£{{previousTax}}</b></div>{{/previous}}<div class=k><small>Total pay for the year</small><b>£{{totalPay}}</b></div><div class=k><small>Total tax for the year</small><b>£{{totalTax}}</b></div></div>
<h3>National Insurance</h3>{{#nic}}<div class=g><div class=k><small>Category letter</small><b>{{letter}}</b></div><div class=k><small>Earnings at the Lower Earnings Limit</small><b>£{{lel.pounds}}</b></div><div class=k><small>Lower Earnings Limit to Primary Threshold</small><b>£{{lelToPt.pounds}}</b></div><div class=k><small>Primary Threshold to Upper Earnings Limit</small><b>£{{ptToUel.pounds}}</b></div><div class=k><small>Your contributions</small><b>£{{contributions}}</b></div></div>{{/nic}}<div class=g><div class=k><small>Student loan</small><b>£{{studentLoan.pounds?0}}</b></div><div class=k><small>Employer</small><b>{{employer}}</b></div><div class=k><small>Employer PAYE reference</small><b>{{payeReference}}</b></div></div>`,
	),
};

const below: Layout = {
	name: 'labels-below',
	about: 'a boxed form whose captions stand under the boxes',
	refund: 'none',
	thousands: false,
	html: page(
		`body{font:10pt Arial;padding:12mm}.g{display:grid;grid-template-columns:repeat(2,1fr);gap:3mm 6mm}.b{border:.3mm solid #000;height:7mm;padding:1.5mm}small{font-size:7pt}.t{grid-template-columns:repeat(3,1fr)}`,
		`<h2>P60 END OF YEAR CERTIFICATE</h2><div class=g><div><div class=b>5 April {{year}}</div><small>Tax year to</small></div><div><div class=b>{{payeReference}}</div><small>Employer PAYE reference</small></div><div><div class=b>{{surname}}</div><small>Surname</small></div><div><div class=b>{{forenames}}</div><small>Forenames or initials</small></div><div><div class=b>{{nino}}</div><small>National Insurance number</small></div><div><div class=b>{{payrollNumber}}</div><small>Works/payroll number</small></div><div><div class=b>{{previousPay}}</div><small>Pay in previous employment(s)</small></div><div><div class=b>{{previousTax}}</div><small>Tax deducted in previous employment(s)</small></div><div><div class=b>{{pay}}</div><small>Pay in this employment</small></div><div><div class=b>{{tax}} {{tax.R}}</div><small>Tax deducted in this employment</small></div><div><div class=b>{{totalPay}}</div><small>Total pay for year</small></div><div><div class=b>{{totalTax}} {{totalTax.R}}</div><small>Total tax deducted for year</small></div><div><div class=b>{{taxCode}}</div><small>Final tax code</small></div><div><div class=b>{{studentLoan.pounds}}</div><small>Student Loan deductions</small></div></div>
{{#nic}}<div class="g t" style="margin-top:4mm"><div><div class=b>{{letter}}</div><small>NIC table letter</small></div><div><div class=b>{{lel.pounds}}</div><small>Earnings at the LEL</small></div><div><div class=b>{{lelToPt.pounds}}</div><small>Earnings above the LEL up to the PT</small></div><div><div class=b>{{ptToUel.pounds}}</div><small>Earnings above the PT up to the UEL</small></div><div><div class=b>{{contributions}}</div><small>Employee's contributions</small></div></div>{{/nic}}<div style="margin-top:4mm"><div class=b>{{employer}}</div><small>Employer's name</small></div>`,
	),
};

const valuesFirst: Layout = {
	name: 'values-first',
	about: 'a summary list where each value stands on the left of what it is',
	refund: 'minus',
	thousands: true,
	html: page(
		`body{font:11pt Arial;padding:20mm}td{padding:1mm 5mm 1mm 0}td:first-child{text-align:right;font-weight:bold}`,
		`<h2>P60 for {{year.both}}</h2><p>{{fullName}} ({{nino}}), payroll number {{payrollNumber}}</p><table><tr><td>£{{totalPay}}<td>Total pay for year</tr><tr><td>£{{totalTax}}<td>Total tax for year</tr><tr><td>£{{pay}}<td>Pay in this employment</tr><tr><td>£{{tax}}<td>Tax deducted in this employment</tr>{{#previous}}<tr><td>£{{previousPay}}<td>Pay in previous employment</tr><tr><td>£{{previousTax}}<td>Tax deducted in previous employment</tr>{{/previous}}<tr><td>{{taxCode}}<td>Final tax code</tr>{{#nic}}<tr><td>{{letter}}<td>National Insurance table letter</tr><tr><td>£{{contributions}}<td>Employee's National Insurance contributions</tr>{{/nic}}<tr><td>{{payeReference}}<td>Employer PAYE reference</tr><tr><td>{{employer}}<td>Employer</tr></table>`,
	),
};

const taxFirst: Layout = {
	name: 'tax-before-pay',
	about: 'the tax column stands left of the pay column, and the total above the employments',
	refund: 'brackets',
	thousands: true,
	html: page(
		`body{font:9.5pt Tahoma,"DejaVu Sans",sans-serif;padding:12mm}table{width:100%;border-collapse:collapse;margin:4mm 0}td,th{padding:1.6mm;text-align:right;border-top:.2mm dotted #555}td:first-child{text-align:left}`,
		`<h2>P60 End of Year Certificate: tax year to 5 April {{year}}</h2><table><tr><td>Name<td style="text-align:left">{{fullName.reversed}}<td>NI No.<td>{{nino.spaced}}</tr><tr><td>Employee number<td style="text-align:left">{{payrollNumber}}<td>Tax code<td>{{taxCode}}</tr></table><table><tr><th><th>Tax deducted £<th>Pay £</tr><tr><td>Total for year<td>{{totalTax}}<td>{{totalPay}}</tr><tr><td>In this employment<td>{{tax}}<td>{{pay}}</tr><tr><td>In previous employment(s)<td>{{previousTax}}<td>{{previousPay}}</tr></table><table><tr><th>Employee's contributions<th>Above PT, up to UEL<th>Above LEL, up to PT<th>At LEL<th>NIC table letter</tr>{{#nic}}<tr><td>{{contributions}}<td>{{ptToUel.pounds}}<td>{{lelToPt.pounds}}<td>{{lel.pounds}}<td>{{letter}}</tr>{{/nic}}</table><p>{{employer}} · PAYE ref. {{payeReference}}</p>`,
	),
};

/** Small-business products. */
export const tableLayouts = [rows, twoColumns, turned, cards, below, valuesFirst, taxFirst];
