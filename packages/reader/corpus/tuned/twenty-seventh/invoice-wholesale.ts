import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, slashed } from './nearby.ts';

const style = `<style>
body{font:9.6px "Liberation Sans";margin:28px 34px} .top{display:grid;grid-template-columns:1fr 250px;gap:18px} .top h1{font-size:18px;margin:0 0 3px;color:#143a74} .inv{border:1.2px solid #143a74} .inv b{display:block;background:#143a74;color:#fff;padding:4px 8px;font-size:13px} .inv table{width:100%} .inv td{padding:1.6px 8px} .inv td+td{text-align:right} .ad{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px;margin:10px 0} .ad div{border:.7px solid #888;padding:5px 8px;line-height:1.4;min-height:64px} .ad small{color:#143a74;display:block} .goods{width:100%;border-collapse:collapse} .goods th{background:#143a74;color:#fff;font-weight:normal;padding:3px 5px;text-align:right} .goods td{padding:2.8px 5px;text-align:right;border-bottom:.4px solid #ccc} .goods .l{text-align:left} .low{display:grid;grid-template-columns:1fr 250px;gap:20px;margin-top:8px} .sums{width:100%;border-collapse:collapse} .sums td{padding:3px 7px;border:.6px solid #888} .sums td+td{text-align:right} .sums .b td{font-weight:bold;background:#e3eaf5} .fine{font-size:8px;line-height:1.45;color:#444}
</style>`;

const goods: readonly (readonly [
	code: string,
	name: string,
	pack: string,
	quantity: number,
	percent: number,
])[] = [
	['BLR0412', 'Blue roll 2 ply 150m', '6', 3, 7],
	['GLV220M', 'Nitrile gloves, powder free M', '100', 12, 11],
	['GLV220L', 'Nitrile gloves, powder free L', '100', 6, 5],
	['CLN1090', 'Floor cleaner, citrus 5L', '2', 4, 8],
	['CLN1133', 'Washing up liquid 5L', '2', 5, 7],
	['BAG0018', 'Refuse sacks black 18x29x39', '200', 3, 6],
	['BAG0022', 'Swing bin liners white', '500', 2, 4],
	['PAP3301', 'Centrefeed white 2 ply 150m', '6', 4, 9],
	['PAP3340', 'Toilet tissue 320 sheet', '36', 3, 8],
	['CUP0812', 'Paper cups 12oz ripple', '500', 2, 7],
	['LID0812', 'Sip lids 12oz white', '500', 2, 3],
	['CTN7704', 'Meal boxes kraft no. 8', '300', 2, 6],
	['FOI0450', 'Catering foil 450mm x 75m', '1', 3, 4],
	['FLM0450', 'Cling film 450mm x 300m', '1', 3, 3],
	['MOP0016', 'Socket mop heads 16oz', '10', 2, 3],
	['DIS2204', 'Hand towel dispenser', '1', 1, 4],
];

const CARRIAGE = 895;

const row = (kind: string, label: string, value: string) =>
	`<tr class="${kind}"><td>${label}</td><td>${value}</td></tr>`;

/** The goods before the discount of five hundredths, which with the carriage come to the net. */
function worth(pen: Pen) {
	const after = pence(pen.text('net')) - CARRIAGE;
	const before = Math.round((after * 100) / 95); // not money of anybody
	return { after, before, discount: before - after };
}

function ordered(pen: Pen): string {
	const each = lines(
		worth(pen).before,
		goods.map(([, , , quantity, percent]) => [quantity, percent] as const),
	);
	const rows = each.map(({ quantity, price, sum }, index) => {
		const [code, name, pack] = goods[index] ?? ['SUN0001', 'Sundries from trade counter', '1'];
		return `<tr><td class="l">${code}</td><td class="l">${name}</td><td>${pack}</td><td>${quantity}</td><td>${quantity}</td><td>${amount(price)}</td><td>S</td><td>${amount(sum)}</td></tr>`;
	});
	return `<table class="goods"><tr><th class="l">Code</th><th class="l">Description</th><th>Pack</th><th>Ord'd</th><th>Sent</th><th>Price £</th><th>VAT</th><th>Goods £</th></tr>${rows.join('')}
<tr><td class="l">CHE4410</td><td class="l">Cheese portions (to follow, no charge today)</td><td>24</td><td>2</td><td>0</td><td>14.20</td><td>Z</td><td>0.00</td></tr></table>`;
}

