/** Papers as registrars, banks, councils, the forces, supermarkets and tradesmen print them, from what their customers are sent. Long because it draws ten papers. */
import type { Layout, Pen } from '../paper.ts';

/** A National Insurance number in pairs. */
const inPairs = (nino: string) => nino.replace(/(..)(?=.)/g, '$1 ');

const registrarVoucher = (pen: Pen): string => `<style>
body{font:9.5pt Arial;margin:20px;color:#222}.top{display:flex;justify-content:space-between}
table{border-collapse:collapse;width:100%;margin-top:18px}th{background:#5a2d81;color:#fff;font-weight:normal;font-size:8pt;padding:4px;text-align:center}td{border:1px solid #bbb;padding:5px;text-align:center}
small{font-size:7pt;color:#555}</style>
<div class="top"><div><b style="font-size:13pt">${pen.text('company')}</b><br><small>Registered in England No. 01234567</small></div><div style="text-align:right"><small>Registrar: The Pavilions, Bridgwater Road, Ambleford AM9 6ZZ</small><br><b>DIVIDEND CONFIRMATION</b></div></div>
<p style="margin:34px 0 0 30px">${pen.text('shareholder').toUpperCase()}<br>14 QUARRY LANE<br>AMBLEFORD<br>AM4 7QT</p>
<table><tr><th>Shareholder Reference Number</th><th>Payment Date</th><th>Record Date</th><th>Description of Shares</th></tr><tr><td>C${pen.aside('account')}</td><td>${pen.date('paymentDate', 'words')}</td><td>14 May 2024</td><td>ORD GBP0.25</td></tr></table>
<table><tr><th>Holding on Record Date</th><th>Dividend Rate per Share</th><th>Dividend Amount Payable</th></tr><tr><td>${pen.aside('shares')}</td><td>12.5p</td><td><b>£${pen.money('dividend')}</b></td></tr></table>
<p>The dividend above has been paid directly into your bank or building society account.</p><p><small>You should keep this confirmation for your tax records. Dividends paid after 5 April 2016 carry no tax credit.</small></p>`;

const ordinaryVoucher = (pen: Pen): string => `<style>
body{font:11pt 'Liberation Serif';margin:50px}.row{display:flex;gap:30px;margin:10px 0}.row>div{flex:1;border-bottom:1px solid #000}label{display:block;font-size:8pt;color:#444}</style>
<div style="text-align:center"><b style="font-size:15pt">${pen.text('company')}</b><br>Unit 5, Kiln Yard, Ambleford AM1 2BB<br><span style="font-size:9pt">Company number 07654321</span></div>
<h3 style="text-align:center;letter-spacing:2pt">INTERIM DIVIDEND VOUCHER</h3>
<div class="row"><div>Voucher no. 7</div><div>Date paid: ${pen.date('paymentDate')}</div></div>
<div class="row"><div><label>Name and address of shareholder</label>${pen.text('shareholder')}<br>14 Quarry Lane, Ambleford AM4 7QT</div></div>
<div class="row"><div><label>Number of ordinary shares of £1 each</label>${pen.aside('shares')}</div><div><label>Total dividend payable</label>£${pen.money('dividend')}</div></div>
<p style="font-size:9pt">This dividend voucher should be kept and shown to HMRC when claimed. Signed on behalf of the board</p><p>.................................... Director</p>`;

const bankLetter = (pen: Pen): string => `<style>
body{font:10pt 'DejaVu Sans';margin:44px;line-height:1.45}.k{width:100%;border-top:2px solid #006a4d}.k td{padding:6px 4px;border-bottom:1px solid #cfd8d5}.k td:last-child{text-align:right}</style>
<div style="font-size:18pt;color:#006a4d"><b>${pen.text('payer')}</b></div>
<p style="margin-top:30px">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</p>
<h3>Your Annual Summary of Interest</h3><p>6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p>
<table class="k"><tr><td>Account name</td><td>${pen.aside('accountHolder')}</td></tr><tr><td>Sort code and account number</td><td>20-44-71 ${pen.aside('account')}</td></tr><tr><td>Total amount of interest we paid you</td><td>£${pen.money('interest')}</td></tr><tr><td>Tax we deducted</td><td>£${pen.money('taxDeducted')}</td></tr></table>
<p>You may need this if you complete a tax return. We pay all interest without taking tax off first.</p>`;

