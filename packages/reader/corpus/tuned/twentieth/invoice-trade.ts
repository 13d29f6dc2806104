import { amount, lines, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "DejaVu Sans Condensed","DejaVu Sans";margin:0;padding:46px 50px} .head{display:grid;grid-template-columns:90px 1fr 200px;align-items:center;border-bottom:4px solid #d9822b;padding-bottom:14px} .mark{width:70px;height:70px;border-radius:50%;background:#d9822b;color:#fff;font:bold 30px/70px "DejaVu Sans";text-align:center} .head h1{font-size:21px;margin:0} .r{text-align:right} .two{display:grid;grid-template-columns:1fr 250px;margin:24px 0;line-height:1.5} .k td{padding:1px 0} .k td:last-child{text-align:right;font-weight:bold} table{border-collapse:collapse;width:100%} .l th{background:#f6e3cf;text-align:right;padding:6px 8px;font-size:11px} .l th:first-child,.l td:first-child{text-align:left} .l td{padding:7px 8px;text-align:right;border-bottom:1px dotted #999;vertical-align:top} .s{width:300px;margin:14px 0 0 auto} .s td{padding:4px 8px} .s td:last-child{text-align:right} .s .big td{font-weight:bold;font-size:15px;border-top:2px solid #d9822b} .pay{margin-top:40px;border:1px solid #d9822b;padding:10px 14px;line-height:1.6;font-size:11.5px}
</style>`;

const described = [
	'Labour, one man, days on site',
	'Materials, as receipts',
	'Removal of rubbish and old fittings',
	'Sundries: fixings, sealant, sandpaper',
];

const work = (pen: Pen) =>
	lines(pence(pen.money('net')), [
		[2, 48],
		[1, 31],
		[1, 14],
	])
		.map(
			({ quantity, price, sum }, place) =>
				`<tr><td>${described[place] ?? ''}</td><td>${quantity}</td><td>£${amount(price)}</td><td>20%</td><td>£${amount(sum)}</td></tr>`,
		)
		.join('');

/** A tradesperson's invoice from a phone app: a round mark, labour and materials by line, and bank details in a box. */
export const trade: Layout = {
	name: 'twentieth-invoice-trade',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="head"><div class="mark">✓</div><div><h1>${pen.text('supplier')}</h1><span style="font-size:11px">No job too small · Fully insured · 25 years in the trade</span></div><div class="r" style="font-size:11px;line-height:1.5">18 Foundry Road<br>Ambleford AM3 6RB<br>07700 900417<br>VAT Reg 417 2207 19</div></div>
<div class="two"><div><b>Invoice to</b><br>${pen.aside('customer')}<br>Work at: 7 Lowfield Road, Ambleford</div><table class="k"><tr><td>Invoice</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Date</td><td>${pen.date('date')}</td></tr><tr><td>Pay by</td><td>${pen.aside('due')}</td></tr></table></div>
<table class="l"><tr><th>What we did</th><th>Qty</th><th>Each</th><th>VAT</th><th>Cost</th></tr>${work(pen)}</table>
<table class="s"><tr><td>Total before VAT</td><td>£${pen.money('net')}</td></tr><tr><td>VAT at 20%</td><td>£${separated(pen.aside('vat'))}</td></tr><tr class="big"><td>Total to pay</td><td>£${pen.money('total')}${pen.implied('currency')}</td></tr></table>
<div class="pay"><b>How to pay.</b> Bank transfer please, to sort code 20-44-71, account 33441207, and put the invoice number as reference. Cheques and cards also taken.<br>All work is guaranteed for twelve months. Goods stay ours until paid for. Thank you for your custom, and if you were pleased please leave us a review.</div>`,
};
