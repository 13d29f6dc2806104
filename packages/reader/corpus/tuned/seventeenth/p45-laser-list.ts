import { dateParts, inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "DejaVu Sans";margin:40px 48px} header{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:8px} h1{font-size:15px;margin:0 0 3px} header b.p{font-size:26px} table{width:100%;border-collapse:collapse;margin:10px 0} td{padding:6px 8px;border-bottom:1px solid #bbb;vertical-align:top} td:first-child{width:22px;font-weight:bold} td:last-child{width:300px;font:12.5px "Liberation Mono"} .in{padding-left:20px}
.sign{border:1px solid #000;padding:8px 12px;margin:12px 0} .small{font-size:9.5px;line-height:1.5}
</style>`;

const item = (number: string, label: string, value: string) =>
	`<tr><td>${number}</td><td>${label}</td><td>${value}</td></tr>`;

function who(pen: Pen): string {
	const [office = '', reference = ''] = pen.text('payeReference').split('/');
	const { day, month, year } = dateParts(pen.text('leavingDate'));
	return `${item('1', 'Employer PAYE reference<br><span class="in">Office number / Reference number</span>', `${office} / ${reference}`)}${item('2', "Employee's National Insurance number", inPairs(pen.text('nationalInsuranceNumber')))}
${item('3', 'Surname or family name', pen.text('surname'))}${item('', 'First or given name(s)', pen.text('forenames'))}${item('4', 'Leaving date (DD MM YYYY)', `${day} ${month} ${year}`)}`;
}

const codes = (pen: Pen) =>
	`${item('5', "Student Loan deductions. If they are to continue, 'Y' here", '')}${item('6', 'Tax Code at leaving date', pen.text('taxCode'))}${item('', "If week 1 or month 1 applies, 'X' here", '')}`;

/** The entries of this job stand on the form only where there was one before it. */
function sums(pen: Pen): string {
	const other = pen.aside('hasPrevious');
	const here = (field: string) => (other ? `£ ${pen.money(field)}` : '');
	return `${item('7', `Last entries on Payroll record<br><span class="in">${pen.aside('periodWord')} number</span>`, `<br>${pen.aside('monthNumber')}`)}${item('', 'Total pay to date', `£ ${pen.money('totalPayToDate')}`)}${item('', 'Total tax to date', `£ ${pen.money('totalTaxToDate')}`)}
${item('8', 'This employment pay and tax. If no entry here, the amounts are those shown at item 7', '')}${item('', 'Total pay in this employment', here('payInThisEmployment'))}${item('', 'Total tax in this employment', here('taxInThisEmployment'))}`;
}

const rest = (pen: Pen) =>
	`${item('9', 'Works number/Payroll number and Department or branch (if any)', `${pen.aside('payrollNumber')} DISPATCH`)}${item('10', "Employee's private address and postcode", `${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`)}`;

/** A large employer's own laser print of the leaver's copy: a list with a number, what is asked, and the entry. */
export const laserList: Layout = {
	name: 'seventeen-p45-laser-list',
	type: 'p45',
	html: (
		pen,
	) => `${style}<header><div><h1>Details of employee leaving work</h1>Copy for employee</div><div style="text-align:right"><b class="p">P45</b> Part 1A</div></header>
<table>${who(pen)}${codes(pen)}${sums(pen)}${rest(pen)}</table>
<div class="sign">I certify that the details entered in items 1 to 9 on this form are correct.<br><br>Employer name and address: ${pen.text('employerName')}, Gate 4, Castleway, Ambleford AM6 2NP</div>
<p class="small"><b>To the employee</b><br>The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A: they give some important information about what you should do next.</p><p class="small">P45(Laser-Sheet) Part 1A &nbsp;&nbsp; HMRC approved substitute</p>`,
};
