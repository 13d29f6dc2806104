/** A P45 as an employee keeps it, part 1A: numbered boxes in two columns. */
import type { Layout, Pen } from '../../paper.ts';
import { paired, twoCells } from './nine-b-parts.ts';

const STYLE = `<style>body{font:8.5pt Arial,sans-serif;margin:10mm;color:#222}.k{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}.q{margin-bottom:3.2mm;padding-left:6mm;position:relative}.q>b{position:absolute;left:0}.v{font:10.5pt "Courier New",monospace;border:1px solid #777;padding:.6mm 1.5mm;min-height:5mm;margin-top:.6mm}.v i{font:7pt Arial;color:#555;margin-right:3mm}table{border-collapse:collapse;margin:.6mm 0 1.5mm}td{border:1px solid #777;padding:.6mm 1.5mm}.n,.p{font:10.5pt "Courier New",monospace;text-align:right}.n{width:30mm}</style>`;

const box = (number: number, label: string, ...values: readonly string[]) =>
	`<div class="q"><b>${number}</b>${label}${values.map((each) => `<div class="v">${each}</div>`).join('')}</div>`;
const money = (amount: string) => `<table><tr><td>£</td>${twoCells(amount)}</tr></table>`;

function left(pen: Pen): string {
	const [year, month, day] = pen.text('leavingDate').split('-');
	return `${box(1, 'Employer PAYE reference<br><small>Office number &nbsp; Reference number</small>', pen.text('payeReference').replace('/', ' / '))}
${box(2, "Employee's National Insurance number", paired(pen.text('nationalInsuranceNumber')))}
${box(3, 'Title - enter MR, MRS, MISS, MS or other title', '')}<div style="margin-top:-2mm">${box(3, 'Surname or family name', pen.text('surname')).replace('<b>3</b>', '')}${box(3, 'First name(s)', pen.text('forenames')).replace('<b>3</b>', '')}</div>
${box(4, 'Leaving date <small>DD MM YYYY</small>', `${day} ${month} ${year}`)}
${box(5, 'Student Loan deductions', '<i>Enter Y if Student Loan deductions are due to continue</i>')}
${box(6, 'Tax Code at leaving date', pen.text('taxCode'), '<i>If week 1 or month 1 applies, enter X in the box below. Week 1/Month 1</i>')}`;
}

function right(pen: Pen): string {
	const [week, month] =
		pen.aside('periodWord') === 'Week' ? [pen.aside('monthNumber'), ''] : ['', pen.aside('monthNumber')];
	return `<div class="q"><b>7</b>Last entries on Payroll record/Deductions Working Sheet. <small>Complete only if Tax Code is cumulative. If there is an X at box 6 there will be no entries here.</small>
<div class="v"><i>Week number</i>${week} &emsp; <i>Month number</i>${month}</div>Total pay to date${money(pen.money('totalPayToDate'))}Total tax to date${money(pen.money('totalTaxToDate'))}</div>
<div class="q"><b>8</b>This employment pay and tax. <small>If no entry here, the amounts are those shown at box 7.</small><br>Total pay in this employment${money(pen.money('payInThisEmployment'))}Total tax in this employment${money(pen.money('taxInThisEmployment'))}</div>
${box(9, 'Works number/Payroll number and Department or branch (if any)', `${pen.aside('payrollNumber')} &nbsp; OPS`)}${box(10, 'Gender. Enter X in the appropriate box', '<i>Male</i>&emsp;&emsp;<i>Female</i>')}`;
}

/** HMRC's own part 1A, for the one who leaves. */
export const p45PartOneA: Layout = {
	name: 'nine-b-p45-part-one-a',
	type: 'p45',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;border-bottom:1mm solid #008670;margin-bottom:3mm;padding-bottom:2mm"><div style="font-size:13pt">HM Revenue<br>&amp; Customs</div><div style="text-align:right"><b style="font-size:15pt">P45 Part 1A</b><br><b>Details of employee leaving work</b><br>Copy for employee</div></div>
<div class="k"><div>${left(pen)}</div><div>${right(pen)}</div></div>
<div class="k"><div>${box(11, 'Date of birth <small>DD MM YYYY</small>', '')}${box(12, "Employee's private address", `${pen.aside('address')}<br>${pen.aside('town')}<br>Postcode ${pen.aside('postcode')}`)}</div>
<div>${box(13, 'I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address', `${pen.text('employerName')}<br>Unit 3, Wharf Road, Ambleford<br>Postcode AM1 2HB`)}</div></div>
<div style="border-top:1px solid #008670;padding-top:2mm"><b>To the employee</b><br>The P45 is in 3 parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. Your new employer will need Parts 2 and 3. <b>Tax credits and Universal Credit:</b> these are flexible; they adapt to changes in your life, such as leaving a job. If you need to let the office know about a change in your income, phone 0345 300 3900.</div>
<p>P45(Online) Part 1A &emsp; HMRC 12/21</p>`,
};
