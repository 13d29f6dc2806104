import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:40px 44px;color:#151515} .top{display:flex;justify-content:space-between;border-bottom:5px solid #d9541e;padding-bottom:10px} .top b{font-size:20px} .top h1{margin:0;font-size:24px;letter-spacing:2px;text-align:right} .two{display:grid;grid-template-columns:1fr 1fr 220px;gap:14px;margin:16px 0;line-height:1.5} .cap{font-weight:bold;font-size:10px;color:#d9541e;display:block}
table{border-collapse:collapse;width:100%} .two td{padding:2px 0} .goods th{background:#333;color:#fff;font-size:10px;padding:5px 6px;text-align:left;-webkit-print-color-adjust:exact} .goods td{padding:5px 6px;border-bottom:1px solid #ddd} .goods .r,.r{text-align:right} .end{display:flex;justify-content:space-between;margin-top:26px;align-items:flex-start} .end table{width:auto} .end td,.end th{padding:4px 8px;font-size:11px} .sum td{border:1px solid #999;min-width:90px} .big td{font-weight:bold;font-size:13px;background:#fbe6dc;-webkit-print-color-adjust:exact} .foot{font-size:9.5px;color:#555;margin-top:34px;line-height:1.5}
</style>`;

const GOODS = [
	['CU15-3M', 'Copper tube 15mm x 3m'],
	['EF15-E', 'End feed elbow 15mm (bag of 10)'],
	['LV22-FB', 'Full bore lever valve 22mm'],
	['SEAL-W', 'Sanitary silicone white 310ml'],
	['TAP-BMC', 'Basin mixer monobloc chrome'],
] as const;

function goods(pen: Pen): string {
	const sold = lines(pence(pen.text('net')), [
		[8, 34],
		[4, 12],
		[2, 16],
		[6, 15],
	]);
	const rows = sold.map(({ quantity, price, sum }, at) => {
		const [code, words] = GOODS[at] ?? ['', ''];
		return `<tr><td>${code}</td><td>${words}</td><td class="r">${quantity}</td><td>EACH</td><td class="r">${amount(price)}</td><td class="r">${amount(sum)}</td><td class="r">20.0</td></tr>`;
	});
	return `<table class="goods"><tr><th>Product</th><th>Description</th><th class="r">Qty</th><th>Unit</th><th class="r">Price</th><th class="r">Goods value</th><th class="r">VAT %</th></tr>${rows.join('')}</table>`;
}

const sums = (
	pen: Pen,
) => `<div class="end"><table><tr><th>VAT code</th><th class="r">Rate</th><th class="r">Goods</th><th class="r">VAT</th></tr><tr><td>1 Standard</td><td class="r">20.00%</td><td class="r">${pen.money('net')}</td><td class="r">${pen.money('vat')}</td></tr></table>
<table class="sum"><tr><td>Total goods</td><td class="r">£${pen.money('net')}</td></tr><tr><td>Carriage</td><td class="r">£0.00</td></tr><tr><td>Total VAT</td><td class="r">£${pen.money('vat')}</td></tr><tr class="big"><td>Invoice total</td><td class="r">£${pen.money('total')}</td></tr></table></div>${pen.implied('currency')}`;

/** The invoice of a trade counter to a tradesman with an account: product codes, units, an analysis of VAT and the terms. */
export const trade: Layout = {
	name: 'thirteen-invoice-trade',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>${pen.text('supplier')}</b><br>Trade Counter: Unit 9 Forge Industrial Estate, Ambleford AM6 5BX<br>Tel 01632 960 471 &nbsp; VAT Reg No. GB 482 1177 36</div><h1>INVOICE</h1></div>
<div class="two"><div><span class="cap">Invoice to</span>${pen.aside('customer')}<br>Old Chapel Yard<br>Ambleford<br>AM4 2PL</div><div><span class="cap">Deliver to</span>Collected from counter</div>
<table><tr><td>Invoice no.</td><td class="r"><b>${pen.text('invoiceNumber')}</b></td></tr><tr><td>Date / tax point</td><td class="r">${pen.date('date')}</td></tr><tr><td>Account</td><td class="r">RID0114</td></tr><tr><td>Your order</td><td class="r">verbal – Pete</td></tr><tr><td>Payment due</td><td class="r">${pen.aside('due')}</td></tr></table></div>
${goods(pen)}${sums(pen)}
<p>Terms: strictly 30 days from date of invoice. Please pay by BACS to sort code 09-01-28, account 31174026, quoting your account number.</p>
<div class="foot">Goods remain our property until paid for in full. Claims for shortage or damage must be made within 3 working days. Returns subject to a 15% restocking charge. E&amp;OE. Registered in England No. 03417725.</div>`,
};
