/** What the labels of payslips say, as payroll packages, bureaus and employers word them. Long because they word it in so many ways: a figure's scope follows an @, a scope alone stands after one. */

/** Each by what it means to the reader, parted by bars. */
export const payslipWords = {
	employeeName: `
		Employee | Employee name | Name | Employee's name | Full name | Staff name | Name of employee |
		Employee full name | Payee | Worker | Worker name | Colleague | Colleague name | Team member |
		Associate | Associate name | Payslip for | Staff member | Emp name | Emp. name | Your name |
		Member of staff | Employee (name) | Paid to | Pay to | Individual | Operative | Contractor |
		Payee name | Crew name | Partner name | Person | Title and name | Surname and forenames |
		Name of worker | Employee details | Prepared for | Person paid | Employee title & name |
		Recipient | Employee: | Subcontractor | Consultant | Consultant name
	`,
	employerName: `
		Employer | Employer name | Company | Company name | Business | Organisation | Employer's name |
		Name of employer | Paid by | Legal entity | Legal employer | Paying company | Payroll company |
		Employing authority | Issued by | Employed by | Paying authority | Firm | Employer details |
		Your employer | Trading name | Business name | Company: | Employing organisation | Practice |
		Client name | Client company | Employer (name)
	`,
	payDate: `
		Pay date | Payment date | Date paid | Paid on | Date of payment | Pay day | Process date | Date |
		Paid date | Pay Dt | Payroll date | BACS date | Credit date | Salary date | Payment made on |
		Processed on | Date of pay | Pay run date | Cheque date | Value date | Payable on |
		Wages paid on | Payment due | Funds available | Date of issue of pay | In your account on |
		Paid into your bank on | Date payable | Payday | Pmt date | Date of salary | Payslip date |
		Date of wages | Due to be paid | Bank credit date | Money in your account | Pay Day Date |
		Payment run date
	`,
	taxPeriod: `
		Tax period | Period | Tax month | Month | Tax week | Week | Pay period | Period no | Period no. |
		Tax Pd | Month no. | Month no | Period number | Tax month number | Pay period no | Tax wk/mth |
		Tax month/week | PAYE month | Payroll month | HMRC month | Tax period no. | Mth | Wk |
		Month/Week | Pay Period No. | Tax period number | Payroll period | Period/Month | Tax Mth |
		Tax Wk | Tax month no | Period no. (month)
	`,
	taxCode: `
		Tax code | Code | PAYE code | Your tax code | Tax code used | Tax code & basis | Code operated |
		Income tax code | HMRC tax code | Tax cd | Tax code no | PAYE tax code | Tax Code: | Code No. |
		Tax coding | Current tax code | Tax code this period | TaxCode | Notice of coding |
		Tax Code (cumulative) | Tax code applied | Employee tax code | T. code
	`,
	nationalInsuranceNumber: `
		NI number | NI no | N.I. No. | NINO | National Insurance number | Nat. Ins. No. |
		National Insurance no. | NI num | Nat Ins Number | N.I. Number | Insurance number |
		National ins. no | Your NI number | Employee NI number | NIN | NI Nbr | N.I.N.O. |
		National Insurance No | NI reference | Nat Ins No | NI # | Nat. Insurance no. |
		National Insurance | NINo | N I Number | Employee's NI no.
	`,
	payeReference: `
		PAYE reference | Employer PAYE ref | PAYE ref | Tax office ref | Tax reference |
		Employer's reference | HMRC reference | Tax Ref | PAYE scheme | Tax district/ref | ER PAYE ref |
		Employer ref | PAYE number | Tax Office Reference | Employer tax reference | Tax dist & ref |
		Scheme ref | Employer PAYE reference | PAYE Ref No | HMRC PAYE ref | Tax district and reference |
		PAYE scheme reference | Employer's PAYE Reference | Tax office and reference | PAYE No. |
		Employers Ref | HMRC office reference | ERN | Our PAYE ref | HMRC ref. | Tax Office No. & Ref.
	`,
	gross: `
		Gross pay | Total gross pay | Total pay | Total payments | Gross | Total earnings |
		Gross earnings | Gross salary | Gross wages | Total Gross | Total pay and allowances |
		Pay before deductions | Total additions | Earnings total | Gross for period | Gross this month |
		Gross amount | Total before deductions | Sum of earnings | Total entitlements |
		Total remuneration | Gross pay this period | Pay total | Total wages | Total salary | You earned |
		Gross wage | Total gross | Gross payments | Gross income | Total payable before deductions |
		Gross remuneration | Wages before stoppages | Total basic and additions |
		Total pay before deductions | Pay (gross) | Total earned | Gross pay total | All payments |
		Gross Pay £
	`,
	tax: `
		Tax | PAYE | Income tax | PAYE tax | Tax paid | Tax deducted | PAYE income tax |
		Income Tax (PAYE) | P.A.Y.E. | UK income tax | Inc Tax | PAYE deducted | Tax due |
		less Income tax | Tax (PAYE) | Income Tax paid | PAYE/Tax | Deduction: tax | Tax on pay |
		Tax this period | I. Tax | Tax - PAYE | Your income tax | Tax to HMRC | Income tax deducted |
		HMRC PAYE | Tax taken
	`,
	ni: `
		National Insurance | NI | Employee NI | NIC | NI contributions | Nat. Ins. | Employee NIC | NI A |
		NI (A) | National Insurance (A) | Employee's NIC | NI Ee | EE NI | NI employee | Class 1 NI |
		NICs | Natl Insurance | NI contrib | National Insurance contributions | Primary NIC | N.I. |
		NI - A | Nat Ins | Employee's NI | Employee National Insurance | NI contribution | Nat Ins Cont |
		NI EEs | less Employee's NI | National Ins | Nat. Insurance | NI Cat A | NI Category A |
		NI (employee) | National Insurance employee | EE's NI | NI deduction | Your National Insurance |
		NI Conts | Employee's National Insurance | Ees NI | Class 1 National Insurance | NI (Ee) |
		NI Letter A
	`,
	pension: `
		Pension | Employee pension | Workplace pension | Pension contribution | NEST | Pension EE |
		EE pension | Pension Ees | Auto-enrolment pension | AE Pension | NEST pension | Smart Pension |
		Peoples Pension | LGPS | Superannuation | Pension deduction | Pension conts | Group pension plan |
		Your pension | Company pension | Pension AE | Workplace Pen | Pension (Ee) | Employee's pension |
		Pensn | Pension ee cont | Employee pension contribution | Pension (employee) | Auto Enrolment |
		The People's Pension | Pension scheme | less Pension contribution | Pension contributions |
		Workplace pension (employee) | Pension - employee | Ee Pension | Stakeholder pension |
		Aviva pension | Royal London Pension | Pension Fund | Pens Ee | NOW: Pensions | Retirement plan |
		Pension sal sac | Teachers' Pension | NHS Pension | Local Govt Pension | Pension contrib
	`,
	loan: `
		Student loan | Student Loan Plan 2 | SL | Student Ln | Stu. Loan | Student loan repayment |
		Stud loan | SLR | Student loans | Student Loan (Plan 1) | Student Loan Ded | Student Loan Plan 1 |
		Std Loan | Student loan deduction | Stdt Loan | S/Loan | Student Ln P2 | SL Plan 1 |
		Student Loan Plan4 | Student loan (SLC) | SLC
	`,
	deductions: `
		Total deductions | Total Deds | Deductions total | Total taken off | Total stoppages |
		Total deducted | All deductions | Less deductions | Less total deductions | Total Deduction |
		Deductions Total: | Total less | Deductions (total) | Gross deductions | Sum of deductions |
		Total Tax & Deductions | Total stopped | Tot. deductions | Total amount deducted |
		Less: deductions | Total of deductions
	`,
	net: `
		Net pay | Net | Take home pay | Net payment | Net wages | Amount paid | Net pay this period |
		Total net pay | Paid into bank | Net pay to bank | NETT PAY | Net salary | You receive |
		Pay after deductions | Amount payable | Paid to you | BACS payment | To bank | Net amount |
		Net amount payable | Take-home | Your take home pay | Net pay £ | Net pay due | Nett |
		Payment to bank | Net wage | Net credit | Amount credited | Net pay (BACS) | Payable to you |
		Net earnings | Paid to your bank | Total payable | Money you get | Balance payable |
		Net pay transferred | Net payable | Net Pay to be paid | Cash payable | In your bank |
		NET PAY (A - B)
	`,
	'@year': `
		Year to date | YTD | To date | This year | Tax year to date | Cumulative | So far this year |
		Total to date | Cumulatives | Year so far | Tax year so far | Year to date totals | Y.T.D. |
		Totals to date | Year to date (£) | Cumulative to date | YTD £ | Totals this tax year |
		Totals for this tax year | Totals year to date | This tax year | Year-to-date | Since 6 April |
		Running totals | Year to date balances | To-date totals | YTD totals | Balances to date |
		Cumulative totals | Totals so far | Amounts to date | This tax year so far | TD
	`,
	'@period': `
		This period | This month | Current | Period | This pay | Current period | This time |
		This payslip | This week | Current month | In period | This pay period | Period amount |
		Current pay | This period (£) | This Pay £ | Current £ | Month | This period's pay | Now |
		Amount this period | For this period
	`,
	'gross@year': `
		Gross pay to date | Total gross pay TD | Taxable pay to date | Gross to date | Earnings to date |
		Taxable gross pay to date | Pay to date | Gross YTD | Gross pay YTD | Total pay to date |
		Taxable YTD | Taxable Pay TD | Gross for tax TD | Cumulative gross | Gross pay this year |
		Total gross to date | Year to date gross | YTD gross | Cumulative pay | Gross pay so far |
		Gross earnings to date | Total earnings YTD | Taxable pay YTD | Total taxable pay to date |
		Gross year to date | Taxable gross TD | Gross (YTD) | Pay so far this year |
		Total pay this tax year | Gross Taxable TD | Taxable to date | Total pay so far | Earnings YTD |
		Gross Pay T.D. | Taxable earnings to date | Cum. gross pay | Cum Pay
	`,
	'tax@year': `
		Tax to date | Tax paid to date | Tax paid TD | Income tax to date | Tax YTD | PAYE to date |
		Total tax to date | Tax paid this year | Cumulative tax | YTD tax | Tax deducted to date |
		PAYE YTD | Tax TD | Year to date tax | Income tax YTD | Tax paid YTD | Tax so far |
		PAYE tax to date | Total tax paid to date | Tax paid so far | Tax (YTD) | Tax deducted this year |
		Tax T.D. | Income tax paid to date | PAYE TD | Cum. tax | Tax paid year to date |
		Tax this tax year | Tax paid this tax year | PAYE this year | Cum Tax
	`,
} as const;

