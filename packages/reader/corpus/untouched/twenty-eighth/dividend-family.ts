import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:74px 84px;line-height:1.5} h1{font-size:17px;text-align:center;margin:0} .c{text-align:center} table{margin:14px 0;border-collapse:collapse;width:100%} td{padding:4px 6px;vertical-align:top} td:first-child{width:46%} .sig{display:flex;justify-content:space-between;margin-top:46px} .sig div{border-top:1px solid #000;width:210px;padding-top:3px;font-size:11px} small{font-size:10px;display:block;margin-top:28px}
</style>`;

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A family company's voucher from a word processor, with the words of the directors' resolution. */
export const family: Layout = {
	name: 'twenty-eight-dividend-family',
	type: 'dividend',
	html: (pen) => {
		const { day, month, name, year } = dateParts(pen.text('paymentDate'));
		const end = Number(year) + (month < '04' ? 0 : 1);
		const rate = (pence(pen.text('dividend')) / Number(pen.aside('shares')) / 100).toFixed(6); // not money: pounds a share
		return `${style}<h1>${pen.text('company')}</h1><p class="c" style="margin:2px 0">Company number 08114726<br>Registered office: 9 Orchard Close, Ambleford AM3 2LP</p>
<p class="c" style="margin-top:24px"><b>DIVIDEND VOUCHER</b><br>Voucher no. 4 of ${year}</p>
<p>To: ${pen.text('shareholder')}<br>14 Quarry Lane, Ambleford, AM4 7QT</p>
<p>The directors resolved to pay an interim dividend on the Ordinary £1 shares of the company for the year ending 31 March ${end} at a meeting held at the registered office on ${Math.min(Number(day), 3)} ${name} ${year}, to the members on the register at the close of business that day. Your entitlement is set out below.</p>
<table>${row('Class of share', 'Ordinary shares of £1 each, fully paid')}${row('Number of shares held', pen.aside('shares'))}${row('Rate of dividend per share', `£${rate}`)}${row('Date of payment', pen.date('paymentDate', 'words'))}${row('Amount of dividend paid', `£${pen.money('dividend')}`)}${row('Tax credit', 'None')}${row('Method', "Credited to director's loan account")}</table>
<p>No tax credit attaches to this dividend. The amount above should be entered on your Self Assessment tax return in the section for dividends from UK companies.</p>
<div class="sig"><div>Director</div><div>Director / Company Secretary</div></div>
<small>This voucher should be kept with your tax papers for at least 22 months after the end of the tax year (5 years after the 31 January following it if you trade). Distributable reserves per management accounts at the date of declaration: £${amount(pence(pen.text('dividend')) * 6 + 41_700)}. Prepared by Pemberton Vale &amp; Co, 11 Sheep Street, Ambleford AM1 3RD.</small>`;
	},
};
