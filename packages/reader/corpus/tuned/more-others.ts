/** Other papers that the reader was mended by after they had been measured once. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const moreOthers: readonly Layout[] = [
	{
		name: 'p45-rows',
		type: 'p45',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:11px;margin:40px}.r{display:flex;padding:4px 0;border-bottom:1px dotted #999}.r span:first-child{width:320px}</style><h3>P45 - Employee leaving work</h3>${[
				['Employer name', pen.text('employerName')],
				['Employer PAYE reference', pen.text('payeReference')],
				['Surname', pen.text('surname')],
				['First names', pen.text('forenames')],
				['National Insurance number', pen.text('nationalInsuranceNumber')],
				['Date of leaving', pen.date('leavingDate', 'words')],
				['Tax code', pen.text('taxCode')],
				['Total pay to date', `£${pen.money('totalPayToDate')}`],
				['Total tax to date', `£${pen.money('totalTaxToDate')}`],
				['Pay in this employment', `£${pen.money('payInThisEmployment')}`],
				['Tax in this employment', `£${pen.money('taxInThisEmployment')}`],
			]
				.map(([label, value]) => `<div class=r><span>${label}</span><span>${value}</span></div>`)
				.join('')}`,
	},
	{
		name: 'interest-table',
		type: 'interest',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:40px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:6px;text-align:left}</style><div style="font-size:20px">${pen.text('payer')}</div><p>${pen.text('accountHolder')}<br>3 Beck Side<br>Otley LS21 3AB</p><h3>Annual interest statement for the tax year ${pen.text('taxYear')}</h3><table><tr><th>Account</th><th>Gross interest</th><th>Tax deducted</th><th>Net interest</th></tr><tr><td>${pen.aside('account')}</td><td>£${pen.money('interest')}</td><td>£${pen.money('taxDeducted')}</td><td>£${pen.money('interest')}</td></tr></table>`,
	},
	{
		name: 'dividend-counterfoil',
		type: 'dividend',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Serif";font-size:12px;margin:40px}.r{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:5px 0}</style><h3>Tax voucher</h3>${[
				['Company', pen.text('company')],
				['Registered holder', pen.text('shareholder')],
				['Shareholding', `${pen.aside('shares')} ordinary shares of 10p`],
				['Date of payment', pen.date('paymentDate')],
				['Net dividend', `£${pen.money('dividend')}`],
			]
				.map(([label, value]) => `<div class=r><span>${label}</span><span>${value}</span></div>`)
				.join('')}<p>Keep this dividend confirmation for your tax return.</p>`,
	},
	{
		name: 'invoice-boxed',
		type: 'invoice',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:11px;margin:30px}table{border-collapse:collapse}td,th{border:1px solid #666;padding:5px 8px}</style><table style="float:right"><tr><th>Invoice no</th><th>Date</th><th>Customer</th></tr><tr><td>${pen.text('invoiceNumber')}</td><td>${pen.date('date', 'words')}</td><td>${pen.aside('customer')}</td></tr></table><b style="font-size:17px">${pen.text('supplier')}</b><br>VAT no. GB 987 6543 21<h2 style="clear:both">Tax invoice</h2><table style="width:100%"><tr><th>Item</th><th>Net</th></tr><tr><td>Supply</td><td>${pen.aside('first')}</td></tr><tr><td>Fitting</td><td>${pen.aside('second')}</td></tr></table><table style="margin-top:10px;margin-left:auto"><tr><td>Net total</td><td>£${pen.money('net')}</td></tr><tr><td>VAT @ 20%</td><td>£${pen.money('vat')}</td></tr><tr><td>Invoice total</td><td>£${pen.money('total')}</td></tr></table><p>Payment terms 30 days. Sort code 20-11-22</p>${pen.implied('currency')}`,
	},
	{
		name: 'card-receipt',
		type: 'receipt',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:13px;width:300px;margin:20px}td{padding:3px 0}td:last-child{text-align:right}table{width:100%}</style><b>${pen.text('supplier')}</b><br>18 Market St, Skipton<br>Receipt no ${pen.text('invoiceNumber')}<br>${pen.date('date', 'short')} 09:41<table><tr><td>1 x Goods</td><td>${pen.aside('first')}</td></tr><tr><td>1 x Goods</td><td>${pen.aside('second')}</td></tr><tr><td>Sub-total</td><td>${pen.money('net')}</td></tr><tr><td>VAT 20.00%</td><td>${pen.money('vat')}</td></tr><tr><td><b>Amount due</b></td><td><b>£${pen.money('total')}</b></td></tr><tr><td>VISA ****1123</td><td>£${pen.money('total')}</td></tr></table>Served by Jo. Thank you!${pen.implied('currency')}`,
	},
];
