/** Interest certificates, dividend vouchers, invoices and receipts as their makers print them. Long because it draws eight papers. */
import { formatDay } from '@halfpenny/facts';
import type { Layout, Pen } from '../paper.ts';

// The names of the two kinds of savings paper, and whether net and VAT are fields: change them here alone.
const INTEREST = 'interest' as Layout['type'];
const DIVIDEND = 'dividend' as Layout['type'];
const net = (pen: Pen) => pen.money('net');
const vat = (pen: Pen) => pen.money('vat');

/** A printed amount as whole pence, and back with separators. */
const pence = (amount: string) => Number(amount.replace(/[,.]/g, '')); // not money of anybody
const printed = (amount: number) => (amount / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','); // not money of anybody

/** The tax year in the words of its two ends. The year itself is said by them. */
function taxYearEnds(pen: Pen): { from: string; to: string } {
	const end = Number(pen.aside('yearEnd'));
	pen.implied('taxYear');
	return { from: `6 April ${end - 1}`, to: `5 April ${end}` };
}

/** The day so many days before one printed in figures, in words. */
function daysBefore(figures: string, days: number): string {
	const [day = 1, month = 1, year = 2024] = figures.split('/').map(Number);
	return formatDay(new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10));
}

/** Pence a share, to four places. */
const rateOf = (dividend: string, shares: string) => (pence(dividend) / Number(shares)).toFixed(4); // not money of anybody

const bankCertificate = (pen: Pen): string => {
	const { from, to } = taxYearEnds(pen);
	const interest = pen.money('interest');
	const payer = pen.text('payer');
	return `<style>
@page { margin: 18mm 17mm }
body { font: 10.5pt/1.4 'Liberation Sans', Arial, sans-serif; color: #1c1c1c; margin: 0 }
.top { display: flex; justify-content: space-between; align-items: flex-start; border-bottom: 3px solid #0b3d6b; padding-bottom: 4mm }
.brand { font-size: 19pt; font-weight: bold; color: #0b3d6b }
.contact { font-size: 8.5pt; text-align: right; color: #444 }
.address { margin: 11mm 0 9mm; white-space: pre-line }
h1 { font-size: 14pt; margin: 0 0 3mm }
table { width: 100%; border-collapse: collapse; margin: 6mm 0 3mm }
th { background: #0b3d6b; color: #fff; font-size: 8.5pt; text-align: left; padding: 2mm; vertical-align: bottom }
td { padding: 2.2mm 2mm; border-bottom: 1px solid #c8d2dc }
.n { text-align: right }
.sum td { font-weight: bold; border-bottom: 2px solid #0b3d6b }
.small { font-size: 8.5pt; color: #444 }
</style>
<div class="top"><div class="brand">${payer}</div>
<div class="contact">Savings Customer Services<br>PO Box 4410, Wetherham WM2 9XX<br>Tel 0345 600 0148<br>Mon to Fri 8am to 8pm, Sat 9am to 4pm</div></div>
<div class="address">${pen.text('accountHolder')}
14 Quarry Lane
Ambleford
AM4 7QT</div>
<h1>Certificate of interest</h1>
<p>Interest paid to you between ${from} and ${to}. Please keep this certificate: we may charge for a duplicate.</p>
<table><tr><th>Account</th><th>Sort code</th><th>Account number</th><th class="n">Balance at<br>${to} (£)</th><th class="n">Gross<br>interest (£)</th><th class="n">Tax<br>deducted (£)</th><th class="n">Net<br>interest (£)</th></tr>
<tr><td>Easy Saver</td><td>40-71-09</td><td>${pen.aside('account')}</td><td class="n">24,310.66</td><td class="n">${interest}</td><td class="n">${pen.money('taxDeducted')}</td><td class="n">${interest}</td></tr>
<tr class="sum"><td colspan="4">Total for the tax year</td><td class="n">${interest}</td><td class="n">${pen.money('taxDeducted')}</td><td class="n">${interest}</td></tr></table>
<p class="small">Interest on ISAs is free of tax and is not shown. For joint accounts the whole of the interest is shown; each holder should enter their own share on their tax return.</p>
<p>Since 6 April 2016 we have paid interest without taking off tax. Most people have a Personal Savings Allowance: £1,000 for a basic rate taxpayer, £500 for a higher rate taxpayer. See gov.uk/apply-tax-free-interest-on-savings.</p>
<p class="small" style="margin-top:34mm;border-top:1px solid #c8d2dc;padding-top:3mm">${payer}. Registered in England no. 02183341. Registered office: 1 Exchange Row, London EC2M 4RR. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. Financial Services Register number 145902. Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme.</p>`;
};

