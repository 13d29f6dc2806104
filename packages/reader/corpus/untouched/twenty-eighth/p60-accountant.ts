import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Serif";margin:60px 78px;line-height:1.45} h1{font-size:16px;text-align:center;margin:0} .c{text-align:center} table{width:100%;border-collapse:collapse;margin:5px 0 12px} td{padding:2px 0;vertical-align:top} td.n{text-align:right;white-space:nowrap} u{font-weight:bold} .dots{border-bottom:1px dotted #666} small{font-size:9.5px;line-height:1.35;display:block}
</style>`;

const line = (letter: string, label: string, value: string) =>
	`<tr><td style="width:26px">${letter}</td><td><span class="dots" style="display:block;margin-bottom:2px">${label}</span></td><td class="n" style="width:120px">${value}</td></tr>`;

function income(pen: Pen): string {
	const before = pen.aside('hasPrevious');
	const [pay, tax] = before
		? [pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')]
		: ['None', 'None'];
	return `<u>Pay and Income Tax</u><table>${line('1.', 'Pay in previous employment(s)', pay)}${line('2.', 'Tax deducted in previous employment(s)', tax)}${line('3.', 'Pay in this employment', pen.money('payInThisEmployment'))}${line('4.', 'Tax deducted in this employment', pen.money('taxInThisEmployment'))}${line('5.', 'Total pay for the year', pen.money('totalPay'))}${line('6.', 'Total tax for the year', pen.money('totalTax'))}${line('7.', 'Final tax code', pen.text('finalTaxCode'))}</table>`;
}

function contributions(pen: Pen): string {
	const loan = pen.aside('hasLoan');
	return `<u>National Insurance in this employment</u><table>${line('8.', 'Table letter', pen.text('nicTableLetter'))}${line('9.', 'Earnings at the Lower Earnings Limit', pen.pounds('earningsAtLowerEarningsLimit'))}${line('10.', 'Earnings above the LEL up to the Primary Threshold', pen.pounds('earningsToPrimaryThreshold'))}${line('11.', 'Earnings above the PT up to the Upper Earnings Limit', pen.pounds('earningsToUpperEarningsLimit'))}${line('12.', "Employee's contributions", pen.money('employeeNationalInsurance'))}</table>
<u>Other</u><table>${line('13.', 'Student Loan deductions (whole pounds)', loan ? pen.pounds('studentLoan') : '–')}${line('14.', 'Statutory pay (SMP, SPP, SAP, ShPP, SPBP) included at 3', '–')}</table>`;
}

/** A plain form that an accountant types for the few people on a client's payroll, its lines numbered. */
export const accountant: Layout = {
	name: 'twenty-eight-p60-accountant',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="c" style="font-size:10.5px">Pemberton Vale &amp; Co, Chartered Certified Accountants<br>11 Sheep Street, Ambleford AM1 3RD &nbsp; Tel 01632 960 077</div>
<h1 style="margin-top:20px">P60 – END OF YEAR CERTIFICATE</h1><p class="c" style="margin:2px 0 14px">for the year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</p>
<table><tr><td style="width:50%"><u>Employee</u><br>${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}<br>NI number: ${pen.text('nationalInsuranceNumber')}<br>Payroll number: ${pen.aside('worksNumber')}</td><td><u>Employer</u><br>${pen.text('employerName')}<br>Harbour House<br>3 Dock Street<br>Ambleford AM2 9XB<br>PAYE reference: ${pen.text('payeReference')}</td></tr></table>
<p style="text-align:right;margin:0">£</p>${income(pen)}${contributions(pen)}
<small>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission, Statutory Sick Pay and so on is included. The figures at 3 and 4 are those to be entered on a tax return, if you get one. Please keep this certificate in a safe place; we are not able to issue more than one replacement, which will be marked as such.</small>
<small style="margin-top:9px">Prepared without audit from the records of the employer, who is responsible for them. Pemberton Vale &amp; Co is regulated for a range of investment business activities by the Association of Chartered Certified Accountants. Partners: D. R. Pemberton FCCA, S. Vale ACCA. Our ref: DRP/kw/P60/${pen.aside('worksNumber')}</small>`,
};
