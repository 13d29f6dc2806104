import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.2px "DejaVu Serif";margin:40px 62px;line-height:1.55} .lh{display:flex;justify-content:space-between;border-bottom:3px double #444;padding-bottom:8px} .lh b{font-size:18px} .lh div:last-child{font-size:9.5px;text-align:right;line-height:1.4} h1{font-size:13.5px;margin:18px 0 6px} p{margin:8px 0;text-align:justify} .rf{display:flex;justify-content:space-between;margin-top:12px;font-size:11px} .sm{font-size:9.3px;line-height:1.4} .ft{font-size:8.3px;color:#444;border-top:1px solid #888;margin-top:14px;padding-top:4px;text-align:center}
</style>`;

function before(pen: Pen): string {
	if (!pen.aside('hasPrevious'))
		return `You told us of no earlier job in the year. Total pay for the year is therefore £${pen.money('totalPay')} and total tax deducted for the year £${pen.money('totalTax')}.`;
	return `From your form P45 we have carried forward pay in previous employment(s) of £${pen.money('payInPreviousEmployments')} and tax deducted in previous employment(s) of £${pen.money('taxInPreviousEmployments')}, so that your total pay for the year is £${pen.money('totalPay')} and the total tax deducted for the year £${pen.money('totalTax')}.`;
}

function loan(pen: Pen): string {
	return pen.aside('hasLoan')
		? `<p><b>Student and postgraduate loans.</b> In whole pounds, we took Student Loan deductions of £${pen.pounds('studentLoan')} and Postgraduate Loan deductions of £${pen.pounds('postgraduateLoan')} in this employment.</p>`
		: '';
}

/** A certificate as a letter, which says everything in sentences. */
export const sentences: Layout = {
	name: 'twenty-sixth-p60-sentences',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="lh"><div><b>${pen.text('employerName')}</b><br>People &amp; Payroll Services</div><div>Unit 9, Cordwainer Court<br>Ambleford AM2 8EN<br>payroll@people.example &nbsp; 01632 960 774</div></div>
<div class="rf"><div>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div style="text-align:right">Our ref: YE/${pen.aside('yearEnd')}/00716<br>Date of issue: 14 May ${pen.aside('yearEnd')}<br>Works number: ${pen.aside('worksNumber')}</div></div>
<h1>P60 End of Year Certificate for the tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</h1>
<p>This is to certify to the employee with the surname <b>${pen.text('surname')}</b> and the forenames or initials <b>${pen.text('forenames')}</b>, National Insurance number <b>${pen.text('nationalInsuranceNumber')}</b>, what we as your employer (PAYE reference <b>${pen.text('payeReference')}</b>) paid you and took off your pay in the year.</p>
<p><b>Pay and Income Tax.</b> In this employment you were paid £${pen.money('payInThisEmployment')}, from which Income Tax of £${pen.money('taxInThisEmployment')} was deducted. ${before(pen)} Your final tax code was ${pen.text('finalTaxCode')}.</p>
<p><b>National Insurance contributions in this employment.</b> Under NIC table letter ${pen.aside('nicTableLetter')} your earnings at the Lower Earnings Limit (LEL) were £${pen.pounds('earningsAtLowerEarningsLimit')}; those above the LEL, up to and including the Primary Threshold (PT), £${pen.pounds('earningsToPrimaryThreshold')}; and those above the PT, up to and including the Upper Earnings Limit (UEL), £${pen.pounds('earningsToUpperEarningsLimit')}. The employee's contributions due on all earnings above the PT came to £${pen.money('employeeNationalInsurance')}.</p>
${loan(pen)}<p><b>Statutory payments.</b> The pay above includes Statutory Maternity Pay of £${pen.money('statutoryMaternityPay')}, Statutory Paternity Pay of £${pen.money('statutoryPaternityPay')} and Statutory Adoption Pay of £${pen.money('statutoryAdoptionPay')}.</p>
<p class="sm">Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. It replaces the statement of 2 May, which gave a wrong address for our office and is otherwise unchanged. Benefits in kind are not in these figures: if you had any, we shall give you form P11D by 6 July. The mileage rate of 45p for the first 10,000 business miles and the home-working allowance of £6 a week are paid free of tax and not counted above. By law you are required to tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return. HM Revenue &amp; Customs does not keep copies of this form and we may charge £10.00 for a replacement.</p>
<p style="margin-top:14px">Yours sincerely,<br><br><i>D. Okonjo-Hale</i><br>Head of Payroll, for and on behalf of the employer</p>
<div class="ft">Registered in England and Wales no. 04417723. Registered office: 1 Exchange Place, Ambleford AM1 1AA. VAT registration GB 771 4402 18.<br>Substitute form P60 in a format agreed with HM Revenue &amp; Customs. This certificate has no value as proof of identity.</div>`,
};
