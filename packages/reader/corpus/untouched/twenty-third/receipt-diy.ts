import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px/1.3 "DejaVu Sans Mono";margin:26px 40px;color:#111} .roll{width:330px} .mid{text-align:center} .name{font:bold 14.5px "DejaVu Sans";margin-bottom:4px} .l{display:flex;justify-content:space-between} .sub{padding-left:16px;color:#222} .rule{border-top:1px solid #111;margin:8px 0} .tot{font-weight:bold;font-size:16px} .v{display:grid;grid-template-columns:1.1fr 1fr 1fr 1fr;text-align:right;font-size:10.5px} .v span:first-child{text-align:left} .bars{height:38px;margin:12px 30px 3px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 4px,#111 4px 5px,#fff 5px 9px,#111 9px 12px,#fff 12px 14px);-webkit-print-color-adjust:exact} .s{font-size:9.5px;line-height:1.35}
</style>`;

const GOODS = [
	['EXT MASONRY PAINT WHT 5L', 4, 36],
	['ROLLER & TRAY SET 9IN', 2, 8],
	['CLS TIMBER 38X63 2.4M', 12, 26],
	['DECKING OIL NATURAL 2.5L', 4, 24],
] as const;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

function goods(pen: Pen): string {
	const each = lines(
		pence(pen.text('total')),
		GOODS.map(([, quantity, share]) => [quantity, share] as const),
	);
	return each
		.map(({ quantity, price, sum }, at) => {
			const what = GOODS[at]?.[0] ?? 'SEALANT EXTERIOR BRN';
			return `${line(what, amount(sum))}${quantity > 1 ? `<div class="sub">${quantity} @ ${amount(price)}</div>` : ''}`;
		})
		.join('');
}

/** A DIY shop's long receipt: each article with its price, VAT in a table under the payment, a bar code. */
export const diy: Layout = {
	name: 'twenty-third-receipt-diy',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="roll"><div class="mid"><div class="name">${pen.text('supplier')}</div>Ambleford Retail Park, AM7 2RP<br>Tel. 01632 960 550<br>VAT No. 318 4472 09</div>
<div class="rule"></div>${goods(pen)}
<div class="rule"></div>${line('TOTAL', `${pen.implied('currency')}£${pen.money('total')}`, 'tot')}
${line('CARD (CONTACTLESS)', `£${pen.money('total')}`)}
<div class="rule"></div><div class="v"><span>VAT rate</span><span>Net</span><span>VAT</span><span>Gross</span><span>20.00%</span><span>${pen.money('net')}</span><span>${pen.money('vat')}</span><span>${pen.money('total')}</span></div>
<div class="rule"></div><div class="s">DEBIT CARD &nbsp; **** **** **** 4471<br>AID A0000000041010 &nbsp; AUTH CODE 7C41K2<br>PLEASE DEBIT MY ACCOUNT</div>
<div class="rule"></div>${line('Date', `${pen.date('date')} 10:52`)}${line('Receipt no.', pen.aside('invoiceNumber'))}${line('Till 6', 'Served by Maureen')}
<div class="bars"></div><div class="mid s">THANK YOU FOR SHOPPING WITH US<br>Changed your mind? Bring unused goods and this receipt within 90 days for a refund. Mixed paint and cut timber cannot be returned. This does not affect your statutory rights.<br><br>Trade customer? Ask at the desk about a trade card.</div></div>`,
};
