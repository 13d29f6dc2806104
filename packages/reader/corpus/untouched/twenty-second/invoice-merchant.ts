import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.5px "DejaVu Sans Condensed","DejaVu Sans";margin:28px 34px;width:725px} .head{display:flex;justify-content:space-between;border-bottom:4px solid #e07b00;padding-bottom:8px} .head b{font-size:20px} .head span{font-size:9.5px;line-height:1.5;text-align:right} .adr{display:grid;grid-template-columns:1fr 1fr 220px;column-gap:16px;margin:14px 0} .adr h5{margin:0 0 4px;font-size:9.5px;color:#b06000} .adr div{line-height:1.5} .adr table{border-collapse:collapse} .adr td{border:1px solid #aaa;padding:3px 7px} .adr td:first-child{background:#fdf0e0;-webkit-print-color-adjust:exact;width:92px}
.l{border-collapse:collapse;width:100%;border:1px solid #888} .l th{background:#e07b00;color:#fff;padding:5px 7px;text-align:right;font-size:10px;-webkit-print-color-adjust:exact} .l td{padding:4px 7px;text-align:right;border-right:1px solid #ccc} .l .t{text-align:left} .l .pad td{height:110px} .foot{display:grid;grid-template-columns:1fr 240px;column-gap:20px;margin-top:12px} .vat{border-collapse:collapse} .vat td,.vat th{border:1px solid #aaa;padding:3px 10px;text-align:right;font-weight:normal} .sum{border-collapse:collapse;width:100%} .sum td{padding:5px 8px;border:1px solid #888;text-align:right} .sum td:first-child{text-align:left} .sum .all td{font-weight:bold;font-size:13px;background:#fdf0e0;-webkit-print-color-adjust:exact} .terms{font-size:9px;line-height:1.45;margin-top:18px;color:#444}
</style>`;

const goods = [
	['CEM25', 'General purpose cement 25kg', 'BAG'],
	['SND-B', 'Building sand, bulk bag', 'EA'],
	['TIM47100', 'Treated C16 carcassing 47 x 100mm x 4.8m', 'LEN'],
	['PLB1200', 'Plasterboard taper edge 2400 x 1200 x 12.5mm', 'SHT'],
	['DEL', 'Delivery, crane offload', 'EA'],
] as const;

const shares = [
	[12, 24],
	[2, 22],
	[8, 26],
	[6, 18],
] as const;

const table = (net: string) => {
	const rows = lines(pence(net), shares).map(({ quantity, price, sum }, index) => {
		const [code, name, unit] = goods[index] ?? goods[4];
		return `<tr><td class="t">${code}</td><td class="t">${name}</td><td>${quantity}</td><td class="t">${unit}</td><td>${amount(price)}</td><td>${amount(sum)}</td><td>S</td></tr>`;
	});
	return `<table class="l"><tr><th class="t">Code</th><th class="t">Description</th><th>Qty</th><th class="t">Per</th><th>Price</th><th>Goods value</th><th>VAT</th></tr>${rows.join('')}<tr class="pad">${'<td></td>'.repeat(7)}</tr></table>`;
};

const pair = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

const foot = (pen: Pen) =>
	`<div class="foot"><div><table class="vat"><tr><th>VAT code</th><th>Rate</th><th>Goods</th><th>VAT</th></tr><tr><td>S</td><td>20.00%</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td></tr></table></div>
<table class="sum">${pair('Goods total', `£${pen.money('net')}`)}${pair('VAT', `£${pen.money('vat')}`)}<tr class="all"><td>Invoice total</td><td>£${pen.implied('currency')}${pen.money('total')}</td></tr></table></div>`;

/** A builders' merchant: invoice and delivery address side by side, codes and units to each line, goods totals with the VAT by its code. */
export const merchant: Layout = {
	name: 'twenty-second-invoice-merchant',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="head"><b>${pen.text('supplier')}</b><span>Trade counter: Unit 2, Sidings Road, Ambleford AM5 2TR<br>Tel 01632 960 288 &nbsp; accounts@merchant.example<br>VAT Reg. No. GB 284 5519 06</span></div>
<div class="adr"><div><h5>INVOICE TO</h5>${pen.aside('customer')}<br>The Old Dairy<br>Ambleford AM4 1LN</div><div><h5>DELIVERED TO</h5>Plot 3, Hollow Lane<br>Ambleford<br>AM4 8BD</div>
<table>${pair('Invoice no.', pen.text('invoiceNumber'))}${pair('Invoice date', pen.date('date'))}${pair('Account', 'A0417')}${pair('Your order', 'verbal')}${pair('Due date', pen.aside('due'))}</table></div>
<h3 style="margin:0 0 6px">VAT INVOICE</h3>${table(pen.money('net'))}${foot(pen)}
<div class="terms">Goods remain our property until they are paid for in full. Shortages and breakages must be notified within 3 days of delivery. Interest may be charged on overdue accounts.<br>BACS: sort code 20-00-00, account 41882077. Please quote your account number.</div>`,
};
