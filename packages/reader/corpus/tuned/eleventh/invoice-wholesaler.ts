import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Mono";margin:34px 40px} .top{display:flex;justify-content:space-between;font-family:"Liberation Sans"} .top b{font-size:18px} h1{font:bold 17px "Liberation Sans";margin:0;text-align:right} .bx{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;margin-top:14px} .bx>div{padding:5px 8px;border-right:1px solid #000;line-height:1.4} .bx>div:last-child{border:0} .bx small{font:10px "Liberation Sans"}
table{border-collapse:collapse;width:100%;margin-top:10px} th{font:10px "Liberation Sans";border:1px solid #000;background:#eee;padding:4px 5px;-webkit-print-color-adjust:exact} .b td{padding:3px 5px;border-left:1px solid #000;border-right:1px solid #000} .b tr:last-child td{border-bottom:1px solid #000;padding-bottom:60px} .n{text-align:right} .end{display:grid;grid-template-columns:1fr 230px;gap:20px;align-items:start} .end td{border:1px solid #000;padding:4px 6px} .say{font:9.5px/1.4 "Liberation Sans";margin-top:16px}
</style>`;

const goods = [
	['100244', 'SPARKLING WATER 24X500ML', 'CASE'],
	['100871', 'BLUE ROLL 2PLY 150M', 'PK 6'],
	['200315', 'DISHWASH LIQUID 20L', 'EACH'],
	['200977', 'CATERING FOIL 450MM X 75M', 'EACH'],
	['310042', 'DISPOSABLE GLOVES L', 'BOX 100'],
	['990001', 'PALLET CARRIAGE AND SUNDRY', 'EACH'],
] as const;

function rows(pen: Pen): string {
	const sums = lines(pence(pen.text('net')), [
		[6, 30],
		[4, 22],
		[3, 18],
		[5, 12],
		[10, 9],
	]);
	return goods
		.map(([code, what, pack], index) => {
			const { quantity = 0, price = 0, sum = 0 } = sums[index] ?? {};
			return `<tr><td>${code}</td><td>${what}</td><td>${pack}</td><td class="n">${quantity}</td><td class="n">${amount(price)}</td><td class="n">${amount(sum)}</td><td>S</td></tr>`;
		})
		.join('');
}

const analysis = (pen: Pen) => `<table><tr><th>VAT code</th><th>Rate</th><th>Goods value</th><th>VAT</th></tr>
<tr><td>S</td><td class="n">20.00%</td><td class="n">${pen.money('net')}</td><td class="n">${pen.money('vat')}</td></tr><tr><td>Z</td><td class="n">0.00%</td><td class="n">0.00</td><td class="n">0.00</td></tr></table>`;

const totals = (pen: Pen) =>
	`<table><tr><td>Goods total</td><td class="n">${pen.money('net')}</td></tr><tr><td>VAT total</td><td class="n">${pen.money('vat')}</td></tr><tr><td><b>Invoice total ${pen.text('currency')}</b></td><td class="n"><b>${pen.money('total')}</b></td></tr></table>`;

/** A cash and carry's invoice from a system of many years: codes, packs, and an analysis of the VAT. */
export const wholesaler: Layout = {
	name: 'eleven-invoice-wholesaler',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>${pen.text('supplier')}</b><br>Depot 4, Gasworks Lane, Ambleford AM8 8TT<br>Tel 01632 960 880 &nbsp; VAT Reg No GB 211 6093 40</div><div><h1>SALES INVOICE</h1>Page 1 of 1</div></div>
<div class="bx"><div><small>INVOICE TO</small><br>${pen.aside('customer')}<br>Unit 3 The Arches<br>Ambleford AM1 7LN</div><div><small>DELIVER TO</small><br>As invoice address<br>Route 14 &nbsp; Drop 6</div><div>Invoice No &nbsp; ${pen.text('invoiceNumber')}<br>Tax point &nbsp; ${pen.date('date')}<br>Account &nbsp; &nbsp; RID0042<br>Terms &nbsp; &nbsp; &nbsp; 30 days</div></div>
<table class="b"><tr><th>Code</th><th>Description</th><th>Pack</th><th>Qty</th><th>Price</th><th>Value</th><th>VAT</th></tr>${rows(pen)}</table>
<div class="end">${analysis(pen)}${totals(pen)}</div>
<div class="say">Goods remain our property until paid for in full. Shortages and breakages must be told to the depot within 24 hours of delivery. Pay by BACS: 40-17-22, 7104 4490. E. &amp; O. E.</div>`,
};
