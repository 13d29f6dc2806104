import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:26px} .till{width:292px;font:12px/1.35 "DejaVu Sans Mono";letter-spacing:-.3px} .c{text-align:center} .r{display:flex;justify-content:space-between} .big{font-size:16px;font-weight:bold} .in{padding-left:14px} .cut{border-top:1px dashed #000;margin:6px 0} .bars{height:34px;margin:8px 20px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 8px);-webkit-print-color-adjust:exact}
</style>`;

const line = (label: string, printed: string, kind = '') =>
	`<div class="r ${kind}"><span>${label}</span><span>${printed}</span></div>`;

const goods = [
	['5012345 CMB DRILL 18V', 1, 45],
	['5027118 DECK SCREW 200', 3, 14],
	['5003390 MASONRY PNT 5L', 2, 22],
	['5060071 SANDING SHEETS', 4, 6],
	['5099914 TARPAULIN 4X6M', 1, 0],
] as const;

function items(pen: Pen): string {
	const sums = lines(
		pence(pen.text('total')),
		goods.slice(0, -1).map(([, quantity, percent]) => [quantity, percent] as const),
	);
	return sums
		.map(({ quantity, price, sum }, at) => {
			const label = goods[at]?.[0] ?? '';
			return quantity === 1
				? line(label, `${amount(sum)} A`)
				: `<div>${label}</div>${line(`${quantity} @ ${amount(price)}`, `${amount(sum)} A`, 'in')}`;
		})
		.join('');
}

/** A hardware shop's till roll: goods with their numbers, paid in cash with change, the VAT underneath. */
export const ironmonger: Layout = {
	name: 'twenty-ninth-receipt-hardware',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="till"><div class="c"><b>${pen.text('supplier')}</b><br>HARDWARE - PAINT - KEYS CUT<br>88-90 Castle Street<br>Ambleford AM1 6QR<br>Tel 01632 960 319<br>VAT No 704 2291 66</div><div class="cut"></div>
${line(pen.date('date'), '14:26')}${line('Till 02', 'Served by: KEV')}${line('Trans 048817', 'Store 0006')}<div class="cut"></div>
${items(pen)}<div class="cut"></div>
${line('11 ITEMS', '')}${line('TOTAL', `&pound;${pen.implied('currency')}${pen.money('total')}`, 'big')}${line('CASH', `&pound;${separatedPaid(pen)}`)}${line('CHANGE', `&pound;${pen.aside('change')}`)}<div class="cut"></div>
${line('VAT RATE A', '20.00%')}${line('NET', pen.money('net'))}${line('VAT', pen.money('vat'))}<div class="cut"></div>
<div class="c">LOYALTY CARD **** 4471<br>Points this visit 18 &nbsp; Balance 1,204<br>Worth &pound;12.04 off your next shop</div><div class="bars"></div><div class="c">0006 02 048817 0326<br>Unused goods may be returned within<br>28 days with this receipt. Mixed paint<br>and cut keys excepted. Your statutory<br>rights are not affected.<br>THANK YOU - CALL AGAIN</div></div>`,
};

/** What was handed over. */
function separatedPaid(pen: Pen): string {
	return amount(pence(pen.aside('paid')));
}
