import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:44px 56px;color:#111} .top{display:flex;justify-content:space-between} .top b{font-size:18px} .reg{text-align:right;font-size:10.5px;line-height:1.45} .mid{display:flex;justify-content:space-between;margin:40px 0 30px} .ref{border:1px solid #555;border-collapse:collapse} .ref td{border:1px solid #555;padding:5px 9px}
h1{font-size:16px;margin:0 0 4px} .table{width:100%;border-collapse:collapse;margin:14px 0} .table th{font-size:11px;border-top:2px solid #111;border-bottom:1px solid #111;padding:6px;text-align:center} .table td{padding:10px 6px;text-align:center;border-bottom:1px solid #111;font-size:13px} p{line-height:1.45} .cut{border-top:1px dashed #555;margin-top:30px;padding-top:16px} .adv{display:grid;grid-template-columns:150px 1fr;gap:5px} small{font-size:10px;line-height:1.4;display:block;margin-top:18px}
</style>`;

/** Pence a share, to so many places that the holding times it gives the dividend. */
const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody

const holding = (pen: Pen) => pen.aside('shares').replace(/\B(?=(\d{3})+$)/g, ',');

const table = (
	pen: Pen,
) => `<table class="table"><tr><th>Payment date</th><th>Class of share</th><th>Number of shares</th><th>Rate per share</th><th>Dividend paid</th></tr>
<tr><td>${pen.date('paymentDate', 'words')}</td><td>Ordinary</td><td>${holding(pen)}</td><td>${rate(pen)}p</td><td>£${pen.money('dividend')}</td></tr></table>`;

const advice = (pen: Pen) =>
	`<div class="cut"><b>Payment advice</b><div class="adv" style="margin-top:10px"><span>Paid to</span><span>${pen.text('shareholder')}</span><span>Sort code</span><span>**-**-61</span><span>Account number</span><span>*****207</span><span>Amount</span><span>£${pen.money('dividend')}</span><span>Method</span><span>BACS</span></div></div>`;

/** A registrar's confirmation of a dividend paid to a bank account: one row of a table, and the payment once more below the cut. */
export const confirmation: Layout = {
	name: 'fifteen-dividend-confirmation',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="top"><b>${pen.text('company')}</b><div class="reg">Quayside Registrars<br>The Exchange, 40 Wharf Road<br>Ambleford AM1 9QR<br>Shareholder helpline 0371 000 3390<br>www.quaysideregistrars.example</div></div>
<div class="mid"><div>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><table class="ref"><tr><td>Shareholder reference</td><td>0${pen.aside('account')}4</td></tr><tr><td>ISIN</td><td>GB00B7KX4120</td></tr><tr><td>Dividend</td><td>Interim</td></tr></table></div>
<h1>Dividend confirmation</h1><p>The dividend below has been paid straight into the bank or building society account that you chose. Please keep this confirmation for your tax records. HM Revenue &amp; Customs will accept it as evidence of the dividend.</p>
${table(pen)}
<p>Dividends carry no tax credit. If your dividend income for the year is above the dividend allowance, you may have to pay tax on it. Dividends on shares in an ISA need not be declared.</p>
${advice(pen)}<small>Going paperless? Register at the web address above to have your confirmations sent by email. If you have sold your holding, please pass this document to the buyer’s agent only if the shares were sold with the dividend. Registered in England and Wales no. 00412077.</small>`,
};