const councilPayslip = (pen: Pen): string => {
	const line = (name: string, amount: string, year = '') =>
		`<tr><td>${name}</td><td class="r">${amount}</td><td class="r">${year}</td></tr>`;
	const loan = pen.aside('loanLine') ? line('STUDENT LOAN PLAN 2', pen.money('studentLoan')) : '';
	return `<style>body{font:8.5pt Arial;margin:16px}table{border-collapse:collapse;width:100%}.h td{border:1px solid #777;padding:2px 4px;vertical-align:top}.h small{display:block;font-size:6.5pt;color:#444}.b>tbody>tr>td{border:1px solid #777;vertical-align:top;width:50%;padding:0}.i td{padding:2px 4px}.r{text-align:right}.i th{background:#ddd;font-size:7.5pt;text-align:left;padding:2px 4px}</style>
<table class="h"><tr><td colspan="2"><small>Employer</small>${pen.text('employerName')}</td><td><small>Post</small>Administrator Grade 5</td><td><small>Pay Date</small>${pen.date('payDate')}</td></tr>
<tr><td><small>Name</small>${pen.text('employeeName')}</td><td><small>Employee No/Post No</small>0041${pen.aside('payrollNumber')}/001</td><td><small>NI Number/Category</small>${pen.text('nationalInsuranceNumber')} / A</td><td><small>Tax Code/${pen.aside('periodWord')}</small>${pen.text('taxCode')} / ${pen.aside('taxPeriod')}</td></tr></table>
<table class="b" style="margin-top:6px"><tr><td><table class="i"><tr><th>Pay and Allowances</th><th class="r">£</th><th></th></tr>${line('BASIC PAY', pen.aside('basic'))}${line('BONUS', pen.aside('bonus'))}</table></td><td><table class="i"><tr><th>Deductions</th><th class="r">£</th><th></th></tr>${line('PAYE', pen.money('incomeTax'))}${line('NI - EMPLOYEE', pen.money('nationalInsurance'))}${line('LGPS MAIN 5.0%', pen.money('pension'))}${loan}</table></td></tr>
<tr><td><table class="i">${line('<b>Gross Pay</b>', pen.money('grossPay'))}</table></td><td><table class="i">${line('<b>Total Deductions</b>', pen.money('totalDeductions'))}${line('<b>Net Pay</b>', pen.money('netPay'))}</table></td></tr></table>
<table class="h" style="margin-top:6px"><tr><td><small>Taxable Pay to Date</small>${pen.money('payToDate')}</td><td><small>Tax Paid to Date</small>${pen.money('taxToDate')}</td><td><small>NI to Date</small>${pen.aside('niToDate')}</td><td><small>Superannuation to Date</small>${pen.aside('pensionToDate')}</td></tr></table>
<p>Payment by BACS to account ending 4402. Any queries: payroll.services@ambleford.example</p>`;
};

const forcesStatement = (pen: Pen): string => {
	const row = (a: string, b: string, c = '', d = '') =>
		`${a.padEnd(24)}${b.padStart(12)}     ${c.padEnd(22)}${d.padStart(12)}`;
	const loan = pen.aside('loanLine') ? pen.money('studentLoan') : '';
	return `<style>pre{font:9pt 'Liberation Mono'}</style><pre>
STATEMENT OF EARNINGS                              ${pen.text('employerName')}

NAME      : ${pen.text('employeeName').padEnd(30)} SERVICE NO : 30${pen.aside('payrollNumber')}
NI NUMBER : ${inPairs(pen.text('nationalInsuranceNumber')).padEnd(30)} TAX CODE   : ${pen.text('taxCode')}
PAY DATE  : ${pen.date('payDate', 'words').padEnd(30)} TAX PERIOD : ${pen.text('taxPeriod')}

${row('EARNINGS', 'AMOUNT', 'DEDUCTIONS', 'AMOUNT')}
${row('BASIC PAY', pen.aside('basic'), 'INCOME TAX', pen.money('incomeTax'))}
${row('BONUS', pen.aside('bonus'), 'NATIONAL INSURANCE', pen.money('nationalInsurance'))}
${row('', '', 'PENSION', pen.money('pension'))}
${loan ? row('', '', 'STUDENT LOAN', loan) : ''}

${row('TOTAL EARNINGS', pen.money('grossPay'), 'TOTAL DEDUCTIONS', pen.money('totalDeductions'))}

${row('', '', 'NET PAY', pen.money('netPay'))}

CUMULATIVE TO DATE:  TAXABLE PAY ${pen.money('payToDate')}   TAX PAID ${pen.money('taxToDate')}
</pre>`;
};

