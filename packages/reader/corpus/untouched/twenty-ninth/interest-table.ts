import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px/1.45 "Liberation Sans";margin:46px 54px;color:#222} .head{display:flex;justify-content:space-between;border-bottom:4px solid #5b2a86;padding-bottom:10px} .head b{font-size:20px;color:#5b2a86} .head div{text-align:right;font-size:10px} .meta{display:flex;justify-content:space-between;margin:26px 0 22px} .meta table td{padding:1px 0 1px 16px} h1{font-size:17px;margin:0 0 8px}
.list{width:100%;border-collapse:collapse;margin:14px 0} .list th{background:#5b2a86;color:#fff;font-weight:normal;font-size:10px;text-align:right;padding:5px 8px;-webkit-print-color-adjust:exact} .list td{text-align:right;padding:5px 8px;border-bottom:1px solid #ddd} .list td:nth-child(-n+3),.list th:nth-child(-n+3){text-align:left} .list .sum td{font-weight:bold;border-top:2px solid #5b2a86;background:#f4eff8;-webkit-print-color-adjust:exact} .small{font-size:10px} .foot{margin-top:40px;font-size:8.5px;color:#555;border-top:1px solid #ccc;padding-top:6px;line-height:1.4}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** Three accounts that make up the interest of the year, from which no tax was taken. */
function accounts(pen: Pen): string {
	const whole = pence(pen.text('interest'));
	const [first, second] = [hundredths(whole, 61), hundredths(whole, 30)];
	const line = (name: string, number: string, rate: string, interest: number) =>
		row('', name, number, rate, amount(interest), '0.00', amount(interest));
	return `<table class="list"><tr><th>Account</th><th>Number</th><th>Rate at year end (gross/AER)</th><th>Gross interest &pound;</th><th>Tax deducted &pound;</th><th>Net interest &pound;</th></tr>
${line('Easy Saver Issue 4', `${pen.aside('account')}`, '2.75% / 2.78%', first)}${line('1 Year Fixed Bond', '71830562', '4.40% / 4.40%', second)}${line('Everyday Current Plus', '20659914', '1.00% / 1.00%', whole - first - second)}
${row('sum', 'Total for the tax year', '', '', pen.money('interest'), pen.money('taxDeducted'), amount(whole))}</table>`;
}

/** A bank's certificate that lists the accounts and ends in their total. */
export const tableOfAccounts: Layout = {
	name: 'twenty-ninth-interest-table',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('payer')}</b><div>PO Box 417, Ambleford AM99 1ZZ<br>0345 600 0417 (8am&ndash;8pm, 7 days)<br>Textphone 18001 0345 600 0417</div></div>
<div class="meta"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><table><tr><td>Date of issue</td><td>19 April ${pen.aside('yearEnd')}</td></tr><tr><td>Customer number</td><td>0092 4417 306</td></tr><tr><td>Our reference</td><td>CTI/7/R88/20417</td></tr></table></div>
<h1>Annual certificate of interest</h1>
<div>Tax year: 6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
<div>This is the interest we credited to the accounts you held with us, in your sole name or (where joint) your share of it.</div>
${accounts(pen)}
<p class="small">We pay interest without taking off Income Tax. If the interest you get from all banks and building societies is more than your Personal Savings Allowance (&pound;1,000 for basic-rate and &pound;500 for higher-rate taxpayers) you may have to pay tax on it. HM Revenue &amp; Customs usually collects this through your tax code. Interest on ISAs is free of tax and isn't shown. Interest on a fixed bond counts in the year in which you can get at it.</p>
<p class="small">Please keep this certificate: you may need it to fill in your tax return. We charge &pound;5.00 for a duplicate. If something looks wrong write to us within 30 days and quote our reference.</p>
<div class="foot">Your eligible deposits are protected up to a total of &pound;85,000 by the Financial Services Compensation Scheme. ${pen.text('payer')} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (Financial Services Register number 204471). Registered office: 1 Exchange Square, Ambleford AM1 1AA. Registered in England and Wales. VAT no. 244 1155 87.<br>CTI-A4-0325 &nbsp; Page 1 of 1</div>`,
};
