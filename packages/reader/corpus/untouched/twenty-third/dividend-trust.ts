import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Serif";margin:44px 50px;color:#111} .co{display:flex;justify-content:space-between;align-items:flex-start} .co h1{font-size:20px;margin:0;color:#3d2b56} .co p{margin:2px 0 0;font-size:10px} .reg{text-align:right;font-size:9.5px;line-height:1.4} .ad{margin:44px 0 36px;font-size:13px;line-height:1.4} .ttl{font-size:14px;font-weight:bold;margin:0 0 6px}
table{width:100%;border-collapse:collapse} td,th{border:1px solid #3d2b56;padding:6px 8px;text-align:center;font-weight:normal} th{background:#ece7f3;font-size:10px;-webkit-print-color-adjust:exact} td{font-size:12.5px} .txt{line-height:1.45;margin:12px 0} .cut{border-top:1px dashed #555;margin:34px -50px 18px;text-align:center;font-size:8.5px;color:#555;padding-top:3px} .stub{display:grid;grid-template-columns:1.3fr 1fr;gap:24px} .stub dl{display:grid;grid-template-columns:130px 1fr;row-gap:4px;margin:0} .stub dt{color:#3d2b56} .stub dd{margin:0} .void{border:1px solid #3d2b56;padding:10px;text-align:center;line-height:1.5} small{font-size:9px;color:#444;display:block;margin-top:24px;line-height:1.4}
</style>`;

/** Pence a share, to four places: times the holding it gives the dividend to the penny. */
const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody

const table = (
	pen: Pen,
) => `<table><tr><th>Holding of ordinary shares</th><th>Rate per share</th><th>Dividend payable</th><th>Payment date</th></tr>
<tr><td>${pen.aside('shares')}</td><td>${rate(pen)}p</td><td>£${pen.money('dividend')}</td><td>${pen.date('paymentDate', 'words')}</td></tr></table>`;

const stub = (
	pen: Pen,
) => `<div class="stub"><dl><dt>Company</dt><dd>${pen.text('company')}</dd><dt>Shareholder</dt><dd>${pen.text('shareholder')}</dd><dt>Amount paid</dt><dd>£${pen.money('dividend')}</dd><dt>Paid on</dt><dd>${pen.date('paymentDate', 'words')}</dd><dt>Method</dt><dd>Direct credit to your bank or building society</dd></dl>
<div class="void"><b>NOT A CHEQUE</b><br>The amount has been credited to the account that you have given to the registrar.</div></div>`;

/** An investment trust's counterfoil: the confirmation above, a stub below the perforation. */
export const trust: Layout = {
	name: 'twenty-third-dividend-trust',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="co"><div><h1>${pen.text('company')}</h1><p>An investment company as defined by section 833 of the Companies Act 2006</p></div><div class="reg">Registrar: Pennant Share Registrars<br>Aspect Court, 90 Quay Street<br>Ambleford AM1 2PS<br>Shareholder helpline 01632 960 371</div></div>
<div class="ad">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<p class="ttl">Dividend confirmation – third interim dividend on the ordinary shares of 25p each</p>
${table(pen)}
<p class="txt">The Directors have declared the dividend set out above on the shares registered in your name at the record date. It is paid out of the revenue of the Company and is not a property income distribution or an interest distribution. No tax has been taken from it and none can be reclaimed.</p>
<p class="txt">Please keep this counterfoil. You may need it for your tax return: dividends above the dividend allowance are taxable, whether or not they are reinvested. HM Revenue &amp; Customs will accept it as evidence of the income. A charge may be made for a duplicate.</p>
<div class="cut">Detach here</div>${stub(pen)}
<small>To reinvest future dividends through the Dividend Reinvestment Plan, or to change your bank details, go to www.pennantregistrars.example and have your shareholder reference to hand. Beware of share fraud: the registrar and the Company will never telephone you to offer investment advice.</small>`,
};
