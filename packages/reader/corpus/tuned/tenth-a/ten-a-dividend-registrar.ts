import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px Arial;margin:36px 46px} .top{display:flex;justify-content:space-between} .top div:last-child{width:250px;font-size:10px;line-height:1.5}
.to{margin:34px 0 26px;line-height:1.45} h1{font-size:15px;margin:0 0 2px} table{border-collapse:collapse;width:100%;margin:12px 0} th,td{border:1px solid #333;padding:6px;text-align:center} th{background:#e6e9ef;font-size:10px}
.tear{border-top:1px dashed #333;margin-top:40px;padding-top:8px;font-size:10px;line-height:1.5}</style>`;

/** A date some weeks before payment, on which the register was looked at. */
const recorded = (payment: string) =>
	new Date(Date.parse(payment) - 35 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

/** The rate in pence that the dividend comes to. */
const rate = (pen: Pen) => ((100 * Number(pen.aside('dividend'))) / Number(pen.aside('shares'))).toFixed(4); // not money of anybody

/** The tax voucher that a registrar sends to a shareholder who is paid by bank transfer. */
export const registrar: Layout = {
	name: 'ten-a-dividend-registrar',
	type: 'dividend',
	html: (pen) => `${style}
<div class="top"><div><h1>${pen.text('company')}</h1>Ordinary shares of 25p each</div>
<div>The company's registrar: Ashgrove Registry<br>Spencer Road, Ambleford AM9 6DA<br>Shareholder helpline 0371 384 0291<br>Shareholder reference 0048-${pen.aside('account')}</div></div>
<div class="to">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<h1>DIVIDEND CONFIRMATION (TAX VOUCHER)</h1>
Final dividend
<table><tr><th>Record date</th><th>Payment date</th><th>Holding of shares on record date</th><th>Dividend per share (pence)</th><th>Dividend payable (£)</th></tr>
<tr><td>${recorded(pen.aside('paymentDate'))}</td><td><b>${pen.date('paymentDate')}</b></td><td>${pen.aside('shares')}</td><td>${rate(pen)}</td><td><b>${pen.money('dividend')}</b></td></tr></table>
<p>The dividend has been paid to the bank or building society account that you told us of: sort code 20-**-**, account ****4093.</p>
<p>You should keep this confirmation with your tax records. Since 6 April 2016 dividends carry no tax credit; tax may be due on dividends above the dividend allowance. HMRC does not accept a bank statement in its place.</p>
<p style="text-align:right">By order of the Board<br><i>Company Secretary</i></p>
<div class="tear"><b>Do it online.</b> See your holding, change your address or join the dividend reinvestment plan with your shareholder reference. If you have sold all your shares since the record date, you need do nothing more.<br>Ashgrove Registry is authorised and regulated by the Financial Conduct Authority. &nbsp; DV2 (E) 011 00217</div>`,
};
