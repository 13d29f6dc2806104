/** What a notice says: the fact, what HMRC may do, and what the person can do. */
import { formatPounds, pence } from '@halfpenny/facts';
import type { Notice, NoticeCode } from '../notice.ts';

const ZERO = pence(0);

/** The sentences of each kind of notice. */
export const noticeWords: Readonly<Record<NoticeCode, (notice: Notice) => string>> = {
	pensionReliefAboveEarnings: ({ amount, limit = ZERO, withoutEarnings = ZERO }) =>
		`You claim relief on ${formatPounds(amount)} of pension payments more than we think the law allows. You get relief on payments up to what you earn in the year from jobs, trades and partnerships, or on ${formatPounds(withoutEarnings)} of payments with relief at source if you earn less (FA 2004 s.190): by what you told us, on ${formatPounds(limit)}. HMRC’s calculation does not check this, so our figures count all of it. HMRC may refuse the rest later and ask for the tax. Check what you earned, and claim only what has relief.`,
	taxRefundNotCounted: ({ amount }) =>
		`Your pay and pensions show more tax given back than taken off: ${formatPounds(amount)}. HMRC’s calculation counts that as no tax taken off, so the refund you had is not in these figures and nothing here pays it back. HMRC may collect it, by a bill of its own or through your tax code. Check the figures on your P60 or P45, and ask HMRC if you are not sure that the refund was right.`,
	reliefAboveLimit: ({ amount, limit = ZERO }) =>
		`There is relief on ${formatPounds(limit)} at most, so ${formatPounds(amount)} of what you entered has none. Our figures leave it out.`,
	taxAbovePay: ({ amount }) =>
		`The tax taken off this job is ${formatPounds(amount)} more than its pay. Check both figures on your P60 or P45: HMRC’s calculation counts them as they are.`,
	giftAidCarriedBackAboveGifts: ({ amount }) =>
		`You carry ${formatPounds(amount)} more of gifts back to the year before than you gave this year. Only gifts you made can be carried back (ITA 2007 s.426). Check both figures.`,
	winterFuelNotCharged: ({ amount }) =>
		`A Winter Fuel Payment of this year is not taxed, so ${formatPounds(amount)} has no part in these figures. The charge began in 2025-26.`,
	lossAboveLoss: ({ amount, limit = ZERO }) =>
		`You claim ${formatPounds(amount)} more of this loss than can be claimed this way: by your figures, ${formatPounds(limit)} at most. Our figures leave the rest out. Check the loss and your claim.`,
	gainBesideProceeds: ({ amount }) =>
		`You give a gain or loss of ${formatPounds(amount)}, and proceeds and costs that come to something else. Our figures count the gain as you gave it and leave proceeds and costs out. Give only the ones that are right.`,
	gainsReliefOnOtherAsset: ({ amount }) =>
		`You claim a lower rate on a gain of ${formatPounds(amount)} from a home or tokens. That relief is for a business, its assets, or shares in one (TCGA 1992 ss.169H to 169VD). HMRC’s calculation never gives it on homes, and HMRC may refuse it on tokens. Check what was sold.`,
	marriedCouplesBornTooLate: ({ amount }) =>
		`Married Couple’s Allowance is for couples of whom one was born before 6 April 1935 (ITA 2007 s.45). By the dates you gave neither of you was. ${amount > 0 ? `Our figures count ${formatPounds(amount)} of it, which HMRC may refuse.` : 'Our figures count none.'} Check the dates of birth, or look at Marriage Allowance instead.`,
	bothAllowancesForCouples: ({ amount }) =>
		`You ask for Marriage Allowance and for Married Couple’s Allowance of ${formatPounds(amount)}. A couple can’t have both for one year (ITA 2007 Part 3 Chapter 3A). Choose one.`,
	partAboveWhole: ({ amount, limit = ZERO }) =>
		`This is a part of another figure, which is ${formatPounds(limit)}, and ${formatPounds(amount)} more than it. Our figures leave out what is above. Check both.`,
	taxPaidAboveCharge: ({ amount, limit = ZERO }) =>
		`The charge that this tax was paid towards is ${formatPounds(limit)}. The other ${formatPounds(amount)} is not in our figures: this return pays none of it back. Check the charge and what was paid.`,
	hasNoEffect: ({ amount }) =>
		`${formatPounds(amount)} has no effect: there is nothing in these figures for it to change. Leave it blank, or check what you entered with it.`,
	investorsReliefOnOtherAsset: ({ amount }) =>
		`You claim investors’ relief on a gain of ${formatPounds(amount)}. It is for unlisted shares alone (TCGA 1992 s.169VC), so our figures leave it out. Check what was sold.`,
	rentARoomCompared: ({ amount, limit = ZERO, counted = ZERO }) =>
		`Your lodger paid more than ${formatPounds(limit)}, so we compared the two ways to work out the profit: take off ${formatPounds(limit)}, or take off your costs for the lodger, ${formatPounds(amount)}. Our figures take off ${formatPounds(counted)}. Tell HMRC by 31 January a year after the return is due if you change from one way to the other (ITTOIA 2005 ss.795 and 800).`,
	rentARoomCostsNotCounted: ({ amount }) =>
		`Your lodger’s rent is free of tax, so your costs of ${formatPounds(amount)} do not count. They are more than the rent: to claim the loss you have to choose not to have rent-a-room relief (ITTOIA 2005 s.799), which we don’t work out. Enter rent and costs with your other lets if you choose that.`,
	tradingAllowanceBelowCosts: ({ amount, limit = ZERO }) =>
		`You claim the trading allowance of ${formatPounds(limit)}. Your costs are ${formatPounds(amount)} more than that, and the allowance takes their place. Answer no to the trading allowance to claim your costs.`,
	tradingAllowanceUnclaimed: ({ amount, limit = ZERO }) =>
		`The trading allowance of ${formatPounds(limit)} is ${formatPounds(amount)} more than your costs, and you have not said whether you claim it. Our figures do not count it. Answer yes to claim it in place of your costs (ITTOIA 2005 s.783AH).`,
	investmentAllowanceShared: ({ amount, limit = ZERO }) =>
		`Your businesses together claim ${formatPounds(amount)} more than one annual investment allowance of ${formatPounds(limit)}. Our figures give each its own. Businesses that share premises or do similar things share one allowance (CAA 2001 ss.51H to 51K), which we don’t divide: if yours do, claim less for one of them.`,
	transitionProfitAndTaper: ({ amount }) =>
		`We leave transition profit out of the income that lowers your pension annual allowance: the law leaves it out of net income (FA 2022 Sch.1 para.75(2)(c)), and HMRC’s manual says that this is to protect allowances (BIM81320). We found nothing about it in HMRC’s pages on the allowance (PTM057100). If HMRC counted it, you would owe ${formatPounds(amount)} more. Ask HMRC or an adviser if you want to be sure.`,
};

/** A notice in words. */
export function noticeSentence(notice: Notice): string {
	return noticeWords[notice.code](notice);
}
