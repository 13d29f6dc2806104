import { amount, dateParts, employerPension, hourly, isWeekly, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px/1.4 "Liberation Sans";margin:48px 54px;color:#2b2f36} .head{display:flex;justify-content:space-between} h1{font-size:26px;font-weight:300;margin:0 0 26px} .mark{width:54px;height:54px;border-radius:50%;background:#0aa5c7;color:#fff;font:24px/54px "Liberation Sans";text-align:center;-webkit-print-color-adjust:exact} .info{display:grid;grid-template-columns:190px 1fr 1fr;gap:20px;margin-bottom:26px} .info b{display:block;margin-top:7px;font-size:10px;color:#6b7480}
table{width:100%;border-collapse:collapse;margin-bottom:16px} th{font-size:10px;text-align:right;border-bottom:2px solid #2b2f36;padding:4px 0} th:first-child{text-align:left;font-size:12px} td{padding:4px 0;text-align:right;border-bottom:1px solid #e3e6ea;width:104px} td:first-child{text-align:left;width:auto} .sum td{font-weight:bold;border-bottom:0} .take{background:#eef7fa;display:flex;justify-content:space-between;padding:12px 14px;font-size:15px;font-weight:bold;-webkit-print-color-adjust:exact} .foot{margin-top:30px;font-size:9px;color:#6b7480}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

/** The first and last day of the month or week that was worked. */
function worked(pen: Pen): string {
	const iso = pen.text('payDate');
	const { year, month } = dateParts(iso);
	const day = (from: Date) => {
		const { year, name, day } = dateParts(from.toISOString().slice(0, 10));
		return `${Number(day)} ${name.slice(0, 3)} ${year}`;
	};
	if (!isWeekly(pen))
		return `${day(new Date(Date.UTC(Number(year), Number(month) - 1, 1)))} &ndash; ${day(new Date(Date.UTC(Number(year), Number(month), 0)))}`;
	const ends = Date.parse(iso) + 2 * 86_400_000;
	return `${day(new Date(ends - 6 * 86_400_000))} &ndash; ${day(new Date(ends))}`;
}

function tables(pen: Pen): string {
	const year = soFar(pen);
	const { hours, rate } = hourly(pen);
	const loan =
		pen.aside('loanLine') &&
		row('', 'Student Loan &ndash; Plan 2', '', '', pen.money('studentLoan'), amount(year.loan));
	return `<table>${heads('Earnings', 'Units', 'Rate', 'This period', 'Year to date')}${row('', 'Regular hours', hours, rate, pen.aside('basic'), amount(year.basic))}${row('', 'Commission', '', '', separated(pen.aside('bonus')), amount(year.extra))}${row('sum', 'Total earnings', '', '', pen.money('grossPay'), pen.money('payToDate'))}</table>
<table>${heads('Deductions', '', '', '', '')}${row('', 'PAYE', '', '', pen.money('incomeTax'), pen.money('taxToDate'))}${row('', 'National Insurance (A)', '', '', pen.money('nationalInsurance'), pen.aside('niToDate'))}${row('', "People's Partnership &ndash; employee (net pay)", '', '', pen.money('pension'), pen.aside('pensionToDate'))}${loan}${row('sum', 'Total deductions', '', '', pen.money('totalDeductions'), amount(year.deductions))}</table>
<div class="take"><span>Take home pay</span><span>&pound;${pen.money('netPay')}</span></div>
<table style="margin-top:18px">${heads('Employer contributions', '', '', '', '')}${row('', "People's Partnership &ndash; employer", '', '', amount(employerPension(pen)), amount(Number(pen.text('taxPeriod')) * employerPension(pen)))}${row('', 'Employer National Insurance', '', '', pen.aside('employerNi'), '')}</table>
<table>${heads('Leave', '', 'Accrued', 'Taken', 'Balance')}${row('', 'Annual leave (hours)', '', '16.33', '7.50', '61.25')}</table>`;
}

/** A slip of payroll software on the web: columns of the period and of the year, take-home pay in a band of its own. */
export const cloud: Layout = {
	name: 'twenty-ninth-payslip-cloud',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="head"><h1>Payslip</h1><div class="mark">${pen.text('employerName').slice(0, 1)}</div></div>
<div class="info"><div>${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>
<div><b>Employee ID</b>${pen.aside('payrollNumber')}<b>NI number</b>${pen.text('nationalInsuranceNumber')}<b>Tax code</b>${pen.text('taxCode')}<b>Pay period</b>${worked(pen)}</div>
<div><b>Payment date</b>${pen.date('payDate', 'words')}<b>Tax ${pen.aside('periodWord').toLowerCase()}</b>${pen.text('taxPeriod')}<b>Employer</b>${pen.text('employerName')}<br>2nd Floor, Mercer House, 18 Cloth Row, Ambleford AM1 4SS<b>Employer PAYE reference</b>${pen.text('payeReference')}</div></div>
${tables(pen)}<div class="foot">Paid by Faster Payment to A/c ****7719, sort code 40-**-**. Your allowance this tax year is &pound;12,570.00; see your Personal Tax Account at gov.uk. Questions about this payslip? people@mercerhouse.example &middot; Powered by Tallysheet Payroll &middot; HMRC recognised</div>`,
};
