import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { slashed } from './nearby.ts';

const style = `<style>
body{margin:26px} pre{font:11px "DejaVu Sans Mono";line-height:1.32;margin:0;width:300px;padding:10px 12px;border:1px solid #ddd} .slip{margin-top:10px} .h{font-size:14px;font-weight:bold;white-space:pre-wrap;text-align:center}
</style>`;

const WIDTH = 40;

const centre = (text: string) =>
	text.padStart(text.length + Math.max(0, Math.floor((WIDTH - text.length) / 2))); // not money of anybody

const put = (left: string, right: string) => `${left}${right.padStart(Math.max(1, WIDTH - left.length))}`;

const rule = '-'.repeat(WIDTH);

const names = [
	'STORAGE CRATE 32L',
	'PAPER ROLL 80X80',
	'BATTERY AA PK24',
	'LED LAMP E27 9W',
	'MARKER BLK PK10',
	'CABLE TIES 300MM',
	'GIFT CARD HOLDER',
];

const SAVED = 350;

/** What was bought: two lines where there are several of a thing. */
function bought(pen: Pen): string {
	const shares = [
		[2, 26],
		[4, 17],
		[1, 13],
		[3, 18],
		[1, 9],
		[2, 11],
	] as const;
	return lines(pence(pen.text('total')) + SAVED, shares)
		.map(({ quantity, price, sum }, index) =>
			quantity === 1
				? put(`${names[index]}`, `${amount(sum)} A`)
				: `${names[index]}\n${put(`   ${quantity} @ ${amount(price)}`, `${amount(sum)} A`)}`,
		)
		.join('\n');
}

function till(pen: Pen): string {
	const total = pence(pen.text('total'));
	const points = Math.floor(total / 100); // not money of anybody
	const cells = (a: string, b: string, c: string, d: string) =>
		`${a.padEnd(10)}${b.padStart(10)}${c.padStart(10)}${d.padStart(10)}`;
	return `<pre><div class="h">${pen.text('supplier')}</div>${centre('18 Market Parade, Ambleford AM1 4TD')}
${centre('Tel 01632 960 227')}
${centre('VAT No. GB 744 1180 29')}
${rule}
${put(`Date ${slashed(pen.text('date'))}`, 'Time 14:52')}
${put('Store 0417  Till 03', 'Op. 118 DEBBIE')}
Receipt no. ${pen.text('invoiceNumber')}
${rule}
${bought(pen)}
${put('SUBTOTAL', amount(total + SAVED))}
${put('MULTISAVE 3 FOR 2', `-${amount(SAVED)}`)}
${rule}
<b>${put('TOTAL TO PAY  7 LINES', `£${pen.implied('currency')}${pen.money('total')}`)}</b>
${put('VISA DEBIT', amount(total))}
${put('CHANGE DUE', '0.00')}
${rule}
${cells('VAT RATE', 'NET', 'VAT', 'GROSS')}
${cells('A 20.00%', pen.money('net'), pen.money('vat'), amount(total))}
${cells('B  5.00%', '0.00', '0.00', '0.00')}
${cells('Z  0.00%', '0.00', '0.00', '0.00')}
${rule}
${put('YOU SAVED TODAY', amount(SAVED))}
${put('POINTS EARNED', String(points))}
${put('POINTS BALANCE 1,482 WORTH', '14.82')}
${centre('Refunds within 28 days with receipt')}
${centre('Items must be unused. Your statutory')}
${centre('rights are not affected.')}
${centre('Tell us how we did: win a £500 card')}
${centre('survey.example code 0417-3118-2290')}
</pre>`;
}

/** The slip of the card terminal, which has the total again among numbers that are not money. */
const slip = (pen: Pen) => `<pre class="slip">${centre('CARDHOLDER COPY')}
${centre('PLEASE KEEP FOR YOUR RECORDS')}
${put('MID ***48812', 'TID ****7731')}
${put('TXN 004417', 'BATCH 0221')}
SALE   VISA DEBIT   CHIP
PAN ************4209  SEQ 01
AID A0000000031010
${put('AMOUNT', `GBP ${amount(pence(pen.text('total')))}`)}
PIN VERIFIED   AUTH CODE 731902
${slashed(pen.text('date'))} 14:53:07
${centre('THANK YOU')}
${rule}
${centre('Reg. office: 2 Harbour Way, Northport')}
${centre('NP1 6AA. Company no. 02844173')}
</pre>`;

/** A till roll with lines, a saving, the analysis of the VAT, and under it the card's own slip. */
export const tillAndCard: Layout = {
	name: 'twenty-seventh-receipt-till',
	type: 'receipt',
	html: (pen) => `${style}${till(pen)}${slip(pen)}`,
};
