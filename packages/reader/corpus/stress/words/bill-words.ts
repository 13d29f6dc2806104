/** What the labels of invoices and receipts say. */

/** Each by the field that it is of, parted by bars. */
export const billWords = {
	total: `
		Total | Total due | Amount due | Total to pay | Grand total | Invoice total | Balance due |
		Total payable | Amount payable | TOTAL GBP | Total inc VAT | Total including VAT |
		Total (inc. VAT) | Gross total | Total amount | Please pay | Amount to pay | Total amount due |
		Total now due | Balance | To pay | Total incl. VAT | Total amount payable | Invoice amount |
		Total invoice value | Gross | Total gross | Total charge | Total to be paid | Total owing |
		TOTAL £ | Amount owing | Total for this invoice | Payment due | Total amount owed | Sum due
	`,
	net: `
		Net | Subtotal | Sub total | Net total | Total net | Total excluding VAT | Total ex VAT |
		Goods total | Net amount | Total before VAT | Amount before VAT | Goods | Total excl. VAT |
		Ex VAT | Net value | Taxable amount | Subtotal (ex VAT) | Sub-total | Net goods | Total (ex VAT) |
		Total exc VAT | Value excluding VAT | Total less VAT | Net of VAT | Price before VAT |
		Value of goods | Total net amount | Taxable total | Before VAT | Amount excluding VAT |
		Subtotal before VAT | Net price
	`,
	vat: `
		VAT | VAT @ 20% | VAT at 20% | VAT 20% | Total VAT | VAT amount | VAT total | VAT (20%) | V.A.T. |
		VAT @20.00% | Value Added Tax | Add VAT | Plus VAT | VAT at 20.0% | VAT charged | VAT payable |
		VAT due | VAT standard rate | Standard rate VAT | Tax | VAT content | Of which VAT |
		Includes VAT | Output VAT | Total VAT 20% | VAT @ 20.0% | VAT at standard rate
	`,
	date: `
		Invoice date | Date | Date of invoice | Tax point | Issued | Date issued | Issue date | Dated |
		Invoice Date/Tax Point | Billing date | Bill date | Date of issue | Invoiced on | Document date |
		Tax point date | Date raised | Raised on | Date of supply | Issued on | Sale date
	`,
	invoiceNumber: `
		Invoice number | Invoice no | Invoice No. | Invoice # | Inv No | Invoice ref | Invoice |
		Document number | Bill number | Our invoice no. | Invoice reference | Inv. no | Number |
		Invoice ID | Sales invoice no | Tax invoice no. | Doc No | Invoice num | VAT invoice number
	`,
} as const;
