import type { Layout, Pen } from '../../paper.ts';

/** A caption in small letters with a box for its value below. */
const box = (caption: string, value: string, width: number) =>
	`<div class="b" style="width:${width}px"><i>${caption}</i><p>${value || '&nbsp;'}</p></div>`;

const style = `<style>
body{font:11px Arial;margin:26px 30px} .sheet{border:1.5px solid #000;padding:10px} .cols{display:flex;gap:18px} .l{width:350px} .r{flex:1}
.b{display:inline-block;vertical-align:top;margin:0 6px 6px 0} .b i{font:9px Arial;display:block} .b p{border:1px solid #000;margin:1px 0 0;padding:3px 5px;font:12px "Liberation Mono"}
h4{font:bold 11px Arial;margin:8px 0 4px} .f{font-size:8.5px;display:flex;justify-content:space-between;margin-top:8px}</style>`;

const pay = (pen: Pen) => `<h4>Pay and Income Tax details</h4>
${box('Pay in previous employment(s) £', pen.aside('hasPrevious') && pen.money('payInPreviousEmployments'), 140)}${box('Tax deducted £', pen.aside('hasPrevious') && pen.money('taxInPreviousEmployments'), 120)}<br>
${box('Pay in this employment £ *', pen.money('payInThisEmployment'), 140)}${box('Tax deducted £ *', pen.money('taxInThisEmployment'), 120)}<br>
${box('Total pay for year £', pen.money('totalPay'), 140)}${box('Total tax for year £', pen.money('totalTax'), 120)}<br>
${box('Final tax code', pen.text('finalTaxCode'), 90)}
<p style="font-size:9px;margin:2px 0">* Figures to use for your tax return, if you get one</p>`;

const contributions = (pen: Pen) => `<h4>National Insurance contributions in this employment</h4>
${box('NIC letter', pen.text('nicTableLetter'), 54)}${box('1a Earnings at the LEL £', pen.pounds('earningsAtLowerEarningsLimit'), 122)}${box('1b Above LEL to PT £', pen.pounds('earningsToPrimaryThreshold'), 116)}${box('1c Above PT to UEL £', pen.pounds('earningsToUpperEarningsLimit'), 122)}${box("1d Employee's contributions £ p", pen.money('employeeNationalInsurance'), 156)}`;

/** A P60 as the payroll program on a farm's own computer prints it: captions above typed boxes. */
export const farm: Layout = {
	name: 'ten-a-p60-farm',
	type: 'p60',
	html: (pen) => `${style}<div class="sheet">
<div style="display:flex;justify-content:space-between"><b style="font-size:17px">P60 End of Year Certificate</b>
<span>Tax year to 5 April &nbsp;<b style="font:bold 14px 'Liberation Mono'">${pen.aside('yearEnd')}</b>${pen.implied('taxYear')}</span></div>
<div class="cols"><div class="l">
<h4>To the employee:</h4><p style="font-size:9px;margin:0;line-height:1.4">Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. You can also use it to check that your employer is using the correct National Insurance number and deducting the right rate of National Insurance contributions.</p>
<h4>Employee's details</h4>
${box('Surname', pen.text('surname'), 160)}${box('Forenames or initials', pen.text('forenames'), 160)}<br>
${box('National Insurance number', pen.text('nationalInsuranceNumber'), 160)}${box('Works/payroll number', pen.aside('worksNumber'), 110)}
</div><div class="r">${pay(pen)}</div></div>
${contributions(pen)}
<div class="cols"><div class="l"><h4>Other details</h4>
${box('Student Loan deductions £ (whole £s)', pen.pounds('studentLoan'), 165)}${box('Postgraduate Loan deductions £', pen.pounds('postgraduateLoan'), 150)}
</div><div class="r"><h4>Statutory payments included above</h4>
${box('SMP £', pen.aside('statutoryMaternityPay'), 70)}${box('SPP £', pen.aside('statutoryPaternityPay'), 70)}${box('SAP £', pen.aside('statutoryAdoptionPay'), 70)}</div></div>
<h4>Employer</h4>
${box("Employer's full name and address (including postcode)", `${pen.text('employerName')}<br>Nether Barn, Coldwell Lane<br>AMBLEFORD AM7 3RR`, 340)}${box('Employer PAYE reference', pen.text('payeReference'), 150)}
<div class="f"><span>P60(Single sheet)</span><span>HarvestPay 7.3 desktop, licence 40118</span><span>Do not destroy</span></div>
</div>`,
};
