import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13.5px "Liberation Serif";margin:58px 84px;line-height:1.42;color:#161616} .head{text-align:center;border-bottom:1px solid #7c6a2e;padding-bottom:10px} .head b{font-size:23px;letter-spacing:.5px} .head span{display:block;font-size:10.5px;color:#555} .addr{margin:40px 0 26px} .ref{float:right;font-size:12px;text-align:right} h1{font-size:14.5px;margin:0 0 12px;text-decoration:underline} table{margin:18px 0 18px 30px;border-collapse:collapse} td{padding:5px 0} td:first-child{width:330px} td:last-child{text-align:right;font-weight:bold;min-width:110px} .end{position:fixed;bottom:38px;left:84px;right:84px;font-size:9px;line-height:1.3;text-align:center;color:#555}
</style>`;

/** A building society's letter that certifies a year's interest: sums in a small list amid running text, a signature below. */
export const society: Layout = {
	name: 'twenty-four-interest-society',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('payer')}</b><span>Head Office: Market Cross, Ambleford AM1 2BS &nbsp;|&nbsp; Telephone 01632 960 182</span></div>
<div class="addr"><div class="ref">Account number: ${pen.aside('account')}<br>Our ref: SAV/IC</div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<p>Dear Member</p><h1>Certificate of interest for the tax year ${pen.text('taxYear')}</h1>
<p>We certify that the interest set out below was credited to your account in the tax year ended 5 April ${pen.aside('yearEnd')}. Please keep this letter with your papers, as you may need it to complete a tax return.</p>
<table><tr><td>Type of account</td><td>Members’ Instant Saver</td></tr><tr><td>Gross interest credited</td><td>£${pen.money('interest')}</td></tr><tr><td>Income tax deducted</td><td>£${pen.money('taxDeducted')}</td></tr></table>
<p>Since 6 April 2016 we have paid interest on all our savings accounts without taking off income tax. Most savers have a Personal Savings Allowance and pay no tax on the interest they receive. If your interest is above your allowance, HM Revenue &amp; Customs will normally collect what is due by changing your tax code; we tell them each year what interest we have paid.</p>
<p>If your account is held jointly, each holder should count an equal share of the interest shown unless a different split has been agreed with HM Revenue &amp; Customs.</p>
<p>Yours sincerely</p><p style="font:italic 21px 'Liberation Serif';margin:8px 0">H. Thackray</p><p style="margin:0">Helen Thackray<br>Head of Member Services</p>
<div class="end">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Calls may be recorded. Your eligible deposits are protected up to the limit of the Financial Services Compensation Scheme.</div>`,
};
