import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:0;padding:40px 50px;background:#fbf3d6;-webkit-print-color-adjust:exact} .h{text-align:center;border-bottom:2px solid #7a4b00;padding-bottom:8px;margin-bottom:14px} .h b{font-size:19px;display:block} .r{display:flex;justify-content:space-between;padding:3px 6px;border-bottom:1px dotted #7a4b00} .two{display:grid;grid-template-columns:1fr 1fr;gap:26px} h4{margin:16px 0 4px;color:#7a4b00;font-size:13px} small{display:block;margin-top:24px;line-height:1.4}
</style>`;

const line = (label: string, value: string) =>
	`<div class="r"><span>${label}</span><span>${value}</span></div>`;

const statutory = (pen: Pen) =>
	`<h4>Statutory payments included in pay</h4>${line('Maternity Pay £', pen.aside('statutoryMaternityPay'))}${line('Paternity Pay £', pen.aside('statutoryPaternityPay'))}${line('Adoption Pay £', pen.aside('statutoryAdoptionPay'))}${line('Shared Parental Pay £', pen.aside('statutorySharedParentalPay'))}`;

/** A council's certificate on cream stock: two columns of dotted lines. */
export const council: Layout = {
	name: 'twenty-fifth-p60-council',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="h"><b>P60 End of Year Certificate</b>for the tax year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
<div class="two"><div><h4>Employer</h4>${line('Name', pen.text('employerName'))}${line('PAYE reference', pen.text('payeReference'))}</div><div><h4>Employee</h4>${line('Surname', pen.text('surname'))}${line('Forenames', pen.text('forenames'))}${line('NI number', pen.text('nationalInsuranceNumber'))}${line('Payroll number', pen.aside('worksNumber'))}</div>
<div><h4>Pay</h4>${line('Previous employment £', pen.money('payInPreviousEmployments'))}${line('This employment £', pen.money('payInThisEmployment'))}${line('<b>Total pay for year £</b>', pen.money('totalPay'))}</div><div><h4>Income Tax deducted</h4>${line('Previous employment £', pen.money('taxInPreviousEmployments'))}${line('This employment £', pen.money('taxInThisEmployment'))}${line('<b>Total tax for year £</b>', pen.money('totalTax'))}${line('Final tax code', pen.text('finalTaxCode'))}</div>
<div><h4>National Insurance in this employment</h4>${line('NIC table letter', pen.text('nicTableLetter'))}${line('Earnings at the LEL £', pen.pounds('earningsAtLowerEarningsLimit'))}${line('Earnings above LEL up to PT £', pen.pounds('earningsToPrimaryThreshold'))}${line('Earnings above PT up to UEL £', pen.pounds('earningsToUpperEarningsLimit'))}${line("Employee's contributions £", pen.money('employeeNationalInsurance'))}</div><div>${statutory(pen)}</div>
<div><h4>Loans</h4>${line('Student Loan deductions £', pen.pounds('studentLoan'))}${line('Postgraduate Loan deductions £', pen.pounds('postgraduateLoan'))}</div></div>
<small>Keep this certificate in a safe place. A duplicate can be issued by Payroll Services, Civic Centre, Ambleford. By law you must tell HM Revenue and Customs about any income that is not fully taxed.</small>`,
};
