import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:0;color:#2b2b2b} .url{font-size:8.5px;color:#444;display:flex;justify-content:space-between;padding:16px 26px 10px} main{margin:0 46px} .crumb{color:#1b6fb3;font-size:11px;margin-bottom:8px} h1{font-size:22px;margin:0;font-weight:600} .lead{color:#666;margin:3px 0 14px} .item{display:grid;grid-template-columns:34px 330px 1fr;border-bottom:1px solid #e2e2e2;padding:7px 4px} .item i{font-style:normal;color:#1b6fb3} .item b{font-weight:600} h2{font-size:13px;margin:16px 0 0;padding-bottom:4px;border-bottom:2px solid #1b6fb3} .info{background:#eaf3fa;-webkit-print-color-adjust:exact;padding:10px 14px;font-size:11px;line-height:1.45;margin-top:20px}
</style>`;

const item = (number: string, label: string, value: string) =>
	`<div class="item"><i>${number}</i><span>${label}</span><b>${value}</b></div>`;

const inAll = (pen: Pen) =>
	`${item('', 'Total pay to date', `£${pen.money('totalPayToDate')}`)}${item('', 'Total tax to date', `£${pen.money('totalTaxToDate')}`)}`;

const here = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	`${item('8', 'Total pay in this employment', `£${pen.money('payInThisEmployment')}`)}${item('', 'Total tax in this employment', `£${pen.money('taxInThisEmployment')}`)}`;

/** A leaver's certificate printed out of an online payroll's employee portal: the form's numbers on the left, one line an entry. */
export const portal: Layout = {
	name: 'twenty-four-p45-portal',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="url"><span>P45 | Employee Portal</span><span>https://employee.payslate.co.uk/documents/p45</span><span>1/1</span></div>
<main><div class="crumb">Documents / Tax forms / P45</div><h1>P45 Part 1A: details of employee leaving work</h1><div class="lead">Copy for employee</div>
<h2>Employer</h2>${item('', 'Employer name', pen.text('employerName'))}${item('1', 'Employer PAYE reference', pen.text('payeReference'))}${item('14', 'Employer address', '2 Kiln Court, Ambleford AM6 3WD')}
<h2>Employee</h2>${item('2', 'Employee’s National Insurance number', pen.text('nationalInsuranceNumber'))}${item('3', 'Surname', pen.text('surname'))}${item('', 'First name(s)', pen.text('forenames'))}${item('11', 'Works number/payroll number', pen.aside('payrollNumber'))}${item('13', 'Employee’s private address', `${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}`)}
<h2>Leaving, pay and tax</h2>${item('4', 'Leaving date', pen.date('leavingDate', 'words'))}${item('5', 'Student Loan deductions to continue', '–')}${item('6', 'Tax code at leaving date', pen.text('taxCode'))}${item('', 'Week 1/Month 1 basis', 'No')}${item('7', `${pen.aside('periodWord')} number`, pen.aside('monthNumber'))}${inAll(pen)}${here(pen)}
<div class="info"><b>To the employee.</b> The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in it to fill in a tax return if you are sent one. Parts 2 and 3 can be downloaded as a separate file: give both to your new employer, or to Jobcentre Plus if you claim Jobseeker’s Allowance or taxable Employment and Support Allowance.</div>
<p style="font-size:10px;color:#777">The details of this form were reported to HM Revenue and Customs with the final Full Payment Submission for this employee.</p></main>`,
};
