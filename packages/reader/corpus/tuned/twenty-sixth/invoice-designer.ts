import { amount, lines, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "DejaVu Sans Condensed","DejaVu Sans";margin:40px 54px;color:#222;line-height:1.45} .a{display:grid;grid-template-columns:150px 1fr;gap:0 26px} h1{font-size:30px;font-weight:normal;letter-spacing:-1px;margin:0 0 20px} .l{font-size:9.6px;color:#777} .k{margin-bottom:11px} .i{display:grid;grid-template-columns:1fr 60px 76px;border-bottom:1px solid #ccc;padding:7px 0} .i div+div{text-align:right} .i small{display:block;color:#777;font-size:9.4px} .t{display:flex;justify-content:space-between;font-size:17px;padding:12px 0} .p{font-size:9.6px;color:#444;margin-top:12px}
</style>`;

const WORK = [
	['Identity: development and artwork', 'Stage 2 of 3, days at studio rate. Two rounds of changes included'],
	['Brochure, 16 pages', 'Layout, picture research, print-ready PDF/X-4'],
	['Social templates', 'Six sizes, editable'],
	['Font licence and stock pictures', 'Recharged at cost, receipts attached'],
] as const;

function items(pen: Pen): string {
	const sums = lines(pence(pen.text('total')), [
		[3, 52],
		[1, 29],
		[6, 13],
	]);
	return WORK.map(([what, note], index) => {
		const { quantity = 1, sum = 0 } = sums[index] ?? {};
		return `<div class="i"><div>${what}<small>${note}</small></div><div>${quantity}</div><div>${amount(sum)}</div></div>`;
	}).join('');
}

const side = (label: string, value: string) => `<div class="k"><div class="l">${label}</div>${value}</div>`;

/** A freelancer's bill without VAT, the references down its left side. */
export const designer: Layout = {
	name: 'twenty-sixth-invoice-designer',
	type: 'invoice',
	html: (
		pen,
	) => `${style}<div class="a"><div>${side('From', `<b>${pen.text('supplier')}</b><br>Studio 3b, The Maltings<br>Ambleford AM5 0RS<br>hello@studio.example<br>07700 900 662`)}${side('Invoice', pen.text('invoiceNumber'))}${side('Issued', pen.date('date', 'words'))}${side('Please pay by', pen.aside('due'))}${side('For', `${pen.aside('customer')}<br>Accounts Payable<br>9 Foundry Square<br>Ambleford AM1 4ND`)}${side('Your PO', '4500081264')}${side('Project', 'RB-0117 rebrand')}${side('UTR (on request)', '**** ****21')}</div>
<div><h1>invoice</h1><div class="i l"><div>What</div><div>Quantity</div><div>£</div></div>${items(pen)}
<div class="t"><span>To pay</span><b>£${pen.money('total')}</b></div>${pen.implied('currency')}
<div class="p">I am not registered for VAT, so none is charged.</div>
<div class="p"><b>Bank transfer</b> &nbsp; Sort code 04-00-75 &nbsp; Account 21779034 &nbsp; Ref as the invoice number<br>From abroad: IBAN GB33 MOCK 0400 7521 7790 34, BIC MOCKGB2L. Please bear your own bank's charges (about £15.00).</div>
<div class="p"><b>So far on this project</b><br>Agreed fee for all three stages: £8,450.00<br>Stage 1, invoice 0098, £2,100.00, paid with thanks on 2 May<br>Stage 3 is to follow on delivery. Changes beyond those included cost £65.00 an hour or £420.00 a day.</div>
<div class="p">Terms: 30 days. Copyright passes to you when the invoice is paid in full; until then the work is licensed for comment only. Working files can be had for a further £250.00. For payment after the date above interest at 8% over the Bank of England's rate and a debt recovery cost of £40.00 may be added under the Late Payment of Commercial Debts (Interest) Act 1998. If you cancel a stage that has begun, half of its fee is due.</div>
<div class="p">Insured for professional indemnity up to £100,000. Data are kept for six years. Thank you for working with a small studio.</div></div></div>`,
};
