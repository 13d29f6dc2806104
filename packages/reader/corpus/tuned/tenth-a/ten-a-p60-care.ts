import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:12px "DejaVu Sans",Arial;margin:28px 32px;color:#1d2b36} .top{display:flex;justify-content:space-between;align-items:center}
.badge{background:#0b7a75;color:#fff;padding:8px 14px;border-radius:6px;font-size:20px} .cards{display:flex;gap:12px;margin:14px 0}
.card{flex:1;border:1px solid #cfdede;border-radius:8px;padding:10px 14px} .card h3{margin:0 0 8px;font-size:12px;color:#0b7a75}
.row{display:flex;justify-content:space-between;padding:3px 0;border-bottom:1px solid #edf3f3} .row span:last-child{font-weight:bold}
.foot{font-size:9px;color:#6b7a82;line-height:1.5;margin-top:18px}</style>`;

const row = (label: string, value: string) =>
	`<div class="row"><span>${label}</span><span>${value}</span></div>`;

const card = (title: string, ...rows: string[]) =>
	`<div class="card"><h3>${title}</h3>${rows.join('')}</div>`;

/** What was earned before coming, for whoever came during the year. */
const before = (pen: Pen) =>
	pen.aside('hasPrevious')
		? `<div class="cards">${card(
				'Previous employment(s)',
				row('Pay', `£${pen.money('payInPreviousEmployments')}`),
				row('Tax deducted', `£${pen.money('taxInPreviousEmployments')}`),
			)}${card('Total for the year', row('Pay', `£${pen.money('totalPay')}`), row('Tax deducted', `£${pen.money('totalTax')}`))}</div>`
		: '';

/** A P60 in cards, from the payroll of a company of care homes that is kept online. */
export const care: Layout = {
	name: 'ten-a-p60-care',
	type: 'p60',
	html: (pen) => `${style}
<div class="top"><div><span class="badge">P60</span> &nbsp;<b>End of Year Certificate</b></div>
<div style="text-align:right">Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}<br><small>This is an official document. Keep it safe.</small></div></div>
<div class="cards">${card(
		'Employee',
		row('First name(s)', pen.text('forenames')),
		row('Last name', pen.text('surname')),
		row('NI number', pen.text('nationalInsuranceNumber')),
		row('Payroll ID', pen.aside('worksNumber')),
	)}${card(
		'Employer',
		row('Name', pen.text('employerName')),
		row('PAYE reference', pen.text('payeReference')),
		row('Address', 'Beech House, 3 Mill Rise'),
		row('', 'Ambleford AM2 9LD'),
	)}</div>
<div class="cards">${card(
		'This employment',
		row('Pay', `£${pen.money('payInThisEmployment')}`),
		row('Tax deducted', `£${pen.money('taxInThisEmployment')}`),
		row('Final tax code', pen.text('finalTaxCode')),
	)}${card(
		'Loans',
		row('Student loan', `£${pen.pounds('studentLoan')}`),
		row('Postgraduate loan', `£${pen.pounds('postgraduateLoan')}`),
	)}</div>${before(pen)}
<div class="cards">${card(
		'National Insurance',
		row('Table letter', pen.text('nicTableLetter')),
		row('Earnings at the LEL', `£${pen.pounds('earningsAtLowerEarningsLimit')}`),
		row('Earnings above LEL, up to PT', `£${pen.pounds('earningsToPrimaryThreshold')}`),
		row('Earnings above PT, up to UEL', `£${pen.pounds('earningsToUpperEarningsLimit')}`),
		row("Employee's contributions", `£${pen.money('employeeNationalInsurance')}`),
	)}${card(
		'Statutory pay included above',
		row('Maternity', `£${pen.aside('statutoryMaternityPay')}`),
		row('Paternity', `£${pen.aside('statutoryPaternityPay')}`),
		row('Adoption', `£${pen.aside('statutoryAdoptionPay')}`),
	)}</div>
<p class="foot">You need this certificate to complete a tax return, to apply for a mortgage or to claim back tax that you have overpaid. HMRC approved substitute form.<br>Made with PebblePay online payroll &nbsp;·&nbsp; Document ref 7c1e-90b4 &nbsp;·&nbsp; Page 1 of 1</p>`,
};
