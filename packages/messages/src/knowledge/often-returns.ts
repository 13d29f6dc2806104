/** What else people ask about returns, numbers and dealing with HMRC. */
import { entry } from './entry.ts';

export const oftenAskedOfReturns = [
	entry(
		'ninoWhere',
		'Where do I find my National Insurance number?',
		'On a payslip, P60 or letter about tax or benefits, and in your personal tax account or the HMRC app.',
		'national insurance number nino lost forgot where find',
		'personalAccount',
	),
	entry(
		'payeReferenceWhere',
		'Where do I find my employer’s PAYE reference?',
		'On your P60 or P45, and often on the payslip: the tax office’s number, a slash, then letters and numbers. Your employer’s payroll can tell you.',
		'paye reference number employer where find p60 payslip office number slash',
		'taxCodes',
	),
	entry(
		'utrNotArrived',
		'My UTR has not arrived. What can I do?',
		'HMRC sends it by post, which can take some weeks; you may see it sooner in your personal tax account or the HMRC app. If it doesn’t come, call HMRC. You can fill in your return here meanwhile.',
		'utr not arrived still waiting registered weeks ago post never came chase',
		'findUtr',
	),
	entry(
		'activationCode',
		'What is an activation code?',
		'A code that HMRC posts to you when you first use its online service for Self Assessment. It runs out after some weeks; you can ask for another online.',
		'activation code post hmrc online service enter expired never came pin',
		'onlineService',
	),
	entry(
		'payCard',
		'Can I pay with a credit card?',
		'Not with a personal one. A debit card works; a business card may carry a fee. A bank transfer is the usual way.',
		'credit card pay amex visa tax points personal debit fee',
		'pay',
	),
	entry(
		'howFarBack',
		'How far back can HMRC go?',
		'{backYears} years after the tax year as a rule, {carelessYears} years where you were careless, and {deliberateYears} years where income was left out on purpose.',
		'how far back years hmrc go investigate old years time limit assess',
		'complianceChecks',
	),
	entry(
		'neverSent',
		'What happens if I never send the return?',
		'HMRC can estimate your tax and ask you to pay it, with penalties that grow. Only sending the return replaces the estimate.',
		'never send ignore not bother return determination estimate bill what happens',
		'penalties',
	),
	entry(
		'earlierReturns',
		'I have returns of earlier years to send. What now?',
		'Send them as soon as you can, the oldest first. Each has its own penalties, which stop growing when it arrives: {lateFiling} at once, up to {lateDailyDays} days at {lateDaily} a day after {lateDailyMonths} months, and at least {lateLaterLeast} after {lateLaterMonths} months. Where tax is owed, tell HMRC early if you can’t pay it all.',
		'behind several years missing old returns not sent 2023 2024 catch up late years owe',
		'penalties',
	),
	entry(
		'finedForNothing',
		'HMRC fined me, but I did not need to send a return. What can I do?',
		'Ask HMRC to withdraw the return: if it agrees that you didn’t need one, the penalties go too. Until it does, the return is still due.',
		'fined penalty but not self employed any more no need return withdraw cancel mistake',
		'penalties',
	),
	entry(
		'quarterDays',
		'Which months does each quarterly update cover?',
		'In {taxYear}: {quarters}. Each update adds up from the start of the year.',
		'quarter first second third fourth runs to january october july months cover update due when in',
		'makingTaxDigital',
	),
	entry(
		'noHmrcLogin',
		'Do I need a Government Gateway account?',
		'Not to prepare and send a return from here. For Making Tax Digital, and to see your tax at HMRC, you do.',
		'government gateway account needed login have to create use here',
		'onlineService',
	),
	entry(
		'changeSentHere',
		'I forgot some income on the return I sent. What now?',
		'Send an amended return: you can until {amendBy} for {taxYear}. Put in what was missing and pay any extra tax soon, since interest runs from {payBy}.',
		'forgot missed left off interest income already sent accepted put right correct fix how long have i got',
		'corrections',
	),
] as const;