const societyStatement = (pen: Pen): string => {
	const { from, to } = taxYearEnds(pen);
	const interest = pen.money('interest');
	const [opening, paidIn, drawn] = [1_204_455, 360_000, 125_000]; // not money of anybody
	const closing = printed(opening + paidIn - drawn + pence(interest));
	return `<style>
@page { margin: 15mm }
body { font: 10pt/1.35 'Liberation Serif', serif; margin: 0; color: #222 }
.head { text-align: center }
.head b { font: bold 16pt 'DejaVu Serif', serif; letter-spacing: .5pt; color: #6a1b2c }
.box { border: 1.2px solid #6a1b2c; margin-top: 7mm }
.box h2 { margin: 0; font-size: 10.5pt; background: #f3e7e9; padding: 1.6mm 3mm; border-bottom: 1.2px solid #6a1b2c }
dl { display: grid; grid-template-columns: 62mm auto; margin: 2.5mm 3mm; row-gap: 1.6mm }
dt { color: #555 } dd { margin: 0 }
.line { display: flex; justify-content: space-between; margin: 0 3mm; padding: 2mm 0; border-bottom: 1px dotted #999 }
.line:last-child { border: 0; font-weight: bold }
</style>
<div class="head"><b>${pen.text('payer')}</b><br><i>Established 1868</i><br>Principal Office: Market Place, Ambleford AM1 1AA &nbsp; Telephone 01632 960 411</div>
<div class="box"><h2>ANNUAL STATEMENT FOR TAX PURPOSES</h2>
<dl><dt>Account holder</dt><dd>${pen.text('accountHolder')}</dd>
<dt>Address</dt><dd>14 Quarry Lane, Ambleford AM4 7QT</dd>
<dt>Account</dt><dd>Notice Share 60</dd>
<dt>Account number</dt><dd>${pen.aside('account')}</dd>
<dt>Roll number</dt><dd>B/60-11927-4</dd>
<dt>Period of this statement</dt><dd>${from} to ${to}</dd></dl></div>
<div class="box"><h2>SUMMARY OF YOUR ACCOUNT</h2>
<div class="line"><span>Balance brought forward on ${from}</span><span>£${printed(opening)}</span></div>
<div class="line"><span>Receipts during the period</span><span>£${printed(paidIn)}</span></div>
<div class="line"><span>Withdrawals during the period</span><span>£${printed(drawn)}</span></div>
<div class="line"><span>Interest credited (gross)</span><span>£${interest}</span></div>
<div class="line"><span>Less: income tax deducted</span><span>£${pen.money('taxDeducted')}</span></div>
<div class="line"><span>Balance carried forward on ${to}</span><span>£${closing}</span></div></div>
<p>The interest shown is the amount to be declared if you are sent a tax return. No other statement will be issued for this account and period. Rate of interest at the end of the period: 2.85% gross p.a./AER, variable.</p>
<p>If your passbook has not been made up lately please bring or send it to any branch. If any entry above appears to be wrong, tell us at once.</p>
<p style="text-align:right;margin-top:12mm">A. M. Thwaite<br><i>Head of Savings Operations</i></p>
<p style="font-size:8pt;margin-top:22mm;text-align:center">Calls may be recorded. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority, no. 206063.</p>`;
};

