import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, slashed } from './nearby.ts';

const style = `<style>
body{font:10.5px "DejaVu Sans Condensed";margin:38px 46px;color:#1b1f24} .top{display:flex;justify-content:space-between} .brand{font-size:19px;font-weight:bold;color:#0b6b5d} .brand small{display:block;font-size:8.6px;font-weight:normal;color:#555} .to{display:flex;justify-content:space-between;margin:22px 0;line-height:1.5} h1{font-size:14px;border-bottom:2px solid #0b6b5d;padding-bottom:4px} table{width:100%;border-collapse:collapse;margin:8px 0} th{text-align:left;font-weight:normal;font-size:8.8px;color:#0b6b5d;border-bottom:1px solid #0b6b5d;padding:3px 5px} td{padding:4px 5px;vertical-align:top} .n{text-align:right} .line td{border-bottom:.5px solid #ccd} .fine{font-size:8.4px;line-height:1.5;color:#555;margin-top:9px}
</style>`;

const codes = (pen: Pen) => ({
	isin: `GB00B${pen.aside('account').slice(0, 6)}1`,
	sedol: `B${pen.aside('account').slice(0, 6)}`,
});

function payment(pen: Pen): string {
	const { isin, sedol } = codes(pen);
	const day = pen.text('paymentDate');
	const sum = pence(pen.text('dividend'));
	const rate = (sum / Number(pen.aside('shares'))).toFixed(6); // not money of anybody
	return `<table><tr><th>Security</th><th>ISIN / SEDOL</th><th>Ex-dividend</th><th>Record date</th><th>Payment date</th></tr>
<tr class="line"><td><b>${pen.text('company')}</b><br>Ordinary 25p</td><td>${isin}<br>${sedol}</td><td>${slashed(shifted(day, -29))}</td><td>${slashed(shifted(day, -28))}</td><td>${slashed(day)}</td></tr></table>
<table><tr><th>Type</th><th class="n">Holding at record date</th><th class="n">Rate (pence per share)</th><th class="n">Gross £</th><th class="n">Withholding tax £</th><th class="n">Charges £</th><th class="n">Net credited £</th></tr>
<tr class="line"><td>Final cash dividend</td><td class="n">${Number(pen.aside('shares')).toLocaleString('en-GB')}</td><td class="n">${rate}</td><td class="n">${pen.money('dividend')}</td><td class="n">0.00</td><td class="n">0.00</td><td class="n"><b>${pen.money('dividend')}</b></td></tr></table>`;
}

/** The client's cash before and after, and what was held of the company. */
function account(pen: Pen): string {
	const day = pen.text('paymentDate');
	const sum = pence(pen.text('dividend'));
	const [before, fee] = [318_744, 1_195];
	return `<h1>Cash movements on your account</h1><table><tr><th>Date</th><th>Narrative</th><th class="n">Debit £</th><th class="n">Credit £</th><th class="n">Balance £</th></tr>
<tr class="line"><td>${slashed(shifted(day, -3))}</td><td>Balance brought forward</td><td></td><td></td><td class="n">${amount(before)}</td></tr>
<tr class="line"><td>${slashed(shifted(day, -1))}</td><td>Platform fee, quarterly</td><td class="n">${amount(fee)}</td><td></td><td class="n">${amount(before - fee)}</td></tr>
<tr class="line"><td>${slashed(day)}</td><td>Dividend ${codes(pen).sedol}</td><td></td><td class="n">${amount(sum)}</td><td class="n">${amount(before - fee + sum)}</td></tr>
<tr class="line"><td>${slashed(shifted(day, 1))}</td><td>Balance carried forward</td><td></td><td></td><td class="n">${amount(before - fee + sum)}</td></tr></table>`;
}

/** A platform's advice of the dividend of one company on shares that its nominee holds, with the client's cash beneath. */
export const platform: Layout = {
	name: 'twenty-seventh-dividend-platform',
	type: 'dividend',
	html: (pen) => {
		const day = pen.text('paymentDate');
		const { name, year } = dateParts(day);
		const worth = Number(pen.aside('shares')) * 1_912; // not money of anybody
		return `${style}<div class="top"><div class="brand">Lanternbridge<small>Investing platform – a trading name of Lanternbridge Securities Ltd</small></div><div style="text-align:right;font-size:9px;line-height:1.5">Client services 0117 496 0441<br>1 Temple Back, Bristol BS1 6FL<br>lanternbridge.example</div></div>
<div class="to"><span>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</span><span style="text-align:right">Account LB-${pen.aside('account')}-GIA<br>Fund and Share Account (General Investment)<br>Issued ${slashed(shifted(day, 2))}<br>Advice no. D${year}/${pen.aside('account').slice(-4)}</span></div>
<h1>Dividend advice – ${name} ${year}</h1>
<p>We have received the dividend below on shares registered in the name of Lanternbridge Nominees Limited and held for you as beneficial owner. It has been added to your income account.</p>
${payment(pen)}${account(pen)}
<p>Value of this holding on ${slashed(day)} at 1,912.00p: £${amount(worth)}. Dividend reinvestment: not chosen. Minimum for reinvestment £10.00, dealing charge £1.50.</p>
<p class="fine">This advice is a dividend voucher for UK tax. UK dividends carry no tax credit. A consolidated tax certificate for the whole tax year is issued each June and replaces the single advices; do not add both together. The dividend allowance is £500 from 6 April 2024 (£1,000 in 2023-24). Overseas dividends, property income distributions and interest are shown on other advices. Dividends in an ISA or SIPP need not be declared.</p>
<p class="fine">Lanternbridge Securities Ltd is authorised and regulated by the Financial Conduct Authority (FRN 114 4402) and is a member of the London Stock Exchange. Registered in England and Wales no. 02217704. Registered office: 1 Temple Back, Bristol BS1 6FL. The value of investments can go down as well as up. Please tell us within 30 days if anything is not as you expect. Page 1 of 1</p>`;
	},
};
