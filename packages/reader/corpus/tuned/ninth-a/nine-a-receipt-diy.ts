import type { Layout } from '../../paper.ts';
import { dated, partsOf } from './nine-a-sums.ts';

/** A line of the roll: words on the left, an amount at its right edge. */
const line = (words: string, amount: string) => words.padEnd(30) + amount.padStart(10);

/** Words in the middle of the roll. */
const middle = (words: string) => ' '.repeat(Math.max(0, Math.floor((40 - words.length) / 2))) + words; // not money of anybody

/** A DIY shop's receipt: goods by bar code with VAT in their prices, paid by card, with points and a survey. */
export const diy: Layout = {
	name: 'nine-a-receipt-diy',
	type: 'receipt',
	html: (pen) => {
		const total = pen.money('total');
		const [timber = '', paint = '', drill = '', sundries = ''] = partsOf(total, 21, 17, 48);
		const date = pen.text('date');
		return `<style>pre{font:12px "Liberation Mono";margin:18px 22px;line-height:1.3}b{font-size:14px}</style><pre>
<b>${middle(pen.text('supplier'))}</b>
${middle('Ambleford Retail Park  AM5 1QQ')}
${middle('Tel 0333 555 0175')}
${middle('VAT No 412 5567 09')}

5014957118422
${line('CLS TIMBER 2.4M 38X63 x12', `${timber} A`)}
5010131640034
${line('MASONRY PAINT MAGNOLIA 10L', `${paint} A`)}
5035048731178
${line('18V COMBI DRILL KIT', `${drill} A`)}
5000366120591
${line('FIXINGS ASSORTED', `${sundries} A`)}
${'-'.repeat(40)}
${line('4 ITEMS', '')}
<b>${line('TOTAL TO PAY', `£${total}`).replace(/^(TOTAL TO PAY) {5}/, '$1')}</b>
${line('MASTERCARD DEBIT', `£${total}`)}
${line('CHANGE DUE', '£0.00')}

VAT SUMMARY
CODE  RATE        EXCL VAT         VAT
A    20.00%${pen.money('net').padStart(15)}${pen.money('vat').padStart(12)}

CARD **** **** **** 7716   CONTACTLESS
AID A0000000041010  PAN SEQ 01
AUTH CODE 018842   MID ***31907

CLUB CARD 6338 **** 0914
Points today 148   Points balance 2,310

Receipt no. ${pen.text('invoiceNumber')}
${dated(date, 'dashes')}  15:47:09
Store 1182  Till 06  Operator 4471

Returns within 90 days with this receipt.
Tell us how we did and win a £500 gift
card: survey code 1182-0647-118
</pre>${pen.implied('currency')}`;
	},
};
