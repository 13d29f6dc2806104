/** What the assistant says. Gaps such as `{totalDue}` are filled by code from the calculation; no sentence holds a figure. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the assistant, its gaps still open. */
export const sayAssistant = defineMessages({
	greeting:
		'Hello. Where your return is: {step} I can explain your tax, try out a change, say what is missing and look up a rule. Keep your supporting records until at least {recordsUntil}.',
	'owe.amount': 'For {taxYear} you owe {totalDue}. How it comes about: {lines}.',
	'owe.refund': 'For {taxYear} HMRC owes you {totalDue}. How it comes about: {lines}.',
	'owe.unfinished': 'Some answers are still missing, so this can change.',
	figure: '{label}: {value}. {explanation}',
	'figure.none': 'Your calculation has no such figure: nothing you have entered leads to it.',
	'missing.none': 'Nothing that I can see is missing from your figures. {step}',
	'missing.some': 'Answers missing: {count}. {step}',
	'missing.next': 'Answers missing: {count}. The first is: {question}',
	dates: 'The {taxYear} return is due online by {onlineBy} and the tax by {payBy}.',
	'dates.bills': 'As your answers stand: {bills}.',
	'dates.noBills': 'As your answers stand there is nothing to pay on those days.',
	'whatIf.pension':
		'With {added} more in your pension, counting the tax that the provider adds, you would owe {after} instead of {before}.',
	'whatIf.pay':
		'With {added} more pay and no tax taken off it yet, you would owe {after} instead of {before}.',
	'whatIf.less': 'That is {difference} less.',
	'whatIf.more': 'That is {difference} more.',
	'whatIf.same': 'Your bill would stay the same.',
	'whatIf.unchanged': 'Nothing on your return has changed.',
	'whatIf.amount': 'How much would it be in the year? Tell me one amount, and I will work it out again.',
	'suggestions.some': 'You may not have claimed these. Only you know whether they fit: {suggestions}.',
	'suggestions.none': 'Nothing you have told us points to something left out.',
	upload: 'Upload it below. I will show you what we read before anything goes on your return.',
	send: 'I can’t send a return: you do that yourself, after checking every figure. This takes you there.',
	enter: 'I can’t put that on your return from here yet. This takes you to the questions, where you can.',
	outside:
		'That is outside what I can help with: I only know UK personal tax. An accountant or HMRC can tell you more.',
	cannot:
		'I don’t have a sure answer to that, so I won’t guess. You could ask it in other words, or ask HMRC or an accountant.',
	instructions:
		'I answer questions about your tax. I can’t change how I work, and I can’t send anything or change your return.',
	crisis:
		'I’m sorry you’re going through this. You don’t have to face it alone: you can call the Samaritans free at any time on {samaritans}. If you are in danger now, call {emergency}. The tax can wait.',
	abuse: 'I can hear that this is frustrating. Tell me what is wrong and I’ll do what I can.',
	tooLong: 'That is more than I can read at once. Please ask one thing in a few sentences.',
	refused:
		'I had an answer with a figure that I could not trace, so I won’t give it. Your calculation shows every figure with its working.',
});
