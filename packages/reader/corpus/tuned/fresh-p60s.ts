/** P60s drawn from HMRC's specification for substitutes before the reader was made to read them: boxes for pounds and pence, letterheads, leader dots, names over two lines. */
import type { Layout, Pen } from '../paper.ts';

/** Pounds and pence of an amount, each for a box of its own. */
function boxed(amount: string): string {
	const [pounds = '', pence = ''] = amount.split('.');
	return `<td class=n>${pounds}</td><td class=p>${pence}</td>`;
}

const previous = (pen: Pen, field: string) => (pen.aside('hasPrevious') ? pen.money(field) : '');
const loan = (pen: Pen) => (pen.aside('hasLoan') ? pen.pounds('studentLoan') : '');
const spaced = (number: string) => number.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5');
const year = (pen: Pen) => `${pen.aside('yearEnd')}${pen.implied('taxYear')}`;
const both = (pen: Pen) => `${pen.aside('name')}${pen.implied('surname')}${pen.implied('forenames')}`;
const dotted = (label: string, value: string) => `${label.padEnd(48, '.')}${value}`;

/** The layouts. */
export const freshP60s: readonly Layout[] = [
	{
		name: 'p60-two-boxes-an-amount',
		type: 'p60',
		html: (pen) => {
			const line = (label: string, pay: string, tax: string) =>
				`<tr><td class=l>${label}</td>${boxed(pay)}${boxed(tax)}</tr>`;
			return `<style>body{font-family:Arial;font-size:10px;margin:22px}table{border-collapse:collapse}.n,.p{border:1px solid #26a;font-family:"Liberation Mono";font-size:12px;height:18px;text-align:right}.n{width:90px}.p{width:24px}.l{width:150px}.half{float:left;width:47%;margin-right:2%}.v{border:1px solid #26a;padding:3px;font-family:"Liberation Mono";font-size:12px;min-height:14px}small{font-size:8px;color:#246}.c{text-align:center;font-size:8px}</style><h2 style="margin:0">P60 End of Year Certificate</h2><div class=half><p><b>To the employee:</b><br><small>Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for tax credits and Universal Credit or to renew your claim. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</small></p></div><div class=half><small>Tax year to 5 April</small><div class=v>${year(pen)}</div></div><div style="clear:both"></div><div class=half><h4>Employee's details</h4><small>Surname</small><div class=v>${pen.text('surname')}</div><small>Forenames or initials</small><div class=v>${pen.text('forenames')}</div><small>National Insurance number</small><div class=v>${spaced(pen.text('nationalInsuranceNumber'))}</div><small>Works/payroll number</small><div class=v>${pen.text('worksNumber')}</div></div><div class=half><h4>Pay and Income Tax details</h4><table><tr><td></td><td colspan=2 class=c>Pay<br>£ &nbsp; p</td><td colspan=2 class=c>Tax deducted<br>£ &nbsp; p</td></tr>${line('In previous employment(s)', previous(pen, 'payInPreviousEmployments'), previous(pen, 'taxInPreviousEmployments'))}${line('In this employment &#9733;<br><small>if refund mark "R"</small>', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${line('Total for year', pen.money('totalPay'), pen.money('totalTax'))}</table><small>Final tax code</small><div class=v style="width:80px">${pen.text('finalTaxCode')}</div><small>&#9733; Figures shown here should be used for your tax return, if you get one</small></div><div style="clear:both"></div><h4>National Insurance contributions in this employment</h4><table><tr class=c><td>NIC table letter</td><td>Earnings at the Lower Earnings Limit (LEL)<br>(where earnings are equal to or exceed the LEL)<br>£</td><td>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</td><td>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</td><td colspan=2>Employee's contributions due on all earnings above the PT<br>£ &nbsp; p</td></tr><tr><td class=n>${pen.text('nicTableLetter')}</td><td class=n>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td class=n>${pen.pounds('earningsToPrimaryThreshold')}</td><td class=n>${pen.pounds('earningsToUpperEarningsLimit')}</td>${boxed(pen.money('employeeNationalInsurance'))}</tr></table><h4>Other details</h4><table><tr><td class=l>Student Loan deductions in this employment (whole £s only)</td><td class=n>${loan(pen)}</td></tr></table><h4>Your employer's full name and address (including postcode)</h4><div class=v style="width:300px">${pen.text('employerName')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><small>Employer PAYE reference</small><div class=v style="width:160px">${pen.text('payeReference')}</div><p><b>Certificate by Employer/Paying Office</b><br><small>This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay, Statutory Maternity Pay is included.</small></p>`;
		},
	},
	{
		name: 'p60-overprinted-form',
		type: 'p60',
		html: (pen) => {
			const at = (x: number, y: number, text: string, kind: 'k' | 'd' = 'k') =>
				`<div class=${kind} style="left:${x}px;top:${y}px">${text}</div>`;
			const row = (y: number, pay: string, tax: string) => at(330, y, pay, 'd') + at(520, y, tax, 'd');
			return `<style>body{margin:0}div{position:absolute;white-space:nowrap}.k{font:8px Arial;color:#733}.d{font:13px "Liberation Mono"}</style>${at(40, 40, 'P60 END OF YEAR CERTIFICATE')}${at(430, 40, 'TAX YEAR TO 5 APRIL')}${at(530, 36, year(pen), 'd')}${at(40, 90, 'SURNAME')}${at(40, 101, pen.text('surname').toUpperCase(), 'd')}${at(250, 90, 'FORENAMES OR INITIALS')}${at(250, 101, pen.text('forenames').toUpperCase(), 'd')}${at(470, 90, 'NI NUMBER')}${at(470, 101, pen.text('nationalInsuranceNumber'), 'd')}${at(620, 90, 'WORKS NO')}${at(620, 101, pen.text('worksNumber'), 'd')}${at(330, 150, 'PAY')}${at(520, 150, 'TAX DEDUCTED')}${at(40, 170, 'IN PREVIOUS EMPLOYMENT(S)')}${row(166, previous(pen, 'payInPreviousEmployments'), previous(pen, 'taxInPreviousEmployments'))}${at(40, 195, 'IN THIS EMPLOYMENT *')}${row(191, pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${at(40, 220, 'TOTAL FOR YEAR')}${row(216, pen.money('totalPay'), pen.money('totalTax'))}${at(40, 250, 'FINAL TAX CODE')}${at(160, 246, pen.text('finalTaxCode'), 'd')}${at(40, 290, 'NATIONAL INSURANCE CONTRIBUTIONS IN THIS EMPLOYMENT')}${at(40, 310, 'TABLE<br>LETTER')}${at(130, 310, 'EARNINGS AT LEL')}${at(260, 310, 'LEL TO PT')}${at(380, 310, 'PT TO UEL')}${at(520, 310, 'EMPLOYEE CONTRIBUTIONS')}${at(46, 336, pen.text('nicTableLetter'), 'd')}${at(130, 336, pen.pounds('earningsAtLowerEarningsLimit'), 'd')}${at(260, 336, pen.pounds('earningsToPrimaryThreshold'), 'd')}${at(380, 336, pen.pounds('earningsToUpperEarningsLimit'), 'd')}${at(520, 336, pen.money('employeeNationalInsurance'), 'd')}${pen.aside('hasLoan') ? at(40, 380, 'STUDENT LOAN DEDUCTIONS') + at(200, 376, loan(pen), 'd') : ''}${at(40, 430, 'EMPLOYER')}${at(40, 443, pen.text('employerName').toUpperCase(), 'd')}${at(40, 460, pen.aside('address').toUpperCase(), 'd')}${at(40, 477, `${pen.aside('town').toUpperCase()} ${pen.aside('postcode')}`, 'd')}${at(470, 430, 'PAYE REFERENCE')}${at(470, 443, pen.text('payeReference'), 'd')}`;
		},
	},
	{
		name: 'p60-portal-cards',
		type: 'p60',
		html: (pen) => {
			const item = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;
			const card = (title: string, body: string) => `<section><h3>${title}</h3>${body}</section>`;
			const had = pen.aside('hasPrevious')
				? `<tr><td>Previous employment</td><td>£${pen.money('payInPreviousEmployments')}</td><td>£${pen.money('taxInPreviousEmployments')}</td></tr>`
				: '';
			return `<style>body{font-family:"DejaVu Sans";font-size:11px;margin:34px;color:#223}section{border:1px solid #dde;border-radius:10px;padding:10px 16px;margin-bottom:12px}h3{color:#506;margin:0 0 6px}dt{color:#778;font-size:9px}dd{margin:0 0 6px}dl.grid{display:grid;grid-template-columns:1fr 1fr 1fr;margin:0}dl.grid div{padding:2px}table{width:100%}td,th{text-align:right;padding:3px}td:first-child,th:first-child{text-align:left}</style><h1>Your P60</h1><p>Year ended 5 April ${year(pen)}</p>${card('About you', `<dl class=grid><div>${item('Name', both(pen))}</div><div>${item('National Insurance no.', spaced(pen.text('nationalInsuranceNumber')))}</div><div>${item('Employee ID', pen.text('worksNumber'))}</div></dl>`)}${card('Your employer', `<p style="margin:0">${pen.text('employerName')}<br>${pen.aside('address')}, ${pen.aside('town')}, ${pen.aside('postcode')}</p><dl>${item('PAYE reference', pen.text('payeReference'))}</dl>`)}${card('Pay and tax', `<table><tr><th></th><th>Taxable pay</th><th>Income Tax paid</th></tr><tr><td>This employment</td><td>£${pen.money('payInThisEmployment')}</td><td>£${pen.money('taxInThisEmployment')}</td></tr>${had}<tr><th>Year total</th><th>£${pen.money('totalPay')}</th><th>£${pen.money('totalTax')}</th></tr></table><dl>${item('Tax code at 5 April', pen.text('finalTaxCode'))}</dl>`)}${card('National Insurance', `<table><tr><th>Category</th><th>Earnings at LEL</th><th>Earnings LEL to PT</th><th>Earnings PT to UEL</th><th>You paid</th></tr><tr><td>${pen.text('nicTableLetter')}</td><td>£${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>£${pen.pounds('earningsToPrimaryThreshold')}</td><td>£${pen.pounds('earningsToUpperEarningsLimit')}</td><td>£${pen.money('employeeNationalInsurance')}</td></tr></table>`)}${pen.aside('hasLoan') ? card('Loan repayments', `<dl>${item('Student loan', `£${pen.pounds('studentLoan')}`)}</dl>`) : ''}<p><small>This is an official P60 End of Year Certificate. Keep it safe.</small></p>`;
		},
	},
	{
		name: 'p60-leader-dots',
		type: 'p60',
		html: (pen) => {
			const lines = [
				dotted('Surname ', ` ${pen.text('surname')}`),
				dotted('First name(s) or initials ', ` ${pen.text('forenames')}`),
				dotted('NI number ', ` ${pen.text('nationalInsuranceNumber')}`),
				dotted('Payroll reference ', ` ${pen.text('worksNumber')}`),
				dotted('Final PAYE code ', ` ${pen.text('finalTaxCode')}`),
				dotted('Employer reference ', ` ${pen.text('payeReference')}`),
				'',
				'A. PAY AND TAX',
				...(pen.aside('hasPrevious')
					? [
							dotted('Pay from previous employments ', ` ${pen.money('payInPreviousEmployments')}`),
							dotted('Tax from previous employments ', ` ${pen.money('taxInPreviousEmployments')}`),
						]
					: []),
				dotted('Pay in this employment ', ` ${pen.money('payInThisEmployment')}`),
				dotted('Tax in this employment ', ` ${pen.money('taxInThisEmployment')}`),
				dotted('Total pay for the year ', ` ${pen.money('totalPay')}`),
				dotted('Total tax for the year ', ` ${pen.money('totalTax')}`),
				'',
				'B. NATIONAL INSURANCE',
				dotted('Contribution table letter ', ` ${pen.text('nicTableLetter')}`),
				dotted('Earnings at the lower earnings limit ', ` ${pen.pounds('earningsAtLowerEarningsLimit')}`),
				dotted('Earnings LEL to PT ', ` ${pen.pounds('earningsToPrimaryThreshold')}`),
				dotted('Earnings PT to UEL ', ` ${pen.pounds('earningsToUpperEarningsLimit')}`),
				dotted("Employee's contributions payable ", ` ${pen.money('employeeNationalInsurance')}`),
				...(pen.aside('hasLoan') ? ['', dotted('Student loan repayments ', ` ${loan(pen)}`)] : []),
			];
			return `<style>body{margin:50px}pre,p{font:12px "Liberation Mono"}</style><p style="text-align:center;font-size:15px"><b>${pen.text('employerName')}</b><br><span style="font-size:11px">${pen.aside('address')}, ${pen.aside('town')} ${pen.aside('postcode')}</span></p><p style="text-align:center">FORM P60 (SUBSTITUTE) - CERTIFICATE OF PAY AND TAX<br>FOR THE YEAR ENDED 5 APRIL ${year(pen)}</p><pre>${lines.join('\n')}</pre><p>Keep this certificate. You may need it for your tax return.</p>`;
		},
	},
	{
		name: 'p60-narrow-boxes',
		type: 'p60',
		landscape: true,
		html: (pen) => {
			const box = (label: string, value: string, width = 110) =>
				`<td style="width:${width}px"><i>${label}</i><br><b>${value}</b></td>`;
			return `<style>body{font-family:"Liberation Sans Narrow",Arial;font-size:11px;margin:26px}table{border-collapse:collapse;margin-bottom:9px;table-layout:fixed}td{border:1px solid #222;padding:3px 5px;vertical-align:top;overflow-wrap:normal}i{font-style:normal;font-size:8px;color:#333}</style><h3>P60 - End of Year Certificate - ${pen.text('taxYear').replace('-', '/')}</h3><table><tr>${box("Employer's name and address", `${pen.text('employerName')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}`, 96)}${box("Employer's PAYE reference", pen.text('payeReference'))}${box('Employee surname', pen.text('surname'), 80)}${box('Employee forename(s)', pen.text('forenames'), 80)}${box('NI No.', pen.text('nationalInsuranceNumber'))}${box('Payroll No.', pen.text('worksNumber'), 60)}${box('Tax code', pen.text('finalTaxCode'), 60)}</tr></table><table><tr>${box('Pay in previous employment(s)', previous(pen, 'payInPreviousEmployments'))}${box('Tax deducted in previous employment(s)', previous(pen, 'taxInPreviousEmployments'))}${box('Pay in this employment', pen.money('payInThisEmployment'))}${box('Tax deducted in this employment', pen.money('taxInThisEmployment'))}${box('Total pay for year', pen.money('totalPay'))}${box('Total tax deducted for year', pen.money('totalTax'))}</tr></table><table><tr>${box('NI table letter', pen.text('nicTableLetter'), 70)}${box('1a Earnings at the LEL', pen.pounds('earningsAtLowerEarningsLimit'))}${box('1b Earnings above the LEL up to the PT', pen.pounds('earningsToPrimaryThreshold'))}${box('1c Earnings above the PT up to the UEL', pen.pounds('earningsToUpperEarningsLimit'))}${box('1d Employee contributions', pen.money('employeeNationalInsurance'))}${box('Student Loan (whole £)', loan(pen))}</tr></table><p>To the employee: keep this certificate safe. You cannot get a duplicate.</p>`;
		},
	},
	{
		name: 'p60-tystysgrif-dwy-golofn',
		type: 'p60',
		html: (pen) => {
			const line = (welsh: string, english: string, value: string) =>
				`<tr><td>${welsh} / ${english}</td><td>${value}</td></tr>`;
			return `<style>body{font-family:"DejaVu Serif";font-size:11px;margin:40px}td{padding:3px 14px 3px 0;vertical-align:top}table{margin-bottom:10px}h4{margin:8px 0 2px}</style><p><b>${pen.text('employerName')}</b><br>${pen.aside('address')}<br>${pen.aside('town')} ${pen.aside('postcode')}</p><h3>P60 Tystysgrif diwedd y flwyddyn / End of Year Certificate</h3><table>${line('Blwyddyn dreth yn gorffen 5 Ebrill', 'Tax year to 5 April', year(pen))}${line('Enw', 'Name', both(pen))}${line('Rhif YG', 'NI number', pen.text('nationalInsuranceNumber'))}${line('Rhif y gyflogres', 'Payroll number', pen.text('worksNumber'))}${line('Cod treth', 'Tax code', pen.text('finalTaxCode'))}${line('Cyfeirnod TWE', 'PAYE reference', pen.text('payeReference'))}</table><h4>Cyflog a Threth Incwm / Pay and Income Tax</h4><table><tr><td></td><td>Cyflog / Pay</td><td>Treth / Tax</td></tr><tr><td>Swydd flaenorol / Previous employment</td><td>${previous(pen, 'payInPreviousEmployments')}</td><td>${previous(pen, 'taxInPreviousEmployments')}</td></tr><tr><td>Y swydd hon / This employment</td><td>${pen.money('payInThisEmployment')}</td><td>${pen.money('taxInThisEmployment')}</td></tr><tr><td>Cyfanswm / Total</td><td>${pen.money('totalPay')}</td><td>${pen.money('totalTax')}</td></tr></table><h4>Yswiriant Gwladol / National Insurance</h4><table>${line('Llythyren tabl', 'Table letter', pen.text('nicTableLetter'))}${line('Cyfraniadau cyflogai', 'Employee contributions', `£${pen.money('employeeNationalInsurance')}`)}${pen.aside('hasLoan') ? line('Benthyciad myfyriwr', 'Student loan', `£${pen.pounds('studentLoan')}`) : ''}</table>`;
		},
	},
];
