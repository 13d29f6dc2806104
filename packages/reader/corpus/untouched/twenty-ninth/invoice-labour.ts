import { amount, hundredths, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px/1.4 "Liberation Sans";margin:42px 50px;color:#1f2933} .head{display:flex;justify-content:space-between;align-items:flex-start} .head h1{font-size:20px;margin:0;color:#b45309} .head h2{font-size:26px;margin:0;letter-spacing:3px;color:#9aa5b1;font-weight:normal} .to{display:flex;justify-content:space-between;margin:24px 0 18px} .to td{padding:1px 0 1px 18px} h3{font-size:12px;margin:14px 0 3px;color:#b45309} table.l{width:100%;table-layout:fixed;border-collapse:collapse} .l th{font-size:10px;text-align:right;border-bottom:1.5px solid #b45309;padding:3px 4px;font-weight:normal} .l td{padding:4px;text-align:right;border-bottom:1px solid #e4e7eb} .l td:first-child,.l th:first-child{text-align:left;width:56%} .l .sub td{font-style:italic;border-bottom:0}
.sum{margin:16px 0 0 auto;width:270px;border-collapse:collapse} .sum td{padding:4px} .sum td:last-child{text-align:right} .due td{font-weight:bold;font-size:14px;border-top:1.5px solid #1f2933;border-bottom:3px double #1f2933} .pay{display:grid;grid-template-columns:1fr 1fr;gap:30px;margin-top:26px;font-size:10.5px} .foot{margin-top:26px;border-top:1px solid #9aa5b1;padding-top:6px;font-size:9px;color:#52606d;text-align:center}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** Lines of one heading that come to so much, in pence, and what they come to. */
function part(
	title: string,
	unit: string,
	whole: number,
	items: readonly (readonly [label: string, quantity: number, percent: number])[],
): string {
	const sums = lines(
		whole,
		items.slice(0, -1).map(([, quantity, percent]) => [quantity, percent] as const),
	);
	const printed = sums.map(({ quantity, price, sum }, at) =>
		row('', items[at]?.[0] ?? '', String(quantity), amount(price), amount(sum)),
	);
	return `<h3>${title}</h3><table class="l"><tr><th>Description</th><th>${unit}</th><th>Rate &pound;</th><th>Amount &pound;</th></tr>${printed.join('')}${row('sub', `Total ${title.toLowerCase()}`, '', '', amount(whole))}</table>`;
}

function work(pen: Pen): string {
	const net = pence(pen.text('net'));
	const labour = hundredths(net, 58);
	return `${part('Labour', 'Hours', labour, [
		['Strip out old worktop and sink, make good plaster', 3, 35],
		['Fit worktops, upstands and inset sink', 4, 45],
		['Snagging visit and clear site', 1, 0],
	])}${part('Materials', 'Qty', net - labour, [
		['38mm laminate worktop 3m, Woodland Oak', 2, 50],
		['Upstand to match, 3m', 2, 16],
		['Isolating valve 15mm chrome', 4, 10],
		['Waste disposal, tail lift and sundries', 1, 0],
	])}`;
}

/** A fitter's invoice: labour and materials each with a total of its own, before VAT on both. */
export const labourAndMaterials: Layout = {
	name: 'twenty-ninth-invoice-labour',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="head"><div><h1>${pen.text('supplier')}</h1>Unit 11 Brickfield Yard, Ambleford AM6 6EK<br>07700 900 446 &middot; accounts@brickfieldyard.example<br>VAT registration no. GB 318 4402 91</div><h2>INVOICE</h2></div>
<div class="to"><div><b>Invoice to</b><br>${pen.aside('customer')}<br>The Maltings, 27 Priory Road<br>Ambleford AM4 2NB</div>
<table><tr><td>Invoice number</td><td>${pen.text('invoiceNumber')}</td></tr><tr><td>Invoice date (tax point)</td><td>${pen.date('date')}</td></tr><tr><td>Payment due</td><td>${pen.aside('due')}</td></tr><tr><td>Quote / job</td><td>Q1187 / J0552</td></tr><tr><td>Your order</td><td>Verbal, Tues</td></tr></table></div>
<div>Site: as above. Works to kitchen as quoted; variations agreed on site are included.</div>
${work(pen)}${pen.implied('currency')}
<table class="sum">${row('', 'Net total', `&pound;${pen.money('net')}`)}${row('', 'VAT @ 20%', `&pound;${pen.money('vat')}`)}${row('due', 'TOTAL DUE', `&pound;${pen.money('total')}`)}</table>
<div class="pay"><div><b>How to pay</b><br>Bank transfer to Ambleford &amp; County Bank<br>Sort code 08-93-00 &nbsp; Account 40917736<br>Please quote the invoice number.</div><div><b>Terms</b><br>30 days. Goods remain ours until paid for in full. We may claim interest at 8% over base and a fixed sum of &pound;40.00 under the Late Payment of Commercial Debts (Interest) Act 1998. Labour is guaranteed for 12 months.</div></div>
<div class="foot">Registered in England and Wales no. 08841927. Registered office: 5 Minster Yard, Ambleford AM1 2HX. Public liability insured to &pound;2,000,000. Cheques can't be accepted. Thank you for your business.</div>`,
};
