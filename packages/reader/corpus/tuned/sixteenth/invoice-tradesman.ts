import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:14px "Liberation Serif";color:#111} .p{padding:60px 78px;line-height:1.4} .head{text-align:center;border-bottom:3px double #234;padding-bottom:12px} .head b{font-size:25px;color:#1d3c5c;display:block} .two{display:flex;justify-content:space-between;margin:26px 0 20px} h1{font:bold 19px "Liberation Serif";margin:0 0 6px;text-align:right}
table{width:100%;border-collapse:collapse;margin-top:12px} td{padding:7px 4px;vertical-align:top} .w td{border-bottom:1px solid #ccd} td:last-child{text-align:right;width:110px} .s td:first-child{text-align:right;padding-right:26px} .s td{padding:4px} .t td{font-weight:bold;font-size:16px;border-top:1px solid #111} .bank{margin-top:34px;border:1px solid #234;padding:10px 16px;width:330px}
</style>`;

const row = (kind: string, what: string, value: string) =>
	`<tr class="${kind}"><td>${what}</td><td>${value}</td></tr>`;

/** The day as people write it: `3rd June 2024`. */
function ordinal(iso: string): string {
	const { day, name, year } = dateParts(iso);
	const number = Number(day);
	const teen = number > 10 && number < 14;
	const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
	return `${number}${ending} ${name} ${year}`;
}

function work(pen: Pen): string {
	const [labour, mate, parts] = lines(pence(pen.text('net')), [
		[3, 45],
		[1, 13],
	]);
	if (!labour || !mate || !parts) return '';
	return `${row('w', `To labour: 3 hours at £${amount(labour.price)} an hour`, `£${amount(labour.sum)}`)}${row('w', "To mate's labour, 2 hours", `£${amount(mate.sum)}`)}${row('w', 'To materials supplied as listed on our quotation, including waste and sundries', `£${amount(parts.sum)}`)}`;
}

/** A tradesman's bill from a word processor: work told in words, sums at the right, bank details below. */
export const tradesman: Layout = {
	name: 'sixteen-invoice-tradesman',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="p"><div class="head"><b>${pen.text('supplier')}</b>Repairs, fitting and maintenance – no job too small<br>31 Weir Road, Ambleford AM5 2TT &nbsp;·&nbsp; 07700 900417 &nbsp;·&nbsp; VAT Reg. No. 318 4402 71</div>
<div class="two"><div>${pen.text('customer')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right"><h1>INVOICE</h1>No. ${pen.text('invoiceNumber')}<br>${ordinal(pen.text('date'))}</div></div>
<p>For work carried out at the above address as agreed:</p>
<table>${work(pen)}${row('s', 'Net', `£${pen.money('net')}`)}${row('s', 'VAT @ 20%', `£${pen.money('vat')}`)}${row('s t', 'Total to pay', `£${pen.money('total')}`)}</table>${pen.implied('currency')}
<div class="bank"><b>Bank transfer please</b><br>Sort code 20-11-94, account 60448172<br>Reference: your invoice number</div>
<p>Payment by ${pen.aside('due')} please. Cheques to “${pen.text('supplier')}”. All work is guaranteed for twelve months. With thanks for your custom.</p></div>`,
};
