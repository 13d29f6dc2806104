import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Mono";margin:24px 0 0 40px;width:290px;line-height:1.35;color:#111} .c{text-align:center} .l{display:flex;justify-content:space-between} .d{border-top:1px dashed #333;margin:7px 0} .v{display:grid;grid-template-columns:40px 70px 1fr 1fr} .v span:nth-child(4n+3),.v span:nth-child(4n){text-align:right} .big{font-size:17px;font-weight:bold}
</style>`;

const PENCE_A_LITRE = 139.9;

const line = (left: string, right: string, kind = '') =>
	`<div class="l ${kind}"><span>${left}</span><span>${right}</span></div>`;

/** The litres that the sum buys. */
const litres = (pen: Pen) => (pence(pen.text('total')) / PENCE_A_LITRE).toFixed(2); // not money of anybody

/** A filling station's till roll: pump and litres, the VAT in a line by rate, the card slip below. */
export const forecourt: Layout = {
	name: 'twenty-four-receipt-forecourt',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="c"><b>${pen.text('supplier')}</b><br>RINGWAY SERVICE STATION<br>RINGWAY NORTH, AMBLEFORD<br>AM9 4FS<br>TEL 01632 960 355<br>VAT NO 507 3316 82</div><div class="d"></div>
${line(pen.date('date'), '07:42')}${line('RECEIPT NO', pen.text('invoiceNumber'))}${line('TILL 02', 'CASHIER 118')}<div class="d"></div>
${line('PUMP 6', 'DIESEL')}${line(`${litres(pen)} LTR @ 139.9 P/L`, `${pen.money('total')} A`)}<div class="d"></div>
${line('TOTAL', `${pen.implied('currency')}£${pen.money('total')}`, 'big')}${line('FUEL CARD', `£${pen.money('total')}`)}<div class="d"></div>
<div class="v"><span>VAT</span><span>RATE</span><span>NET</span><span>VAT</span><span>A</span><span>20.00%</span><span>${pen.money('net')}</span><span>${pen.money('vat')}</span></div><div class="d"></div>
<div class="c">CUSTOMER COPY</div>${line('CARD', '**** **** **** 2086')}${line('AUTH CODE', '614402')}${line('CONTACTLESS', 'APPROVED')}<div class="d"></div>
<div class="c">THANK YOU<br>DRIVE SAFELY<br>PLEASE KEEP THIS RECEIPT<br>AS YOUR VAT INVOICE</div>`,
};
