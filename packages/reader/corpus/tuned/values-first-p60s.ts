/** P60s that say the same in another order: values before what they are, the total before its parts, tax before pay. Drawn to see what order does to the reader. */
import type { Layout, Pen } from '../paper.ts';

type Line = readonly [value: string, label: string];

const loans = (pen: Pen): Line[] =>
	pen.aside('hasLoan')
		? [
				[`£${pen.pounds('studentLoan')}`, 'Student loan deductions'],
				[`£${pen.pounds('postgraduateLoan')}`, 'Postgraduate loan deductions'],
			]
		: [];

const previous = (pen: Pen): Line[] =>
	pen.aside('hasPrevious')
		? [
				[`£${pen.money('payInPreviousEmployments')}`, 'Pay in previous employment(s)'],
				[`£${pen.money('taxInPreviousEmployments')}`, 'Tax deducted in previous employment(s)'],
			]
		: [];

const insured = (pen: Pen): Line[] => [
	[pen.text('nicTableLetter'), 'National Insurance table letter'],
	[`£${pen.pounds('earningsAtLowerEarningsLimit')}`, 'Earnings at the LEL'],
	[`£${pen.pounds('earningsToPrimaryThreshold')}`, 'Earnings above the LEL, up to the PT'],
	[`£${pen.pounds('earningsToUpperEarningsLimit')}`, 'Earnings above the PT, up to the UEL'],
	[`£${pen.money('employeeNationalInsurance')}`, "Employee's contributions"],
];

const taxed = (pen: Pen): Line[] => [
	...previous(pen),
	[`£${pen.money('payInThisEmployment')}`, 'Pay in this employment'],
	[`£${pen.money('taxInThisEmployment')}`, 'Tax deducted in this employment'],
	[`£${pen.money('totalPay')}`, 'Total pay for the year'],
	[`£${pen.money('totalTax')}`, 'Total tax for the year'],
	[pen.text('finalTaxCode'), 'Final tax code'],
];

const person = (pen: Pen): Line[] => [
	[pen.text('surname'), 'Surname'],
	[pen.text('forenames'), 'First names'],
	[pen.text('nationalInsuranceNumber'), 'National Insurance number'],
	[pen.aside('worksNumber'), 'Payroll number'],
];

const employer = (pen: Pen): Line[] => [
	[pen.text('employerName'), 'Employer'],
	[pen.text('payeReference'), 'PAYE reference'],
];

const year = (pen: Pen) => `Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}`;

/** A section as a table whose first column holds the values. */
const table = (title: string, lines: readonly Line[]) =>
	`<h3>${title}</h3><table>${lines.map(([value, label]) => `<tr><td>${value}</td><td>${label}</td></tr>`).join('')}</table>`;

const summary = (
	pen: Pen,
) => `<style>body{font:12px "Liberation Sans";margin:40px 50px} h1{font-size:20px} h3{font-size:12px;color:#345;margin:16px 0 4px;border-bottom:1px solid #ccd} td{padding:3px 0} td:first-child{width:170px;font-weight:bold} td:last-child{color:#456}</style>
<h1>P60 End of Year Certificate</h1><p>${year(pen)}</p>${table('You', person(pen))}${table('Pay and tax', taxed(pen))}${table('National Insurance', insured(pen))}${table('Loans', loans(pen))}${table('Your employer', employer(pen))}<p>Keep this certificate: you cannot get a duplicate.</p>`;

const rightAligned = (
	pen: Pen,
) => `<style>body{font:11px "DejaVu Sans";margin:36px} .s{border:1px solid #999;margin-bottom:10px;padding:4px 10px} .l{display:grid;grid-template-columns:200px 1fr;gap:14px;padding:2px 0} .l b{text-align:right}</style>
<b style="font-size:17px">P60</b> &nbsp; ${year(pen)}${[
	person(pen),
	employer(pen),
	taxed(pen),
	insured(pen),
	loans(pen),
]
	.map(
		(lines) =>
			`<div class="s">${lines.map(([value, label]) => `<div class="l"><b>${value}</b><span>${label}</span></div>`).join('')}</div>`,
	)
	.join('')}`;

const tiles = (
	pen: Pen,
) => `<style>body{font:11px "Liberation Sans";margin:34px} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin:10px 0} .t{background:#f2f5f8;padding:8px 10px;-webkit-print-color-adjust:exact} .t b{display:block;font-size:15px} .t span{color:#678;font-size:10px}</style>
<h2>P60 end of year certificate</h2><div>${year(pen)}</div>${[
	person(pen),
	employer(pen),
	taxed(pen),
	insured(pen),
	loans(pen),
]
	.map(
		(lines) =>
			`<div class="g">${lines.map(([value, label]) => `<div class="t"><b>${value}</b><span>${label}</span></div>`).join('')}</div>`,
	)
	.join('')}`;

const box = (label: string, value: string) => `<td><small>${label}</small><br>${value}</td>`;

const taxBefore = (
	pen: Pen,
) => `<style>body{font:11px "Liberation Sans";margin:34px} table{border-collapse:collapse;width:100%;margin-bottom:10px} td,th{border:1px solid #444;padding:4px 7px;text-align:left;font-weight:normal} small{font-size:9px;color:#333} .n{text-align:right}</style>
<table><tr>${box('National Insurance table letter', pen.text('nicTableLetter'))}${box('Employee’s contributions', `£${pen.money('employeeNationalInsurance')}`)}${box('Earnings above PT up to UEL', `£${pen.pounds('earningsToUpperEarningsLimit')}`)}${box('Earnings above LEL up to PT', `£${pen.pounds('earningsToPrimaryThreshold')}`)}${box('Earnings at LEL', `£${pen.pounds('earningsAtLowerEarningsLimit')}`)}</tr></table>
<table><tr><th></th><th class="n">Tax deducted £</th><th class="n">Pay £</th></tr><tr><td>Total for year</td><td class="n">${pen.money('totalTax')}</td><td class="n">${pen.money('totalPay')}</td></tr><tr><td>In this employment</td><td class="n">${pen.money('taxInThisEmployment')}</td><td class="n">${pen.money('payInThisEmployment')}</td></tr>${pen.aside('hasPrevious') && `<tr><td>In previous employment(s)</td><td class="n">${pen.money('taxInPreviousEmployments')}</td><td class="n">${pen.money('payInPreviousEmployments')}</td></tr>`}</table>
<table><tr>${box('Final tax code', pen.text('finalTaxCode'))}${box('Employer PAYE reference', pen.text('payeReference'))}${box('Employer’s name and address', `${pen.text('employerName')}<br>2 Canal Street<br>Ambleford AM1 1AA`)}</tr><tr>${box('Payroll number', pen.aside('worksNumber'))}${box('National Insurance number', pen.text('nationalInsuranceNumber'))}${box('Employee', `${pen.implied('surname')}${pen.implied('forenames')}${pen.aside('forenames')} ${pen.aside('surname')}`)}</tr></table>
<p>P60 end of year certificate. ${year(pen)}.${loans(pen)
	.map(([value, label]) => ` ${label}: ${value}.`)
	.join('')}</p>`;

/** The papers. */
export const valuesFirstP60s: readonly Layout[] = [
	{ name: 'order-p60-summary', type: 'p60', html: summary },
	{ name: 'order-p60-right-aligned', type: 'p60', html: rightAligned },
	{ name: 'order-p60-tiles', type: 'p60', html: tiles },
	{ name: 'order-p60-tax-before', type: 'p60', html: taxBefore },
];
