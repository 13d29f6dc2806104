/** Greeting, refusing, declining. */

export const talk = {
	greeting:
		'Hello. Your return: {step} I can note down what you earned and spent, explain your tax, try out a change, tell you what’s missing and look up a rule. Keep your supporting records until at least {recordsUntil}.',
	outside:
		'That is outside what I can help with: I only know UK personal tax. An accountant or HMRC can tell you more.',
	clarify: 'I’m not sure which of these you mean. {choices} Reply with a number.',
	'clarify.or': 'If you meant something else, reply with its number: {choices}',
	mayMean: 'You may also mean:',
	nearest: 'I’m not sure that I understood. The nearest I can tell you is this.',
	cannot:
		'I’m not sure of the answer to that, so I won’t guess. Try asking it another way, or ask HMRC or an accountant.',
	instructions:
		'I answer questions about your tax. I can’t change how I work, and I can’t send anything or change your return on my own.',
	evasion:
		'I can’t help with leaving income out, or claiming what you didn’t spend: that makes the return false, and HMRC charges penalties and interest for it. Ask me what you may claim, and I’ll look for everything you are entitled to.',
	crisis:
		'I’m sorry you’re going through this. You don’t have to face it alone: you can call the Samaritans free at any time on {samaritans}. If you are in danger now, call {emergency}. The tax can wait.',
	calm: 'It’s a lot, I know, and you don’t have to do it all at once. Say “next” and I’ll ask you one short question at a time. Nothing is sent until you send it yourself.',
	nothingAsked:
		'I haven’t asked you anything just now. Tell me what you earned or spent, ask me anything about your tax, or say “next” and I’ll ask you the next question.',
	plainer:
		'In short: your income, less what is tax-free, is taxed in bands. If you work for yourself, National Insurance is added. Tax already taken off is subtracted. What is left is what you owe. Ask me about any of the figures and I’ll show you how it was worked out.',
	plainerRule:
		'That is the rule in short; the link goes to the official page. Tell me about your own case, with the amounts, and I’ll show you what it means for you.',
	howMuch:
		'How much was it, and what was it from? Tell me in your own words, with the amount for the year: what you took and what it cost you, or what your P60 says.',
	profilePage:
		'Your name, address and numbers are on your account page. You can also export your data there, or delete your account.',
	cardNumber:
		'Please don’t write card or account numbers here: I can’t take a payment, and I don’t use them.',
	login:
		'Please don’t write passwords or logins here: I can’t sign in anywhere for you, and nobody who means well asks for them. If it is a real one, change it.',
	finding:
		'I can’t recommend one. The registers of the professional bodies, such as ICAEW, ACCA or CIOT, can help you find an accountant or tax adviser near you.',
	otherLanguage:
		'I’m sorry, I only understand English so far. HMRC has an interpreter service on its helpline.',
	thanks: 'You’re welcome. Say “next” to carry on with your return, or ask me anything about it.',
	whoAreYou:
		'I’m this service’s assistant: a computer program, not a person and not an accountant. I work from your answers and from HMRC’s published rules, and every figure I give comes from the calculation.',
	notHmrc:
		'No, this service isn’t HMRC or part of the government. It prepares your return with you, and nothing is sent unless you’ve checked every figure and signed the declaration.',
	noCharge: 'Nothing is charged for using this service today.',
	later:
		'Yes. What you approve is kept, so you can stop at any time and come back. Say “next” when you want to carry on.',
	privacy:
		'I only see your own return, and I don’t repeat identifiers such as your National Insurance number. They are on your profile page. The privacy page says who sees what you write here, and you can delete this conversation at any time.',
	stopped: 'We’ll stop there. Say “next” when you want to carry on.',
	abuse: 'I can hear that this is frustrating. Tell me what is wrong and I’ll do what I can.',
	tooLong: 'That is more than I can read at once. Please ask one thing, in a few sentences.',
	refused:
		'My answer had a figure I couldn’t trace, so I won’t give it. Your calculation shows every figure with its working.',
} as const;