const registrarVoucher = (pen: Pen): string => {
	const paymentDate = pen.date('paymentDate');
	const dividend = pen.money('dividend');
	const shares = pen.aside('shares');
	return `<style>
@page { margin: 14mm 16mm }
body { font: 9.5pt/1.35 'Liberation Sans', Arial, sans-serif; margin: 0 }
.reg { float: right; width: 62mm; font-size: 8pt; border-left: 2px solid #00796b; padding-left: 4mm }
.reg b { font-size: 11pt; color: #00796b }
.co { font-size: 17pt; font-weight: bold; margin: 0 }
.to { clear: both; padding-top: 14mm; white-space: pre-line; min-height: 26mm }
h2 { background: #00796b; color: white; font-size: 12pt; padding: 2mm 3mm; margin: 4mm 0 0 }
table { width: 100%; border-collapse: collapse }
th, td { border: 1px solid #00796b; padding: 2mm; text-align: center }
th { font-weight: normal; font-size: 8pt; background: #e3f2f0; vertical-align: bottom }
td { font-size: 10.5pt; height: 9mm }
</style>
<div class="reg"><b>Larkfield Registrars</b><br>The Pavilions, Marsh Road<br>Stonebridge SB9 9LR<br>Shareholder helpline 01632 960 845<br>Overseas +44 1632 960 845<br>www.larkfield-registrars.example</div>
<p class="co">${pen.text('company')}</p>
<p style="margin:1mm 0">Ordinary shares of 25p each<br>ISIN GB00B7L4QD13</p>
<div class="to">${pen.text('shareholder')}
14 QUARRY LANE
AMBLEFORD
AM4 7QT</div>
<h2>DIVIDEND CONFIRMATION</h2>
<table><tr><th>Shareholder reference</th><th>Record date</th><th>Payment date</th><th>Number of shares held</th><th>Rate of dividend per share</th><th>Amount paid</th></tr>
<tr><td>C0011847362</td><td>${daysBefore(paymentDate, 35)}</td><td>${paymentDate}</td><td>${Number(shares).toLocaleString('en-GB')}</td><td>${rateOf(dividend, shares)}p</td><td><b>£${dividend}</b></td></tr></table>
<p>The amount above has been paid straight to the bank or building society account that we have on record for you: sort code **-**-26, account ****5508.</p>
<table style="width:72%;margin-top:4mm"><tr><th colspan="3">Dividend reinvestment</th></tr>
<tr><td style="font-size:9pt">Brought forward<br>£0.00</td><td style="font-size:9pt">Shares bought<br>NIL</td><td style="font-size:9pt">Carried forward<br>£0.00</td></tr></table>
<p><b>Keep this confirmation with your tax records.</b> You will need it if you fill in a tax return. The tax credit on dividends was abolished from 6 April 2016; ask HM Revenue &amp; Customs about the dividend allowance.</p>
<p>Has your address or bank changed? Tell us on the helpline above, quoting your shareholder reference, or write to us. Never send your shareholder reference by e-mail. Be wary of unsolicited calls that offer to buy your shares: report them to the FCA on 0800 111 6768.</p>
<p style="font-size:7.5pt;margin-top:40mm">Larkfield Registrars is a trading name of Larkfield Share Services Limited, registered in England no. 04471190, registered office as above.</p>`;
};

const smallCompanyVoucher = (pen: Pen): string => {
	const company = pen.text('company');
	const dividend = pen.money('dividend');
	const shares = pen.aside('shares');
	return `<style>
@page { margin: 25mm 24mm }
body { font: 12pt/1.5 'Liberation Serif', 'Times New Roman', serif; margin: 0 }
.c { text-align: center }
h1 { font-size: 15pt; text-decoration: underline; margin: 9mm 0 }
table { border-collapse: collapse; margin: 6mm 0; width: 100% }
td { border: 1px solid #000; padding: 2mm 3mm }
</style>
<p class="c" style="margin:0"><b style="font-size:16pt">${company}</b><br>Company number 09514472<br>Registered office: Unit 3, Old Maltings, Ambleford AM2 6PL</p>
<h1 class="c">DIVIDEND VOUCHER</h1>
<p>Voucher number: 4</p>
<p>To: ${pen.text('shareholder')}<br>14 Quarry Lane, Ambleford AM4 7QT</p>
<p>The directors have declared an interim dividend on the issued ordinary share capital of the company, payable on ${pen.date('paymentDate', 'words')} to the members on the register on that day. This voucher is evidence of your part of it:</p>
<table><tr><td>Class of shares</td><td>Ordinary £1</td></tr>
<tr><td>Your shareholding</td><td>${shares} shares</td></tr>
<tr><td>Dividend per share</td><td>£${(Number(rateOf(dividend, shares)) / 100 /* not money of anybody */).toFixed(6)}</td></tr>
<tr><td><b>Dividend payable to you</b></td><td><b>£${dividend}</b></td></tr></table>
<p>No tax has been deducted and no tax credit attaches to this dividend. You may have tax to pay on it and should keep this voucher for your return.</p>
<p>By order of the board</p>
<p style="margin-top:16mm">.......................................................<br>Director<br>For and on behalf of ${company}</p>`;
};

