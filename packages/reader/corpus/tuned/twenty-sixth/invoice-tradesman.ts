import { amount, dateParts, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.6px "Liberation Sans";margin:24px 32px} .tp{display:flex;justify-content:space-between} .tp b{font-size:19px;color:#8c2f00} .tp div:last-child{text-align:right;font-size:9.4px;line-height:1.4} .iv{display:flex;justify-content:space-between;border-top:4px solid #8c2f00;margin-top:8px;padding-top:8px} .bx{border:1px solid #999;padding:6px 9px;width:205px;line-height:1.4} table{border-collapse:collapse;width:100%;margin-top:12px} th{background:#8c2f00;color:#fff;padding:4px;text-align:left;font-size:9.4px;-webkit-print-color-adjust:exact} td{padding:4px;border-bottom:1px solid #ddd;vertical-align:top} .n{text-align:right} .tt{width:265px;margin-left:auto;margin-top:6px} .tt div{display:flex;justify-content:space-between;padding:2.5px 4px} .tt .g{border-top:2px solid #8c2f00;font-weight:bold;font-size:13px} .sm{font-size:8.6px;line-height:1.4;color:#333;margin-top:12px}
</style>`;

const WORK = [
	['LAB', 'Call-out and first hour, attend site, trace and isolate fault on first floor', 2],
	['LAB', 'Labour, engineer and mate, half days (two visits)', 3],
	['MAT', '22mm copper tube, fittings, clips and lagging as sheet 2', 4],
	['MAT', 'Thermostatic mixing valve TMV3 15mm with isolators', 2],
	['WST', 'Removal of waste, parking and sundries (no charge for second visit)', 1],
] as const;

function table(pen: Pen): string {
	const sums = lines(pence(pen.text('net')), [
		[2, 18],
		[3, 39],
		[4, 16],
		[2, 21],
	]);
	const rows = WORK.map(([code, what], index) => {
		const { quantity = 1, price = 0, sum = 0 } = sums[index] ?? {};
		return `<tr><td>${code}<td>${what}<td class="n">${quantity}<td class="n">${amount(price)}<td class="n">20%<td class="n">${amount(sum)}</tr>`;
	});
	return `<table><tr><th>Code<th>Description of works<th class="n">Qty<th class="n">Unit £<th class="n">VAT<th class="n">Net £</tr>${rows.join('')}</table>`;
}

/** The bill of a small building trade with VAT, about a job at another address. */
export const tradesman: Layout = {
	name: 'twenty-sixth-invoice-tradesman',
	type: 'invoice',
	html: (pen) => {
		const { day, month, year } = dateParts(pen.text('date'));
		const sum = pence(pen.text('total'));
		return `${style}<div class="tp"><div><b>${pen.text('supplier')}</b><br>Heating, plumbing &amp; small works since 1987<br>Gas Safe reg. 218840 &nbsp; NICEIC 60441 &nbsp; Which? trusted</div><div>The Old Forge Yard, Mill Bank<br>Ambleford AM6 3LL<br>01632 960 227 &nbsp; 07700 900 418<br>VAT Reg No. GB 604 1187 29<br>Company No. 07733120</div></div>
<div class="iv"><div class="bx"><b>Invoice to</b><br>${pen.aside('customer')}<br>c/o Harker Lettings Ltd<br>61 Bridge Street, Ambleford AM1 9QR</div><div class="bx"><b>Site</b><br>Flat 4, 22 Albert Terrace<br>Ambleford AM2 4GX<br>Key safe, ask tenant Mr Dunn</div><div class="bx"><b>INVOICE</b> ${pen.text('invoiceNumber')}<br>Tax point ${day}.${month}.${year}<br>Quote Q-1182 of 14.12.${Number(year) - 1}<br>Your order HL/77310<br>Payment due ${pen.aside('due')}</div></div>
${table(pen)}<div class="tt"><div><span>Total net of VAT</span><span>£${pen.money('net')}</span></div><div><span>VAT @ 20.00%</span><span>£${pen.money('vat')}</span></div><div class="g"><span>INVOICE TOTAL</span><span>£${pen.money('total')}</span></div></div>${pen.implied('currency')}
<p class="sm"><b>VAT analysis:</b> standard rated 20% goods and services £${pen.money('net')}, tax £${pen.money('vat')}; reduced rate 5% £0.00, tax £0.00; zero rated £0.00.<br><b>To pay:</b> BACS to Northgate Bank, sort code 20-44-17, account 60213385, or by cheque. Please quote the invoice number. We are sorry that we can take no cards over £250.00.<br>
Late payment: we may charge interest under the Late Payment of Commercial Debts (Interest) Act 1998 at 8% above base rate and a fixed sum of £40.00 (£70.00 on debts of £1,000 or more). If paid after 30 days the amount becomes £${amount(sum + 4_000)}. Title in goods does not pass until paid for in full.<br>
Guarantee: labour 12 months, parts as the maker's. Building control notice £48.00 if needed will be billed apart. Hourly rate for further works £58.00 + VAT, out of hours £87.00 + VAT. The estimate for the remaining work (bathroom 2) is £1,940.00 + VAT and stays open for 60 days.</p>
<p class="sm" style="text-align:center">Registered office: 5 Castle Gate, Ambleford AM1 1HB. Registered in England and Wales. Public liability insured to £5,000,000. &nbsp; Sheet 1 of 2</p>`;
	},
};
