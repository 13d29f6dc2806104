import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "DejaVu Sans";margin:22px 26px} .t{width:320px} .c{text-align:center;line-height:1.4} h1{font:bold 16.5px "Liberation Serif";margin:0} table{width:100%;border-collapse:collapse;margin:10px 0} td{padding:3px 0;vertical-align:top} .n{text-align:right} .q{width:34px} .line td{border-top:1px solid #000;padding-top:6px} .big{font-size:17px;font-weight:bold} .f{font-size:10.5px;color:#222}
</style>`;

const dishes = [
	'Working lunch platter',
	'Soup and sourdough',
	'Flat white',
	'Lemon drizzle',
	'Table service, private room',
];

function eaten(pen: Pen): string {
	return lines(pence(pen.text('total')), [
		[12, 48],
		[8, 19],
		[20, 18],
		[10, 9],
	])
		.map(
			(line, index) =>
				`<tr><td class="q">${line.quantity}</td><td>${dishes[index]}</td><td class="n">${amount(line.sum)}</td></tr>`,
		)
		.join('');
}

/** A café's bill for a long table, with VAT already in each price. */
export const cafe: Layout = {
	name: 'eleven-receipt-cafe',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="t"><div class="c"><h1>${pen.text('supplier')}</h1>Kitchen and coffee<br>31 Weavers Row, Ambleford AM1 5EB<br>@weaversrow</div>
<table><tr><td>${pen.date('date', 'short')}, 14:06</td><td class="n">Table 9 (12 covers)</td></tr><tr><td>Bill ${pen.text('invoiceNumber')}</td><td class="n">Ines</td></tr></table>
<table>${eaten(pen)}<tr class="line big"><td colspan="2">Total</td><td class="n">£${pen.money('total')}</td></tr></table>
<table class="f"><tr><td>Includes VAT at 20%</td><td class="n">£${pen.money('vat')}</td></tr><tr><td>Net of VAT</td><td class="n">£${pen.money('net')}</td></tr><tr><td>Card, contactless, Mastercard ·· 7731</td><td class="n">£${pen.money('total')}</td></tr></table>
${pen.implied('currency')}<div class="c f">VAT reg. 366 0918 72<br>A service charge is not added. Tips go to the team.<br>Wifi: weavers-guest</div></div>`,
};
