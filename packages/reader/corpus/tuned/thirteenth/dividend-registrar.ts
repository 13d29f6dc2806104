import { dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "DejaVu Serif Condensed","DejaVu Serif";margin:48px 52px;color:#111} .reg{display:flex;justify-content:space-between;font-family:"Liberation Sans";font-size:10.5px;color:#333;line-height:1.5} .reg b{font-size:15px;color:#7b1e3a} h1{font-size:18px;margin:30px 0 2px} h2{font-size:12.5px;font-weight:normal;margin:0 0 20px}
.mid{display:flex;justify-content:space-between;margin:16px 0 24px;line-height:1.5} .mid table td{padding:2px 0 2px 18px} table.v{width:100%;border-collapse:collapse;font-family:"Liberation Sans"} .v th,.v td{border:1px solid #555;padding:7px 6px;text-align:center;font-size:11px;font-weight:normal} .v th{background:#eee;font-size:10px;-webkit-print-color-adjust:exact} .small{font-size:10px;line-height:1.5}
</style>`;

/** The day four weeks before the payment, when the register was read. */
function recorded(iso: string): string {
	const before = new Date(Date.parse(iso) - 28 * 86_400_000).toISOString().slice(0, 10); // not money of anybody
	const { day, month, year } = dateParts(before);
	return `${day}/${month}/${year}`;
}

const rate = (pen: Pen) => `${(pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4)}p`; // not money of anybody

const voucher = (
	pen: Pen,
) => `<table class="v"><tr><th>Holding of Ordinary shares on record date</th><th>Record date</th><th>Payment date</th><th>Dividend rate per share</th><th>Amount payable</th></tr>
<tr><td>${Number(pen.aside('shares')).toLocaleString('en-GB')}</td><td>${recorded(pen.text('paymentDate'))}</td><td>${pen.date('paymentDate')}</td><td>${rate(pen)}</td><td><b>£${pen.money('dividend')}</b></td></tr></table>`;

/** The voucher that a company's registrar posts to a shareholder when a dividend has gone to the bank: one row of boxes under the company's name. */
export const registrar: Layout = {
	name: 'thirteen-dividend-registrar',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="reg"><div><b>Pembury Share Registrars</b><br>The Causeway, Lancing Road, Wexcombe WX9 6DA</div><div style="text-align:right">Shareholder helpline 0371 000 2044<br>www.pemburyregistrars.example</div></div>
<h1>${pen.text('company')}</h1><h2>Dividend confirmation – Final dividend on Ordinary shares of 25p each</h2>
<div class="mid"><div>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><table><tr><td>Shareholder reference</td><td>00${pen.aside('shares')}71846</td></tr><tr><td>Voucher number</td><td>D0034416</td></tr><tr><td>Paid to</td><td>40-**-** ****7719</td></tr></table></div>
${voucher(pen)}
<p class="small">The dividend shown above has been paid directly to your bank or building society account. Dividends are paid without deduction of tax and carry no tax credit. You should keep this voucher, as you may need it to complete your Self Assessment tax return; your Dividend Allowance applies to the total of the dividends you receive in the tax year.</p>
<p class="small">If your address or bank account has changed, please tell the registrar and quote your Shareholder reference. You can choose to receive future confirmations by e-mail.</p>
<p class="small" style="border-top:1px solid #999;padding-top:8px;margin-top:40px">Pembury Share Registrars is a trading name of Pembury Registrars Limited. Registered in England and Wales No. 02604471. Registered office as above.</p>`,
};
