/** Papers that follow HMRC's own certificate: the form itself and the substitutes that laser printers fill in. A template is one screen of HTML each, so the file is long. */
import type { Layout } from '../paper.ts';
import { page } from './page.ts';

const official: Layout = {
	name: 'government-form',
	about:
		'the certificate as HMRC designs it: left notes, right panels, a box each for pounds and pence, NIC headings over four lines',
	refund: 'none',
	thousands: false,
	html: page(
		`body{font:9pt Arial;padding:10mm 8mm}h1{font-size:20pt;margin:0}.all{display:flex;gap:6mm}.left{width:58mm;font-size:7.5pt}
.right{flex:1}.panel{background:#dbe8f4;padding:2mm;margin-bottom:3mm}.row{display:flex;align-items:center;margin:1mm 0;gap:2mm}.row .l{flex:1}
.b{background:#fff;border:.3mm solid #456;min-width:22mm;height:6mm;padding:1mm;text-align:right}.b.p{min-width:8mm}.b.t{text-align:left;min-width:46mm}
.h{font-weight:bold;margin-bottom:1mm}.u{width:22mm;text-align:right;font-size:7pt}.u.p{width:8mm}table{width:100%;border-collapse:collapse;font-size:7pt}td,th{border:.2mm solid #456;padding:1mm;background:#fff;font-weight:normal;text-align:center;vertical-align:top}`,
		`<div style="display:flex;justify-content:space-between"><div><h1>P60 End of Year Certificate</h1>Tax year to 5 April <b>{{year}}</b></div><div>HM Revenue &amp; Customs</div></div>
<div class="all"><div class="left"><p><b>To the employee:</b></p><p>Keep this certificate somewhere safe. You will need it to fill in a tax return, to claim back tax or to renew a claim for benefits. It also helps you to check that your employer is using the correct National Insurance number.</p><p>The law says that you must tell HMRC about any income that is not fully taxed.</p><p><b>Certificate by Employer/Paying Office:</b></p><p>This form shows your total pay for Income Tax purposes in this employment for the year. Overtime, bonus, commission and Statutory Sick Pay are included.</p></div>
<div class="right"><div class="panel"><div class="h">Employee's details</div>
<div class="row"><span class="l">Surname</span><span class="b t">{{surname}}</span></div><div class="row"><span class="l">Forenames or initials</span><span class="b t">{{forenames}}</span></div>
<div class="row"><span class="l">National Insurance number</span><span class="b t">{{nino}}</span></div><div class="row"><span class="l">Works/payroll number</span><span class="b t">{{payrollNumber}}</span></div></div>
<div class="panel"><div class="h">Pay and Income Tax details</div>
<div class="row"><span class="l"></span><span class="u">Pay<br>£</span><span class="u p"><br>p</span><span class="u">Tax deducted<br>£</span><span class="u p"><br>p</span><span style="width:6mm"></span></div>
<div class="row"><span class="l">In previous employment(s)</span><span class="b">{{previousPay.pounds}}</span><span class="b p">{{previousPay.pence}}</span><span class="b">{{previousTax.pounds}}</span><span class="b p">{{previousTax.pence}}</span><span style="width:6mm"></span></div>
<div class="row"><span class="l">In this employment ★<br><small>(if refund mark 'R')</small></span><span class="b">{{pay.pounds}}</span><span class="b p">{{pay.pence}}</span><span class="b">{{tax.pounds}}</span><span class="b p">{{tax.pence}}</span><span style="width:6mm">{{tax.R}}</span></div>
<div class="row"><span class="l">Total for year</span><span class="b">{{totalPay.pounds}}</span><span class="b p">{{totalPay.pence}}</span><span class="b">{{totalTax.pounds}}</span><span class="b p">{{totalTax.pence}}</span><span style="width:6mm">{{totalTax.R}}</span></div>
<div class="row"><span class="l">Final tax code</span><span class="b">{{taxCode}}</span></div><small>★ Figures shown here should be used for your tax return, if you get one</small></div></div></div>
<div class="panel"><div class="h">National Insurance contributions in this employment</div><table><tr><th>NIC table letter<th>Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£<th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£<th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£<th colspan=2>Employee's contributions due on all earnings above the PT<br>£ &nbsp; p</tr>
{{#nic}}<tr><td>{{letter}}<td>{{lel.pounds}}<td>{{lelToPt.pounds}}<td>{{ptToUel.pounds}}<td>{{contributions.pounds}}<td>{{contributions.pence}}</tr>{{/nic}}</table></div>
<div class="panel"><div class="h">Statutory payments included in the pay 'In this employment' figure above</div><table><tr><th>Statutory Maternity Pay<th>Statutory Paternity Pay<th>Statutory Shared Parental Pay<th>Statutory Adoption Pay<th>Statutory Parental Bereavement Pay</tr><tr><td>{{smp}}<td>{{spp}}<td>{{shpp}}<td>{{sap}}<td>{{spbp}}</tr></table></div>
<div class="panel"><div class="h">Other details</div><div class="row"><span class="l">Student Loan deductions in this employment (whole £s only)</span><span class="b">{{studentLoan.pounds}}</span></div><div class="row"><span class="l">Postgraduate Loan deductions in this employment (whole £s only)</span><span class="b">{{postgraduateLoan.pounds}}</span></div></div>
<div class="panel"><div class="row" style="align-items:flex-start"><span class="l">Your employer's full name and address (including postcode)</span><span style="background:#fff;width:90mm;padding:1mm">{{employer}}<br>{{employerAddress.lines}}</span></div><div class="row"><span class="l">Employer PAYE reference</span><span class="b t">{{payeReference}}</span></div></div>`,
	),
};

