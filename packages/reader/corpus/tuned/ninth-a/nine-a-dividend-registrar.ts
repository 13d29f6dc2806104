import type { Layout } from '../../paper.ts';
import { daysFrom, pence } from './nine-a-sums.ts';

const style = `
body{font:11px "Liberation Sans";margin:36px 44px}.g{display:grid;grid-template-columns:1fr 250px;gap:26px}
.box{border:1px solid #00467f;padding:8px 10px}.box div{display:flex;justify-content:space-between;padding:3px 0;border-bottom:1px dotted #9ab}
table{border-collapse:collapse;width:100%;margin:18px 0}th{background:#dce8f2;text-align:center;padding:6px;font-weight:normal;border:1px solid #00467f}td{border:1px solid #00467f;text-align:center;padding:8px}
h1{font-size:18px;color:#00467f;margin:0}.small{font-size:9px;color:#555}`;

/** An ISO date in figures. */
const figures = (iso: string) => iso.split('-').reverse().join('/');

/** Pence a share to four places, from an amount and a number of shares: both with four more digits, so that it is an integer until it is printed. */
function rate(amount: string, shares: string): string {
	const digits = String(Math.round((pence(amount) * 10_000) / Number(shares))).padStart(5, '0'); // not money of anybody
	return `${digits.slice(0, -4)}.${digits.slice(-4)}p`;
}

/** A registrar's dividend confirmation of a listed company: holding, rate, record and payment dates, bank masked. */
export const dividend: Layout = {
	name: 'nine-a-dividend-registrar',
	type: 'dividend',
	html: (pen) => {
		const [amount, shares, paid] = [pen.money('dividend'), pen.aside('shares'), pen.text('paymentDate')];
		return `<style>${style}</style>
<div class=g><div><h1>${pen.text('company')}</h1><p class=small>Incorporated in the United Kingdom. Registered number 03456789</p>
<p style="margin-top:34px">${pen.text('shareholder')}<br>14 QUARRY LANE<br>AMBLEFORD<br>AM4 7QT</p></div>
<div class=box><b>Registrar</b><br>Registry House, 20 Harbour Parade<br>Ambleford AM9 9ZZ<br>0371 555 0120 (from abroad +44 371 555 0120)<br><br>
<div><span>Shareholder reference</span><b>0118 4402 7719</b></div><div><span>Dividend no.</span><b>0047</b></div><div><span>Security code</span><b>ORD25P</b></div></div></div>
<h2 style="font-size:14px">Tax voucher: interim cash dividend on ordinary shares of 25p each</h2>
<table><tr><th>Record date<th>Payable on<th>Number of shares held at record date<th>Dividend rate per share<th>Dividend payable</tr>
<tr><td>${figures(daysFrom(paid, -35))}<td>${figures(paid)}<td>${shares}<td>${rate(amount, shares)}<td><b>£${amount}</b></tr></table>
<p>We have paid this dividend straight to your bank or building society: sort code **-**-18, account number ****0392, reference DIV0047.</p>
<p>The dividend carries no tax credit. Keep this voucher with your tax records; you may be asked for it by HM Revenue &amp; Customs. A duplicate costs £12.00 including VAT.</p>
<p class=small>Want to receive your next voucher online? Have your shareholder reference ready and visit the registrar's website. To reinvest dividends in shares ask for the plan's terms. Page 1 of 1 &emsp; D1/0047/000218</p>`;
	},
};
