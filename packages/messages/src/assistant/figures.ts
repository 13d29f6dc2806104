/** What is owed, one figure, and what would change it. */

export const figures = {
	'owe.amount': 'For {taxYear} you owe {totalDue}.',
	'owe.refund': 'For {taxYear} HMRC owes you {totalDue}.',
	'owe.nothing': 'On your answers so far, there is nothing to pay for {taxYear}.',
	'owe.declared':
		'HMRC has your final declaration for {taxYear}, so its own figures count, not what your answers here come to. {step}',
	'owe.unknown':
		'I don’t know yet what you owe for {taxYear}: there’s no income on your return so far. Tell me what you earned, or say “next” and I’ll ask you.',
	'owe.promised': 'You haven’t told me yet about: {promised}.',
	'owe.soFar': 'With everything you’ve told me so far, approved or not, it would be {amount} for {taxYear}.',
	'owe.soFar.refund':
		'With everything you’ve told me so far, approved or not, HMRC would owe you {amount} for {taxYear}.',
	'owe.waiting': 'What is waiting for your approval isn’t counted yet.',
	'owe.lines': 'How it’s worked out:{lines}',
	'owe.unfinished': 'Some answers are still missing, so this can change.',
	figure: '{label}: {value}. {explanation}',
	'figure.parts': 'And those:{parts}',
	'figure.none': 'Your calculation has no figure for “{label}”: nothing you’ve entered leads to one.',
	'band.upTo': ({ rate, amount }: { rate: string; amount: string }) => `${rate} up to ${amount}`,
	'band.above': ({ rate }: { rate: string }) => `${rate} above that`,
	'quarter.due': ({ from, to, due }: { from: string; to: string; due: string }) =>
		`${from} to ${to}, due by ${due}`,
	'bill.owed': ({ amount }: { amount: string }) => `${amount} to pay`,
	'bill.refund': ({ amount }: { amount: string }) => `${amount} back from HMRC`,
	'whatIf.moreOf': 'I tried {added} more {what}.',
	'whatIf.lessOf': 'I tried {added} less {what}.',
	'whatIf.without': ({ what }: { what: string }) => `none of this: ${what}`,
	'whatIf.told': 'I tried it with: {told}.',
	'whatIf.each.more': ({ added, what }: { added: string; what: string }) => `${added} more ${what}`,
	'whatIf.each.less': ({ added, what }: { added: string; what: string }) => `${added} less ${what}`,
	'whatIf.note.pension':
		'I took that as the full amount going in: what you pay plus the tax relief your provider adds.',
	'whatIf.note.giftAid': 'That is what you give; the charity claims Gift Aid on top.',
	'whatIf.note.pay': 'I assumed no tax was taken off it.',
	'whatIf.note.lessPay': 'I left the tax taken off as it is.',
	'whatIf.note.none': '',
	'whatIf.bills': 'It would be {after} instead of {before}.',
	'whatIf.less': 'That is {difference} less.',
	'whatIf.more': 'That is {difference} more.',
	'whatIf.same': 'Your bill would stay the same: {before}.',
	'whatIf.weeks': 'I counted {weeks} weeks.',
	'whatIf.why': 'These figures change: {changed}',
	'whatIf.line': ({ label, tried, now }: { label: string; tried: string; now: string }) =>
		`${label} ${tried} instead of ${now}`,
	'whatIf.unchanged': 'Nothing on your return has changed.',
	'whatIf.amount': 'How much would it be in the year? Tell me one amount, and I will work it out again.',
	'whatIf.what':
		'What should I try? Your pension, pay, business income or costs, rent, interest, dividends or gifts to charity.',
	'whatIf.nowhere': 'I can’t take that much off: your return doesn’t show that much {what}.',
	'sum.january':
		'On {january} it comes to {amount} altogether: {balance} for {taxYear} and {first} as the first payment on account.',
	'sum.july': 'The second payment on account, {second}, is due on {july}.',
	'sum.onAccount':
		'The payments on account would be {first} on {january} and {second} on {july}, towards the next year’s tax.',
	'sum.onTop':
		'Yes, they are on top of it: {first} on {january} and {second} on {july} go towards the next year’s tax.',
	'sum.noneOnAccount': 'There are no payments on account: only {balance} is due on {january}.',
	'sum.month': 'To have {totalDue} together in a year, put {amount} a month aside.',
	'sum.week': 'To have {totalDue} together in a year, put {amount} a week aside.',
	'sum.left':
		'Your income for {taxYear}, after the costs on your return, is {income}. Income Tax, with what was taken off already, and National Insurance on the return are {charged}. That leaves {left}.',
	'sum.share':
		'Income Tax and National Insurance on the return are {charged}, which is {share} of your income for {taxYear} of {income}.',
	'sum.notCounted':
		'National Insurance that an employer takes off, student loans and tax on gains aren’t counted in that.',
	'miles.car':
		'{miles} miles by car or van come to {amount}: {carFirst} a mile for the first {carFirstMiles} and {carAfter} after that.',
	'miles.motorcycle': '{miles} miles by motorcycle come to {amount}: {motorcycle} a mile.',
	'miles.bicycle':
		'{miles} miles by bicycle come to {amount} for an employee: {bicycle} a mile. A business claims what the bicycle really costs.',
	'tried.pension': 'into your pension',
	'tried.giftAid': 'given under Gift Aid',
	'tried.pay': 'pay',
	'tried.tax': 'tax taken off your pay',
	'tried.profit': 'turnover',
	'tried.costs': 'business costs',
	'tried.rent': 'rent',
	'tried.propertyCosts': 'costs of letting',
	'tried.mortgage': 'mortgage interest',
	'tried.interest': 'interest',
	'tried.dividends': 'dividends',
	'chart.title': 'What makes up the charge',
	'chart.incomeTax': 'Income Tax',
	'chart.nationalInsurance': 'National Insurance',
	'chart.studentLoan': 'Student loan',
	'chart.gains': 'Capital Gains Tax',
	'chart.bills': 'Your bill now and with the change',
	'chart.now': 'Now',
	'chart.then': 'With the change',
} as const;