const overprint: Layout = {
	name: 'laser-overprint',
	about:
		'values in typewriter letters laid over a printed form by position, some of them a little off their boxes',
	refund: 'none',
	thousands: false,
	html: page(
		`body{font:7pt Arial;position:relative;height:270mm}div{position:absolute}.v{font:10pt "Courier New",monospace;white-space:pre}.o{border:.2mm solid #999}`,
		`<div style="left:10mm;top:8mm;font-size:14pt"><b>P60 End of Year Certificate</b></div><div style="left:120mm;top:9mm">Tax year to 5 April</div><div class=v style="left:146mm;top:8.4mm">{{year}}</div>
<div style="left:10mm;top:22mm">Employee's details</div><div style="left:10mm;top:28mm">Surname</div><div class=o style="left:48mm;top:26mm;width:70mm;height:6mm"></div><div class=v style="left:50mm;top:28.2mm">{{surname.upper}}</div>
<div style="left:10mm;top:36mm">Forenames or initials</div><div class=o style="left:48mm;top:34mm;width:70mm;height:6mm"></div><div class=v style="left:50mm;top:36.2mm">{{forenames.upper}}</div>
<div style="left:124mm;top:28mm">National Insurance<br>number</div><div class=o style="left:150mm;top:26mm;width:44mm;height:6mm"></div><div class=v style="left:152mm;top:28.2mm">{{nino.spaced}}</div>
<div style="left:124mm;top:36mm">Works/payroll<br>number</div><div class=o style="left:150mm;top:34mm;width:44mm;height:6mm"></div><div class=v style="left:152mm;top:36.2mm">{{payrollNumber}}</div>
<div style="left:10mm;top:50mm"><b>Pay and Income Tax details</b></div><div style="left:86mm;top:50mm">Pay</div><div style="left:86mm;top:54mm">£</div><div style="left:113mm;top:54mm">p</div><div style="left:136mm;top:50mm">Tax deducted</div><div style="left:136mm;top:54mm">£</div><div style="left:163mm;top:54mm">p</div>
<div style="left:10mm;top:60mm">In previous employment(s)</div><div class=v style="right:102mm;top:60.4mm">{{previousPay.pounds}}</div><div class=v style="left:112mm;top:60.4mm">{{previousPay.pence}}</div><div class=v style="right:52mm;top:60.4mm">{{previousTax.pounds}}</div><div class=v style="left:162mm;top:60.4mm">{{previousTax.pence}}</div>
<div style="left:10mm;top:68mm">In this employment<br>if refund mark 'R'</div><div class=v style="right:102mm;top:68.4mm">{{pay.pounds}}</div><div class=v style="left:112mm;top:68.4mm">{{pay.pence}}</div><div class=v style="right:52mm;top:68.4mm">{{tax.pounds}}</div><div class=v style="left:162mm;top:68.4mm">{{tax.pence}}</div><div class=v style="left:170mm;top:68.4mm">{{tax.R}}</div>
<div style="left:10mm;top:78mm">Total for year</div><div class=v style="right:102mm;top:78.4mm">{{totalPay.pounds}}</div><div class=v style="left:112mm;top:78.4mm">{{totalPay.pence}}</div><div class=v style="right:52mm;top:78.4mm">{{totalTax.pounds}}</div><div class=v style="left:162mm;top:78.4mm">{{totalTax.pence}}</div><div class=v style="left:170mm;top:78.4mm">{{totalTax.R}}</div>
<div style="left:10mm;top:88mm">Final tax code</div><div class=v style="left:48mm;top:88.6mm">{{taxCode}}</div>
<div style="left:10mm;top:100mm;width:180mm"><b>National Insurance contributions in this employment</b></div>
<div style="left:10mm;top:106mm;width:16mm">NIC table letter</div><div style="left:36mm;top:106mm;width:34mm">Earnings at the Lower Earnings Limit (LEL) £</div><div style="left:76mm;top:106mm;width:34mm">Earnings above the LEL, up to and including the PT £</div><div style="left:116mm;top:106mm;width:34mm">Earnings above the PT, up to and including the UEL £</div><div style="left:156mm;top:106mm;width:40mm">Employee's contributions due £ p</div>
<div style="left:10mm;top:118mm">{{#nic}}<span style="display:block;height:6mm;position:relative;width:190mm"><div class=v style="left:4mm">{{letter}}</div><div class=v style="left:30mm">{{lel.pounds}}</div><div class=v style="left:70mm">{{lelToPt.pounds}}</div><div class=v style="left:110mm">{{ptToUel.pounds}}</div><div class=v style="left:150mm">{{contributions}}</div></span>{{/nic}}</div>
<div style="left:10mm;top:140mm">Statutory Maternity Pay</div><div class=v style="left:60mm;top:140mm">{{smp}}</div><div style="left:10mm;top:147mm">Statutory Paternity Pay</div><div class=v style="left:60mm;top:147mm">{{spp}}</div><div style="left:10mm;top:154mm">Statutory Neonatal Care Pay</div><div class=v style="left:60mm;top:154mm">{{sncp}}</div><div style="left:10mm;top:161mm">Statutory Parental<br>Bereavement Pay</div><div class=v style="left:60mm;top:161mm">{{spbp}}</div>
<div style="left:110mm;top:140mm">Student Loan deductions<br>(whole £s only)</div><div class=v style="left:170mm;top:140mm">{{studentLoan.pounds}}</div><div style="left:110mm;top:152mm">Postgraduate Loan deductions<br>(whole £s only)</div><div class=v style="left:170mm;top:152mm">{{postgraduateLoan.pounds}}</div>
<div style="left:10mm;top:180mm">To employee</div><div class=v style="left:14mm;top:186mm">{{title}} {{fullName}}
{{address.lines}}</div><div style="left:110mm;top:180mm">Employer's full name and address</div><div class=v style="left:110mm;top:186mm;width:84mm;white-space:normal">{{employer}}<br>{{employerAddress.lines}}</div><div style="left:110mm;top:228mm">Employer PAYE reference</div><div class=v style="left:150mm;top:228mm">{{payeReference}}</div>`,
	),
};

