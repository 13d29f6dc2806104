import { amount, employerPension, isWeekly, lines, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, slashed } from './nearby.ts';

const style = `<style>
body{font:11px "Liberation Mono";margin:36px 44px} pre{font:11px "Liberation Mono";margin:0;line-height:1.42} .top{display:flex;justify-content:space-between;border-bottom:3px solid #c33;padding-bottom:6px;font-family:"Liberation Sans"} .top b{font-size:17px;color:#c33;font-style:italic} .to{margin:16px 0;line-height:1.4} .fine{font:8.8px "Liberation Sans";line-height:1.45;color:#444;margin-top:14px}
</style>`;

const WIDTH = 84;

const put = (left: string, right: string, width = 41) =>
	`${left}${right.padStart(Math.max(1, width - left.length))}`;

const wide = (label: string, units: string, rate: string, sum: string) =>
	`${label.padEnd(36)}${units.padStart(12)}${rate.padStart(16)}${sum.padStart(20)}`;

const rule = '-'.repeat(WIDTH);

/** The basic pay as rounds and drops of several prices, the last of which is what remains. */
function rounds(pen: Pen): string {
	const whole = pence(pen.aside('basic'));
	const scale = isWeekly(pen) ? 1 : 4;
	const parts = lines(whole, [
		[212 * scale, 52],
		[38 * scale, 13],
		[17 * scale, 9],
		[5 * scale, 20],
	]);
	const names = [
		'Parcel drops',
		'Collections',
		'Signed-for and age check',
		'Day guarantee',
		'Outlying villages, flat',
	];
	return parts
		.map(({ quantity, price, sum }, index) =>
			wide(names[index] ?? '', String(quantity), amount(price), amount(sum)),
		)
		.join('\n');
}

function deductions(pen: Pen): string {
	const taken = [
		put('PAYE tax', pen.money('incomeTax')),
		put('NI (A)', pen.money('nationalInsurance')),
		put('Pension', pen.money('pension')),
		...(pen.aside('loanLine') ? [put('Student ln', pen.money('studentLoan'))] : []),
	];
	const sums = soFar(pen);
	const year = [
		put('Gross TD', pen.money('payToDate')),
		put('Tax TD', pen.money('taxToDate')),
		put('NI TD', pen.aside('niToDate')),
		put('Pension TD', pen.aside('pensionToDate')),
		...(sums.loan === 0 ? [] : [put('Student ln TD', amount(sums.loan))]),
		put('Net TD', amount(sums.net)),
	];
	return year.map((each, index) => `${(taken[index] ?? '').padEnd(WIDTH / 2)} ${each}`).join('\n');
}

/** What goes to the bank: the net pay, and the miles repaid without tax. */
function transfer(pen: Pen): string {
	const miles = isWeekly(pen) ? 86 : 344;
	const repaid = miles * 45; // not money of anybody
	return `${rule}
${put('NET PAY', pen.money('netPay'), WIDTH)}
${put(`Mileage repaid, own van, ${miles} miles at 45p (not pay, no tax)`, amount(repaid), WIDTH)}
${put('SENT TO BANK 04-**-** ****7719', amount(pence(pen.text('netPay')) + repaid), WIDTH)}
${rule}`;
}

/** A courier firm's slip in fixed columns: drops at so much each, sums to date beside the deductions, and miles repaid on top of the net pay. */
export const courier: Layout = {
	name: 'twenty-seventh-payslip-courier',
	type: 'payslip',
	html: (pen) => {
		const day = pen.text('payDate');
		const span = isWeekly(pen) ? -7 : -30;
		return `${style}<div class="top"><b>${pen.text('employerName')}</b><span style="text-align:right;font-size:10px">Depot 17, Gateway Park, Ambleford AM9 3TT<br>PAYE ${pen.text('payeReference')}</span></div>
<div class="to">${pen.text('employeeName')}<br>${pen.aside('address').split(', ').join('<br>')}</div>
<pre>PAYSLIP           Driver no. ${pen.aside('payrollNumber')}        Round AM-${pen.aside('payrollNumber').slice(-2)}       Hub 17
${rule}
Paid on ${slashed(day)}  Tax ${pen.aside('periodWord').toLowerCase()} ${pen.text('taxPeriod')}  Tax code ${pen.text('taxCode')}  NI no. ${pen.text('nationalInsuranceNumber')}
Work done ${slashed(shifted(day, span))} to ${slashed(shifted(day, -1))}
${rule}
${wide('PAYMENTS', 'Number', 'Each', 'Amount')}
${rounds(pen)}
${wide('Peak incentive', '', '', separated(pen.aside('bonus')))}
${rule}
${wide('GROSS PAY', '', '', pen.money('grossPay'))}

${put('DEDUCTIONS', '').padEnd(WIDTH / 2)} YEAR TO DATE
${deductions(pen)}
${put('TOTAL DEDUCTIONS', separated(pen.aside('totalDeductions')))}
${transfer(pen)}
${put("Employer's NI this period", pen.aside('employerNi'))}
${put("Employer's pension this period", amount(employerPension(pen)))}
Holiday left      9.5 days
Scans missed      3        Missed scans are not charged
Van bond held     150.00   Returned when the van comes back without damage
</pre>
<div class="fine">Your pay is worked out from scans at the door. If a drop is missing, tell the depot desk within 14 days with the parcel number. The day guarantee makes your pay up to the National Living Wage for the hours on your handset. Fuel card: spend on private journeys is billed apart and is never taken from pay without your signature. ${pen.text('employerName')} is an equal opportunities employer. Pension with The People's Pension, account number on your yearly letter; you may opt out within a month of joining.</div>`;
	},
};
