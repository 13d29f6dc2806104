/** Certificates of a year drawn without sight of the reader, looked at after they were measured: a public payroll's P60, a bank's interest, a registrar's dividend. */
import type { Layout, Pen } from '../paper.ts';
import { dayFrom, penceOf, printed } from './sums.ts';

const tr = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const th = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;
const when = (pen: Pen, name: string, cells: () => readonly [string, string]) =>
	pen.aside(name) ? cells() : (['', ''] as const);

const substituteP60 = (
	pen: Pen,
) => `<style>body{print-color-adjust:exact;font:10px "Liberation Sans",Arial;margin:26px 32px}.h{display:flex;justify-content:space-between;border-bottom:3px solid #222;padding-bottom:6px}.h b{font-size:19px}section{border:1px solid #222;margin-top:9px;padding:6px 9px}
h4{margin:0 0 5px;font-size:11px}table{border-collapse:collapse;width:100%}th{font-weight:normal;font-size:8.5px;vertical-align:bottom;text-align:center;padding:2px 6px}.g td{border:1px solid #888;padding:4px 7px;text-align:right;background:#f7f7f2}.g td:first-child{background:none}.left td:first-child{text-align:left;border:0}
.f{display:flex;gap:9px}.f>section{flex:1}.d td{padding:2px 0}.d td:last-child{font-weight:bold}.s{font-size:8px;line-height:1.35}.in{display:flex;justify-content:space-between;margin:3px 0}.in u{border:1px solid #888;text-decoration:none;min-width:74px;height:14px;padding:1px 6px;text-align:right}</style>
<div class=h><div><b>P60</b> &nbsp; End of Year Certificate</div><div style="text-align:right">Tax year to 5 April <b>${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}<br><span class=s>Substitute form. Not to be altered.</span></div></div>
<div class=f><section><h4>Employer</h4><div style="font-size:12px;font-weight:bold">${pen.text('employerName')}</div>Payroll Services, Corn Exchange, Ambleford, AM1 1AA<br><br>PAYE reference &nbsp; <b>${pen.text('payeReference')}</b></section>
<section><h4>Employee</h4><table class=d>${tr('Surname', pen.text('surname'))}${tr('Forename(s)', pen.text('forenames'))}${tr('NI number', pen.text('nationalInsuranceNumber'))}${tr('Assignment number', pen.text('worksNumber'))}</table></section></div>
<section><h4>National Insurance contributions in this employment</h4><table class=g>${th('NIC letter', 'Earnings at the LEL (where earnings reach or exceed the LEL)<br>£', 'Earnings above the LEL, up to and including the PT<br>£', 'Earnings above the PT, up to and including the UEL<br>£', 'Contributions payable by the employee on earnings above the PT<br>£ &nbsp; p')}${tr(pen.text('nicTableLetter'), pen.pounds('earningsAtLowerEarningsLimit'), pen.pounds('earningsToPrimaryThreshold'), pen.pounds('earningsToUpperEarningsLimit'), pen.money('employeeNationalInsurance'))}${tr('&nbsp;', '', '', '', '')}</table></section>
<div class=f><section><h4>Statutory payments included in pay below</h4>${['Maternity', 'Paternity', 'Adoption', 'Shared parental', 'Parental bereavement'].map((kind) => `<div class=in><span>${kind}</span><u></u></div>`).join('')}</section>
<section><h4>Loans recovered through pay</h4><div class=in><span>Student loan (whole pounds)</span><u>${pen.aside('hasLoan') ? pen.pounds('studentLoan') : ''}</u></div><div class=in><span>Postgraduate loan (whole pounds)</span><u>${pen.aside('hasLoan') ? pen.pounds('postgraduateLoan') : ''}</u></div></section></div>
<section><h4>Pay and Income Tax</h4><table class="g left">${th('', 'Pay £', 'Tax deducted £')}${tr('Employments before this one (figures as on your P45)', ...when(pen, 'hasPrevious', () => [pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')]))}${tr('<b>This employment</b> (a refund of tax is marked R)', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${tr('Total for the year', pen.money('totalPay'), pen.money('totalTax'))}</table><div style="margin-top:6px">Final tax code &nbsp; <b>${pen.text('finalTaxCode')}</b></div></section>
<p class=s><b>To the employee:</b> please keep this certificate in a safe place. You will need it to fill in a tax return, to claim back tax that you overpaid, or to show what you earned when you apply for a loan or a benefit. We cannot issue a second original. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a return. Pay is after superannuation on which tax relief was given. LEL: lower earnings limit. PT: primary threshold. UEL: upper earnings limit.</p>`;

