/** The return as it is now. */

export const status = {
	'missing.none': 'I can’t see anything missing from your figures. {step}',
	'missing.begin':
		'Your return has nothing in it yet. Start with what you earned: tell me in your own words, or say “next” and I’ll ask you one question at a time.',
	'missing.some': 'Answers missing: {count}. {step}',
	'missing.next': 'Answers missing: {count}. The first is: {question}',
	dates: 'The {taxYear} return is due online by {onlineBy} and the tax by {payBy}.',
	'dates.bills': 'On your answers so far: {bills}.',
	'dates.bill': ({ amount, date }: { amount: string; date: string }) => `${amount} by ${date}`,
	'dates.noBills': 'On your answers so far, there is nothing to pay on those dates.',
	throughCode:
		'If you file by {fileBy}, HMRC normally collects the {coded} through a later tax code instead, and you don’t pay it in January.',
	'throughCode.sent':
		'If you filed by {fileBy}, HMRC normally collects the {coded} through a later tax code instead, and you don’t pay it in January.',
	'since.unknown': 'I don’t know when that began. The source has the history.',
	'since.atLeast':
		'The figures are the same in every year I know, from {since} on. I don’t know the years before.',
	'since.from': 'Those have been the figures since {since}.',
	'since.before': 'The rule as it was in {earlier}: {before}',
	'suggestions.some': 'You may be able to claim these. Only you know whether they apply: {suggestions}.',
	'suggestions.none': 'Nothing you’ve told us suggests you’ve left anything out.',
	held: 'You have told me: {held}.',
	'held.nothing': 'Your return has nothing in it yet.',
	'digital.in':
		'Your turnover and rents in {taxYear} come to {income}, which is above {limit}, so Making Tax Digital for Income Tax applies to you from {from}.',
	'digital.out':
		'Your turnover and rents in {taxYear} come to {income}, so this year’s return doesn’t bring you into Making Tax Digital: you don’t have to send quarterly updates because of it.',
	'digital.said.in':
		'With turnover and rents of {income} in {taxYear}, which is above {limit}, Making Tax Digital for Income Tax applies to you from {from}.',
	'digital.said.out':
		'With turnover and rents of {income} in {taxYear}, that year doesn’t bring you into Making Tax Digital: you don’t have to send quarterly updates because of it.',
	'digital.steps':
		'It applies from {mtdFrom1} if they were over {mtdAbove1} in {mtdYear1}, from {mtdFrom2} if over {mtdAbove2} in {mtdYear2}, and from {mtdFrom3} if over {mtdAbove3} in {mtdYear3}.',
	'digital.connected': 'You’re connected to HMRC.',
	'digital.notConnected': 'You haven’t connected to HMRC for it yet.',
	'digital.due': 'Where it applies, quarterly updates are due by {quarterlyDays}.',
	'digital.quarterlyUpdate': 'Your update for {start} to {end} is due by {due}.',
	'digital.finalDeclaration': 'Your final declaration for {start} to {end} is due by {due}.',
} as const;
