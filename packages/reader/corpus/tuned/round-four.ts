/** A fourth set of documents, used for tuning after it was first measured. Long: a layout is one line of HTML. */
import type { Layout, Pen } from '../paper.ts';

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const loan = (pen: Pen, html: () => string) => (pen.aside('loanLine') ? html() : '');
const previous = (pen: Pen, html: () => string) => (pen.aside('hasPrevious') ? html() : '');
const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;

/** The layouts. */
export const roundFour: readonly Layout[] = [
	{
		name: 'four-payslip-name-over-number',
		type: 'payslip',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:40px}table{width:100%;border-collapse:collapse}td{padding:3px 6px;border-bottom:1px solid #ddd}</style><h2>${pen.text('employerName')}</h2><p>${pen.text('employeeName')}<br>NINO ${pen.text('nationalInsuranceNumber')} &nbsp; Code ${pen.text('taxCode')}<br>${pen.aside('periodWord')} ${pen.text('taxPeriod')} &nbsp; Paid ${pen.date('payDate', 'words')}</p><table>${row('', 'This pay', 'Year to date')}${row('Gross', pen.money('grossPay'), pen.money('payToDate'))}${row('Tax', pen.money('incomeTax'), pen.money('taxToDate'))}${row('National Insurance', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('Pension', pen.money('pension'), pen.aside('pensionToDate'))}${loan(pen, () => row('Student loan', pen.money('studentLoan'), ''))}${row('Net', pen.money('netPay'), '')}</table>`,
	},
	{
		name: 'four-payslip-three-columns',
		type: 'payslip',
		landscape: true,
		html: (pen) =>
			`<style>body{font:10px "Liberation Sans",Arial;margin:28px}.f{display:flex;gap:20px}.f>div{flex:1}table{width:100%}td:last-child{text-align:right}</style><h3>Pay advice</h3><p>Company: ${pen.text('employerName')} &emsp; Employee: ${pen.text('employeeName')}</p><p>Pay date: ${pen.date('payDate')} &emsp; Tax period: ${pen.text('taxPeriod')} &emsp; Tax code: ${pen.text('taxCode')} &emsp; NI number: ${pen.text('nationalInsuranceNumber')}</p><div class=f><div><b>Payments</b><table>${row('Salary', pen.aside('basic'))}${row('Bonus', pen.aside('bonus'))}${row('Gross pay', pen.money('grossPay'))}</table></div><div><b>Deductions</b><table>${row('Income tax', pen.money('incomeTax'))}${row('Employee NI', pen.money('nationalInsurance'))}${row('Pension', pen.money('pension'))}${loan(pen, () => row('Student loan', pen.money('studentLoan')))}</table></div><div><b>Totals to date</b><table>${row('Taxable pay', pen.money('payToDate'))}${row('Tax', pen.money('taxToDate'))}</table></div></div><h3>Net pay: £${pen.money('netPay')}</h3>`,
	},
	{
		name: 'four-p60-two-tables',
		type: 'p60',
		html: (pen) =>
			`<style>body{font:11px Arial;margin:36px}table{border-collapse:collapse;margin-bottom:10px}td,th{border:1px solid #888;padding:4px 10px}</style><h3>P60 End of Year Certificate, tax year to 5 April ${year(pen)}</h3><table>${row('Employee surname', pen.text('surname'))}${row('Employee first name', pen.text('forenames'))}${row('NI number', pen.text('nationalInsuranceNumber'))}${row('Employer', pen.text('employerName'))}${row('PAYE reference', pen.text('payeReference'))}${row('Final tax code', pen.text('finalTaxCode'))}</table><table>${row('', 'Pay', 'Tax')}${previous(pen, () => row('Previous employment', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')))}${row('This employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${row('Total', pen.money('totalPay'), pen.money('totalTax'))}</table><p>Your National Insurance contributions: £${pen.money('employeeNationalInsurance')}</p>`,
	},
	{
		name: 'four-p60-labels-over-values',
		type: 'p60',
		html: (pen) => {
			const item = (label: string, value: string) => `<div><small>${label}</small><br>${value}</div>`;
			return `<style>body{font:13px "Liberation Serif",serif;margin:44px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}small{font-size:9px}</style><h2>P60</h2><p>Year to 5 April ${year(pen)}</p><div class=g>${item('Surname', pen.text('surname'))}${item('Forenames', pen.text('forenames'))}${item('National Insurance number', pen.text('nationalInsuranceNumber'))}${item("Employer's name", pen.text('employerName'))}${item('Employer PAYE reference', pen.text('payeReference'))}${item('Final tax code', pen.text('finalTaxCode'))}${item('Pay in this employment', pen.money('payInThisEmployment'))}${item('Tax in this employment', pen.money('taxInThisEmployment'))}${item("Employee's contributions", pen.money('employeeNationalInsurance'))}${previous(pen, () => item('Pay in previous employments', pen.money('payInPreviousEmployments')) + item('Tax in previous employments', pen.money('taxInPreviousEmployments')))}${item('Total pay for year', pen.money('totalPay'))}${item('Total tax for year', pen.money('totalTax'))}</div>`;
		},
	},
];
