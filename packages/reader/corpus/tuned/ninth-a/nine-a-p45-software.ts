import type { Layout } from '../../paper.ts';

const style = `
body{font:11.5px "Liberation Sans";margin:34px 42px}h1{font-size:16px;margin:0}
table{border-collapse:collapse;width:100%;margin-top:12px}td{border:1px solid #444;padding:5px 8px;vertical-align:top;line-height:17px}
td:first-child{width:22px;text-align:center;background:#ddd;font-weight:bold}td:nth-child(2){width:52%}.v{font:13px/17px "Liberation Mono"}.n{text-align:right}small{color:#444}`;

/** A numbered row of the form. */
const row = (number: string, label: string, value: string, kind = 'v') =>
	`<tr><td>${number}</td><td>${label}</td><td class="${kind}">${value}</td></tr>`;

/** The employee's part of a P45 as payroll programs print it on plain paper: numbered rows, the date with spaces. */
export const leaver: Layout = {
	name: 'nine-a-p45-software',
	type: 'p45',
	html: (pen) => {
		const [year, month, day] = pen.text('leavingDate').split('-');
		const isWeekly = pen.aside('periodWord') === 'Week';
		const number = pen.aside('monthNumber');
		const hasPrevious = pen.aside('hasPrevious') !== '';
		return `<style>${style}</style>
<div style="display:flex;justify-content:space-between"><div><h1>P45 Part 1A</h1>Details of employee leaving work<br><b>Copy for employee</b></div><div style="text-align:right"><small>P45(Online)<br>Printed from payroll software on plain paper<br>This is an official document. No copies can be issued.</small></div></div>
<table>${row('1', 'Employer PAYE reference <small>(office number / reference number)</small>', pen.text('payeReference'))}
${row('2', "Employee's National Insurance number", pen.text('nationalInsuranceNumber'))}
${row('3', 'Title<br>Surname or family name<br>First or given name(s)', `-<br>${pen.text('surname')}<br>${pen.text('forenames')}`)}
${row('4', 'Leaving date <small>DD MM YYYY</small>', `${day} ${month} ${year}`)}
${row('5', "Student Loan deductions <small>'Y' if deductions are to continue</small>", '')}
${row('6', 'Tax code at leaving date<br><small>Week 1/Month 1 basis: X in box</small>', `${pen.text('taxCode')}<br>[ &nbsp; ]`)}
${row('7', 'Last entries on payroll record <small>(if code is cumulative)</small><br>Week number<br>Month number<br>Total pay to date £<br>Total tax to date £', `<br>${isWeekly ? number : '--'}<br>${isWeekly ? '--' : number}<br>${pen.money('totalPayToDate')}<br>${pen.money('totalTaxToDate')}`)}
${row('8', 'This employment pay and tax <small>(blank if the same as box 7)</small><br>Total pay in this employment £<br>Total tax in this employment £', hasPrevious ? `<br>${pen.money('payInThisEmployment')}<br>${pen.money('taxInThisEmployment')}` : '')}
${row('9', 'Works number / payroll number and department or branch', `${pen.aside('payrollNumber')} / Main`)}
${row('10', 'Gender <small>M / F</small>', '')}
${row('11', 'Date of birth <small>DD MM YYYY</small>', '23 09 1984')}
${row('12', "Employee's private address and postcode", `${pen.aside('address')}, ${pen.aside('town')}<br>${pen.aside('postcode')}`)}
${row('13', 'I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address', `${pen.text('employerName')}<br>Unit 5, Kiln Yard<br>Ambleford AM1 2BB`)}</table>
<p><b>To the employee</b> Please keep this part safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Give Parts 2 and 3 to your new employer, or to Jobcentre Plus if you are claiming benefits.</p>`;
	},
};
