import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:30px 38px} h1{font-size:24px;margin:0;display:inline} i{color:#333} .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #000;padding-bottom:6px}
.year{border:1.5px solid #000;padding:4px 10px;font-size:12px;text-align:right} .year b{font-size:16px} .two{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-top:10px} .box{border:1px solid #000;padding:6px 8px} .box h2{font-size:11.5px;margin:0 0 5px}
.f{display:grid;grid-template-columns:1fr 165px;align-items:center;margin:4px 0;line-height:1.15} .v{border:1px solid #777;padding:3px 6px;min-height:13px;font-size:12.5px}
table{border-collapse:collapse;width:100%} td,th{padding:3px 5px;font-weight:normal;text-align:left;line-height:1.15} .p{border:1px solid #777;text-align:right;font-size:12.5px;width:76px} .d{border:1px solid #777;width:20px;text-align:center;font-size:12.5px} th.m{text-align:center}
.to{font-size:10px;line-height:1.35;margin-top:10px}
</style>`;

/** Welsh over English. */
const both = (welsh: string, english: string) => `${welsh}<br><i>${english}</i>`;

const field = (welsh: string, english: string, value: string) =>
	`<div class="f"><span>${both(welsh, english)}</span><span class="v">${value}</span></div>`;

/** The cells of pounds and of pence. */
function split(printed: string): string {
	const [pounds = '', pennies = ''] = printed.split('.');
	return `<td class="p">${pounds}</td><td class="d">${pennies}</td>`;
}

const pay = (welsh: string, english: string, first: string, second: string) =>
	`<tr><td>${both(welsh, english)}</td>${split(first)}${split(second)}</tr>`;

const previous = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	pay(
		'Mewn cyflogaeth(au) flaenorol',
		'In previous employment(s)',
		pen.money('payInPreviousEmployments'),
		pen.money('taxInPreviousEmployments'),
	);

const taxed = (
	pen: Pen,
) => `<div class="box" style="margin-top:10px"><h2>Manylion Cyflog a Threth Incwm / <i>Pay and Income Tax details</i></h2><table>
<tr><th></th><th class="m" colspan="2">${both('Cyflog', 'Pay')}<br>£ &nbsp; &nbsp; c/p</th><th class="m" colspan="2">${both('Treth a ddidynnwyd', 'Tax deducted')}<br>£ &nbsp; &nbsp; c/p</th></tr>
${previous(pen)}${pay('Yn y gyflogaeth hon', 'In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${pay('Cyfanswm ar gyfer y flwyddyn', 'Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table>
${field('Cod treth terfynol', 'Final tax code', pen.text('finalTaxCode'))}</div>`;

const insured = (
	pen: Pen,
) => `<div class="box" style="margin-top:10px"><h2>Cyfraniadau Yswiriant Gwladol yn y gyflogaeth hon / <i>National Insurance contributions in this employment</i></h2><table>
<tr><th>${both('Llythyren tabl CYG', 'NIC table letter')}</th><th>${both('Enillion ar y Terfyn Enillion Isaf', 'Earnings at the Lower Earnings Limit')}</th><th>${both('Uwchlaw’r LEL, hyd at y PT', 'Above LEL, up to PT')}</th><th>${both('Uwchlaw’r PT, hyd at yr UEL', 'Above PT, up to UEL')}</th><th>${both('Cyfraniadau’r cyflogai', "Employee's contributions due")}</th></tr>
<tr><td class="d">${pen.aside('nicTableLetter')}</td><td class="p">£${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="p">£${pen.pounds('earningsToPrimaryThreshold')}</td><td class="p">£${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="p">£${pen.money('employeeNationalInsurance')}</td></tr></table></div>`;

const loans = (pen: Pen) =>
	pen.aside('hasLoan') &&
	`${field('Didyniadau Benthyciad Myfyriwr (punnoedd yn unig)', 'Student Loan deductions (whole £s only)', `£${pen.pounds('studentLoan')}`)}${field('Didyniadau Benthyciad Ôl-raddedig', 'Postgraduate Loan deductions (whole £s only)', `£${pen.pounds('postgraduateLoan')}`)}`;

/** The form of an employer in Wales: each label in Welsh with the English under it, pounds and pence in cells of their own. */
export const welsh: Layout = {
	name: 'eleven-p60-welsh',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>P60</h1> &nbsp; <b>Tystysgrif Diwedd Blwyddyn</b> / <i>End of Year Certificate</i></div><div class="year">Blwyddyn dreth hyd at 5 Ebrill / <i>Tax year to 5 April</i> &nbsp;<b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></div></div>
<div class="two"><div class="box"><h2>Manylion y cyflogai / <i>Employee's details</i></h2>${field('Cyfenw', 'Surname', pen.text('surname'))}${field('Enwau cyntaf', 'Forenames or initials', pen.text('forenames'))}${field('Rhif Yswiriant Gwladol', 'National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${field('Rhif gwaith/cyflogres', 'Works/payroll number', pen.aside('worksNumber'))}</div>
<div class="box"><h2>Manylion y cyflogwr / <i>Employer's details</i></h2><div>${both('Enw a chyfeiriad', "Employer's full name and address")}</div><div class="v" style="margin:4px 0;line-height:1.4">${pen.text('employerName')}<br>Heol y Bont<br>Abercastell<br>SA99 4ZZ</div>${field('Cyfeirnod TWE y cyflogwr', 'Employer PAYE reference', pen.text('payeReference'))}</div></div>
${taxed(pen)}${insured(pen)}<div class="box" style="margin-top:10px"><h2>Taliadau statudol a didyniadau eraill / <i>Statutory payments and other deductions</i></h2>${field('Tâl Mamolaeth Statudol', 'Statutory Maternity Pay', `£${pen.aside('statutoryMaternityPay')}`)}${field('Tâl Tadolaeth Statudol', 'Statutory Paternity Pay', `£${pen.aside('statutoryPaternityPay')}`)}${field('Tâl Mabwysiadu Statudol', 'Statutory Adoption Pay', `£${pen.aside('statutoryAdoptionPay')}`)}${loans(pen)}</div>
<div class="to"><b>I’r cyflogai / <i>To the employee:</i></b> Cadwch y dystysgrif hon mewn man diogel. Ni ellir anfon copi arall atoch. <i>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You can also use it to check that your employer is using the correct National Insurance number and deducting the right rate of contributions.</i> &nbsp; P60(C)</div>`,
};
