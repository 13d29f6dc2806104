import { dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Mono";margin:18px 20px;line-height:1.3} .t{width:310px} .c{text-align:center} .r{display:flex;justify-content:space-between} .b{font-weight:bold;font-size:16px} .s{margin:8px 0}
</style>`;

const row = (left: string, right: string, kind = '') =>
	`<div class="r ${kind}"><span>${left}</span><span>${right}</span></div>`;

/** Hundredths of a litre and tenths of a penny a litre that make the sum exactly: the first dear enough at which there are any. */
function drawn(total: number) {
	for (let price = 1389; price < 1600; price += 10) {
		const litres = Math.round((total * 1000) / price);
		if (Math.round((litres * price) / 1000) === total) return { litres, price };
	}
	throw new RangeError('no price makes the sum');
}

function fuel(pen: Pen): string {
	const { litres, price } = drawn(pence(pen.text('total')));
	const volume = `${Math.floor(litres / 100)}.${String(litres % 100).padStart(2, '0')}`; // not money of anybody
	const each = `${Math.floor(price / 10)}.${price % 10}`;
	return `${row('PUMP 11 HGV DIESEL', `£${pen.money('total')} A`)}<div>&nbsp;${volume} L @ ${each}p/L</div>`;
}

/** The receipt of a filling station where lorries fill up: litres at so many pence. */
export const fuelStop: Layout = {
	name: 'eleven-receipt-fuel',
	type: 'receipt',
	html: (pen) => {
		const { day, name, year } = dateParts(pen.text('date'));
		return `${style}<div class="t"><div class="c">${pen.text('supplier')}<br>TRUNK ROAD SERVICES A38<br>AMBLEFORD AM9 2UU<br>VAT NO. 907 3318 64</div>
<div class="s">${row(`${day} ${name.slice(0, 3).toUpperCase()} ${year}`, '05:41')}${row('RECEIPT', pen.text('invoiceNumber'))}${row('TILL 02', 'CASHIER KEV')}</div>
${fuel(pen)}<div class="s">${row('TOTAL', `£${pen.money('total')}`, 'b')}${row('FUEL CARD', `£${pen.money('total')}`)}</div>
${row('VAT', 'NET &nbsp; &nbsp; &nbsp;VAT')}${row('A 20.00%', `${pen.money('net')} &nbsp;${pen.money('vat')}`)}
<div class="s">CARD ************8814<br>REG NO. AM72 KXD<br>ODOMETER 214006<br>AUTH CODE 604417 CHIP &amp; PIN</div>${pen.implied('currency')}
<div class="c">PLEASE RETAIN FOR YOUR RECORDS<br>SHOWERS AND HOT FOOD 24 HRS<br>DRIVE SAFELY</div></div>`;
	},
};
