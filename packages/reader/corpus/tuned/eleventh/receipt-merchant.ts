import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans Narrow";margin:24px 30px} .t{width:430px} .c{text-align:center} .t b.big{font-size:17px} .ln{border-top:1px dashed #000;margin:7px 0} table{width:100%;border-collapse:collapse} td,th{padding:2px 0;text-align:left;font-weight:normal} .n{text-align:right} .tot td{font-size:16px;font-weight:bold}
</style>`;

const stock = [
	['CLS0438', 'CLS TIMBER 38X89 2.4M'],
	['PLB1200', 'PLASTERBOARD 12.5MM 2.4X1.2'],
	['SHS0510', 'DRYWALL SCREW 42MM BX1000'],
	['SAN0025', 'SHARP SAND MINI BAG'],
] as const;

function goods(pen: Pen): string {
	const sums = lines(pence(pen.text('net')), [
		[12, 34],
		[6, 38],
		[2, 9],
	]);
	return stock
		.map(([code, what], index) => {
			const { quantity = 0, price = 0, sum = 0 } = sums[index] ?? {};
			return `<tr><td>${code}</td><td>${what}</td><td class="n">${quantity} x ${amount(price)}</td><td class="n">${amount(sum)}</td></tr>`;
		})
		.join('');
}

const row = (label: string, sum: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td class="n">${sum}</td></tr>`;

/** The paper from the trade counter of a builder's merchant, for a customer who paid by card. */
export const merchant: Layout = {
	name: 'eleven-receipt-merchant',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="t"><div class="c"><b class="big">${pen.text('supplier')}</b><br>Trade Counter, Canal Street, Ambleford AM2 3RR<br>Open Mon-Fri 6.30am-5pm, Sat 7am-12pm<br>VAT No. 684 2091 17</div><div class="ln"></div>
<div style="display:flex;justify-content:space-between"><div>CASH SALE<br>Receipt no. ${pen.text('invoiceNumber')}</div><div class="n">${pen.date('date')} 07:52<br>Served by DAZ, till 3</div></div><div class="ln"></div>
<table><tr><th>Code</th><th>Item</th><th class="n">Qty x price</th><th class="n">Ex VAT £</th></tr>${goods(pen)}</table><div class="ln"></div>
<table>${row('Goods ex VAT', pen.money('net'))}${row('VAT 20%', pen.money('vat'))}${row('TOTAL', `£${pen.money('total')}`, 'tot')}</table>${pen.implied('currency')}<div class="ln"></div>
<table>${row('Paid by VISA DEBIT ************2205', `£${pen.money('total')}`)}</table>
<div class="ln"></div><div class="c">No return of cut timber, bagged cement or special orders.<br>Other goods within 28 days with this receipt.<br>Do you have a trade account? Ask at the counter.</div></div>`,
};
