/** What is wrong with one answer, and what to do: a sentence for each problem code that facts and forms give. */
import { defineMessages } from './define-messages.ts';

const sentences = {
	'money.notANumber': 'Enter an amount in pounds and pence, for example 1,234.56',
	'money.tooManyDecimals': 'Enter an amount with at most two decimals, for example 1,234.56',
	'money.tooLarge': 'Enter an amount below £10,000,000,000',
	'cis.noMonth': 'Enter what was taken off in at least one month',
	'investment.noReference': 'Enter the reference on the certificate',
	'investment.noDate': 'Enter the date of the investment, which the certificate has',
	'investment.noKnowledge':
		'Your answers don’t say whether this company is knowledge-intensive. Add that first: your EIS3 says so',
	'money.negative': 'Enter an amount that is zero or more',
	'text.empty': 'Enter some text, or leave the answer out',
	'text.tooLong': 'Use fewer characters',
	'nino.invalid': 'Enter a National Insurance number in the correct format, like QQ 12 34 56 C',
	'utr.invalid': 'Enter a Unique Taxpayer Reference of 10 digits',
	'utr.checkDigit': 'Check this Unique Taxpayer Reference: its first digit does not match the other nine',
	'postcode.invalid': 'Enter a full UK postcode, like LS1 4DL',
	'payeReference.invalid': 'Enter the employer PAYE reference from your P60, like 123/AB456',
	'sortCode.invalid': 'Enter a sort code of 6 digits, like 12-34-56',
	'accountNumber.invalid': 'Enter an account number of 6 to 8 digits',
	'buildingSocietyReference.invalid':
		'Enter a reference of at most 18 letters, digits, hyphens and slashes, as your building society shows it',
	'telephone.invalid': 'Enter a telephone number of at most 20 digits and spaces, like 0113 496 0000',
	'companyNumber.invalid': 'Enter a company registration number of 8 characters, like 01234567 or SC123456',
	'claimCode.invalid': 'Enter the three letters that HMRC’s notes give for this claim, like PRR',
	'date.invalid': 'Enter a real date, as year-month-day, like 2026-03-27',
	'date.impossible': 'Enter a real date, like 27 3 2026',
	'date.noDay': 'The date must include a day',
	'date.noMonth': 'The date must include a month',
	'date.noYear': 'The date must include a year',
	'date.noDayAndMonth': 'The date must include a day and a month',
	'date.noDayAndYear': 'The date must include a day and a year',
	'date.noMonthAndYear': 'The date must include a month and a year',
	'date.inFuture': 'Enter a date in the past',
	'number.invalid': 'Enter a number, for example 120 or 0.25',
	'number.notWhole': 'Enter a whole number, for example 3',
	'number.outOfRange': 'This number is too small or too large here',
	'date.afterYear': 'This date is after the year of this return. Check it, or leave this for a later return',
	'date.beforeYear':
		'This date is before the year of this return. Check it, or put this on the return for its own year',
	'relief.ended': 'This relief ended before this tax year. Leave it out',
	'date.soldBeforeBought': 'This was sold before it was bought. Check both dates',
	'accountingPeriod.wrong': 'Accounts end after they start, and within 18 months. Check both dates',
	'capitalAllowances.givenTwice':
		'Give either this figure or the list of what the business owns, bought and sold, not both',
	'capitalAllowances.cashBasis':
		'With the cash basis only cars have capital allowances. Put what this cost under expenses',
	'capitalAllowances.oldBuilding':
		'Buildings in use or under contract before 29 October 2018 have no allowance. Check the date, or leave this building out',
	'disallowable.aboveExpense':
		'The part that is not allowable cannot be more than the expense itself. Check both amounts',
	'holding.twice':
		'You have a holding of this name and kind already. Put all its trades in one holding: HMRC counts shares or tokens of one class as one',
	'quantity.tooManyDecimals':
		'Enter a number of shares or tokens with at most eight decimals, for example 120 or 0.00000001',
	'date.bornAfterYear': 'This date of birth is after the year of this return. Check it',
	'pensionSavings.givenTwice': 'Give either this figure or what was saved into pensions, not both',
	'tradingAllowance.notForAll':
		'The trading allowance covers all your businesses and casual earnings at once. Claim it for all of them or for none',
	'shareTrade.beforeOpening':
		'This trade is before the tax year, and what you owned at the start already includes it. Leave this trade out, or give every trade from the first and nothing owned at the start',
	'share.invalid': 'Enter a share as a percentage or a fraction, like 50, 33.33 or 1/3',
	'key.unknown': 'We don’t know this name. Check its spelling',
	'import.notAsked':
		'This doesn’t go with the rest of the file: no question here asks for both. Take it out of the file, or type the return in',
	'key.twice': 'This name appears here more than once, and only one can count. Leave the others out',
	'taxYear.missing': 'taxYear is missing. Give the tax year, like 2025-26',
	'taxYear.unsupported': 'There are no rules for this tax year. Choose one that is supported',
	'choice.unknown': 'Choose one of the answers offered',
	'section.single': 'You can only answer these questions once. Change the answers that are there',
	'question.closed': 'Another answer here says that this question does not apply. Change that answer first',
	'answer.twice': 'Two parts give this answer different values. Keep one of them',
	'amount.cannotAdd': 'This answer isn’t an amount, so nothing can be added to it',
	'type.wrong': 'This is not the kind of answer expected here',
	'value.invalid': 'This answer cannot be right. Check it',
	'required.missing': 'This answer is needed',
	'body.unreadable': 'We couldn’t read what was sent. Reload the page and try again',
	'password.tooShort': 'Password must be at least 8 characters long for security',
	'password.common': 'This password is one of the first anyone would guess. Choose another',
	'username.tooShort': 'Choose a username of at least 3 characters',
	'username.notYourEmail': 'A username can contain an @ only if it is the email address you give',
	'email.invalid': 'Enter an email address, like name@example.com',
	'email.changedElsewhere': 'To use another email address, change it under Password and sign-ins',
	'date.tooEarly': 'Enter a date in 1900 or later',
} as const;