function sums(pen: Pen): string {
	const { before, discount } = worth(pen);
	return `<table class="sums">${row('', 'Goods total', amount(before))}${row('', 'Less trade discount 5%', `-${amount(discount)}`)}${row('', 'Carriage', amount(CARRIAGE))}${row('b', 'Total excluding VAT', pen.money('net'))}${row('', 'VAT', pen.money('vat'))}${row('b', 'INVOICE TOTAL', `£${pen.implied('currency')}${pen.money('total')}`)}</table>`;
}

/** A wholesaler's invoice of many lines, less a trade discount and with carriage on top, beside an analysis of the VAT. */
export const wholesale: Layout = {
	name: 'twenty-seventh-invoice-wholesale',
	type: 'invoice',
	html: (pen) => {
		const day = pen.text('date');
		const number = pen.text('invoiceNumber');
		const terms = (percent: number) => amount(Math.round((pence(pen.text('total')) * (100 - percent)) / 100)); // not money of anybody
		return `${style}<div class="top"><div><h1>${pen.text('supplier')}</h1>Catering, cleaning and packaging wholesale<br>Units 3–5, Meridian Trade Park, Ambleford AM7 5GH<br>Sales 01632 960 118 &nbsp; Accounts 01632 960 119 &nbsp; sales@orders.example<br>VAT reg. GB 402 1187 63 &nbsp; AWRS XQAW00000104417 &nbsp; EORI GB402118763000</div>
<div class="inv"><b>INVOICE</b><table>${row('', 'Invoice number', number)}${row('', 'Invoice date / tax point', slashed(day))}${row('', 'Account', 'RID0042')}${row('', 'Your order', 'PO-7731 (Kim)')}${row('', 'Order date', slashed(shifted(day, -4)))}${row('', 'Delivery note', 'DN118820')}${row('', 'Due date', pen.aside('due'))}</table></div></div>
<div class="ad"><div><small>Invoice to</small>${pen.text('customer')}<br>Purchase Ledger<br>27 Sheep Street, Ambleford AM1 3JB</div><div><small>Deliver to</small>Rear yard, 29 Sheep Street<br>Ambleford AM1 3JB<br>Before 7.30 am, ring bell</div><div><small>Route and driver</small>Van 6, drop 11, T. Osei<br>Delivered ${slashed(shifted(day, -1))}<br>Signed: K MARLOW</div></div>
${ordered(pen)}
<div class="low"><div><table class="sums"><tr><td>VAT code</td><td>Rate %</td><td>Goods and carriage £</td><td>VAT £</td></tr><tr><td>S</td><td>20.00</td><td>${amount(pence(pen.text('net')))}</td><td>${amount(pence(pen.text('vat')))}</td></tr><tr><td>R</td><td>5.00</td><td>0.00</td><td>0.00</td></tr><tr><td>Z</td><td>0.00</td><td>0.00</td><td>0.00</td></tr></table>
<p class="fine">Prompt payment: a discount of 2.5% of the full price applies if payment is made within 7 days of the invoice date, when £${terms(2.5)} is accepted in full settlement. No credit note will be issued. You must ensure that you recover only the VAT actually paid. Account balance before this invoice £1,204.36; credit limit £3,000.00. Orders under £750.00 carry carriage of £8.95.</p></div><div>${sums(pen)}</div></div>
<p class="fine">Pay by BACS: Lloyds Bank, sort code 30-11-57, account 00417733, quoting your account code. Goods stay ours until paid for in full. Shortages and damage must be told to us within 48 hours; returns need an RGA number and may bear a 15% handling charge. Interest at 8% over Bank Rate and £40.00 to £100.00 of compensation may be claimed under the Late Payment of Commercial Debts (Interest) Act 1998. E. &amp; O. E.</p>
<p class="fine">Registered in England and Wales no. 05510443. Registered office: Units 3–5, Meridian Trade Park, Ambleford AM7 5GH. Page 1 of 1</p>`;
	},
};
