/** Income from abroad, which savings, dividends and pensions write the same way. */
import { amount, list, object, truth } from '../../mtd/shape.ts';
import { country } from './countries.ts';

/** Some income, by country. */
export const foreignIncome = list(
	object({
		countryCode: country,
		'amountBeforeTax?': amount(),
		'taxTakenOff?': amount(),
		'specialWithholdingTax?': amount(),
		'foreignTaxCreditRelief?': truth,
		taxableAmount: amount(),
	}),
);

/** The same as returned by HMRC's sandbox. */
export const sampleForeignIncome = [
	{
		countryCode: 'DEU',
		amountBeforeTax: 1000.99,
		taxTakenOff: 100.99,
		specialWithholdingTax: 10.99,
		foreignTaxCreditRelief: true,
		taxableAmount: 1000.99,
	},
];
