import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "DejaVu Sans";margin:48px 60px;color:#1d2733} h1{font-size:22px;margin:0} .pill{background:#0b7bd0;color:#fff;border-radius:10px;padding:2px 12px;font-size:11px;-webkit-print-color-adjust:exact} h2{font-size:12.5px;color:#0b7bd0;margin:20px 0 6px} .l{display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #e3e8ee} .l span:first-child{color:#5d6b7a} .two{display:grid;grid-template-columns:1fr 1fr;gap:40px} .say{font-size:10px;color:#5d6b7a;margin-top:22px;line-height:1.5}
</style>`;

const line = (label: string, value: string) =>
	`<div class="l"><span>${label}</span><span>${value}</span></div>`;

const here = (pen: Pen) =>
	`<h2>In this employment</h2>${line('Pay', `£${pen.money('payInThisEmployment')}`)}${line('Tax', `£${pen.money('taxInThisEmployment')}`)}`;

/** The leaver's form of a payroll on the web: one list of what stands in the official one. */
export const cloud: Layout = {
	name: 'eleven-p45-cloud',
	type: 'p45',
	html: (
		pen,
	) => `${style}<div style="display:flex;justify-content:space-between;align-items:center"><h1>P45 Part 1A</h1><span class="pill">Employee copy</span></div><p>Details of employee leaving work</p>
<div class="two"><div><h2>Employer</h2>${line('Name', pen.text('employerName'))}${line('PAYE reference', pen.text('payeReference'))}${line('Address', 'Ambleford AM7 0CE')}</div>
<div><h2>Employee</h2>${line('First names', pen.text('forenames'))}${line('Surname', pen.text('surname'))}${line('NI number', pen.text('nationalInsuranceNumber'))}${line('Payroll ID', pen.aside('payrollNumber'))}</div></div>
<h2>Leaving</h2>${line('Leaving date', pen.date('leavingDate', 'words'))}${line('Tax code at leaving date', pen.text('taxCode'))}${line('Week 1 / Month 1', 'No')}${line('Student loan deductions to continue', 'No')}
<h2>Tax year to date (${pen.aside('periodWord').toLowerCase()} ${pen.aside('monthNumber')})</h2>${line('Total pay to date', `£${pen.money('totalPayToDate')}`)}${line('Total tax to date', `£${pen.money('totalTaxToDate')}`)}
${here(pen)}
<p class="say">Keep Part 1A for your own records; give Parts 2 and 3, which we have emailed to you in a separate file, to your new employer or to Jobcentre Plus. If you are going abroad, or do not intend to work again this tax year, you may be able to claim tax back: see gov.uk/claim-tax-refund. Copies of this form cannot be issued.</p>`,
};
