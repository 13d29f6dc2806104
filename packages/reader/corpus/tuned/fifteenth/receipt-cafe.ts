import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:30px 40px;color:#000} .slip{width:300px;font:13px "Liberation Mono";line-height:1.4} .c{text-align:center} .c b{font-size:16px} .l{display:flex;justify-content:space-between;gap:10px} .l span:last-child{white-space:nowrap} hr{border:0;border-top:1px dashed #000;margin:8px 0} .big{font-size:17px;font-weight:bold} .s{font-size:11.5px}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

/** Portions at a price each, and what is left of the total for the trays. */
function ordered(pen: Pen): string {
	const total = pence(pen.text('total'));
	const portion = Math.floor((total * 3) / 160); // not money of anybody
	const coffee = Math.floor(total / 125); // not money of anybody
	const trays = total - 24 * portion - 24 * coffee;
	return `${line('24 Lunch box', amount(24 * portion))}<div class="s">&nbsp;&nbsp;@ ${amount(portion)}</div>${line('24 Filter coffee', amount(24 * coffee))}<div class="s">&nbsp;&nbsp;@ ${amount(coffee)}</div>${line('1 Sharing platters', amount(trays))}`;
}

function stamp(iso: string): string {
	const { year, name, day } = dateParts(iso);
	return `${day} ${name.slice(0, 3).toUpperCase()} ${year}`;
}

const card = (total: string) =>
	`<div class="s">${line('CARD SALE', 'CONTACTLESS')}${line('VISA DEBIT', '************4093')}${line('AID', 'A0000000031010')}${line('MID ***52217', 'TID ****8804')}${line('AUTH CODE', '062914')}${line('AMOUNT', `£${total}`)}</div><div class="c s">NO CARDHOLDER VERIFICATION<br>APPROVED<br>PLEASE RETAIN FOR YOUR RECORDS</div>`;

/** The slip of a café's till and card machine in one: what was ordered at prices with tax, the total, the tax within it, the card. */
export const cafe: Layout = {
	name: 'fifteen-receipt-cafe',
	type: 'receipt',
	html: (pen) => {
		const total = pen.money('total');
		return `${style}<div class="slip"><div class="c"><b>${pen.text('supplier')}</b><br>31 Bridge Street<br>Ambleford AM1 4BS<br>VAT no 318 4402 76</div><hr>
${line(stamp(pen.text('date')), '12:47')}${line('Receipt', pen.text('invoiceNumber'))}${line('Till 2', 'Served by Josie')}<hr>
${ordered(pen)}<hr>${line('TOTAL', `£${total}`, 'big')}${pen.implied('currency')}
<div class="s">${line('of which VAT 20%', pen.money('vat'))}${line('Net of VAT', pen.money('net'))}</div><hr>${card(total)}<hr>
<div class="c s">Thank you, see you again soon<br>Free wifi: corner-guest<br>Tell us how we did: @cornercafe</div></div>`;
	},
};
