import { amount, hundredths, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, spelt } from './nearby.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:52px 64px} h1{font-size:22px;margin:0} .two{display:flex;justify-content:space-between} .bl{line-height:1.45} table{width:100%;border-collapse:collapse;margin:10px 0} th{text-align:left;border-bottom:1.4px solid #000;border-top:1.4px solid #000;padding:4px} td{padding:4px;border-bottom:.5px solid #aaa} .n{text-align:right} .t td{border-bottom:0} .u{border-top:1.4px solid #000;border-bottom:1.4px solid #000;font-weight:bold} p{line-height:1.45} .small{font-size:10px}
</style>`;

const RATE = 4_200;

const row = (name: string, quantity: string, price: string, sum: string) =>
	`<tr><td>${name}</td><td class="n">${quantity}</td><td class="n">${price}</td><td class="n">${sum}</td></tr>`;

const sum = (label: string, value: string, kind = '') =>
	`<tr class="t ${kind}"><td colspan="3" class="n">${label}</td><td class="n">${value}</td></tr>`;

/** The hours of the job, in halves, and what is left of the net for materials. */
function job(pen: Pen) {
	const net = pence(pen.text('net'));
	const halves = Math.floor((2 * hundredths(net, 62)) / RATE); // not money of anybody
	const labour = (halves * RATE) / 2; // not money of anybody
	return { hours: (halves / 2).toFixed(1), labour, materials: net - labour }; // not money of anybody
}

const materials = [
	'15mm and 22mm copper tube, 3m lengths',
	'Thermostatic radiator valve, angled pair',
	'System filter, magnetic, 22mm',
	'Fittings, solder, flux and PTFE',
];

function work(pen: Pen): string {
	const { hours, labour, materials: stuff } = job(pen);
	const used = lines(stuff, [
		[3, 27],
		[2, 31],
		[1, 24],
	]).map(({ quantity, price, sum: cost }, index) =>
		row(materials[index] ?? '', String(quantity), amount(price), amount(cost)),
	);
	const cis = hundredths(labour, 20);
	const total = pence(pen.text('total'));
	return `<table><tr><th>Work and materials</th><th class="n">Qty</th><th class="n">Each £</th><th class="n">Amount £</th></tr>
${row('Labour: drain down, move radiator in rear office, fit filter, refill and test, hours', hours, amount(RATE), amount(labour))}${used.join('')}
${sum('Labour (subject to CIS)', amount(labour))}${sum('Materials (not subject to CIS)', amount(stuff))}${sum('Net', pen.money('net'))}${sum('VAT at 20%', pen.money('vat'))}${sum('Total including VAT', `£${pen.implied('currency')}${pen.money('total')}`, 'u')}
${sum('Less CIS deduction, 20% of labour', `-${amount(cis)}`)}${sum('Amount now payable to us', `£${amount(total - cis)}`, 'u')}</table>`;
}

/** A plumber's invoice to a contractor, who keeps back the deduction of the Construction Industry Scheme: what is payable is less than the total. */
export const plumber: Layout = {
	name: 'twenty-seventh-invoice-plumber',
	type: 'invoice',
	html: (pen) => {
		const day = pen.text('date');
		return `${style}<div class="two"><div class="bl"><h1>${pen.text('supplier')}</h1>Plumbing, heating and gas<br>The Old Forge, 8 Back Lane, Little Ambleford AM11 4EE<br>Tel. 07700 900 441 &nbsp; Gas Safe Register 554417<br>VAT no. 318 4471 20 &nbsp; UTR 44718 20931</div><div class="bl" style="text-align:right"><b style="font-size:16px">Invoice</b><br>No. ${pen.text('invoiceNumber')}<br>${pen.date('date', 'words')}</div></div>
<div class="two" style="margin:22px 0 12px"><div class="bl">${pen.text('customer')}<br>Accounts, 41 Priory Road<br>Ambleford AM3 6TN</div><div class="bl" style="text-align:right">Site: 12 Tanner's Court, Ambleford AM3<br>Work done ${spelt(shifted(day, -9))} and ${spelt(shifted(day, -8))}<br>Your job no. TC/12/R &nbsp; Quote Q-0417 of ${spelt(shifted(day, -31))}</div></div>
${work(pen)}
<p>The quote was for £${amount(hundredths(pence(pen.text('net')), 104))} plus VAT; the saving is on valves that could be used again. Payment by ${pen.aside('due')} please, by bank transfer to Starling 60-83-71, account 44170923.</p>
<p class="small">You have told us in writing that you are an end user for section 55A of the VAT Act 1994, so that the domestic reverse charge does not apply and VAT is charged in the ordinary way. CIS verification no. V0044178203. Please send the payment and deduction statement within 14 days of the end of the tax month. The deduction is worked out on labour without VAT. A call-out outside hours is £95.00 plus VAT for the first hour. Our work is guaranteed for 12 months and parts by their makers. Public liability cover £2,000,000.</p>
<p class="small">Unpaid accounts bear interest by statute. If anything on this invoice is not clear please ring before the due date. With thanks for your custom.</p>`;
	},
};