/** Labels on payslips that mean nothing the reader gives. */
export const otherPayslipWords = `
	Employer NI | Employer's NI | NI employer | Employer pension | Pension ER | ER Pension | ER NI |
	Ers NI | Taxable pay | NIable pay | Earnings for NI | Net pay to date | NI to date | NI paid to date |
	Pension to date | Holiday pay | Non-taxable pay | Expenses | Pensionable pay | Basic pay | Overtime |
	Bonus | Commission | Hours | Rate | Hourly rate | Annual salary | Holiday balance |
	Employer's pension contribution | Employer NIC | Company pension contribution | Pension (employer) |
	Mileage | SSP | SMP | Union subs | Childcare vouchers | Attachment of earnings | Cycle to work |
	Gift aid | Salary advance | Postgraduate loan | Department | Date of birth | Start date | Period end |
	Period ending | Period start | Leaving date | Next pay date | Payroll number | Employee number |
	Works number | NI table | NI letter | NI category | Sort code | Account number | Bank |
	Payment method | Job title | Grade | Address | Cost centre | Employer NI to date | Employer's NI YTD |
	Apprenticeship levy | Net pay YTD | Pension YTD | NIC YTD | Earnings for NIC TD |
	Company contributions | Total employer contributions | Cost to employer | Take home to date |
	Holiday pay accrued | Tax basis | Tax refund last year
`;
