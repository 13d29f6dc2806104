import { amount, dashed, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { daysFrom } from './sixteen-sums.ts';

const style = `<style>
body{margin:0;font:11.5px "Liberation Sans"} .p{padding:44px 54px} .top{display:grid;grid-template-columns:1fr 256px;gap:30px} .reg{font-size:9.5px;line-height:1.5;color:#333} .reg b{font-size:13px;color:#5b1e76} .addr{margin:38px 0 0 14px;line-height:1.4;font-size:12px} h1{font-size:16px;margin:34px 0 2px} .sub{font-size:12px;margin-bottom:14px}
table{border-collapse:collapse;width:100%} th{background:#5b1e76;color:#fff;font-size:9.5px;padding:5px 6px;font-weight:normal;border-left:1px solid #fff} td{border:1px solid #c9b8d2;padding:8px 6px;text-align:center} .side td,.side th{text-align:left} .side td{font-size:11px;padding:4px 6px} .note{line-height:1.5;margin:14px 0 0} .bar{margin-top:34px;border-top:1px solid #5b1e76;padding-top:8px;font-size:9px;color:#444;line-height:1.45}
</style>`;

const head = (...cells: string[]) => `<tr>${cells.map((each) => `<th>${each}</th>`).join('')}</tr>`;

const row = (...cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** The rate of a share in pence, to four places: times the shares it comes to the dividend. */
const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody

function payment(pen: Pen): string {
	const shares = amount(Number(pen.aside('shares')) * 100).slice(0, -3); // not money of anybody
	return `<table>${head('Security', 'Record date', 'Shares held', 'Dividend per share', 'Amount payable')}${row('Ordinary shares of 25p', dashed(daysFrom(pen.text('paymentDate'), -35)), shares, `${rate(pen)}p`, `<b>£${pen.money('dividend')}</b>`)}</table>`;
}

const side = (pen: Pen) =>
	`<table class="side">${head('Shareholder reference', 'Payment date')}${row(`C000${pen.aside('account')}`, dashed(pen.text('paymentDate')))}<tr><td colspan="2">Paid by BACS to<br>Sort code **-**-18 Account ****2207</td></tr></table>`;

/** A registrar's confirmation that a listed company's dividend went to the shareholder's bank. */
export const confirmation: Layout = {
	name: 'sixteen-dividend-confirmation',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="p"><div class="top"><div><div class="reg"><b>Pennant Registrars</b><br>The Pavilions, Wharf Road, Ambleford AM9 6ZY<br>www.pennant.example/shareholders &nbsp; 0370 496 0888</div><div class="addr">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div></div><div>${side(pen)}</div></div>
<h1>${pen.text('company')}</h1><div class="sub">Dividend confirmation – interim dividend</div>
${payment(pen)}
<p class="note">The directors declared this dividend out of profits of the company. It was sent to the bank account above on the payment date. No tax has been deducted from it. Please keep this confirmation: you may need it to work out the tax that you owe, and a charge may be made for a copy.</p>
<p class="note"><b>Dividends and tax.</b> You pay no tax on dividends within your dividend allowance for the year. Above it, the rate depends on your Income Tax band. If you don't usually complete a tax return, contact HM Revenue &amp; Customs.</p>
<p class="note"><b>Go paperless.</b> Register at our website with your shareholder reference to see your holding, change your bank details and choose to have new shares instead of cash under the Dividend Reinvestment Plan.</p>
<div class="bar">Pennant Registrars acts as registrar for the company named above and is a trading name of Pennant Investor Services. Never give your shareholder reference to callers who offer to buy or sell your shares.</div></div>`,
};
