import { amount, lines, pence, separated } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:0;padding:50px 54px;color:#1a1f36} .top{display:flex;justify-content:space-between;align-items:start} h1{font-size:24px;margin:0 0 16px} .logo{font-size:17px;font-weight:bold;color:#7b8499} .k td{padding:1.5px 16px 1.5px 0} .k td:first-child{font-weight:bold} .ad{display:grid;grid-template-columns:1fr 1fr;margin:28px 0 34px;line-height:1.55} h2{font-size:21px;margin:0 0 8px} table{border-collapse:collapse} .l{width:100%;margin-top:34px} .l th{font-weight:normal;font-size:10.5px;color:#5b6275;text-align:right;border-bottom:1px solid #1a1f36;padding:5px 0} .l th:first-child,.l td:first-child{text-align:left} .l td{text-align:right;padding:9px 0;vertical-align:top} .l i{font-style:normal;font-size:10.5px;color:#5b6275} .s{width:50%;margin-left:50%;margin-top:8px} .s td{border-top:1px solid #e3e5eb;padding:6px 0} .s td:last-child{text-align:right} .s .b td{font-weight:bold} .foot{margin-top:150px;border-top:1px solid #e3e5eb;padding-top:8px;font-size:10px;color:#5b6275;display:flex;justify-content:space-between}
</style>`;

const described = ['Team plan (per seat)', 'Extra storage, 100 GB', 'Priority support'];

const plans = (pen: Pen) =>
	lines(pence(pen.money('net')), [
		[5, 72],
		[2, 18],
	])
		.map(
			({ quantity, price, sum }, place) =>
				`<tr><td>${described[place] ?? ''}<br><i>Billed yearly</i></td><td>${quantity}</td><td>£${amount(price)}</td><td>20%</td><td>£${amount(sum)}</td></tr>`,
		)
		.join('');

/** A software subscription's invoice as a payment service makes it: much white, facts without rules, the sum due as a headline. */
export const software: Layout = {
	name: 'twentieth-invoice-software',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><h1>Invoice</h1><div class="logo">${pen.text('supplier')}</div></div>
<table class="k"><tr><td>Invoice number</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Date of issue</td><td>${pen.date('date', 'words')}</td></tr></table>
<div class="ad"><div><b>${pen.text('supplier')}</b><br>3rd Floor, 40 Tanner Street<br>London SE1 3LN<br>United Kingdom<br>billing@example.co.uk<br>GB VAT GB417220719</div><div><b>Bill to</b><br>${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford AM4 7QT<br>United Kingdom</div></div>
<h2>£${pen.money('total')}${pen.implied('currency')} due on receipt</h2><span style="color:#4a55c8;font-weight:bold">Pay online</span>
<table class="l"><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Tax</th><th>Amount</th></tr>${plans(pen)}</table>
<table class="s"><tr><td>Subtotal</td><td>£${pen.money('net')}</td></tr><tr><td>Total excluding tax</td><td>£${pen.money('net')}</td></tr><tr><td>VAT - United Kingdom (20% on £${pen.money('net')})</td><td>£${separated(pen.aside('vat'))}</td></tr><tr><td>Total</td><td>£${pen.money('total')}</td></tr><tr class="b"><td>Amount due</td><td>£${pen.money('total')}</td></tr></table>
<div class="foot"><span>${pen.text('invoiceNumber')} · £${pen.money('total')} due on receipt</span><span>Page 1 of 1</span></div>`,
};
