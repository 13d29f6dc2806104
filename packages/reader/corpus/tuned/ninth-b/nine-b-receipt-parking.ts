/** A receipt of a long-stay car park, printed narrow by the machine at the exit. */
import type { Layout, Pen } from '../../paper.ts';
import { daysBefore } from './nine-b-parts.ts';

const STYLE = `<style>body{margin:4mm}.s{width:66mm;font:9pt "DejaVu Sans Mono","Courier New",monospace;padding:3mm}.c{text-align:center}.x{display:flex;justify-content:space-between}hr{border:0;border-top:1px dashed #000;margin:2mm 0}</style>`;

const line = (label: string, value: string) =>
	`<div class="x"><span>${label}</span><span>${value}</span></div>`;

function stay(pen: Pen): string {
	return `${line('Entry', `${daysBefore(pen.text('date'), 9)} 06:41`)}${line('Exit', `${daysBefore(pen.text('date'), 0)} 19:05`)}${line('Stay', '9d 12h 24m')}${line('Ticket', '4407 19283')}`;
}

function paid(pen: Pen): string {
	return `${line('Net', pen.money('net'))}${line('VAT @ 20%', pen.money('vat'))}<div class="x" style="font-size:12pt;font-weight:700"><span>TOTAL PAID</span><span>£${pen.money('total')}</span></div>`;
}

function card(pen: Pen): string {
	return `VISA DEBIT CONTACTLESS<br>${line('Card', '**** **** **** 4821')}${line('Amount', `£${pen.money('total')}`)}${line('Auth code', '073914')}${line('Merchant', '***71442')}${line('Terminal', '****0086')}`;
}

/** A car park's receipt, with the card machine's lines below the parking's. */
export const parkingReceipt: Layout = {
	name: 'nine-b-receipt-parking',
	type: 'receipt',
	html: (
		pen,
	) => `${STYLE}<div class="s">${pen.implied('currency')}<div class="c"><b>${pen.text('supplier')}</b><br>LONG STAY CAR PARK P4<br>Ambleford AM8 1QX<br>Tel 01632 960882<br>VAT No. 391 0047 52</div><hr>
<div class="c">PARKING RECEIPT</div>${line('Receipt no', pen.text('invoiceNumber'))}${line('Paid', `${pen.date('date')} 19:04`)}${line('Machine', 'EXIT 03')}<hr>${stay(pen)}<hr>${paid(pen)}<hr>${card(pen)}<hr>
<div class="c">Please retain for your records<br>Thank you, drive safely</div></div>`,
};
