/** The rates of value added tax in per cent: https://www.gov.uk/vat-rates. */
export const VAT_RATES = { standard: 20, reduced: 5 } as const;
