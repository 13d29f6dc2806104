import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
@page{margin:0} body{font:11px "DejaVu Sans Mono";margin:26px 30px;color:#000} .g{display:grid;grid-template-columns:repeat(12,1fr);border-top:1px solid #000;border-left:1px solid #000} .g div{border-right:1px solid #000;border-bottom:1px solid #000;padding:2px 5px 4px;min-height:27px} small{display:block;font:7.5px "Liberation Sans";color:#333;margin-bottom:2px} .hd{display:flex;justify-content:space-between;font-family:"Liberation Sans";margin-bottom:5px} .cut{border-top:1px dashed #888;margin-top:18px;font:8px "Liberation Sans";color:#888;padding-top:2px}
</style>`;

const box = (span: number, label: string, value: string) =>
	`<div style="grid-column:span ${span}"><small>${label}</small>${value || '&nbsp;'}</div>`;

const person = (pen: Pen) =>
	box(4, 'Surname', pen.text('surname')) +
	box(3, 'First name(s)', pen.text('forenames')) +
	box(3, 'National Insurance no.', pen.text('nationalInsuranceNumber')) +
	box(2, 'Works no.', pen.aside('worksNumber'));

function pay(pen: Pen): string {
	const had = pen.aside('hasPrevious') !== '';
	return (
		box(3, 'Pay in previous employment(s) £', had ? pen.money('payInPreviousEmployments') : '') +
		box(3, 'Tax in previous employment(s) £', had ? pen.money('taxInPreviousEmployments') : '') +
		box(3, 'Pay in this employment £', pen.money('payInThisEmployment')) +
		box(3, 'Tax in this employment £', pen.money('taxInThisEmployment')) +
		box(3, 'Total pay for year £', pen.money('totalPay')) +
		box(3, 'Total tax for year £', pen.money('totalTax')) +
		box(2, 'Final tax code', pen.text('finalTaxCode')) +
		box(2, 'Student Loan £', pen.aside('hasLoan') && pen.pounds('studentLoan')) +
		box(2, 'Postgraduate Loan £', pen.aside('hasLoan') && pen.pounds('postgraduateLoan'))
	);
}

const insurance = (pen: Pen) =>
	box(1, 'NIC letter', pen.text('nicTableLetter')) +
	box(2, 'Earnings at LEL £', pen.pounds('earningsAtLowerEarningsLimit')) +
	box(3, 'Earnings above LEL to PT £', pen.pounds('earningsToPrimaryThreshold')) +
	box(3, 'Earnings above PT to UEL £', pen.pounds('earningsToUpperEarningsLimit')) +
	box(3, 'Employee’s NICs £', pen.money('employeeNationalInsurance'));

const statutory = (pen: Pen) =>
	box(3, 'Stat. Maternity Pay £', pen.money('statutoryMaternityPay')) +
	box(3, 'Stat. Paternity Pay £', pen.money('statutoryPaternityPay')) +
	box(3, 'Stat. Adoption Pay £', pen.money('statutoryAdoptionPay')) +
	box(3, 'Stat. Shared Parental Pay £', '');

/** A certificate on half a page, two to a sheet and cut apart: every value under its small label, in the typeface of an old printer. */
export const half: Layout = {
	name: 'fourteen-p60-half',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="hd"><b style="font-size:14px">P60 END OF YEAR CERTIFICATE</b><span>Year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b></span></div>
<div class="g">${person(pen)}${box(8, 'Employer’s name and address', `${pen.text('employerName')}<br>The Maltings, Quay Street, Ambleford AM1 3TF`)}${box(4, 'PAYE reference', pen.text('payeReference'))}${pay(pen)}${insurance(pen)}${statutory(pen)}
<div style="grid-column:span 12;font:8.5px 'Liberation Sans'">To the employee: keep this certificate in a safe place. You will need it to fill in a tax return or to check that the right tax has been paid. It cannot be replaced. HMRC accepts this as a substitute P60.</div></div><div class="cut">cut here</div>`,
};
