/** What a notice says: the fact, what HMRC may do, and what the person can do. */
import { formatPounds, pence } from '@halfpenny/facts';
import type { Notice, NoticeCode } from '../notice.ts';

const ZERO = pence(0);

/** The sentences of each kind of notice. */
export const noticeWords: Readonly<Record<NoticeCode, (notice: Notice) => string>> = {
	pensionReliefAboveEarnings: ({ amount, limit = ZERO, withoutEarnings = ZERO }) =>
		`You claim relief on ${formatPounds(amount)} more pension payments than we think the law allows. You get relief on payments up to what you earn in the year from jobs, trades and partnerships, or on ${formatPounds(withoutEarnings)} of payments with relief at source if you earn less (FA 2004 s.190). From your answers, that is ${formatPounds(limit)}. HMRC’s calculation does not check this, so our figures count all of it. HMRC may refuse the rest later and ask for the tax. Check what you earned, and claim only what gets relief.`,
	taxRefundNotCounted: ({ amount }) =>
		`Your pay and pensions show ${formatPounds(amount)} more tax refunded than taken off. HMRC’s calculation counts that as no tax taken off, so the refund you had is not in these figures and this return doesn’t pay it back. HMRC may collect it with a separate bill or through your tax code. Check the figures on your P60 or P45, and ask HMRC if you’re not sure that the refund was right.`,
	reliefAboveLimit: ({ amount, limit = ZERO }) =>
		`You can get relief on ${formatPounds(limit)} at most, so ${formatPounds(amount)} of what you entered gets none. Our figures leave it out.`,
	taxAbovePay: ({ amount }) =>
		`The tax taken off is ${formatPounds(amount)} more than the pay or pension it was taken from. Check both figures on your P60 or P45. HMRC’s calculation uses them as they are.`,
	giftAidCarriedBackAboveGifts: ({ amount }) =>
		`You carry ${formatPounds(amount)} more in gifts back to the previous year than you gave this year. Only gifts you made can be carried back (ITA 2007 s.426). Check both figures.`,
	winterFuelNotCharged: ({ amount }) =>
		`Winter Fuel Payments for this tax year are not taxed, so ${formatPounds(amount)} is not in these figures. The charge started in 2025-26.`,
	lossAboveLoss: ({ amount, limit = ZERO }) =>
		`You claim ${formatPounds(amount)} more of this loss than you can. From your figures, you can claim ${formatPounds(limit)} at most this way. Our figures leave the rest out. Check the loss and your claim.`,
	gainBesideProceeds: ({ amount }) =>
		`You entered a gain or loss of ${formatPounds(amount)}, but also proceeds and costs that give a different amount. Our figures use the gain or loss you entered and leave out the proceeds and costs. Enter only the figures that are right.`,
	gainsReliefOnOtherAsset: ({ amount }) =>
		`You claim a lower rate on a gain of ${formatPounds(amount)} from a home or tokens. That relief is for a business, its assets, or shares in one (TCGA 1992 ss.169H to 169VD). HMRC’s calculation never gives it on homes, and HMRC may refuse it on tokens. Check what was sold.`,
	marriedCouplesBornTooLate: ({ amount }) =>
		`You can have Married Couple’s Allowance only if one of you was born before 6 April 1935 (ITA 2007 s.45). From the dates you entered, neither of you was. ${amount > 0 ? `Our figures count ${formatPounds(amount)} of it, which HMRC may refuse.` : 'Our figures count none.'} Check the dates of birth, or look at Marriage Allowance instead.`,
	bothAllowancesForCouples: ({ amount }) =>
		`You claim Marriage Allowance and Married Couple’s Allowance${amount > 0 ? ` of ${formatPounds(amount)}` : ''}. A couple can’t have both in the same year (ITA 2007 Part 3 Chapter 3A). Choose one.`,
	marriageAllowanceAboveBasicRate: ({ amount }) =>
		`Marriage Allowance of ${formatPounds(amount)} has no effect here. Neither of you can have it if you pay tax above the basic rate (ITA 2007 ss.55B and 55C), and from these figures you do. Take the claim out, or check your figures.`,
	partAboveWhole: ({ amount, limit = ZERO }) =>
		`This should be part of another figure, ${formatPounds(limit)}, but is ${formatPounds(amount)} more. Our figures leave out the extra. Check both figures.`,
	taxPaidAboveCharge: ({ amount, limit = ZERO }) =>
		`This tax is ${formatPounds(amount)} more than the charge it was paid towards, ${formatPounds(limit)}. Our figures leave out the extra, and this return doesn’t pay it back. Check the charge and what was paid.`,
	loanDeductedAboveDue: ({ amount, limit = ZERO }) =>
		`Your employers took ${formatPounds(amount)} more for this loan than the ${formatPounds(limit)} due for the year. This return doesn’t pay the extra back. Check the figure on your payslips or P60, then ask the Student Loans Company for a refund.`,
	jobExpensesAboveIncome: ({ amount, limit = ZERO }) =>
		`The expenses of this job are ${formatPounds(amount)} more than its pay and benefits of ${formatPounds(limit)}. A job can’t make a loss (ITEPA 2003 s.329), so our figures leave the extra out. Check both figures.`,
	hasNoEffect: ({ amount }) =>
		`${formatPounds(amount)} has no effect, because there is nothing in these figures for it to change. Leave it blank, or check the answers that go with it.`,
	investorsReliefOnOtherAsset: ({ amount }) =>
		`You claim investors’ relief on a gain of ${formatPounds(amount)}. It is only for unlisted shares (TCGA 1992 s.169VC), so our figures leave it out. Check what was sold.`,
	rentARoomCompared: ({ amount, limit = ZERO, counted = ZERO }) =>
		`Your lodger paid more than ${formatPounds(limit)}, so we compared the two ways to work out the profit: take off ${formatPounds(limit)}, or take off your costs for the lodger, ${formatPounds(amount)}. Our figures take off ${formatPounds(counted)}. If you switch from one way to the other, tell HMRC no later than a year after the 31 January when the return is due (ITTOIA 2005 ss.795 and 800).`,
	rentARoomCostsNotCounted: ({ amount }) =>
		`Your lodger’s rent is tax-free, so your costs of ${formatPounds(amount)} don’t count. They are more than the rent. To claim the loss, you have to choose not to have rent-a-room relief (ITTOIA 2005 s.799), which we don’t work out. If you choose that, enter the rent and costs with your other lets.`,
	tradingAllowanceBelowCosts: ({ amount, limit = ZERO }) =>
		`You claim the trading allowance of ${formatPounds(limit)} instead of your costs, which are ${formatPounds(amount)} more. To claim your costs, answer no to the trading allowance.`,
	tradingAllowanceUnclaimed: ({ amount, limit = ZERO }) =>
		`The trading allowance of ${formatPounds(limit)} is ${formatPounds(amount)} more than your costs, and you haven’t said whether you claim it. Our figures leave it out. To claim it instead of your costs, answer yes (ITTOIA 2005 s.783AH).`,
	investmentAllowanceShared: ({ amount, limit = ZERO }) =>
		`Your businesses together claim ${formatPounds(amount)} more than one annual investment allowance of ${formatPounds(limit)}. Our figures give each business its own allowance. But businesses that share premises or do similar work share one (CAA 2001 ss.51H to 51K), which we don’t divide. If yours do, claim less for one of them.`,
	transitionProfitAndTaper: ({ amount }) =>
		`We leave transition profit out of the income that reduces your pension annual allowance, because the law leaves it out of net income (FA 2022 Sch.1 para.75(2)(c)) and HMRC’s manual says that this is to protect allowances (BIM81320). HMRC’s pages on the annual allowance (PTM057100) don’t mention it. If HMRC counted it, you would owe ${formatPounds(amount)} more. Ask HMRC or an adviser if you want to be sure.`,
};

/** A notice in words. */
export function noticeSentence(notice: Notice): string {
	return noticeWords[notice.code](notice);
}
