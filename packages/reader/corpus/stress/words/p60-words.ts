/** What the labels of P60s say. A figure's employment follows an @, an employment alone stands after one. */

/** Each by what it means to the reader, parted by bars. */
export const p60Words = {
	taxYear: `
		Tax year | Tax year to 5 April | For the tax year | Year ended 5 April | Year ending 5 April |
		Tax year ended 5 April | Tax year ending | Year to 5 April | In the tax year | For the year |
		For tax year | Income tax year | Year
	`,
	surname: `
		Surname | Last name | Family name | Employee surname | Your surname | Surname or family name |
		Employee's surname | Last name (surname) | Pensioner's surname | Surname of employee | Surname: |
		Member surname | SURNAME (in capitals)
	`,
	forenames: `
		Forenames | Forenames or initials | First name(s) | First names | Given names | First name |
		Forename(s) | Employee forename | Forename | Forename or initials | Given name(s) |
		First two forenames | Your first names | Initials | Forenames/initials |
		Forename(s) or initial(s) | Christian names | First name or initials | Employee's first name |
		Other names | First and middle names
	`,
	fullName: `
		Name | Employee name | Employee | Full name | Name of employee | Your name |
		Employee's full name | Pensioner | Pensioner name | Name of pensioner | Member | Member name |
		Issued to | Certificate for | P60 for | Employee/pensioner | About you | Your details |
		Employee details | To | Employee's name | Pensioner's name | This certificate is for |
		Certificate issued to | Staff member | Colleague name | Recipient |
		Name of employee or pensioner
	`,
	nationalInsuranceNumber: `
		National Insurance number | NI number | NI no. | N.I. No | NINO | Nat. Ins. No. |
		National Insurance no. | Your NI number | Employee NI number | NI Ref | National Insurance No |
		N.I. number | Employee's National Insurance number | Nat Ins number |
		National Insurance number in this employment | Nat Insurance no | Insurance number
	`,
	worksNumber: `
		Works number | Payroll number | Works/payroll number | Employee number | Payroll no. |
		Employee ID | Staff number | Works no | Employee no. | Payroll ID | Personnel number | Staff no |
		Pension number | Assignment number | Payroll ref | Employee reference | Colleague number |
		Clock number | Payroll reference | Payroll number in this employment | Member number |
		Pay number | Works or payroll number | Pensioner number | Employee code | Works/Payroll no. |
		Staff ID | Your payroll number | Emp no | Payroll reference number | Person number
	`,
	payeReference: `
		Employer PAYE reference | PAYE reference | PAYE ref | Employer's PAYE reference |
		HMRC office and reference | Tax reference | HMRC reference | Tax office reference |
		Employer reference | PAYE scheme reference | Tax district reference | PAYE Ref. |
		Employer's reference | Tax office/reference | PAYE scheme |
		HMRC office number/employer reference | Employer's PAYE ref | Employer ref | PAYE no |
		Pension payer's PAYE reference | HMRC Office & Ref | Tax district and reference |
		Scheme PAYE reference | HMRC employer reference | Employer tax reference | Reference (PAYE) |
		Payer's PAYE reference
	`,
	employerName: `
		Employer | Employer name | Employer's name | Employer's full name and address |
		Employer's name and address | Employer name & address | Name and address of employer |
		Your employer | Issued by | Employer's details | Employer details | Pension payer |
		Pension provider | Name of employer | Employing company | Company | Company name | Legal entity |
		Paid by | Name of pension payer | Pension payer's name and address | Paying organisation |
		Certified by | Employer's full name | Payer | Employer (full name and address) | Organisation |
		Employing authority | Name and address of pension payer
	`,
	finalTaxCode: `
		Final tax code | Tax code | Tax code at year end | Last tax code | Tax code at 5 April |
		Code at 5 April | Final code | Closing tax code | End of year tax code | Tax code used |
		Final PAYE code | Your final tax code | Tax code at the end of the year | Tax code on 5 April |
		Tax code at 5 April 2025 | Final tax code used | Current tax code | Year-end tax code |
		Tax code (final) | Tax code operated
	`,
	nicTableLetter: `
		NIC table letter | NI letter | Table letter | NI category | Category | NI table | NIC letter |
		Contribution letter | NI category letter | Table | National Insurance letter | Cat. | NI Cat |
		NIC table | Letter | Contribution table letter | NI table letter | National Insurance category |
		NI code | Cat | NIC category letter | NI Contribution letter | N.I. table letter
	`,
	earningsAtLowerEarningsLimit: `
		Earnings at the LEL | Earnings at LEL | At LEL | LEL | Earnings at the Lower Earnings Limit |
		Lower Earnings Limit | Earnings up to LEL |
		Earnings at LEL (where earnings are equal to or exceed the LEL) | 1a Earnings at the LEL |
		Earnings at lower limit | NI earnings at LEL | To LEL |
		Earnings at the Lower Earnings Limit (LEL)
	`,
	earningsToPrimaryThreshold: `
		Earnings above the LEL up to and including the PT | LEL to PT | Earnings LEL to PT |
		Earnings above LEL to PT | 1b Above LEL to PT | Earnings from LEL to PT | Above LEL up to PT |
		LEL - PT | Earnings between LEL and PT | Lower earnings limit to primary threshold |
		Earnings above the LEL, up to and including the Primary Threshold (PT) |
		LEL to Primary Threshold | From LEL to PT
	`,
	earningsToUpperEarningsLimit: `
		Earnings above the PT up to and including the UEL | PT to UEL | Earnings PT to UEL |
		Earnings above PT to UEL | 1c Above PT to UEL | Earnings from PT to UEL | Above PT up to UEL |
		PT - UEL | Earnings between PT and UEL | Primary threshold to upper earnings limit |
		Earnings above the PT, up to and including the Upper Earnings Limit (UEL) |
		PT to Upper Earnings Limit | From PT to UEL
	`,
	employeeNationalInsurance: `
		Employee's contributions | Employee's contributions due on all earnings above the PT |
		Employee NI | Employee NICs | Employee contributions | NI contributions | Contributions |
		Employee's NI contributions | NI paid | Employee's NIC | National Insurance contributions paid |
		Contributions paid | 1d Employee's contributions | Employee's share | Contributions payable |
		You paid | Employee's contributions on all earnings above the PT | NICs paid |
		Your contributions | Employee NI contributions | EE NI | Ees contributions
	`,
	studentLoan: `
		Student Loan deductions | Student loan | Student Loans |
		Student Loan deductions in this employment | Student loan deducted | SL deductions |
		Student loan repayments | Student Loan (whole £s only) |
		Student Loan deductions in this employment (whole £s only) | Student loan repaid |
		Student Loan total | Student loan recovered | Student loan paid | Student loan amount |
		Total student loan deductions
	`,
	postgraduateLoan: `
		Postgraduate Loan deductions | Postgraduate loan |
		Postgraduate Loan deductions in this employment | PG Loan | Postgrad loan | PGL deductions |
		Post Graduate Loan | Postgraduate loan repayments | PGL | Postgraduate Loans |
		Postgraduate Loan (whole £s only) | Postgraduate loan deducted | P/G loan | PG loan deductions
	`,
	statutoryMaternityPay: `
		Statutory Maternity Pay | SMP | Maternity pay | Statutory Maternity Pay (SMP) | Maternity |
		Statutory maternity | SMP paid | Stat. Maternity Pay | Maternity (SMP) | Total SMP |
		Stat Mat Pay
	`,
	statutoryPaternityPay: `
		Statutory Paternity Pay | SPP | Paternity pay | Statutory Paternity Pay (SPP) | Paternity |
		Statutory paternity | SPP paid | Stat. Paternity Pay | Paternity (SPP) | Total SPP |
		Stat Pat Pay
	`,
	statutoryAdoptionPay: `
		Statutory Adoption Pay | SAP | Adoption pay | Statutory Adoption Pay (SAP) | Adoption |
		Statutory adoption | SAP paid | Stat. Adoption Pay | Adoption (SAP) | Total SAP | Stat Adopt Pay
	`,
	'@previous': `
		In previous employment(s) | Previous employment | Previous employments | In previous employments |
		Previous | Earlier employment | Previous employer(s) | Other employments |
		From previous employment | Previous jobs | Prev. employment | Before this employment |
		Earlier employments | Former employment | Previous employments this year
	`,
	'@this': `
		In this employment | This employment | This job | In this job | From this employment | With us |
		This employer | Current employment | With this employer | This employment * | From us |
		Present employment | In this pension | From this pension | From this employer
	`,
	'@total': `
		Total for year | Total | Total for the year | Totals | Year total | Total for tax year |
		Totals for year | Total for the tax year | Overall total | Year totals | Total (all employments) |
		All employments | Combined total | Total of both
	`,
	pay: `
		Pay | Taxable pay | Pay £ | Gross pay | Total pay | Earnings | Pay for tax | Gross taxable pay |
		Income | Pay (£) | Gross earnings | Taxable income | Pension | Pension paid | Amount of pay |
		Pay received | Taxable earnings
	`,
	tax: `
		Tax deducted | Tax | Tax paid | Income tax | Tax deducted £ | Income tax deducted | Tax taken |
		Tax (£) | Income tax paid | PAYE tax | Tax off | Amount of tax | Tax withheld | PAYE
	`,
	'pay@previous': `
		Pay in previous employment(s) | Pay from previous employments | Previous pay |
		Previous employment pay | Earlier pay | Pay in previous employments | Previous taxable pay |
		Pay from previous employer | Pay before this job
	`,
	'tax@previous': `
		Tax in previous employment(s) | Tax deducted in previous employment(s) | Previous tax |
		Previous employment tax | Earlier tax | Tax from previous employment |
		Tax paid in previous employment | Tax deducted previously
	`,
	'pay@this': `
		Pay in this employment | Pay from this employment | This employment pay | Pay with us |
		Taxable pay in this employment | Gross pay in this employment | Pay this employment |
		Pay in this job | Your pay from this job | Earnings in this employment
	`,
	'tax@this': `
		Tax deducted in this employment | Tax in this employment | This employment tax |
		Tax from this employment | Tax deducted with us | Tax paid in this employment |
		Income tax deducted in this employment | Tax in this job
	`,
	'pay@total': `
		Total pay for year | Total pay | Total for year pay | Total taxable pay | Total pay for the year |
		Pay total | Year total pay | Total pay in year
	`,
	'tax@total': `
		Total tax for year | Total tax | Total tax deducted | Total tax for the year | Tax total |
		Total tax paid | Year total tax | Total tax in year
	`,
} as const;

/** Labels on P60s that mean nothing the reader gives. */
export const otherP60Words = `
	Employer's contributions | Employer NI | Date of birth | Department | Gross pay this month | Address |
	Postcode | Signature | Date of issue | Leaving date | Start date | Pension contributions |
	Superannuation | Telephone | Net pay | Accounts office reference | Widows and orphans contributions |
	Charity donations | Benefits in kind | Page
`;
