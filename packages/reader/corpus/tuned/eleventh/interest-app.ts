import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:44px 52px;color:#12263a} .top{display:flex;align-items:center;gap:10px;font-size:16px;font-weight:bold} h1{font-size:23px;margin:26px 0 4px} .grey{color:#66788a;font-size:11px;display:block} .facts{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:16px;margin:22px 0;border-top:1px solid #d4dde6;border-bottom:1px solid #d4dde6;padding:14px 0}
.figs{display:grid;grid-template-columns:1fr 1fr;gap:16px} .fig{background:#eaf6f1;border-radius:8px;padding:14px 16px;-webkit-print-color-adjust:exact} .fig b{font-size:21px} table{width:100%;border-collapse:collapse;margin-top:20px} td,th{text-align:left;padding:6px 0;border-bottom:1px solid #d4dde6;font-weight:normal} th{color:#66788a;font-size:11px} td:last-child,th:last-child{text-align:right} footer{margin-top:30px;font-size:10px;color:#66788a;display:flex;justify-content:space-between;gap:30px}
</style>`;

const mark = `<svg width="26" height="26" viewBox="0 0 26 26"><path d="M13 1l12 7v10l-12 7L1 18V8z" fill="#14936a"/><path d="M8 13h10M13 8v10" stroke="#fff" stroke-width="2.5"/></svg>`;

const fact = (label: string, value: string) => `<div><span class="grey">${label}</span>${value}</div>`;

const figure = (label: string, value: string) =>
	`<div class="fig"><span class="grey">${label}</span><b>£${value}</b></div>`;

/** What was added at the end of each quarter; the last brings the sum to the year's. */
function quarters(pen: Pen): string {
	const year = Number(pen.aside('yearEnd'));
	const all = pence(pen.text('interest'));
	const each = [22, 26, 27].map((percent) => hundredths(all, percent));
	const last = all - each.reduce((sum, one) => sum + one, 0);
	const days = [`30 Jun ${year - 1}`, `30 Sep ${year - 1}`, `31 Dec ${year - 1}`, `31 Mar ${year}`];
	const rows = [...each, last].map(
		(one, index) =>
			`<tr><td>${days[index]}</td><td>${index < 2 ? '4.35' : '4.10'}%</td><td>£${amount(one)}</td></tr>`,
	);
	return `<table><tr><th>Paid on</th><th>AER</th><th>Interest</th></tr>${rows.join('')}</table>`;
}

/** What an app's bank lets one download: captions over what they caption, the sums in tinted boxes. */
export const appInterest: Layout = {
	name: 'eleven-interest-app',
	type: 'interest',
	html: (pen) => `${style}<div class="top">${mark}<span>${pen.text('payer')}</span></div>
<h1>Interest statement</h1><span class="grey">${pen.text('taxYear').replace(/-/, '/')} tax year</span>
<div class="facts">${fact('Account holder', pen.text('accountHolder'))}${fact('Account', 'Flexible Saver')}${fact('Account number', `••••${pen.aside('account').slice(-4)}`)}</div>
<div class="figs">${figure('Total interest earned', pen.money('interest'))}${figure('Tax deducted', pen.money('taxDeducted'))}</div>
${quarters(pen)}<p>We pay interest gross. It is up to you to tell HMRC about it if you need to; you can find out at gov.uk/apply-tax-free-interest-on-savings.</p>
<footer><span>Made in the app. We do not post paper certificates.</span><span>Page 1/1</span></footer>`,
};
