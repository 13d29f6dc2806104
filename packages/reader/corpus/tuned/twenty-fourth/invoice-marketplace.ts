import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:36px 40px;color:#111} .top{display:flex;justify-content:space-between} .logo{font:bold 24px "DejaVu Sans";letter-spacing:-1px} .paid{border-bottom:1px solid #ccc;width:320px;font-size:11px} .paid h1{font-size:20px;margin:0 0 8px;text-align:right} .paid div{display:flex;justify-content:space-between;padding:2px 0} .due{background:#f1f1f1;font-weight:bold;font-size:13px;padding:6px 8px!important;margin:6px 0;-webkit-print-color-adjust:exact} .three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16px;margin:26px 0;line-height:1.45} h2{font-size:12px;margin:18px 0 6px} table{width:100%;border-collapse:collapse} th{text-align:right;font-size:10px;border-bottom:1px solid #111;padding:4px 6px;vertical-align:bottom} th:first-child,td:first-child{text-align:left} td{text-align:right;padding:8px 6px;border-bottom:1px solid #ddd;vertical-align:top} .rates{width:420px;margin:20px 0 0 auto} .foot{position:fixed;bottom:34px;left:40px;right:40px;font-size:9px;color:#666;border-top:1px solid #ccc;padding-top:6px}
</style>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

const goods = (pen: Pen) => `<h2>Invoice details</h2><table>
${heads('Description', 'Qty', 'Unit price<br>(excl. VAT)', 'VAT rate', 'Unit price<br>(incl. VAT)', 'Item subtotal<br>(incl. VAT)')}
${row('Workshop storage cabinet, 5 adjustable shelves, lockable, graphite<br><span style="color:#666">Item code: B0C7QK41XW</span>', '1', `£${pen.money('net')}`, '20%', `£${pen.money('total')}`, `£${pen.money('total')}`)}
${row('Shipping charges', '', '£0.00', '', '£0.00', '£0.00')}
${row('', '', '', '', '<b>Invoice total</b>', `<b>£${pen.money('total')}</b>`)}</table>
<table class="rates">${heads('VAT rate', 'Item subtotal<br>(excl. VAT)', 'VAT subtotal')}${row('20%', `£${pen.money('net')}`, `£${pen.money('vat')}`)}${row('<b>Total</b>', `£${pen.money('net')}`, `<b>£${pen.money('vat')}</b>`)}</table>`;

/** What a marketplace makes for a seller: paid, total payable in a grey bar, three address columns, VAT by rate at the foot. */
export const marketplace: Layout = {
	name: 'twenty-four-invoice-marketplace',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><div class="logo">bazarro</div><div style="margin-top:34px;line-height:1.45">${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford, AM4 7QT<br>GB</div></div>
<div class="paid"><h1>Invoice</h1><div><span>Paid</span></div><div><span>Sold by</span><b>${pen.text('supplier')}</b></div><div><span>VAT #</span><span>GB276449138</span></div><div><span>Invoice date / Delivery date</span><span>${pen.date('date', 'words')}</span></div><div><span>Invoice #</span><span>${pen.text('invoiceNumber')}</span></div><div class="due"><span>Total payable</span><span>${pen.implied('currency')}£${pen.money('total')}</span></div></div></div>
<div class="three"><div><b>Billing address</b><br>${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford, AM4 7QT<br>GB</div><div><b>Delivery address</b><br>${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford, AM4 7QT<br>GB</div><div><b>Sold by</b><br>${pen.text('supplier')}<br>Unit 11, Brindle Trading Estate<br>Preston, PR5 6BB<br>GB</div></div>
<h2>Order information</h2><div style="line-height:1.5">Order # 204-7719360-4415528<br>Customer service: visit www.bazarro.example/contact</div>
${goods(pen)}
<div class="foot">This invoice was issued by Bazarro Marketplace on behalf of the seller. Goods are sold by the seller and not by Bazarro.<br>Page 1 of 1</div>`,
};
