import { separated } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:14px "Liberation Serif";margin:70px 88px} .top{display:flex;justify-content:space-between} h1{font-size:34px;color:#7f7f7f;margin:0;font-weight:normal;letter-spacing:2px} .from{line-height:1.35} .facts{text-align:right;line-height:1.5;margin-top:8px} .to{margin:34px 0 20px;line-height:1.35} table{width:100%;border-collapse:collapse} td,th{border:1px solid #000;padding:6px 8px;text-align:left;vertical-align:top} th{background:#d9d9d9;-webkit-print-color-adjust:exact} .n{text-align:right;width:110px} td.none{border:0;text-align:right}
</style>`;

/** A joiner's invoice typed into a word processor's template: a grey INVOICE, one grid, sums hung below its last column. */
export const carpenter: Layout = {
	name: 'twenty-four-invoice-carpenter',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div class="from"><b style="font-size:19px">${pen.text('supplier')}</b><br>Bespoke carpentry, staircases and fitted furniture<br>Yard 3, Old Sawmill Lane, Ambleford AM5 8LP<br>Tel 07700 900 614<br>VAT Reg No 318 2274 09</div><div><h1>INVOICE</h1><div class="facts">Invoice no: ${pen.text('invoiceNumber')}<br>Date: ${pen.date('date', 'words')}</div></div></div>
<div class="to"><b>To:</b><br>${pen.aside('customer')}<br>The Old Rectory<br>Church Hill<br>Ambleford AM4 2CH</div>
<p>For work at the above address:</p>
<table><tr><th>Description</th><th class="n">Amount (£)</th></tr>
<tr><td>Supply of materials: prepared oak, 18mm birch ply, ironmongery and fixings as per quotation</td><td class="n">${separated(pen.aside('first'))}</td></tr>
<tr><td style="height:120px">Labour: take out existing, make and fit alcove cupboards with floating shelves over, scribe to walls, make good and leave ready for decorating</td><td class="n">${separated(pen.aside('second'))}</td></tr>
<tr><td class="none">Subtotal</td><td class="n">${pen.money('net')}</td></tr><tr><td class="none">VAT @ 20%</td><td class="n">${pen.money('vat')}</td></tr><tr><td class="none"><b>TOTAL DUE</b></td><td class="n"><b>${pen.implied('currency')}£${pen.money('total')}</b></td></tr></table>
<p style="margin-top:34px">Please pay by bank transfer by ${pen.aside('due')}:<br>Sort code 20-44-71 &nbsp; Account 60371182</p><p>Timber remains our property until paid for in full. Many thanks for your custom.</p>`,
};
