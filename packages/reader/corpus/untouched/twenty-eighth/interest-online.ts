import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:46px 54px;color:#222;line-height:1.5} .top{display:flex;justify-content:space-between;align-items:center} .logo{font-weight:bold;font-size:18px;color:#4b2a85} h1{font-size:20px;font-weight:normal;margin:30px 0 4px} .big{background:#f2eef9;padding:14px 18px;margin:18px 0;display:flex;gap:40px} .big div div{font-size:9.5px;color:#666} .big b{font-size:17px} table{width:100%;border-collapse:collapse;font-size:11px} th{font-weight:normal;color:#666;font-size:9.5px;text-align:left;border-bottom:2px solid #4b2a85} td{border-bottom:1px solid #ddd} td,th{padding:6px 4px} .n{text-align:right} small{font-size:8.5px;color:#666;display:block;margin-top:12px;line-height:1.5}
</style>`;

/** Each account of the saver, and their sum. */
function accounts(pen: Pen): string {
	const [first, second, third] = lines(pence(pen.text('interest')), [
		[1, 61],
		[1, 27],
	]);
	const account = pen.aside('account');
	const row = (kind: string, number: string, sum: number | undefined) =>
		`<tr><td>${kind}</td><td>60-83-11</td><td>${number}</td><td class="n">£${amount(sum ?? 0)}</td></tr>`;
	return `<table><tr><th>Account</th><th>Sort code</th><th>Number</th><th class="n">Gross interest</th></tr>${row('Easy Access Saver', account, first?.sum)}${row('Regular Saver', `5${account.slice(1)}`, second?.sum)}${row('1 Year Fixed Bond (closed 11 January)', `7${account.slice(1)}`, third?.sum)}<tr><td><b>Total taxable interest</b></td><td></td><td></td><td class="n"><b>£${pen.money('interest')}</b></td></tr></table>`;
}

/** A bank's statement of interest, downloaded from its app: the accounts and their sum. */
export const online: Layout = {
	name: 'twenty-eight-interest-online',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="top"><div class="logo">${pen.text('payer')}</div><div style="font-size:9.5px;text-align:right">Downloaded 9 June ${pen.aside('yearEnd')} at 21:14<br>Customer ID 7714 0092</div></div>
<h1>Tax certificate</h1><div>6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</div>
<div class="big"><div><div>Prepared for</div><b style="font-size:13px">${pen.text('accountHolder')}</b></div><div><div>Tax deducted</div><b>£${pen.money('taxDeducted')}</b></div><div><div>Accounts</div><b>3</b></div></div>
${accounts(pen)}
<p style="margin-top:18px">We paid this interest gross, so no UK Income Tax has been taken off. Interest you earned in a cash ISA is tax free and is not part of this certificate. Balances at 5 April are on your statements.</p>
<p><b>Do I need to do anything?</b> Most people do not. If you file a Self Assessment return, put the total above in the box for untaxed UK interest, together with any interest from other banks. You can read about the Personal Savings Allowance at gov.uk/apply-tax-free-interest-on-savings.</p>
<p><b>Joint accounts.</b> We have shown the full amount against each person named. Please declare your own share.</p>
<small>14 Quarry Lane, Ambleford, AM4 7QT is the address we hold for you. Tell us in the app if it has changed. This certificate was produced by computer and needs no signature. Reference TC/${pen.aside('yearEnd')}/${pen.aside('account')}/R2.</small>
<small>Registered office: 20 Lantern Quay, London E14 9ZZ. Registered in England and Wales, company number 06633127. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority under number 204551. Telephone calls may be recorded. Page 1 of 1.</small>`,
};
