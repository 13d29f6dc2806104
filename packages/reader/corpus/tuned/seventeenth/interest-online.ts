import { amount, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:44px 60px;color:#1a1633} .logo{font-size:22px;font-weight:bold;color:#6c2bd9;letter-spacing:-1px} h1{font-size:20px;margin:26px 0 4px} .grey{color:#6d6a80;font-size:11px} .big{background:#f4effd;border-radius:10px;padding:16px 20px;margin:18px 0;display:grid;grid-template-columns:repeat(3,1fr);-webkit-print-color-adjust:exact} .big b{display:block;color:#1a1633;font-size:19px;margin-top:5px}
.l{display:grid;grid-template-columns:150px 1fr;margin:5px 0} table{width:330px;border-collapse:collapse;margin-top:8px;font-size:11px} td{padding:3.5px 0;border-bottom:1px solid #ece8f5} td:last-child{text-align:right} footer{font-size:10px;line-height:1.55;color:#6d6a80;margin-top:22px}
</style>`;

const MONTHS = 'April May June July August September October November December January February March'.split(
	' ',
);

/** The year's interest month by month, growing a little as it is left in, the last month the rest. */
function months(pen: Pen): string {
	const year = Number(pen.aside('yearEnd'));
	const total = pence(pen.text('interest'));
	const each = MONTHS.map((_, index) => Math.floor((total * (78 + index)) / 1002));
	const rest = total - each.slice(0, -1).reduce((sum, month) => sum + month, 0);
	const rows = [...each.slice(0, -1), rest].map(
		(sum, index) =>
			`<tr><td>${MONTHS[index]} ${index < 9 ? year - 1 : year}</td><td>£${amount(sum)}</td></tr>`,
	);
	return `<table>${rows.join('')}</table>`;
}

const line = (label: string, value: string) =>
	`<div class="l"><span class="grey">${label}</span><span>${value}</span></div>`;

function sums(pen: Pen): string {
	return `<div class="big"><div class="grey">Interest you earned<b>£${pen.money('interest')}</b></div><div class="grey">Tax we took off<b>£${pen.money('taxDeducted')}</b></div><div class="grey">Added to your pot<b>£${pen.money('interest')}</b></div></div>`;
}

/** The summary that a bank without branches puts in its app: three large figures over the months that make them. */
export const online: Layout = {
	name: 'seventeen-interest-online',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="logo">plover</div><div class="grey">plover is a trading name of ${pen.text('payer')}</div>
<h1>Your interest summary</h1><div class="grey">6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>${sums(pen)}
${line('Account name', pen.text('accountHolder'))}${line('Account', 'Easy Saver Issue 4')}${line('Account number', pen.aside('account'))}${line('Sort code', '04-29-77')}
<h2 style="font-size:13px;margin:22px 0 0">Month by month</h2>${months(pen)}
<footer>Keep this summary: you may need it if you fill in a tax return. We pay interest without taking tax off it. If your interest is more than your Personal Savings Allowance you may have to pay tax on it, and HMRC will usually change your tax code to collect it. We tell HMRC how much interest we have paid you.<br><br>Deposits are protected up to £${pen.aside('yearEnd') < '2026' ? '85,000' : '120,000'} by the Financial Services Compensation Scheme. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, firm reference number 730166.</footer>`,
};
