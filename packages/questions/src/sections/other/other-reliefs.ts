/** Less common payments that lower tax. Form SA101, boxes AOR4 to AOR12. */
import type { Section } from '../../question.ts';
import { money } from '../ask.ts';

/** Asked once. */
export const otherReliefs: Section = {
	id: 'otherReliefs',
	returnType: 'individual',
	group: 'deductions',
	topic: 'otherReliefs',
	fold: { as: 'record', into: 'reliefs' },
	single: true,
	title: null,
	amount: null,
	questions: [
		money('qualifyingLoanInterest', 'AOR5'),
		money('nonDeductibleLoanInterest', 'AOR12'),
		money('maintenancePayments', 'AOR7'),
		money('paymentsToTradeUnionsForDeathBenefits', 'AOR8'),
		money('annualPaymentsMade', 'AOR4'),
		money('postCessationTradeReliefAndCertainOtherLosses', 'AOR6'),
		money('preIncorporationLosses', 'AOR6.1'),
	],
};
