import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:14px/1.5 "Liberation Serif";margin:60px 72px;width:620px} h1{font-size:34px;font-weight:normal;letter-spacing:.12em;margin:0 0 30px;text-align:right} .from{margin-bottom:26px} .from b{font-size:17px} .two{display:flex;justify-content:space-between;margin-bottom:24px} table{border-collapse:collapse;width:100%} td,th{border:1px solid #000;padding:6px 9px;text-align:left;font-weight:normal;vertical-align:top} th{font-weight:bold} .n{text-align:right;width:110px} .due td{font-weight:bold} .pay{margin-top:26px}
</style>`;

const works = [
	['Remove old fuse board, supply and fit 10-way consumer unit with surge protection', 'job'],
	['Labour, two visits', 'hrs'],
	['Double sockets, brushed steel', 'each'],
	['Test, certificate and notification to Building Control', 'job'],
] as const;

const shares = [
	[1, 38],
	[6, 34],
	[4, 12],
] as const;

const rows = (total: string) =>
	lines(pence(total), shares)
		.map(({ quantity, price, sum }, index) => {
			const [work, unit] = works[index] ?? works[3];
			const count = unit === 'job' ? '' : `<br>${quantity} ${unit} @ £${amount(price)}`;
			return `<tr><td>${work}${count}</td><td class="n">£${amount(sum)}</td></tr>`;
		})
		.join('');

/** A sole trader's invoice from a word processor's template: two ruled columns, no VAT, the sum to pay in the last row, how to pay as a sentence. */
export const electrician: Layout = {
	name: 'twenty-second-invoice-electrician',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<h1>INVOICE</h1><div class="from"><b>${pen.text('supplier')}</b><br>Electrical installation, inspection and repairs<br>22 Foundry Street, Ambleford AM2 6HJ<br>07700 900 461</div>
<div class="two"><div>To:<br>${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford AM4 7QT</div><div>Invoice number: ${pen.text('invoiceNumber')}<br>Date: ${pen.date('date', 'words')}<br>Payment due by: ${pen.aside('due')}</div></div>
<table><tr><th>Description of work</th><th class="n">Amount</th></tr>${rows(pen.money('total'))}<tr class="due"><td>Total to pay</td><td class="n">£${pen.implied('currency')}${pen.money('total')}</td></tr></table>
<p class="pay">I am not registered for VAT.</p><p>Please pay by bank transfer to sort code 20-00-00, account number 70441926, with the invoice number as your reference. Cheques are also welcome.</p><p>Many thanks for your custom.</p>`,
};
