import { amount, dateParts, hourly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10px "Liberation Sans";margin:36px 34px;color:#000} table{border-collapse:collapse;width:100%;table-layout:fixed} td,th{border:1px solid #444;padding:2px 5px 3px;vertical-align:top;text-align:left;font-weight:normal} small{display:block;font-size:7.5px;font-weight:bold;text-transform:none} .t{font-size:10px;font-weight:bold;background:#e4e4e4;-webkit-print-color-adjust:exact} .n{text-align:right}
.lines td,.lines th{border-top:0;border-bottom:0;padding:1px 5px} .lines th{border-bottom:1px solid #444;border-top:1px solid #444;font-size:8px;font-weight:bold} .lines{border-bottom:1px solid #444} .lines .t{border-top:1px solid #444} .gap{height:6px}
</style>`;

/** A cell with its small caption above the value. */
const cell = (label: string, value: string, span = 1) =>
	`<td colspan="${span}"><small>${label}</small>${value || '&nbsp;'}</td>`;

const capitals = (iso: string) => {
	const { day, name, year } = dateParts(iso);
	return `${day} ${name.slice(0, 3).toUpperCase()} ${year}`;
};

const who = (
	pen: Pen,
) => `<table><tr>${cell('ASSIGNMENT NUMBER', `2107${pen.aside('payrollNumber')}`)}${cell('EMPLOYEE NAME', pen.text('employeeName'), 2)}${cell('LOCATION', 'EAST WING RECEPTION', 2)}</tr>
<tr>${cell('DEPARTMENT', '418 Client Services')}${cell('JOB TITLE', 'Officer Higher Level')}${cell('PAYSCALE DESCRIPTION', 'Band 5 Review Body')}${cell('INC. DATE', '01 OCT')}${cell('STANDARD HRS', '37.50')}</tr>
<tr>${cell('TAX OFFICE NAME', 'HMRC NORTH EAST')}${cell('TAX OFFICE REF', pen.text('payeReference'))}${cell('TAX CODE', pen.text('taxCode'))}${cell('NI NUMBER', pen.text('nationalInsuranceNumber'))}${cell('TAX PERIOD', pen.text('taxPeriod'))}</tr></table>`;

function payLines(pen: Pen): string {
	const { hours, rate } = hourly(pen);
	const pay = (...cells: string[]) =>
		`<tr>${cells.map((each, at) => `<td${at > 1 ? ' class="n"' : ''}>${each}`).join('')}</tr>`;
	return `<table class="lines"><colgroup><col style="width:12%"><col style="width:34%"></colgroup><tr><td colspan="5" class="t">PAY AND ALLOWANCES</td></tr><tr><th>CODE<th>DESCRIPTION<th class="n">WKD/EARNED<th class="n">RATE<th class="n">AMOUNT</tr>
${pay('0010', 'Basic Pay', hours, rate, pen.aside('basic'))}${pay('0347', 'Recruitment Premium', '1.00', '', separated(pen.aside('bonus')))}<tr><td style="height:124px"><td><td><td><td></tr></table>`;
}

function deductionLines(pen: Pen): string {
	const off = (code: string, name: string, value: string) =>
		`<tr><td>${code}<td>${name}<td class="n">${value}</tr>`;
	return `<table class="lines"><colgroup><col style="width:17%"><col style="width:53%"></colgroup><tr><td colspan="3" class="t">DEDUCTIONS</td></tr><tr><th>CODE<th>DESCRIPTION<th class="n">AMOUNT</tr>
${off('9001', 'PAYE', pen.money('incomeTax'))}${off('9002', 'NI A', pen.money('nationalInsurance'))}${off('9140', 'Pension 5%', pen.money('pension'))}${pen.aside('loanLine') && off('9215', 'Student Loan', pen.money('studentLoan'))}<tr><td style="height:${pen.aside('loanLine') ? 96 : 110}px"><td><td></tr></table>`;
}

function yearBlock(pen: Pen): string {
	const { taxable, loan } = soFar(pen);
	return `<table><tr><td colspan="4" class="t">YEAR TO DATE BALANCES (THIS EMPLOYMENT ONLY)</td></tr><tr>${cell('GROSS PAY', pen.money('payToDate'))}${cell('NI LETTER', 'A')}${cell('NI CONTS', pen.aside('niToDate'))}${cell('STUDENT LOAN', loan ? amount(loan) : '')}</tr>
<tr>${cell('TAXABLE PAY', amount(taxable))}${cell('TAX PAID', pen.money('taxToDate'))}${cell('PENSIONABLE PAY', pen.money('payToDate'))}${cell('PENSION CONTS', pen.aside('pensionToDate'))}</tr></table>`;
}

const thisPeriod = (
	pen: Pen,
) => `<table><tr><td colspan="3" class="t">THIS PERIOD SUMMARY</td></tr><tr>${cell('PAY DATE', capitals(pen.text('payDate')))}${cell('TOTAL PAYMENTS', pen.money('grossPay'))}${cell('TOTAL DEDUCTIONS', separated(pen.aside('totalDeductions')))}</tr>
<tr>${cell('FREQUENCY', `${pen.aside('periodWord')}ly`)}${cell('PAY METHOD', 'BACS')}<td><small>NET PAY</small><b style="font-size:13px">${pen.money('netPay')}</b></td></tr></table>`;

/** The slip of a large public body: boxes with small captions in capitals, codes and units for each line, totals at the foot. */
export const trust: Layout = {
	name: 'fourteen-payslip-trust',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div style="display:flex;justify-content:space-between;margin-bottom:6px"><b style="font-size:14px">${pen.text('employerName')}</b><span>PAYSLIP &nbsp; 1 of 1</span></div>${who(pen)}<div class="gap"></div>
<div style="display:grid;grid-template-columns:1.4fr 1fr;gap:6px">${payLines(pen)}${deductionLines(pen)}${yearBlock(pen)}${thisPeriod(pen)}</div><div class="gap"></div>
<table><tr><td style="height:44px"><small>MESSAGES FROM EMPLOYER</small>If your address or bank details have changed please tell the Payroll Services Desk on ext. 4410 before the 8th. SD REF: ${pen.aside('payrollNumber')}/A</td></tr></table>
<p style="font-size:8px">Please retain this payslip. Copies cannot be issued once the tax year has been closed.</p>`,
};
