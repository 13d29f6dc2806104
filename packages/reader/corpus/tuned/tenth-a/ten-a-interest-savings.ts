import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Sans",Arial;margin:38px 48px;color:#16222e} .bar{height:6px;background:linear-gradient(90deg,#ff7a00,#ffb600);margin-bottom:18px}
h1{font-size:21px;margin:26px 0 4px} table{border-collapse:collapse;width:100%;margin:16px 0} th{text-align:left;background:#f4f1ec;padding:8px;font-size:11px} td{padding:8px;border-bottom:1px solid #ddd} .n{text-align:right}
.box{background:#f4f1ec;padding:10px 14px;font-size:11.5px;line-height:1.5} footer{font-size:9px;color:#667;margin-top:60px;line-height:1.5}</style>`;

/** A bank's certificate of interest, as a saver finds it among the statements online. */
export const savingsBank: Layout = {
	name: 'ten-a-interest-savings',
	type: 'interest',
	html: (pen) => {
		const end = Number(pen.aside('yearEnd'));
		return `${style}<div class="bar"></div>
<div style="display:flex;justify-content:space-between"><b style="font-size:17px">${pen.text('payer')}</b><span style="text-align:right">Online document<br>Produced on 19 April ${end}</span></div>
<h1>Annual interest certificate</h1>
For the tax year 6 April ${end - 1} to 5 April ${end}${pen.implied('taxYear')}
<table><tr><th style="width:200px">Account holder</th><td>${pen.text('accountHolder')}</td></tr>
<tr><th>Your address</th><td>14 Quarry Lane, Ambleford, AM4 7QT</td></tr></table>
<p>This is the interest that we added to your savings in the tax year. Please keep this page: you may need it for your tax return.</p>
<table><tr><th>Account</th><th>Number</th><th class="n">Gross interest paid</th><th class="n">Tax deducted</th></tr>
<tr><td>Easy Saver (Issue 14)</td><td>${pen.aside('account')}</td><td class="n"><b>£${pen.money('interest')}</b></td><td class="n">£${pen.money('taxDeducted')}</td></tr></table>
<div class="box"><b>Do I pay tax on this?</b><br>Since April 2016 banks pay interest without taking off tax. Most people have a Personal Savings Allowance: £1,000 for basic rate taxpayers and £500 for higher rate taxpayers. If your interest from all banks is above your allowance, HMRC usually changes your tax code. Interest on a cash ISA is free of tax and is not on this certificate.</div>
<p>If the account is held jointly, the figure is for the whole account and each holder is usually taxed on an equal share.</p>
<footer>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (Firm Reference Number 204571). Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme.<br>Questions? Send us a secure message in the app. &nbsp; IC-ONL-03 &nbsp; 1/1</footer>`;
	},
};
