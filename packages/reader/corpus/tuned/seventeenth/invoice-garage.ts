import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans";margin:38px 46px} .top{display:grid;grid-template-columns:1fr 210px;gap:20px} .top h1{font:bold 23px "Liberation Sans Narrow";color:#a31515;margin:0 0 4px} .doc{border:1px solid #a31515} .doc b{display:block;background:#a31515;color:#fff;text-align:center;padding:4px;letter-spacing:2px;-webkit-print-color-adjust:exact} .doc div{display:flex;justify-content:space-between;padding:3px 8px}
.van{display:grid;grid-template-columns:1.2fr 1.8fr 1fr 1fr;border:1px solid #888;margin:16px 0} .van div{padding:4px 8px;border-right:1px solid #888} .van small{display:block;color:#666;font-size:9px}
h2{font-size:11.5px;margin:14px 0 3px;color:#a31515} table{width:100%;border-collapse:collapse} th{font-weight:normal;color:#666;font-size:9.5px;border-bottom:1px solid #888;text-align:right;padding:2px 6px} td{padding:4px 6px;text-align:right} th:first-child,td:first-child{text-align:left;width:340px} .end{display:grid;grid-template-columns:1fr 250px;gap:24px;margin-top:20px} .end td{border:1px solid #bbb} .note{font-size:10px;line-height:1.5}
</style>`;

interface Work {
	readonly quantity: number;
	readonly price: number;
	readonly sum: number;
}

const row = (what: string, { quantity, price, sum }: Work, unit = '') =>
	`<tr><td>${what}</td><td>${quantity}${unit}</td><td>${amount(price)}</td><td>${amount(sum)}</td></tr>`;

const heads = (first: string, second: string) =>
	`<tr><th>${first}</th><th>${second}</th><th>Each</th><th>Net £</th></tr>`;

/** Three hours of work, then parts, which make the net together. */
function work(pen: Pen): string {
	const none = { quantity: 1, price: 0, sum: 0 };
	const [labour = none, discs = none, pads = none, rest = none] = lines(pence(pen.text('net')), [
		[3, 44],
		[2, 26],
		[1, 18],
	]);
	const parts = discs.sum + pads.sum + rest.sum;
	return `<h2>LABOUR</h2><table>${heads('Operation', 'Hours')}${row('Investigate grinding from front axle. Strip, renew discs and pads, free off caliper sliders, road test', labour)}</table>
<h2>PARTS</h2><table>${heads('Description', 'Qty')}${row('Brake disc, front, vented 300mm', discs)}${row('Brake pad set, front', pads)}${row('Brake fluid, cleaner and sundries', rest)}</table>
<p style="text-align:right;margin:8px 6px 0">Labour ${amount(labour.sum)} &nbsp;&nbsp; Parts ${amount(parts)}</p>`;
}

const ends = (
	pen: Pen,
) => `<div class="end"><div class="note">All parts remain the property of the garage until paid for in full. Work guaranteed 12 months or 12,000 miles. Old parts kept for inspection for seven days.<br><br>Advisory: nearside rear tyre 3mm, monitor.<br>Bank: Ambleford &amp; County, 20-88-14, 60417733</div>
<table><tr><td style="width:auto">Sub-total</td><td>£${pen.money('net')}</td></tr><tr><td style="width:auto">V.A.T. at 20%</td><td>£${pen.money('vat')}</td></tr><tr><td style="width:auto"><b>To pay</b></td><td><b>£${pen.implied('currency')}${pen.money('total')}</b></td></tr></table></div>`;

/** A garage's bill for a van: the van in a row of boxes, work and parts apart, what is to pay at the foot. */
export const garage: Layout = {
	name: 'seventeen-invoice-garage',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><h1>${pen.text('supplier')}</h1>Unit 2, Station Sidings, Ambleford AM2 8TR<br>Service, MOT &amp; Repairs &nbsp; Tel 01632 960417<br>VAT Reg. No. 418 2209 73</div>
<div class="doc"><b>INVOICE</b><div><span>No.</span><span>${pen.text('invoiceNumber')}</span></div><div><span>Tax point</span><span>${pen.date('date')}</span></div><div><span>Job card</span><span>J4471</span></div><div><span>Advisor</span><span>Dave</span></div></div></div>
<p>To:<br>${pen.aside('customer')}<br>Old Forge Road, Ambleford</p>
<div class="van"><div><small>Registration</small>WX19 KFD</div><div><small>Make and model</small>Ford Transit Custom 300 L2</div><div><small>Mileage</small>88,214</div><div style="border:0"><small>MOT expires</small>Mar 2026</div></div>
${work(pen)}${ends(pen)}`,
};
