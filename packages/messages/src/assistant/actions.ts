/** Proposals, documents and screens. */

export const actions = {
	ask: '{question}',
	'ask.about': '{about}: {question}',
	'ask.hint': '({hint})',
	'ask.choices': 'Choose one: {choices}.',
	'ask.scope': 'In {taxYear}:\n– {items}\nSay which, in your own words, or “none”.',
	'ask.amounts': '{about}: did you have any of these? {items}. Tell me each with its amount, or say “none”.',
	'ask.another': 'Was there another {one}?',
	'ask.rest': 'Shall I ask you about the rest of your return?',
	'ask.back': 'Back to your return. {question}',
	'ask.backToPage': 'When you’re ready, answer the last question: say which of them you had, or “none”.',
	'ask.means': '{hint}',
	'ask.why': '{why}',
	'ask.whyForm':
		'HMRC’s form asks for it under “{section}”. If you don’t know, say “skip” and come back to it later.',
	'ask.whyScope':
		'So that I only ask about what you had, and nothing is left out. If you’re not sure, say “don’t know”.',
	'ask.pageMeans':
		'I need to know which of these you had in the tax year, which ends in April. Name the ones you had, in your own words, or say “none”.',
	'ask.noMore':
		'It means just what it says, so a plain answer is fine. If you’re not sure, say “skip” and we’ll leave it for now.',
	'ask.again': 'I didn’t follow that.',
	'ask.asBefore':
		'I can’t see what you put before from here. Please tell me again, or say “don’t know” to leave it for now.',
	'ask.which': 'I couldn’t tell which of them you mean. Please say one at a time, with its amount.',
	'ask.problem': '{problem}',
	'interview.done': 'That is everything I need to ask. Please check every answer before you send it.',
	'interview.approve':
		'That is everything I need to ask. Approve what is waiting above, then check every answer before you send it.',
	'heard.unclear':
		'I’m not sure what “{written}” comes to over the whole year. Please give me one amount for the year.',
	'heard.somebodyElse':
		'Someone else’s earnings don’t go on your return, so I left them out. They can affect the Marriage Allowance and Child Benefit.',
	'heard.drawings':
		'What you take out of your own business is neither a cost nor pay, so I left it out. Tax is worked out on the profit, however much of it you take.',
	'heard.offCustomers':
		'I left out what you took off customers. If you charged them less, your turnover shows it already. If they paid you, tell me your turnover for the year.',
	'heard.profit':
		'The return asks for your takings and your costs, not your profit. How much did you take before costs, and what were the costs?',
	'heard.privateRent':
		'Rent you pay for your own home doesn’t go on the return, so I left it out. If you run a business from home, you can claim a share of it.',
	'heard.netPay':
		'That is your pay after tax. The return needs your pay before tax and the tax taken off it: both are on your P60 or last payslip.',
	'heard.workPension':
		'Workplace pension contributions taken from your pay have usually had their tax relief already, so they don’t go on the return.',
	'heard.pensionPaid':
		'I took that as the full amount: what you paid plus the tax relief your provider adds. If it is only what left your account, tell me the full amount from your provider’s statement.',
	'heard.sold':
		'If you sold something you owned, you may have a capital gain: what you sold it for, less what it cost you. The questions about selling take you through it.',
	'heard.isa': 'Interest, dividends and gains inside an ISA are free of tax, so I left them out.',
	'heard.prizes': 'Winnings and Premium Bond prizes are tax-free, so I left them out.',
	'heard.incentive':
		'What a bank gives you once for switching to it, and cashback on what you buy yourself, isn’t taxed as a rule, so I left it out. What you are given every month or for bringing others can be: then tell me it was other income.',
	'heard.aside':
		'Not every amount you named goes on a return: I left out what you owe, have saved, spend at home or hope for. If it belongs on yours, tell me what it was for.',
	'heard.household':
		'What you spend on your home and your family doesn’t go on the return, so I left it out. If some of it was for a business or a home you let, tell me which part.',
	'heard.belongings':
		'Selling your own things that you no longer want is no business, and most of it has no gain to report, so I left it out. If you sold one thing, or a set, for more than {possessions}, tell me.',
	'heard.redundancy':
		'Redundancy pay is free of tax up to a limit, so I left it out. Only what is above the limit goes on the return.',
	'heard.share':
		'Only your own share goes on your return. What does your share of “{written}” come to, in pounds?',
	'heard.otherYear': 'That is from {year}, so it doesn’t go on your {taxYear} return.',
	'heard.abroad':
		'Rent, pay and pensions from abroad need HMRC’s foreign pages, which this service doesn’t have, so I left that out.',
	'heard.currency':
		'I’m not sure what “{written}” comes to in pounds. Please give me the amount in pounds: HMRC publishes the rates to use.',
	'heard.sale': 'That is a capital gain or loss: what you got, less what it cost you.',
	'heard.kept':
		'Buying it puts nothing on your return: there is a gain or a loss only once you sell it, swap it or give it away.',
	'heard.half': 'Half of it is yours, so I took half of each amount.',
	'heard.unplaced': 'I couldn’t place {amounts}, so I left it out. What was it for?',
	'heard.percent':
		'I haven’t noted “{written}”: the return needs an amount, not a percentage. How much was it in the year, and what was it for?',
	'heard.what': 'What was {amount} for?',
	'heard.what.or': 'It sounds like one of these, but I won’t guess: “{one}” or “{other}”.',
	'heard.left': 'All right, I’ve left it out.',
	'heard.which': 'You have more than one under {section}: {names}. Please say which one you mean.',
	'heard.monthly': 'I counted {each} a month for the whole year: {year}. Tell me if it was fewer months.',
	'heard.everyWeek': ({ each, year }: { each: string; year: string }) =>
		`${each} every week of the year = ${year}`,
	'heard.times': 'I worked that out as {sums}.',
	'heard.miles.car':
		'For {miles} miles the flat rate comes to {amount}: {carFirst} a mile for the first {carFirstMiles} and {carAfter} after that. It covers fuel, insurance and repairs, so leave those out.',
	'heard.miles.motorcycle':
		'For {miles} miles the flat rate comes to {amount}: {motorcycle} a mile. It covers fuel, insurance and repairs, so leave those out.',
	'heard.weeks':
		'I’m not sure what “{written}” comes to over the whole year. How many weeks was it? Or tell me the amount for the year.',
	'heard.days':
		'I’m not sure what “{written}” comes to over the whole year. How many days was it? Or tell me the amount for the year.',
	'name.bank': 'Bank account',
	'name.dividends': 'Shares',
	'name.charity': 'Charity',
	'name.pension': 'Pension',
	'name.scheme': 'Company or fund',
	'correct.otherYear': 'Then it doesn’t belong on your {taxYear} return.',
	'correct.takenBack': 'All right, I’ll take that back.',
	'correct.asCounted': 'Good, then I leave it as I counted it.',
	'correct.decline': 'Please choose “No” on the card above, and nothing will change.',
	propose: 'I’ve put this together for you. Nothing changes until you approve it.',
	'propose.partnership':
		'I can answer questions about a partnership’s return, but I can’t fill it in from here yet. Use its questions instead.',
	'propose.noReturn':
		'You haven’t started your {taxYear} return, so I’ll keep this in mind. Start the return on this page and say “next”, and I’ll show it to you.',
	'propose.locked':
		'This return has been sent, so I can’t change it from here. You can start an amendment on its page.',
	'propose.together':
		'I can’t add that: it doesn’t fit with what’s already on your return. Please check the amounts.',
	'propose.nowhere': 'I can’t find a place for that on your return.',
	'propose.unfit': 'I can’t add that yet. {problem}',
	'documents.none': 'You haven’t uploaded a document for this return. Upload one below and I’ll look in it.',
	'documents.notFound': 'I couldn’t find that in your documents.',
	'documents.gone': 'I can’t find that document any more.',
	'documents.found': 'On page {page} of {file} it says: {lines}',
	'documents.same': 'Yes, that matches {file}. Your return has the same: {same}.',
	'documents.someSame': 'Your return has these amounts from {file}: {same}.',
	'documents.notOnReturn': 'No answer on your return is the same as these in {file}: {others}.',
	'documents.noAmounts': 'There is no amount in {file} to compare with your return.',
	'documents.noneOf': 'None of your documents is {kind}.',
	'documents.kept': 'You have added {papers}. If one is missing, upload it below.',
	'documents.type': 'Should I read {file} as {type}?',
	'documentType.p60': 'a P60',
	'documentType.p45': 'a P45',
	'documentType.p11d': 'a P11D',
	'documentType.payslip': 'a payslip',
	'documentType.invoice': 'an invoice',
	'documentType.receipt': 'a receipt',
	'documentType.other': 'another kind of document',
	'open.documents':
		'Upload it below, as a PDF, JPEG or PNG. I will show you what we read before anything goes on your return.',
	'open.about': 'The questions start here.',
	'open.check':
		'I can’t send a return: you do that yourself, after checking every figure. This takes you there.',
	'open.understand': 'This shows how every figure is worked out.',
	'open.getUtr': 'This shows how to get a UTR.',
	'open.consent': 'This is where you agree to your return being sent for you.',
	'open.payHmrc': 'You pay HMRC, not us. This takes you to HMRC’s payment page.',
	'open.makingTaxDigital': 'This takes you to your quarterly updates.',
} as const;
