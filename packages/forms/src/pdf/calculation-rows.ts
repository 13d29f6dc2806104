/** The calculation in the order that lenders know: income, allowance, slices of bands, what is added, what was taken off. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import { bandNames, incomeNames, sayPdf } from '@halfpenny/messages/return-pdf';
import type { BandSlice, Calculation } from '@halfpenny/tax';
import type { PaperRow } from './paper.ts';

/** The lines of the calculation; those that are nil and add nothing are left out. */
export function calculationRows(calculation: Calculation): readonly PaperRow[] {
	const { totalDue, paymentsOnAccount } = calculation;
	return [
		line(sayPdf('totalIncome'), calculation.totalIncome),
		taken(sayPdf('personalAllowance'), calculation.personalAllowance),
		strong(sayPdf('taxableIncome'), calculation.taxableIncome),
		...calculation.bands.filter(({ amount }) => amount > 0).map(sliceRow),
		strong(sayPdf('incomeTaxCharged'), calculation.incomeTaxCharged),
		line(sayPdf('incomeTaxDueAfterReliefs'), calculation.incomeTaxDueAfterReliefs),
		line(sayPdf('incomeTaxDueAfterTaxReductions'), calculation.incomeTaxDueAfterTaxReductions),
		strong(sayPdf('totalIncomeTaxDue'), calculation.totalIncomeTaxDue),
		...some(sayPdf('class4'), calculation.class4),
		...some(sayPdf('class2'), calculation.class2),
		...some(sayPdf('studentLoan'), calculation.studentLoan),
		...some(sayPdf('postgraduateLoan'), calculation.postgraduateLoan),
		...some(sayPdf('capitalGainsTax'), calculation.capitalGainsTax),
		taken(sayPdf('taxDeducted'), calculation.taxDeducted),
		totalDue < 0 ? strong(sayPdf('totalRefund'), pence(-totalDue)) : strong(sayPdf('totalDue'), totalDue),
		...(paymentsOnAccount.required
			? [
					line(sayPdf('firstPayment'), paymentsOnAccount.first),
					line(sayPdf('secondPayment'), paymentsOnAccount.second),
				]
			: []),
	];
}

function sliceRow({ income, band, rate, amount, tax }: BandSlice): PaperRow {
	const words = {
		income: incomeNames[income] ?? income,
		band: bandNames[band] ?? band,
		rate: percentOf(rate),
	};
	return { label: `${sayPdf('band', words)}: ${formatPounds(amount)}`, value: formatPounds(tax) };
}

/** Hundredths of a percent as a person reads them: 2000 is 20%, 875 is 8.75%. */
function percentOf(rate: number): string {
	const digits = String(rate).padStart(3, '0');
	const decimals = digits.slice(-2).replace(/0+$/, '');
	return `${digits.slice(0, -2)}${decimals === '' ? '' : `.${decimals}`}%`;
}

function line(label: string, amount: Pence): PaperRow {
	return { label, value: formatPounds(amount) };
}

function some(label: string, amount: Pence): readonly PaperRow[] {
	return amount === 0 ? [] : [line(label, amount)];
}

function taken(label: string, amount: Pence): PaperRow {
	return { label, value: formatPounds(pence(-amount)) };
}

function strong(label: string, amount: Pence): PaperRow {
	return { ...line(label, amount), strong: true };
}
