import { amount, employerPension, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans";margin:56px 60px;color:#243746} header{display:flex;justify-content:space-between} h1{font-size:22px;font-weight:normal;margin:0;color:#13b5ea} .small{font-size:9.5px;color:#5b6b77;line-height:1.6}
.who{display:grid;grid-template-columns:1.3fr 1fr 1fr;gap:8px 20px;margin:30px 0;border-top:2px solid #13b5ea;border-bottom:1px solid #d4dde3;padding:16px 0} .who i{font-style:normal;display:block;font-size:9.5px;color:#5b6b77}
table{width:100%;border-collapse:collapse;margin-bottom:20px;font-size:11px} th{font-size:9.5px;text-align:left;color:#5b6b77;font-weight:normal;border-bottom:1px solid #243746;padding:4px 0} th b{font-size:12px;color:#243746} td{padding:5px 0;border-bottom:1px solid #e8eef1} .n{text-align:right;width:120px} .t td{font-weight:bold;border:0}
.take{background:#f1f6f9;padding:14px 18px;display:flex;justify-content:space-between;align-items:baseline;-webkit-print-color-adjust:exact} .take b{font-size:20px}
</style>`;

type Row = readonly [label: string, now: string, year: string];

const part = (title: string, rows: readonly Row[], total: Row) =>
	`<table><tr><th><b>${title}</b></th><th class="n">This period</th><th class="n">Year to date</th></tr>${rows.map(([label, now, year]) => `<tr><td>${label}</td><td class="n">${now}</td><td class="n">${year}</td></tr>`).join('')}<tr class="t"><td>${total[0]}</td><td class="n">${total[1]}</td><td class="n">${total[2]}</td></tr></table>`;

const fact = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;

function tables(pen: Pen): string {
	const year = soFar(pen);
	const paid = employerPension(pen);
	return [
		part(
			'Earnings',
			[
				['Salary', pen.aside('basic'), amount(year.basic)],
				['Commission', separated(pen.aside('bonus')), amount(year.extra)],
			],
			['Total earnings', `£${pen.money('grossPay')}`, `£${pen.money('payToDate')}`],
		),
		part(
			'Deductions',
			[
				['PAYE tax', pen.money('incomeTax'), pen.money('taxToDate')],
				['Employee NIC', pen.money('nationalInsurance'), amount(year.ni)],
				['Pension (net pay arrangement)', pen.money('pension'), amount(year.pension)],
				...(pen.aside('loanLine')
					? [['Student loan – Plan 2', pen.money('studentLoan'), amount(year.loan)] as const]
					: []),
			],
			['Total deductions', `£${separated(pen.aside('totalDeductions'))}`, `£${amount(year.deductions)}`],
		),
		`<table><tr><th><b>Employer contributions</b></th><th class="n">This period</th></tr><tr><td>Employer NIC</td><td class="n">${pen.aside('employerNi')}</td></tr><tr><td>Employer pension</td><td class="n">${amount(paid)}</td></tr></table>`,
	].join('');
}

/** The slip of an office that runs its pay in an online accounts package: much white, one thin blue line, period and year side by side. */
export const clean: Layout = {
	name: 'thirteen-payslip-clean',
	type: 'payslip',
	html: (
		pen,
	) => `${style}<header><div><h1>Payslip</h1><div class="small">Paid on ${pen.date('payDate', 'words')}</div></div>
<div class="small" style="text-align:right"><b style="font-size:12px;color:#243746">${pen.text('employerName')}</b><br>Unit 3, Calderbank House<br>Station Approach, Ambleford AM2 6DD<br>PAYE ref ${pen.aside('payeReference')}</div></header>
<div class="who">${fact('Employee', `<b>${pen.text('employeeName')}</b>`)}${fact('National Insurance number', pen.text('nationalInsuranceNumber'))}${fact('Tax code', pen.text('taxCode'))}
${fact('Address', pen.aside('address'))}${fact('NI category', 'A')}${fact('Pay period', `${pen.aside('periodWord')} ${pen.text('taxPeriod')}`)}</div>
${tables(pen)}
<div class="take"><span>Take home pay</span><b>£${pen.money('netPay')}</b></div>
<p class="small" style="margin-top:18px">Paid by bank transfer to account ending 4471. If you have a question about this payslip please speak to the accounts team.</p>`,
};
