import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "DejaVu Serif Condensed","DejaVu Serif";font-stretch:condensed;margin:50px 60px;color:#222;line-height:1.45} .top{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:1px solid #7a2230;padding-bottom:10px} .top b{font-size:19px;color:#7a2230;max-width:400px} .top div{font-size:11px;text-align:right}
.to{margin:26px 0 22px} h1{font-size:17px;margin:0 0 10px;color:#7a2230} table{border-collapse:collapse;width:100%;margin:16px 0} th,td{padding:7px 8px;text-align:left} th{background:#f3e8ea;-webkit-print-color-adjust:exact;font-size:11.5px} td{border-bottom:1px solid #ddd} .r{text-align:right} .sum td{font-weight:bold;border-top:2px solid #7a2230} small{font-size:10.5px;display:block;margin-top:26px;line-height:1.4}
</style>`;

const row = (name: string, account: string, interest: string, tax: string, kind = '') =>
	`<tr class="${kind}"><td>${name}</td><td>${account}</td><td class="r">£${interest}</td><td class="r">£${tax}</td></tr>`;

function accounts(pen: Pen): string {
	const all = pence(pen.text('interest'));
	const saver = hundredths(all, 72);
	return `<table><tr><th>Account</th><th>Number</th><th class="r">Interest paid</th><th class="r">Tax taken off</th></tr>
${row('Branch Saver 90', pen.aside('account'), amount(saver), '0.00')}${row('Monthly Income Bond', `${pen.aside('account')}-02`, amount(all - saver), '0.00')}
${row('Total for the year', '', pen.money('interest'), pen.money('taxDeducted'), 'sum')}</table>`;
}

/** A building society's letter of the interest of a year: an account each, then the total. */
export const society: Layout = {
	name: 'fifteen-interest-society',
	type: 'interest',
	html: (pen) => {
		const start = pen.text('taxYear').slice(0, 4);
		return `${style}<div class="top"><b>${pen.text('payer')}</b><div>Member Services<br>Market Place, Ambleford AM1 1MP<br>0345 000 7711</div></div>
<div class="to">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>Your annual interest certificate</h1>
<p>Dear member,</p><p>Here is the interest that we paid or credited to your accounts from 6 April ${start} to 5 April ${pen.aside('yearEnd')}. You may need it for your tax return, so please keep it with your records.</p>
${accounts(pen)}
<p>We pay interest gross, which means that we do not take Income Tax off it. If your interest from all your savings comes to more than your Personal Savings Allowance, you may have tax to pay. Interest on your cash ISA is free of tax and is not shown here.</p>
<p>For a joint account we show the whole of the interest. You should enter only your own share of it.</p>
<p>Yours sincerely,</p><p>Helen Marsden<br>Head of Savings</p>
<small>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme. This certificate is issued free of charge; further copies can be printed in online banking.</small>`;
	},
};
