/** The facts of a receipt: for whom, when, and what proves it. */
import { formatMoment } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import type { Submission } from '../../api/shapes.ts';
import type { SummaryRow } from '../../ui/summary-list.tsx';

/** Returns the rows, in order. HMRC gives a final declaration neither IRmark nor reference, and knows it by no UTR. */
export function receiptRows(
	{ channel, correlationId, irmark, receipt, respondedAt, amendment, filedFor, signedBy }: Submission,
	taxYear: string,
): readonly SummaryRow[] {
	const name = signedBy?.signsFor ?? filedFor.name;
	const accepted = receipt?.acceptedAt ?? respondedAt;
	return [
		...(name === '' ? [] : [{ key: 'name', label: sayFiling('receipt.name'), value: name }]),
		...(signedBy
			? [{ key: 'by', label: sayFiling('receipt.signedBy'), value: sayFiling('receipt.signedAs', signedBy) }]
			: []),
		...(channel === 'mtd'
			? []
			: [{ key: 'utr', label: sayFiling('receipt.utr'), value: filedFor.uniqueTaxReference }]),
		{ key: 'taxYear', label: sayFiling('receipt.taxYear'), value: taxYear },
		...(amendment > 0
			? [
					{
						key: 'what',
						label: sayFiling('receipt.what'),
						value: sayFiling('receipt.what.amendment', { amendment }),
					},
				]
			: []),
		{ key: 'time', label: sayFiling('receipt.time'), value: accepted && formatMoment(accepted) },
		...(channel === 'mtd' ? [] : referenceRows(receipt?.irmark ?? irmark, correlationId)),
		...(receipt ? [{ key: 'message', label: sayFiling('receipt.message'), value: receipt.message }] : []),
	];
}

function referenceRows(irmark: string | null, correlationId: string | null): readonly SummaryRow[] {
	return [
		{
			key: 'irmark',
			label: sayFiling('receipt.irmark'),
			value: <span className="figures tracking-wide break-all">{irmark}</span>,
			note: sayFiling('receipt.irmark.hint'),
		},
		{
			key: 'reference',
			label: sayFiling('receipt.reference'),
			value: <span className="figures break-all">{correlationId}</span>,
		},
	];
}
