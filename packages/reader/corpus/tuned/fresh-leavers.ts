/** Certificates of leaving drawn from HMRC's form before the reader was made to read them. */
import type { Layout } from '../paper.ts';

/** The layouts. */
export const freshLeavers: readonly Layout[] = [
	{
		name: 'p45-numbered-boxes',
		type: 'p45',
		html: (pen) => {
			const [day = '', month = '', year = ''] = pen.date('leavingDate').split('/');
			const [office = '', reference = ''] = pen.text('payeReference').split('/');
			const amount = (field: string) =>
				pen.money(field).replace(/^(.*)\.(..)$/, '£ <span class=v>$1</span> . <span class=v>$2</span> p');
			return `<style>body{font-family:Arial;font-size:10px;margin:24px}.half{float:left;width:47%;margin-right:3%}.v{font-family:"Liberation Mono";font-size:12px}p{margin:5px 0}b.n{display:inline-block;width:16px}</style><h2>P45 Part 1A</h2><h4>Details of employee leaving work</h4><p>Copy for employee</p><div class=half><p><b class=n>1</b>Employer PAYE reference<br>Office number &nbsp; Reference number<br><span class=v>${office}</span> / <span class=v>${reference}</span></p><p><b class=n>2</b>Employee's National Insurance number<br><span class=v>${pen.text('nationalInsuranceNumber')}</span></p><p><b class=n>3</b>Title - enter MR, MRS, MISS, MS or other title<br><span class=v>MX</span></p><p>Surname or family name<br><span class=v>${pen.text('surname')}</span></p><p>First name(s)<br><span class=v>${pen.text('forenames')}</span></p><p><b class=n>4</b>Leaving date DD MM YYYY<br><span class=v>${day} ${month} ${year}</span></p></div><div class=half><p><b class=n>5</b>Student Loan deductions<br>Enter 'Y' if Student Loan deduction is due to be made</p><p><b class=n>6</b>Tax Code at leaving date<br><span class=v>${pen.text('taxCode')}</span></p><p>If week 1 or month 1 applies, enter 'X' in the box below.</p><p><b class=n>7</b>Last entries on Payroll record/Deductions Working Sheet. Complete only if Tax Code is cumulative.</p><p>Week number &nbsp; Month number <span class=v>${pen.aside('monthNumber')}</span></p><p>Total pay to date<br>${amount('totalPayToDate')}</p><p>Total tax to date<br>${amount('totalTaxToDate')}</p><p><b class=n>8</b>This employment pay and tax. If no entry here, the amounts are those shown at box 7.<br>Total pay in this employment<br>${amount('payInThisEmployment')}</p><p>Total tax in this employment<br>${amount('taxInThisEmployment')}</p></div><div style="clear:both"></div><p><b class=n>14</b>I certify that the details entered in items 1 to 11 on this form are correct.<br>Employer name and address<br><span class=v>${pen.text('employerName')}<br>14 Quarry Lane<br>Ambleford</span></p><p>Postcode <span class=v>AM4 7QT</span></p>`;
		},
	},
	{
		name: 'p45-plain-statement',
		type: 'p45',
		html: (pen) => {
			const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
			return `<style>body{font-family:"DejaVu Serif";font-size:12px;margin:50px}td{padding:3px 30px 3px 0;border-bottom:1px solid #ccc}</style><p style="text-align:right"><b>${pen.text('employerName')}</b><br>14 Quarry Lane<br>Ambleford AM4 7QT</p><h3>P45 - Details of employee leaving work</h3><table>${line('Employee', `${pen.text('forenames')} ${pen.text('surname')}`)}${line('NI number', pen.text('nationalInsuranceNumber'))}${line('Date of leaving', pen.date('leavingDate', 'words'))}${line('Employer PAYE ref', pen.text('payeReference'))}${line('Tax code when leaving', pen.text('taxCode'))}${line('Month', pen.aside('monthNumber'))}${line('Pay to date (all employments)', `£${pen.money('totalPayToDate')}`)}${line('Tax to date (all employments)', `£${pen.money('totalTaxToDate')}`)}${line('Pay, this employment', `£${pen.money('payInThisEmployment')}`)}${line('Tax, this employment', `£${pen.money('taxInThisEmployment')}`)}</table>`;
		},
	},
];
