import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:30px 40px;color:#000} .head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #e06a00;padding-bottom:6px} h1{font-size:21px;margin:0} h2{font-size:12px;margin:0;background:#f6d7b8;padding:4px 8px;-webkit-print-color-adjust:exact} section{border:1px solid #b35500;margin-top:7px} table{width:100%;border-collapse:collapse} td,th{border-top:1px solid #e7c3a0;padding:4px 8px;text-align:left;font-weight:normal;vertical-align:top} th{font-size:9.5px;line-height:1.2} .n{text-align:right} td.n{font-weight:bold} td b{font-size:12px} .say{font-size:9.5px;line-height:1.35;margin:7px 0}
</style>`;

const pair = (label: string, value: string) =>
	`<tr><td style="width:270px">${label}</td><td><b>${value}</b></td></tr>`;

const two = (label: string, pay: string, tax: string) =>
	`<tr><td>${label}</td><td class="n">${pay}</td><td class="n">${tax}</td></tr>`;

const single = (label: string, value: string) => `<tr><td>${label}</td><td class="n">${value}</td></tr>`;

const section = (title: string, inner: string) =>
	`<section><h2>${title}</h2><table>${inner}</table></section>`;

const employee = (pen: Pen) =>
	section(
		"Employee's details",
		`${pair('Surname', pen.text('surname'))}${pair('Forenames or initials', pen.text('forenames'))}${pair('National Insurance number', pen.text('nationalInsuranceNumber'))}${pair('Works/payroll number', pen.aside('worksNumber'))}`,
	);

const taxed = (pen: Pen) =>
	section(
		'Pay and Income Tax details',
		`<tr><th></th><th class="n">Pay £</th><th class="n">Tax deducted £<br>If refund mark ‘R’</th></tr>${two('In previous employment(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}${two('In this employment *', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${two('Total for year', pen.money('totalPay'), pen.money('totalTax'))}<tr><td>Final tax code</td><td class="n" colspan="2">${pen.text('finalTaxCode')}</td></tr>`,
	);

const insured = (pen: Pen) =>
	section(
		'National Insurance contributions in this employment',
		`<tr><th>NIC table letter</th><th class="n">Earnings at the Lower Earnings Limit (LEL)<br>(where earnings are equal to or exceed the LEL) £</th><th class="n">Earnings above the LEL, up to and including the Primary Threshold (PT) £</th><th class="n">Earnings above the PT, up to and including the Upper Earnings Limit (UEL) £</th><th class="n">Employee’s contributions due on all earnings above the PT £</th></tr><tr><td><b>${pen.aside('nicTableLetter')}</b></td><td class="n">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="n">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="n">${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="n">${pen.money('employeeNationalInsurance')}</td></tr>`,
	);

const others = (pen: Pen) =>
	`${section('Statutory payments included in the pay ‘In this employment’ figure above', `${single('Statutory Maternity Pay £', pen.aside('statutoryMaternityPay'))}${single('Statutory Paternity Pay £', pen.aside('statutoryPaternityPay'))}${single('Statutory Adoption Pay £', pen.aside('statutoryAdoptionPay'))}${single('Statutory Shared Parental Pay £', pen.aside('statutorySharedParentalPay'))}${single('Statutory Parental Bereavement Pay £', pen.aside('statutoryParentalBereavementPay'))}`)}
${section('Other details', `${single('Student Loan deductions in this employment (whole £s only)', pen.pounds('studentLoan'))}${single('Postgraduate Loan deductions in this employment (whole £s only)', pen.pounds('postgraduateLoan'))}`)}`;

/** A big retailer's sheet in HMRC's order, one ruled box a section, with words to its colleagues above and below. */
export const supermarket: Layout = {
	name: 'twenty-four-p60-supermarket',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="head"><h1>P60 End of Year Certificate</h1><span style="font-size:14px">Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></span></div>
<p class="say"><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits or Universal Credit, or to renew your claim. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
${employee(pen)}${taxed(pen)}<p class="say" style="margin:3px 8px 0">* Figure(s) shown here should be used for your tax return, if you get one</p>${insured(pen)}${others(pen)}
${section('Employer’s details', `${pair('Employer’s full name', pen.text('employerName'))}${pair('Address and postcode', 'Colleague Services, Orchard House, Ringway Park, Ambleford AM9 2EE')}${pair('Employer PAYE reference', pen.text('payeReference'))}`)}
<p class="say">Colleagues: store managers cannot see or reprint your P60. Log in to the Colleague Hub, choose Pay &gt; Tax documents, or ring the People Line, Monday to Saturday 8am to 6pm. &nbsp; <b>Do not destroy.</b></p>`,
};
