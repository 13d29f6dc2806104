/** Tax charges on pension savings. Form SA101, boxes AIL10 to AIL18. */
import type { Section } from '../../question.ts';
import { money, text } from '../ask.ts';

/** Asked once. */
export const pensionCharges: Section = {
	id: 'pensionCharges',
	returnType: 'individual',
	group: 'other',
	topic: 'pensionSaving',
	fold: { as: 'record', into: 'pensionCharges' },
	single: true,
	title: null,
	amount: null,
	questions: [
		money('excessOfAnnualAllowance', 'AIL10'),
		money('annualAllowanceTaxPaid', 'AIL11'),
		text('schemeReference', 10, 'AIL12'),
		money('overseasTransfer', 'AIL11.1'),
		money('overseasTransferTaxPaid', 'AIL11.2'),
		money('unauthorisedPayment', 'AIL13'),
		money('unauthorisedPaymentWithSurcharge', 'AIL14'),
		money('unauthorisedPaymentForeignTax', 'AIL15'),
		money('shortServiceRefund', 'AIL16'),
		money('shortServiceRefundForeignTax', 'AIL18'),
	],
};
