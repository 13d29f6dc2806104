/** The shape of what a person should know before filing. */
import type { Pence } from '@halfpenny/facts';

/** What it is about. */
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
	| 'partAboveWhole'
	| 'taxPaidAboveCharge'
	| 'hasNoEffect'
	| 'investorsReliefOnOtherAsset'
	| 'rentARoomCompared'
	| 'rentARoomCostsNotCounted'
	| 'tradingAllowanceBelowCosts'
	| 'tradingAllowanceUnclaimed'
	| 'transitionProfitAndTaper'
	| 'investmentAllowanceShared';

/** One thing to know. It stands in nobody's way. */
export interface Notice {
	readonly code: NoticeCode;
	/** The fact to look at: `employments[0].taxDeducted`. */
	readonly fact: string;
	/** What is beyond the limit, or is not counted. */
	readonly amount: Pence;
	/** Up to how much there is relief. */
	readonly limit?: Pence;
	/** What is counted instead, where two ways were compared. */
	readonly counted?: Pence;
	/** What payments with relief at source have relief up to without any earnings. */
	readonly withoutEarnings?: Pence;
}
