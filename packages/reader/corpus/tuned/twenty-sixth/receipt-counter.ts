import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Mono";margin:14px 16px;line-height:1.22} .t{width:300px} .c{text-align:center} .r{display:flex;justify-content:space-between} .b{font-weight:bold;font-size:15px} hr{border:0;border-top:1px dashed #000;margin:5px 0} .n{font-size:16px;font-weight:bold}
</style>`;

const row = (left: string, right: string, kind = '') =>
	`<div class="r ${kind}"><span>${left}</span><span>${right}</span></div>`;

const GOODS = [
	['500412 CLS TIMBER 38X63 2.4M', '5012881504120'],
	['211780 PLASTERBRD 12.5 2400X1200', '5012881211783'],
	['118066 GRAB ADHESIVE 350ML', '5012881118068'],
	['903311 DECK SCREW 4.5X70 BX200', '5012881903312'],
	['640027 RUBBLE SACK HD PK10', '5012881640020'],
	['770155 SAFETY GLASSES CLR', '5012881770154'],
] as const;

/** The goods at the price with tax, some marked down first: a line before and one after the trade discount. */
function goods(pen: Pen): string {
	const sums = lines(pence(pen.text('total')), [
		[8, 34],
		[3, 21],
		[6, 16],
		[2, 17],
		[1, 7],
	]);
	return GOODS.map(([name, code], index) => {
		const { quantity = 1, price = 0, sum = 0 } = sums[index] ?? {};
		const many =
			quantity > 1
				? row(`&nbsp; ${quantity} @ ${amount(price)}`, `${amount(sum)} A`)
				: row('&nbsp;', `${amount(sum)} A`);
		return `<div>${name}</div>${index % 2 ? '' : `<div>&nbsp; ${code}</div>`}${many}`;
	}).join('');
}

/** The roll of a merchant's trade counter: codes, quantities and points as a supermarket has. */
export const counter: Layout = {
	name: 'twenty-sixth-receipt-counter',
	type: 'receipt',
	html: (pen) => {
		const { day, month, year } = dateParts(pen.text('date'));
		const points = Math.floor(pence(pen.text('total')) / 100); // not money
		return `${style}<div class="t"><div class="c n">${pen.text('supplier')}</div><div class="c">TRADE COUNTER AMBLEFORD<br>UNITS 2-5 RIVERSIDE RETAIL PARK<br>AM8 1FT &nbsp; 01632 960 883<br>MON-FRI 6.30-20.00 SAT 7-18 SUN 10-16<br>VAT NO GB 229 7740 03</div><hr>
${row(`${day}/${month}/${year.slice(2)} 07:36:52`, 'STORE 0417')}${row('TILL 03 OP 211', `TRANS ${pen.text('invoiceNumber')}`)}${row('TRADE A/C 70044181', 'CARD LEVEL 2')}<hr>
${goods(pen)}<hr>${row('6 LINES &nbsp;21 ITEMS', '')}${row('YOU SAVED WITH TRADE CARD', '14.86')}
${row('TOTAL TO PAY', `£${pen.money('total')}`, 'b')}<hr>
${row('VISA DEBIT', `£${pen.money('total')}`)}<div>CONTACTLESS DEVICE<br>**** **** **** 6620 &nbsp; PAN SEQ 01<br>AID A0000000031010<br>AUTH 447120 &nbsp; MERCHANT ***41887<br>CARDHOLDER DEVICE VERIFIED</div>${row('CHANGE DUE', '0.00')}<hr>
${row('VAT RATE', 'NET &nbsp; &nbsp; &nbsp; VAT')}${row('A 20.0%', `${pen.money('net')} &nbsp; ${pen.money('vat')}`)}${row('Z &nbsp;0.0%', '0.00 &nbsp; 0.00')}<hr>
${row('POINTS EARNED TODAY', String(points))}${row('POINTS BALANCE', '3,412')}${row('WORTH', '£17.06')}${pen.implied('currency')}
<div class="c"><br>SPEND £75.00 AND GET £10.00 OFF<br>YOUR NEXT SHOP BEFORE MONTH END<br>TELL US HOW WE DID, WIN £1,000<br>counter-survey.example<br><br>KEEP YOUR RECEIPT. UNOPENED GOODS CAN<br>BE RETURNED WITHIN 45 DAYS. TIMBER CUT<br>TO SIZE CANNOT. STATUTORY RIGHTS NOT<br>AFFECTED. REG. OFFICE 1 DEPOT WAY,<br>STANMOUTH SM4 4HH. CO NO 00972238<br><br>0417 0003 0117 ${day}${month}${year.slice(2)}</div></div>`;
	},
};
