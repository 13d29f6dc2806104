import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "DejaVu Sans";margin:60px 66px;color:#222;line-height:1.5} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px;margin:34px 0 26px} .k{font-size:8.5px;color:#888;letter-spacing:.8px;text-transform:uppercase} table{width:100%;border-collapse:collapse} th{text-align:left;font-weight:normal;font-size:9px;color:#888;border-bottom:1px solid #222} td{border-bottom:1px solid #ddd} td,th{padding:8px 3px;vertical-align:top} .n{text-align:right} .tot{display:flex;justify-content:flex-end;gap:46px;font-size:16px;margin:18px 3px} small{font-size:9px;color:#666;display:block;margin-top:18px}
</style>`;

function work(pen: Pen): string {
	const [design, edits, rest] = lines(pence(pen.text('total')), [
		[3, 66],
		[2, 21],
	]);
	const line = (
		title: string,
		note: string,
		each: { quantity: number; price: number; sum: number } | undefined,
	) =>
		`<tr><td>${title}<br><span style="font-size:9px;color:#888">${note}</span></td><td class="n">${each?.quantity ?? 0}</td><td class="n">£${amount(each?.price ?? 0)}</td><td class="n">£${amount(each?.sum ?? 0)}</td></tr>`;
	return `<table><tr><th>Item</th><th class="n">Units</th><th class="n">Unit price</th><th class="n">Amount</th></tr>${line('Art direction and layout', 'Hours, remote, weeks 2 and 3 of the schedule', design)}${line('Copy edits', 'Hours, second and third rounds', edits)}${line('Stock image licences', 'At cost, receipts attached', rest)}</table>`;
}

/** A freelancer's invoice without VAT: small capitals above each fact, and one figure to pay. */
export const freelancer: Layout = {
	name: 'twenty-eight-invoice-freelancer',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div style="display:flex;justify-content:space-between"><div style="font-size:19px">${pen.text('supplier')}</div><div style="text-align:right;font-size:9.5px">Studio 9, The Ropeworks<br>Quay Street, Ambleford AM1 4HH<br>hello@studio-nine.example<br>07700 900 126</div></div>
<div class="g"><div><div class="k">Invoice</div>${pen.text('invoiceNumber')}</div><div><div class="k">Date of issue</div>${pen.date('date', 'short')}</div><div><div class="k">Terms</div>30 days, due ${pen.aside('due')}</div>
<div><div class="k">Billed to</div>${pen.aside('customer')}<br>FAO Accounts Payable<br>61 Corn Street<br>Ambleford AM1 2QF</div><div><div class="k">PO number</div>4500081227</div><div><div class="k">Project</div>Spring catalogue<br>Contact: J. Ferris</div></div>
${work(pen)}<div class="tot"><span>Amount due</span><b>£${pen.money('total')}</b></div>${pen.implied('currency')}
<div class="k" style="margin-top:26px">Please pay to</div>Tideline Bank, business current account<br>Sort code 04-00-77, account number 20914466<br>IBAN GB33 TIDE 0400 7720 9144 66, BIC TIDEGB21
<p>Thank you for your business. Please quote the invoice number with your payment, and send remittance advice to the address above.</p>
<small>Not registered for VAT: no VAT has been charged. Unique taxpayer reference on request. Copyright in all work remains with the supplier until this invoice is paid. Under the Late Payment of Commercial Debts (Interest) Act 1998 we may claim statutory interest and £70.00 compensation on invoices of £1,000 or more that are paid late. Minimum charge for a half day from 1 January: £180.00.</small>`,
};
