import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Sans";margin:44px 56px} h1{font-size:22px;margin:0 0 4px} h2{font-size:14px;margin:0 0 16px} .r{display:grid;grid-template-columns:24px 290px 1fr;column-gap:14px;padding:6px 0} .r b{font-weight:normal} p{font-size:10.5px;line-height:1.4}
</style>`;

const item = (number: string, label: string, value: string) =>
	`<div class="r"><span>${number}</span><span>${label}</span><b>${value}</b></div>`;

/** Part 1A on plain paper as HMRC's own free payroll program prints it: numbered items, the answer to the right. */
export const basicTools: Layout = {
	name: 'twenty-fifth-p45-basic-tools',
	type: 'p45',
	html: (pen) => `${style}<h1>P45 Part 1A</h1><h2>Details of employee leaving work<br>Copy for employee</h2>
${item('1', 'Employer PAYE reference', pen.text('payeReference'))}${item('2', "Employee's National Insurance number", pen.text('nationalInsuranceNumber'))}${item('3', 'Surname or family name', pen.text('surname'))}${item('', 'First or given name(s)', pen.text('forenames'))}${item('4', 'Leaving date', pen.date('leavingDate'))}${item('5', 'Student Loan deductions to continue', 'No')}${item('6', 'Tax code at leaving date', pen.text('taxCode'))}
${item('7', `Last entries on Payroll record. ${pen.aside('periodWord')} number`, pen.aside('monthNumber'))}${item('', 'Total pay to date', `£ ${pen.money('totalPayToDate')}`)}${item('', 'Total tax to date', `£ ${pen.money('totalTaxToDate')}`)}
${item('8', 'This employment pay', `£ ${pen.money('payInThisEmployment')}`)}${item('', 'This employment tax', `£ ${pen.money('taxInThisEmployment')}`)}${item('9', 'Works number/Payroll number', pen.aside('payrollNumber'))}${item('12', "Employee's private address", `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`)}${item('13', 'I certify that the details entered in items 1 to 11 on this form are correct. Employer name and address', `${pen.text('employerName')}<br>8 Mill Row<br>Ambleford AM1 2BB`)}
<p><b>To the employee</b> The P45 is in 3 parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one.</p><p>Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.</p>`,
};
