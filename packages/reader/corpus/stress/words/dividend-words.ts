/** What the labels of dividend vouchers say. */

/** Each by the field that it is of, parted by bars. */
export const dividendWords = {
	paymentDate: `
		Payment date | Date of payment | Date paid | Paid on | Dividend payment date | Payable on |
		Pay date | Date payable | Payable date | Dividend date | Payment made on | Date | Paid |
		Payment due | Dividend paid on | Date of dividend payment | Payable | Date dividend paid
	`,
	shareholder: `
		Shareholder | Name of shareholder | Shareholder name | Registered holder | Holder |
		Name of holder | Registered holder name | Holder name | Payee | Paid to | Member | Name |
		Shareholder's name | Name of registered holder | Registered shareholder |
		Name and address of shareholder | Investor | In favour of | Account name | To | Shareholder(s) |
		Registered name | Recipient | Beneficial owner | Name of member | Holder(s) | Name of investor
	`,
	company: `
		Company | Name of company | Company name | Paying company | Issuing company | Payer | Issuer |
		Dividend paid by | Name of payer | Stock | Security | Company paying dividend | Declared by |
		Issued by | Paid by
	`,
	dividend: `
		Dividend | Dividend paid | Amount | Net dividend | Total dividend | Dividend amount |
		Amount paid | Net payment | Amount payable | Dividend payable | Total payment | Cash dividend |
		Net amount | Total amount | Payment amount | Dividend payment | Dividend due |
		Amount of dividend | Total paid | Net dividend payable | Dividend for the period |
		Amount of payment | Total dividend payable | Value of dividend | Net amount payable | Total |
		Payment | Gross dividend | Total dividend paid | Amount of dividend payable | Dividend received |
		Payment value | Cheque amount
	`,
} as const;
