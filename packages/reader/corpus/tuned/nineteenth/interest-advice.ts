import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:14px/1.5 "Liberation Serif";margin:64px 78px;color:#000} .to{display:flex;justify-content:space-between;margin-bottom:34px} .to div:last-child{text-align:right;font-size:12px} h1{font-size:17px;font-weight:700;margin:0 0 12px} table{border-collapse:collapse;width:100%;margin:18px 0;font-size:13px} th,td{border-top:1px solid #000;border-bottom:1px solid #000;padding:7px 5px;text-align:right} th{font-weight:400;font-style:italic;vertical-align:bottom} th:first-child,td:first-child{text-align:left} small{display:block;font-size:11px;margin-top:42px}
</style>`;

const holder = (pen: Pen) =>
	`<div class="to"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div><b style="font-size:17px">${pen.text('payer')}</b><br>Savings Administration, PO Box 118, Wexcombe WX1 1PB<br>Telephone 01632 960 305</div></div>`;

const sums = (pen: Pen) =>
	`<table><tr><th>Account</th><th>Gross interest paid<br>£</th><th>Income Tax deducted<br>£</th></tr><tr><td>Easy Access Saver, ${pen.aside('account')}</td><td>${pen.money('interest')}</td><td>${pen.money('taxDeducted')}</td></tr></table>`;

/** A letter of a bank or society with the interest of the year in one line of a table ruled across. */
export const advice: Layout = {
	name: 'nineteen-interest-advice',
	type: 'interest',
	html: (
		pen,
	) => `${style}${holder(pen)}<h1>Certificate of interest for the tax year ${pen.text('taxYear')}</h1>
<p>Here is the interest that we credited to your account between 6 April ${Number(pen.aside('yearEnd')) - 1} and 5 April ${pen.aside('yearEnd')}. We have not taken off tax. You may have to pay some if your interest is above your Personal Savings Allowance.</p>
${sums(pen)}<p>Please keep this certificate with your tax papers. You do not need to send it to HM Revenue &amp; Customs unless they ask for it.</p>
<small>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme.</small>`,
};
