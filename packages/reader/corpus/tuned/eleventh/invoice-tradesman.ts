import { amount, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:14px "Liberation Sans";margin:56px 62px;line-height:1.4} .head{display:flex;justify-content:space-between} .head b{font-size:22px;color:#1f5d8c} h1{font-size:26px;letter-spacing:2px;color:#888;margin:0;font-weight:normal} .to{display:flex;justify-content:space-between;margin:30px 0 22px} table{border-collapse:collapse;width:100%} th{border-bottom:2px solid #1f5d8c;text-align:left;padding:6px 4px} td{padding:7px 4px;border-bottom:1px solid #ddd;vertical-align:top} .n{text-align:right} .sum{width:270px;margin:14px 0 0 auto} .sum td{border:0;padding:4px} .due td{border-top:2px solid #1f5d8c;font-weight:bold;font-size:16px} .pay{margin-top:36px;background:#f3f6f9;padding:12px 14px;-webkit-print-color-adjust:exact}
</style>`;

const line = (what: string, sum: string, kind = '') =>
	`<tr class="${kind}"><td>${what}</td><td class="n">${sum}</td></tr>`;

/** The day's work by the hour at £48, and what went into it. */
function work(pen: Pen): string {
	const net = pence(pen.text('net'));
	const hours = Math.max(1, Math.floor((net * 0.55) / 4800));
	const rest = net - hours * 4800;
	const pipe = Math.floor(rest * 0.6);
	return `${line(`Labour: find and mend leak under kitchen floor, refit sink waste.<br>${hours} hrs at £48.00`, amount(hours * 4800))}${line('15mm copper pipe, fittings and isolation valves', amount(pipe))}${line('Waste kit, sealant, sundries', amount(rest - pipe))}`;
}

/** A plumber's invoice, from a template of the word processor. */
export const tradesman: Layout = {
	name: 'eleven-invoice-tradesman',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="head"><div><b>${pen.text('supplier')}</b><br>Plumbing, heating and small works<br>9 Ferry Lane, Ambleford AM2 8QD<br>07700 900 341</div><h1>INVOICE</h1></div>
<div class="to"><div>For:<br>${pen.aside('customer')}<br>22 Orchard Way<br>Ambleford AM6 1PL</div><div class="n">Invoice no: ${pen.text('invoiceNumber')}<br>Date: ${pen.date('date', 'words')}<br>VAT reg no: 318 4407 26<br>Gas Safe no: 554218</div></div>
<table><tr><th>Work done</th><th class="n">£</th></tr>${work(pen)}</table>
<table class="sum">${line('Net', `£${pen.money('net')}`)}${line('VAT at 20%', `£${pen.money('vat')}`)}${line('Total to pay', `£${pen.money('total')}`, 'due')}</table>
<div class="pay">${pen.implied('currency')}Please pay within 14 days to<br>Sort code 30-98-41, account 0417 3320, quoting the invoice number.<br>Thanks for your custom. All work guaranteed for 12 months.</div>`,
};
