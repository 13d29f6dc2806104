import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans Mono";width:290px;margin:24px} .c{text-align:center} .l{display:flex;justify-content:space-between} hr{border:0;border-top:1px dashed #000}
</style>`;

const line = (label: string, value: string) =>
	`<div class="l"><span>${label}</span><span>${value}</span></div>`;

/** A stationer's till receipt with the VAT at the foot. */
export const stationer: Layout = {
	name: 'twenty-fifth-receipt-stationer',
	type: 'receipt',
	html: (
		pen,
	) => `${style}<div class="c"><b>${pen.text('supplier')}</b><br>Stationery - Art - Cards<br>22 Market Place, Ambleford</div><hr>${line(pen.date('date'), '14:22')}<hr>
${line('TONER CARTRIDGES', pen.aside('first'))}${line('PAPER AND FILES', pen.aside('second'))}${line('Net', pen.aside('net'))}${line('VAT 20%', pen.money('vat'))}<hr>
<b>${line('TOTAL', `${pen.implied('currency')}£${pen.money('total')}`)}</b>${line('CARD', `£${pen.money('total')}`)}<hr><div class="c">Refunds within 28 days<br>with this receipt<br>Thank you</div>`,
};
