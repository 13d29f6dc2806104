import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "DejaVu Sans Mono";margin:16px 18px;line-height:1.28} .t{width:312px} .c{text-align:center} .r{display:flex;justify-content:space-between} .b{font-weight:bold} .sp{margin:7px 0} .bx{border:1px solid #000;padding:3px 6px;margin:6px 0}
</style>`;

const row = (left: string, right: string, kind = '') =>
	`<div class="r ${kind}"><span>${left}</span><span>${right}</span></div>`;

const WASH = 900;
const ADBLUE = 1_849;

/** Hundredths of a litre and tenths of a penny a litre that make the sum exactly. */
function drawn(total: number) {
	for (let price = 1329; price < 1599; price += 10) {
		const litres = Math.round((total * 1000) / price); // not money
		if (Math.round((litres * price) / 1000) === total) return { litres, price };
	}
	throw new RangeError('no price makes the sum');
}

function sold(pen: Pen): string {
	const fuel = pence(pen.text('total')) - WASH - ADBLUE;
	const { litres, price } = drawn(fuel);
	const volume = `${Math.floor(litres / 100)}.${String(litres % 100).padStart(2, '0')}`; // not money
	return `${row('*PUMP 07 UNLEADED E10', amount(fuel))}<div>&nbsp; ${volume} LTR @ ${Math.floor(price / 10)}.${price % 10} PPL</div>${row('*SUPER WASH 3', amount(WASH))}<div>&nbsp; CODE 771 402 &nbsp;VALID 30 DAYS</div>${row('*ADBLUE 10L', amount(ADBLUE))}${row('&nbsp;CARRIER BAG 0 @ 0.30', '0.00')}`;
}

/** A filling station's receipt that names the brand over the firm which sells, with wash and points. */
export const petrol: Layout = {
	name: 'twenty-sixth-receipt-petrol',
	type: 'receipt',
	html: (pen) => {
		const { day, name, year } = dateParts(pen.text('date'));
		return `${style}<div class="t"><div class="c">* * * WELCOME * * *<br><b>${pen.text('supplier')}</b><br>HILLTOP FILLING STATION<br>A61 LEEDS ROAD, AMBLEFORD<br>AM9 5KD<br>TEL 01632 960 690<br>VAT REG GB 415 6620 97</div>
<div class="sp">${row('SITE 30417 POS 1', 'SHIFT 2')}${row(`${day}-${name.slice(0, 3).toUpperCase()}-${year}`, '18:04')}${row('RECEIPT NO', pen.text('invoiceNumber'))}${row('SERVED BY', 'AMIRA')}</div>
${sold(pen)}<div class="sp">${row('TOTAL GBP', pen.money('total'), 'b')}${pen.implied('currency')}${row('MASTERCARD', pen.money('total'))}${row('CASHBACK', '0.00')}</div>
${row('* VAT 20.00% INCLUDED', pen.money('vat'))}${row('GOODS EXCL. VAT', pen.money('net'))}
<div class="bx">CARD SALE<br>XXXX XXXX XXXX 1947 &nbsp; EXP XX/XX<br>ICC &nbsp;PIN VERIFIED<br>PRE-AUTH 120.00 RELEASED<br>AUTH CODE 019983<br>MID 8841****2 TID 2260****<br>PLEASE DEBIT MY ACCOUNT</div>
${row('DRIVE CLUB CARD', '...30118')}${row('POINTS THIS VISIT', '+61')}${row('POINTS TOTAL', '1,284')}${row('VALUE', '6.42')}
<div class="sp">VEHICLE REG ................<br>MILEAGE ................</div>
<div class="c">SAVE 5P PER LITRE WITH ANY<br>BREAKFAST OVER 6.00 THIS WEEK<br><br>HILLTOP IS RUN UNDER LICENCE.<br>THE FUEL BRAND IS NOT THE SELLER.<br>REG IN ENGLAND 08117734<br>DUPLICATE RECEIPTS AT PAYPOINT<br>THANK YOU - DRIVE SAFELY</div></div>`;
	},
};
