/** A dividend voucher as the director of a small private company types it. */
import type { Layout, Pen } from '../../paper.ts';
import { daysBefore } from './nine-b-parts.ts';

const STYLE = `<style>body{font:11.5pt "Liberation Serif",serif;margin:22mm}table{border-collapse:collapse;width:100%;margin:7mm 0}td,th{border:1px solid #000;padding:2.5mm;text-align:center;font-weight:400}th{font-weight:700}</style>`;

/** Pence a share, which is no field. */
function perShare(pen: Pen): string {
	const each = (100 * Number(pen.text('dividend'))) / Number(pen.aside('shares')); // not money of anybody
	return `${each.toFixed(4)}p`; // not money of anybody
}

/** A small company's voucher: the day on which it was declared stands apart from that on which it is paid. */
export const privateDividend: Layout = {
	name: 'nine-b-dividend-private',
	type: 'dividend',
	html: (
		pen,
	) => `${STYLE}<div style="text-align:center"><b style="font-size:16pt">${pen.text('company')}</b><br>Company number 07114420<br>Registered office: 6 Sycamore Court, Ambleford, AM3 8TE</div>
<h2 style="text-align:center;font-size:14pt;margin:12mm 0 8mm;letter-spacing:1px">DIVIDEND VOUCHER</h2>
<table style="margin:0 0 6mm"><tr><td style="text-align:left;border:0;padding:0">Voucher no. 4</td><td style="text-align:right;border:0;padding:0">Date of payment: ${pen.date('paymentDate', 'words')}</td></tr></table>
<p>To: ${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p>
<p>Interim dividend on the Ordinary shares of £1 each, declared by the directors at their meeting on ${daysBefore(pen.text('paymentDate'), 7)}.</p>
<table><tr><th>Shareholder</th><th>Shares held</th><th>Class of share</th><th>Rate per share</th><th>Dividend payable</th></tr>
<tr><td>${pen.aside('shareholder')}</td><td>${pen.aside('shares')}</td><td>Ordinary £1</td><td>${perShare(pen)}</td><td>£${pen.money('dividend')}</td></tr></table>
<p>This voucher should be kept with your tax records. No tax has been deducted and there is no tax credit: tax may be due on dividends above your dividend allowance.</p>
<p style="margin-top:18mm">Signed ................................................<br>Director, for and on behalf of the company</p>`,
};
