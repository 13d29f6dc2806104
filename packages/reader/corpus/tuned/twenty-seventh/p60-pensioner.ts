import { amount, hundredths, inPairs, pence } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11px "Liberation Sans";margin:44px 58px;color:#111} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:bold 19px "Liberation Serif";color:#24506b} .logo i{font:10px "Liberation Sans";display:block;color:#555} .contact{font-size:9.5px;line-height:1.5;text-align:right;color:#333}
.window{margin:34px 0 26px;line-height:1.5;font-size:12px} h1{font-size:14px;margin:0 0 6px;color:#24506b} .frame{border:1.2px solid #24506b;padding:0;margin:12px 0} .frame table{width:100%;border-collapse:collapse} .frame td{border-bottom:.6px solid #9db3c0;padding:5px 9px;vertical-align:top} .frame tr:last-child td{border-bottom:0} .frame .h td{background:#dfe9ee;font-weight:bold}
.l{color:#333;width:26%} .r{text-align:right;font-size:12px;width:110px} p{line-height:1.45;margin:7px 0} .small{font-size:8.8px;line-height:1.45;color:#333} .foot{position:fixed;bottom:0;left:0;right:0;font-size:8px;line-height:1.5;color:#555;border-top:.6px solid #999;padding:6px 58px 0}
</style>`;

const pair = (a: string, b: string, c: string, d: string) =>
	`<tr><td class="l">${a}</td><td><b>${b}</b></td><td class="l">${c}</td><td><b>${d}</b></td></tr>`;

const line = (label: string, pay: string, tax: string) =>
	`<tr><td>${label}</td><td class="r">${pay}</td><td class="r">${tax}</td></tr>`;

const who = (
	pen: Pen,
) => `<div class="frame"><table><tr class="h"><td colspan="4">Pensioner and payer</td></tr>
${pair('Surname', pen.text('surname').toUpperCase(), 'National Insurance no.', inPairs(pen.text('nationalInsuranceNumber')))}
${pair('Forenames or initials', pen.text('forenames').toUpperCase(), 'Pension payroll no.', pen.aside('worksNumber'))}
${pair('Employer or pension payer', pen.text('employerName'), 'Payer PAYE reference', pen.text('payeReference'))}
${pair('Membership no.', `TPS/00${pen.aside('worksNumber')}/P`, 'Pension category', 'Member – own service')}</table></div>`;

const figures = (
	pen: Pen,
) => `<div class="frame"><table><tr class="h"><td>Pay and Income Tax details</td><td class="r">Pay or pension (£)</td><td class="r">Tax deducted (£)</td></tr>
${line('From previous employment(s) or pension(s)', pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments'))}
${line('From this pension', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}
${line('<b>Total for the year</b>', `<b>${pen.money('totalPay')}</b>`, `<b>${pen.money('totalTax')}</b>`)}
<tr><td colspan="2">Final tax code (a code ending W1 or M1 was not worked cumulatively)</td><td class="r"><b>${pen.text('finalTaxCode')}</b></td></tr></table></div>`;

/** What the pension was made up of, which adds up to the pay from it. */
function madeUp(pen: Pen): string {
	const all = pence(pen.text('payInThisEmployment'));
	const [guaranteed, early] = [hundredths(all, 13), hundredths(all, 38)];
	const lines = [
		['Guaranteed Minimum Pension (1978 to 1997)', guaranteed, 'Post-88 part rises by CPI, at most 3%'],
		['Pension over the GMP, service to 5 April 1997', early, 'Rises by 3%'],
		['Pension for service from 6 April 1997', all - guaranteed - early, 'Rises by RPI, at most 5%'],
		['Monthly gross pension at 5 April, before the May increase', Math.round(all / 12), ''], // not money of anybody
	] as const;
	const rows = lines.map(
		([label, sum, note]) =>
			`<tr><td>${label}</td><td style="font-size:9.5px">${note}</td><td class="r">${amount(sum)}</td></tr>`,
	);
	return `<div class="frame"><table><tr class="h"><td>How this pension was made up</td><td>Yearly increase</td><td class="r">Gross in year (£)</td></tr>${rows.join('')}</table></div>`;
}

/** The certificate that the administrator of a pension scheme sends with a letter over it: there is no National Insurance on it. */
export const pensioner: Layout = {
	name: 'twenty-seventh-p60-pensioner',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="top"><div class="logo">Redmayne Aldous<i>Pensions Administration and Actuarial</i></div>
<div class="contact">PO Box 1147, Redhill RH1 9QN<br>Pensioner payroll helpline 0345 600 0417<br>pensioners@redmaynealdous.example<br>Our reference RA/PP/${pen.aside('worksNumber')}/60</div></div>
<div class="window">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<h1>P60 End of Year Certificate – tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</h1>
<p>This is your certificate of the pension that we paid to you, as administrators for the Trustees, and of the tax that was taken from it. Pensions in payment rise on 1 May; your increase letter follows separately. Lifetime or lump sum payments made free of tax are not shown here.</p>
${who(pen)}${figures(pen)}${madeUp(pen)}
<p><b>Please keep this certificate in a safe place.</b> You will need it if you have to fill in a tax return, or to claim tax credits or Pension Credit. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p class="small">National Insurance contributions are not payable on pensions, so none are shown. The State Pension is paid by the Department for Work and Pensions without tax taken off and is not included above, though it uses up part of your allowances. If you think your tax code is wrong, speak to HMRC on 0300 200 3300 and quote the PAYE reference shown; we cannot alter a code without their notice. From 6 April your monthly advice is shown on the member website only, unless your net pension changes by more than £5.00. We can give a duplicate of this certificate for the past six years; a charge of £10.00 may be made for earlier years.</p>
<p class="small">Certificate by payer: this form shows your total pension for Income Tax purposes from this scheme for the year. Substitute form P60 (Pensioner), approved layout, laser version 4.2.</p>
<div class="foot">Redmayne Aldous is a trading name of Redmayne Aldous Administration Limited, registered in England and Wales no. 03318846. Registered office: 40 Station Road, Redhill RH1 1PD. Not authorised to give financial advice. If you move house or change your bank, write to the PO Box above giving your membership number. A guide in large print or Braille can be had on request.</div>`,
};
