/** A certificate of interest as a bank sends it: a letter with four lines of figures in the middle. */
import type { Layout } from '../../paper.ts';
import { less } from './nine-b-parts.ts';

const STYLE = `<style>body{font:11pt "Liberation Sans",sans-serif;margin:20mm 24mm;line-height:1.35}table{margin:5mm 0;border-collapse:collapse}td{padding:1mm 14mm 1mm 0}td:last-child{text-align:right;padding-right:0}small{font-size:8pt;color:#444}</style>`;

const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

/** A bank's letter, which says the year in a sentence. */
export const interestLetter: Layout = {
	name: 'nine-b-interest-letter',
	type: 'interest',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between"><b style="font-size:17pt;color:#8a1538">${pen.text('payer')}</b><small style="text-align:right;white-space:nowrap;padding-left:6mm">Savings Service Centre<br>PO Box 77, Wexcombe, WX1 1SC<br>Telephone 0345 700 0144</small></div>
<p style="margin:14mm 0 8mm">${pen.text('accountHolder')}<br>3 Chapel Row<br>Wexcombe<br>WX4 2LD</p>
<p>14 May ${pen.aside('yearEnd')}</p><p>Your reference: CI/${pen.aside('account')}/07</p>
<p><b>Certificate of interest</b></p><p>Dear customer,</p>
<p>Thank you for asking for a certificate. We paid the interest below to your Easy Saver, sort code 20-45-77, account number ${pen.aside('account')}, in the tax year from 6 April 20${pen.text('taxYear').slice(2, 4)} to 5 April ${pen.aside('yearEnd')}.</p>
<table>${line('Gross interest paid', `£${pen.money('interest')}`)}${line('Income tax deducted', `£${pen.money('taxDeducted')}`)}${line('Net interest paid', `£${less(pen.money('interest'), pen.money('taxDeducted'))}`)}</table>
<p>The balance of the account at the close of business on 5 April ${pen.aside('yearEnd')} was £18,204.66.</p>
<p>Since 6 April 2016 we pay interest without taking tax off. If your interest is more than your Personal Savings Allowance, you may have to pay tax on it. You can find out more at gov.uk/apply-tax-free-interest-on-savings.</p>
<p>Yours sincerely,</p><p style="margin-top:14mm">Customer Services Manager</p>
<p style="margin-top:12mm"><small>Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (register number 204471). Registered in England and Wales, number 01884207. Calls may be recorded.</small></p>`,
};
