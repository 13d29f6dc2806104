import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:9.5px "Liberation Sans";margin:22px 26px} .up{height:480px;border:1px solid #000;padding:9px 12px;margin-bottom:14px} .up h2{margin:0;font-size:14px} table{border-collapse:collapse;width:100%;margin-top:10px} td{border:1px solid #999;padding:8px 6px;vertical-align:top} td i{display:block;font-style:normal;color:#345;font-size:8px} td b{font:11px "Liberation Mono"}
</style>`;

const cell = (label: string, value: string) => `<td><i>${label}</i><b>${value}</b></td>`;

const half = (
	pen: Pen,
	copy: string,
) => `<div class="up"><h2>P60 End of Year Certificate <span style="float:right;font-size:10px">${copy}</span></h2>Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}
<table><tr>${cell('Surname', pen.text('surname'))}${cell('Forenames or initials', pen.text('forenames'))}${cell('National Insurance number', pen.text('nationalInsuranceNumber'))}${cell('Works/payroll number', pen.aside('worksNumber'))}</tr></table>
<table><tr>${cell('Pay in previous employment(s) £', pen.money('payInPreviousEmployments'))}${cell('Tax in previous employment(s) £', pen.money('taxInPreviousEmployments'))}</tr><tr>${cell('Pay in this employment £', pen.money('payInThisEmployment'))}${cell('Tax in this employment £', pen.money('taxInThisEmployment'))}</tr><tr>${cell('Total pay for year £', pen.money('totalPay'))}${cell('Total tax for year £', pen.money('totalTax'))}</tr></table>
<table><tr>${cell('Final tax code', pen.text('finalTaxCode'))}${cell('NIC table letter', pen.text('nicTableLetter'))}${cell('Earnings at the LEL £', pen.pounds('earningsAtLowerEarningsLimit'))}${cell('Above the LEL to the PT £', pen.pounds('earningsToPrimaryThreshold'))}${cell('Above the PT to the UEL £', pen.pounds('earningsToUpperEarningsLimit'))}${cell("Employee's NICs £", pen.money('employeeNationalInsurance'))}</tr></table>
<table><tr>${cell('Student Loan deductions (whole £)', pen.pounds('studentLoan'))}${cell('Postgraduate Loan deductions (whole £)', pen.pounds('postgraduateLoan'))}</tr></table>
<table><tr>${cell("Employer's name", pen.text('employerName'))}${cell('Employer PAYE reference', pen.text('payeReference'))}</tr></table><p>Please keep this certificate in a safe place: you will need it if you have to fill in a tax return. Prepared for the employer by its payroll bureau.</p></div>`;

/** An accountancy bureau's sheet of A4 with the certificate twice, one for each party. */
export const bureauP60: Layout = {
	name: 'twenty-fifth-p60-bureau',
	type: 'p60',
	html: (pen) => `${style}${half(pen, 'Employee copy')}${half(pen, 'Office copy')}`,
};
