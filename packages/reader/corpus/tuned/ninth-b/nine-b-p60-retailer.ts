/** A P60 as a big retailer's own pay department prints it for many: typed lines, an address for the window of an envelope. */
import type { Layout, Pen } from '../../paper.ts';

const STYLE = `<style>body{font:9pt "Courier New",monospace;margin:14mm 12mm}td,th{padding:.4mm 2mm 0 0;text-align:left;font-weight:400;vertical-align:bottom}.r{text-align:right}hr{border:0;border-top:1px dashed #000;margin:3mm 0}table{border-collapse:collapse}</style>`;

const money = (pen: Pen, pay: string, tax: string) =>
	`<td class="r">${pen.money(pay)}</td><td class="r">${pen.money(tax)}</td>`;

function pay(pen: Pen): string {
	const before = pen.aside('hasPrevious')
		? `<tr><td>PREVIOUS EMPLOYMENT</td>${money(pen, 'payInPreviousEmployments', 'taxInPreviousEmployments')}</tr>`
		: '';
	return `<table><tr><th style="width:62mm"></th><th class="r" style="width:38mm">PAY £</th><th class="r" style="width:38mm">TAX £</th></tr>${before}
<tr><td>* THIS EMPLOYMENT</td>${money(pen, 'payInThisEmployment', 'taxInThisEmployment')}</tr>
<tr><td>TOTAL FOR YEAR</td>${money(pen, 'totalPay', 'totalTax')}</tr></table>`;
}

function contributions(pen: Pen): string {
	return `<table><tr><th style="width:20mm">TABLE<br>LETTER</th><th class="r" style="width:34mm">EARNINGS AT<br>THE LEL £</th><th class="r" style="width:34mm">LEL TO<br>PT £</th><th class="r" style="width:34mm">PT TO<br>UEL £</th><th class="r" style="width:44mm">EMPLOYEE'S<br>CONTRIBUTIONS £</th></tr>
<tr><td>${pen.text('nicTableLetter')}</td><td class="r">${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class="r">${pen.pounds('earningsToPrimaryThreshold')}</td><td class="r">${pen.pounds('earningsToUpperEarningsLimit')}</td><td class="r">${pen.money('employeeNationalInsurance')}</td></tr></table>`;
}

/** A retailer's, which leaves out what does not concern the employee. */
export const retailerP60: Layout = {
	name: 'nine-b-p60-retailer',
	type: 'p60',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between"><div>PRIVATE AND CONFIDENTIAL<br><br><br>${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div><b style="font-size:20pt">P60</b><br><b>END OF YEAR CERTIFICATE</b><br>TAX YEAR TO 5 APRIL ${pen.aside('yearEnd')}${pen.implied('taxYear')}<br><br>STORE 2217 &nbsp; DEPT 048<br>SEQ 0031904</div></div><br><br><hr>
<table><tr><td style="width:46mm">SURNAME</td><td style="width:56mm">${pen.text('surname')}</td><td style="width:34mm">COLLEAGUE NO</td><td>${pen.text('worksNumber')}</td></tr>
<tr><td>FORENAMES OR INITIALS</td><td>${pen.text('forenames')}</td><td>NI NUMBER</td><td>${pen.text('nationalInsuranceNumber')}</td></tr></table><hr>
<b>PAY AND INCOME TAX DETAILS</b><br>${pay(pen)}<br>FINAL TAX CODE: ${pen.text('finalTaxCode')}<br><br>* USE THIS LINE FOR YOUR TAX RETURN, IF YOU GET ONE<hr>
<b>NATIONAL INSURANCE CONTRIBUTIONS IN THIS EMPLOYMENT</b><br>${contributions(pen)}<hr>
${pen.aside('hasLoan') && `<b>OTHER DETAILS</b><br>STUDENT LOAN DEDUCTIONS (WHOLE £S ONLY) ....... ${pen.pounds('studentLoan')}<br><hr>`}
<b>EMPLOYER</b><br>${pen.text('employerName')}<br>PAYROLL SHARED SERVICES, PO BOX 118, AMBLEFORD, AM2 5ZZ<br>EMPLOYER PAYE REF: ${pen.text('payeReference')}<hr>
<div style="font:7.5pt Arial,sans-serif">Keep this certificate in a safe place: you cannot be given another one without the word "duplicate". It shows your total pay for Income Tax purposes in this employment for the year, with overtime, bonus, commission and statutory payments. By law you must tell HM Revenue and Customs about income that is not fully taxed. Questions: colleague helpline 0800 496 0118, Monday to Friday.</div>`,
};
