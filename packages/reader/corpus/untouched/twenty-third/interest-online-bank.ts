import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px/1.5 "DejaVu Sans";margin:44px 56px;color:#1d2433} .top{display:flex;justify-content:space-between;align-items:center;margin-bottom:30px} .top b{font-size:18px;color:#00796b} .top span{font-size:9.5px;color:#6b7280} h1{font-size:22px;line-height:1.2;margin:0 0 4px} .lead{color:#4b5563;margin:0 0 20px}
.big{background:#e0f2ef;border-radius:12px;padding:16px 20px;display:grid;grid-template-columns:1fr 1fr;-webkit-print-color-adjust:exact} .big div{font-size:10.5px;color:#37655f} .big b{display:block;font-size:21px;color:#1d2433} table{width:100%;border-collapse:collapse;margin-top:6px} td,th{padding:7px 4px;border-bottom:1px solid #e5e7eb;text-align:left;font-weight:normal} th{color:#6b7280;font-size:10px} td:last-child,th:last-child{text-align:right} .sum td{font-weight:bold;border-bottom:0} h2{font-size:13px;margin:24px 0 0} .facts{display:grid;grid-template-columns:150px 1fr;row-gap:3px;margin:0 0 20px} .facts span:nth-child(odd){color:#6b7280} .foot{font-size:8.5px;line-height:1.5;color:#6b7280;margin-top:34px;border-top:1px solid #e5e7eb;padding-top:8px}
</style>`;

const DAYS = ['30 June', '30 September', '31 December', '31 March'];

function credits(pen: Pen): string {
	const year = Number(pen.aside('yearEnd'));
	const shares = [
		[1, 24],
		[1, 26],
		[1, 25],
	] as const;
	const rows = lines(pence(pen.text('interest')), shares).map(
		({ sum }, at) =>
			`<tr><td>${DAYS[at] ?? ''} ${at === 3 ? year : year - 1}</td><td>Interest added</td><td>£${amount(sum)}</td></tr>`,
	);
	return `<table><tr><th>Date</th><th>What happened</th><th>Amount</th></tr>${rows.join('')}<tr class="sum"><td>Total</td><td></td><td>£${pen.money('interest')}</td></tr></table>`;
}

/** An online bank's summary of a year's interest, from its app: two large figures, then each time that interest was added. */
export const onlineBank: Layout = {
	name: 'twenty-third-interest-online-bank',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="top"><b>${pen.text('payer')}</b><span>Downloaded from your app</span></div>
<h1>Annual interest summary</h1><p class="lead">6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')} (tax year ${pen.text('taxYear')})</p>
<div class="facts"><span>Name</span><span>${pen.text('accountHolder')}</span><span>Account</span><span>Easy Access Saver</span><span>Account number</span><span>${pen.aside('account')}</span></div>
<div class="big"><div>Interest paid to you (gross)<b>£${pen.money('interest')}</b></div><div>Tax we took off<b>£${pen.money('taxDeducted')}</b></div></div>
<h2>Where it came from</h2>${credits(pen)}
<h2>Do I need to do anything?</h2><p style="margin:4px 0 0">We pay all interest without taking off tax. Depending on your other income you may have a Personal Savings Allowance of up to £1,000 a year. If you fill in a Self Assessment tax return, use the gross figure above. We also send it to HMRC, so most people need do nothing.</p>
<div class="foot">Interest on ISAs is tax free and is not in this summary. Joint account? Each holder's summary shows only that holder's half. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Eligible deposits are protected by the Financial Services Compensation Scheme.</div>`,
};
