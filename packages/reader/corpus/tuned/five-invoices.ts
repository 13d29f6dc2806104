/** An invoice drawn without sight of the reader, looked at after they were measured: a merchant's to a customer with an account. */
import type { Layout, Pen } from '../paper.ts';
import { dayFrom, penceOf, printed } from './sums.ts';

interface Line {
	readonly code: string;
	readonly goods: string;
	readonly quantity: number;
	readonly unit: string;
	/** Pence each. */
	readonly price: number;
}

/** Goods of the trade, and a last line to order that makes up the net amount. */
function linesOf(pen: Pen): readonly Line[] {
	const net = penceOf(pen, 'net');
	const more = Math.floor((net - 18_550) / 9_145);
	const stock: readonly Line[] = [
		{
			code: 'TC47100',
			goods: 'C24 carcassing treated 47 x 100 x 4.8m',
			quantity: 3 + more,
			unit: 'LGTH',
			price: 984,
		},
		{
			code: 'PLMF25',
			goods: 'Multi finish plaster 25kg',
			quantity: 4 + 2 * more,
			unit: 'BAG',
			price: 865,
		},
		{
			code: 'CMGP25',
			goods: 'General purpose cement 25kg',
			quantity: 5 + 2 * more,
			unit: 'BAG',
			price: 595,
		},
		{
			code: 'PB12TE',
			goods: 'Plasterboard 2400 x 1200 x 12.5 T/E',
			quantity: 2 + 2 * more,
			unit: 'SHT',
			price: 972,
		},
	];
	const rest = net - stock.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
	return [
		...stock,
		{ code: 'SPECIAL', goods: '18mm hardwood ply cut to list', quantity: 1, unit: 'EACH', price: rest },
	];
}

const cells = (tag: 'td' | 'th', ...values: readonly string[]) =>
	`<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;

const lineOf = ({ code, goods, quantity, unit, price }: Line) =>
	cells('td', code, goods, String(quantity), unit, printed(price), printed(quantity * price), '1');

const merchant = (
	pen: Pen,
) => `<style>body{print-color-adjust:exact;font:10.5px "Liberation Sans",Arial;margin:30px 36px}.t{display:flex;justify-content:space-between;align-items:flex-start}.n{font-size:21px;font-weight:bold;color:#b3420a}.s{font-size:8.5px;color:#333}table{border-collapse:collapse}.i td,.i th{border:1px solid #999;padding:4px 9px;text-align:center}.i th,.l th,.v th{background:#f3e3d8;font-weight:normal;font-size:9px}.a{border:1px solid #999;padding:6px 10px;width:44%;min-height:70px;line-height:1.4}
.l{width:100%;margin-top:12px}.l th{padding:4px;border-top:1px solid #999;border-bottom:1px solid #999}.l td{padding:4px;text-align:right}.l td:nth-child(-n+2),.l th:nth-child(-n+2){text-align:left}.v th,.v td{border:1px solid #999;padding:3px 10px;text-align:right}.sum td{padding:4px 10px;text-align:right}.sum tr:last-child td{border-top:2px solid #b3420a;font-weight:bold;font-size:13px}</style>
<div class=t><div><div class=n>${pen.text('supplier')}</div><div class=s>Timber · Building · Landscaping · Trade counter open from 7 am<br>Canal Yard, Station Road, Ambleford AM2 3BT &nbsp; Tel 01632 960417<br>VAT Reg. No. GB 987 6543 21</div></div><div style="font-size:18px;letter-spacing:2px">INVOICE</div></div>
<div class=t style="margin:16px 0 12px"><div class=a><span class=s>INVOICE TO</span><br>${pen.aside('customer')}<br>Unit 2, Old Brickworks<br>Ambleford AM6 1DD</div><div class=a><span class=s>DELIVERED TO</span><br>Site: Plot 4, Mill Bank<br>Despatched ${dayFrom(pen, 'date', -2)} by our vehicle</div></div>
<table class=i style="width:100%">${cells('th', 'Account', 'Branch', 'Your order no.', 'Advice note', 'Invoice no.', 'Date / tax point', 'Page')}${cells('td', 'AMB0417', '03', 'MB/PLOT4', 'D771902', pen.text('invoiceNumber'), pen.date('date'), '1 of 1')}</table>
<table class=l>${cells('th', 'Product', 'Description', 'Qty', 'Unit', 'Price £', 'Goods £', 'VAT')}${linesOf(pen).map(lineOf).join('')}</table>
<div class=t style="margin-top:130px;border-top:1px solid #999;padding-top:8px"><div><div class=s>VAT ANALYSIS</div><table class=v>${cells('th', 'Code', 'Rate %', 'Goods £', 'VAT £')}${cells('td', '1', '20.00', pen.money('net'), pen.money('vat'))}${cells('td', '5', '5.00', '0.00', '0.00')}${cells('td', '0', '0.00', '0.00', '0.00')}</table></div>
<table class=sum>${cells('td', 'Goods total', pen.money('net'))}${cells('td', 'Carriage', '0.00')}${cells('td', 'Total VAT', pen.money('vat'))}${cells('td', 'Invoice total', `£${pen.money('total')}`)}</table></div>
<p>Account terms: strictly 30 days. Please pay by ${pen.aside('due')}, quoting your account and our invoice number.</p>
<p class=s>Goods stay our property until they are paid for in full. Shortages and breakages must be notified in writing within 3 days of delivery. Timber is FSC Mix 70% where stated. Returns by agreement only and subject to a handling charge of 15%. Bank: sort code 11-99-04, account 20417733. E &amp; O E.</p>${pen.implied('currency')}`;

/** The layouts. */
export const fiveInvoices: readonly Layout[] = [
	{ name: 'five-invoice-builders-merchant', type: 'invoice', html: merchant },
];
