/** The shape of a notice to read before filing. */
import type { Pence } from '@halfpenny/facts';

/** The subject of the notice. */
export type NoticeCode =
	| 'pensionReliefAboveEarnings'
	| 'taxRefundNotCounted'
	| 'reliefAboveLimit'
	| 'taxAbovePay'
	| 'giftAidCarriedBackAboveGifts'
	| 'winterFuelNotCharged'
	| 'lossAboveLoss'
	| 'gainBesideProceeds'
	| 'gainsReliefOnOtherAsset'
	| 'marriedCouplesBornTooLate'
	| 'bothAllowancesForCouples'
	| 'marriageAllowanceAboveBasicRate'
	| 'partAboveWhole'
	| 'taxPaidAboveCharge'
	| 'loanDeductedAboveDue'
	| 'jobExpensesAboveIncome'
	| 'hasNoEffect'
	| 'investorsReliefOnOtherAsset'
	| 'rentARoomCompared'
	| 'rentARoomCostsNotCounted'
	| 'tradingAllowanceBelowCosts'
	| 'tradingAllowanceUnclaimed'
	| 'transitionProfitAndTaper'
	| 'investmentAllowanceShared';

/** One thing to know. It never stops a filing. */
export interface Notice {
	readonly code: NoticeCode;
	/** The fact to look at: `employments[0].taxDeducted`. */
	readonly fact: string;
	/** The amount beyond the limit, or not counted. */
	readonly amount: Pence;
	/** The amount up to which there is relief. */
	readonly limit?: Pence;
	/** The amount counted instead, if two ways were compared. */
	readonly counted?: Pence;
	/** The relief limit for payments with relief at source without any earnings. */
	readonly withoutEarnings?: Pence;
}
