import type { Layout, Pen } from '../../paper.ts';

const style = `<style>
body{margin:0;font:10px "Liberation Sans"} .f{margin:30px 34px;width:726px;color:#8a4b08} .v{font:13px "Liberation Mono";color:#000} .head{display:flex;justify-content:space-between;border-bottom:2px solid #c98a3c;padding-bottom:5px;margin-bottom:8px} h1{font-size:23px;margin:0;display:inline} .two{display:grid;grid-template-columns:292px 1fr;gap:12px}
.say{line-height:1.4;margin:0 0 7px} .sec{background:#c98a3c;color:#fff;font-weight:bold;padding:3px 6px;margin:9px 0 5px;font-size:11px} .bx{border:1px solid #c98a3c;background:#fff;min-height:17px;padding:2px 5px} .row{display:flex;align-items:center;justify-content:space-between;margin-bottom:4px;gap:8px} .m{display:grid;grid-template-columns:84px 26px} .m .bx{text-align:right} .m .bx+.bx{border-left:0}
.pair{display:grid;grid-template-columns:1fr 118px 118px;gap:4px 8px;align-items:center} .m.s{grid-template-columns:88px 28px} .nic{display:grid;grid-template-columns:52px 1fr 1fr 1fr 1.15fr;gap:0} .nic>div{border:1px solid #c98a3c;margin-left:-1px;padding:4px 5px} .nic .t{font-size:8.5px;height:50px} .nic .v{text-align:right;height:17px} small{font-size:8.5px}
</style>`;

const filled = (value: string, more = '') => `<div class="bx v" ${more}>${value}</div>`;

/** Pounds in one box and pence in the next. */
function money(value: string, kind = ''): string {
	const [pounds = '', pence = ''] = value.split('.');
	return `<div class="m ${kind}">${filled(pounds)}${filled(pence)}</div>`;
}

const row = (label: string, box: string) => `<div class="row"><span>${label}</span>${box}</div>`;

function income(pen: Pen): string {
	const before = pen.aside('hasPrevious') !== '';
	const pair = (label: string, pay: string, tax: string) =>
		`<span>${label}</span>${money(pay, 's')}${money(tax, 's')}`;
	return `<div class="sec">Pay and Income Tax details</div><div class="pair"><span></span><b>Pay<br>£ <span style="float:right">p</span></b><b>Tax deducted<br>£ <span style="float:right">p</span></b>
${pair('In previous employment(s)', before ? pen.money('payInPreviousEmployments') : '', before ? pen.money('taxInPreviousEmployments') : '')}${pair("In this employment<br><small>if refund mark 'R'</small>", pen.money('payInThisEmployment'), pen.money('taxInThisEmployment'))}${pair('<b>Total for year</b>', pen.money('totalPay'), pen.money('totalTax'))}</div>
<div class="row" style="margin-top:6px"><span>Final tax code</span>${filled(pen.text('finalTaxCode'), 'style="width:110px"')}</div>`;
}

function insurance(pen: Pen): string {
	const cells = [
		pen.text('nicTableLetter'),
		...['earningsAtLowerEarningsLimit', 'earningsToPrimaryThreshold', 'earningsToUpperEarningsLimit'].map(
			(field) => pen.pounds(field),
		),
		pen.money('employeeNationalInsurance').replace('.', '&nbsp;&nbsp;'),
	];
	const heads = [
		'NIC table letter',
		'Earnings at the Lower Earnings Limit (LEL) (where earnings are equal to or exceed the LEL)<br>£',
		'Earnings above the LEL, up to and including the Primary Threshold (PT)<br>£',
		'Earnings above the PT, up to and including the Upper Earnings Limit (UEL)<br>£',
		"Employee's contributions due on all earnings above the PT<br>£ <span style='float:right'>p</span>",
	];
	return `<div class="sec">National Insurance contributions in this employment</div><div class="nic">${heads.map((each) => `<div class="t">${each}</div>`).join('')}${cells.map((each) => `<div class="v">${each}</div>`).join('')}</div>`;
}

function loans(pen: Pen): string {
	const whole = (field: string, has: boolean) =>
		filled(has ? pen.pounds(field) : '', 'style="width:70px;text-align:right"');
	const student = pen.aside('hasLoan') !== '';
	// Nobody in the corpus repays a postgraduate loan before 2025-26.
	const postgraduate = student && pen.text('taxYear') > '2024-25';
	return `<div class="sec">Other details</div>${row('Student Loan deductions in this employment (whole £s only)', whole('studentLoan', student))}${row('Postgraduate Loan deductions in this employment (whole £s only)', whole('postgraduateLoan', postgraduate))}`;
}

const statutory = () =>
	`<div class="sec">Statutory payments included in the pay ‘In this employment’ figure above</div><div class="two" style="grid-template-columns:1fr 1fr;gap:0 24px">${['Maternity Pay', 'Paternity Pay', 'Shared Parental Pay', 'Adoption Pay'].map((each) => row(`Statutory ${each}`, money(''))).join('')}</div>`;

const employee = (pen: Pen) =>
	`<div class="sec">Employee's details</div>${row('Surname', filled(pen.text('surname'), 'style="width:190px"'))}${row('Forenames or initials', filled(pen.text('forenames'), 'style="width:160px"'))}${row('National Insurance number', filled(pen.text('nationalInsuranceNumber'), 'style="width:120px"'))}${row('Works/payroll number', filled(pen.aside('worksNumber'), 'style="width:120px"'))}`;

/** Stationery that an employer feeds through a laser printer: captions in colour, what the payroll prints in typewriter's letters. */
export const laser: Layout = {
	name: 'sixteen-p60-laser',
	type: 'p60',
	html: (
		pen,
	) => `${style}<div class="f"><div class="head"><div><h1>P60</h1> &nbsp;<b style="font-size:15px">End of Year Certificate</b></div><div style="font-size:13px">Tax year to 5 April <span class="v" style="font-size:15px">${pen.aside('yearEnd')}${pen.implied('taxYear')}</span></div></div>
<div class="two"><div><p class="say"><b>To the employee:</b> Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You also need it to make a claim for Universal Credit.</p><p class="say">It also helps you check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p><p class="say">By law you are required to tell HM Revenue and Customs about any income that is not fully taxed, even if you are not sent a tax return.</p><p style="text-align:right;margin:0"><b>HM Revenue and Customs</b></p></div>
<div>${employee(pen)}</div></div>
<div class="two" style="grid-template-columns:1fr 290px"><div>${income(pen)}</div><div>${loans(pen)}</div></div>${insurance(pen)}${statutory()}
<div class="sec">Certificate by Employer/Paying Office</div><div class="two"><p class="say">This form shows your total pay for Income Tax purposes in this employment for the year. Any overtime, bonus, commission etc, Statutory Sick Pay or statutory parental payments is included.</p><div>Your employer's full name and address (including postcode)<div class="bx v" style="margin:3px 0 6px;line-height:1.35">${pen.text('employerName')}<br>Unit 5, Station Approach<br>Ambleford<br>AM2 6HG</div>${row('Employer PAYE reference', filled(pen.text('payeReference'), 'style="width:150px"'))}</div></div>
<div style="margin-top:30px;border-top:1px dashed #c98a3c;padding-top:12px" class="v">${pen.aside('name')}<br>${pen.aside('address')}<br>${pen.aside('town')}<br>${pen.aside('postcode')}</div><div style="margin-top:14px">P60(Single sheet) &nbsp; Do not destroy</div></div>`,
};
