import { pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:44px 52px} .b{background:#1b3a2f;color:#fff;padding:12px 16px;font-size:18px;-webkit-print-color-adjust:exact} table{border-collapse:collapse;width:100%;margin:18px 0} th{background:#e7eee9;text-align:left;padding:7px;-webkit-print-color-adjust:exact} td{padding:7px;border-bottom:1px solid #ccc} .n{text-align:right} small{color:#555;line-height:1.4}
</style>`;

/** A share-dealing platform's confirmation that a dividend was credited: one line of a table. */
export const platform: Layout = {
	name: 'twenty-fifth-dividend-platform',
	type: 'dividend',
	html: (pen) => {
		const rate = (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money
		return `${style}<div class="b">Harbour Share Dealing</div><p>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p><h2>Dividend confirmation</h2><p>The dividend below has been credited to the cash balance of your Fund and Share Account.</p>
<table><tr><th>Company</th><td>${pen.text('company')}</td></tr><tr><th>Payment date</th><td>${pen.date('paymentDate', 'words')}</td></tr><tr><th>Account holder</th><td>${pen.text('shareholder')}</td></tr></table>
<table><tr><th>Security</th><th class="n">Shares held</th><th class="n">Rate per share</th><th class="n">Dividend paid</th></tr><tr><td>Ordinary shares</td><td class="n">${pen.aside('shares')}</td><td class="n">${rate}p</td><td class="n">£${pen.money('dividend')}</td></tr></table>
<small>Your shares are held in the name of our nominee. Dividends are paid without a tax credit. Please keep this confirmation for your tax return. Harbour Share Dealing is a trading name; authorised and regulated by the Financial Conduct Authority.</small>`;
	},
};
