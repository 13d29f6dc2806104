import { amount, hundredths, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:12px "Liberation Sans";color:#222} .p{padding:50px 64px} .logo{font-size:19px;font-weight:bold;color:#b01e2e} .top{display:flex;justify-content:space-between} .addr{margin:40px 0 34px;line-height:1.45} h1{font-size:20px;font-weight:normal;color:#b01e2e;margin:0 0 4px} table{width:100%;border-collapse:collapse;margin:16px 0} td,th{padding:8px 6px;text-align:right;border-bottom:1px solid #ddd} th{background:#f7eeee;font-size:10.5px;vertical-align:bottom} td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}
.tot td{font-weight:bold;border-bottom:2px solid #b01e2e} h2{font-size:13px;margin:22px 0 5px} p{line-height:1.5;margin:0 0 8px} .end{font-size:9px;color:#666;margin-top:60px;line-height:1.4}
</style>`;

const row = (kind: string, ...cells: string[]) =>
	`<tr class="${kind}">${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;

/** Three accounts that bear the interest of the year between them. */
function accounts(pen: Pen): string {
	const total = pence(pen.text('interest'));
	const [first, second] = [hundredths(total, 58), hundredths(total, 31)];
	const number = pen.aside('account');
	const line = (name: string, account: string, interest: number) =>
		row('', name, account, `£${amount(interest)}`, '£0.00', `£${amount(interest)}`);
	return `${line('Everyday Saver', number, first)}${line('Fixed Term Bond 1 Year', String(Number(number) + 8), second)}${line('Regular Saver', String(Number(number) + 23), total - first - second)}`;
}

const totals = (pen: Pen) =>
	row(
		'tot',
		'Total',
		'',
		`£${pen.money('interest')}`,
		`£${pen.money('taxDeducted')}`,
		`£${pen.money('interest')}`,
	);

/** A bank's yearly certificate over several accounts of one saver, with gross, tax and net. */
export const interestCertificate: Layout = {
	name: 'sixteen-interest-certificate',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="p"><div class="top"><div class="logo">${pen.text('payer')}</div><div style="text-align:right;line-height:1.5">Savings Operations<br>PO Box 7700, Ambleford AM1 9SV<br>0345 496 0120</div></div>
<div class="addr">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>Annual interest certificate</h1><div>6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</div>
<table><tr><th>Account</th><th>Account number</th><th>Gross interest</th><th>Tax deducted</th><th>Net interest paid</th></tr>${accounts(pen)}${totals(pen)}</table>
<h2>About this certificate</h2><p>It shows the interest we paid or credited in the tax year on all the accounts that you hold with us in your own name. Any cash ISAs are left out, because you don't pay tax on their interest. For joint accounts we send a certificate to each account holder.</p>
<h2>Do I need to do anything?</h2><p>We pay interest without taking off tax. Most people can earn some interest tax free with their Personal Savings Allowance. If you fill in a Self Assessment tax return, put the total gross interest on it. If you don't, we have already told HM Revenue &amp; Customs and they may change your tax code. Please keep this certificate with your tax papers.</p>
<p>Find out more at www.gov.uk/apply-tax-free-interest-on-savings.</p>
<div class="end">Issued under section 975 of the Income Tax Act 2007. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Eligible deposits are protected by the Financial Services Compensation Scheme. Calls may be recorded. Available in large print, Braille and audio.</div></div>`,
};
