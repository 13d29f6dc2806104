/** What the labels of certificates of interest say. */

/** Each by the field that it is of, parted by bars. */
export const interestWords = {
	taxYear: `
		Tax year | For the tax year | Tax year ended | Year ended 5 April | Tax year ending 5 April |
		For the year to 5 April
	`,
	accountHolder: `
		Account holder | Account name | Name | Account holder(s) | Customer name | Account title |
		In the name of | Customer | Name of account holder | Account in the name of | Holder |
		Name(s) on account | Saver | Member name | Name of saver | Investor | Account holder name |
		Primary account holder | Full name | Account owner | Depositor | Issued to |
		Certificate issued to | Named on the account
	`,
	payer: `
		Bank | Building society | Name of bank | Paid by | Payer | Bank or building society | Provider |
		Institution | Issued by | Deposit taker | Financial institution | Account provider |
		Name of payer | Name of institution | Savings provider | Held with | Account with
	`,
	interest: `
		Interest | Gross interest | Interest paid | Gross interest paid | Total interest |
		Interest earned | Interest credited | Total gross interest | Interest received |
		Interest paid to you | Interest before tax | Amount of interest | Interest paid gross |
		Interest for the year | Total interest paid | Interest added | Interest paid in the tax year |
		Annual interest | Gross amount of interest | Interest amount | Interest paid or credited |
		Interest (gross) | Gross interest credited | Interest earned in the year | Total interest earned |
		Interest you earned | Interest we paid you | Total interest for the tax year | Interest payable |
		Interest paid this tax year | Gross interest earned | Total gross interest paid |
		Gross interest for the year | Total amount of interest | Credit interest | Savings interest |
		Interest paid during the tax year
	`,
	taxDeducted: `
		Tax deducted | Income tax deducted | Tax | Tax paid | Tax taken off | Less tax | Tax withheld |
		Less income tax | Tax deducted at source | UK tax deducted | Income tax withheld |
		Total tax deducted | Tax on interest | Less tax deducted | Tax deducted from interest |
		Tax deducted by us | Basic rate tax deducted | Income tax | Amount of tax deducted | Tax taken
	`,
} as const;
