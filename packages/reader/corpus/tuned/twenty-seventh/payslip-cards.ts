import { amount, employerPension, inPairs, pence, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, spelt } from './nearby.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:0;background:#f3f4f8;color:#1d2233;min-height:1120px} .bar{background:#4b3fd1;color:#fff;padding:12px 36px;display:flex;justify-content:space-between;font-size:12px} .wrap{padding:18px 36px} .who{display:flex;justify-content:space-between;margin-bottom:12px} .who h1{font-size:18px;margin:0 0 3px} .cards{display:grid;grid-template-columns:1fr 1fr;gap:12px} .card{background:#fff;border-radius:10px;padding:12px 16px;border:1px solid #dfe1ee} .card h2{font-size:12px;margin:0 0 8px;color:#4b3fd1} .big{font-size:27px;font-weight:bold} .line{display:flex;justify-content:space-between;padding:3.4px 0;border-bottom:1px solid #f0f0f6} .line.s{font-weight:bold;border:0;padding-top:7px} .mute{color:#666c80;font-size:9.6px} .facts{display:grid;grid-template-columns:1fr 1fr;gap:8px 14px} .facts i{font-style:normal;display:block;color:#666c80;font-size:9.2px} .pill{background:#e6f6ec;color:#17703c;border-radius:9px;padding:2px 8px;font-size:9.5px}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="line ${kind}"><span>${label}</span><span>£${value}</span></div>`;

const fact = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

const card = (title: string, body: string) => `<div class="card"><h2>${title}</h2>${body}</div>`;

const details = (pen: Pen) =>
	card(
		'Pay details',
		`<div class="facts">${fact('Payday', pen.date('payDate', 'words'))}${fact('Tax period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}${fact('Tax code', pen.text('taxCode'))}${fact('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${fact('NI category', 'A')}${fact('Employee ID', `#${pen.aside('payrollNumber')}`)}${fact('PAYE reference', pen.text('payeReference'))}${fact('Paid into', 'Monzo ••••0386')}</div>`,
	);

const hero = (pen: Pen) =>
	`<div class="card"><h2>Take-home pay</h2><div class="big">£${pen.money('netPay')}</div><p class="mute">Lands by 9am on ${spelt(pen.text('payDate'))} <span class="pill">Approved</span></p><p class="mute">Pay approved on ${spelt(shifted(pen.text('payDate'), -4))} by the people team. You'll see this in your bank as SALARY ${pen.aside('payrollNumber')}.</p></div>`;

const yearCard = (pen: Pen) => {
	const year = soFar(pen);
	const loan = year.loan === 0 ? '' : line('Student loan', amount(year.loan));
	return card(
		'So far this tax year',
		`${line('Total earnings', pen.money('payToDate'))}${line('Tax paid', pen.money('taxToDate'))}${line('National Insurance', pen.aside('niToDate'))}${line('Pension (you)', pen.aside('pensionToDate'))}${loan}${line('Take-home pay', amount(year.net), 's')}`,
	);
};

function takenOff(pen: Pen): string {
	const loan = pen.aside('loanLine') && line('Student loan – plan 2', pen.money('studentLoan'));
	return card(
		'Deductions',
		`${line('Income tax', pen.money('incomeTax'))}${line('National Insurance', pen.money('nationalInsurance'))}${line('Pension – Smart Pension', pen.money('pension'))}${loan}${line('Total deductions', separated(pen.aside('totalDeductions')), 's')}`,
	);
}

const earned = (pen: Pen) =>
	card(
		'Earnings',
		`${line('Salary', pen.aside('basic'))}${line('Commission', separated(pen.aside('bonus')))}${line('Home working kit (no cash value)', '0.00')}${line('Total earnings', pen.money('grossPay'), 's')}<p class="mute">Earnings for NI £${pen.money('grossPay')} · Taxable £${amount(pence(pen.text('grossPay')) - pence(pen.text('pension')))}</p>`,
	);

const paidByEmployer = (pen: Pen) => {
	const theirs = pence(pen.aside('employerNi')) + employerPension(pen);
	return card(
		'What your employer adds',
		`${line('Employer NI', pen.aside('employerNi'))}${line('Employer pension', amount(employerPension(pen)))}${line('Total on top of your pay', amount(theirs), 's')}${line('Into your pension in all', amount(employerPension(pen) + pence(pen.text('pension'))))}`,
	);
};

/** What a people app prints of its payslip screen: cards in two columns, with the software's own name over them. */
export const cards: Layout = {
	name: 'twenty-seventh-payslip-cards',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<div class="bar"><b>peopleloop</b><span>Home &nbsp; Time off &nbsp; <b>Pay</b> &nbsp; Perks</span></div><div class="wrap">
<div class="who"><div><h1>${pen.text('employeeName')}</h1><span class="mute">${pen.aside('address')}</span></div><div style="text-align:right"><b>${pen.text('employerName')}</b><br><span class="mute">2nd floor, The Maltings, 9 Brewery Lane, Ambleford AM1 1LW</span></div></div>
<div class="cards">${hero(pen)}${details(pen)}${earned(pen)}${takenOff(pen)}${yearCard(pen)}${paidByEmployer(pen)}
${card('Time off', '<div class="facts"><div><i>Allowance</i>25 days</div><div><i>Left to book</i>8.5 days</div><div><i>Sick days</i>1</div><div><i>Toil</i>3 h 30 m</div></div>')}
${card('Perks wallet', '<div class="facts"><div><i>Balance</i>£42.50</div><div><i>Resets</i>1 January</div><div><i>Cycle to work</i>Not joined</div><div><i>Share options vested</i>375</div></div>')}</div>
<p class="mute" style="line-height:1.5;margin-top:14px">Something not right? Message the people team in the app before the 18th. Peopleloop Ltd provides this software and is not your employer. Your pension is taken before tax (net pay arrangement). Itemised pay statement under section 8 of the Employment Rights Act 1996. Peopleloop Ltd, registered in Scotland SC604471, 5 Quayside, Leith EH6 6QQ. Printed from web on ${spelt(shifted(pen.text('payDate'), 3))}, page 1 of 1, reference PL-7F3A-${pen.aside('payrollNumber')}.</p></div>`,
};
