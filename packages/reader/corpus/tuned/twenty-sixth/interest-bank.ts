import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:18px 30px;color:#1d1d28} .br{font-size:8.3px;display:flex;justify-content:space-between;color:#333} .tb{display:flex;justify-content:space-between;border-bottom:3px solid #6b2fa0;padding:8px 0 6px;margin-top:4px} .tb b{font-size:17px;color:#6b2fa0} h1{font-size:18px;margin:14px 0 4px} h2{font-size:12px;margin:14px 0 4px} .mu{color:#666;font-size:9.6px;line-height:1.4} .s{display:flex;margin:10px 0;border:1px solid #cbbfd8} .s div{flex:1;padding:7px 10px;border-right:1px solid #cbbfd8} .s div:last-child{border:0} .s span{display:block;font-size:9.6px;color:#555} .s b{font-size:14px}
table{border-collapse:collapse;width:100%} th{text-align:left;font-size:9px;background:#f2edf7;padding:4px;-webkit-print-color-adjust:exact} td{padding:4px;border-bottom:1px solid #eee} .n{text-align:right}
</style>`;

const line = (cells: readonly string[]) =>
	`<tr>${cells.map((cell, index) => `<td class="${index > 1 ? 'n' : ''}">${cell}</td>`).join('')}</tr>`;

function accounts(pen: Pen): string {
	const [first, second, third] = lines(pence(pen.text('interest')), [
		[1, 61],
		[1, 33],
	]).map(({ sum }) => amount(sum));
	return `<table><tr><th>Account<th>Sort code and number<th class="n">Gross interest paid<th class="n">Tax deducted<th class="n">Net interest paid</tr>${line(['Reward Saver', '20-44-17 33441120', `£${first}`, '£0.00', `£${first}`])}${line(['Easy Access (joint, your half)', '20-44-17 70915538', `£${second}`, '£0.00', `£${second}`])}${line(['Current account with credit interest', '20-44-17 11806402', `£${third}`, '£0.00', `£${third}`])}</table>`;
}

/** The tax summary that a bank's site shows, with tax-free interest and charges beside the interest to report. */
export const bankSummary: Layout = {
	name: 'twenty-sixth-interest-bank-summary',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="br"><span>12/05/${pen.aside('yearEnd')}, 19:08</span><span>Online banking: tax summary</span></div>
<div class="tb"><b>${pen.text('payer')}</b><span>Signed in as ${pen.text('accountHolder')} &nbsp; | &nbsp; Last log in 3 May at 07:55 &nbsp; | &nbsp; Log out</span></div>
<h1>Your tax summary</h1><div class="mu">Tax year ${pen.text('taxYear')} &nbsp;&#9662; &nbsp;&nbsp; Customer number 4471 0982 16 &nbsp;&nbsp; Showing 5 of 7 accounts (2 closed accounts without interest are hidden)</div>
<div class="s"><div><span>Total gross interest to report</span><b>£${pen.money('interest')}</b></div><div><span>Total tax deducted</span><b>£${pen.money('taxDeducted')}</b></div><div><span>Tax-free ISA interest (do not report)</span><b>£318.44</b></div><div><span>Overdraft interest you paid us</span><b>£12.07</b></div></div>
<h2>Taxable interest</h2>${accounts(pen)}
<h2>Tax-free and other items</h2><table><tr><th>Account<th>Sort code and number<th class="n">Kind<th class="n">Amount</tr>${line(['Cash ISA Fixed 2', '20-44-17 50033719', 'ISA interest', '£318.44'])}${line(['Current account', '20-44-17 11806402', 'Debit interest', '£12.07'])}${line(['Current account', '20-44-17 11806402', 'Switching reward', '£175.00'])}${line(['Credit card', '5226 **** **** 9013', 'Cashback', '£41.90'])}</table>
<p class="mu">This summary is a certificate of interest under section 975A of the Income Tax Act 2007 and can be used to complete your tax return. We have paid interest gross since 6 April 2016. The figures are correct at the date of printing; we do not send paper copies unless you ask for one (free once a year, £3.00 after that). We report the interest on your accounts to HM Revenue and Customs, who may change your tax code. Rewards and cashback are normally not taxable. The Personal Savings Allowance is £1,000 for basic rate and £500 for higher rate taxpayers. The ISA allowance is £20,000 for the year, of which you have used £6,500.00 with us.</p>
<p class="mu"><b>Ready for next year?</b> Our Saver Plus pays 4.25% AER variable on balances up to £5,000.</p>
<p class="mu">Registered office: 8 Lothbury Gate, London EC2R 7HH. Registered in England no. 01026167. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, register number 122702. Deposits are protected up to £85,000 by the FSCS.</p>
<div class="br" style="margin-top:20px"><span>https://secure.bank.example/tax/summary?year=${pen.text('taxYear')}</span><span>Page 1 of 1</span></div>`,
};
