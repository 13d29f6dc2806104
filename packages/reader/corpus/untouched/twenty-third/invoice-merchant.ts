import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "Liberation Sans";margin:30px 36px;color:#111} .top{display:grid;grid-template-columns:1.2fr 1fr;gap:20px} .top h1{font-size:20px;margin:0;color:#004f9e} .top p{margin:3px 0 0;line-height:1.35;font-size:10px} .doc{border:1.5px solid #004f9e} .doc h2{background:#004f9e;color:#fff;margin:0;padding:4px 8px;font-size:15px;letter-spacing:3px;-webkit-print-color-adjust:exact} .doc div{display:grid;grid-template-columns:110px 1fr;padding:3px 8px;border-top:1px solid #bcd}
.to{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin:14px 0} .to div{border:1px solid #999;padding:6px 9px;min-height:64px;line-height:1.4} .to small{color:#004f9e;display:block;font-size:9px} table{width:100%;border-collapse:collapse} .items th{background:#dbe8f5;border:1px solid #999;padding:4px;font-size:9.5px;-webkit-print-color-adjust:exact} .items td{border-left:1px solid #999;border-right:1px solid #999;padding:4px 5px} .items{border-bottom:1px solid #999} .items .gap td{height:150px} .n{text-align:right}
.low{display:grid;grid-template-columns:1.25fr 1fr;gap:26px;margin-top:12px;align-items:start} .vat th,.vat td{border:1px solid #999;padding:4px 6px;text-align:right} .vat th{background:#dbe8f5;font-size:9.5px;-webkit-print-color-adjust:exact} .tot td{padding:5px 8px;border:1px solid #999} .tot .g td{font-weight:bold;font-size:13px;background:#dbe8f5;-webkit-print-color-adjust:exact} .foot{font-size:8.5px;line-height:1.4;color:#444;margin-top:18px}
</style>`;

const GOODS = [
	['CU15-3M', 'Copper tube 15mm x 3m EN1057', 10, 34],
	['PB-EL15', 'Push-fit elbow 15mm (bag of 10)', 4, 18],
	['TRV-ANG', 'Angled TRV and lockshield set chrome', 3, 27],
] as const;

const fact = (label: string, value: string) => `<div><span>${label}</span><span>${value}</span></div>`;

function items(pen: Pen): string {
	const each = lines(
		pence(pen.text('net')),
		GOODS.map(([, , quantity, share]) => [quantity, share] as const),
	);
	const rows = each.map(({ quantity, price, sum }, at) => {
		const [code, what] = GOODS[at] ?? ['FIT-BOX', 'Fittings and sundries, boxed'];
		return `<tr><td>${code}</td><td>${what}</td><td class="n">${quantity}</td><td>EA</td><td class="n">${amount(price)}</td><td class="n">${amount(sum)}</td><td class="n">1</td></tr>`;
	});
	return `<table class="items"><tr><th>Product</th><th>Description</th><th>Qty</th><th>Per</th><th>Net price</th><th>Goods value</th><th>VAT code</th></tr>${rows.join('')}<tr class="gap"><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>`;
}

const sums = (
	pen: Pen,
) => `<div class="low"><div><table class="vat"><tr><th>VAT code</th><th>Rate %</th><th>Goods</th><th>VAT</th></tr><tr><td>1</td><td>20.00</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td></tr></table>
<p style="font-size:9.5px;line-height:1.4">Settlement by BACS: sort code 00-00-00, account 00417720.<br>Quote your account and the invoice number.</p></div>
<table class="tot"><tr><td>Total goods</td><td class="n">${pen.money('net')}</td></tr><tr><td>Total VAT</td><td class="n">${pen.money('vat')}</td></tr><tr class="g"><td>Invoice total</td><td class="n">£${pen.money('total')}</td></tr></table></div>`;

/** A plumbers' merchant's trade counter invoice: boxes for the addresses, ruled columns, a table of VAT by code. */
export const merchant: Layout = {
	name: 'twenty-third-invoice-merchant',
	type: 'invoice',
	html: (
		pen,
	) => `${style}${pen.implied('currency')}<div class="top"><div><h1>${pen.text('supplier')}</h1><p>Branch 042, Units 3–5 Forge Trading Estate, Ambleford AM6 1FT<br>Tel 01632 960 218 &nbsp; counter042@trade.example<br>VAT Reg. No. GB 318 4472 09</p></div>
<div class="doc"><h2>INVOICE</h2>${fact('Invoice no.', pen.text('invoiceNumber'))}${fact('Invoice / tax point', pen.date('date'))}${fact('Due date', pen.aside('due'))}${fact('Your order', 'VERBAL / BOILER JOB')}${fact('Page', '1 of 1')}</div></div>
<div class="to"><div><small>INVOICE TO</small>${pen.aside('customer')}<br>The Old Dairy, Church Street<br>Ambleford AM2 5DS</div><div><small>DELIVERED TO</small>Collected from trade counter<br>Served by: DAZ</div></div>
${items(pen)}${sums(pen)}
<div class="foot">Goods remain the property of the seller until paid for in full. Shortages must be notified within 3 days. Returns only with this invoice, unused and in the original packing, within 28 days; a handling charge of 15% may be made on special orders. Full conditions of sale are displayed at the branch. E. &amp; O.E.</div>`,
};
