/** What a person has probably not claimed: what it is, what the estimate assumes, and where the rule comes from. */
import { defineMessages, type MessageOf } from './define-messages.ts';

const sentences = {
	title: 'Suggested Deductions',
	lead: 'You may not have claimed these. Look at each one: only you know whether it applies.',
	none: 'None for now. Nothing you’ve told us suggests you’ve left anything out.',
	filed: 'HMRC has this return. To claim one of these, amend it.',
	couldClaim: ({ amount }: { amount: string }) => `Estimated amount: ${amount}`,
	saves: ({ amount }: { amount: string }) => `It would save ${amount} of tax.`,
	savesTogether: ({ amount }: { amount: string }) => `It would save the two of you ${amount} of tax.`,
	'lastLook.one': ({ amount }: { amount: string }) => `You could pay ${amount} less`,
	'lastLook.several': ({ amount }: { amount: string }) => `You could save ${amount} or more`,
	'lastLook.together': ({ amount }: { amount: string }) => `The two of you could pay ${amount} less`,
	'lastLook.decline': 'I won’t claim this',
	'lastLook.declined': ({ count }: { count: number }) =>
		count === 1 ? 'One thing you won’t claim' : `${count} things you won’t claim`,
	'lastLook.again': 'Offer it again',
	'reason.notMine': 'It doesn’t apply to me',
	'reason.claimedElsewhere': 'I’ve claimed it another way',
	'reason.noRecords': 'I have no records of it',
	'reason.notWanted': 'I don’t want to claim it',
	'lastLook.apart': 'We’ve worked out each saving on its own. Together they may save less than the total.',
	'lastLook.claim': 'Claim this',
	'lastLook.busy': 'Claiming…',
	'lastLook.claimed': 'Claimed',
	replaces: ({ question, before, after }: { question: string; before: string; after: string }) =>
		`It changes your answer to “${question}” from ${before} to ${after}.`,
	saidNo: ({ question }: { question: string }) =>
		`You answered no to “${question}” Claim it only if that’s not right.`,
	stale: 'Your answers changed in the meantime, so we haven’t claimed it. Look at it again below.',
	look: 'Look at the question',
	lookAt: ({ what }: { what: string }) => `about: ${what}`,

	employeeHomeWorking: 'Working from home for your employer',
	'employeeHomeWorking.if': ({ weekly }: { weekly: string }) =>
		`If you had to work at home in every week of the year and your employer paid you nothing for it: ${weekly} a week. Choosing to work at home does not count.`,
	'employeeHomeWorking.source': 'ITEPA 2003 s.336; HMRC’s manual EIM32815',

	employeeMileage: 'Business miles in your own car for your employer',
	'employeeMileage.if': ({ miles, rate }: { miles: number; rate: string }) =>
		`For each ${miles.toLocaleString('en-GB')} business miles at ${rate} a mile, if your employer paid you nothing for them. Ordinary commuting doesn’t count.`,
	'employeeMileage.source': 'ITEPA 2003 ss.230 and 231; HMRC’s manual EIM31330',

	flatRate: 'A flat rate for your uniform, work clothes or tools',
	'flatRate.if': ({ amount }: { amount: string }) =>
		`If you wash your own uniform or protective clothing: ${amount} a year without receipts. HMRC lists more for many jobs.`,
	'flatRate.ifIndustry': ({ industry, jobs, amount }: { industry: string; jobs: string; amount: string }) =>
		`HMRC’s list has ${amount} a year for ${industry} (${jobs.charAt(0).toLowerCase()}${jobs.slice(1)}), if you pay for your own uniform, work clothes or tools. Some jobs there have more.`,
	'flatRate.source': 'ITEPA 2003 s.367; HMRC’s manual EIM32712',

	professionalFees: 'Fees to a professional body that your job needs',
	'professionalFees.if': ({ unit }: { unit: string }) =>
		`For each ${unit} you paid yourself to a body on HMRC’s list.`,
	'professionalFees.source': 'ITEPA 2003 ss.343 and 344; HMRC’s List 3',

	businessAtHome: 'Working at home for your business',
	'businessAtHome.if': ({
		from,
		to,
		monthly,
		months,
	}: {
		from: number;
		to: number;
		monthly: string;
		months: number;
	}) =>
		`If you worked at home for ${from} to ${to} hours in each of ${months} months: ${monthly} a month. More hours have a higher rate.`,
	'businessAtHome.source': 'ITTOIA 2005 s.94H; HMRC’s manual BIM75010',

	businessMileage: 'Miles you drive for your business',
	'businessMileage.if': ({ miles, rate, after }: { miles: number; rate: string; after: string }) =>
		`For each ${miles.toLocaleString('en-GB')} business miles by car or van at ${rate} a mile (${after} after the first 10,000), instead of fuel, insurance and repairs.`,
	'businessMileage.source': 'ITTOIA 2005 s.94F; HMRC’s manual BIM75005',

	tradingAllowance: ({ limit }: { limit: string }) =>
		`The trading allowance of up to ${limit} instead of your costs`,
	'tradingAllowance.if':
		'If you claim no costs for any of your businesses or casual earnings. You cannot make a loss with it.',
	'tradingAllowance.source': 'ITTOIA 2005 ss.783AA to 783AR; HMRC’s manual BIM86000',
	tradingCosts: 'Your costs instead of the trading allowance',
	'tradingCosts.if': 'If every cost you entered can be deducted.',

	propertyAllowance: ({ limit }: { limit: string }) =>
		`The property allowance of up to ${limit} instead of your costs`,
	'propertyAllowance.if': 'If you claim no costs of letting and no relief for interest.',
	'propertyAllowance.source': 'ITTOIA 2005 ss.783B to 783BQ; HMRC’s manual PIM4400',

	'marriageAllowance.given': 'Marriage Allowance, given to your husband, wife or civil partner',
	'marriageAllowance.given.if': ({ transfer }: { transfer: string }) =>
		`If you were married or in a civil partnership and the other person pays tax at the basic rate on at least ${transfer}. The saving is theirs, less what it costs you.`,
	'marriageAllowance.received': 'Marriage Allowance, received from your husband, wife or civil partner',
	'marriageAllowance.received.if': ({ transfer }: { transfer: string }) =>
		`If you were married or in a civil partnership and the other person does not use ${transfer} of their allowance and gives it to you.`,
	'marriageAllowance.source': 'ITA 2007 ss.55A to 55E',

	pensionPayment: 'Payments into your own pension',
	'pensionPayment.if': ({ paid, gross }: { paid: string; gross: string }) =>
		`For each ${paid} that you paid yourself, which the pension company topped up to ${gross}. Payments that your employer took before tax do not count.`,
	'pensionPayment.source': 'Finance Act 2004 s.192; HMRC’s manual PTM044220',

	giftAid: 'Gifts to charity under Gift Aid',
	'giftAid.if': ({ unit }: { unit: string }) => `For each ${unit} that you gave with a Gift Aid declaration.`,
	'giftAid.source': 'ITA 2007 s.414; HMRC’s guidance for donors, chapter 3',

	gainsBand: 'Your basic rate band, used for the gains where it saves most',
	'gainsBand.if': ({ adjustment }: { adjustment: string }) =>
		`HMRC’s calculation gives the band to gains on homes first. The law lets you choose: an adjustment of ${adjustment} in box 51 claims the difference. Say so in your other information. HMRC’s guidance uses that box where its calculation and the law differ on rates; we found nothing that names this case, so HMRC may ask how you worked it out.`,
	'gainsBand.source': 'TCGA 1992 s.1I; SA108 box 51',

	financeCosts: 'Interest on a home you let',
	'financeCosts.if': ({ unit }: { unit: string }) =>
		`For each ${unit} of interest on a mortgage or loan for a home that you let.`,
	'financeCosts.source': 'ITTOIA 2005 ss.272A and 274A; HMRC’s manual PIM2054',

	'leftOver.loss': 'A loss from earlier years',
	'leftOver.loss.source': 'ITA 2007 ss.83 and 118',
	'leftOver.financeCosts': 'Finance costs on lets that last year couldn’t use',
	'leftOver.financeCosts.source': 'ITTOIA 2005 s.274AA',
	'leftOver.capitalLosses': 'Capital losses from earlier years',
	'leftOver.capitalLosses.source': 'TCGA 1992 s.2',
	'leftOver.if': ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} return here left this amount for later years. If that return was filed with different figures, use the filed ones.`,

	tradeLoss: 'Your loss, set against your other income for the year',
	'tradeLoss.if':
		'If the business was run to make a profit. What you use now cannot be used against later profits.',
	'tradeLoss.source': 'ITA 2007 s.64; HMRC’s manual BIM85015',
} as const;

/** A sentence about a suggested deduction, to be said later. */
export type SuggestionMessage = MessageOf<typeof sentences>;

/** Says a sentence about a suggested deduction. */
export const saySuggestion = defineMessages(sentences);
