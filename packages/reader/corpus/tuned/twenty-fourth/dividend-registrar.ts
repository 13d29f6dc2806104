import { pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:44px 52px;color:#1c1c1c} .top{display:flex;justify-content:space-between;align-items:flex-start} .co{font-size:19px;font-weight:bold;color:#0a3c5f} .small{font-size:9.5px;color:#555;line-height:1.4} .to{margin:44px 0 30px 8px;font-size:12px;line-height:1.45} h1{font-size:14px;margin:0 0 8px;background:#0a3c5f;color:#fff;padding:6px 10px;-webkit-print-color-adjust:exact} table{width:100%;border-collapse:collapse;margin-bottom:14px} th{font-weight:normal;font-size:9.5px;background:#e5edf3;-webkit-print-color-adjust:exact} td,th{border:1px solid #9fb4c4;padding:7px 6px;text-align:center} td{font-size:12px} .say{line-height:1.5;margin:0 0 9px}
</style>`;

/** What a share is paid, in pence: the sum over the holding. */
const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody

const heads = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** A plc's dividend confirmation as a registrar sends it: two rows of ruled boxes with the labels on top, and the tax allowance explained. */
export const registrar: Layout = {
	name: 'twenty-four-dividend-registrar',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="top"><div><div class="co">${pen.text('company')}</div><div class="small">Registered in England and Wales No. 04471920<br>Registered office: 1 Exchange Place, Ambleford AM1 1EX</div></div><div class="small" style="text-align:right">Shareholder enquiries:<br>The Registrar, PO Box 88<br>Lancing, West Sussex BN99 6ZZ<br>Telephone 0371 496 0188</div></div>
<div class="to">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>Dividend Confirmation – Ordinary Shares of 25p each</h1>
<table>${heads('Shareholder reference', 'Security', 'Payment date', 'Payment method')}${row('0031 7742 9051', 'Ordinary 25p', pen.date('paymentDate', 'words'), 'BACS to bank account')}</table>
<table>${heads('Number of shares held at record date', 'Dividend rate per share (pence)', 'Amount of dividend paid')}${row(pen.aside('shares'), rate(pen), `<b>£${pen.money('dividend')}</b>`)}</table>
<p class="say">The dividend shown above has been credited directly to the bank or building society account you have nominated. Please check with your bank that the money has arrived.</p>
<p class="say"><b>Please keep this document for your tax records.</b> Dividends are paid without any tax credit. UK residents have an annual dividend allowance; you may have to pay Income Tax on dividends above it, and it is your responsibility to tell HM Revenue &amp; Customs about them. The Registrar cannot give you tax advice and a charge may be made for a duplicate of this confirmation.</p>
<p class="say">If you would rather receive these confirmations by email or change your bank details, register for the online share portal with your shareholder reference.</p><div class="small" style="margin-top:44px;text-align:right">Company Secretary &nbsp;&nbsp; R. J. Aldous</div>`,
};
