import { amount, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:50px 60px;line-height:1.4} .name{font-size:22px;color:#0a3b66;border-bottom:2px solid #c8a24a;padding-bottom:6px} .addr{display:flex;justify-content:space-between;margin:26px 0 30px} h1{font-size:17px;margin:0 0 10px} table{border-collapse:collapse;width:100%} th{border-bottom:1px solid #0a3b66;border-top:1px solid #0a3b66;text-align:right;font-weight:normal;padding:5px} td{padding:5px;text-align:right} th:first-child,td:first-child{text-align:left} .t td{border-top:1px solid #0a3b66;font-weight:bold} footer{margin-top:36px;font-size:10.5px;color:#333}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

function accounts(pen: Pen): string {
	const all = pence(pen.text('interest'));
	const fixed = Math.floor(all * 0.83);
	const none = pen.aside('taxDeducted');
	return `${row('', 'Fixed Rate Bond Issue 214', `${pen.aside('account')}-01`, amount(fixed), none, amount(fixed))}
${row('', 'Easy Saver', `${pen.aside('account')}-04`, amount(all - fixed), none, amount(all - fixed))}
${row('t', 'Total', '', pen.money('interest'), pen.money('taxDeducted'), amount(all))}`;
}

/** A society's certificate of interest: two accounts and what they come to. */
export const society: Layout = {
	name: 'eleven-interest-society',
	type: 'interest',
	html: (pen) => `${style}<div class="name">${pen.text('payer')}</div>
<div class="addr"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">Head Office: Minster Square<br>Ambleford AM1 1BS<br>01632 960 700<br><br>Customer number 8 0041 7729</div></div>
<h1>Certificate of interest</h1><p>For the tax year 6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</p>
<table><tr><th>Account</th><th>Number</th><th>Gross interest £</th><th>Tax deducted £</th><th>Net interest £</th></tr>${accounts(pen)}</table>
<p>Interest is paid without tax taken off. If your income from savings is more than your Personal Savings Allowance you may have tax to pay, and should tell HM Revenue and Customs. Please keep this certificate: we may charge for a copy.</p>
<footer>Member of the Building Societies Association. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, number 206088. Your eligible deposits are protected by the Financial Services Compensation Scheme.</footer>`,
};
