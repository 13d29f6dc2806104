/** Making the PDF of a receipt, on a thread of its own. */
import { defineWork } from '../../../platform/threads/work.ts';

type ReceiptPdf = typeof import('@halfpenny/forms/receipt-pdf').receiptPdf;

/** What the receipt says, and when and of what it is made. */
interface ReceiptOrder {
	readonly told: Parameters<ReceiptPdf>[0];
	readonly options: Parameters<ReceiptPdf>[1];
}

/** The bytes of the PDF. */
export const receiptWork = defineWork('receiptPdf', async ({ told, options }: ReceiptOrder) => {
	const { receiptPdf } = await import('@halfpenny/forms/receipt-pdf');
	return receiptPdf(told, options);
});
