import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:16px "Liberation Serif";margin:70px 80px;line-height:1.6} .l{display:flex;justify-content:space-between}
</style>`;

/** A cleaning lady's invoice, typed in a word processor, without VAT. */
export const cleaning: Layout = {
	name: 'twenty-fifth-invoice-cleaning',
	type: 'invoice',
	html: (pen) => {
		const [visits, rest] = lines(pence(pen.text('total')), [[4, 60]]).map(({ sum }) => amount(sum));
		return `${style}<p><b>${pen.text('supplier')}</b><br>Domestic and office cleaning<br>3 Chapel Terrace, Ambleford</p><h2>Invoice</h2><p>Invoice no: ${pen.aside('invoiceNumber')}<br>Date: ${pen.date('date', 'words')}</p><p>To: ${pen.aside('customer')}</p>
<div class="l"><span>Regular cleaning, four visits</span><span>£${visits}</span></div><div class="l"><span>Deep clean of kitchen and carpets</span><span>£${rest}</span></div><hr>
<div class="l"><b>Total to pay</b><b>${pen.implied('currency')}£${pen.money('total')}</b></div><p>Please pay by bank transfer by ${pen.aside('due')}. Thank you!</p>`;
	},
};
