import { amount, lines, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px/1.35 "DejaVu Sans Mono";margin:0;padding:40px 0} .roll{width:302px;margin:0 auto} .c{text-align:center} .big{font-size:16px;font-weight:bold} table{width:100%;border-collapse:collapse} td{padding:1px 0} td:last-child{text-align:right} .dash{border-top:1px dashed #000;margin:7px 0} .tot td{font-size:17px;font-weight:bold;padding:3px 0} .vat td,.vat th{font-size:10.5px;text-align:right;font-weight:normal;padding:0}.vat td:first-child,.vat th:first-child{text-align:left}
</style>`;

const sold = ['SHELF UNIT OAK', 'STORAGE BOX 35L', 'LED BULB E27', 'HOOKS BRASS PK'];

/** What was bought, with the tax in it; more than one of a thing stands in a line beneath it. */
const bought = (pen: Pen) =>
	lines(pence(pen.money('total')), [
		[1, 46],
		[3, 33],
		[4, 12],
	])
		.map(
			({ quantity, price, sum }, place) =>
				`<tr><td>${sold[place] ?? ''}${quantity === 1 ? '' : `<br>&nbsp;&nbsp;${quantity} @ £${amount(price)}`}</td><td style="vertical-align:bottom">£${amount(sum)} A</td></tr>`,
		)
		.join('');

/** A till's roll: centred head, the goods, the total large, cash and change, and a table of the tax. */
export const till: Layout = {
	name: 'twentieth-receipt-till',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="roll"><div class="c"><div class="big">${pen.text('supplier')}</div>Unit 3 Ropewalk Retail Park<br>Ambleford AM1 8PD<br>Tel 01632 960417<br>VAT No GB 417 2207 19</div>
<div class="dash"></div><table><tr><td>${pen.date('date')} 14:26</td><td>Till 03 Jade</td></tr><tr><td>Receipt</td><td>${pen.aside('invoiceNumber')}</td></tr></table><div class="dash"></div>
<table>${bought(pen)}</table><div class="dash"></div>
<table class="tot"><tr><td>TOTAL</td><td>£${pen.money('total')}${pen.implied('currency')}</td></tr></table>
<table><tr><td>9 items</td><td></td></tr><tr><td>CASH</td><td>£${separated(pen.aside('paid'))}</td></tr><tr><td>CHANGE</td><td>£${separated(pen.aside('change'))}</td></tr></table><div class="dash"></div>
<table class="vat"><tr><th>VAT rate</th><th>Net</th><th>VAT</th><th>Gross</th></tr><tr><td>A 20.00%</td><td>${separated(pen.aside('net'))}</td><td>${separated(pen.aside('vat'))}</td><td>${pen.money('total')}</td></tr></table><div class="dash"></div>
<div class="c">Please keep your receipt.<br>Goods may be returned unused<br>within 28 days with this receipt.<br>Your statutory rights are<br>not affected.<br><br>THANK YOU FOR SHOPPING WITH US<br>Tell us how we did today and<br>win £100: example.co.uk/tell</div></div>`,
};
