import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Serif";margin:46px 60px;color:#1a1a1a} .top{display:flex;justify-content:space-between;border-bottom:1px solid #803;padding-bottom:8px} .top b{font-size:20px;color:#803} .to{display:flex;justify-content:space-between;margin:26px 0 20px;line-height:1.5} h1{font-size:16px;margin:0 0 8px} h2{font-size:12.5px;margin:16px 0 4px;color:#803} table{width:100%;border-collapse:collapse;font-size:11px} th{font-weight:normal;text-align:right;border-bottom:1px solid #803;padding:3px 4px;vertical-align:bottom} th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left} td{text-align:right;padding:4px;border-bottom:.5px solid #ccc} .sum td{font-weight:bold;border-top:1px solid #803;border-bottom:2px solid #803} p{line-height:1.45;margin:8px 0} .small{font-size:9px;line-height:1.45;color:#444}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const balances = [1_240_016, 402_250, 88_137, 0];

/** The year's interest, account by account. */
function accounts(pen: Pen): string {
	const all = pence(pen.text('interest'));
	const parts = [47, 28, 16].map((percent) => hundredths(all, percent));
	const each = [...parts, all - parts.reduce((sum, part) => sum + part, 0)];
	const names = ['90 Day Notice Issue 6', 'Branch Saver', 'Regular Saver 2', 'One Year Bond (matured)'];
	const first = Number(pen.aside('account'));
	const lines = each.map((interest, index) =>
		row(
			'',
			names[index] ?? '',
			String(first + 1_117 * index),
			['3.85', '1.70', '5.25', '4.60'][index] ?? '',
			amount(balances[index] ?? 0),
			amount(interest),
			'0.00',
		),
	);
	return `<table><tr><th>Account</th><th>Number</th><th>Gross rate at<br>year end %</th><th>Balance on<br>5 April £</th><th>Gross interest<br>paid £</th><th>Tax deducted<br>£</th></tr>${lines.join('')}
${row('sum', 'Total of the accounts above', '', '', amount(balances.reduce((sum, each) => sum + each, 0)), pen.money('interest'), pen.money('taxDeducted'))}</table>`;
}

/** A society's certificate of several accounts with their total, and an account free of tax that the total leaves out. */
export const accountsTotal: Layout = {
	name: 'twenty-seventh-interest-accounts',
	type: 'interest',
	html: (pen) => {
		const end = pen.aside('yearEnd');
		return `${style}<div class="top"><b>${pen.text('payer')}</b><span style="text-align:right;font-size:10px">Savings Services, PO Box 700<br>Wexcombe WX1 4SS<br>0800 020 0441, Monday to Saturday 8am to 6pm</span></div>
<div class="to"><span>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</span><span style="text-align:right">Customer number 70${pen.aside('account').slice(-5)}3<br>Printed 22 April ${end}<br>Reference INT/CT/${end}</span></div>
<h1>Certificate of interest: 6 April ${pen.implied('taxYear')}${Number(end) - 1} to 5 April ${end}</h1>
<p>This shows the interest that was added to your accounts, or paid away to another account, in the tax year. Interest earned but not yet added by 5 April will be on next year's certificate.</p>
<h2>Accounts held in your sole name</h2>${accounts(pen)}
<h2>Tax-free account (do not enter on a tax return; not in the total above)</h2>
<table><tr><th>Account</th><th>Number</th><th>Tax-free rate %</th><th>Balance on 5 April £</th><th>Interest paid £</th></tr>${row('', 'Cash ISA – Easy Access 3', `${Number(pen.aside('account')) + 9_004}`, '3.10', '20,000.00', '611.48')}</table>
<p>For comparison, the accounts above (and any closed since) were paid £${amount(hundredths(pence(pen.text('interest')), 83))} in the tax year before, to 5 April ${Number(end) - 1}. Interest earned since 1 March and not yet added: £38.17.</p>
<p>From 6 April 2016 we pay interest without taking off tax. If your income from savings is more than your Personal Savings Allowance (£1,000 for basic-rate taxpayers, £500 for higher-rate taxpayers) you may have tax to pay. We tell HM Revenue &amp; Customs what interest we pay, and they may change your tax code. For joint accounts each holder has a certificate of their own.</p>
<p><b>Please keep this certificate.</b> A duplicate costs £5.00.</p>
<p class="small">Rates are variable except on the bond, which was fixed until its maturity on 1 February ${end}. AER stands for Annual Equivalent Rate and shows what the rate would be if interest was paid and added once a year. Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme. You have the right to complain to the Financial Ombudsman Service, Exchange Tower, London E14 9SR.</p>
<p class="small">${pen.text('payer')} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, register number 206 441. Head office: Founders' Hall, 1 Minster Yard, Wexcombe WX1 1AB. Telephone calls may be recorded. LT417 (03/22)</p>`;
	},
};
