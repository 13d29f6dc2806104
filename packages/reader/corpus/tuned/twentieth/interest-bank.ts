import { amount, hundredths, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "DejaVu Sans";margin:0;font-size:11.5px} .bar{background:#0b2545;color:#fff;padding:24px 60px;font-size:20px} .in{padding:34px 60px} .who{display:flex;justify-content:space-between;line-height:1.5} h1{font-size:16px;color:#0b2545;margin:44px 0 6px} table{width:100%;border-collapse:collapse;margin:18px 0;font-size:10.5px} th{text-align:right;font-weight:bold;border-bottom:2px solid #0b2545;padding:6px 4px;vertical-align:bottom} td{text-align:right;padding:7px 4px;border-bottom:1px solid #d5dbe3} th:nth-child(-n+2),td:nth-child(-n+2){text-align:left} .t td{font-weight:bold;background:#eef2f7} p{line-height:1.55} .foot{font-size:8.5px;color:#555;margin-top:110px;line-height:1.5}
</style>`;

/** Most of the interest is the saver's, a little the current account's; the two make the year's. */
function accounts(pen: Pen): string {
	const whole = pence(pen.money('interest'));
	const little = hundredths(whole, 7);
	const row = (kind: string, name: string, number: string, sum: string) =>
		`<tr class="${kind}"><td>${name}</td><td>${number}</td><td>${sum}</td><td>${separated(pen.aside('taxDeducted'))}</td><td>${sum}</td></tr>`;
	return `<table><tr><th>Account</th><th>Number</th><th>Gross interest<br>(£)</th><th>Tax deducted<br>(£)</th><th>Net interest<br>(£)</th></tr>
${row('', 'Flexible Saver', pen.aside('account'), amount(whole - little))}${row('', 'Reward Current Account', 'ending 0982', amount(little))}${row('t', 'Total for the tax year', '', pen.money('interest'))}</table>`;
}

/** A bank's certificate: two accounts in a table with their total, gross beside net. */
export const bank: Layout = {
	name: 'twentieth-interest-bank',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="bar">${pen.text('payer')}</div><div class="in"><div class="who"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">Customer Services<br>PO Box 60<br>Ambleford AM9 1ZZ<br>0345 600 0060</div></div>
<h1>Certificate of interest</h1><div>Tax year ${pen.text('taxYear')}: 6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')}</div>
${accounts(pen)}
<p>This is the interest that we paid or credited to the accounts held in your name during the tax year. We have paid it without taking off tax. Where an account is held jointly, the figure is the whole of the interest and not your share of it.</p>
<p><b>Do I need to do anything?</b> Most people can earn some interest without paying tax on it: up to £1,000 if you pay tax at the basic rate and £500 at the higher rate. If you fill in a Self Assessment tax return, use the gross figures above. Otherwise please keep this certificate with your records.</p>
<p>Interest on cash ISAs is free of tax and is not included.</p>
<div class="foot">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Calls may be recorded. Please contact us if you would like this in large print, in Braille or as audio. IC/0417</div></div>`,
};
