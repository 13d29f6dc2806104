import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13px/1.5 "Liberation Serif";margin:60px 76px} .head{text-align:center;color:#14532d;border-bottom:1px solid #14532d;padding-bottom:8px} .head b{font-size:22px;display:block} .head span{font-size:11px} .side{display:flex;justify-content:space-between;margin:26px 0 18px} p{margin:9px 0} .sign{margin:34px 0 26px} .foot{font-size:9.5px;line-height:1.4;text-align:center;color:#333;margin-top:46px;border-top:1px solid #14532d;padding-top:6px}
</style>`;

/** A letter of savers who lend to one another, its amounts in a sentence. */
export const unionLetter: Layout = {
	name: 'twenty-ninth-interest-union',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('payer')}</b><span>Owned by its members &middot; 63 Market Hill, Ambleford AM2 4BW &middot; 01632 960 553 &middot; Open Mon, Wed, Fri 10&ndash;3, Sat 10&ndash;12</span></div>
<div class="side"><div>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">26 April ${pen.aside('yearEnd')}<br>Member no. ${pen.aside('account')}<br>Ref. INT/MH/${pen.aside('yearEnd')}</div></div>
<p>Dear Member</p>
<p><b>Interest on your savings, year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></p>
<p>At the annual meeting in February the members agreed to go on paying 3.10% on savings up to &pound;15,000 and 1.25% on any above that. We are writing, as we do each spring, to say what this came to for you.</p>
<p>In the tax year ended 5 April ${pen.aside('yearEnd')} we added interest of &pound;${pen.money('interest')} to your Member Savings Account. This was paid gross, and tax of &pound;${pen.money('taxDeducted')} was deducted from it.</p>
<p>You should put the amount of interest on your tax return if you are asked to fill one in. If you were also paid a loan rebate or won in the monthly members' draw (first prize &pound;250.00), these are not interest and are not part of the amount above.</p>
<p>Your Christmas Club opens again on 1 May: &pound;5.00 a week is enough to start. If your address or email has changed please tell the office, and do think of naming someone on your nomination form.</p>
<div class="sign">Yours sincerely<br><br><br>Moira Hesketh<br>Treasurer</div>
<div>P.S. The office is closed on both May bank holidays.</div>
<div class="foot">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 213746. Savings are protected up to &pound;85,000 by the Financial Services Compensation Scheme. A member of ABCUL. Loans are subject to status; 12.7% APR typical.</div>`,
};
