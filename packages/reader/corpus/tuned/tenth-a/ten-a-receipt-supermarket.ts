import type { Layout } from '../../paper.ts';

const style = `<style>
@page{size:80mm 190mm;margin:0} body{font:11px "Liberation Mono";margin:14px 12px;width:270px} .c{text-align:center} .r{display:flex;justify-content:space-between} hr{border:0;border-top:1px dashed #000} .big{font-size:15px;font-weight:bold}
</style>`;

const line = (label: string, amount: string, kind = '') =>
	`<div class="r ${kind}"><span>${label}</span><span>${amount}</span></div>`;

/** What is in the trolley beside the television, in pence. */
const shopping = [
	['BATH TOWEL BLUE', 1_400],
	['AA BATTERIES 12PK', 899],
	['WASHING UP LIQ', 150],
	['KITCHEN ROLL X4', 425],
	['TULIPS BUNCH', 500],
] as const;

const inPounds = (pence: number) => (pence / 100).toFixed(2); // not money of anybody

/** The dearest thing, which makes up the rest of the total. */
const rest = (total: string) =>
	inPounds(shopping.reduce((left, [, pence]) => left - pence, Math.round(100 * Number(total)))); // not money of anybody

/** A supermarket's till receipt, paid in cash. */
export const supermarket: Layout = {
	name: 'ten-a-receipt-supermarket',
	type: 'receipt',
	html: (pen) => `${style}
<div class="c"><span class="big">${pen.text('supplier')}</span><br>Ambleford Superstore<br>Ring Road, Ambleford AM3 8PL<br>01632 960820<br>VAT NO: 220 4305 78</div><hr>
${shopping.map(([name, pence]) => line(name, inPounds(pence))).join('')}
${line('SMART TV 32IN', rest(pen.aside('total')))}
<hr>${line('6 ITEMS', '')}
${line('TOTAL TO PAY', `£${pen.money('total')}`, 'big')}${pen.implied('currency')}
${line('CASH', `£${pen.aside('paid')}`)}
${line('CHANGE DUE', `£${pen.aside('change')}`)}
<hr>
${line('VAT RATE', 'NET &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; VAT')}
${line('A 20.0%', `${pen.aside('net')} &nbsp; ${pen.aside('vat')}`)}
<hr>
<div class="c">LOYALTY CARD ************3017<br>Points earned this visit: 222<br>Points balance: 1841<br><br>
Thank you for shopping with us<br>You were served by Jo<br>Till 06 &nbsp; Store 2214<br>${pen.date('date')} &nbsp; 17:42<br><br>
Keep your receipt. Most things can be brought back within 30 days. Your rights in law are not affected.</div>`,
};