const tradeInvoice = (pen: Pen): string => {
	const supplier = pen.text('supplier');
	return `<style>
@page { margin: 11mm }
body { font: 9pt/1.3 'Liberation Sans Narrow', 'Arial Narrow', Arial, sans-serif; margin: 0 }
.row { display: flex; gap: 5mm }
.row > div { flex: 1 }
.box { border: 1px solid #333; border-radius: 2mm; padding: 2mm 3mm; min-height: 24mm; white-space: pre-line }
table { width: 100%; border-collapse: collapse; margin-top: 3mm }
th { border: 1px solid #333; background: #ddd; font-size: 8pt; padding: 1mm }
td { padding: 1.2mm 1.5mm; border-left: 1px solid #333; border-right: 1px solid #333; vertical-align: top }
.r { text-align: right } .m { text-align: center }
.ref td { border: 1px solid #333; text-align: center; font-size: 10pt }
</style>
<div class="row"><div><b style="font-size:20pt">${supplier}</b><br>Riverside Trade Park, Cutler Way, Ambleford AM3 8DD<br>Sales 01632 960 733 &nbsp; Accounts 01632 960 734<br>VAT Reg. No. GB 284 5517 03</div>
<div style="text-align:right"><span style="font-size:26pt;letter-spacing:3pt">INVOICE</span><br>Page 1 of 1</div></div>
<div class="row" style="margin-top:5mm"><div class="box"><small>INVOICE TO</small>
${pen.aside('customer')}
Yard 2, Mill Lane
Ambleford AM4 2BB</div><div class="box"><small>DELIVER TO</small>
${pen.aside('customer')}
Collected from trade counter</div></div>
<table class="ref"><tr><th>Account</th><th>Invoice no.</th><th>Date / tax point</th><th>Your order</th><th>Delivery note</th><th>Rep</th><th>Payment due</th></tr>
<tr><td>RID004</td><td>${pen.text('invoiceNumber')}</td><td>${pen.date('date')}</td><td>VERBAL</td><td>D071884</td><td>KM</td><td>${pen.aside('due')}</td></tr></table>
<table style="border-bottom:1px solid #333"><tr><th>Code</th><th style="width:44%">Description</th><th>Qty</th><th>Unit</th><th>Price</th><th>Disc %</th><th>Goods value</th><th>VAT</th></tr>
<tr><td>ST-1140</td><td>Stock items as delivery note D071884</td><td class="r">1</td><td class="m">LOT</td><td class="r">${pen.aside('first')}</td><td class="r">0.00</td><td class="r">${pen.aside('first')}</td><td class="m">1</td></tr>
<tr><td>SP-0092</td><td>Special order items, non-returnable</td><td class="r">1</td><td class="m">LOT</td><td class="r">${pen.aside('second')}</td><td class="r">0.00</td><td class="r">${pen.aside('second')}</td><td class="m">1</td></tr>
<tr><td style="height:72mm"></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class="row" style="align-items:flex-start"><div style="flex:1.5"><table><tr><th>VAT code</th><th>Rate %</th><th>Goods</th><th>VAT</th></tr>
<tr style="border-bottom:1px solid #333"><td class="m">1</td><td class="r">20.00</td><td class="r">${net(pen)}</td><td class="r">${vat(pen)}</td></tr></table>
<p>Bank: sort code 55-70-13, account 20417736. Please quote the account and invoice number with your payment.</p></div>
<div><table style="font-size:11pt"><tr><th style="text-align:left">Total goods</th><td class="r" style="border:1px solid #333">£${net(pen)}</td></tr>
<tr><th style="text-align:left">Carriage</th><td class="r" style="border:1px solid #333">£0.00</td></tr>
<tr><th style="text-align:left">Total VAT</th><td class="r" style="border:1px solid #333">£${vat(pen)}</td></tr>
<tr><th style="text-align:left">INVOICE TOTAL</th><td class="r" style="border:1px solid #333"><b>£${pen.money('total')}${pen.implied('currency')}</b></td></tr></table></div></div>
<p style="font-size:7.5pt;margin-top:6mm">Goods remain the property of ${supplier} until paid for in full. Shortages must be notified within 3 days of delivery. Returns are accepted within 28 days in original packing and may bear a handling charge of 15%. Terms strictly 30 days from date of invoice. E&amp;OE.</p>`;
};