const cells: Layout = {
	name: 'letter-by-letter',
	about:
		'NI number, tax code and PAYE reference written one letter to a cell; the amounts in one box under "£ . p"',
	refund: ' R',
	thousands: false,
	html: page(
		`body{font:9pt Helvetica,Arial;padding:12mm}.cell{font:11pt "Courier New",monospace;letter-spacing:3.2mm}td{padding:1.5mm 2mm}.g td,.g th{border:.2mm solid;text-align:right;font-weight:normal}`,
		`<h2>P60 – End of Year Certificate for the tax year to 5 April {{year}}</h2><table><tr><td>Surname<td><b>{{surname}}</b></tr><tr><td>Forenames or initials<td><b>{{forenames}}</b></tr><tr><td>National Insurance number<td class=cell>{{nino}}</tr><tr><td>Works/payroll number<td>{{payrollNumber}}</tr></table>
<table class=g style="margin:6mm 0"><tr><th><th>Pay<br>£ . p<th>Tax deducted<br>£ . p</tr><tr><td style="text-align:left">In previous employment(s)<td>{{previousPay}}<td>{{previousTax}}</tr><tr><td style="text-align:left">In this employment<td>{{pay}}<td>{{tax}}</tr><tr><td style="text-align:left">Total for year<td>{{totalPay}}<td>{{totalTax}}</tr></table>
<table><tr><td>Final tax code<td class=cell>{{taxCode}}</tr></table>
<table class=g><tr><th>NIC letter<th>LEL<th>LEL to PT<th>PT to UEL<th>Employee NICs</tr>{{#nic}}<tr><td>{{letter}}<td>{{lel.pounds}}<td>{{lelToPt.pounds}}<td>{{ptToUel.pounds}}<td>{{contributions}}</tr>{{/nic}}</table>
<p>Student Loan deductions £ {{studentLoan.pounds}} &emsp; Postgraduate Loan deductions £ {{postgraduateLoan.pounds}}</p><p>Employer's name and address<br><b>{{employer}}</b><br>{{employerAddress}}</p><table><tr><td>Employer's PAYE reference<td class=cell>{{payeReference}}</tr></table>`,
	),
};

