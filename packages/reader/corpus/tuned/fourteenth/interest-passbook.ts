import { amount, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Serif";margin:44px 56px;color:#13264a} .top{display:flex;justify-content:space-between;align-items:center;border-bottom:4px double #13264a;padding-bottom:10px} .top b{font-size:19px} .meta{display:grid;grid-template-columns:150px 1fr;row-gap:3px;margin:18px 0} table.book{font:11.5px "DejaVu Sans Mono";border-collapse:collapse;width:100%;background:repeating-linear-gradient(#fff 0 19px,#eef3fa 19px 38px);-webkit-print-color-adjust:exact} .book td,.book th{height:19px;padding:0 8px;border-left:1px solid #8fa3c4;border-right:1px solid #8fa3c4;text-align:right} .book th{font:bold 10.5px "Liberation Serif";border-bottom:1px solid #13264a;border-top:1px solid #13264a} .book td:nth-child(-n+2),.book th:nth-child(-n+2){text-align:left} .book tr:last-child td{border-bottom:1px solid #13264a}
.cert{border:1px solid #13264a;padding:12px 18px;margin-top:22px} .cert h2{font-size:14px;margin:0 0 8px} .l{display:flex;justify-content:space-between;padding:3px 0;width:420px}
</style>`;

/** The page of the book: what went in and out in the year, with the interest where it was added. */
function book(pen: Pen, end: number): string {
	const moves: readonly (readonly [string, string, number])[] = [
		[`14 JUN ${end - 1}`, 'CHEQUE 000418', 125_000],
		[`02 SEP ${end - 1}`, 'CASH', -40_000],
		[`19 DEC ${end - 1}`, 'TRANSFER', 60_000],
		[`11 FEB ${end}`, 'CASH', -15_000],
		[`31 MAR ${end}`, 'INTEREST', pence(pen.text('interest'))],
	];
	let balance = 1_204_655;
	const rows = moves.map(([date, what, sum]) => {
		balance += sum;
		return `<tr><td>${date}<td>${what}<td>${sum < 0 ? amount(-sum) : ''}<td>${sum > 0 ? amount(sum) : ''}<td>${amount(balance)}</tr>`;
	});
	return `<table class="book"><tr><th>Date<th>Details<th>Withdrawn £<th>Paid in £<th>Balance £</tr><tr><td>06 APR ${end - 1}<td>BALANCE B/FWD<td><td><td>12,046.55</tr>${rows.join('')}</table>`;
}

const certificate = (
	pen: Pen,
) => `<div class="cert"><h2>Certificate of interest for the tax year ${pen.text('taxYear')}</h2><div class="l"><span>Gross interest credited</span><span>£${pen.money('interest')}</span></div><div class="l"><span>Income tax deducted</span><span>£${pen.money('taxDeducted')}</span></div><div class="l"><span>Net interest credited</span><span>£${pen.money('interest')}</span></div>
<div style="font-size:11px;margin-top:8px">Interest is paid without tax taken off. If your savings income is more than your Personal Savings Allowance you may have to pay tax on it. Please keep this certificate for your tax records.</div></div>`;

/** A saver's year from a building society: the page of the passbook printed out, and below it the certificate of the interest. */
export const passbook: Layout = {
	name: 'fourteen-interest-passbook',
	type: 'interest',
	html: (pen) => {
		const end = Number(pen.aside('yearEnd'));
		return `${style}<div class="top"><b>${pen.text('payer')}</b><span style="text-align:right">12 Market Place, Ambleford AM1 2BN<br>Telephone 01632 960 300</span></div>
<div class="meta"><span>Account holder</span><b>${pen.text('accountHolder')}</b><span>Account</span><span>Heritage Passbook Saver</span><span>Account number</span><span>${pen.aside('account')}</span><span>Branch sort code</span><span>40-63-81</span><span>Statement period</span><span>6 April ${end - 1} to 5 April ${end}</span><span>Rate of interest</span><span>Variable, worked out daily and added on 31 March</span></div>
${book(pen, end)}${certificate(pen)}
<p>Entries made at a branch since your book was last updated are included. Please bring your passbook with you on your next visit so that we can bring it up to date.</p>
<p style="font-size:9.5px;border-top:1px solid #8fa3c4;padding-top:6px;margin-top:40px">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Your eligible deposits are protected up to a total of £85,000 by the Financial Services Compensation Scheme.</p>`;
	},
};
