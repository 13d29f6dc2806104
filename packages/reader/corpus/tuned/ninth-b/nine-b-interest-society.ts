/** What a building society sends to its members after each tax year: a table of their accounts with a total. */
import type { Layout, Pen } from '../../paper.ts';
import { partsOf } from './nine-b-parts.ts';

const STYLE = `<style>body{font:10pt "DejaVu Sans",sans-serif;margin:16mm}table{border-collapse:collapse;width:100%;margin:6mm 0}td,th{border:1px solid #1f6f5c;padding:2mm;text-align:right;font-weight:400}td:first-child,th:first-child,td:nth-child(2),th:nth-child(2){text-align:left}th{background:#d8eee8}.t td{font-weight:700;border-top:2px solid #1f6f5c}dl{display:grid;grid-template-columns:45mm 1fr;gap:1.5mm 0}dd{margin:0}</style>`;

const row = (...cells: readonly string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;

function accounts(pen: Pen): string {
	const [first = '', second = ''] = partsOf(pen.money('interest'), [5, 2]);
	return `${row('Members’ Instant Access', `${pen.aside('account')}-01`, first, '0.00')}${row('Regular Saver (closed)', `${pen.aside('account')}-02`, second, '0.00')}`;
}

/** A building society's table, whose total is the interest of the year. */
export const interestSociety: Layout = {
	name: 'nine-b-interest-society',
	type: 'interest',
	html: (
		pen,
	) => `${STYLE}<div style="display:flex;justify-content:space-between;align-items:center;gap:8mm;background:#1f6f5c;color:#fff;padding:4mm 5mm"><b style="font-size:13pt">${pen.text('payer')}</b><span style="text-align:right;font-size:8.5pt">Member services 0345 111 2940</span></div>
<h2 style="font-size:14pt;margin:9mm 0 3mm">Annual Interest Statement ${pen.text('taxYear').replace('-', '/')}</h2>
<dl><dt>Member</dt><dd>${pen.text('accountHolder')}</dd><dt>Member number</dt><dd>0071 4420 9</dd><dt>Tax year ended</dt><dd>5 April ${pen.aside('yearEnd')}</dd></dl>
<table><tr><th>Account</th><th>Account number</th><th>Gross interest (£)</th><th>Tax taken off (£)</th></tr>${accounts(pen)}
<tr class="t"><td>Total for the tax year</td><td></td><td>${pen.money('interest')}</td><td>${pen.money('taxDeducted')}</td></tr></table>
<p>You don't need to do anything with this statement unless you fill in a tax return or HM Revenue &amp; Customs asks you for it. Interest is shown in the year in which we added it to your account. ISA interest is free of tax and is not shown.</p>
<p><b>Rates in force on 5 April ${pen.aside('yearEnd')}:</b> Members’ Instant Access 2.85% gross a year; Regular Saver 4.10% gross a year.</p>
<p style="margin-top:55mm;font-size:8pt;border-top:1px solid #1f6f5c;padding-top:2mm">Head office: 1 Market Place, Wexcombe, WX1 3AB. Member of the Building Societies Association. Financial Services Register number 206080. Form AIS 03.</p>`,
};
