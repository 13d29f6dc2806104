/** Makes the PDF of a receipt on another thread. */
import { defineWork } from '../../../platform/threads/work.ts';

type ReceiptPdf = typeof import('@halfpenny/forms/receipt-pdf').receiptPdf;

/** What the receipt says, what it is made from and when. */
interface ReceiptOrder {
	readonly told: Parameters<ReceiptPdf>[0];
	readonly options: Parameters<ReceiptPdf>[1];
}

/** The bytes of the PDF. */
export const receiptWork = defineWork('receiptPdf', async ({ told, options }: ReceiptOrder) => {
	const { receiptPdf } = await import('@halfpenny/forms/receipt-pdf');
	return receiptPdf(told, options);
});
