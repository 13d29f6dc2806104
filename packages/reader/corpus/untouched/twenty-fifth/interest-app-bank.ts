import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:14px "DejaVu Sans";margin:60px 64px;color:#14233c} .m{font-size:22px;font-weight:bold;color:#ff4f64} h1{font-size:25px;margin:34px 0 4px} .c{border:1px solid #dfe3ea;border-radius:10px;margin:22px 0} .c div{display:flex;justify-content:space-between;padding:12px 18px;border-bottom:1px solid #dfe3ea} .c div:last-child{border:0} small{font-size:9.5px;color:#667;line-height:1.5}
</style>`;

/** The statement of interest that an app-only bank makes on request. */
export const appBank: Layout = {
	name: 'twenty-fifth-interest-app-bank',
	type: 'interest',
	html: (
		pen,
	) => `${style}<div class="m">${pen.text('payer')}</div><h1>Annual interest statement</h1>6 April ${String(Number(pen.aside('yearEnd')) - 1)} to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}
<div class="c"><div><span>Account holder</span><span>${pen.text('accountHolder')}</span></div><div><span>Account</span><span>Easy Saver Pot</span></div><div><span>Account number</span><span>${pen.aside('account')}</span></div></div>
<div class="c"><div><span>Interest earned before tax</span><b>£${pen.money('interest')}</b></div><div><span>Tax deducted</span><b>£${pen.money('taxDeducted')}</b></div></div>
<p>We pay interest without taking off any tax. Depending on your Personal Savings Allowance, you may need to pay tax on it.</p><small>Made in the app. You can trust this document: check it by scanning the code in Settings. Eligible deposits are protected by the Financial Services Compensation Scheme.</small>`,
};
