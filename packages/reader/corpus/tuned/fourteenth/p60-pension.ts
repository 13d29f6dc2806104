import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:13px "Liberation Serif";margin:52px 62px;color:#111} .name{font-size:20px;color:#5b1f3a} .rule{border:0;border-top:2px solid #5b1f3a;margin:6px 0 26px} .ad{display:flex;justify-content:space-between;line-height:1.4;margin-bottom:34px} h1{font-size:18px;text-align:center;margin:0 0 2px} .c{text-align:center;margin:0 0 18px} .frame{border:1.5px solid #5b1f3a;padding:16px 22px} .d{display:grid;grid-template-columns:215px 1fr;row-gap:5px;margin-bottom:16px} table{border-collapse:collapse;width:100%;margin-bottom:12px} td,th{padding:6px 8px;border-top:1px solid #c9aab8;text-align:left} th{font-weight:bold;border:0} .n{text-align:right} .n i{font-style:normal;padding-right:14px}
</style>`;

const fact = (label: string, value: string) => `<span>${label}</span><span>${value}</span>`;

function income(pen: Pen): string {
	const line = (label: string, pay: string, tax: string) =>
		`<tr><td>${label}<td class="n">${pay && `£ ${pay}`}<td class="n">${tax && `£ ${tax}`}</tr>`;
	const before = pen.aside('hasPrevious')
		? line(
				'Earlier employments or pensions this year',
				pen.money('payInPreviousEmployments'),
				pen.money('taxInPreviousEmployments'),
			)
		: line('Earlier employments or pensions this year', 'Nil', 'Nil').replaceAll('£ Nil', 'Nil');
	return `<table><tr><th><th class="n">Pension or pay<th class="n">Tax taken off</tr>${before}
${line('This pension', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${line('<b>Total for the year</b>', pen.money('totalPay'), pen.money('totalTax'))}</table>`;
}

/** The certificate of a pension payer to a pensioner, on its letter-head in a book face; it says nothing of National Insurance. */
export const pension: Layout = {
	name: 'fourteen-p60-pension',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="name">${pen.text('employerName')}</div><div>Staff Pension Scheme &middot; Pensions Payroll</div><hr class="rule">
<div class="ad"><div>${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div>Pensions Payroll<br>PO Box 118, Ambleford AM1 1ZZ<br>Helpline 01632 960 220<br>Weekdays 9am to 5pm</div></div>
<h1>P60 &ndash; Certificate of pension paid and tax deducted</h1><p class="c">Year ended 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</p>
<div class="frame"><div class="d">${fact('Pensioner', `${pen.text('forenames')} ${pen.text('surname')}`)}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Pension number', pen.aside('worksNumber'))}${fact('Payer’s PAYE reference', pen.text('payeReference'))}${fact('Tax code at 5 April', pen.text('finalTaxCode'))}</div>
${income(pen)}<div style="font-size:11.5px">The amounts above include every payment of your pension that fell due on or before 5 April. Any lump sum that was free of tax has been left out.</div></div>
<p><b>Please keep this certificate.</b> We cannot send you another one, although we can give you the figures in a letter. You may need it if you fill in a tax return, claim a repayment of tax, or apply for help with council tax.</p>
<p>If you think that your tax code is wrong, please contact HM Revenue &amp; Customs on 0300 200 3300 and quote our PAYE reference and your National Insurance number. We can change your code only when HMRC tells us to.</p>
<p>Your State Pension is paid by the Department for Work and Pensions and is not part of this certificate, although it is taxable.</p>`,
};
