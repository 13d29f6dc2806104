import { dashed, inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Mono";margin:44px 46px} .h{display:flex;justify-content:space-between;font:bold 13px "Liberation Sans"} table{border-collapse:collapse;width:100%;margin-top:14px} td{border:1px solid #000;padding:6px 9px;vertical-align:top;height:32px} td small{font:10px "Liberation Sans";display:block;margin-bottom:4px} .r{text-align:right} .r small{text-align:left} p{font:10.5px/1.45 "Liberation Sans"} .win{margin:30px 0 10px}
</style>`;

const cell = (label: string, value: string, span = 1, kind = '') =>
	`<td colspan="${span}" class="${kind}"><small>${label}</small>${value}</td>`;

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;

const sums = (pen: Pen) =>
	`${row(cell(`Tax ${pen.aside('periodWord').toLowerCase()} no. of last pay`, pen.aside('monthNumber')), cell('Pay to date, all employments £', pen.money('totalPayToDate'), 1, 'r'), cell('Tax to date, all employments £', pen.money('totalTaxToDate'), 1, 'r'))}
${row(cell('Student Loan to continue', 'N'), cell('Pay in this employment £', pen.money('payInThisEmployment'), 1, 'r'), cell('Tax in this employment £', pen.money('taxInThisEmployment'), 1, 'r'))}`;

/** The certificate that a bureau prints for its client's leavers on plain paper, folded for a window envelope. */
export const leaverBureau: Layout = {
	name: 'eleven-p45-bureau',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div class="h"><span>P45 PART 1A &nbsp; COPY FOR EMPLOYEE</span><span>SUBSTITUTE FORM</span></div>
<div class="win">${pen.text('forenames')} ${pen.text('surname')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<table>${row(cell('Family name', pen.text('surname')), cell('Given name(s)', pen.text('forenames'), 2))}
${row(cell('NI number', inPairs(pen.text('nationalInsuranceNumber'))), cell('Works/payroll no.', pen.aside('payrollNumber')), cell('Date of leaving', dashed(pen.text('leavingDate'))))}
${row(cell('Employer', pen.text('employerName'), 2), cell('Employer PAYE ref', pen.text('payeReference')))}
${row(cell('Employer address', '4 Cathedral Yard, Ambleford AM1 1HQ', 2), cell('Tax code at leaving', `${pen.text('taxCode')} &nbsp; CUMULATIVE`))}${sums(pen)}</table>
<p>We certify that these details are taken from the payroll record. This is your copy: keep it with your P60s, since neither we nor your former employer can give you another. Parts 2 and 3 follow on the next sheets; hand them, unseparated, to your new employer. If you claim Jobseeker's Allowance or Employment and Support Allowance, hand them to the Jobcentre Plus office instead.</p>
<p>Printed by Ridley Keane Payroll Services. Client 0382. Queries: leavers@ridleykeane.example</p>`,
};
