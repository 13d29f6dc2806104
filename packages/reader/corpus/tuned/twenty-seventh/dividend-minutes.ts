import { amount, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';
import { shifted, spelt } from './nearby.ts';

const style = `<style>
body{font:12.5px "Liberation Serif";margin:52px 74px;line-height:1.42} .c{text-align:center} h1{font-size:15px;margin:0;text-transform:uppercase} h2{font-size:13px;margin:14px 0 4px} ol{margin:4px 0;padding-left:22px} li{margin:5px 0} table{border-collapse:collapse;width:100%;margin:8px 0} td{border:.8px solid #222;padding:4px 9px} .cut{border-top:1px dotted #222;margin:16px 0 12px} .sig{display:flex;justify-content:space-between;margin-top:18px} .sig span{border-top:.8px solid #222;width:210px;padding-top:2px;font-size:11px} .small{font-size:10px;color:#333}
</style>`;

const row = (label: string, value: string) => `<tr><td style="width:48%">${label}</td><td>${value}</td></tr>`;

const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares')) / 100).toFixed(6); // not money of anybody

function minutes(pen: Pen): string {
	const held = spelt(shifted(pen.text('paymentDate'), -11));
	const total = amount(2 * pence(pen.text('dividend')));
	return `<div class="c"><h1>${pen.text('company')}</h1>Registered in England and Wales, company number 08${pen.aside('account').slice(0, 6)}<br>(the "Company")</div>
<h2>Minutes of a meeting of the directors held at 3 Chapel Row, Ambleford AM1 2QE on ${held} at 10.15 am</h2>
<ol><li>Present: A Lockyer (chair), R Tennant. In attendance: J Brough (secretary). It was noted that a quorum was present and that each director had disclosed their interest under section 177 of the Companies Act 2006.</li>
<li>The meeting received management accounts showing profits available for distribution of £184,220.00 after tax, and was satisfied that the Company could pay its debts as they fell due.</li>
<li>The chair reported that the final dividend of £0.412500 per share for the year before had been paid on ${spelt(shifted(pen.text('paymentDate'), -143))}, and that the loan to Tennant Properties Ltd stood at £12,500.00.</li>
<li>It was resolved that an interim dividend of £${rate(pen)} per Ordinary A share, £${total} in all on ${(2 * Number(pen.aside('shares'))).toLocaleString('en-GB')} shares, be paid to those on the register at the close of business on ${held}.</li>
<li>The secretary was told to issue a voucher to each member. There being no further business the meeting closed at 10.40 am.</li></ol>`;
}

/** A company's voucher under the minutes that declared the dividend: the sum for all its members stands over the one member's. */
export const minuted: Layout = {
	name: 'twenty-seventh-dividend-minutes',
	type: 'dividend',
	html: (
		pen,
	) => `${style}${minutes(pen)}<div class="sig"><span>Chair of the meeting</span><span>Date signed</span></div><div class="cut"></div>
<div class="c"><h1>Dividend voucher</h1>No. 2 of 2, interim, Ordinary A shares of £1.00 each</div>
<p>To: ${pen.text('shareholder')}, 14 Quarry Lane, Ambleford AM4 7QT</p>
<table>${row('Company', pen.text('company'))}${row('Shareholder', pen.text('shareholder'))}${row('Holding (Ordinary A shares)', Number(pen.aside('shares')).toLocaleString('en-GB'))}${row('Dividend per share', `£${rate(pen)}`)}${row('Date of payment', pen.date('paymentDate', 'words'))}${row('Dividend payable to you', `£${pen.money('dividend')}`)}${row('Method', "Credit to director's loan account no. 2")}</table>
<p class="small">Keep this voucher with your tax papers. No tax credit is attached to dividends paid after 5 April 2016. Sums of less than £0.01 are dropped. The year end of the Company is 31 March. Balance of the loan account after this credit is set out in the yearly accounts and does not form part of this voucher.</p>
<div class="sig"><span>J Brough, secretary</span><span>for and on behalf of the board</span></div>
<p class="small c">Registered office: 3 Chapel Row, Ambleford AM1 2QE. Accountants: Pym &amp; Daughters, Chartered Certified Accountants, 14 Corn Exchange, Northport.</p>`,
};
