import type { Layout } from '../../paper.ts';

const style = `
body{font:14px "Liberation Serif";margin:56px 64px}h1{font-size:26px;margin:0;text-align:center}.c{text-align:center}
.l{display:flex;justify-content:space-between;padding:5px 0}.d{border-bottom:1px dotted #777}.sums{width:290px;margin-left:auto;margin-top:16px}`;

/** A label and its amount on one line. */
const l = (label: string, amount: string) =>
	`<div class="l d"><span>${label}</span><span>${amount}</span></div>`;

/** A tradesman's invoice typed in a word processor: a letter with labour, materials and VAT. */
export const tradesman: Layout = {
	name: 'nine-a-invoice-tradesman',
	type: 'invoice',
	html: (pen) => `<style>${style}</style>
<h1>${pen.text('supplier')}</h1><div class=c>Plumbing, heating and general building work<br>7 Orchard Close, Ambleford AM3 8RS<br>Mobile 07700 900 418 &nbsp;&nbsp; Gas Safe registered no. 519904</div>
<div class=l style="margin-top:34px"><div>To: ${pen.aside('customer')}<br>9 Castle Hill<br>Ambleford<br>AM2 3CD</div><div>Invoice: ${pen.text('invoiceNumber')}<br>${pen.date('date', 'words')}</div></div>
<p><b>Work at 9 Castle Hill: replace pump and valves, make good</b></p>
${l('Labour, 2 men', `£${pen.aside('first')}`)}${l('Materials as listed on our quote of last month', `£${pen.aside('second')}`)}
<div class=sums>${l('Sub total', `£${pen.money('net')}`)}${l('V.A.T. at 20%', `£${pen.money('vat')}`)}${l('<b>Total now due</b>', `<b>£${pen.money('total')}</b>`)}</div>
<p style="margin-top:34px">Please pay within 14 days by bank transfer to sort code 09-01-29, account 44120087, or by cheque. Many thanks for your custom.</p>
<p>All work is guaranteed for 12 months. Public liability insured to £2,000,000.</p>
<p class=c style="font-size:11px;margin-top:40px">V.A.T. Reg. No. 287 4410 63</p>${pen.implied('currency')}`,
};