const bankCertificate = (
	pen: Pen,
) => `<style>body{print-color-adjust:exact;font:12px "Liberation Sans",Arial;margin:48px 56px;line-height:1.4}.h{color:#7a1230;font-size:22px;font-weight:bold;text-align:right}table{border-collapse:collapse;width:100%;margin:14px 0}th{background:#7a1230;color:#fff;font-weight:normal;font-size:10.5px;padding:6px;text-align:right}td{padding:7px 6px;border-bottom:1px solid #ccc;text-align:right}th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}.s{font-size:9px;color:#444}h3{margin:34px 0 4px}</style>
<div class=h>${pen.text('payer')}</div><div style="margin-top:40px">${pen.text('accountHolder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div>
<div style="text-align:right">Date of issue: 2 May ${pen.aside('yearEnd')}<br>Our reference: CTC/${pen.aside('account')}</div>
<h3>Consolidated tax certificate</h3><div>6 April ${Number(pen.aside('yearEnd')) - 1} to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</div>
<table>${th('Account', 'Sort code and number', 'Held', 'Gross interest £', 'Tax taken off £', 'Net interest £')}${tr('Everyday Saver', `11-99-04 ${pen.aside('account')}`, 'Solely', pen.money('interest'), pen.money('taxDeducted'), printed(penceOf(pen, 'interest') - penceOf(pen, 'taxDeducted')))}</table>
<p>We certify that the interest shown above was credited to your account in the period stated. Individual Savings Accounts are left out, because their interest is free of tax.</p>
<p class=s><b>What should I do with this?</b> Keep it for your records and use it if you complete a tax return. We have not taken tax off since April 2016. Most people can have up to £1,000 of interest a year before tax is due, or £500 if they pay tax at the higher rate. If you are not sure, ask HM Revenue &amp; Customs on 0300 200 3300.</p>
<p class=s style="margin-top:150px;border-top:1px solid #7a1230;padding-top:6px">Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (Firm reference 000000). Calls may be recorded. CTC1 (04/${pen.aside('yearEnd').slice(2)})</p>`;

/** Pence a share with four decimals: the dividend over the shares, which times the shares rounds to the dividend again. */
function rateOf(pen: Pen): string {
	const parts = String(Math.round((penceOf(pen, 'dividend') * 10_000) / Number(pen.aside('shares'))));
	return `${parts.slice(0, -4)}.${parts.slice(-4)}`;
}

const registrarVoucher = (
	pen: Pen,
) => `<style>body{print-color-adjust:exact;font:11px "Liberation Sans",Arial;margin:36px 44px}.t{display:flex;justify-content:space-between}.c{font-size:18px;font-weight:bold}.b{border:1px solid #2b4a7f;margin-top:20px}.b h4{margin:0;background:#2b4a7f;color:#fff;padding:5px 10px}table{width:100%;border-collapse:collapse}td,th{padding:6px 10px;border-right:1px solid #c5cfdf;text-align:center}th{font-weight:normal;font-size:9px;color:#2b4a7f;border-bottom:1px solid #c5cfdf}.s{font-size:8.5px;color:#333;line-height:1.4}</style>
<div class=t><div><div class=c>${pen.text('company')}</div><span class=s>Incorporated in Great Britain. Ordinary shares of 25p each</span></div><div class=s style="text-align:right"><b style="font-size:13px;color:#2b4a7f">Solent Share Registry</b><br>Registrar and transfer office<br>The Causeway, Worbridge, WB9 6ZY<br>Shareholder helpline 0371 000 0000</div></div>
<div class=t style="margin-top:44px"><div style="line-height:1.5">${pen.text('shareholder')}<br>14 Quarry Lane<br>Ambleford<br>AM4 7QT</div><div style="line-height:1.7">Shareholder reference no. &nbsp; 0014-${pen.aside('account').slice(0, 4)}-${pen.aside('account').slice(4)}<br>Voucher no. &nbsp; 0001${pen.aside('shares')}<br>Record date &nbsp; ${dayFrom(pen, 'paymentDate', -35)}</div></div>
<div class=b><h4>Dividend tax voucher: final dividend</h4><table>${th('Shares held at record date', 'Dividend rate per share', 'Payment date', 'Amount payable')}${tr(pen.aside('shares').replace(/\B(?=(\d{3})+$)/g, ','), `${rateOf(pen)}p`, pen.date('paymentDate', 'words'), `<b>£${pen.money('dividend')}</b>`)}</table></div>
<p>The amount payable has been sent direct to your bank or building society account ending 38.</p>
<p class=s>Please keep this voucher. HM Revenue &amp; Customs will accept it as evidence of the dividend. Dividends carry no tax credit. Some of the dividends that you receive in a tax year may be free of tax. Tell the registrar at once of a change of address, quoting your reference. Beware of unsolicited offers for your shares.</p>
<p class=s>To have later dividends reinvested in more shares, apply by ${dayFrom(pen, 'paymentDate', 120)}. There is a dealing charge of 0.75% (at least £2.50).</p>`;

/** The layouts. */
export const fiveCertificates: readonly Layout[] = [
	{ name: 'five-p60-public-payroll-substitute', type: 'p60', html: substituteP60 },
	{ name: 'five-interest-consolidated-certificate', type: 'interest', html: bankCertificate },
	{ name: 'five-dividend-registrar-voucher', type: 'dividend', html: registrarVoucher },
];
