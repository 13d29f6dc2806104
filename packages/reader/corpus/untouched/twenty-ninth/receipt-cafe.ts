import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:30px} .slip{width:270px;font:13px/1.4 "Liberation Sans"} .c{text-align:center} h1{font:italic bold 19px "Liberation Serif";margin:0} table{width:100%;border-collapse:collapse;margin:6px 0} td{padding:1.5px 0;vertical-align:top} td:first-child{width:30px} td:last-child{text-align:right} .t td{border-top:1px solid #000;font-weight:bold;font-size:15px;padding-top:4px} .v td{font-size:11.5px} .s{font-size:11px;line-height:1.35} hr{border:0;border-top:1px dotted #000}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const menu = [
	['Garden-room buffet, per head', 12, 62],
	['Ploughman&rsquo;s board', 3, 12],
	['Cream tea', 6, 14],
	['Flat white', 4, 4],
	['Lemon drizzle, whole', 1, 0],
] as const;

function eaten(pen: Pen): string {
	const sums = lines(
		pence(pen.text('total')),
		menu.slice(0, -1).map(([, quantity, percent]) => [quantity, percent] as const),
	);
	return sums
		.map(({ quantity, sum }, at) => row('', String(quantity), menu[at]?.[0] ?? '', amount(sum)))
		.join('');
}

/** A cafe's bill of a table, paid by card, with the suggested tips that nobody has paid. */
export const teaRoom: Layout = {
	name: 'twenty-ninth-receipt-cafe',
	type: 'receipt',
	html: (pen) => {
		const total = pence(pen.text('total'));
		return `${style}<div class="slip"><div class="c"><h1>${pen.text('supplier')}</h1>caf&eacute; &middot; bakery &middot; garden room<br><span class="s">3 Abbey Gate, Ambleford AM1 7TP<br>@abbeygatecafe &middot; 01632 960 884</span></div><hr>
<div class="s">Table 9 &nbsp; Covers 12 &nbsp; Server Anwen<br>Order #A-2217 &nbsp; ${pen.date('date', 'short')}, 1:52 pm</div><hr>
<table>${eaten(pen)}${row('t', '', 'Total', `&pound;${pen.implied('currency')}${pen.money('total')}`)}${row('v', '', 'includes VAT at 20%', pen.money('vat'))}${row('v', '', 'Total before VAT', pen.money('net'))}</table><hr>
<div class="s">VISA DEBIT &nbsp; **** **** **** 6093 &nbsp; Contactless<br>Auth code 071924 &nbsp; AID A0000000031010<br>Amount &pound;${amount(total)} &nbsp; APPROVED<br>Tip &pound;0.00</div><hr>
<div class="s c">Service is not included. A guide, if you would like to:<br>10% is &pound;${amount(Math.round(total / 10))} &middot; 12.5% is &pound;${amount(Math.round(total / 8))}<br><br>Wifi: GardenRoom &nbsp; password: scones24<br>Tell us if you have an allergy. Kitchen closes 3.30.<br>VAT reg 402 1187 53 &middot; Food hygiene rating 5<br>Thank you, and see you soon</div></div>`;
	},
};
