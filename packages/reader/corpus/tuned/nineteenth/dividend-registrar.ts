import { dashed, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "Liberation Sans";margin:40px 46px;color:#111} .top{display:flex;justify-content:space-between} .top h1{font-size:20px;margin:0;font-weight:400} .reg{font-size:10px;text-align:right;color:#444} .hold{margin:36px 0 26px;line-height:1.5} h2{font-size:14px;border-bottom:1px solid #111;padding-bottom:5px}
.strip{display:grid;grid-template-columns:repeat(5,1fr);margin-top:10px} .strip div{border:1px solid #aaa;border-left:0;padding:6px 7px} .strip div:first-child{border-left:1px solid #aaa} .strip small{display:block;font-size:9px;height:24px;color:#333} .strip b{font-size:13px} .cut{border-top:1px dashed #777;margin-top:40px;padding-top:10px;font-size:10px;color:#444}
</style>`;

const box = (label: string, value: string) => `<div><small>${label}</small><b>${value}</b></div>`;

/** What each share brought, in pence with as many decimals as make the sum hold. */
function rate(pen: Pen): string {
	return `${(pence(pen.text('dividend')) / Number(pen.aside('shares'))).toFixed(6)}p`; // made-up pence, not money of a return
}

const strip = (pen: Pen) =>
	`<div class="strip">${box('Shareholder reference', `0077${pen.aside('shares')}0219`)}${box('Number of ordinary shares', pen.aside('shares'))}${box('Dividend per share', rate(pen))}${box('Payment date', dashed(pen.text('paymentDate')))}${box('Dividend paid', `£${pen.money('dividend')}`)}</div>`;

/** The tax voucher of a share registrar: the company above, one strip of boxes, a slip to tear off. */
export const registrar: Layout = {
	name: 'nineteen-dividend-registrar',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="top"><h1>${pen.text('company')}</h1><div class="reg">Registrar: Ashlar Share Registry<br>The Causeway, Ambleford AM9 9SR<br>Shareholder helpline 01632 960 550</div></div>
<div class="hold">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford AM4 7QT</div><h2>Dividend confirmation: interim dividend for the year ${dateParts(pen.text('paymentDate')).year}</h2>${strip(pen)}
<p>The dividend has been paid straight into your bank account. Keep this voucher: you may need it for your tax return. No tax credit goes with dividends paid since 6 April 2016.</p>
<div class="cut">Change of address: tear off this slip, write your new address on the back and send it to the registrar. Please sign and quote your shareholder reference.</div>`,
};
