import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:12px "Liberation Sans";color:#1a1f36} .p{padding:48px 56px} .top{display:flex;justify-content:space-between;align-items:center} h1{font-size:24px;margin:0} .mark{width:38px;height:38px;border-radius:9px;background:#5b4ff0} .meta{display:grid;grid-template-columns:118px 1fr;gap:4px;margin:16px 0 26px} .meta b{font-weight:bold} .two{display:grid;grid-template-columns:1fr 1fr;line-height:1.5} h2{font-size:19px;margin:30px 0 4px} a{color:#5b4ff0;font-weight:bold}
table{width:100%;border-collapse:collapse;margin-top:26px} th{font-weight:normal;font-size:10.5px;color:#697386;text-align:right;padding-bottom:7px;border-bottom:1px solid #1a1f36} th:first-child,td:first-child{text-align:left} td{text-align:right;padding:9px 0 3px;vertical-align:top} small{color:#697386;display:block;margin-top:2px;font-size:11px} .sum{margin-left:50%} .sum div{display:flex;justify-content:space-between;border-top:1px solid #e3e8ee;padding:6px 0} .sum .due{font-weight:bold} .end{margin-top:180px;border-top:1px solid #e3e8ee;padding-top:10px;font-size:10px;color:#697386;display:flex;justify-content:space-between}
</style>`;

const MONTHS = 'January February March April May June July August September October November December'.split(
	' ',
);

const sum = (label: string, value: string, kind = '') =>
	`<div class="${kind}"><span>${label}</span><span>${value}</span></div>`;

/** The day on which payment is due, in words. */
function due(pen: Pen): string {
	const [day, month, year] = pen.aside('due').split('/');
	return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

function table(pen: Pen): string {
	const [seats, support] = lines(pence(pen.text('net')), [[6, 72]]);
	if (!seats || !support) return '';
	const row = (what: string, each: typeof seats) =>
		`<tr><td>${what}</td><td>${each.quantity}</td><td>£${amount(each.price)}</td><td>20%</td><td>£${amount(each.sum)}</td></tr>`;
	return `<table><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Tax</th><th>Amount</th></tr>${row('Team plan (per seat)<small>Billed monthly in advance</small>', seats)}${row('Priority support add-on', support)}</table>`;
}

const sums = (pen: Pen) =>
	`<div class="sum" style="margin-top:20px">${sum('Subtotal', `£${pen.money('net')}`)}${sum('Total excluding tax', `£${pen.money('net')}`)}${sum(`VAT – United Kingdom (20% on £${pen.money('net')})`, `£${pen.money('vat')}`)}${sum('Total', `£${pen.money('total')}`)}${sum('Amount due', `£${pen.money('total')} ${pen.text('currency')}`, 'due')}</div>`;

/** A software company's invoice for a subscription, as a payment service makes it. */
export const software: Layout = {
	name: 'sixteen-invoice-software',
	type: 'invoice',
	html: (pen) => `${style}<div class="p"><div class="top"><h1>Invoice</h1><div class="mark"></div></div>
<div class="meta"><b>Invoice number</b><b>${pen.text('invoiceNumber')}</b><span>Date of issue</span><span>${pen.date('date', 'words')}</span><span>Date due</span><span>${due(pen)}</span></div>
<div class="two"><div><b>${pen.text('supplier')}</b><br>Floor 3, Tannery Yard<br>Ambleford<br>AM1 5QD<br>United Kingdom<br>billing@support.example<br>GB VAT GB402771835</div><div><b>Bill to</b><br>${pen.text('customer')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT<br>United Kingdom<br>accounts@customer.example</div></div>
<h2>£${pen.money('total')} ${pen.text('currency')} due ${due(pen)}</h2><a>Pay online</a>
${table(pen)}${sums(pen)}
<div class="end"><span>${pen.text('invoiceNumber')} · £${pen.money('total')} ${pen.text('currency')} due ${due(pen)}</span><span>Page 1 of 1</span></div></div>`,
};
