import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:50px 54px;color:#222} .top{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:24px;margin:0} .meta{display:grid;grid-template-columns:120px 1fr;row-gap:3px;margin:16px 0 26px} .meta span:nth-child(odd){font-weight:bold} .ad{display:grid;grid-template-columns:1fr 1fr;line-height:1.5;margin-bottom:26px} .owed{font-size:19px;font-weight:bold;margin-bottom:16px}
table{border-collapse:collapse;width:100%} th{font-weight:normal;color:#777;font-size:10.5px;text-align:right;border-bottom:1px solid #333;padding:5px 0} td{text-align:right;padding:9px 0;border-bottom:1px solid #eee} th:first-child,td:first-child{text-align:left} .t{width:330px;margin-left:auto} .t td{padding:5px 0} .b td{font-weight:bold} footer{margin-top:56px;border-top:1px solid #ddd;padding-top:8px;font-size:9.5px;color:#777;display:flex;justify-content:space-between}
small{color:#777;font-size:10px}
</style>`;

const mark = `<svg width="40" height="40" viewBox="0 0 40 40"><rect x="2" y="2" width="17" height="17" fill="#111"/><rect x="21" y="21" width="17" height="17" fill="#ff6a3d"/><circle cx="29.5" cy="10.5" r="8.5" fill="#111"/></svg>`;

function charged(pen: Pen): string {
	const { name, year } = dateParts(pen.text('date'));
	const texts = ['Team plan, per seat', 'Extra storage, 100 GB', 'Priority support'];
	return lines(pence(pen.text('net')), [
		[8, 65],
		[3, 15],
	])
		.map(
			(line, index) =>
				`<tr><td>${texts[index]}<br><small>${name} ${year}</small></td><td>${line.quantity}</td><td>£${amount(line.price)}</td><td>20%</td><td>£${amount(line.sum)}</td></tr>`,
		)
		.join('');
}

/** The day when it is due, in the words of the day of issue. */
function due(pen: Pen): string {
	const [day, month, year] = pen.aside('due').split('/');
	const { name } = dateParts(`${year}-${month}-${day}`);
	return `${Number(day)} ${name} ${year}`;
}

const total = (label: string, value: string, kind = '') =>
	`<tr class="${kind}"><td>${label}</td><td>£${value}</td></tr>`;

/** What a house of software sends when it has charged a card for a subscription. */
export const softwareHouse: Layout = {
	name: 'eleven-invoice-software',
	type: 'invoice',
	html: (pen) => `${style}<div class="top"><h1>Invoice</h1>${mark}</div>
<div class="meta"><span>Invoice number</span><span>${pen.text('invoiceNumber')}</span><span>Date of issue</span><span>${pen.date('date', 'words')}</span><span>Date due</span><span>${due(pen)}</span></div>
<div class="ad"><div><b>${pen.text('supplier')}</b><br>4th Floor, 61 Temple Quay<br>Bristol BS1 6EA<br>United Kingdom<br>billing@team.example<br>GB VAT GB 402 7719 58</div><div><b>Bill to</b><br>${pen.aside('customer')}<br>3 Long Barn<br>Ambleford AM4 2LX<br>United Kingdom</div></div>
<div class="owed">£${pen.money('total')} ${pen.text('currency')} due ${due(pen)}</div>
<table><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Tax</th><th>Amount</th></tr>${charged(pen)}</table>
<table class="t">${total('Subtotal', pen.money('net'))}${total('Total excluding tax', pen.money('net'))}${total('VAT – United Kingdom (20%)', pen.money('vat'))}${total('Total', pen.money('total'))}${total('Amount due', `${pen.money('total')} ${pen.text('currency')}`, 'b')}</table>
<p style="margin-top:26px">Your card ending 4022 is charged on the due date. You need not do anything.</p>
<footer><span>${pen.text('invoiceNumber')} · £${pen.money('total')} ${pen.text('currency')} due ${due(pen)}</span><span>Page 1 of 1</span></footer>`,
};
