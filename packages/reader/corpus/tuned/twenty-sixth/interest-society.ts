import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.8px "DejaVu Serif";margin:34px 56px;line-height:1.45} .lh{text-align:center;border-bottom:2px solid #0b4a3a;padding-bottom:7px;color:#0b4a3a} .lh b{font-size:20px} .lh div{font-size:9px} .ad{display:flex;justify-content:space-between;margin:16px 0;font-size:11px} h1{font-size:13px;margin:10px 0} table{border-collapse:collapse;width:100%;font-size:10.8px;margin:8px 0} th{font-weight:normal;border-bottom:1px solid #555;border-top:1px solid #555;text-align:right;padding:3px} th:first-child,th:nth-child(2){text-align:left} td{padding:3px;text-align:right} td:first-child,td:nth-child(2){text-align:left} .t td{border-top:1px solid #555;font-weight:bold} .sm{font-size:8.6px;line-height:1.35;text-align:justify;color:#333}
</style>`;

const MARKS = [
	['70118846-01', 'Ninety Day Notice Account', '4.10%', 41_877],
	['70118846-04', 'Branch Saver', '2.35%', 9_313],
	['70119920-02', 'Two Year Fixed Rate Bond, issue 61', '4.65%', 52_004],
] as const;

function accounts(pen: Pen): string {
	const shares = lines(pence(pen.text('interest')), [
		[1, 47],
		[1, 8],
	]);
	const rows = MARKS.map(([number, kind, rate, odd], index) => {
		const sum = shares[index]?.sum ?? 0;
		return `<tr><td>${number}<td>${kind}<td>${rate}<td>${amount(sum * 23 + odd)}<td>${amount(sum)}<td>0.00</tr>`;
	});
	return `<table><tr><th>Account<th>Type<th>Rate at year end (gross p.a.)<th>Balance at year end £<th>Gross interest £<th>Tax £</tr>${rows.join('')}<tr class="t"><td>Totals<td><td><td><td>${pen.money('interest')}<td>${pen.money('taxDeducted')}</tr></table>`;
}

/** A building society's letter about the accounts of a member. */
export const society: Layout = {
	name: 'twenty-sixth-interest-society',
	type: 'interest',
	html: (pen) => {
		const end = Number(pen.aside('yearEnd'));
		return `${style}<div class="lh"><b>${pen.text('payer')}</b><div>Member Services, Chapel Row, Ambleford AM1 5SB &nbsp;&middot;&nbsp; Telephone 01632 960 400 &nbsp;&middot;&nbsp; Lines open 8.30am to 5.30pm weekdays</div></div>
<div class="ad"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">Membership no. 2208 7741<br>Your branch: 14 High Street<br>18 April ${end}<br>Our ref: SC/INT/${end}/0931</div></div>
<p>Dear Member</p><h1>Certificate of interest for the tax year ${pen.implied('taxYear')}6 April ${end - 1} to 5 April ${end}</h1>
<p>As you asked when you called on 11 April, we certify below the interest credited to your accounts in the year. Interest has been paid without the deduction of tax. Accounts closed in the year are included; interest that was earned by 5 April but is not credited until after it counts towards the next year and is not.</p>
${accounts(pen)}
<p>Last year we credited £214.06 to the same accounts. The Bond matures on 1 September ${end + 1}; if you give no instructions it will go to a Maturity Saver, which now pays 1.85% gross p.a. on balances from £1,000.00.</p>
<p>If the accounts are held jointly each holder is normally taxed on an equal share. Depending on your rate of tax you may have a Personal Savings Allowance of £1,000 or £500. Please keep this letter with your tax papers: a copy costs £5.00.</p>
<p>Yours faithfully<br><br><i>P. Threlkeld (Mrs)</i><br>Savings Administration Manager</p>
<p class="sm">${pen.text('payer')} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (Financial Services Register no. 206077). Principal office as above. Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme, the UK's deposit guarantee scheme. Any deposits you hold above the limit are unlikely to be covered. Gross p.a. is the rate of interest payable before tax is taken off. AER stands for Annual Equivalent Rate and shows what the rate would be if interest were paid and compounded once each year. Calls may be recorded. Please tell us if you would like this in large print, Braille or on audio.</p>`;
	},
};
