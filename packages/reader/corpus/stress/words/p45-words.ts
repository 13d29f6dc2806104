/** What the labels of P45s say. */

/** Each by the field that it is of, parted by bars. */
export const p45Words = {
	surname: `
		Surname | Last name | Family name | Surname or family name | Employee surname |
		Employee's surname
	`,
	forenames: `
		Forenames | First name(s) | First names | Given names | First name | First or given name(s) |
		Forename(s) | Other names | Forenames or initials
	`,
	fullName: `
		Name | Employee name | Employee | Full name | Name of employee | Employee's name | Leaver |
		Name of leaver | Leaver name
	`,
	nationalInsuranceNumber: `
		National Insurance number | NI number | NI no. | NINO | Employee's National Insurance number |
		N.I. Number | Nat Ins No
	`,
	payeReference: `
		Employer PAYE reference | PAYE reference | PAYE ref | Employer's PAYE reference | Tax reference |
		HMRC office number and reference | Tax office ref | Employer ref
	`,
	employerName: `
		Employer | Employer name | Employer name and address | Employer's name | Company |
		Name of employer | Employer details
	`,
	leavingDate: `
		Leaving date | Date of leaving | Date left | Last day of employment | Employment end date |
		Termination date | Date employment ended | Leaving Date (DD MM YYYY) |
		Date of leaving employment | Last working day | Left employment on | Finish date |
		Date of termination | Leave date | Date left employment | Employment ended | Last day | Left
	`,
	taxCode: `
		Tax code at leaving date | Tax code | Tax code at leaving | Tax code when you left |
		Code at leaving | Tax code on leaving | Final tax code | Code number |
		Tax Code at date of leaving | Tax code used
	`,
	totalPayToDate: `
		Total pay to date | Total pay in year to date | Pay to date | Total pay for year to date |
		Gross pay to date | Total taxable pay to date | Year to date pay | Taxable pay to date |
		Pay in tax year to date | Total pay this tax year | Total pay (year to date)
	`,
	totalTaxToDate: `
		Total tax to date | Total tax in year to date | Tax to date | Total tax deducted to date |
		Tax deducted to date | Total tax paid to date | Year to date tax | Tax in tax year to date |
		Total tax this tax year | Total tax (year to date)
	`,
	payInThisEmployment: `
		Total pay in this employment | Pay in this employment | This employment pay |
		Pay from this employment | Pay this employment | Pay in this job |
		Taxable pay in this employment
	`,
	taxInThisEmployment: `
		Total tax in this employment | Tax in this employment | This employment tax |
		Tax deducted in this employment | Tax from this employment | Tax this employment |
		Tax paid in this employment
	`,
} as const;
