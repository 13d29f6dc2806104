import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:11.5px "Liberation Sans";margin:50px 56px;color:#1a1a1a} .top{display:grid;grid-template-columns:1.5fr 1fr 1.1fr;gap:20px;line-height:1.45} h1{font-size:25px;font-weight:normal;margin:0 0 16px} .top b{display:block} .top b+span{display:block;margin-bottom:9px} table{width:100%;border-collapse:collapse;margin-top:34px} th{text-align:left;border-bottom:1.5px solid #1a1a1a;padding:6px 4px} td{border-bottom:1px solid #ccc;padding:8px 4px} .n{text-align:right} .t td{border:0;padding:5px 4px} .t.g td{border-top:1.5px solid #1a1a1a;font-weight:bold;font-size:13px}
.slip{position:absolute;left:56px;right:56px;top:860px;border-top:1.5px dashed #777;padding-top:16px;display:grid;grid-template-columns:1fr 1fr;gap:40px} .slip h2{font-size:19px;font-weight:normal;margin:0 0 10px} .slip p{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;margin:0;padding:5px 0}
</style>`;

const WORK = ['Site survey and drawings', 'Supply of materials, as quoted', 'Delivery and handling'];

function billed(pen: Pen): string {
	const rows = lines(pence(pen.aside('net')), [
		[2, 30],
		[5, 55],
	]);
	const hours = (quantity: number) => quantity.toFixed(2); // not money
	return rows
		.map(
			({ quantity, price, sum }, at) =>
				`<tr><td>${WORK[at]}<td class="n">${hours(quantity)}<td class="n">${amount(price)}<td class="n">20%<td class="n">${amount(sum)}</tr>`,
		)
		.join('');
}

const totals = (pen: Pen) =>
	`<tr class="t"><td colspan="3"><td class="n">Subtotal<td class="n">${amount(pence(pen.aside('net')))}</tr><tr class="t"><td colspan="2"><td class="n" colspan="2">TOTAL VAT 20%<td class="n">${pen.money('vat')}</tr><tr class="t g"><td colspan="2" style="border:0"><td class="n" colspan="2">TOTAL ${pen.text('currency')}<td class="n">${pen.money('total')}</tr>`;

const advice = (pen: Pen) =>
	`<div class="slip"><div><h2>PAYMENT ADVICE</h2>To: ${pen.text('supplier')}<br>Unit 11, Foundry Lane<br>Ambleford AM5 6JB</div><div><p><b>Customer</b><span>${pen.aside('customer')}</span></p><p><b>Invoice Number</b><span>${pen.aside('invoiceNumber')}</span></p><p><b>Amount Due</b><b>${pen.money('total')}</b></p><p><b>Due Date</b><span>${pen.aside('due')}</span></p><p><b>Amount Enclosed</b><span>&nbsp;</span></p></div></div>`;

/** The invoice of a firm that bills from an online bookkeeping service: plain, the facts in a narrow column, a slip to send back with the payment at the foot. */
export const withAdvice: Layout = {
	name: 'fourteen-invoice-advice',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>TAX INVOICE</h1>${pen.aside('customer')}<br>Mill House, 3 Bridge Street<br>Ambleford AM2 2QP</div>
<div><b>Invoice Date</b><span>${pen.date('date', 'words')}</span><b>Invoice Number</b><span>${pen.aside('invoiceNumber')}</span><b>Reference</b><span>PO 7716</span><b>VAT Number</b><span>GB 418 2206 93</span></div><div>${pen.text('supplier')}<br>Unit 11, Foundry Lane<br>Ambleford<br>AM5 6JB<br>accounts@example.co.uk</div></div>
<table><tr><th>Description<th class="n">Quantity<th class="n">Unit Price<th class="n">VAT<th class="n">Amount ${pen.text('currency')}</tr>${billed(pen)}${totals(pen)}</table>
<p style="margin-top:36px"><b>Due Date: ${pen.aside('due')}</b><br>Payment by bank transfer within 30 days. Sort code 20-44-18, account 71330958. Please quote the invoice number.</p>${advice(pen)}`,
};
