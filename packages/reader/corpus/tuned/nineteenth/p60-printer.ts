import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px/1.55 "Liberation Mono";margin:46px 52px;color:#000} pre{font:inherit;margin:0} .rule{border-top:1px dashed #000;margin:9px 0} .line{display:flex} .line i{flex:1;overflow:hidden;white-space:nowrap;font-style:normal;margin:0 8px;direction:rtl} .line b{font-weight:400;width:110px;text-align:right}
</style>`;

const DOTS = '.'.repeat(120);
const line = (label: string, value: string) =>
	`<div class="line"><span>${label}</span><i>${DOTS}</i><b>${value}</b></div>`;
const wide = (label: string, value: string) =>
	`<div class="line"><span style="width:270px">${label}</span><span>${value}</span></div>`;
const rule = '<div class="rule"></div>';

const people = (pen: Pen) =>
	`${wide('SURNAME', pen.text('surname'))}${wide('FORENAMES OR INITIALS', pen.text('forenames'))}${wide('NATIONAL INSURANCE NUMBER', pen.text('nationalInsuranceNumber'))}${wide('PERSONNEL NUMBER', pen.aside('worksNumber'))}${wide('FINAL TAX CODE', pen.text('finalTaxCode'))}${rule}${wide('EMPLOYER', pen.text('employerName'))}${wide('EMPLOYER PAYE REFERENCE', pen.text('payeReference'))}`;

const pay = (pen: Pen) =>
	`A. PAY${line('IN PREVIOUS EMPLOYMENT(S)', pen.money('payInPreviousEmployments'))}${line('IN THIS EMPLOYMENT', pen.money('payInThisEmployment'))}${line('TOTAL FOR YEAR', pen.money('totalPay'))}
${rule}B. INCOME TAX DEDUCTED${line('IN PREVIOUS EMPLOYMENT(S)', pen.money('taxInPreviousEmployments'))}${line('IN THIS EMPLOYMENT', pen.money('taxInThisEmployment'))}${line('TOTAL FOR YEAR', pen.money('totalTax'))}`;

const insurance = (pen: Pen) =>
	`C. NATIONAL INSURANCE CONTRIBUTIONS, THIS EMPLOYMENT${line('NIC TABLE LETTER', pen.text('nicTableLetter'))}${line('EARNINGS AT THE LEL (WHOLE POUNDS)', pen.pounds('earningsAtLowerEarningsLimit'))}${line('EARNINGS ABOVE LEL UP TO PT (WHOLE POUNDS)', pen.pounds('earningsToPrimaryThreshold'))}${line('EARNINGS ABOVE PT UP TO UEL (WHOLE POUNDS)', pen.pounds('earningsToUpperEarningsLimit'))}${line('EMPLOYEE CONTRIBUTIONS', pen.money('employeeNationalInsurance'))}`;

const other = (pen: Pen) =>
	`D. STATUTORY PAYMENTS INCLUDED IN PAY ABOVE${line('MATERNITY', pen.money('statutoryMaternityPay'))}${line('PATERNITY', pen.money('statutoryPaternityPay'))}${line('SHARED PARENTAL', pen.money('statutorySharedParentalPay'))}${line('ADOPTION', pen.money('statutoryAdoptionPay'))}${line('PARENTAL BEREAVEMENT', pen.money('statutoryParentalBereavementPay'))}
${rule}E. LOAN DEDUCTIONS (WHOLE POUNDS)${line('STUDENT LOAN', pen.pounds('studentLoan'))}${line('POSTGRADUATE LOAN', pen.pounds('postgraduateLoan'))}`;

/** A P60 from a large firm's line printer: capitals of one width, lettered parts, dotted leaders, zeros printed throughout. */
export const printer: Layout = {
	name: 'nineteen-p60-printer',
	type: 'p60',
	html: (
		pen,
	) => `${style}<pre>P60 END OF YEAR CERTIFICATE          TAX YEAR TO 5 APRIL ${pen.aside('yearEnd')}</pre>${pen.implied('taxYear')}${rule}${people(pen)}${rule}${pay(pen)}${rule}${insurance(pen)}${rule}${other(pen)}
${rule}AMOUNTS ARE IN POUNDS STERLING. KEEP THIS CERTIFICATE: IT CANNOT BE REPLACED. CERTIFICATE BY EMPLOYER: THE AMOUNTS ABOVE ARE THOSE OF OUR RECORDS.`,
};
