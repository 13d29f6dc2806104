/** Other papers that the reader was made on. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const others: readonly Layout[] = [
	{
		name: 'p45-boxes',
		type: 'p45',
		html: (
			pen,
		) => `<style>body{font-family:Arial;font-size:11px;margin:30px}td{border:1px solid #333;padding:6px;vertical-align:top}table{border-collapse:collapse;width:100%}small{color:#333}</style>
<h2>P45 Part 1A</h2><p>Details of employee leaving work</p><table><tr><td><small>Employer PAYE reference</small><br>${pen.text('payeReference')}</td><td><small>Employee's National Insurance number</small><br>${pen.text('nationalInsuranceNumber')}</td></tr><tr><td><small>Surname or family name</small><br>${pen.text('surname')}</td><td><small>First or given name(s)</small><br>${pen.text('forenames')}</td></tr><tr><td><small>Leaving date</small><br>${pen.date('leavingDate')}</td><td><small>Tax code at leaving date</small><br>${pen.text('taxCode')}</td></tr></table>
<table style="margin-top:8px"><tr><td>Month number<br>${pen.aside('monthNumber')}</td><td>Total pay to date<br>£ ${pen.money('totalPayToDate')}</td><td>Total tax to date<br>£ ${pen.money('totalTaxToDate')}</td></tr><tr><td></td><td>Total pay in this employment<br>£ ${pen.money('payInThisEmployment')}</td><td>Total tax in this employment<br>£ ${pen.money('taxInThisEmployment')}</td></tr></table><p>Employer name and address</p><p>${pen.text('employerName')}<br>Unit 4, Mill Road<br>Leeds LS9 8AB</p>`,
	},
	{
		name: 'interest-letter',
		type: 'interest',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Serif";font-size:12px;margin:50px}td{padding:5px 20px 5px 0}</style><h2>${pen.text('payer')}</h2><h3>Certificate of interest</h3><p>Tax year ended 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p><table><tr><td>Account holder</td><td>${pen.text('accountHolder')}</td></tr><tr><td>Account number</td><td>${pen.aside('account')}</td></tr><tr><td>Gross interest paid</td><td>£${pen.money('interest')}</td></tr><tr><td>Tax deducted</td><td>£${pen.money('taxDeducted')}</td></tr></table>`,
	},
	{
		name: 'dividend-voucher',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:40px}table{border-collapse:collapse}td,th{border:1px solid #999;padding:6px}</style><h2>${pen.text('company')}</h2><h3>Dividend voucher</h3><p>Payment date: ${pen.date('paymentDate', 'words')}</p><p>Shareholder: ${pen.text('shareholder')}</p><table><tr><th>Number of shares</th><th>Dividend per share</th><th>Dividend payable</th></tr><tr><td>${pen.aside('shares')}</td><td>12.5p</td><td>£${pen.money('dividend')}</td></tr></table>`,
	},
	{
		name: 'invoice-plain',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:40px}table{width:100%;border-collapse:collapse}td,th{padding:6px;border-bottom:1px solid #ccc;text-align:left}.n{text-align:right}</style><div style="font-size:22px;font-weight:bold">${pen.text('supplier')}</div><p>12 Foundry Row, Hull HU3 4TY</p><h1>INVOICE</h1><p>Invoice number: ${pen.text('invoiceNumber')}<br>Invoice date: ${pen.date('date')}<br>Due date: ${pen.aside('due')}</p><p>Bill to: ${pen.aside('customer')}</p><table><tr><th>Description</th><th class=n>Amount</th></tr><tr><td>Materials</td><td class=n>£${pen.aside('first')}</td></tr><tr><td>Labour</td><td class=n>£${pen.aside('second')}</td></tr><tr><td class=n>Subtotal</td><td class=n>£${pen.money('net')}</td></tr><tr><td class=n>VAT 20%</td><td class=n>£${pen.money('vat')}</td></tr><tr><td class=n><b>Total due</b></td><td class=n><b>£${pen.money('total')}</b></td></tr></table>${pen.implied('currency')}`,
	},
	{
		name: 'till-receipt',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans Mono";font-size:12px;width:280px;margin:20px auto}p{margin:3px 0;display:flex;justify-content:space-between}h4{text-align:center;margin:4px}</style><h4>${pen.text('supplier')}</h4><h4 style="font-weight:normal">VAT Reg GB 123 4567 89</h4><p><span>${pen.date('date')}</span><span>14:22</span></p><hr><p><span>ITEM A</span><span>£${pen.aside('first')}</span></p><p><span>ITEM B</span><span>£${pen.aside('second')}</span></p><hr><p><span>NET</span><span>£${pen.money('net')}</span></p><p><span>VAT</span><span>£${pen.money('vat')}</span></p><p><b>TOTAL</b><b>£${pen.money('total')}</b></p><p><span>CASH</span><span>£${pen.aside('paid')}</span></p><p><span>CHANGE</span><span>£${pen.aside('change')}</span></p><h4>THANK YOU</h4>${pen.implied('currency')}`,
	},
];
