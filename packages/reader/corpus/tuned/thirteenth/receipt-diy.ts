import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:30px} .roll{width:300px;font:11.5px/1.35 "DejaVu Sans Mono";color:#1a1a1a;padding:10px} .c{text-align:center} .l{display:flex;justify-content:space-between;gap:10px} .q{padding-left:18px;color:#333} .big{font-size:16px;font-weight:bold;margin:6px 0} hr{border:0;border-top:1px dashed #444;margin:8px 0} table{width:100%;border-collapse:collapse} td,th{font-weight:normal;text-align:right;padding:0} td:first-child,th:first-child{text-align:left}
.bars{height:42px;margin:12px 20px 4px;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px,#000 7px 10px,#fff 10px 12px);-webkit-print-color-adjust:exact}
</style>`;

const GOODS = [
	['5012384 COMBI DRILL 18V', 2, 42],
	['5019921 MASONRY PAINT 10L', 3, 13],
	['5033108 TOOL CHEST 3DRW', 1, 11],
	['5040077 LED WORKLIGHT', 2, 8],
	['5027716 LADDER 3.4M EXT', 1, 0],
] as const;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

function bought(pen: Pen): string {
	const sold = lines(
		pence(pen.text('total')),
		GOODS.slice(0, -1).map(([, quantity, percent]) => [quantity, percent] as const),
	);
	return sold
		.map(({ quantity, price, sum }, at) => {
			const name = GOODS[at]?.[0] ?? '';
			return quantity === 1
				? line(name, amount(sum))
				: `${line(name, amount(sum))}<div class="q">${quantity} @ ${amount(price)}</div>`;
		})
		.join('');
}

/** The till roll of a DIY shed: goods with VAT in the price, paid by card, VAT set out at the foot. */
export const diy: Layout = {
	name: 'thirteen-receipt-diy',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="roll"><div class="c"><b style="font-size:15px">${pen.text('supplier')}</b><br>DIY &amp; GARDEN STORE<br>RIVERSIDE RETAIL PARK<br>AMBLEFORD AM5 3QD<br>TEL 01632 960 118<br>VAT NO 731 4402 19</div><hr>
${line('TILL 04 OP 117 KAREN', 'SALE')}<hr>
${bought(pen)}<hr>
${line('TOTAL', `£${pen.money('total')}`, 'big')}${line('9 ITEMS', '')}<br>
${line('VISA DEBIT', `£${pen.money('total')}`)}${line('CHANGE', '£0.00')}<hr>
<div>CARD ************4471<br>CONTACTLESS &nbsp; AUTH 072918<br>MERCHANT ***61204 TID ****8813<br>CARDHOLDER VERIFIED ON DEVICE</div><hr>
<table><tr><th>VAT RATE</th><th>NET</th><th>VAT</th><th>GROSS</th></tr><tr><td>A 20.0%</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td><td>${pen.money('total')}</td></tr></table><hr>
${pen.implied('currency')}${line(pen.date('date'), '14:22:07')}${line('STORE 0316', 'TRANS 8842')}
<div class="bars"></div><div class="c">0316 04 8842 117<br><br>RETURNS ACCEPTED WITHIN 45 DAYS<br>WITH THIS RECEIPT<br>THANK YOU FOR SHOPPING WITH US<br>Tell us how we did: shedsurvey.example</div></div>`,
};
