import type { Layout } from '../../paper.ts';
import { dated, less, pence, printed } from './nine-a-sums.ts';

const style = `
body{font:13px "DejaVu Sans Mono";margin:20px 24px;width:330px}.c{text-align:center}.l{display:flex;justify-content:space-between}
.big{font-size:17px;font-weight:bold}hr{border:0;border-top:1px dashed #000;margin:8px 0}.s{font-size:11px}`;

/** A tenth of a penny a litre. */
const RATE = 1429;

/** The fuel in a bill of this total: about four fifths, in hundredths of a litre, and what they cost. */
function fuelIn(total: string) {
	const hundredths = Math.floor((pence(total) * 800) / RATE); // not money of anybody
	return { litres: printed(hundredths), cost: printed(Math.round((hundredths * RATE) / 1_000)) }; // not money of anybody
}

/** Words on the left and an amount on the right. */
const l = (words: string, amount: string, kind = '') =>
	`<div class="l ${kind}"><span>${words}</span><span>${amount}</span></div>`;

/** A petrol station's receipt: pump, litres and price a litre, a few things from the shop, and the card's slip below. It has no number. */
export const fuel: Layout = {
	name: 'nine-a-receipt-fuel',
	type: 'receipt',
	html: (pen) => {
		const total = pen.money('total');
		const { litres, cost } = fuelIn(total);
		const date = dated(pen.text('date'), 'dots');
		return `<style>${style}</style>
<div class=c><b>${pen.text('supplier')}</b><br>Ambleford Services<br>A671 Northbound AM6 2TT<br>VAT Reg: GB 287 4410 63</div>
<p>${date} 07:41 &nbsp; Site 0733 &nbsp; POS 2</p>
${l('PUMP 05 DIESEL', `${cost}`)}<div class=s>&nbsp; ${litres} L @ 142.9 p/L</div>
${l('ADBLUE 10L', '14.99')}${l('CAR WASH SUPREME', '12.00')}${l('OIL, BULBS &amp; SCREENWASH', less(less(total, cost), '26.99'))}
<hr>${l('TOTAL GBP', total, 'big')}<hr>
${l('Net of VAT', pen.money('net'))}${l('VAT 20.00%', pen.money('vat'))}
<hr><div class=s>CUSTOMER COPY<br>VISA DEBIT &nbsp; ************4093 &nbsp; ICC<br>AID A0000000031010<br>MERCHANT ***88121 &nbsp; TERMINAL ****2207<br>${l('SALE', `£${total}`)}PIN VERIFIED<br>AUTH CODE 774201<br>Please keep for your records</div>
<hr><div class="c s">Fuel points earned: 96<br>Points card ****5518<br>Served by: Priya &nbsp; Loyalty helpline 0344 555 0190<br>Thank you, drive safely</div>${pen.implied('currency')}`;
	},
};
