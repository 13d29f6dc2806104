import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "DejaVu Sans",Arial;margin:22px 30px;color:#222} .bar{background:#22577a;color:#fff;padding:7px 12px;display:flex;justify-content:space-between;font-size:11px}
h2{font-size:14px;margin:12px 0 2px} table{width:100%;border-collapse:collapse;margin-top:6px} td{border:1px solid #9db4c0;padding:4px 7px;width:25%;vertical-align:top}
td.k{background:#eef4f7;font-size:9.5px} .cut{border-top:1px dashed #666;text-align:center;font-size:9px;margin-top:14px;padding-top:2px} .e td{height:17px} p{font-size:9.5px;margin:4px 0}</style>`;

const pair = (...cells: string[]) =>
	`<tr>${cells.map((cell, index) => `<td${index % 2 === 0 ? ' class="k"' : ''}>${cell}</td>`).join('')}</tr>`;

/** What the old employer says, the same on both parts. */
const told = (pen: Pen) => `<table>
${pair('1 Employer PAYE reference', pen.text('payeReference'), '5 Student Loan deductions to continue', '')}
${pair("2 Employee's National Insurance number", pen.text('nationalInsuranceNumber'), '6 Tax code at leaving date', pen.text('taxCode'))}
${pair('3 Surname or family name', pen.text('surname'), `7 Last entries: ${pen.aside('periodWord').toLowerCase()} number`, pen.aside('monthNumber'))}
${pair('First or given name(s)', pen.text('forenames'), 'Total pay to date', `£${pen.money('totalPayToDate')}`)}
${pair('4 Leaving date', pen.date('leavingDate', 'words'), 'Total tax to date', `£${pen.money('totalTaxToDate')}`)}
</table>`;

/** Parts 2 and 3 of a P45 that was downloaded, on one page. */
export const onlineLeaver: Layout = {
	name: 'ten-a-p45-online',
	type: 'p45',
	html: (pen) => `${style}
<div class="bar"><span>P45 – Details of employee leaving work</span><span>Issued by ${pen.text('employerName')}</span></div>
<h2>Part 2 &nbsp; New employer or Jobcentre</h2>
<p>To the employee: give Parts 2 and 3 to your new employer, or to Jobcentre Plus if you are claiming Jobseeker's Allowance or Employment and Support Allowance. Do not separate them.</p>
${told(pen)}
<p><b>To the new employer</b> Check this form and complete boxes 8 to 18 in Part 3. Prepare a payroll record for the new employee. Follow the instructions at www.gov.uk/payroll-software. Keep Part 2.</p>
<div class="cut">Part 2 ends here</div>
<h2>Part 3 &nbsp; New employee details</h2>
<p>For completion by new employer. Use the figures below and send your new employee's details with the first Full Payment Submission.</p>
${told(pen)}
<p><b>To be completed by the new employer</b></p>
<table class="e">
${pair('8 New employer PAYE reference', '', '13 Employment start date', '')}
${pair('9 Enter P if employee will not be paid by you between the date employment began and 5 April', '', '14 Works/payroll number and department or branch', '')}
${pair('10 Tax code in use if different from box 6', '', '15 Job title', '')}
${pair('11 Tax figure you are entering on the payroll record if it differs from box 7', '', "16 Employee's private address", '')}
${pair('12 Gender and date of birth', '', '18 Declaration: employer name, address and date', '')}
</table>
<p style="margin-top:12px;color:#667">Downloaded from your employee portal. P45(Online) Part 2 and Part 3 · HMRC 04/15 · Page 2 of 2</p>`,
};
