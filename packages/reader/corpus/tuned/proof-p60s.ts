/** P60s drawn with the fresh ones and kept apart, to show whether what was mended for those holds for others. */
import type { Layout, Pen } from '../paper.ts';

const previous = (pen: Pen, field: string) => (pen.aside('hasPrevious') ? pen.money(field) : '');
const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;

/** The layouts. */
export const proofP60s: readonly Layout[] = [
	{
		name: 'p60-ledger-proof',
		type: 'p60',
		html: (pen) => {
			const line = (number: string, label: string, value: string) =>
				`<tr><td>${number}</td><td>${label}</td><td class=n>${value}</td></tr>`;
			return `<style>body{font-family:Arial;font-size:11px;margin:36px}table{border-collapse:collapse;width:100%}td{border-bottom:1px dotted #999;padding:3px 6px}.n{text-align:right;font-family:"Liberation Mono"}</style><div style="float:right;text-align:right;font-size:10px">${pen.text('employerName')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}<br>PAYE scheme: ${pen.text('payeReference')}</div><h2>P60 ${pen.text('taxYear')}</h2><p>End of year certificate for<br><b>${pen.aside('name')}</b>${pen.implied('surname')}${pen.implied('forenames')}</p><p>National Insurance number: ${pen.text('nationalInsuranceNumber')} &emsp; Employee number: ${pen.text('worksNumber')}</p><table>${pen.aside('hasPrevious') ? line('1', 'Taxable pay from previous employment', pen.money('payInPreviousEmployments')) + line('2', 'Tax deducted by previous employment', pen.money('taxInPreviousEmployments')) : ''}${line('3', 'Taxable pay from this employment', pen.money('payInThisEmployment'))}${line('4', 'Tax deducted by this employment', pen.money('taxInThisEmployment'))}${line('5', 'Total taxable pay', pen.money('totalPay'))}${line('6', 'Total tax deducted', pen.money('totalTax'))}${line('7', 'Tax code at the end of the year', pen.text('finalTaxCode'))}${line('8', 'National Insurance table', pen.text('nicTableLetter'))}${line('9', "Employee's National Insurance contributions", pen.money('employeeNationalInsurance'))}${pen.aside('hasLoan') ? line('10', 'Student Loan deducted', pen.pounds('studentLoan')) : ''}</table>`;
		},
	},
	{
		name: 'p60-folded-sheet-proof',
		type: 'p60',
		html: (pen) => {
			const cell = (label: string, value: string) =>
				`<div class=f><span>${label}</span><b>${value}</b></div>`;
			const amounts = (label: string, pay: string, tax: string) =>
				`<tr><th>${label}</th><td>£</td><td class=n>${pay}</td><td>£</td><td class=n>${tax}</td></tr>`;
			return `<style>body{font-family:"Liberation Sans Narrow";font-size:12px;margin:24px}.f{border:1px solid #a55;border-radius:3px;padding:2px 6px;margin:3px 0;display:flex;justify-content:space-between}.f span{color:#a55;font-size:9px}table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:normal;color:#a55;font-size:10px}td,th{padding:3px 4px;border-bottom:1px solid #a55}.n{text-align:right}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 14px}</style><div class=g><h3>P60 End of Year Certificate</h3>${cell('Tax year to 5 April', year(pen))}</div><div class=g><div>${cell('Surname', pen.text('surname'))}${cell('Forenames or initials', pen.text('forenames'))}</div><div>${cell('National Insurance number', pen.text('nationalInsuranceNumber'))}${cell('Works / payroll number', pen.text('worksNumber'))}</div></div><table><tr><th></th><th></th><th class=n>Pay</th><th></th><th class=n>Tax deducted</th></tr>${amounts('In previous employment(s)', previous(pen, 'payInPreviousEmployments'), previous(pen, 'taxInPreviousEmployments'))}${amounts('&#9733; In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${amounts('Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table>${cell('Final tax code', pen.text('finalTaxCode'))}<div class=g><div>${cell('NIC letter', pen.text('nicTableLetter'))}${cell('Earnings at the LEL £', pen.pounds('earningsAtLowerEarningsLimit'))}${cell('Earnings above LEL to PT £', pen.pounds('earningsToPrimaryThreshold'))}</div><div>${cell('Earnings above PT to UEL £', pen.pounds('earningsToUpperEarningsLimit'))}${cell("Employee's contributions £", pen.money('employeeNationalInsurance'))}${pen.aside('hasLoan') ? cell('Student Loan deductions £', pen.pounds('studentLoan')) : ''}</div></div><div class=f style="display:block;width:250px"><span>Employer's name and address</span><br>${pen.text('employerName')}<br>${pen.aside('address')}<br>${pen.aside('town')}, ${pen.aside('postcode')}</div>${cell('Employer PAYE reference', pen.text('payeReference'))}`;
		},
	},
	{
		name: 'p60-annual-statement-proof',
		type: 'p60',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:10px;margin:40px}table{border-collapse:collapse;margin:8px 0}td,th{border:1px solid #ccd;padding:5px 9px;text-align:left}td.n,th.n{text-align:right}</style><h2 style="margin:0">${pen.text('employerName')}</h2><p>Employer PAYE reference ${pen.text('payeReference')}</p><h3>Annual statement of pay and tax (P60) for the tax year ended 5 April ${year(pen)}</h3><table><tr><th>Employee name</th><th>NI number</th><th>Payroll ID</th><th>Tax code</th><th>NI category</th></tr><tr><td>${pen.text('surname')}, ${pen.text('forenames')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('worksNumber')}</td><td>${pen.text('finalTaxCode')}</td><td>${pen.text('nicTableLetter')}</td></tr></table><table><tr><th></th><th class=n>This employment</th><th class=n>Previous employment</th><th class=n>Total for the year</th></tr><tr><td>Pay (£)</td><td class=n>${pen.money('payInThisEmployment')}</td><td class=n>${previous(pen, 'payInPreviousEmployments')}</td><td class=n>${pen.money('totalPay')}</td></tr><tr><td>Tax deducted (£)</td><td class=n>${pen.money('taxInThisEmployment')}</td><td class=n>${previous(pen, 'taxInPreviousEmployments')}</td><td class=n>${pen.money('totalTax')}</td></tr></table><table><tr><td>Employee NI contributions (£)</td><td class=n>${pen.money('employeeNationalInsurance')}</td></tr>${pen.aside('hasLoan') ? `<tr><td>Student loan repaid (£)</td><td class=n>${pen.pounds('studentLoan')}</td></tr>` : ''}</table><p>Prepared under HMRC rules for substitute forms P60.</p>`,
	},
];
