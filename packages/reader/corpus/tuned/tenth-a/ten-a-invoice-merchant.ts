import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans Narrow",Arial;margin:28px 34px} .h{display:flex;justify-content:space-between} h1{font:900 24px Arial;color:#a30d11;margin:0} .inv{border:2px solid #a30d11;padding:6px 10px}
.inv table td{padding:1px 6px} .box{border:1px solid #888;padding:6px 10px;width:47%;line-height:1.4;min-height:70px} table.l{width:100%;border-collapse:collapse;margin-top:12px} .l th{background:#a30d11;color:#fff;padding:4px 6px;text-align:left} .l td{padding:4px 6px;border-left:1px solid #bbb;border-right:1px solid #bbb}
.l tr:last-child td{border-bottom:1px solid #bbb;height:150px;vertical-align:top} .n{text-align:right!important} .v td,.v th{border:1px solid #888;padding:3px 8px} .v{border-collapse:collapse}</style>`;

/** The invoice of a builders' merchant to an account: goods by branch and ticket, VAT in a table at the foot. */
export const merchant: Layout = {
	name: 'ten-a-invoice-merchant',
	type: 'invoice',
	html: (pen) => `${style}
<div class="h"><div><h1>${pen.text('supplier')}</h1>Timber · Bricks &amp; Blocks · Drainage · Tool Hire<br>Branch 027: Station Yard, Ambleford AM2 5BB &nbsp; Tel 01632 960144<br>VAT Reg No GB 613 4402 17 &nbsp; Co. Reg. 01934427</div>
<div class="inv"><b style="font-size:16px">INVOICE</b><table><tr><td>Invoice No</td><td><b>${pen.text('invoiceNumber')}</b></td></tr><tr><td>Date/Tax Point</td><td>${pen.date('date')}</td></tr><tr><td>Account No</td><td>RID0042</td></tr><tr><td>Page</td><td>1 of 1</td></tr></table></div></div>
<div class="h" style="margin-top:12px"><div class="box"><b>Invoice to</b><br>${pen.aside('customer')}<br>Old Saw Mill, Brook Street<br>Ambleford AM4 2EE</div>
<div class="box"><b>Deliver to</b><br>COLLECTED from branch<br>Your order: VERBAL / DAVE<br>Our ticket: 027-T88120</div></div>
<table class="l"><tr><th>Product code</th><th>Description</th><th class="n">Qty</th><th>Unit</th><th class="n">Net value</th><th>VAT</th></tr>
<tr><td>TIM47X100T</td><td>C24 KILN DRIED REGULARISED TREATED 47 X 100MM X 4.8M</td><td class="n">24</td><td>EACH</td><td class="n">${pen.aside('first')}</td><td>1</td></tr>
<tr><td>PLY18HW</td><td>HARDWOOD FACED PLYWOOD 2440 X 1220 X 18MM</td><td class="n">8</td><td>SHEET</td><td class="n">${pen.aside('second')}</td><td>1</td></tr></table>
<div class="h" style="margin-top:10px;align-items:flex-start"><table class="v"><tr><th>VAT code</th><th>Rate %</th><th>Goods</th><th>VAT amount</th></tr>
<tr><td>1</td><td class="n">20.00</td><td class="n">${pen.money('net')}</td><td class="n">${pen.money('vat')}</td></tr>
<tr><td>0</td><td class="n">0.00</td><td class="n">0.00</td><td class="n">0.00</td></tr></table>
<table class="v" style="width:230px"><tr><td>Total Goods</td><td class="n">£${pen.money('net')}</td></tr><tr><td>Total VAT</td><td class="n">£${pen.money('vat')}</td></tr><tr><td><b>INVOICE TOTAL</b></td><td class="n"><b>£${pen.money('total')}</b>${pen.implied('currency')}</td></tr></table></div>
<p><b>Terms:</b> strictly net. Payment of this invoice is due by ${pen.aside('due')}. BACS: sort code 40-00-27, account 81620447, quoting your account number.</p>
<p style="font-size:9px">Goods remain our property until paid for in full. Shortages and damage must be reported within 3 working days. Special orders cannot be returned; a handling charge of 20% applies to other returns. Timber is FSC Mix Credited where stated.</p>`,
};
