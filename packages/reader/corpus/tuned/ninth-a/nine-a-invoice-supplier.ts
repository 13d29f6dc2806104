import type { Layout } from '../../paper.ts';

const style = `
body{font:10.5px "Liberation Sans";margin:28px 34px}.f{display:flex;justify-content:space-between;gap:20px}
.t{border-collapse:collapse;width:100%;margin-top:12px}.t th{background:#2c3e50;color:#fff;text-align:left;padding:4px 6px;font-weight:normal}.t td{padding:4px 6px;border-bottom:1px solid #ddd}
.n,.t th.n{text-align:right}.kv td{padding:1px 8px 1px 0}.slip{border-top:1px dashed #000;margin-top:26px;padding-top:10px}`;

/** A row of the lines of the invoice. */
const item = (code: string, what: string, quantity: string, amount: string) =>
	`<tr><td>${code}<td>${what}<td class=n>${quantity}<td>PK<td class=n>${amount}<td>S</tr>`;

/** A wholesaler's invoice: references in a block, goods by stock code, VAT by rate, and a slip to send with the money. */
export const supplier: Layout = {
	name: 'nine-a-invoice-supplier',
	type: 'invoice',
	html: (pen) => {
		const [number, total] = [pen.text('invoiceNumber'), pen.money('total')];
		return `<style>${style}</style>
<div class=f><div><b style="font-size:19px">${pen.text('supplier')}</b><br>Trade counter and head office: 12 Foundry Row, Hull HU3 4TY<br>T 01482 555 0199 &nbsp; F 01482 555 0198 &nbsp; accounts@foundryrow.example</div>
<div style="font-size:19px;text-align:right">SALES INVOICE<div style="font-size:10px">Page 1 of 1</div></div></div>
<div class=f style="margin-top:18px"><div><b>Invoice address</b><br>${pen.aside('customer')}<br>9 Castle Hill<br>Ambleford<br>AM2 3CD</div><div><b>Delivery address</b><br>${pen.aside('customer')}<br>Rear of 9 Castle Hill<br>Ambleford<br>AM2 3CD</div>
<table class=kv><tr><td>Invoice no.<td><b>${number}</b></tr><tr><td>Tax point<td><b>${pen.date('date')}</b></tr><tr><td>Customer a/c<td>HAR0042</tr><tr><td>Your order<td>PO 77104</tr><tr><td>Despatch note<td>D/610933</tr><tr><td>Payment due<td>${pen.aside('due')}</tr></table></div>
<table class=t><tr><th>Stock code<th>Description<th class=n>Qty<th>Unit<th class=n>Goods £<th>VAT</tr>
${item('FX-20114', 'Assorted fixings, zinc plated, trade box', '6', pen.aside('first'))}${item('CN-08830', 'Heavy duty consumables, mixed case', '2', pen.aside('second'))}</table>
<div class=f style="margin-top:14px"><table class=t style="width:52%;margin:0"><tr><th>VAT code<th class=n>Rate<th class=n>Goods<th class=n>VAT</tr><tr><td>S<td class=n>20.00%<td class=n>${pen.money('net')}<td class=n>${pen.money('vat')}</tr><tr><td>Z<td class=n>0.00%<td class=n>0.00<td class=n>0.00</tr></table>
<table class=t style="width:40%;margin:0"><tr><td>Goods total<td class=n>${pen.money('net')}</tr><tr><td>Carriage<td class=n>0.00</tr><tr><td>VAT<td class=n>${pen.money('vat')}</tr><tr><td><b>Invoice total (GBP)</b><td class=n><b>${total}</b></tr></table></div>
<p>Terms: strictly 30 days from date of invoice. Goods remain our property until paid for in full. Shortages to be notified within 3 days quoting the despatch note.</p>
<div class="slip f"><div><b>REMITTANCE ADVICE</b><br>Please send with your payment to the address above<br>Bank: sort code 30-99-12 &nbsp; Account 00418823</div><table class=kv><tr><td>Account<td>HAR0042</tr><tr><td>Invoice<td>${number}</tr><tr><td>Amount<td>£${total}</tr></table></div>
<p style="font-size:8.5px;color:#555">Company registered in England no. 02233445. VAT registration no. GB 412 5567 09. EORI GB412556709000.</p>${pen.implied('currency')}`;
	},
};
