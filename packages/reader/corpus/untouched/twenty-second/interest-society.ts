import { amount, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13px/1.45 "Liberation Serif";margin:46px 60px;width:660px} .head{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:1px solid #85142b;padding-bottom:10px} .head b{font-size:20px;color:#85142b} .head span{font-size:11px;text-align:right;color:#444} .to{margin:46px 0 40px;min-height:70px} .ref{float:right;font-size:12px;text-align:left;width:230px;margin-top:46px} .ref td{padding:1px 12px 1px 0} h1{font-size:16px;margin:0 0 10px;color:#85142b}
.t{border-collapse:collapse;width:100%;margin:16px 0} .t th{font-size:12px;border-bottom:1.5px solid #85142b;text-align:right;padding:5px 8px} .t td{text-align:right;padding:5px 8px;border-bottom:1px solid #ddd} .t th:first-child,.t td:first-child{text-align:left} .t .sum td{font-weight:bold;border-top:1.5px solid #85142b;border-bottom:0} .small{font-size:10px;color:#555;margin-top:60px;border-top:1px solid #ccc;padding-top:8px;line-height:1.35}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** A building society's yearly letter to a saver: the address in the window, two half-years that add up, the rules on tax as running text. */
export const society: Layout = {
	name: 'twenty-second-interest-society',
	type: 'interest',
	html: (pen) => {
		const end = pen.aside('yearEnd');
		const start = String(Number(end) - 1);
		const whole = pence(pen.money('interest'));
		const first = Math.floor(whole * 0.47); // not money of anybody
		return `${style}<div class="head"><b>${pen.text('payer')}</b><span>Principal Office: Market Square, Ambleford AM1 1AA<br>Telephone 01632 960 117</span></div>
<table class="ref"><tr><td>Account number</td><td>${pen.aside('account')}</td></tr><tr><td>Account</td><td>Members' Bonus Saver</td></tr><tr><td>Page</td><td>1 of 1</td></tr></table>
<div class="to">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>Statement of interest for the tax year ended 5 April ${pen.implied('taxYear')}${end}</h1>
<p>This statement shows the interest that we credited to your account from 6 April ${start} to 5 April ${end}. You may need it if you complete a tax return.</p>
<table class="t"><tr><th>Date credited</th><th>Gross interest (£)</th><th>Income tax deducted (£)</th><th>Net interest (£)</th></tr>
${row('', `30 September ${start}`, amount(first), '0.00', amount(first))}${row('', `31 March ${end}`, amount(whole - first), '0.00', amount(whole - first))}
${row('sum', 'Total for the tax year', pen.money('interest'), pen.money('taxDeducted'), pen.money('interest'))}</table>
<p>We pay interest on all savings accounts gross, that is, without income tax taken off. If the interest from all of your savings comes to more than your Personal Savings Allowance, you may have to pay tax on the rest. HM Revenue &amp; Customs will usually collect it by changing your tax code. To find out more, visit gov.uk/apply-tax-free-interest-on-savings.</p>
<p>If the account is held in joint names, each holder should normally declare an equal share.</p>
<p class="small">The Society is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Member of the Building Societies Association. Please keep this statement: a charge may be made for a duplicate.</p>`;
	},
};
