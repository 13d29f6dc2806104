import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12.5px "Liberation Serif";margin:50px 58px} .c{text-align:center} h1{font-size:19px;margin:0;letter-spacing:.5px} .c p{margin:4px 0} .who{display:flex;justify-content:space-between;margin:30px 0 20px;line-height:1.5} .body{line-height:1.6;text-align:justify}
table{width:100%;border-collapse:collapse;margin:18px 0} th,td{border:1px solid #444;padding:7px 10px;text-align:center} th{font-weight:normal;font-style:italic;font-size:11.5px} .sign{margin-top:38px;width:240px;border-top:1px solid #000;padding-top:3px} .cut{border-top:1.5px dashed #555;margin:44px 0 16px;font-size:10px;text-align:center;padding-top:3px} .slip{display:grid;grid-template-columns:170px 1fr;row-gap:5px}
</style>`;

/** A share's dividend in pence, to four places. */
function perShare(pen: Pen): string {
	return (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody
}

function named(pen: Pen): string {
	const { day, name, year } = dateParts(pen.text('paymentDate'));
	return `${Number(day)} ${name} ${year}`;
}

const table = (
	pen: Pen,
) => `<table><tr><th>Class of share</th><th>Shares held</th><th>Dividend per share</th><th>Date payable</th><th>Amount payable</th></tr>
<tr><td>Ordinary, 25p</td><td>${Number(pen.aside('shares')).toLocaleString('en-GB')}</td><td>${perShare(pen)}p</td><td>${pen.date('paymentDate')}</td><td>£${pen.money('dividend')}</td></tr></table>`;

const counterfoil = (pen: Pen) =>
	`<div class="cut">Counterfoil: detach along this line</div><div class="slip"><span>Paid to</span><span>${pen.text('shareholder')}</span><span>By bank transfer</span><span>£${amount(pence(pen.text('dividend')))}</span><span>Reference</span><span>ORD-INT-0${pen.aside('shares')}</span></div>`;

/** The voucher of a company that writes to its members itself: a letter of one sentence, a row of figures and a slip to tear off. */
export const counterfoilVoucher: Layout = {
	name: 'seventeen-dividend-counterfoil',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="c"><h1>${pen.text('company')}</h1><p>Registered in England and Wales no. 02917443</p><p>Registered office: 40 Exchange Parade, Ambleford AM1 1EX</p><p style="margin-top:20px;font-size:15px">INTERIM DIVIDEND VOUCHER</p></div>
<div class="who"><div>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div>Shareholder reference<br>C0004417729</div></div>
<p class="body">We certify that the interim dividend on the Ordinary shares registered in your name was paid on ${named(pen)}, as resolved by the directors, and that the amount shown below has been credited to the account which you have nominated.</p>
${table(pen)}
<p class="body">No tax credit attaches to this dividend. You should keep this voucher with your tax records; a duplicate may be issued only against an indemnity.</p><div class="sign">H. M. Tolland, Company Secretary</div>${counterfoil(pen)}`,
};
