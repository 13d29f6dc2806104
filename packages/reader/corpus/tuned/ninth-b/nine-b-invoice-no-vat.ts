/** An invoice of someone who is not registered for VAT: lines that add up to what is to be paid. */
import type { Layout, Pen } from '../../paper.ts';
import { partsOf } from './nine-b-parts.ts';

const STYLE = `<style>body{font:11pt "DejaVu Serif",serif;margin:20mm}table{border-collapse:collapse;width:100%;margin:8mm 0 4mm}td,th{padding:2mm 1mm;border-bottom:1px dotted #777;text-align:left;font-weight:400}.r{text-align:right}th{color:#777;font-size:9pt}.t td{border:0;border-top:2px solid #333;font-size:13pt}</style>`;

const jobs = ['Site visit and survey', 'Preparation', 'Finishing and making good'];

function lines(pen: Pen): string {
	const parts = partsOf(pen.money('total'), [3, 7, 4]);
	return jobs.map((job, at) => `<tr><td>${job}</td><td class="r">£${parts[at] ?? ''}</td></tr>`).join('');
}

/** A sole trader's invoice, which says that there is no VAT and shows none. */
export const noVatInvoice: Layout = {
	name: 'nine-b-invoice-no-vat',
	type: 'invoice',
	html: (pen) => `${STYLE}${pen.implied('currency')}<div style="font-size:24pt;color:#777">Invoice</div>
<div style="display:flex;justify-content:space-between;margin-top:6mm"><div><span style="color:#777;font-size:9pt">From</span><br>${pen.text('supplier')}<br>5 Tanyard Lane<br>Ambleford AM6 3JN<br>07700 900417</div>
<div><span style="color:#777;font-size:9pt">Bill to</span><br>${pen.aside('customer')}<br>41 Hill Rise<br>Wexcombe WX5 1QE</div></div>
<p style="margin-top:9mm">Invoice number: ${pen.text('invoiceNumber')}<br>Date: ${pen.date('date', 'words')}<br>Job ref: HR-41</p>
<table><tr><th>What was done</th><th class="r">Amount</th></tr>${lines(pen)}<tr class="t"><td>Amount due</td><td class="r">£${pen.money('total')}</td></tr></table>
<p style="font-size:9.5pt">Not registered for VAT, so no VAT is charged.</p>
<p style="font-size:9.5pt;margin-top:10mm">Please pay by ${pen.aside('due')} into sort code 07-08-06, account 40417728, with the invoice number as reference. Thank you!</p>`,
};