const bilingual: Layout = {
	name: 'welsh-and-english',
	about: 'every label twice, Welsh first, as employers in Wales may print it',
	refund: 'none',
	thousands: true,
	html: page(
		`body{font:8.5pt Verdana,"DejaVu Sans",sans-serif;padding:12mm}table{border-collapse:collapse;width:100%;margin:4mm 0}td,th{border:.2mm solid #777;padding:1.5mm;text-align:left;font-weight:normal}td.n{text-align:right}`,
		`<h2>P60 Tystysgrif Diwedd Blwyddyn / End of Year Certificate</h2><p>Blwyddyn dreth hyd at 5 Ebrill / Tax year to 5 April <b>{{year}}</b></p>
<table><tr><td>Cyfenw / Surname<td>{{surname}}<td>Enwau cyntaf neu flaenlythrennau / Forenames or initials<td>{{forenames}}</tr><tr><td>Rhif Yswiriant Gwladol / National Insurance number<td>{{nino.spaced}}<td>Rhif gwaith/cyflogres / Works/payroll number<td>{{payrollNumber}}</tr></table>
<table><tr><th><th>Cyflog / Pay<th>Treth a ddidynnwyd / Tax deducted<th></tr><tr><td>Mewn cyflogaeth flaenorol / In previous employment(s)<td class=n>{{previousPay}}<td class=n>{{previousTax}}<td></tr><tr><td>Yn y gyflogaeth hon / In this employment<td class=n>{{pay}}<td class=n>{{tax}}<td>{{tax.R}}</tr><tr><td>Cyfanswm am y flwyddyn / Total for year<td class=n>{{totalPay}}<td class=n>{{totalTax}}<td>{{totalTax.R}}</tr><tr><td>Cod treth terfynol / Final tax code<td>{{taxCode}}<td><td></tr></table>
<table><tr><th>Llythyren tabl CYG / NIC table letter<th>Enillion ar yr LEL / Earnings at the LEL £<th>Enillion uwchlaw'r LEL hyd at y PT / Earnings above the LEL up to the PT £<th>Enillion uwchlaw'r PT hyd at yr UEL / Earnings above the PT up to the UEL £<th>Cyfraniadau'r cyflogai / Employee's contributions</tr>{{#nic}}<tr><td>{{letter}}<td class=n>{{lel.pounds}}<td class=n>{{lelToPt.pounds}}<td class=n>{{ptToUel.pounds}}<td class=n>{{contributions}}</tr>{{/nic}}</table>
<table><tr><td>Tâl Mamolaeth Statudol / Statutory Maternity Pay<td class=n>{{smp}}</tr><tr><td>Tâl Tadolaeth Statudol / Statutory Paternity Pay<td class=n>{{spp}}</tr><tr><td>Didyniadau Benthyciad Myfyriwr / Student Loan deductions<td class=n>{{studentLoan.pounds}}</tr><tr><td>Didyniadau Benthyciad Ôl-raddedig / Postgraduate Loan deductions<td class=n>{{postgraduateLoan.pounds}}</tr><tr><td>Enw a chyfeiriad y cyflogwr / Employer's name and address<td>{{employer}}<br>{{employerAddress}}</tr><tr><td>Cyfeirnod TWE y cyflogwr / Employer PAYE reference<td>{{payeReference}}</tr></table>`,
	),
};

