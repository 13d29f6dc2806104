import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13.5px "DejaVu Serif";margin:64px 70px;color:#000;line-height:1.45} .c{text-align:center} h1{font-size:19px;letter-spacing:3px;font-weight:normal;margin:22px 0;border-top:1px solid #000;border-bottom:1px solid #000;padding:7px 0} table{border-collapse:collapse;width:100%;margin:18px 0} td,th{border:1px solid #000;padding:7px 10px;font-weight:normal;text-align:center} th{font-size:11px} .sign{display:grid;grid-template-columns:1fr 1fr;gap:50px;margin-top:46px}
</style>`;

/** Every shareholder holds a hundred shares, so that the dividend of a share comes out even. */
const SHARES = 100;

const each = (pen: Pen) => (pence(pen.text('dividend')) / 100 / SHARES).toFixed(4); // not money of anybody

const payment = (
	pen: Pen,
) => `<table><tr><th>Holding<th>Class of share<th>Rate per share<th>Dividend payable</tr>
<tr><td>${SHARES}<td>Ordinary £1<td>£${each(pen)}<td>£${pen.money('dividend')}</tr></table>`;

/** The voucher that the director of a small company types for each shareholder after the meeting of the board. */
export const voucher: Layout = {
	name: 'fourteen-dividend-voucher',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="c"><b style="font-size:18px">${pen.text('company')}</b><br><span style="font-size:11px">Registered in England and Wales no. 09618834<br>Registered office: 27 Chapel Row, Ambleford AM6 1LD</span></div>
<h1 class="c">DIVIDEND VOUCHER</h1>
<div style="display:flex;justify-content:space-between"><span>Voucher no. 4</span><span>Date of payment: ${pen.date('paymentDate', 'words')}</span></div>
<p>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p>
<p>Interim dividend on the Ordinary shares of the company, as resolved by the directors. The dividend has been paid to the bank account that you gave us.</p>
${payment(pen)}
<p>This voucher should be kept. It will be accepted by HM Revenue &amp; Customs as evidence of the dividend that you have received, which you may have to declare in your tax return. No tax credit comes with it.</p>
<div class="sign"><div><div style="border-bottom:1px dotted #000;height:34px;font:italic 24px 'Liberation Serif'">&nbsp; H Marlowe</div>Director</div><div><div style="border-bottom:1px dotted #000;height:34px"></div>Company Secretary</div></div>`,
};
