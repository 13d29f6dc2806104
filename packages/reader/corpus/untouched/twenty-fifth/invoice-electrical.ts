import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Mono";margin:32px 36px} .t{display:flex;justify-content:space-between;font-family:"Liberation Sans"} .t b{font-size:19px} table{border-collapse:collapse;width:100%;margin-top:14px} th,td{border:1px solid #222;padding:4px 6px;text-align:left} th{font:bold 10px "Liberation Sans"} .n{text-align:right} .s{width:270px;margin-left:auto} small{font:9px "Liberation Sans"}
</style>`;

const goods = ['6242Y 2.5MM T&E CABLE 100M', '32A TYPE B RCBO SP', 'LED PANEL 600X600 4000K'];

/** An electrical wholesaler's invoice, from the branch's counter. */
export const electrical: Layout = {
	name: 'twenty-fifth-invoice-electrical',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="t"><b>${pen.text('supplier')}</b><b>INVOICE</b></div>Branch 041, Unit 6 Foundry Trade Park, Ambleford AM3 8TR
<table><tr><th>INVOICE NO.</th><th>INVOICE DATE / TAX POINT</th><th>YOUR ORDER</th><th>DUE DATE</th></tr><tr><td>${pen.aside('invoiceNumber')}</td><td>${pen.date('date')}</td><td>VERBAL</td><td>${pen.aside('due')}</td></tr></table><p>INVOICE TO:<br>${pen.aside('customer')}</p>
<table><tr><th>DESCRIPTION</th><th class="n">QTY</th><th class="n">UNIT PRICE</th><th class="n">GOODS VALUE</th><th>VAT</th></tr>${lines(
		pence(pen.text('net')),
		[
			[2, 45],
			[5, 30],
		],
	)
		.map(
			({ quantity, price, sum }, at) =>
				`<tr><td>${goods[at]}</td><td class="n">${quantity}</td><td class="n">${amount(price)}</td><td class="n">${amount(sum)}</td><td>S</td></tr>`,
		)
		.join('')}</table>
<table class="s"><tr><th>GOODS TOTAL</th><td class="n">${pen.money('net')}</td></tr><tr><th>VAT @ 20%</th><td class="n">${pen.money('vat')}</td></tr><tr><th>INVOICE TOTAL ${pen.implied('currency')}£</th><td class="n">${pen.money('total')}</td></tr></table>
<p><small>Goods remain our property until paid for in full. Shortages must be notified within 3 days.</small></p>`,
};
