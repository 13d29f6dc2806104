import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Sans";margin:46px 56px} .top{display:flex;justify-content:space-between} .co{font-size:22px;font-weight:bold;color:#b32d12} .sub{font-size:10.5px;line-height:1.5} h1{font-size:30px;font-weight:normal;color:#999;margin:0;text-align:right} table{width:100%;border-collapse:collapse;margin-top:16px} td,th{padding:5px 7px;border:1px solid #bbb;vertical-align:top} th{background:#b32d12;color:#fff;font-weight:normal;text-align:left} .n{text-align:right} .nb{border:0} small{font-size:9.5px;color:#444;line-height:1.5;display:block;margin-top:14px}
</style>`;

function work(pen: Pen): string {
	const [labour, board, rest] = lines(pence(pen.text('net')), [
		[3, 48],
		[1, 29],
	]);
	const line = (text: string, quantity: number | string, price: number, sum: number) =>
		`<tr><td>${text}</td><td class="n">${quantity}</td><td class="n">${amount(price)}</td><td class="n">${amount(sum)}</td></tr>`;
	const sum = (label: string, value: string) =>
		`<tr><td class="nb"></td><td colspan="2">${label}</td><td class="n">${value}</td></tr>`;
	return `<table><tr><th>Description of work</th><th class="n">Qty</th><th class="n">Price £</th><th class="n">Amount £</th></tr>
${line('Labour: attend site, isolate supply, remove old board and test existing circuits (hours)', 3, labour?.price ?? 0, labour?.sum ?? 0)}${line('Consumer unit, 10 way, metal clad, with RCBOs', 1, board?.price ?? 0, board?.sum ?? 0)}${line('Sundries: 16mm tails, glands, labels, disposal of waste', 'lot', rest?.price ?? 0, rest?.sum ?? 0)}
${sum('Net', pen.money('net'))}${sum('VAT @ 20%', pen.money('vat'))}${sum('<b>Total to pay</b>', `<b>£${pen.money('total')}</b>`)}</table>`;
}

/** A tradesman's invoice for work in a house, with his schemes and terms. */
export const electrician: Layout = {
	name: 'twenty-eight-invoice-electrician',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="top"><div><div class="co">${pen.text('supplier')}</div><div class="sub">Unit 2 Kiln Yard, Ambleford AM5 8TR<br>Tel 01632 960 733 &nbsp; Mob 07700 900 418<br>VAT Reg No 317 5520 84 &nbsp; Company No 10442817</div></div><div><h1>INVOICE</h1><div class="sub" style="text-align:right">Approved contractor no. 028814<br>Part P registered</div></div></div>
<div class="top" style="margin-top:26px"><div class="sub" style="font-size:12px"><b>Customer</b><br>${pen.aside('customer')}<br>The Old Forge, 2 Chapel Hill<br>Lower Ambleford AM6 1DD<br>Site: as above</div><table style="width:270px;margin:0"><tr><td>Invoice no.</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Invoice date / tax point</td><td>${pen.date('date', 'words')}</td></tr><tr><td>Job no.</td><td>J-3390</td></tr><tr><td>Your order</td><td>By telephone</td></tr><tr><td>Payment due by</td><td>${pen.aside('due')}</td></tr></table></div>
${work(pen)}${pen.implied('currency')}
<p>Electrical Installation Certificate ref EIC18/44071 will be issued on payment. All work is to BS 7671 and guaranteed for 12 months.</p>
<p><b>How to pay:</b> bank transfer to sort code 40-22-19, account 51338807, quoting the invoice number. Cheques to the company at the address above. Sorry, no cards over £500.</p>
<small>All materials remain our property until paid for in full. We may charge interest at 8% above the Bank of England base rate on overdue business accounts, and fixed compensation of £40.00 or more, under the Late Payment of Commercial Debts (Interest) Act 1998. Public liability insurance £5,000,000. Call-out charge for evenings and weekends £85.00 plus VAT.</small>`,
};
