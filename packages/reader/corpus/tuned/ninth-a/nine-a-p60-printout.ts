import type { Layout, Pen } from '../../paper.ts';

/** A label, dots, and a value that ends at a fixed column. */
const line = (label: string, value: string) => `${`${label} `.padEnd(42, '.')} ${value}`;

/** A row of the table of pay: two amounts under their headings. */
const row = (label: string, pay: string, tax: string) =>
	`${label.padEnd(34)}${pay.padStart(14)}${tax.padStart(14)}`;

/** The bands of National Insurance in a row under their short names. */
const bands = (pen: Pen) =>
	`  ${pen.text('nicTableLetter').padEnd(6)}${pen.pounds('earningsAtLowerEarningsLimit').padStart(12)}${pen
		.pounds('earningsToPrimaryThreshold')
		.padStart(14)}${pen.pounds('earningsToUpperEarningsLimit').padStart(14)}${pen
		.money('employeeNationalInsurance')
		.padStart(14)}`;

/** A P60 from a plain payroll program: one typeface, no boxes. */
export const printout: Layout = {
	name: 'nine-a-p60-printout',
	type: 'p60',
	html: (pen) => `<style>pre{font:13px "Liberation Mono";margin:36px 44px;line-height:1.45}</style><pre>
P60 (SUBSTITUTE)                  END OF YEAR CERTIFICATE
==============================================================
${line('Tax year to 5 April', pen.aside('yearEnd'))}${pen.implied('taxYear')}
${line('Employer', pen.text('employerName'))}
${line('Employer PAYE ref', pen.text('payeReference'))}
${line('Accounts Office ref', '120PX00448812')}

EMPLOYEE
--------------------------------------------------------------
${line('Surname', pen.text('surname'))}
${line('Forenames', pen.text('forenames'))}
${line('NI number', pen.text('nationalInsuranceNumber'))}
${line('Works/payroll number', pen.aside('worksNumber'))}
${line('Department', '02 PRODUCTION')}
${line('Final tax code', pen.text('finalTaxCode'))}

PAY AND TAX                              PAY GBP       TAX GBP
--------------------------------------------------------------
${row('Previous employments', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${row('This employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${row('TOTAL FOR YEAR', pen.money('totalPay'), pen.money('totalTax'))}

NATIONAL INSURANCE CONTRIBUTIONS
--------------------------------------------------------------
  LETTER    UP TO LEL     LEL TO PT     PT TO UEL   EMPLOYEE NIC
${bands(pen)}

${line('Student loan deductions', pen.pounds('studentLoan'))}
${line('Postgraduate loan deductions', pen.pounds('postgraduateLoan'))}
${line('SMP / SPP / SAP / ShPP included in pay', 'nil')}
--------------------------------------------------------------
Keep this certificate. You need it to fill in a tax return.
It cannot be replaced.             Printed 14/05/${pen.aside('yearEnd')} 09:12  v24.2
</pre>`,
};
