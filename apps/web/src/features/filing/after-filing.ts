/** What happens after a return is filed: what to pay and by when, how long to keep records, until when it can be changed. */
import { sayFiling } from '@halfpenny/messages/filing';
import { isTaxYear, yearData } from '@halfpenny/years';
import { formatAmount, formatDay } from '../../app/format.ts';
import { recordsUntil } from '../../app/records-until.ts';
import { outcomeOf } from './figures.tsx';
import type { TaxReturn } from './filing-shapes.ts';

/** The sentences, in the order in which they matter. */
export function afterFiling(
	taxReturn: Pick<TaxReturn, 'taxYear' | 'taxOwed' | 'refundAmount'> & Partial<Pick<TaxReturn, 'returnType'>>,
): readonly string[] {
	const { taxYear, taxOwed, refundAmount, returnType } = taxReturn;
	const deadlines = isTaxYear(taxYear) ? yearData(taxYear).deadlines : undefined;
	const outcome = outcomeOf(taxOwed, refundAmount);
	const first = {
		unknown: returnType === 'partnership' ? sayFiling('receipt.next.partners') : '',
		owed: deadlines
			? sayFiling('receipt.next.owe', {
					amount: formatAmount(taxOwed),
					date: formatDay(deadlines.balancingPayment),
				})
			: '',
		refund: sayFiling('receipt.next.refund', { amount: formatAmount(refundAmount) }),
		nothing: sayFiling('receipt.next.nothing'),
	}[outcome?.kind ?? 'unknown'];
	const dated = deadlines
		? [
				sayFiling('receipt.next.amend', { date: formatDay(deadlines.amend) }),
				sayFiling('receipt.next.records', { date: recordsUntil(taxYear) ?? '' }),
			]
		: [];
	return [first, sayFiling('receipt.next.lag'), ...dated].filter((sentence) => sentence !== '');
}
