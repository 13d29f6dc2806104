import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px/1.5 "Liberation Sans";margin:52px 64px;color:#1b2430} .lh{display:flex;justify-content:space-between;align-items:center} .lh b{font-size:19px;color:#0b3c5d} .lh div{font-size:10.5px;text-align:right;color:#4b5866;line-height:1.4} .to{margin:44px 0 26px} h1{font-size:15px;margin:20px 0 10px}
table{border-collapse:collapse;width:100%;margin:16px 0} th{background:#0b3c5d;color:#fff;font-size:11px;padding:7px 9px;text-align:left;-webkit-print-color-adjust:exact} td{padding:7px 9px;border-bottom:1px solid #c6d1da} .r{text-align:right} .t td{font-weight:bold;border-bottom:2px solid #0b3c5d} .foot{font-size:9.5px;color:#4b5866;margin-top:60px;line-height:1.4}
</style>`;

const row = (kind: string, ...cells: readonly string[]) =>
	`<tr class="${kind}">${cells.map((cell, at) => `<td${at > 1 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`;

function accounts(pen: Pen): string {
	const sum = pence(pen.text('interest'));
	const easy = hundredths(sum, 30);
	return `<table><tr><th>Account</th><th>Number</th><th class="r">Gross interest paid</th><th class="r">Tax deducted</th><th class="r">Net interest paid</th></tr>
${row('', 'Easy Saver', `20-61-14 ${pen.aside('account')}`, `£${amount(easy)}`, '£0.00', `£${amount(easy)}`)}
${row('', 'Fixed Rate Bond 2 Year', '20-61-14 70051183', `£${amount(sum - easy)}`, '£0.00', `£${amount(sum - easy)}`)}
${row('t', 'Total', '', `£${pen.money('interest')}`, `£${pen.money('taxDeducted')}`, `£${amount(sum)}`)}</table>`;
}

const began = (pen: Pen) => pen.text('taxYear').slice(0, 4);

/** The letter of a bank to a saver after the end of the tax year: two accounts in a table, and what they paid together. */
export const bankLetter: Layout = {
	name: 'thirteen-interest-bank',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="lh"><b>${pen.text('payer')}</b><div>Savings Customer Services<br>PO Box 412, Wexcombe WX1 9SB<br>0345 000 0412</div></div>
<div class="to">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<div>30 April ${pen.aside('yearEnd')}</div>
<h1>Certificate of interest: 6 April ${began(pen)} to 5 April ${pen.aside('yearEnd')}</h1>
<p>This is a summary of the interest that we paid to you in the tax year ended 5 April ${pen.aside('yearEnd')} on the accounts held in your sole name. Please keep it with your records, as you may need it to complete a tax return.</p>
${accounts(pen)}
<p>We pay interest without taking off tax. If your savings income is more than your Personal Savings Allowance, you may have tax to pay. HM Revenue &amp; Customs usually collects it by changing your tax code. Interest from cash ISAs is free of tax and is not shown.</p>
<p>Yours sincerely</p><p style="font:italic 18px 'Liberation Serif'">Jonathan Pryce-Ellis</p><p>Head of Savings</p>
<div class="foot">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Eligible deposits are protected by the Financial Services Compensation Scheme. Calls may be recorded.</div>`,
};
