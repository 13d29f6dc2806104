/** P60s that the reader was made on: values before their labels, sideways headings, letters in sentences, Welsh and both languages. */
import type { Layout, Pen } from '../paper.ts';

const rows = (pairs: readonly (readonly [string, string])[]) =>
	pairs.map(([left, right]) => `<tr><td>${left}</td><td>${right}</td></tr>`).join('');

/** Pay and tax of the employments that there were, each with its label. */
function employments(pen: Pen): (readonly [label: string, pay: string, tax: string])[] {
	const previous = [
		'In previous employment(s)',
		...(pen.aside('hasPrevious')
			? [pen.money('payInPreviousEmployments'), pen.money('taxInPreviousEmployments')]
			: ['', '']),
	] as const;
	return [
		[previous[0], previous[1] ?? '', previous[2] ?? ''],
		['In this employment', pen.money('payInThisEmployment'), pen.money('taxInThisEmployment')],
		['Total for year', pen.money('totalPay'), pen.money('totalTax')],
	];
}

/** The layouts. */
export const p60s: readonly Layout[] = [
	{
		name: 'p60-values-on-the-left',
		type: 'p60',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:40px}td{padding:3px 8px;border-bottom:1px solid #ddd}td:first-child{width:220px;text-align:right;font-weight:bold}td:last-child{color:#444}</style><h2>P60 summary for the tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h2><table>${rows(
				[
					[pen.text('surname'), 'Surname'],
					[pen.text('forenames'), 'Forenames'],
					[pen.text('nationalInsuranceNumber'), 'National Insurance number'],
					[pen.text('worksNumber'), 'Payroll number'],
					[pen.text('employerName'), 'Employer name'],
					[pen.text('payeReference'), 'Employer PAYE reference'],
					[pen.text('finalTaxCode'), 'Final tax code'],
					...employments(pen).flatMap(([label, pay, tax]): [string, string][] =>
						pay === ''
							? []
							: [
									[`£${pay}`, `Pay: ${label.toLowerCase()}`],
									[`£${tax}`, `Tax deducted: ${label.toLowerCase()}`],
								],
					),
					[pen.text('nicTableLetter'), 'NIC table letter'],
					[`£${pen.money('employeeNationalInsurance')}`, "Employee's contributions"],
					...(pen.aside('hasLoan')
						? [[`£${pen.pounds('studentLoan')}`, 'Student loan deductions'] as const]
						: []),
				],
			)}</table>`,
	},
	{
		name: 'p60-values-then-captions',
		type: 'p60',
		html: (pen) => {
			const box = (value: string, label: string) =>
				`<div class=b><b>${value}</b> <span>${label}</span></div>`;
			return `<style>body{font-family:"DejaVu Sans";font-size:11px;margin:36px}.b{padding:4px 0}.b b{display:inline-block;min-width:190px}.b span{color:#555}</style><h3>End of Year Certificate P60</h3>${box(pen.text('taxYear'), 'Tax year')}${box(pen.aside('name'), 'Employee name')}${pen.implied('surname')}${pen.implied('forenames')}${box(pen.text('nationalInsuranceNumber'), 'NI number')}${box(pen.text('finalTaxCode'), 'Final tax code')}${box(pen.text('payeReference'), 'PAYE reference')}${box(pen.text('employerName'), 'Employer')}<hr>${employments(
				pen,
			)
				.filter(([, pay]) => pay !== '')
				.map(
					([label, pay, tax]) => `<h4>${label}</h4>${box(`£${pay}`, 'Pay')}${box(`£${tax}`, 'Tax deducted')}`,
				)
				.join('')}`;
		},
	},
	{
		name: 'p60-sideways-heads',
		type: 'p60',
		landscape: true,
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:30px}table{border-collapse:collapse;margin-bottom:12px}td,th{border:1px solid #333;padding:5px 10px;text-align:right}th{height:130px;vertical-align:bottom;font-weight:normal}th span{writing-mode:vertical-rl;transform:rotate(180deg)}</style><h2>P60 End of Year Certificate</h2><p>Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p><table><tr><th><span>Surname</span></th><th><span>Forenames or initials</span></th><th><span>National Insurance number</span></th><th><span>Final tax code</span></th><th><span>Employer PAYE reference</span></th></tr><tr><td>${pen.text('surname')}</td><td>${pen.text('forenames')}</td><td>${pen.text('nationalInsuranceNumber')}</td><td>${pen.text('finalTaxCode')}</td><td>${pen.text('payeReference')}</td></tr></table><table><tr><td></td><th><span>Pay</span></th><th><span>Tax deducted</span></th></tr>${employments(
				pen,
			)
				.map(
					([label, pay, tax]) =>
						`<tr><td style="text-align:left">${label}</td><td>${pay}</td><td>${tax}</td></tr>`,
				)
				.join(
					'',
				)}</table><table><tr><th><span>NIC table letter</span></th><th><span>Employee's contributions</span></th></tr><tr><td>${pen.text('nicTableLetter')}</td><td>${pen.money('employeeNationalInsurance')}</td></tr></table><p>Employer name: ${pen.text('employerName')}</p>`,
	},
	{
		name: 'p60-sideways-groups',
		type: 'p60',
		html: (pen) => {
			const group = (label: string, pay: string, tax: string) =>
				`<tr><th rowspan=2><span>${label}</span></th><td>Pay</td><td>${pay}</td></tr><tr><td>Tax deducted</td><td>${tax}</td></tr>`;
			return `<style>body{font-family:"DejaVu Sans";font-size:11px;margin:36px}table{border-collapse:collapse}td{border:1px solid #777;padding:16px 12px}th{border:1px solid #777;font-weight:normal;width:34px}th span{writing-mode:vertical-rl;transform:rotate(180deg);font-size:10px;max-height:110px}</style><h3>P60 - year ended 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</h3><p>Name of employee: ${pen.aside('name')}${pen.implied('surname')}${pen.implied('forenames')}<br>NI number: ${pen.text('nationalInsuranceNumber')}<br>Final tax code: ${pen.text('finalTaxCode')}<br>PAYE reference: ${pen.text('payeReference')}</p><table>${employments(
				pen,
			)
				.map(([label, pay, tax]) =>
					group(label.replace('In previous', 'Previous').replace('In this', 'This'), pay, tax),
				)
				.join('')}</table><p>Employer name: ${pen.text('employerName')}</p>`;
		},
	},
	{
		name: 'p60-letter',
		type: 'p60',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Serif";font-size:13px;margin:70px;line-height:1.5}</style><p>${pen.text('employerName')}<br>${pen.aside('address')}<br>${pen.aside('town')} ${pen.aside('postcode')}</p><p>To ${pen.aside('name')}${pen.implied('surname')}${pen.implied('forenames')}</p><p><b>P60 End of Year Certificate: tax year to 5 April ${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}</p><p>Please keep this letter as your certificate. Your National Insurance number is ${pen.text('nationalInsuranceNumber')} and your final tax code was ${pen.text('finalTaxCode')}. Our employer PAYE reference is ${pen.text('payeReference')}.</p><p>In this employment you were paid £${pen.money('payInThisEmployment')} and we deducted Income Tax of £${pen.money('taxInThisEmployment')}. ${pen.aside('hasPrevious') ? `In your previous employment your pay was £${pen.money('payInPreviousEmployments')} and the tax deducted was £${pen.money('taxInPreviousEmployments')}. ` : ''}Your total pay for the year was £${pen.money('totalPay')} and the total tax deducted was £${pen.money('totalTax')}.</p><p>Your National Insurance contributions in this employment were £${pen.money('employeeNationalInsurance')}.${pen.aside('hasLoan') ? ` Student loan deductions of £${pen.pounds('studentLoan')} were made.` : ''}</p><p>Yours sincerely</p>`,
	},
	{
		name: 'p60-statement',
		type: 'p60',
		html: (pen) =>
			`<style>body{font-family:Arial;font-size:12px;margin:60px;width:430px}</style><h3>P60 ${pen.text('taxYear')}</h3><p>This is to certify that during the year ended 5 April ${pen.aside('yearEnd')} we paid ${pen.aside('name')}, National Insurance number ${pen.text('nationalInsuranceNumber')}, a total of £${pen.money('payInThisEmployment')} in this employment, from which tax of £${pen.money('taxInThisEmployment')} was deducted under code ${pen.text('finalTaxCode')}.</p>${pen.aside('hasPrevious') ? `<p>Together with pay of £${pen.money('payInPreviousEmployments')} and tax of £${pen.money('taxInPreviousEmployments')} from previous employment, total pay for the year is £${pen.money('totalPay')} and total tax is £${pen.money('totalTax')}.</p>` : ''}<p>Employer name: ${pen.text('employerName')}<br>PAYE reference: ${pen.text('payeReference')}</p>`,
	},
	{
		name: 'p60-dwyieithog',
		type: 'p60',
		html: (pen) => {
			const pair = (welsh: string, english: string, value: string) =>
				`<td><small>${welsh}<br>${english}</small><br>${value}</td>`;
			return `<style>body{font-family:Arial;font-size:12px;margin:30px}td,th{border:1px solid #333;padding:5px 8px;vertical-align:top;text-align:left}small{font-size:9px}table{border-collapse:collapse;width:100%;margin-bottom:10px}</style><h3>P60 Tystysgrif Diwedd Blwyddyn / End of Year Certificate</h3><p>Blwyddyn dreth hyd at / Tax year to 5 April ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p><table><tr>${pair('Cyfenw', 'Surname', pen.text('surname'))}${pair('Enwau cyntaf neu flaenlythrennau', 'Forenames or initials', pen.text('forenames'))}</tr><tr>${pair('Rhif Yswiriant Gwladol', 'National Insurance number', pen.text('nationalInsuranceNumber'))}${pair('Rhif gwaith/cyflogres', 'Works/payroll number', pen.text('worksNumber'))}</tr></table><table><tr><td></td><th>Cyflog<br>Pay</th><th>Treth a ddidynnwyd<br>Tax deducted</th></tr>${employments(
				pen,
			)
				.map(
					([label, pay, tax], index) =>
						`<tr><td>${['Mewn swydd(i) flaenorol', 'Yn y swydd hon', 'Cyfanswm ar gyfer y flwyddyn'][index]}<br>${label}</td><td>${pay}</td><td>${tax}</td></tr>`,
				)
				.join(
					'',
				)}</table><table><tr>${pair('Cod treth terfynol', 'Final tax code', pen.text('finalTaxCode'))}${pair('Cyfeirnod TWE y cyflogwr', 'Employer PAYE reference', pen.text('payeReference'))}</tr><tr>${pair("Cyfraniadau'r cyflogai", "Employee's contributions", pen.money('employeeNationalInsurance'))}${pair("Enw'r cyflogwr", 'Employer name', pen.text('employerName'))}</tr></table>`;
		},
	},
	{
		name: 'p60-cymraeg',
		type: 'p60',
		html: (pen) =>
			`<style>body{font-family:"DejaVu Sans";font-size:11px;margin:40px}td{padding:4px 20px 4px 0;border-bottom:1px dotted #888}</style><h3>P60 Tystysgrif Diwedd Blwyddyn</h3><p>Blwyddyn dreth hyd at 5 Ebrill ${pen.aside('yearEnd')}${pen.implied('taxYear')}</p><table>${rows(
				[
					['Cyfenw', pen.text('surname')],
					['Enwau cyntaf', pen.text('forenames')],
					['Rhif Yswiriant Gwladol', pen.text('nationalInsuranceNumber')],
					['Rhif cyflogres', pen.text('worksNumber')],
					['Cod treth terfynol', pen.text('finalTaxCode')],
					['Cyfeirnod TWE y Cyflogwr', pen.text('payeReference')],
					["Enw'r cyflogwr", pen.text('employerName')],
					...employments(pen).flatMap(([, pay, tax], index): [string, string][] => {
						const where = ['mewn swydd flaenorol', 'yn y swydd hon', 'am y flwyddyn'][index] ?? '';
						const whole = index === 2 ? 'Cyfanswm y ' : '';
						return pay === ''
							? []
							: [
									[`${whole || 'C'}${whole ? 'cyflog' : 'yflog'} ${where}`, `£${pay}`],
									[`${whole || 'T'}${whole ? 'dreth' : 'reth a ddidynnwyd'} ${where}`, `£${tax}`],
								];
					}),
					['Cyfraniadau Yswiriant Gwladol y cyflogai', `£${pen.money('employeeNationalInsurance')}`],
					...(pen.aside('hasLoan')
						? [['Didyniadau Benthyciad Myfyriwr', `£${pen.pounds('studentLoan')}`] as const]
						: []),
				],
			)}</table>`,
	},
];
