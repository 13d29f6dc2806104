/** The pictures of one return: what the tax comes from, what is to pay and when, and what would change it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the page that explains a return's tax. */
export const sayUnderstand = defineMessages({
	title: 'Understand your tax',
	lead: ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} figures in pictures. Each has its numbers beside it. Choose a linked step to see its working.`,
	'back.return': 'Back to your return',
	loading: 'Working out your tax…',
	empty: 'Add your first income or gain, and your tax appears here.',
	broken: 'Your answers contradict each other. Your return shows what to correct.',

	'bands.title': 'Where each pound falls',
	'income.title': 'From your income to what is taxed',
	'tax.title': 'From the tax on it to what you owe',
	'tax.title.refund': 'From the tax on it to your refund',
	'tax.alone': 'What your tax is made of',
	'working.title': ({ step }: { step: string }) => `How we got to: ${step}`,
	'step.income': 'All your income',
	'step.allowances': 'Tax-free: allowances and reliefs',
	'step.taxable': 'Income that is taxed',
	'step.charged': 'Income Tax on your bands',
	'step.reductions': 'Reliefs that lower the tax',
	'step.giftAid': 'Tax to cover what charities claimed',
	'loan.more': ({ taken, due }: { taken: string; due: string }) =>
		`${taken} of your pay went to your student loan, but only ${due} is due on your income. The rest does not lower your tax or come back through this return: ask the Student Loans Company for it.`,
	'step.pensionCharges': 'Charges on pension savings',
	'step.lumpSum': 'Tax on a State Pension lump sum',
	'step.childBenefit': 'Child Benefit charge',
	'step.winterFuel': 'Winter Fuel Payment charge',
	'step.earlierYears': 'Tax from earlier years in your tax code',
	'step.annualPayments': 'Tax you kept back from yearly payments',
	'step.class2': 'Class 2 National Insurance',
	'step.class4': 'Class 4 National Insurance',
	'step.studentLoan': 'Student loan',
	'step.postgraduateLoan': 'Postgraduate loan',
	'step.gains': 'Capital Gains Tax',
	'step.gainsSetOff': 'Overpaid Capital Gains Tax',
	'step.takenOff': 'Tax you have paid already',
	'step.laterCode': 'Collected through a later tax code',
	'step.due': 'For the year',
	'step.due.refund': 'Refund for the year',
	'step.adjusted': 'Refunds you’ve had, and changes to earlier years',
	'step.paid': 'Payments on account you made',
	'step.left': 'Left to pay',
	'step.left.refund': 'You get back',

	'payments.title': 'What to pay and when',
	'payments.why':
		'Each payment on account is half of this year’s bill, paid ahead for next year. If next year’s tax comes to less than you paid, you get the difference back. If you expect that, you can ask HMRC to lower them now.',
	'payments.refund': ({ amount }: { amount: string }) => `HMRC owes you ${amount}.`,
	'payments.interest': ({ amount }: { amount: string }) =>
		`The interest so far is ${amount}, if none of it has been paid.`,
	'payments.nothing': 'There is nothing to pay for this year.',
	'payments.belowSmallest': ({ least }: { least: string }) =>
		`No payments on account: less than ${least} of your tax is left after what was taken off.`,
	'payments.mostlyTakenOff': ({ share }: { share: string }) =>
		`No payments on account: more than ${share} of your tax was taken off before you were paid.`,
	'payments.collected':
		'Nothing has to be paid before these dates. Filing early does not make the tax due earlier.',
	'date.starts': 'The tax year begins',
	'date.ends': 'The tax year ends',
	'date.notify': 'Last day to tell HMRC that you need to file, if you never have',
	'date.online': ({ amount }: { amount: string | undefined }) =>
		amount === undefined ? 'Last day to file online' : `Last day to file online, and to pay ${amount}`,
	'date.online.code': ({ day, amount }: { day: string; amount: string | undefined }) =>
		amount === undefined
			? `Last day to file online (${day} to have it collected through your tax code)`
			: `Last day to file online, and to pay ${amount} (file by ${day} to have the rest collected through your tax code)`,
	'date.second': ({ amount }: { amount: string }) => `Second payment on account, ${amount}`,

	'try.title': 'What if?',
	'try.lead': 'Move a slider. Nothing is saved.',
	'try.pension': 'More into a pension, with tax relief',
	'try.giftAid': 'More to charity through Gift Aid',
	'try.pay': 'More pay before tax',
	'try.more': ({ amount }: { amount: string }) => `${amount} more`,
	'try.same': 'Move a slider to see what changes.',
	'try.lower': ({ amount }: { amount: string }) => `You would owe ${amount} less.`,
	'try.higher': ({ amount }: { amount: string }) => `You would owe ${amount} more.`,
	'try.equal': 'Your bill stays the same.',
	'try.equal.pension': ({ amount }: { amount: string }) =>
		`Your bill stays the same; the pension scheme claims ${amount} for you.`,
	'try.kept': ({ pay, kept }: { pay: string; kept: string }) =>
		`Of ${pay} more pay you would keep ${kept}. This doesn’t include National Insurance that an employer takes.`,
	'try.because': 'Why',
	'cause.change': ({ name, before, after }: { name: string; before: string; after: string }) =>
		`${name}: from ${before} to ${after}`,
	'cause.personalAllowance': 'Your personal allowance',
	'cause.savingsAllowance': 'Your savings allowance',
	'cause.startingRate': 'Interest at the starting rate',
	'cause.dividendAllowance': 'Your dividend allowance',
	'cause.higherBand': 'Income taxed above the basic rate',
	'cause.highIncomeChildBenefitCharge': 'Child Benefit charge',
	'cause.winterFuelPaymentCharge': 'Winter Fuel Payment charge',
	'cause.statePensionLumpSumCharge': 'Tax on a State Pension lump sum',
	'cause.giftAidCharge': 'Tax to cover what charities claimed',
	'cause.marriageAllowanceTransferred': 'Marriage Allowance you give',
	'cause.marriageAllowance': 'Marriage Allowance',
	'cause.marriedCouplesAllowance': 'Married Couple’s Allowance',
	'cause.blindPersonsAllowance': 'Blind Person’s Allowance',
	'cause.pensionPayments': 'Pension payments taken off your income',
	'cause.giftsOfAssets': 'Shares, land and buildings that you gave to charity',
	'cause.deductedReliefs': 'Losses, interest and other reliefs taken off your income',
	'cause.annualPayments': 'Tax that you keep back from annual payments',
	'cause.ventureCapitalTrust': 'Relief for Venture Capital Trust shares',
	'cause.enterpriseInvestmentScheme': 'Relief for Enterprise Investment Scheme shares',
	'cause.seedEnterpriseInvestmentScheme': 'Relief for Seed Enterprise Investment Scheme shares',
	'cause.communityInvestment': 'Community Investment relief',
	'cause.maintenance': 'Relief for maintenance payments',
	'cause.loanInterest': 'Relief for interest on a property partnership’s loan',
	'cause.taxDeducted': 'Tax already taken off',
	'cause.earlierYears': 'Tax from earlier years in your tax code',
	'cause.laterCode': 'Tax that a later tax code collects',
	'cause.financeCosts': 'Relief for mortgage interest',
	'cause.studentLoan': 'Student loan',
	'cause.postgraduateLoan': 'Postgraduate loan',
	'cause.class2': 'Class 2 National Insurance',
	'cause.class4': 'Class 4 National Insurance',
	'cause.capitalGainsTax': 'Capital Gains Tax',
	'cause.capitalGainsTaxSetOff': 'Overpaid Capital Gains Tax, set against other tax',
	'cause.pensionCharges': 'Charges on pension savings',
	'cause.transitionProfit': 'Tax on transition profit',

	'late.title': 'What if it is late?',
	'late.lead': ({ date }: { date: string }) =>
		`If the return and everything due on ${date} are both this many months late.`,
	'late.already': 'The deadline has passed, so the slider starts at this month.',
	'late.months': 'Months late',
	'late.monthsShown': ({ count }: { count: number }) =>
		count === 0 ? 'On time' : count === 1 ? 'One month' : `${count} months`,
	'late.nothing': 'Filing on time costs nothing.',
	'late.total': ({ amount }: { amount: string }) => `It would cost ${amount}:`,
	'late.interest': 'Interest until you pay',
	'late.both': ({ amount, onAccount }: { amount: string; onAccount: string }) =>
		`on ${amount} for the year and ${onAccount} on account`,
	'late.onAccount': 'Penalties for paying late count only the tax for the year, not the payment on account.',
	'late.rateKnownTo': ({ date }: { date: string }) =>
		`Rate known up to ${date}. For later days we use the last rate we know. HMRC changes it when Bank Rate changes.`,
	'late.ratesOld': 'It’s a while since we checked HMRC’s interest rates. Look at GOV.UK for today’s.',
	'late.from': ({ date }: { date: string }) => `from ${date}`,
	'late.lateFiling': 'Penalty for filing late',
	'late.daily': 'Daily penalties for filing late',
	'late.sixMonths': 'Penalty after six months',
	'late.twelveMonths': 'Penalty after twelve months',
	'late.latePayment30Days': 'Penalty for paying over 30 days late',
	'late.latePayment6Months': 'Penalty for paying over six months late',
	'late.latePayment12Months': 'Penalty for paying over twelve months late',
	'late.points': 'Penalty for points',
	'late.latePaymentFirst': 'First penalty for paying late',
	'late.latePaymentSecond': 'Second penalty for paying late',

	'lowest.title': 'Is HMRC’s order of allowances the best for you?',
	'lowest.none':
		'Yes. No other order of using your allowances and your basic rate band gives a lower tax here.',
	'lowest.more': 'There are deductions you may not have claimed.',
	'lowest.look': 'Look at what you could claim',
	'lowest.saving': ({ amount }: { amount: string }) =>
		`No, another order would lower it by ${amount}. The law lets you choose which income your allowances are set against (Income Tax Act 2007, section 25) and which gains use your basic rate band (Taxation of Chargeable Gains Act 1992, section 1I).`,
	'lowest.claim':
		'HMRC refuses an online return that differs from its own order, so the lower tax is claimed on a paper return.',
	'lowest.box51': ({ amount }: { amount: string }) =>
		`You can claim it online: enter ${amount} as the adjustment to your Capital Gains Tax (box 51), and say in your other information that your basic rate band is used for the gains where it saves most. HMRC’s guidance uses that box where its calculation and the law differ on rates. We found nothing that names this case, so HMRC may ask how you worked it out.`,
});
