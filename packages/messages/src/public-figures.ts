/** The figures that the public pages quote, ready to be read: amounts with their sign, rates with theirs, days written out. */

/** All figures of one tax year. The web app fills them from the rules data; no sentence holds its own figure. */
export interface PublicFigures {
	readonly taxYear: string;
	/** Whether its return can be sent: it has ended and we have its form. */
	readonly canFile: boolean;
	/** The latest year whose return can be sent. */
	readonly latestToFile: string | undefined;
	readonly startsOn: string;
	readonly endsOn: string;
	readonly notifyBy: string;
	readonly paperBy: string;
	/** Whether those two days have passed. */
	readonly notifyPassed: boolean;
	readonly paperPassed: boolean;
	readonly onlineBy: string;
	readonly amendBy: string;
	/** Five years after the day on which the return is due online. */
	readonly recordsUntil: string;
	readonly firstOnAccount: string;
	readonly secondOnAccount: string;
	/** Tax below this is collected in one payment. */
	readonly smallestOnAccount: string;
	readonly codingOutLimit: string;
	readonly codingOutBy: string;

	readonly personalAllowance: string;
	readonly taperThreshold: string;
	readonly basicRate: string;
	readonly higherRate: string;
	readonly additionalRate: string;
	readonly higherFrom: string;
	readonly additionalFrom: string;
	readonly startingRateBand: string;
	readonly savingsAllowanceBasic: string;
	readonly savingsAllowanceHigher: string;
	readonly dividendAllowance: string;
	readonly dividendOrdinary: string;
	readonly dividendUpper: string;
	readonly dividendAdditional: string;
	readonly tradingAllowance: string;
	readonly propertyAllowance: string;
	readonly rentARoom: string;
	readonly financeCostRate: string;
	readonly class2Weekly: string;
	readonly class2Threshold: string;
	readonly class4From: string;
	readonly class4To: string;
	readonly class4Main: string;
	readonly class4Upper: string;
	readonly childBenefitFrom: string;
	readonly childBenefitAllFrom: string;
	readonly gainsExempt: string;
	readonly carFirst: string;
	readonly carAfter: string;

	readonly lateFiling: string;
	readonly lateDaily: string;
	readonly lateDailyMost: string;
	readonly lateLaterLeast: string;
	readonly lateShare: string;
	/** The rate of interest on tax paid late, and since when. */
	readonly interestRate: string;
	readonly interestSince: string;
	/** The day up to which we know the rates. */
	readonly interestKnownTo: string;
	/** Whether that is so long ago that they may have changed. */
	readonly interestIsOld: boolean;

	/** Who must use Making Tax Digital, and from when. */
	readonly making: readonly { readonly from: string; readonly above: string; readonly decidedBy: string }[];

	/** The days by which the updates of a year are due, in words. */
	readonly quarterlyDays: string;

	/** The years that are worked out, and those of them that can be filed, in words. */
	readonly years: string;
	readonly formYears: string;
	/** The parts of life that can be entered on screen today, in the words of the list of tasks. */
	readonly onScreen: readonly string[];
	/** What a year may hold that is not worked out here, in the interview's words. */
	readonly notOnScreen: string;
	/** Years with a form whose rules HMRC has published. */
	readonly publishedForms: string;
	/** Years with a form whose rules HMRC has not published; empty when there is none. */
	readonly unpublishedForms: string;
	readonly basicPrice: string;
	readonly premiumPrice: string;
	readonly partnershipPrice: string;
	/** HMRC's and others' answers that come out to the penny. */
	readonly publishedMatched: string;
	readonly returnsAgreed: string;
}

/** A page of HMRC, GOV.UK or the law that a text rests on. */
export interface Source {
	readonly label: string;
	readonly href: string;
}

/** A heading with its paragraphs, and under them points where there are some. */
export interface Passage {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly points?: readonly string[];
}

/** A sentence for after a rate of interest that was checked long ago; otherwise nothing. */
export function oldRate({ interestIsOld }: Pick<PublicFigures, 'interestIsOld'>): string {
	return interestIsOld ? ' It’s a while since we checked that, so look at GOV.UK for today’s rate.' : '';
}