const supermarket = (
	pen: Pen,
): string => `<style>body{font:9pt 'Liberation Mono';width:74mm;margin:12px}.l{display:flex;justify-content:space-between}.c{text-align:center}</style>
<div class="c"><b>${pen.text('supplier')}</b><br>Ambleford Retail Park AM1 4TT<br>Tel 0345 600 0000<br>VAT NO: 660 4548 36</div><br>
<div class="l"><span>DESK LAMP</span><span>${pen.aside('first')}</span></div><div class="l"><span>OFFICE CHAIR</span><span>${pen.aside('second')}</span></div>
<div class="l"><span>VAT</span><span>${pen.money('vat')}</span></div><br><div class="l"><b>2 BALANCE DUE</b><b>£${pen.money('total')}</b></div><div class="l"><span>Visa Contactless</span><span>£${pen.aside('total')}</span></div><div class="l"><span>CHANGE</span><span>£0.00</span></div>
${pen.implied('currency')}<br>ICC ************4402<br>PAN SEQ NO. 01 AUTH CODE: 209911<br>MERCHANT: 19883201<br>
<div class="c">Thank you for your visit<br>C5 #0417 ${pen.date('date', 'short')} 12:41 S2187 R004</div>`;

const tradesman = (
	pen: Pen,
): string => `<style>body{font:11.5pt 'Liberation Sans';margin:50px}table{width:100%;border-collapse:collapse}td{padding:5px;border-bottom:1px dotted #666}td:last-child{text-align:right}</style>
<h2 style="margin:0">${pen.text('supplier')}</h2><div>Plumbing, heating and general repairs</div><div>3 Mill Row, Ambleford AM2 3ZZ &nbsp; 07700 900123 &nbsp; VAT No 231 4567 11</div>
<p>Date: ${pen.date('date', 'words')}<br>Invoice: ${pen.text('invoiceNumber')}<br>For: ${pen.aside('customer')}, 9 Castle Hill</p>
<table><tr><td>To supplying and fitting as agreed</td><td>£${pen.aside('first')}</td></tr><tr><td>Materials</td><td>£${pen.aside('second')}</td></tr><tr><td>Sub total</td><td>£${pen.money('net')}</td></tr><tr><td>Plus VAT @ 20%</td><td>£${pen.money('vat')}</td></tr><tr><td><b>Please pay</b></td><td><b>£${pen.money('total')}</b></td></tr></table>
<p>Payment within 14 days by bank transfer, sort code 20-44-71, account 70336184. Many thanks.</p>${pen.implied('currency')}`;

const leaver = (pen: Pen): string => {
	const line = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
	const total = pen.aside('hasPrevious')
		? line('Total pay in this employment', `£${pen.money('payInThisEmployment')}`) +
			line('Total tax in this employment', `£${pen.money('taxInThisEmployment')}`)
		: '';
	return `<style>body{font:10pt Arial;margin:36px}h1{font-size:15pt;margin:0}table{border-collapse:collapse;margin-top:14px;width:75%}th{font-weight:normal;text-align:left;color:#444;padding:4px 12px 4px 0;width:55%}td{padding:4px;border-bottom:1px solid #ddd}</style>
<h1>P45</h1><div>Details of employee leaving work · Part 1A – copy for employee</div>
<table>${line('Employer', pen.text('employerName'))}${line('Employer PAYE reference', pen.text('payeReference'))}${line("Employee's last name", pen.text('surname'))}${line('First name(s)', pen.text('forenames'))}${line('NI number', inPairs(pen.text('nationalInsuranceNumber')))}${line('Last working day', pen.date('leavingDate', 'words'))}${line('Tax code when left', pen.text('taxCode'))}${line(`${pen.aside('periodWord')} number`, pen.aside('monthNumber'))}${line('Taxable pay to date', `£${pen.money('totalPayToDate')}`)}${line('Tax paid to date', `£${pen.money('totalTaxToDate')}`)}${total}</table>`;
};

/** The papers. */
export const knownPapers: readonly Layout[] = [
	{ name: 'known-dividend-registrar', type: 'dividend', html: registrarVoucher },
	{ name: 'known-dividend-own-company', type: 'dividend', html: ordinaryVoucher },
	{ name: 'known-interest-bank-letter', type: 'interest', html: bankLetter },
	{ name: 'known-payslip-council', type: 'payslip', html: councilPayslip },
	{ name: 'known-payslip-forces', type: 'payslip', html: forcesStatement },
	{ name: 'known-receipt-supermarket', type: 'receipt', html: supermarket },
	{ name: 'known-invoice-tradesman', type: 'invoice', html: tradesman },
	{ name: 'known-p45-online', type: 'p45', html: leaver },
];
