import { dashed, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:34px 44px;width:705px;color:#222} .top{display:grid;grid-template-columns:1fr 240px;margin-bottom:24px} .co{font-size:18px;font-weight:bold} .reg{font-size:9.5px;line-height:1.45;border-left:3px solid #8c8c8c;padding-left:10px} .mid{display:grid;grid-template-columns:1fr 290px;margin-bottom:26px} .to{padding:26px 0 0 14px;font:12.5px/1.4 "Liberation Sans"} .k{border-collapse:collapse;width:100%} .k td{border:1px solid #999;padding:5px 8px} .k td:first-child{background:#ececec;width:130px;-webkit-print-color-adjust:exact} h1{font-size:14px;text-align:center;border:1px solid #222;padding:7px;margin:0 0 14px;letter-spacing:.06em;text-transform:uppercase}
.t{border-collapse:collapse;width:100%} .t th{background:#ececec;border:1px solid #999;font-weight:normal;padding:6px;-webkit-print-color-adjust:exact} .t td{border:1px solid #999;text-align:center;padding:10px 6px;font-size:13px} ol{font-size:9.5px;line-height:1.45;padding-left:16px;margin-top:20px} .cut{border-top:1px dashed #555;margin-top:36px;padding-top:8px;font-size:9.5px}
</style>`;

const pair = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A registrar's voucher for a holder of listed shares paid straight into the bank: references in a side table, one row of the payment, notes by number. */
export const registrar: Layout = {
	name: 'twenty-second-dividend-registrar',
	type: 'dividend',
	html: (pen) => {
		const shares = Number(pen.aside('shares'));
		const rate = (pence(pen.money('dividend')) / shares).toFixed(4); // not money of anybody
		const date = pen.date('paymentDate');
		const iso = date.split('/').reverse().join('-');
		const record = new Date(Date.parse(iso) - 28 * 86_400_000).toISOString().slice(0, 10);
		return `${style}<div class="top"><div><div class="co">${pen.text('company')}</div><div>Registered in England and Wales</div></div><div class="reg"><b>Queries to the registrar</b><br>Castlegate Registrars, PO Box 41,<br>Ambleford AM9 9ZZ<br>Shareholder helpline 01632 960 402<br>www.castlegate-registrars.example</div></div>
<div class="mid"><div class="to">${pen.text('shareholder')}<br>14 QUARRY LANE<br>AMBLEFORD<br>AM4 7QT</div><table class="k">${pair('Shareholder ref.', 'C0017720455')}${pair('Security', 'Ordinary shares')}${pair('Record date', dashed(record))}${pair('Payment date', date)}${pair('Paid to', 'Sort code **-**-27')}</table></div>
<h1>Dividend tax voucher</h1>
<table class="t"><tr><th>Shares held at record date</th><th>Rate per share (pence)</th><th>Dividend payable (£)</th></tr><tr><td>${pen.aside('shares')}</td><td>${rate}</td><td><b>${pen.money('dividend')}</b></td></tr></table>
<ol><li>The payment shown above has been made to the bank or building society that you have told us of.</li><li>This voucher should be kept with your records. You may need it to complete your tax return. No tax credit attaches to dividends paid on or after 6 April 2016.</li><li>Any liability to income tax on the dividend depends on your personal circumstances and the dividend allowance for the year. If you are in doubt, speak to your accountant or to HM Revenue &amp; Customs.</li><li>If you have sold or transferred all of your shares, please disregard any document that came with this voucher.</li></ol>
<div class="cut">Have you moved? Tell the registrar at once, quoting your shareholder reference. Holders can go paperless at www.castlegate-registrars.example/ecomms</div>`;
	},
};
