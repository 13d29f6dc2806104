/** A payslip like those of a bureau's payroll for small employers: three columns and a narrow foot with the year to date. */
import type { Layout, Pen } from '../../paper.ts';
import { less } from './nine-b-parts.ts';

const STYLE = `<style>body{font:9pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif;margin:12mm}.f{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #888}.f>div{padding:2.5mm 3mm;border-right:1px solid #888;min-height:52mm}.f>div:last-child{border:0;background:#f4f4f4}.x{display:flex;justify-content:space-between;padding:.6mm 0}.s{border-top:1px solid #888;margin-top:2mm;padding-top:1.5mm;font-weight:700}h4{margin:0 0 2mm;font-size:9.5pt}.y{display:grid;grid-template-columns:repeat(5,1fr);border:1px solid #888;border-top:0;text-align:center;padding:2mm 0}.y small{display:block;color:#555}</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="x ${kind}"><span>${label}</span><span>${value}</span></div>`;
const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;

function paid(pen: Pen): string {
	return `<h4>Payments</h4>${line(`${pen.aside('periodWord')}ly Pay`, pen.aside('basic'))}${line('Bonus', pen.aside('bonus'))}${line('Gross Pay', pen.money('grossPay'), 's')}`;
}

function takenOff(pen: Pen): string {
	const loan = pen.aside('loanLine') && line('Student Loan', pen.money('studentLoan'));
	return `<h4>Deductions</h4>${line('PAYE', pen.money('incomeTax'))}${line('NIC', pen.money('nationalInsurance'))}${line('Pension (Employee)', pen.money('pension'))}${loan}${line('Total', pen.money('totalDeductions'), 's')}`;
}

function outcome(pen: Pen): string {
	return `<h4>Net Pay</h4><div style="font-size:16pt;margin-bottom:4mm">£${pen.money('netPay')}</div>${line('Paid by', 'Credit Transfer')}${line('Taxable Pay', less(pen.money('grossPay'), pen.money('pension')))}${line('Employer NIC', pen.aside('employerNi'))}`;
}

/** A bureau's, whose year to date is a row of little boxes under the rest. */
export const brightLikePayslip: Layout = {
	name: 'nine-b-payslip-brightlike',
	type: 'payslip',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm"><div><div style="font-size:14pt">${pen.text('employeeName')}</div>Works no. ${pen.aside('payrollNumber')} &nbsp;|&nbsp; NINO ${pen.text('nationalInsuranceNumber')} &nbsp;|&nbsp; Tax code ${pen.text('taxCode')} &nbsp;|&nbsp; NIC table A</div>
<div style="text-align:right"><b>${pen.text('employerName')}</b><br>PAYE ref. ${pen.text('payeReference')}</div></div>
<div style="background:#3c3c3c;color:#fff;padding:1.5mm 3mm;display:flex;justify-content:space-between"><span>${pen.aside('periodWord')} ${pen.text('taxPeriod')}, tax year 2024/25</span><span>Pay date: ${pen.date('payDate', 'words')}</span></div>
<div class="f"><div>${paid(pen)}</div><div>${takenOff(pen)}</div><div>${outcome(pen)}</div></div>
<div class="y"><div style="font-weight:700;align-self:center">Year to date</div>${cell('Gross Pay', pen.money('payToDate'))}${cell('PAYE', pen.money('taxToDate'))}${cell('NIC', pen.aside('niToDate'))}${cell('Pension', pen.aside('pensionToDate'))}</div>
<p style="font-size:8pt;color:#555">Message: the office is closed on 25 and 26 December. Queries to payroll, extension 214.</p>`,
};
