import { dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:44px 52px;line-height:1.4} .top{display:flex;justify-content:space-between} .reg{font-size:9px;text-align:right;color:#333} h1{font-size:14px;margin:26px 0 8px;background:#123a63;color:#fff;padding:6px 9px;display:flex;justify-content:space-between} table{width:100%;border-collapse:collapse} td,th{border:1px solid #8aa0b8;padding:5px 7px;font-weight:normal;text-align:center} th{background:#e7edf4;font-size:9px} small{font-size:8.5px;color:#444;display:block;margin-top:10px;line-height:1.45} .adv{border-top:1px dashed #555;margin-top:26px;padding-top:12px}
</style>`;

/** The day so many days before one, as printed. */
function before(iso: string, days: number): string {
	const day = new Date(new Date(`${iso}T00:00:00Z`).getTime() - days * 86_400_000).toISOString().slice(0, 10);
	const { day: number, name, year } = dateParts(day);
	return `${Number(number)} ${name} ${year}`;
}

/** The tax year of a day, and its allowance. */
function allowance(iso: string): string {
	const first = Number(iso.slice(0, 4)) - (iso.slice(5) < '04-06' ? 1 : 0);
	return `${first}/${String(first + 1).slice(2)} is ${first < 2024 ? '£1,000' : '£500'}`;
}

/** Pence for each share. */
const perShare = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money: pence a share

const holding = (
	pen: Pen,
) => `<table><tr><th>Security description</th><th>Record date</th><th>Number of shares held at record date</th><th>Dividend rate per share</th><th>Payment date</th><th>Dividend payable</th></tr>
<tr><td>Ordinary shares of 25p each</td><td>${before(pen.text('paymentDate'), 35)}</td><td>${pen.aside('shares').replace(/\B(?=(\d{3})+$)/g, ',')}</td><td>${perShare(pen)}p</td><td>${pen.date('paymentDate', 'words')}</td><td><b>£${pen.money('dividend')}</b></td></tr></table>`;

/** A listed company's dividend confirmation, sent by its registrar. */
export const listed: Layout = {
	name: 'twenty-eight-dividend-listed',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="top"><b style="font-size:19px;color:#123a63">${pen.text('company')}</b><div class="reg"><b>Crestholm Registrars</b><br>The Causeway, Sandmere, West Wexshire SM99 6DA<br>Shareholder helpline 0371 384 2200*<br>shareholders.crestholm.example</div></div>
<div class="top" style="margin-top:34px"><div style="font-size:12px">0018842 &nbsp; 01/01<br>${pen.text('shareholder')}<br>14 QUARRY LANE<br>AMBLEFORD<br>AM4 7QT</div><table style="width:250px;align-self:start"><tr><th>Shareholder Reference Number</th><td>1147-${pen.aside('account')}</td></tr><tr><th>Dividend number</th><td>62</td></tr><tr><th>Warrant / payment no.</th><td>00041893</td></tr></table></div>
<h1><span>Dividend confirmation (tax voucher)</span><span>Interim dividend</span></h1>
${holding(pen)}
<p>The dividend shown above has been credited on the payment date to the account below by direct credit (BACS).</p>
<table style="width:420px"><tr><th>Bank or building society</th><th>Sort code</th><th>Account number</th></tr><tr><td>Tideline Bank</td><td>20-**-18</td><td>****4471</td></tr></table>
<p><b>Keep this voucher.</b> You may need it to complete your tax return, and HM Revenue &amp; Customs accepts it as evidence of the dividend. With effect from 6 April 2016 dividends carry no tax credit. The dividend allowance for the tax year ${allowance(pen.text('paymentDate'))}; dividends above your allowance are taxed at 8.75%, 33.75% or 39.35%.</p>
<p>By order of the Board<br><br><i>R. A. Fenn-Clarke</i>, Company Secretary</p>
<div class="adv"><b>Dividend Reinvestment Plan (DRIP)</b><br>You may use your cash dividends to buy more shares. Dealing commission is 1.75% with a minimum of £2.50; stamp duty reserve tax of 0.5% applies. The last date for elections for the final dividend will be given on the website. Ex-dividend date of this dividend: ${before(pen.text('paymentDate'), 36)}.</div>
<small>*Lines are open 8.30am to 5.30pm, Monday to Friday, excluding public holidays in England and Wales. Beware of unsolicited calls about your shares: check the FCA register. Crestholm Registrars Limited and its group maintain the share register on behalf of the company. Crestholm Registrars Limited: registered in England and Wales no. 06226088; registered office 1 The Causeway, Sandmere SM99 1AA.</small>
<small>Registered office of the company: 8 Foundry Square, London EC2A 9ZZ. Registered in England and Wales. LEI 2138004QX7TM1ZV5KD61. ISIN GB00B1YW4409.</small>`,
};
