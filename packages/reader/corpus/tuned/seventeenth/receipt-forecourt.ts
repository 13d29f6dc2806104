import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans Mono";margin:26px 0 0 60px;width:318px} .c{text-align:center;line-height:1.45} .l{display:flex;justify-content:space-between} .in{padding-left:18px} hr{border:0;border-top:1px dashed #000;margin:8px 0} .t{font-size:16px;font-weight:bold;margin:5px 0} table{width:100%;border-collapse:collapse;font-size:11px} td{text-align:right} td:first-child{text-align:left}
</style>`;

const line = (label: string, value: string, kind = '') =>
	`<div class="l ${kind}"><span>${label}</span><span>${value}</span></div>`;

/** So many hundredths of a litre at tenths of a penny, in pence. */
const poured = (litres: number, price: number) => Math.round((litres * price) / 1000); // not money of anybody

/** Litres as the pump shows them. */
const shown = (hundredthsOfLitre: number) => (hundredthsOfLitre / 100).toFixed(2); // not money of anybody

const DIESEL = 1459;
const ADDITIVE = 1199;

/** Most of the bill is diesel, a little the additive, and the rest stood on a shelf. */
function goods(pen: Pen): string {
	const total = pence(pen.text('total'));
	const diesel = Math.floor((total * 880) / DIESEL); // not money of anybody
	const additive = Math.floor((total * 80) / ADDITIVE); // not money of anybody
	const rest = total - poured(diesel, DIESEL) - poured(additive, ADDITIVE);
	return `${line('PUMP 07 DIESEL', `${amount(poured(diesel, DIESEL))} A`)}<div class="in">${shown(diesel)} L @ 145.9p/L</div>${line('PUMP 11 ADBLUE', `${amount(poured(additive, ADDITIVE))} A`)}<div class="in">${shown(additive)} L @ 119.9p/L</div>${line('SCREENWASH/OIL', `${amount(rest)} A`)}`;
}

function when(pen: Pen): string {
	const { day, month, year } = dateParts(pen.text('date'));
	return `${day}-${month}-${year} 06:52`;
}

/** The till slip of a filling station on a main road: pumps with litres under them, a small table of VAT, the card below. */
export const forecourt: Layout = {
	name: 'seventeen-receipt-forecourt',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="c"><b>${pen.text('supplier')}</b><br>AMBLEFORD NORTH SERVICES<br>A417 EASTBOUND AM9 3QP<br>TEL 01632 960880<br>VAT NO 703 5518 26</div><hr>
${line(when(pen), 'TILL 2')}${line('RECEIPT', pen.aside('invoiceNumber'))}${line('SERVED BY', 'KASIA')}<hr>
${goods(pen)}<hr>${line('TOTAL', `£${pen.implied('currency')}${pen.money('total')}`, 't')}${line('VISA DEBIT', `£${pen.money('total')}`)}<hr>
<table><tr><td>VAT</td><td>RATE</td><td>NET</td><td>TAX</td></tr><tr><td>A</td><td>20.00%</td><td>${pen.money('net')}</td><td>${pen.money('vat')}</td></tr></table><hr>
<div class="c">CARDHOLDER COPY<br>**** **** **** 4417 &nbsp; CONTACTLESS<br>AID A0000000031010<br>AUTH 081 233 &nbsp; MID ***55120<br>THANK YOU - DRIVE SAFELY<br>PLEASE KEEP FOR YOUR RECORDS</div>`,
};
