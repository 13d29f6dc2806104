import { inPairs } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{font:11.5px "Liberation Serif";margin:36px 46px} h1{font-size:17px;margin:0;text-align:center} .sub{text-align:center;margin:3px 0 12px} .part{border:1px solid #000;margin-bottom:-1px;display:grid;grid-template-columns:118px 1fr} .part>b{padding:8px;border-right:1px solid #000;font-size:11px} .part>div{padding:6px 10px}
.box{border:1px solid #000;margin-top:3px;padding:2px 6px;font:12px "DejaVu Sans Mono";min-height:16px} .pair{display:grid;grid-template-columns:1fr 1fr;gap:6px 14px} table{border-collapse:collapse;width:100%} td{padding:2px 4px} td.m,td.p{border:1px solid #000;font:12px "DejaVu Sans Mono";text-align:right} td.m{width:76px} td.p{width:26px} th{font-weight:normal;font-size:10px;text-align:right;padding:0 4px}
.ni{text-align:center} .ni td,.ni th{border:1px solid #000;text-align:center;font-size:10px;padding:4px} .ni td{font:12px "DejaVu Sans Mono"} .foot{font-size:10px;line-height:1.4}
</style>`;

/** A label, and pounds and pence each in a box of its own, or both boxes blank. */
function row(label: string, value: string): string {
	const [pounds = '', pence = ''] = value.split('.');
	return `<tr><td>${label}</td><td class="m">${pounds}</td><td class="p">${pence}</td></tr>`;
}

const boxed = (label: string, value: string) => `<div>${label}<div class="box">${value}</div></div>`;
const part = (heading: string, body: string) => `<div class="part"><b>${heading}</b><div>${body}</div></div>`;
const columns = '<tr><th></th><th>£</th><th>p</th></tr>';

const who = (pen: Pen) =>
	part(
		"Employee's details",
		`<div class="pair">${boxed('Surname', pen.text('surname'))}${boxed('Forenames or initials', pen.text('forenames'))}${boxed('National Insurance number', inPairs(pen.text('nationalInsuranceNumber')))}${boxed('Works/payroll number', pen.aside('worksNumber'))}</div>`,
	);

/** What another job paid is left blank where there was none. */
function taxed(pen: Pen): string {
	const before = (field: string) => (pen.aside('hasPrevious') ? pen.money(field) : '');
	return part(
		'Pay and Income Tax details',
		`<div class="pair"><table><tr><td colspan="3">Pay</td></tr>${columns}${row('In previous employment(s)', before('payInPreviousEmployments'))}${row('In this employment *', pen.money('payInThisEmployment'))}${row('Total for year', pen.money('totalPay'))}</table>
<table><tr><td colspan="3">Tax deducted</td></tr>${columns}${row('In previous employment(s)', before('taxInPreviousEmployments'))}${row('In this employment', pen.money('taxInThisEmployment'))}${row('Total for year', pen.money('totalTax'))}</table></div>
<div style="display:flex;gap:10px;align-items:center;margin-top:8px">Final tax code <div class="box">${pen.text('finalTaxCode')}</div> * figure shown here should be used for your tax return, if you get one</div>`,
	);
}

const insured = (pen: Pen) =>
	part(
		'National Insurance contributions in this employment',
		`<table class="ni"><tr><th>NIC table letter</th><th>Earnings at the Lower Earnings Limit (LEL)<br>£</th><th>Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£</th><th>Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£</th><th>Employee's contributions due on all earnings above the PT<br>£ &nbsp; p</th></tr>
<tr><td>${pen.aside('nicTableLetter')}</td><td>${pen.pounds('earningsAtLowerEarningsLimit')}</td><td>${pen.pounds('earningsToPrimaryThreshold')}</td><td>${pen.pounds('earningsToUpperEarningsLimit')}</td><td>${pen.money('employeeNationalInsurance')}</td></tr></table>`,
	);

/** Nobody was on leave: these boxes stand blank, as the form has them. */
const statutory = part(
	'Statutory payments included in the pay above',
	`<div class="pair"><table>${row('Maternity Pay', '')}${row('Paternity Pay', '')}</table><table>${row('Shared Parental Pay', '')}${row('Adoption Pay', '')}</table></div>`,
);

/** Loans stand in their boxes only where one was taken back. */
function others(pen: Pen): string {
	const taken = (field: string) => (pen.aside('hasLoan') ? pen.pounds(field) : '');
	return part(
		'Other details',
		`<div class="pair">${boxed('Student Loan deductions (whole £s only)', taken('studentLoan'))}${boxed('Postgraduate Loan deductions (whole £s only)', taken('postgraduateLoan'))}</div>`,
	);
}

/** The certificate that a bureau of two accountants prints: HMRC's form copied in boxes, pounds and pence apart. */
export const bureauForm: Layout = {
	name: 'seventeen-p60-bureau-form',
	type: 'p60',
	html: (
		pen,
	) => `${style}<h1>P60 End of Year Certificate</h1><p class="sub">Tax year to 5 April <b>${pen.implied('taxYear')}${pen.aside('yearEnd')}</b><br>To the employee: please keep this certificate in a safe place</p>
${who(pen)}${taxed(pen)}${insured(pen)}${statutory}${others(pen)}
${part("Employer's details", `<div class="pair">${boxed("Employer's full name", pen.text('employerName'))}${boxed('Employer PAYE reference', pen.text('payeReference'))}${boxed("Employer's address", '3 Castle Street, Ambleford')}${boxed('Postcode', 'AM1 9BD')}</div>`)}
<p class="foot">You need this form to fill in a tax return and to claim tax back. By law you must tell HM Revenue &amp; Customs about any income that is not fully taxed, even if you are not sent a tax return.</p>
<p class="foot">P60 (Substitute) &nbsp;&nbsp; Prepared by Dunmore &amp; Leith Payroll Bureau, 22a Market Row, Ambleford, for and on behalf of the employer</p>`,
};
