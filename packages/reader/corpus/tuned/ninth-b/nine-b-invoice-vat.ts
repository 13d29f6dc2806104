/** An invoice of a business that is registered for VAT, with a table of its rates at the foot. */
import type { Layout, Pen } from '../../paper.ts';

const STYLE = `<style>body{font:9.5pt "Liberation Sans",sans-serif;margin:14mm}table{border-collapse:collapse}.w{width:100%}td,th{padding:1.4mm 2mm;text-align:left;font-weight:400;vertical-align:top}.r{text-align:right}.g td,.g th{border:1px solid #999}.g th{background:#efefef;font-size:8.5pt}</style>`;

function lines(pen: Pen): string {
	return `<table class="w g"><tr><th style="width:22mm">Code</th><th>Description</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">VAT %</th><th class="r">Net amount</th></tr>
<tr><td>PK-1180</td><td>Materials as per order</td><td class="r">1</td><td class="r">${pen.aside('first')}</td><td class="r">20.00</td><td class="r">${pen.aside('first')}</td></tr>
<tr><td>SV-0020</td><td>Labour and delivery</td><td class="r">1</td><td class="r">${pen.aside('second')}</td><td class="r">20.00</td><td class="r">${pen.aside('second')}</td></tr></table>`;
}

function sums(pen: Pen): string {
	return `<table class="g" style="width:62mm"><tr><td>Total net</td><td class="r">£${pen.money('net')}</td></tr><tr><td>Total VAT</td><td class="r">£${pen.money('vat')}</td></tr><tr><td><b>Invoice total</b></td><td class="r"><b>£${pen.money('total')}</b></td></tr></table>`;
}

function rates(pen: Pen): string {
	return `<table class="g" style="width:84mm;font-size:8.5pt"><tr><th>VAT rate</th><th class="r">Goods</th><th class="r">VAT</th></tr><tr><td>S 20.00%</td><td class="r">${pen.money('net')}</td><td class="r">${pen.money('vat')}</td></tr><tr><td>Z 0.00%</td><td class="r">0.00</td><td class="r">0.00</td></tr></table>`;
}

/** A VAT invoice, whose table of rates stands beside its totals. */
export const vatInvoice: Layout = {
	name: 'nine-b-invoice-vat',
	type: 'invoice',
	html: (
		pen,
	) => `${STYLE}${pen.implied('currency')}<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt">${pen.text('supplier')}</b><br>Unit 8, Canal Street, Ambleford, AM1 7PW<br>Tel 01632 960417 &nbsp; accounts@example.co.uk</div><div style="font-size:18pt">VAT INVOICE</div></div>
<div style="display:flex;justify-content:space-between;margin:9mm 0"><div><small>Invoice to</small><br>${pen.aside('customer')}<br>22 Station Approach<br>Wexcombe<br>WX2 6GH</div>
<table class="g"><tr><td>Invoice No.</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Invoice date / tax point</td><td>${pen.date('date')}</td></tr><tr><td>Customer account</td><td>HOB004</td></tr><tr><td>Your order no.</td><td>PO-77120</td></tr><tr><td>Payment due</td><td>${pen.aside('due')}</td></tr></table></div>
${lines(pen)}<div style="display:flex;justify-content:space-between;margin-top:6mm">${rates(pen)}${sums(pen)}</div>
<p style="margin-top:14mm"><b>Please pay by BACS</b><br>Sort code 40-11-62 &nbsp; Account number 71440286<br>Goods remain our property until paid for in full. Interest may be charged on overdue accounts.</p>
<p style="margin-top:40mm;font-size:8pt;text-align:center;border-top:1px solid #999;padding-top:2mm">VAT registration number GB 284 7719 06 &nbsp;·&nbsp; Company registered in England and Wales no. 05520417</p>`,
};
