import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:58px 70px;line-height:1.45} .soc{text-align:center;border-bottom:1px solid #0b3d2e;padding-bottom:8px} .soc b{font-size:21px;color:#0b3d2e;letter-spacing:.5px} h1{font-size:15px;text-align:center;margin:22px 0} .ad{display:flex;justify-content:space-between;margin-top:22px} table{width:100%;border-collapse:collapse;margin:12px 0} td,th{border:1px solid #0b3d2e;padding:6px 9px;text-align:right;font-weight:normal} th{background:#e9f0ec;font-size:11px} td:first-child,th:first-child{text-align:left} small{font-size:9.5px;line-height:1.4;display:block;margin-top:12px}
</style>`;

/** A building society's certificate in a frame of gross, tax and net. */
export const society: Layout = {
	name: 'twenty-eight-interest-society',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="soc"><b>${pen.text('payer')}</b><br>Principal Office: Wool Exchange Chambers, Market Place, Ambleford AM1 1BS</div>
<div class="ad"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">Date of issue: 22 April ${pen.aside('yearEnd')}<br>Branch: 07 Ambleford<br>Membership no. 400618-3</div></div>
<h1>CERTIFICATE OF INTEREST<br><span style="font-weight:normal;font-size:12.5px">Year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</span></h1>
<p>We certify that interest was credited to the account below in the year stated.</p>
<table><tr><th>Account</th><th>Gross interest<br>£</th><th>Income Tax deducted<br>£</th><th>Net interest<br>£</th></tr><tr><td>${pen.aside('account')} &nbsp; 90 Day Notice (Issue 12)</td><td>${pen.money('interest')}</td><td>${pen.money('taxDeducted')}</td><td>${pen.money('interest')}</td></tr></table>
<p>Rate at 5 April: 3.65% gross p.a. / 3.71% AER, variable. Since 6 April 2016 the Society has paid interest without deduction of Income Tax. If you are a taxpayer and your interest is more than your Personal Savings Allowance (up to £1,000 for a basic rate taxpayer and £500 for a higher rate taxpayer) you may have tax to pay.</p>
<p style="margin-top:22px">For and on behalf of the Society<br><br><i>M. J. Ellwood</i><br>Secretary</p>
<small>Please retain this certificate: a charge of £5.00 may be made for a duplicate. In a joint account the whole of the interest is shown and each holder should declare his or her share. HM Revenue &amp; Customs is told each year of the interest that we pay.</small>
<small>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (firm reference number 106077). Member of the Building Societies Association. Eligible deposits are protected up to ${pen.aside('yearEnd') === '2026' ? '£120,000' : '£85,000'} by the Financial Services Compensation Scheme. CT4 (03/${pen.aside('yearEnd').slice(2)})</small>`,
};
