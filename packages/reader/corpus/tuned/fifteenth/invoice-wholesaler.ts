import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans Narrow";margin:36px 42px;color:#000} .top{display:grid;grid-template-columns:1fr auto;align-items:start} .top b{font-size:21px} .inv{font-size:26px;font-weight:bold;letter-spacing:3px} .mid{display:grid;grid-template-columns:1fr 1fr 220px;gap:14px;margin:18px 0 12px} .adr{border:1px solid #000;border-radius:6px;padding:6px 9px;min-height:84px} .adr small{display:block;font-size:9.5px;margin-bottom:4px}
.k{width:100%;border-collapse:collapse} .k td{border:1px solid #000;padding:3px 6px} .k td:last-child{text-align:right} .g{width:100%;border-collapse:collapse} .g th{border:1px solid #000;font-size:10.5px;padding:4px 5px;text-align:left} .g td{padding:4px 5px;border-left:1px solid #000;border-right:1px solid #000} .g .r{text-align:right} .g .space td{height:250px} .foot{display:grid;grid-template-columns:1fr 230px;gap:16px;border-top:1px solid #000;padding-top:8px} .v{border-collapse:collapse} .v td,.v th{border:1px solid #000;padding:3px 8px;text-align:right;font-weight:normal} .tot td{padding:4px 6px} .tot td:last-child{text-align:right} p{font-size:10px;line-height:1.4;margin:10px 0 0}
</style>`;

/** What the shelf holds: catalogue number, words, discount in hundredths and how often the list price is the one after it. */
const GOODS = [
	['TE2525', 'T&amp;E CABLE 2.5MM 100M GREY', 50, 2],
	['MCB32B', 'MCB 32A TYPE B 6KA', 60, 2.5],
	['SKT2G', 'SOCKET 2G 13A SWITCHED WHT', 20, 1.25],
	['LEDPNL6', 'LED PANEL 600X600 40W 4000K', 50, 2],
	['CARR', 'CARRIAGE AND SUNDRY FIXINGS', 0, 1],
] as const;

function goods(pen: Pen): string {
	const each = lines(pence(pen.text('net')), [
		[1, 31],
		[4, 18],
		[10, 16],
		[2, 24],
	]);
	return each
		.map(({ quantity, price, sum }, at) => {
			const [code, words, discount, list] = GOODS[at] ?? ['', '', 0, 1];
			const before = ((price * list) / 100).toFixed(4); // not money of anybody
			return `<tr><td class="r">${quantity}</td><td>${code}</td><td>${words}</td><td class="r">${before}</td><td>EACH</td><td class="r">${discount}.00</td><td class="r">${amount(sum)}</td><td>1</td></tr>`;
		})
		.join('');
}

function shortDate(iso: string): string {
	const { year, month, day } = dateParts(iso);
	return `${day}/${month}/${year.slice(2)}`;
}

const facts = (pen: Pen) =>
	`<table class="k"><tr><td>Invoice No</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Date/Tax point</td><td>${shortDate(pen.text('date'))}</td></tr><tr><td>Account</td><td>RID004</td></tr><tr><td>Your order</td><td>P. HART/UNIT 6</td></tr><tr><td>Advice note</td><td>D/771204</td></tr></table>`;

const analysis = (
	pen: Pen,
) => `<div><table class="v"><tr><th>VAT code</th><th>Rate %</th><th>Goods</th><th>VAT</th></tr><tr><td>1</td><td>20.00</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td></tr></table>
<p>Terms: payment by ${pen.aside('due')}. Shortages to be reported within 3 days. Goods remain our property until paid for in full. Bank: sort code 20-00-61, account 40118802.</p></div>
<table class="tot"><tr><td>Goods total</td><td>${pen.money('net')}</td></tr><tr><td>VAT total</td><td>${pen.money('vat')}</td></tr><tr style="font-size:15px;font-weight:bold"><td>Invoice total</td><td>£${pen.money('total')}${pen.implied('currency')}</td></tr></table>`;

/** An electrical wholesaler's invoice: catalogue numbers, list prices and discounts, tax by its code at the foot. */
export const wholesaler: Layout = {
	name: 'fifteen-invoice-wholesaler',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><b>${pen.text('supplier')}</b><br>Ambleford branch, 7 Forge Way Trade Park, AM6 2FW<br>Tel 01632 960 377 &nbsp; Counter open 7.00 to 17.00<br>VAT Reg No GB 402 7719 36</div><div class="inv">INVOICE</div></div>
<div class="mid"><div class="adr"><small>INVOICE TO</small>${pen.aside('customer')}<br>Unit 6, The Maltings<br>Ambleford<br>AM2 4ML</div><div class="adr"><small>DELIVERED TO</small>COLLECTED<br>Trade counter</div>${facts(pen)}</div>
<table class="g"><tr><th class="r">Qty</th><th>Cat No</th><th>Description</th><th class="r">List price</th><th>Per</th><th class="r">Disc %</th><th class="r">Goods value</th><th>VAT</th></tr>${goods(pen)}<tr class="space">${'<td></td>'.repeat(8)}</tr></table>
<div class="foot">${analysis(pen)}</div>
<p>E &amp; OE. Registered in England no. 01877240. All goods are sold under our conditions of sale, which are shown at every branch. WEEE producer registration WEE/HB0044ZX.</p>`,
};
