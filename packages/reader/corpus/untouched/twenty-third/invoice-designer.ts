import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px/1.55 "Liberation Serif";margin:72px 84px;color:#222} .mark{font-size:30px;letter-spacing:-.5px;line-height:1.1} .mark i{display:block;font-size:12px;letter-spacing:2px;color:#c2562d;font-style:normal;text-transform:uppercase;margin-top:6px} .meta{display:grid;grid-template-columns:1.5fr 1fr 1fr 1fr;margin:54px 0 44px;gap:14px} .meta small{display:block;font-size:10.5px;color:#c2562d} .row{display:grid;grid-template-columns:1fr 70px 90px 90px;border-bottom:1px solid #ddd;padding:9px 0} .row span:not(:first-child){text-align:right} .h{color:#c2562d;font-size:11px;padding-bottom:3px} .due{text-align:right;margin-top:22px} .due b{font-size:24px;font-weight:normal;display:block;line-height:1.2} .pay{margin-top:70px;font-size:12px} .bye{margin-top:44px;font-size:10.5px;color:#777}
</style>`;

const WORK = [
	['Brand identity, second round and artwork', 2, 48],
	['Menu and signage layouts', 3, 33],
] as const;

const line = (kind: string, ...cells: string[]) =>
	`<div class="row ${kind}">${cells.map((each) => `<span>${each}</span>`).join('')}</div>`;

function work(pen: Pen): string {
	const each = lines(
		pence(pen.text('total')),
		WORK.map(([, days, share]) => [days, share] as const),
	);
	const rows = each.map(({ quantity, price, sum }, at) => {
		const what = WORK[at]?.[0] ?? 'Proof prints and courier, at cost';
		return line('', what, String(quantity), amount(price), amount(sum));
	});
	return `${line('h', 'Description', 'Quantity', 'Price £', 'Amount £')}${rows.join('')}`;
}

/** A freelance designer's invoice, who is not registered for VAT: much white, labels small above, one amount due. */
export const designer: Layout = {
	name: 'twenty-third-invoice-designer',
	type: 'invoice',
	html: (
		pen,
	) => `${style}${pen.implied('currency')}<div class="mark">${pen.text('supplier')}<i>Graphic design &amp; illustration</i></div>
<div class="meta"><div><small>Invoice to</small>${pen.aside('customer')}<br>2 Weaver's Yard<br>Ambleford AM1 6WY</div><div><small>Invoice number</small>${pen.text('invoiceNumber')}</div><div><small>Date</small>${pen.date('date', 'words')}</div><div><small>Please pay by</small>${pen.aside('due')}</div></div>
${work(pen)}
<div class="due">Amount due<b>£${pen.money('total')}</b></div>
<div class="pay">By bank transfer, please:<br>Sort code 00-00-00 &nbsp;·&nbsp; Account 30118842 &nbsp;·&nbsp; Reference as the invoice number</div>
<div class="bye">Not registered for VAT, so none is charged. Artwork is licensed to you once the invoice has been paid. Late payments may bear interest under the Late Payment of Commercial Debts (Interest) Act 1998.<br>Studio 9, The Ropewalk, Ambleford AM3 8RW &nbsp;·&nbsp; hello@ropewalkstudio.example &nbsp;·&nbsp; 07700 900 418</div>`,
};
