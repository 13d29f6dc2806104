import { dashed, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Sans";margin:40px 46px} .top{display:flex;justify-content:space-between} .co{font-size:18px;font-weight:bold} .reg{text-align:right;line-height:1.35;font-size:10.5px} .mid{display:grid;grid-template-columns:1fr 300px;margin:26px 0 18px} .win{line-height:1.45;font-size:12px;padding-top:10px} .key{border-collapse:collapse;width:100%} .key td{border:1px solid #666;padding:5px 8px} .key td+td{text-align:right}
table.m{border-collapse:collapse;width:100%} .m th{background:#26384f;color:#fff;font-weight:normal;padding:6px 8px;text-align:right;-webkit-print-color-adjust:exact} .m td{border:1px solid #666;padding:9px 8px;text-align:right} .m th:first-child,.m td:first-child{text-align:left} .say{font-size:10px;line-height:1.4} hr{border:0;border-top:1px dashed #555;margin:26px 0 14px}
</style>`;

const key = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** Shares, and what each brings in pence, to as many decimals as a dividend declared in dollars has. */
function holding(pen: Pen): string {
	const shares = Number(pen.aside('shares'));
	const each = (pence(pen.text('dividend')) / shares).toFixed(6); // not money of anybody
	return `<td>${pen.aside('shares').replace(/(?=\d{3}$)/, ',')}</td><td>${each}p</td>`;
}

/** A registrar's confirmation of a dividend paid to a bank account. */
export const registrar: Layout = {
	name: 'eleven-dividend-registrar',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="top"><div><div class="co">${pen.text('company')}</div>Dividend confirmation</div><div class="reg">Registrars: Lanyon Share Services<br>The Exchange, Ambleford AM1 9SR<br>Shareholder helpline 0371 960 0210<br>www.lanyonshares.example</div></div>
<div class="mid"><div class="win">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><table class="key">${key('Shareholder reference', `C00${pen.aside('account')}`)}${key('Payment date', dashed(pen.text('paymentDate')))}${key('Payment method', 'BACS')}${key('Paid to', '••-••-19 ••••3075')}</table></div>
<table class="m"><tr><th>Class of share</th><th>Shares held</th><th>Dividend per share</th><th>Dividend payable (£)</th></tr><tr><td>Ordinary shares of 25p</td>${holding(pen)}<td>${pen.money('dividend')}</td></tr></table>
<p><b>Amount paid into your account: £${pen.money('dividend')}</b></p>
<p class="say">This dividend carries no tax credit. You may have to pay tax on dividends that together are more than your dividend allowance for the year. Keep this confirmation with your records: it may be needed for your tax return, and a copy is charged for.</p><hr>
<p class="say"><b>Buy more shares with your dividends.</b> Under the Dividend Reinvestment Plan your dividends buy further shares in the market. For the terms, call the helpline or log in with your shareholder reference. Please tell the registrars at once if you change your address or your bank.</p>`,
};