const subscriptionInvoice = (pen: Pen): string => {
	const total = pen.money('total');
	return `<style>
@page { margin: 18mm 16mm }
body { font: 9.5pt/1.45 'Liberation Sans', Arial, sans-serif; color: #1a1f36; margin: 0 }
h1 { font-size: 18pt; margin: 0 0 5mm }
.keys { display: grid; grid-template-columns: 32mm auto; margin-bottom: 8mm }
.two { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 8mm }
.big { font-size: 15pt; font-weight: bold; margin: 0 0 1mm }
table { width: 100%; border-collapse: collapse; margin-top: 8mm }
th { text-align: right; font-weight: normal; color: #697386; font-size: 8.5pt; border-bottom: 1px solid #1a1f36; padding-bottom: 1.5mm }
td { text-align: right; padding: 2mm 0; vertical-align: top }
th:first-child, td:first-child { text-align: left }
.sums { margin-left: 50%; }
.sums div { display: flex; justify-content: space-between; border-top: 1px solid #e3e8ee; padding: 1.5mm 0 }
.mute { color: #697386 }
</style>
<h1>Invoice</h1>
<div class="keys"><b>Invoice number</b><span>${pen.text('invoiceNumber')}</span>
<span>Date of issue</span><span>${pen.date('date', 'words')}</span>
<span>Date due</span><span>${pen.aside('due')}</span></div>
<div class="two"><div><b>${pen.text('supplier')}</b><br>3rd Floor, 88 Lantern Street<br>Manchester M1 7FT<br>United Kingdom<br>billing@accounts.example<br>GB VAT GB391220764</div>
<div><b>Bill to</b><br>${pen.aside('customer')}<br>14 Quarry Lane<br>Ambleford AM4 7QT<br>United Kingdom</div></div>
<p class="big">£${total} due ${pen.aside('due')}</p>
<p style="margin:0;color:#625afa">Pay online</p>
<table><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Tax</th><th>Amount</th></tr>
<tr><td>Team plan, billed yearly<br><span class="mute">Software subscription, licence for 1 year from date of issue</span></td><td>1</td><td>£${pen.aside('first')}</td><td>20%</td><td>£${pen.aside('first')}</td></tr>
<tr><td>Additional storage, 1 TB<br><span class="mute">Same period</span></td><td>1</td><td>£${pen.aside('second')}</td><td>20%</td><td>£${pen.aside('second')}</td></tr></table>
<div class="sums" style="margin-top:5mm"><div><span>Subtotal</span><span>£${net(pen)}</span></div>
<div><span>Total excluding tax</span><span>£${net(pen)}</span></div>
<div><span>VAT &ndash; United Kingdom (20% on £${net(pen)})</span><span>£${vat(pen)}</span></div>
<div><span>Total</span><span>£${total}</span></div>
<div><b>Amount due</b><b>£${total} ${pen.text('currency')}</b></div></div>
<p class="mute" style="margin-top:55mm;border-top:1px solid #e3e8ee;padding-top:3mm">Your subscription renews by itself unless you cancel it in Settings. Questions? Visit the help centre or write to the address above. Page 1 of 1</p>`;
};

