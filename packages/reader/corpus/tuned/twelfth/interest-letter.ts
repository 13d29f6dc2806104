import type { Layout } from '../../paper.ts';

const style = `<style>
body{font:13.5px "Liberation Sans";margin:56px 70px;line-height:1.5} .logo{text-align:right;font-size:19px;font-weight:bold;color:#a3123a} .meta{margin:30px 0} .box{border:1px solid #a3123a;padding:10px 16px;margin:16px 0;width:420px} .box div{display:flex;justify-content:space-between} small{font-size:10px;color:#555;line-height:1.35;display:block;margin-top:48px}
</style>`;

const line = (label: string, value: string) => `<div><span>${label}</span><span>${value}</span></div>`;

/** A bank's letter after the end of the year, with the figure in a box. */
export const letter: Layout = {
	name: 'eleven-interest-letter',
	type: 'interest',
	html: (pen) => `${style}<div class="logo">${pen.text('payer')}</div>
<div class="meta">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<p>May ${pen.aside('yearEnd')}</p><p>Dear ${pen.text('accountHolder')}</p><p><b>Your annual summary of interest: tax year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></p>
<p>Here is what your savings with us earned in the last tax year. You do not have to do anything with this letter unless you fill in a tax return or are asked for it.</p>
<div class="box">${line('Account', 'Instant Access Saver')}${line('Sort code and number', `60-**-** / ****${pen.aside('account').slice(-4)}`)}${line('Interest paid (gross)', `£${pen.money('interest')}`)}${line('UK tax taken off', `£${pen.money('taxDeducted')}`)}</div>
<p>The interest is shown for the day on which we added it to your account. Interest on an ISA is free of tax and is left out. If you hold the account with somebody else, each of you normally counts half of the figure.</p>
<p>Yours sincerely</p><p style="margin-top:34px">Helen Marsden<br>Head of Savings</p>
<small>Registered in England and Wales. Calls may be recorded. This letter can be had in large print, in Braille or as audio: ask in any branch or call 0345 600 0199.</small>`,
};
