import { amount, employerPension, hundredths, inPairs, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, slashed } from './nearby.ts';

const style = `<style>
body{font:10px "DejaVu Sans Condensed";margin:34px 40px;color:#111} .head{display:grid;grid-template-columns:1.5fr 1fr;border:1px solid #444} .head>div{padding:7px 10px} .head>div+div{border-left:1px solid #444} .strip{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #444;border-top:0} .strip div{border-left:1px solid #444;padding:4px 7px} .strip div:first-child{border-left:0} .strip i{display:block;font-style:normal;font-size:8px;color:#555}
table{width:100%;border-collapse:collapse} th{background:#ececec;text-align:right;font-size:8.6px;padding:4px 7px;border-bottom:1px solid #444} th:first-child{text-align:left} td{padding:2.6px 7px} td:not(:first-child){text-align:right} .box{border:1px solid #444;border-top:0} .t td{border-top:1px solid #444;font-weight:bold} .cols{display:grid;grid-template-columns:1fr 1fr 1fr} .cols>div{border:1px solid #444;border-top:0} .cols>div+div{border-left:0} .note{font-size:8.6px;line-height:1.45;margin-top:10px;color:#333}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const caption = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

/** The shifts of a basic pay: hours in quarters at several rates, sleep-ins at a flat rate, and the rest as training. */
function shifts(basic: number) {
	const rated = (
		[
			['Care hours – weekday', 1221, 44],
			['Care hours – waking night', 1346, 22],
			['Care hours – weekend', 1298, 17],
			['Bank holiday x 1.5', 1832, 6],
		] as const
	).map(([label, rate, percent]) => {
		const quarters = Math.floor((4 * hundredths(basic, percent)) / rate); // not money of anybody
		return { label, units: (quarters / 4).toFixed(2), rate, sum: Math.round((quarters * rate) / 4) }; // not money of anybody
	});
	const rest = basic - rated.reduce((sum, each) => sum + each.sum, 0);
	const nights = Math.floor(rest / 5_250); // not money of anybody
	const asleep = {
		label: 'Sleep-in (flat rate)',
		units: nights.toFixed(2), // not money of anybody
		rate: 5_250,
		sum: nights * 5_250,
	};
	const training = { label: 'e-Learning and supervision', units: '1.00', rate: rest - asleep.sum, sum: 0 };
	return [...rated, asleep, { ...training, sum: training.rate }];
}

const payments = (
	pen: Pen,
) => `<div class="box"><table><tr><th>Payments</th><th>Hours/Units</th><th>Rate £</th><th>Amount £</th></tr>
${shifts(pence(pen.aside('basic')))
	.map(({ label, units, rate, sum }) => row('', label, units, amount(rate), amount(sum)))
	.join(
		'',
	)}${row('', 'Holiday pay (52 week average)', '', '', separated(pen.aside('bonus')))}${row('t', 'TOTAL PAYMENTS (GROSS PAY)', '', '', pen.money('grossPay'))}</table></div>`;

function columns(pen: Pen): string {
	const year = soFar(pen);
	const loan = pen.aside('loanLine') && row('', 'Student Loan Plan 2', pen.money('studentLoan'));
	const loanToDate = year.loan === 0 ? '' : row('', 'Student Loan', amount(year.loan));
	return `<div class="cols"><div><table><tr><th>Deductions</th><th>£</th></tr>${row('', 'PAYE Tax', pen.money('incomeTax'))}${row('', "Employee's NI", pen.money('nationalInsurance'))}${row('', 'Pension (NEST) EE', pen.money('pension'))}${loan}${row('t', 'Total deductions', separated(pen.aside('totalDeductions')))}</table></div>
<div><table><tr><th>Year to date</th><th>£</th></tr>${row('', 'Gross pay', pen.money('payToDate'))}${row('', 'Taxable gross pay', amount(year.taxable))}${row('', 'Tax paid', pen.money('taxToDate'))}${row('', "Employee's NI", pen.aside('niToDate'))}${row('', 'Pension EE', pen.aside('pensionToDate'))}${loanToDate}</table></div>
<div><table><tr><th>This period</th><th>£</th></tr>${row('', 'Taxable pay', amount(pence(pen.text('grossPay')) - pence(pen.text('pension'))))}${row('', 'Earnings for NI', pen.money('grossPay'))}${row('', "Employer's NI", pen.aside('employerNi'))}${row('', 'Pension (NEST) ER', amount(employerPension(pen)))}${row('t', 'NET PAY', pen.money('netPay'))}</table></div></div>`;
}

/** A care home's slip: hours at several rates, flat sleep-ins, and three tables of figures under them. */
export const care: Layout = {
	name: 'twenty-seventh-payslip-care',
	type: 'payslip',
	html: (pen) => {
		const day = pen.text('payDate');
		return `${style}<div class="head"><div><b style="font-size:13px">${pen.text('employerName')}</b><br>Elmhurst Lodge Residential Home, 61 Linden Avenue, Ambleford AM6 2HU<br>PAYE ref ${pen.text('payeReference')} &nbsp; CQC provider 1-101664418</div><div><b>${pen.text('employeeName')}</b><br>${pen.aside('address').split(', ').join('<br>')}</div></div>
<div class="strip">${caption('Pay date', pen.date('payDate'))}${caption('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${caption('Employee no.', pen.aside('payrollNumber'))}${caption('NI number / letter', `${inPairs(pen.text('nationalInsuranceNumber'))} / A`)}${caption('Tax code', pen.text('taxCode'))}${caption('Timesheets to', slashed(shifted(day, -8)))}</div>
${payments(pen)}${columns(pen)}
<div class="note">Paid by BACS to sort code 20-**-** account ****6614. Department: Care Assistants (Bank and Contract). Contract hours 30.00 a week. Holiday accrued 118.25 hours, taken 64.50 hours, left 53.75 hours.<br>Basic rates rise with the National Living Wage on 1 April. The rate for a sleep-in is £52.50 whatever its length, with waking time paid at the weekday rate. Refer a friend and get £250.00 once they have passed probation. Please hand in queries on the pink form by ${slashed(shifted(day, 7))}.</div>
<div class="note">Pension: you are enrolled in NEST, employer reference EMP004417723. DBS update service renewal £16.00 a year is no longer taken from pay. Payslip printed by the administrator on ${slashed(shifted(day, -2))}; not valid as proof of address.</div>`;
	},
};