/** Sentences with the limit that was passed, for who knows the question. */
const withLimits = {
	'text.longest': ({ longest }: { longest: number }) => `Use at most ${longest} characters`,
	'problems.more': ({ count }: { count: number }) =>
		count === 1 ? 'And one more problem' : `And ${count} more problems`,
	'number.between': ({ least, most }: { least: number; most: number }) =>
		`Enter a whole number from ${least} to ${most}`,
	'date.ofTheYear': ({ from, until }: { from: string; until: string }) =>
		`Enter a date from ${from} to ${until}, the year of this return`,
	'date.toTheYearsEnd': ({ until }: { until: string }) =>
		`Enter a date up to ${until}, when the year of this return ends`,
	'date.upTo': ({ until }: { until: string }) => `Enter a date up to ${until}`,
	'date.ofJoining': ({ from, until }: { from: string; until: string }) =>
		`Enter a date from ${from} to ${until}, in the accounts or the tax year of this return`,
	'date.ofLeaving': ({ from, until }: { from: string; until: string }) =>
		`Enter a date from ${from} to ${until}, in the accounts or the tax year of this return or the year after`,
} as const;

/** A problem's stable code. */
export type ProblemCode = keyof typeof sentences;

/** Says what is wrong, by the problem's code. */
export const sayProblem = defineMessages({ ...sentences, ...withLimits });

/** Whether a text is a problem code that has a sentence. */
export function isProblemCode(code: string): code is ProblemCode {
	return Object.hasOwn(sentences, code);
}

/** The sentence of any code; an unknown code gets the general one. A choice names its answers where they are given. */
export function problemSentence(code: string, allowed: readonly string[] = []): string {
	const these = `Choose one of these: ${allowed.join(', ')}`;
	if (allowed.length > 0 && code === 'choice.unknown') return these;
	if (allowed.length > 0 && code === 'taxYear.unsupported')
		return `There are no rules for this tax year. ${these}`;
	return sayProblem(isProblemCode(code) ? code : 'value.invalid');
}
