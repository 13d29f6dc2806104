import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:10.4px "Liberation Sans";margin:24px 34px;line-height:1.38} .tp{display:flex;justify-content:space-between} .tp>div:last-child{text-align:right;font-size:9px} .ad{display:flex;justify-content:space-between;margin:18px 0 14px} .ref{border:1px solid #333;padding:5px 9px;font-size:9.6px} h1{font-size:14px;margin:8px 0 2px} table{border-collapse:collapse;width:100%;margin:8px 0} th,td{border:1px solid #333;padding:4px 6px;text-align:center;font-weight:normal} th{font-size:8.6px;background:#eee;-webkit-print-color-adjust:exact} td{font-size:11.5px} .two{display:grid;grid-template-columns:1fr 1fr;gap:20px;font-size:9.4px} .cut{border-top:1px dashed #333;margin:16px 0 8px} .sm{font-size:8.4px;color:#333;text-align:justify}
</style>`;

/** Pence a share to four places, as near as makes the payment of the holding. */
const rate = (pen: Pen) => (pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(4); // not money

const shares = (pen: Pen) => pen.aside('shares').replace(/\B(?=(\d{3})+$)/g, ',');

function held(pen: Pen): string {
	return `<table><tr><th>Shareholder reference<th>Holding of ordinary shares of 25p each at the record date<th>Dividend rate per share<th>Payment date<th>Dividend payable</tr><tr><td>C0009417726<td>${shares(pen)}<td>${rate(pen)}p<td>${pen.date('paymentDate', 'words')}<td>£${pen.money('dividend')}</tr></table>`;
}

/** The record date, three weeks before the payment. */
function recorded(iso: string): string {
	const day = new Date(`${iso}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() - 21);
	const { day: of, name, year } = dateParts(day.toISOString().slice(0, 10));
	return `${Number(of)} ${name} ${year}`;
}

/** A tax voucher that a registrar sends for a company, over a slip to change the bank mandate. */
export const registrar: Layout = {
	name: 'twenty-sixth-dividend-registrar',
	type: 'dividend',
	html: (pen) => {
		const { year } = dateParts(pen.text('paymentDate'));
		return `${style}<div class="tp"><div>All correspondence to the Registrar:<br><b>Lancing Registrars Limited</b><br>Sussex Gate House, Spencer Road<br>Worthing BN99 6ZZ</div><div>Shareholder helpline 0371 496 0118<br>Lines open 8.30am to 5.30pm, Monday to Friday<br>www.lancing-shareview.example<br>ISIN GB00B4ZTJ318 &nbsp; SEDOL B4ZTJ31</div></div>
<div class="ad"><div>001774 / 02 / 0093<br>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div class="ref">Voucher number 0041862<br>Security code ****<br>Dividend no. 47<br>Record date ${recorded(pen.text('paymentDate'))}</div></div>
<h1>${pen.text('company')}</h1><b>Dividend confirmation (tax voucher): interim dividend</b>
${held(pen)}
<div class="two"><div>The dividend has been paid directly to the account below as you have instructed:<br>Sort code 30-**-41 &nbsp; Account ending 5520<br>Bank: Northgate Bank plc<br>BACS reference LR${year}0047</div><div>Nominal capital held: £${amount(25 * Number(pen.aside('shares')))}<br>Dividends brought forward unclaimed: £0.00<br>Last paid in the year before: 12.5000p a share<br>Scrip reference price: 412.66p</div></div>
<p>The directors declared this dividend at their meeting and it will be paid to shareholders on the register at the close of business on the record date. Please keep this voucher: it is the evidence that you need for your tax return. No tax credit attaches to dividends paid after 5 April 2016; the first £500 (£1,000 in 2023-24) of dividend income of a tax year is not taxed, whatever other income you have.</p>
<p class="sm">If you have sold or transferred all your shares please pass this document to the buyer, stockbroker or bank through whom you sold them. You can have your dividends reinvested: the Plan charges commission of 0.50% (minimum £2.50) and stamp duty reserve tax of 0.5%. A single alternate statement of dividends is available for £18.00 including VAT. Beware of share fraud: nearly 5,000 people contact the Financial Conduct Authority about it each year, with victims losing an average of £20,000.</p>
<div class="cut"></div><div class="two"><div><b>Change of bank or building society mandate</b><br>Name of account holder ____________________<br>Sort code ___ ___ ___ &nbsp; Account no. ______________<br>Branch stamp</div><div>Holding reference C0009417726<br>I/We request that all future dividends be paid to the account shown.<br><br>Signature(s) ______________________ Date ___________</div></div>
<p class="sm">Registered office of the company: Marl House, 40 Finsbury Row, London EC2A 1PQ. Registered in England and Wales no. 00217784. Lancing Registrars Limited, registered in England no. 06226088, is part of the Lancing group.</p>`;
	},
};
