import type { Layout } from '../../paper.ts';
import { partsOf } from './nine-a-sums.ts';

const style = `
body{font:12px "Liberation Sans";margin:46px 54px;color:#1d1d1b}.brand{font:bold 22px "Liberation Serif";color:#7a1f5c}
table{border-collapse:collapse;width:100%;margin:16px 0}th{background:#7a1f5c;color:#fff;text-align:left;padding:6px 8px;font-size:11px}
td{padding:7px 8px;border-bottom:1px solid #c9b3c1}.n{text-align:right}.sum td{font-weight:bold;border-top:2px solid #7a1f5c}.small{font-size:9.5px;color:#555}`;

/** A row of the certificate: one account. */
const account = (kind: string, number: string, interest: string, balance: string) =>
	`<tr><td>${kind}<td>${number}<td class=n>${interest}<td class=n>0.00<td class=n>${interest}<td class=n>${balance}</tr>`;

/** A building society's certificate of interest on two accounts, which their total adds up. */
export const society: Layout = {
	name: 'nine-a-interest-society',
	type: 'interest',
	html: (pen) => {
		const [year, interest, number] = [pen.aside('yearEnd'), pen.money('interest'), pen.aside('account')];
		const [saver = '', bond = ''] = partsOf(interest, 28);
		return `<style>${style}</style>
<div style="display:flex;justify-content:space-between"><div class=brand>${pen.text('payer')}</div><div class=small style="text-align:right">Principal Office: 1 Bridge Street, Ambleford AM1 1BS<br>Savings helpline: 0800 555 0161<br>Sort code 40-99-01</div></div>
<p style="margin-top:30px">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p>
<p class=small style="text-align:right">Member number 0007 4410 92 &emsp; Date of issue: 22 April ${year}</p>
<h2 style="font-size:16px">Certificate of interest for the tax year ended 5 April ${year}${pen.implied('taxYear')}</h2>
<p>This certificate shows the interest we credited to your accounts between 6 April ${Number(year) - 1} and 5 April ${year}. Interest is paid without tax being taken off.</p>
<table><tr><th>Account<th>Account number<th class=n>Gross interest (£)<th class=n>Tax deducted (£)<th class=n>Net interest (£)<th class=n>Balance at 5 April (£)</tr>
${account('Branch Saver (Issue 4)', number, saver, '9,120.66')}${account('2 Year Fixed Rate Bond', `${number.slice(0, -1)}8`, bond, '25,000.00')}
<tr class=sum><td>Total<td><td class=n>${interest}<td class=n>${pen.money('taxDeducted')}<td class=n>${interest}<td></tr></table>
<p>If the total of all your savings interest is more than your Personal Savings Allowance you may have to pay tax on it. Cash ISA interest is tax free and is not included above.</p>
<p class=small>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (firm reference number 100999). Your eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme. CI-0424</p>`;
	},
};
