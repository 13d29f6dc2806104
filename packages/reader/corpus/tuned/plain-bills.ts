/** Receipts of a café and a pump, and a bank's letter in sentences. Drawn to see what prose and short lines do to the reader. */
import type { Layout, Pen } from '../paper.ts';

const pair = (label: string, value: string) =>
	`<div class="l"><span>${label}</span><span>${value}</span></div>`;

const roll =
	'<style>body{font:12px "Liberation Mono";width:280px;margin:20px} .l{display:flex;justify-content:space-between} .c{text-align:center}</style>';

const cafe = (
	pen: Pen,
) => `${roll}<div class="c"><b>${pen.text('supplier')}</b><br>7 Bridge Street<br>Ambleford AM1 5EE</div><br>Table 6 &nbsp; Covers 2<br>${pen.date('date')} 13:04<br><br>
${pair('2 x Flat white', pen.aside('first'))}${pair('1 x Lunch platter', pen.aside('second'))}<br>${pair('Subtotal', pen.money('net'))}${pair('VAT 20%', pen.money('vat'))}${pair('<b>TOTAL</b>', `<b>£${pen.money('total')}</b>`)}${pen.implied('currency')}${pair('Contactless', `£${pen.aside('total')}`)}<br><div class="c">Service is not included. Thank you!<br>VAT no. 418 2209 77</div>`;

const pump = (pen: Pen) =>
	`${roll}<div class="c">${pen.text('supplier')}<br>FERRYSIDE SERVICES<br>AMBLEFORD AM3 3QQ<br>VAT NO GB 552 1180 04</div><br>${pair('PUMP 4 DIESEL', '')}${pair('61.20 L @ 144.9 p/L', `£${pen.aside('total')}`)}<br>${pair('TOTAL', `£${pen.money('total')}`)}${pair('VISA DEBIT', `£${pen.aside('total')}`)}${pen.implied('currency')}<br>VAT SUMMARY<br>${pair('RATE &nbsp; NET', 'VAT')}${pair(`20% &nbsp; ${pen.money('net')}`, pen.money('vat'))}<br>${pen.date('date')} 07:52 &nbsp; TILL 2 &nbsp; TRANS 40817<br>AUTH 220418`;

const inLetter = (pen: Pen) =>
	`<style>body{font:13px "Liberation Serif";margin:60px;line-height:1.5}</style><div style="text-align:right"><b style="font-size:18px">${pen.text('payer')}</b><br>PO Box 417, Ambleford AM1 1ZZ</div><p>${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford AM4 7QT</p><p>Dear customer,</p><p><b>Interest on your savings</b></p><p>In the tax year that ended on 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')} we paid you gross interest of £${pen.money('interest')} on your account ${pen.aside('account')}. The tax deducted was £${pen.money('taxDeducted')}.</p><p>You need do nothing unless you fill in a tax return.</p><p>Yours sincerely<br>Customer Services</p>`;

/** The papers. */
export const plainBills: readonly Layout[] = [
	{ name: 'plain-receipt-cafe', type: 'receipt', html: cafe },
	{ name: 'plain-receipt-pump', type: 'receipt', html: pump },
	{ name: 'plain-interest-in-letter', type: 'interest', html: inLetter },
];