const tiny: Layout = {
	name: 'half-page-tiny',
	about: 'the whole certificate in six-point print on A5, labels over their values, no rules',
	refund: 'R',
	thousands: false,
	format: 'A5',
	html: page(
		`body{font:6pt Arial;padding:6mm}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:2mm 3mm;margin-top:2mm}span{display:block;font-size:5pt;color:#444}`,
		`<b style="font-size:8pt">P60 End of Year Certificate</b> Tax year to 5 April {{year}}<div class=g><div><span>Surname</span>{{surname}}</div><div><span>Forenames or initials</span>{{forenames}}</div><div><span>National Insurance number</span>{{nino}}</div><div><span>Works/payroll number</span>{{payrollNumber}}</div>
<div><span>Pay in previous employment(s)</span>{{previousPay}}</div><div><span>Tax deducted in previous employment(s)</span>{{previousTax}}</div><div><span>Pay in this employment</span>{{pay}}</div><div><span>Tax deducted in this employment (R = refund)</span>{{tax}}</div>
<div><span>Total pay for year</span>{{totalPay}}</div><div><span>Total tax for year</span>{{totalTax}}</div><div><span>Final tax code</span>{{taxCode}}</div><div><span>Student Loan deductions (whole £s)</span>{{studentLoan.pounds}}</div><div><span>Postgraduate Loan deductions (whole £s)</span>{{postgraduateLoan.pounds}}</div><div><span>Statutory Maternity Pay</span>{{smp}}</div><div><span>Statutory Paternity Pay</span>{{spp}}</div><div><span>Employer PAYE reference</span>{{payeReference}}</div></div>
{{#nic}}<div class=g style="grid-template-columns:repeat(5,1fr)"><div><span>NIC table letter</span>{{letter}}</div><div><span>Earnings at the LEL</span>{{lel.pounds}}</div><div><span>Earnings above LEL to PT</span>{{lelToPt.pounds}}</div><div><span>Earnings above PT to UEL</span>{{ptToUel.pounds}}</div><div><span>Employee's contributions</span>{{contributions}}</div></div>{{/nic}}
<p><span>Employer's full name and address</span>{{employer}}, {{employerAddress}}</p>`,
	),
};

const pension: Layout = {
	name: 'pension-payer',
	about: 'the certificate of a pension payer: no National Insurance block, "pension" for "employment"',
	refund: 'brackets',
	thousands: true,
	html: page(
		`body{font:10pt Georgia,serif;padding:18mm}table{width:100%}td{padding:1.2mm 0}.n{text-align:right}`,
		`<p><b>{{employer}}</b><br>{{employerAddress}}</p><p>{{title}} {{fullName}}<br>{{address.lines}}</p><h3>P60 End of Year Certificate – tax year to 5 April {{year}}</h3><table><tr><td>Surname<td>{{surname}}</tr><tr><td>Forenames or initials<td>{{forenames}}</tr><tr><td>National Insurance number<td>{{nino.spaced}}</tr><tr><td>Pension reference number<td>{{payrollNumber}}</tr></table>
<h4>Pension and Income Tax details</h4><table><tr><td><td class=n>Pension £<td class=n>Tax deducted £</tr><tr><td>In previous employment(s)/pension(s)<td class=n>{{previousPay}}<td class=n>{{previousTax}}</tr><tr><td>In this pension<td class=n>{{pay}}<td class=n>{{tax}}</tr><tr><td>Total for year<td class=n>{{totalPay}}<td class=n>{{totalTax}}</tr></table><p>Final tax code: {{taxCode}}</p><p>Pension payer's PAYE reference: {{payeReference}}</p>`,
	),
};

/** HMRC's own look and its near relations. */
export const officialLayouts = [official, overprint, cells, bilingual, tiny, pension];
