import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans Condensed","DejaVu Sans";margin:0;color:#1d1d1d} .page{display:grid;grid-template-columns:1fr 215px;min-height:1000px} main{padding:44px 30px 30px 44px} aside{background:#f2f0e6;-webkit-print-color-adjust:exact;padding:44px 22px} aside small{display:block;color:#6b6540;font-size:10px;margin-top:15px} aside .due{font-size:22px;font-weight:700}
h1{font-size:25px;margin:0 0 2px} table{border-collapse:collapse;width:100%;margin-top:34px} th{text-align:right;border-bottom:2px solid #1d1d1d;padding:5px 4px;font-size:10.5px} td{padding:7px 4px;text-align:right;border-bottom:1px solid #ddd} th:first-child,td:first-child{text-align:left} .pay{margin-top:40px;font-size:10.5px;line-height:1.6}
</style>`;

const fact = (label: string, value: string, kind = '') =>
	`<small>${label}</small><div class="${kind}">${value}</div>`;

const WORK = [
	'Scaffold, two lifts',
	'Welsh slate, crate',
	'Lead flashing, code 4',
	'Labour and removal of waste',
];

function items(pen: Pen): string {
	const rows = lines(pence(pen.text('net')), [
		[1, 22],
		[3, 31],
		[2, 12],
	]);
	return `<table><tr><th>Work and materials</th><th>Qty</th><th>Unit price</th><th>VAT</th><th>Amount</th></tr>${rows.map(({ quantity, price, sum }, index) => `<tr><td>${WORK[index]}</td><td>${quantity}</td><td>${amount(price)}</td><td>20%</td><td>${amount(sum)}</td></tr>`).join('')}</table>`;
}

const summary = (pen: Pen) =>
	`<aside>${fact('Invoice number', pen.aside('invoiceNumber'))}${fact('Invoice date', pen.date('date', 'words'))}${fact('Payment due by', pen.aside('due'))}${fact('Your order', 'Verbal, site visit')}
<div style="height:60px"></div>${fact('Total excluding VAT', `£${pen.money('net')}`)}${fact('VAT at 20%', `£${pen.money('vat')}`)}${fact('Total including VAT', `£${pen.money('total')}`, 'due')}${pen.implied('currency')}${fact('VAT registration number', 'GB 417 2290 63')}</aside>`;

/** The invoice of a building firm: the work at the left, numbers, dates and sums in a tinted column at the right. */
export const roofer: Layout = {
	name: 'nineteen-invoice-roofer',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="page"><main><h1>${pen.text('supplier')}</h1>Unit 6 Tannery Yard, Ambleford AM2 8TY<br>01632 960 233<p style="margin-top:36px"><b style="font-size:16px">INVOICE</b></p><p>To: ${pen.aside('customer')}<br>Old Chapel, Back Row<br>Ambleford AM4 1BR</p>${items(pen)}
<div class="pay">Please pay by bank transfer: sort code 00-41-17, account 20417733, quoting the invoice number. We may charge interest on late payments under the Late Payment of Commercial Debts (Interest) Act 1998. Company registered in England.</div></main>${summary(pen)}</div>`,
};