const tillRoll = (pen: Pen): string => {
	const supplier = pen.text('supplier');
	const total = pen.money('total');
	const [first, second] = [Math.floor(pence(total) * 0.35), Math.floor(pence(total) * 0.2)]; // not money of anybody
	const rest = pence(total) - first - second;
	const line = (label: string, value: string) =>
		`<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`;
	const rule = '<div style="overflow:hidden;white-space:nowrap">--------------------------------</div>';
	return `<style>
@page { margin: 8mm }
body { font: 10pt/1.35 'Liberation Mono', monospace; width: 72mm; margin: 0 }
.c { text-align: center }
</style>
<div class="c"><b style="font-size:12pt">${supplier}</b><br>21 High Street<br>Ambleford AM1 3PN<br>Tel: 01632 960 218<br>VAT No: 173 9920 46<br><br>SALE</div>
${rule}
${line('Dept 04', `${printed(first)} A`)}
${line('Dept 07', `${printed(second)} A`)}
${line('Dept 04', `${printed(rest)} A`)}
${rule}
${line('3 ITEMS', '')}
<div style="font-size:14pt;font-weight:bold">${line('TOTAL', `£${total}${pen.implied('currency')}`)}</div>
${line('CASH', `£${pen.aside('paid')}`)}
${line('CHANGE', `£${pen.aside('change')}`)}
${rule}
<div>VAT ANALYSIS</div>
<div style="display:grid;grid-template-columns:24mm 1fr 1fr;text-align:right"><span style="text-align:left">RATE</span><span>EX VAT</span><span>VAT</span><span style="text-align:left">A 20.00%</span><span>${net(pen)}</span><span>${vat(pen)}</span></div>
${rule}
<div>${pen.date('date').replace(/20(\d\d)$/, '$1')} 14:32 &nbsp;TILL 02 &nbsp;#004417</div>
<div>SERVED BY: JEAN</div><br>
<div class="c">Please keep your receipt.<br>Refund or exchange within 28 days<br>with proof of purchase.<br><br>THANK YOU FOR YOUR CUSTOM<br><br>*004417020614*</div>`;
};

const cardTerminal = (pen: Pen): string => {
	const row = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`;
	return `<style>
@page { margin: 10mm }
body { font: 9.5pt/1.3 'DejaVu Sans', sans-serif; width: 66mm; margin: 0 auto }
.c { text-align: center } .r { text-align: right }
table { width: 100%; border-collapse: collapse }
td { padding: .3mm 0 }
hr { border: 0; border-top: 1px dashed #000; margin: 2mm 0 }
</style>
<div class="c">*** CUSTOMER COPY ***</div><br>
<div class="c"><b>${pen.text('supplier')}</b><br>Station Approach<br>AMBLEFORD<br>AM1 2TR</div><hr>
<table>${row('M:', '**41907')}${row('TID:', '****2286')}${row('HANDSET:', '1')}${row('RECEIPT:', '3381')}</table><hr>
<div>VISA DEBIT<br>AID: A0000000031010<br>Card: ************4471<br>PAN SEQ NO: 01<br>ICC CONTACTLESS</div>
<div class="c" style="margin:2mm 0;font-size:12pt"><b>SALE</b></div>
<table>${row('GOODS EX VAT', net(pen))}${row('VAT @ 20.0%', vat(pen))}${row('GRATUITY', '0.00')}</table><hr>
<table style="font-size:12pt;font-weight:bold">${row('TOTAL', `${pen.text('currency')} ${pen.money('total')}`)}</table><hr>
<div class="c">CARDHOLDER DEVICE VERIFIED<br>PLEASE DEBIT MY ACCOUNT</div><br>
<table>${row('AUTH CODE:', '061948')}${row('DATE:', pen.date('date'))}${row('TIME:', '10:57')}${row('VAT REG:', '918 4402 17')}</table><br>
<div class="c">APPROVED<br><br>Please retain for your records<br>Payments by Brightpay Acquiring</div>`;
};

export const roundSix: readonly Layout[] = [
	{ name: 'six-b-bank-certificate', type: INTEREST, html: bankCertificate },
	{ name: 'six-b-society-statement', type: INTEREST, html: societyStatement },
	{ name: 'six-b-registrar-confirmation', type: DIVIDEND, html: registrarVoucher },
	{ name: 'six-b-small-company-voucher', type: DIVIDEND, html: smallCompanyVoucher },
	{ name: 'six-b-trade-supplier-invoice', type: 'invoice', html: tradeInvoice },
	{ name: 'six-b-subscription-invoice', type: 'invoice', html: subscriptionInvoice },
	{ name: 'six-b-till-roll', type: 'receipt', html: tillRoll },
	{ name: 'six-b-card-terminal', type: 'receipt', html: cardTerminal },
];
