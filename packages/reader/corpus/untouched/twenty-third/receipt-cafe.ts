import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px/1.45 "Liberation Sans";margin:34px 60px;color:#1c1c1c} .roll{width:296px} .name{font:italic bold 16.5px "Liberation Serif";text-align:center;line-height:1.15} .mid{text-align:center;font-size:11px;color:#333} .l{display:grid;grid-template-columns:26px 1fr auto} .k{display:flex;justify-content:space-between} .dots{border-top:2px dotted #999;margin:9px 0} .tot{font-size:17px;font-weight:bold} .s{font-size:10.5px;color:#444}
</style>`;

const ORDER = [
	['Sandwich platter', 4, 40],
	['Quiche, whole', 4, 18],
	['Flask of coffee', 5, 20],
	['Fruit bowl', 2, 12],
] as const;

const pair = (label: string, value: string, kind = '') =>
	`<div class="k ${kind}"><span>${label}</span><span>${value}</span></div>`;

function order(pen: Pen): string {
	const each = lines(
		pence(pen.text('total')),
		ORDER.map(([, quantity, share]) => [quantity, share] as const),
	);
	return each
		.map(({ quantity, sum }, at) => {
			const what = ORDER[at]?.[0] ?? 'Traybake selection';
			return `<div class="l"><span>${quantity}</span><span>${what}</span><span>${amount(sum)}</span></div>`;
		})
		.join('');
}

/** A café's receipt of an order for a meeting, paid in cash at the till: quantity first, the VAT that is in the total below it. */
export const cafe: Layout = {
	name: 'twenty-third-receipt-cafe',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="roll"><div class="name">${pen.text('supplier')}</div><div class="mid">Coffee · Lunch · Catering<br>11 Market Place, Ambleford AM1 1NP</div>
<div class="dots"></div>${pair(pen.date('date', 'short'), '12:08')}${pair('Collection order', 'You were served by Ffion')}
<div class="dots"></div>${order(pen)}
<div class="dots"></div>${pair('Total', `${pen.implied('currency')}£${pen.money('total')}`, 'tot')}
${pair('Cash', `£${pen.aside('paid')}`)}${pair('Change', `£${pen.aside('change')}`)}
<div class="dots"></div><div class="s">${pair('Total excl. VAT', `£${pen.money('net')}`)}${pair('VAT included @ 20%', `£${pen.money('vat')}`)}</div>
<div class="dots"></div><div class="mid">VAT reg. 447 2093 18<br>Wi-Fi: CornerGuest / flatwhite<br>Tell us if you have an allergy. Thank you!</div></div>`,
};
