import type { Layout } from '../../paper.ts';

const style = `
body{font:11px "Liberation Sans";margin:30px 38px}h1{font-size:18px;margin:0}h3{margin:14px 0 4px;font-size:12px}
i{color:#555}.row{display:flex;gap:10px;align-items:flex-end;margin:5px 0}.row>span:first-child{flex:0 0 330px}
.box{border:1px solid #333;padding:3px 8px;min-width:150px;min-height:14px;display:inline-block}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #333;padding:4px 6px;font-weight:normal;text-align:left}.n{text-align:right}
.two{display:flex;gap:24px}.two p{flex:1;font-size:9.5px}`;

/** A line of the form: what it is in Welsh, in English, and what stands in its box. */
const row = (welsh: string, english: string, value: string) =>
	`<div class=row><span>${welsh}<br><i>${english}</i></span><span class=box>${value}</span></div>`;

/** A P60 in Welsh and English, each label in Welsh first. */
export const welsh: Layout = {
	name: 'nine-a-p60-welsh',
	type: 'p60',
	html: (pen) => `<style>${style}</style>
<h1>P60 Tystysgrif Diwedd Blwyddyn <i>/ End of Year Certificate</i></h1>
<div class=row><span>Blwyddyn dreth hyd at 5 Ebrill<br><i>Tax year to 5 April</i></span><span class=box><b>${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}</span></div>
<h3>Manylion y cyflogai <i>/ Employee's details</i></h3>
${row('Cyfenw', 'Surname', pen.text('surname'))}
${row('Enwau cyntaf neu flaenlythrennau', 'Forenames or initials', pen.text('forenames'))}
${row('Rhif Yswiriant Gwladol', 'National Insurance number', pen.text('nationalInsuranceNumber'))}
${row('Rhif gwaith/cyflogres', 'Works/payroll number', pen.aside('worksNumber'))}
<h3>Manylion Cyflog a Threth Incwm <i>/ Pay and Income Tax details</i></h3>
<table><tr><th></th><th class=n>Cyflog <i>/ Pay</i><br>£</th><th class=n>Treth a ddidynnwyd <i>/ Tax deducted</i><br>£</th></tr>
<tr><td>Mewn cyflogaeth(au) flaenorol<br><i>In previous employment(s)</i></td><td class=n>${pen.aside('hasPrevious') && pen.money('payInPreviousEmployments')}</td><td class=n>${pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments')}</td></tr>
<tr><td>Yn y gyflogaeth hon<br><i>In this employment</i></td><td class=n>${pen.money('payInThisEmployment')}</td><td class=n>${pen.money('taxInThisEmployment')}</td></tr>
<tr><td>Cyfanswm ar gyfer y flwyddyn<br><i>Total for year</i></td><td class=n>${pen.money('totalPay')}</td><td class=n>${pen.money('totalTax')}</td></tr></table>
${row('Cod treth terfynol', 'Final tax code', pen.text('finalTaxCode'))}
<h3>Cyfraniadau Yswiriant Gwladol yn y gyflogaeth hon <i>/ National Insurance contributions in this employment</i></h3>
<table><tr><th>Llythyren tabl CYG<br><i>NIC table letter</i></th><th>Enillion ar y Terfyn Enillion Isaf (LEL)<br><i>Earnings at the LEL</i></th><th>Enillion uwchlaw'r LEL, hyd at y Prif Drothwy (PT)<br><i>Earnings above the LEL, up to the PT</i></th><th>Enillion uwchlaw'r PT, hyd at y Terfyn Enillion Uchaf (UEL)<br><i>Earnings above the PT, up to the UEL</i></th><th>Cyfraniadau'r cyflogai sy'n ddyledus<br><i>Employee's contributions due</i></th></tr>
<tr><td>${pen.text('nicTableLetter')}</td><td class=n>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class=n>${pen.pounds('earningsToPrimaryThreshold')}</td><td class=n>${pen.pounds('earningsToUpperEarningsLimit')}</td><td class=n>${pen.money('employeeNationalInsurance')}</td></tr></table>
<h3>Taliadau statudol <i>/ Statutory payments</i></h3>
<table><tr><td>Tâl Mamolaeth Statudol<br><i>Statutory Maternity Pay</i></td><td class=n>${pen.money('statutoryMaternityPay')}</td><td>Tâl Tadolaeth Statudol<br><i>Statutory Paternity Pay</i></td><td class=n>${pen.money('statutoryPaternityPay')}</td><td>Tâl Mabwysiadu Statudol<br><i>Statutory Adoption Pay</i></td><td class=n>${pen.money('statutoryAdoptionPay')}</td></tr></table>
${row('Didyniadau Benthyciad Myfyriwr (£oedd cyfan)', 'Student Loan deductions (whole £s only)', pen.pounds('studentLoan'))}
${row('Didyniadau Benthyciad Ôl-raddedig (£oedd cyfan)', 'Postgraduate Loan deductions (whole £s only)', pen.pounds('postgraduateLoan'))}
${row('Enw a chyfeiriad llawn y cyflogwr', "Employer's full name and address", `${pen.text('employerName')}<br>Ffordd y Bryn, Aberwern SY99 4LL`)}
${row('Cyfeirnod TWE y cyflogwr', 'Employer PAYE reference', pen.text('payeReference'))}
<div class=two><p>I'r cyflogai: cadwch y dystysgrif hon mewn man diogel gan y bydd ei hangen arnoch os bydd yn rhaid i chi lenwi Ffurflen Dreth.</p><p>To the employee: please keep this certificate in a safe place as you will need it if you have to fill in a tax return.</p></div>`,
};
