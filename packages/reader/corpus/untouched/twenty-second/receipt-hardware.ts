import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px/1.35 "DejaVu Sans Mono";margin:24px 40px;width:330px} .c{text-align:center} .c b{font-size:14px} .r{display:flex;justify-content:space-between} .in{padding-left:18px} hr{border:0;border-top:1px dashed #000;margin:7px 0} .big{font-size:15px;font-weight:bold} .small{font-size:10.5px}
</style>`;

const goods = [
	'CORDLESS COMBI DRILL 18V',
	'MASONRY PAINT WHT 10L',
	'SCREWS 5X50 BOX 200',
	'DUST SHEET COTTON',
] as const;

const shares = [
	[1, 46],
	[2, 34],
	[3, 12],
] as const;

const row = (label: string, value: string, kind = '') =>
	`<div class="r ${kind}"><span>${label}</span><span>${value}</span></div>`;

const items = (total: string) =>
	lines(pence(total), shares)
		.map(({ quantity, price, sum }, index) => {
			const name = goods[index] ?? goods[3];
			return quantity === 1
				? row(name, amount(sum))
				: `<div>${name}</div>${row(`${quantity} @ ${amount(price)}`, amount(sum), 'in')}`;
		})
		.join('');

const vat = (pen: Pen) =>
	`<div class="small">${row('VAT rate 20.00%', '')}${row('Net of VAT', pen.money('net'))}${row('VAT', pen.money('vat'))}</div>`;

/** A hardware shop's till roll, paid by card: items with VAT in them, the tax below the total, the slip of the card machine after it. */
export const hardware: Layout = {
	name: 'twenty-second-receipt-hardware',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="c"><b>${pen.text('supplier')}</b><br>Hardware · DIY · Garden<br>38 High Street, Ambleford<br>Tel 01632 960 733<br>VAT No. 917 3306 42</div><hr>
${row(pen.date('date'), '14:52')}${row('Receipt no.', pen.aside('invoiceNumber'))}${row('Till 2', 'Served by Joan')}<hr>
${items(pen.money('total'))}<hr>${row('TOTAL', `£${pen.implied('currency')}${pen.money('total')}`, 'big')}${row('7 items', '')}<hr>
${row('VISA DEBIT', pen.money('total'))}${row('Card', '**** **** **** 6038')}${row('Auth code', '417702')}<div>CONTACTLESS / DEVICE</div><div>CARDHOLDER DEVICE VERIFIED</div><hr>${vat(pen)}<hr>
<div class="c small">Unused goods may be returned within 28 days with this receipt. Cut keys, mixed paint and timber cut to size cannot be returned.<br><br>THANK YOU – PLEASE CALL AGAIN</div>`,
};
