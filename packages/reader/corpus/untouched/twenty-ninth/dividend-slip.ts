import { amount, dateParts, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px/1.4 "Liberation Sans";margin:40px 48px;color:#1b1b1b} .sheet{border:1px solid #333} .head{display:flex;justify-content:space-between;padding:14px 18px;border-bottom:1px solid #333} .head b{font-size:17px;display:block} .who{display:flex;justify-content:space-between;padding:22px 18px} table{width:100%;border-collapse:collapse} th{font-size:9.5px;font-weight:normal;border:1px solid #333;border-left:0;padding:4px 8px;background:#ececec;-webkit-print-color-adjust:exact} td{border:1px solid #333;border-left:0;padding:6px 8px;text-align:center;font-size:12.5px} td:last-child,th:last-child{border-right:0} .say{padding:10px 18px;font-size:10px} .tear{border-top:1px dashed #333;margin:26px 0 12px} .pay{display:flex;justify-content:space-between;font-size:12px} .foot{font-size:8.5px;color:#444;margin-top:22px}
</style>`;

/** The pence of one share, to as many places as the payment needs. */
function perShare(pen: Pen): string {
	const [whole, count] = [pence(pen.text('dividend')), Number(pen.aside('shares'))];
	return (whole / count).toFixed(5); // not money of anybody
}

/** The day four weeks before the payment on which the register was read. */
function recordDate(pen: Pen): string {
	const before = new Date(Date.parse(pen.text('paymentDate')) - 28 * 86_400_000);
	const { year, name, day } = dateParts(before.toISOString().slice(0, 10));
	return `${Number(day)} ${name} ${year}`;
}

/** A count with its separators. */
const grouped = (count: string): string => count.replace(/\B(?=(\d{3})+$)/g, ',');

/** A registrar's voucher with a row of boxes, and under the perforation the advice of the payment to the bank. */
export const voucher: Layout = {
	name: 'twenty-ninth-dividend-slip',
	type: 'dividend',
	html: (
		pen,
	) => `${style}<div class="sheet"><div class="head"><div><b>${pen.text('company')}</b>Registered office: Beacon House, 2 Fountain Square, Ambleford AM1 5DV<br>Registered in England and Wales number 02214478</div><div style="text-align:right"><b>DIVIDEND CONFIRMATION</b>Tax voucher &ndash; please keep<br>Ordinary shares of 25p each</div></div>
<div class="who"><div>${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="text-align:right">Shareholder reference C0009931782<br>Voucher number 0038841<br>ISIN GB00B4QX7731<br>Interim dividend no. 31<br>Record date ${recordDate(pen)}</div></div>
<table><tr><th>Record date holding</th><th>Dividend per share (pence)</th><th>Payment date</th><th>Dividend payable</th></tr>
<tr><td>${grouped(pen.aside('shares'))}</td><td>${perShare(pen)}</td><td>${pen.date('paymentDate', 'words')}</td><td><b>&pound;${pen.money('dividend')}</b></td></tr></table>
<div class="say">The dividend tax credit was abolished from 6 April 2016 and no tax credit goes with this payment. UK residents have a dividend allowance each tax year; you may have to pay tax on dividends above it. Keep this voucher, as your tax office may ask for it. To have dividends reinvested (DRIP; dealing charge 1.00%, minimum &pound;2.50) tell the registrar at least 15 working days before the payment date.</div></div>
<div class="tear"></div>
<div class="pay"><div><b>Payment to your bank</b><br>Sort code **-**-36 &nbsp; Account *****218<br>Reference DIV 0038841</div><div style="text-align:right">Amount credited<br><b style="font-size:16px">&pound;${amount(pence(pen.text('dividend')))}</b></div></div>
<div class="foot">Registrar: Corvedale Registrars Ltd, The Causeway, Ambleford AM9 9ZX. Shareholder helpline 0371 664 0300 (calls are charged at the standard geographic rate; lines are open 9.00am to 5.30pm, Monday to Friday). Beware of share fraud: neither the company nor its registrar will ring you with offers to buy or sell shares. Corvedale Registrars Ltd is registered in England no. 02605568 and is authorised and regulated by the Financial Conduct Authority.</div>`,
};
