import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:9.5px "Liberation Sans";margin:0;color:#003a70} .v{font:12px "Liberation Mono";color:#000} .window{padding:64px 0 26px 76px;line-height:1.4;height:96px} .form{margin:0 40px;border:1px solid #003a70} .t{display:flex;justify-content:space-between;align-items:center;background:#003a70;color:#fff;padding:7px 10px;font-size:15px;-webkit-print-color-adjust:exact} .g{display:grid;border-top:1px solid #003a70} .g>div{border-left:1px solid #003a70;padding:3px 7px 5px} .g>div:first-child{border-left:0} .g .v{display:block;margin-top:4px} .r .v{text-align:right} .cap{border-top:1px solid #003a70;background:#e3ecf5;padding:3px 7px;font-weight:bold;-webkit-print-color-adjust:exact} .say{margin:10px 44px;line-height:1.4;font-size:8.5px}
</style>`;

const cell = (label: string, value: string, kind = '') =>
	`<div class="${kind}">${label}<span class="v">${value}</span></div>`;

const grid = (columns: string, ...cells: string[]) =>
	`<div class="g" style="grid-template-columns:${columns}">${cells.join('')}</div>`;

const details = (pen: Pen) => `
${grid('1.4fr 1.4fr 1fr 1fr', cell('Surname', pen.text('surname')), cell('Forenames or initials', pen.text('forenames')), cell('National Insurance no.', pen.text('nationalInsuranceNumber')), cell('Assignment / payroll no.', pen.aside('worksNumber')))}
${grid('2.8fr 1fr 1fr', cell('Employer', pen.text('employerName')), cell('Employer PAYE ref.', pen.text('payeReference')), cell('Final tax code', pen.text('finalTaxCode')))}`;

const before = (pen: Pen) =>
	pen.aside('hasPrevious') &&
	grid(
		'2fr 1fr 1fr',
		'<div>Previous employment(s)</div>',
		cell('Pay £', pen.money('payInPreviousEmployments'), 'r'),
		cell('Tax deducted £', pen.money('taxInPreviousEmployments'), 'r'),
	);

const taxed = (pen: Pen) => `<div class="cap">Pay and Income Tax</div>${before(pen)}
${grid('2fr 1fr 1fr', '<div>This employment: use these figures for your tax return</div>', cell('Pay £', pen.money('payInThisEmployment'), 'r'), cell('Tax deducted £', pen.money('taxInThisEmployment'), 'r'))}
${grid('2fr 1fr 1fr', '<div>Total for the year</div>', cell('Pay £', pen.money('totalPay'), 'r'), cell('Tax deducted £', pen.money('totalTax'), 'r'))}`;

const rest = (pen: Pen) => `<div class="cap">National Insurance contributions in this employment</div>
${grid('0.6fr 1fr 1fr 1fr 1fr', cell('NIC table letter', pen.aside('nicTableLetter')), cell('Earnings at LEL<br>£', pen.pounds('earningsAtLowerEarningsLimit'), 'r'), cell('Earnings above LEL up to PT<br>£', pen.pounds('earningsToPrimaryThreshold'), 'r'), cell('Earnings above PT up to UEL<br>£', pen.pounds('earningsToUpperEarningsLimit'), 'r'), cell('Employee contributions<br>£', pen.money('employeeNationalInsurance'), 'r'))}
<div class="cap">Statutory payments included in pay in this employment</div>
${grid('repeat(5,1fr)', cell('Maternity £', pen.aside('statutoryMaternityPay'), 'r'), cell('Paternity £', pen.aside('statutoryPaternityPay'), 'r'), cell('Adoption £', pen.aside('statutoryAdoptionPay'), 'r'), cell('Shared parental £', pen.aside('statutorySharedParentalPay'), 'r'), cell('Parental bereavement £', pen.aside('statutoryParentalBereavementPay'), 'r'))}
${pen.aside('hasLoan') && grid('1fr 1fr 1fr', cell('Student loan deductions £', pen.pounds('studentLoan'), 'r'), cell('Postgraduate loan deductions £', pen.pounds('postgraduateLoan'), 'r'), '<div></div>')}`;

/** A hospital trust's certificate: a window address, then one blue grid with typed figures, the employer beside the tax code. */
export const trust: Layout = {
	name: 'twenty-four-p60-trust',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="window v">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div>
<div class="form"><div class="t"><b>P60 End of Year Certificate</b><span>Year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}</span></div>${details(pen)}${taxed(pen)}${rest(pen)}</div>
<div class="say"><b>To the employee.</b> Please keep this certificate in a safe place. You cannot get a duplicate from HM Revenue &amp; Customs; the payroll department can give you one clearly marked as such. You can also use this form to check that your employer is using your correct National Insurance number and deducting the right rate of National Insurance contributions.<br><br>Pension contributions are taken off before the pay shown. Staff with more than one assignment on the same PAYE reference get one certificate for all of them. Payroll enquiries: Level 1, Cedar Block, Royal Ambleford Infirmary site, AM1 3QH, extension 56201. &nbsp; P60(Single sheet) Substitute</div>`,
};
