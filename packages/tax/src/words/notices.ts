/** What a notice says: the fact, what HMRC may do, and what the person can do. */
import { formatPounds, pence } from '@halfpenny/facts';
import type { Notice, NoticeCode } from '../notices.ts';

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
};

/** A notice in words. */
export function noticeSentence(notice: Notice): string {
	return noticeWords[notice.code](notice);
}
