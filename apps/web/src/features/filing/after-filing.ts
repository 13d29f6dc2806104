/** What happens after filing: what to pay and when, how long to keep records, until when the return can be amended. */
import { formatDay } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { saySettlement } from '@halfpenny/messages/settlement';
import { isTaxYear, yearData } from '@halfpenny/years';
import type { TaxReturn } from '../../api/shapes.ts';
import { recordsUntil } from '../../returns/records-until.ts';
import { paymentsInWords, type Settlement } from '../../returns/settlement/payments-in-words.ts';
import { formatAmount, toPence } from '../../ui/format.ts';

/** What was filed, and the dates it depends on (ISO). */
export interface Filed {
	readonly taxYear: string;
	readonly returnType: TaxReturn['returnType'];
	/** From what was sent; null for a partnership. */
	readonly settlement: Settlement | null;
	readonly filedOn: string | undefined;
	readonly today: string;
	/** It is a final declaration, which can't be changed here. */
	readonly declared?: boolean;
}

/** Returns the sentences, most important first. */
export function afterFiling(filed: Filed): readonly string[] {
	const { taxYear, declared = false } = filed;
	const deadlines = isTaxYear(taxYear) ? yearData(taxYear).deadlines : undefined;
	const dated = deadlines
		? [
				...(declared ? [] : [sayFiling('receipt.next.amend', { date: formatDay(deadlines.amend) })]),
				sayFiling('receipt.next.records', { date: recordsUntil(taxYear) ?? '' }),
			]
		: [];
	const lag = sayFiling(declared ? 'receipt.next.lag.declaration' : 'receipt.next.lag');
	return [...moneyNext(filed), lag, ...dated];
}

/** What goes to HMRC and what comes back. After payments on account there can be both. */
function moneyNext({ settlement, returnType, ...told }: Filed): readonly string[] {
	if (settlement === null) return returnType === 'partnership' ? partnersNext(told) : [];
	const refund = (toPence(settlement.balance) ?? 0) < 0 ? refundNext(settlement) : [];
	const sentences = [...refund, ...paymentsInWords(settlement, told)];
	return sentences.length > 0 ? sentences : [sayFiling('receipt.next.nothing')];
}

/** Partners' own returns are due on the same day as the partnership's. */
function partnersNext({ taxYear, today }: Pick<Filed, 'taxYear' | 'today'>): readonly string[] {
	if (!isTaxYear(taxYear)) return [];
	const { online } = yearData(taxYear).deadlines;
	const when = today > online ? 'receipt.next.partners.past' : 'receipt.next.partners';
	return [sayFiling(when, { date: formatDay(online) })];
}

function refundNext({ balance, repaidTo }: Settlement): readonly string[] {
	return [
		sayFiling('receipt.next.refund', { amount: formatAmount(balance.slice(1)) }),
		saySettlement(repaidTo === null ? 'refund.later' : `refund.${repaidTo}`),
	];
}
