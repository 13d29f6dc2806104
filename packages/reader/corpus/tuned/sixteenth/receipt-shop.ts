import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;background:#fff;font:12px "DejaVu Sans Mono"} .r{width:300px;margin:26px auto;padding:0 6px;line-height:1.4} .c{text-align:center} .l{display:flex;justify-content:space-between;gap:10px} .in{padding-left:22px} hr{border:0;border-top:1px dashed #000;margin:8px 0} .big{font-size:16px;font-weight:bold} table{width:100%;border-collapse:collapse} td{text-align:right;padding:0} td:first-child{text-align:left} .bars{height:44px;width:210px;margin:12px auto;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 5px,#000 5px 9px,#fff 9px 11px,#000 11px 12px,#fff 12px 16px)}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

const GOODS = ['MASONRY PAINT WHT 5L', 'CORDLESS DRILL 18V', 'DUST SHEET COTTON', 'STEP LADDER 6 TREAD'];

/** What was bought, with its VAT: the number of each and its price below the name where there were several. */
function goods(pen: Pen): string {
	const bought = lines(pence(pen.text('total')), [
		[2, 22],
		[1, 38],
		[3, 12],
	]);
	return bought
		.map(({ quantity, price, sum }, index) =>
			quantity === 1
				? line(GOODS[index] ?? '', `${amount(sum)} A`)
				: `<div>${GOODS[index]}</div>${line(`${quantity} @ ${amount(price)}`, `${amount(sum)} A`, 'in')}`,
		)
		.join('');
}

const rates = (pen: Pen) =>
	`<table><tr><td>VAT RATE</td><td>NET</td><td>VAT</td></tr><tr><td>A 20.00%</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td></tr></table>`;

function when(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('date'));
	return `${day}/${month}/${year.slice(2)} 14:37`;
}

/** A DIY shop's till receipt, paid by card. */
export const shop: Layout = {
	name: 'sixteen-receipt-shop',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="r"><div class="c"><b style="font-size:14px">${pen.text('supplier')}</b><br>Unit 2 Canal Retail Park<br>Ambleford AM7 1LP<br>Tel 01632 960 558<br>VAT No. GB 227 6104 39</div><hr>
${goods(pen)}<hr>${line('7 ITEMS', '')}${line('TOTAL', `£${pen.money('total')}`, 'big')}${pen.implied('currency')}${line('VISA DEBIT', `£${pen.money('total')}`)}<hr>
<div>CONTACTLESS &nbsp; **** **** **** 6105</div><div>AID A0000000031010</div><div>AUTH CODE 074426 &nbsp; SALE APPROVED</div><hr>
${rates(pen)}<hr><div>Receipt no. ${pen.text('invoiceNumber')}</div><div>${when(pen)} &nbsp; Till 03 &nbsp; Served by Dawn</div><div class="bars"></div>
<div class="c">Thank you for shopping with us.<br>Unused goods may be returned within 45 days with this receipt.<br>Your statutory rights are not affected.<br><br>Tell us how we did and win a £250 gift card: www.yourview.example</div></div>`,
};
