import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:15px "Liberation Serif";margin:0;padding:90px 96px;line-height:1.5} h1{text-align:center;font-size:22px;margin:0} .c{text-align:center;font-size:13px} h2{text-align:center;font-size:17px;letter-spacing:.14em;margin:40px 0 30px;text-decoration:underline} table{border-collapse:collapse;width:100%;margin:22px 0} td{border:1px solid #000;padding:7px 10px} td:last-child{text-align:right;width:38%} .sign{display:flex;justify-content:space-between;margin-top:84px} .sign div{border-top:1px solid #000;width:220px;padding-top:4px}
</style>`;

/** The dividend on one share, in pounds to six places, which times the shares is the dividend to the penny. */
const perShare = (pen: Pen) => (pence(pen.money('dividend')) / Number(pen.aside('shares')) / 100).toFixed(6); // not money of anybody

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A small company's own voucher, typed in a word processor: centred name, a plain table and a line for the director. */
export const ownVoucher: Layout = {
	name: 'twentieth-dividend-own',
	type: 'dividend',
	html: (pen) => `${style}<h1>${pen.text('company')}</h1>
<div class="c">Registered office: Rear of 22 Church Street, Ambleford, AM1 4LD<br>Registered in England and Wales No. 09417726</div>
<h2>DIVIDEND VOUCHER</h2>
<p>To: <b>${pen.text('shareholder')}</b><br>14 Quarry Lane, Ambleford, AM4 7QT</p>
<p>At a meeting of the directors it was resolved that an interim dividend be paid to the holders of the ordinary shares. Your dividend is as follows.</p>
<table>${row('Dividend payment date', pen.date('paymentDate', 'words'))}${row('Class of shares', 'Ordinary shares of £1.00 each')}${row('Number of shares held', pen.aside('shares'))}${row('Dividend per share', `£${perShare(pen)}`)}${row('<b>Dividend payable</b>', `<b>£${pen.money('dividend')}</b>`)}</table>
<p style="font-size:13px">There is no tax credit with this dividend. You should keep this voucher with your records, as you may need to include the amount of £${pen.money('dividend')} on your Self Assessment tax return.</p>
<div class="sign"><div>Director</div><div>Date</div></div>`,
};
