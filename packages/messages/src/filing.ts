/**
 * From checking the answers to HMRC's receipt: every word that is read while filing.
 * Long because it is one journey, whose words have to agree.
 */
import { defineMessages } from './define-messages.ts';
import { labelled } from './labelled.ts';

/** Says a sentence of the filing screens. */
export const sayFiling = defineMessages({
	titleOf: ({ title, taxYear }: { title: string; taxYear: string }) => `${title} – ${taxYear}`,
	'check.title': 'Check your answers',
	'check.lead.individual': ({ taxYear }: { taxYear: string }) =>
		`This is everything that goes on your ${taxYear} return. Change anything that isn’t right.`,
	'check.lead.partnership': ({ taxYear }: { taxYear: string }) =>
		`This is everything that goes on the partnership’s ${taxYear} return. Change anything that isn’t right.`,
	'check.lead.amendment':
		'Your changes to the return HMRC already has come first, then everything on it. Change anything that isn’t right.',
	'check.person': 'Your details',
	'check.change': ({ what }: { what: string }) => `Change ${what}`,
	'check.changeShort': 'Change',
	'check.entry': ({ name, place }: { name: string; place: number }) => `${place}. ${name}`,
	'check.income': 'Your income',
	'check.else': 'Everything else',
	'check.answers': 'Answers',
	'check.beforeCosts': ({ section }: { section: string }) => `${section}, before costs`,
	'check.several': ({ section, count }: { section: string; count: number }) => `${section} (${count})`,
	'check.scope': 'What happened this year',
	'check.scope.yes': ({ count }: { count: number }) =>
		count === 1 ? 'One thing you said yes to' : `${count} things you said yes to`,
	'check.scope.open': ({ count }: { count: number }) =>
		count === 1
			? 'One question about the year isn’t answered yet. If income is left out, the return is wrong.'
			: `${count} questions about the year aren’t answered yet. If income is left out, the return is wrong.`,
	'check.scope.no': ({ count }: { count: number }) =>
		count === 1 ? 'One thing you said no to' : `${count} things you said no to`,
	'check.empty': 'Nothing entered',
	'check.figures': 'Your tax',
	'check.statement': 'What each partner gets',
	'check.boxes': 'What goes in each box of the form',
	'check.boxes.lead': 'These are the exact values we send to HMRC.',
	'check.boxes.form': 'Form',
	'check.boxes.box': 'Box',
	'check.boxes.page': ({ form, page }: { form: string; page: number }) => `${form}, page ${page}`,
	'check.boxes.title': 'What it is',
	'check.boxes.value': 'Value',
	'check.blockers.title': 'Before you can file',
	'check.notices.title': 'Before you file, you should know',
	'check.blocker': ({ what, message }: { what: string; message: string }) => labelled(what, message),
	'check.unsaved': 'You typed something that isn’t saved',
	'check.unsaved.text':
		'It isn’t part of your return. Open it to save it, or choose Cancel there to drop it.',
	'check.continue': 'Continue to the declaration',
	'check.continueShort': 'Continue',
	'check.continueRest': 'to the declaration',
	'check.form': 'See the form and its XML',
	'check.filed': 'This return has been filed. Below are your answers as they are now.',
	'back.return': 'Back to your return',
	'back.check': 'Back to your answers',
	'person.missing': 'Not answered yet',

	'figure.totalIncome': 'Total income',
	'figure.personalAllowance': 'Personal Allowance',
	'figure.taxableIncome': 'Taxable income',
	'figure.incomeTax': 'Income Tax',
	'figure.nationalInsurance': 'National Insurance',
	'figure.taxPaid': 'Tax already paid',
	'figure.owed': 'Tax Owed',
	'figure.refund': 'Refund Due',
	'figure.nothing': 'Nothing to pay',
	'figure.unknown': 'Not worked out yet',

	'declaration.title': 'Declaration',
	'declaration.what': 'You are about to send this to HMRC',
	'declaration.return.individual': ({ taxYear }: { taxYear: string }) => `Your ${taxYear} tax return (SA100)`,
	'declaration.return.partnership': ({ taxYear }: { taxYear: string }) =>
		`The partnership’s ${taxYear} tax return (SA800)`,
	'declaration.amendment.individual': ({ taxYear }: { taxYear: string }) =>
		`An amendment to your ${taxYear} tax return (SA100)`,
	'declaration.amendment.partnership': ({ taxYear }: { taxYear: string }) =>
		`An amendment to the partnership’s ${taxYear} tax return (SA800)`,
	'declaration.return.for': ({ taxYear, name }: { taxYear: string; name: string }) =>
		`${name}’s ${taxYear} tax return (SA100)`,
	'declaration.amendment.for': ({ taxYear, name }: { taxYear: string; name: string }) =>
		`An amendment to ${name}’s ${taxYear} tax return (SA100)`,
	'declaration.signing': ({
		name,
		capacity,
		signsFor,
	}: {
		name: string;
		capacity: string;
		signsFor: string;
	}) => `You, ${name}, are signing for ${signsFor}. Your role: ${capacity}.`,
	'declaration.share': ({ name, amount }: { name: string; amount: string }) => labelled(name, amount),
	'declaration.law':
		'You are responsible for what this return says. False information can mean penalties and prosecution.',
	'declaration.records': 'Keep your records for at least 5 years after the 31 January deadline.',
	'declaration.confirm': 'I confirm this declaration',
	'declaration.missing': 'Confirm the declaration to submit your return',
	'declaration.submit': 'Submit my return to HMRC',
	'declaration.submitting': 'Submitting…',
	'declaration.change': 'Submit my change to HMRC',
	'declaration.again': 'Submit my corrected return to HMRC',
	'declaration.changed.title': 'Your answers changed after you checked them',
	'declaration.changed.one': ({ label, before, after }: { label: string; before: string; after: string }) =>
		labelled(label, `was ${before}, is now ${after}`),
	'declaration.changed.text': 'Check them once more, then confirm again. Nothing has been sent.',
	'declaration.changed.link': 'Check your answers',
	'declaration.already': 'This return has already been sent to HMRC',
	'declaration.where': 'See its progress',
	'declaration.lost.title': 'We don’t know yet whether your return was sent',
	'declaration.lost.text':
		'The connection dropped before our server could reply. We’re checking our records now. Nothing will be sent twice.',
	'declaration.lost.busy': 'Finding out…',
	'declaration.lost.found': 'We’ve found your submission',
	'declaration.lost.found.detail':
		'The connection dropped before our server could reply. This page shows what has happened to your return.',
	'declaration.lost.none': 'Nothing was sent',
	'declaration.lost.none.detail':
		'The connection dropped before our server could reply. We’ve checked our records and there’s no new submission. You can submit now.',
	'declaration.lost.unsure.title': 'We could not find out whether your return was sent',
	'declaration.lost.unsure.text': 'Check your submission history before you submit again.',
	'declaration.lost.history': 'See the submission history',
	'declaration.sent': 'Submitted to HMRC',
	'declaration.waiting': 'Sent. Waiting for HMRC.',
	'declaration.successful': 'Submission Successful',
	'declaration.successful.detail': ({ id }: { id: string }) => `Submission ID: ${id}`,
	'declaration.failed': 'Submission Failed',
	'declaration.failed.detail': 'Failed to submit to HMRC',
	'declaration.issues': 'Submission Issues',
	'declaration.retrying': 'Retrying Submission',
	'declaration.retryFailed': 'Retry Failed',
	'declaration.retryFailed.detail': 'Failed to retry submission',

	'progress.title': 'Sending your return',
	'progress.lead': 'You can close this page. We’ll keep going, and you can come back here to check.',
	'progress.live': 'Where it is now',
	'state.frozen': 'Sealed',
	'state.frozen.means': 'Your return is locked, exactly as you confirmed it.',
	'state.sending': 'Sending',
	'state.sending.means': 'It is on its way to HMRC.',
	'state.acknowledged': 'Received by HMRC',
	'state.acknowledged.means': 'HMRC has it and has given it a reference.',
	'state.polling': 'Being checked by HMRC',
	'state.polling.means': 'HMRC is checking it against its rules. This often takes less than a minute.',
	'state.accepted': 'Accepted',
	'state.accepted.means': 'HMRC has accepted your return. Here is the receipt.',
	'state.rejected': 'Not accepted',
	'state.rejected.means': 'HMRC rejected the return and told us why. Nothing is filed.',
	'state.failed': 'Not sent',
	'state.failed.means': 'It didn’t reach HMRC. Nothing is filed.',
	'state.released': 'Not found at HMRC',
	'state.released.means': 'Someone checked and HMRC didn’t have it. As far as we know, nothing is filed.',
	'state.rejected.means.amendment':
		'HMRC rejected the amendment and told us why. What you filed before still stands.',
	'state.failed.means.amendment': 'Your amendment didn’t reach HMRC. What you filed before still stands.',
	'state.released.means.amendment':
		'Someone checked and HMRC didn’t have your amendment. As far as we know, what you filed before still stands.',
	'state.unknown': 'Finding out what HMRC has',
	'state.deleted': 'Accepted',
	'state.deleted.means': 'HMRC has accepted your return. Here is the receipt.',
	'state.done': 'Done',
	'state.current': 'Now',
	'state.waiting': 'Still to come',
	attempt: ({ number }: { number: number }) => `Attempt ${number}`,
	'attempts.none':
		'HMRC has rejected this return three times, so we won’t send it again. Nothing is filed yet: file it on HMRC’s own site, on paper or with other software. Your answers and the PDF stay here for you to copy from.',
	'attempts.none.amendment':
		'HMRC has rejected this amendment three times, so we won’t send it again. What you filed before still stands: amend it on HMRC’s own site, on paper or with other software. Your answers and the PDF stay here for you to copy from.',
	'attempt.test': ({ name }: { name: string }) => `TEST: ${name}`,
	'attempts.left': ({ left }: { left: number }) =>
		left === 0 ? 'No attempts left' : left === 1 ? 'One attempt left' : `${left} attempts left`,

	'rejected.title': 'HMRC did not accept your return',
	'rejected.lead': 'Nothing was filed this time. Here is what HMRC said, and what you can do.',
	'rejected.title.amendment': 'HMRC did not accept your amendment',
	'rejected.lead.amendment': ({ stands }: { stands: string }) =>
		`${stands} Here is what HMRC said, and what you can do.`,
	'stands.since': ({ date }: { date: string }) => `What you filed on ${date} still stands.`,
	'stands.undated': 'What HMRC had before still stands.',
	'rejected.box': ({ box }: { box: string }) => `Box ${box}`,
	'rejected.hmrc': ({ text }: { text: string }) => `HMRC says: “${text}”`,
	'rejected.code': ({ code }: { code: string }) => `HMRC’s code ${code}`,
	'rejected.fix': 'Correct it',
	'rejected.again': 'Check answers and submit again',
	'rejected.noReasons': 'HMRC didn’t give a reason we can show.',
	'failed.title': 'Your return was not sent',
	'released.title': 'HMRC didn’t have your return',
	'released.lead':
		'As far as we know, nothing is filed. If HMRC turns out to have it, we’ll say so here. You can change your answers.',
	'failed.lead': 'Nothing reached HMRC and nothing is filed. Your answers are just as you left them.',

	'failed.title.amendment': 'Your amendment was not sent',
	'failed.lead.amendment': ({ stands }: { stands: string }) =>
		`Your amendment didn’t reach HMRC. ${stands} Your answers are just as you left them.`,
	'released.title.amendment': 'HMRC didn’t have your amendment',
	'released.lead.amendment': ({ stands }: { stands: string }) =>
		`As far as we know: ${stands.charAt(0).toLowerCase()}${stands.slice(1)} If HMRC turns out to have the amendment, we’ll say so here. You can change your answers.`,

	'amend.start': 'Change your return',
	'amend.title': 'Amend a return HMRC already has?',
	'amend.what': 'You can change any answer, check everything again, and submit it as an amendment.',
	'amend.kept':
		'What you filed and its receipt stay here. HMRC keeps what it has until it accepts your amendment.',
	'amend.until': ({ date }: { date: string }) => `You can amend this return until ${date}.`,
	'amend.declared':
		'A final declaration can’t be changed here. To correct a declared year, use HMRC’s own site.',
	'amend.over': ({ date }: { date: string }) =>
		`The deadline for amending this return was ${date}. If you paid too much, write to HMRC to claim it back. If you paid too little, tell HMRC.`,
	'amend.imported': ({ date }: { date: string }) =>
		`We didn’t send this return: you imported it from an archive on ${date}. HMRC replaces the whole return with an amendment, so whatever was changed since that archive was made would be undone.`,
	'amend.imported.look':
		'Look at the return in your HMRC online account first. If HMRC has something different, amend it there, not here.',
	'amend.imported.same': 'I’ve looked, and HMRC has the same figures',
	'amend.imported.missing': 'Look at your HMRC account, then tick the box',
	'amend.yes': 'Change my return',
	'amend.busy': 'Opening…',
	'amend.no': 'Leave it as it is',
	'amend.opened': 'You can change your return now',
	'amend.opened.detail': 'Nothing is sent until you submit it.',
	'amend.cancel': 'Keep what HMRC has',
	'amend.cancel.title': 'Stop changing this return?',
	'amend.cancel.what': 'Your answers go back to the ones HMRC has. Nothing is sent.',
	'amend.cancel.lost': 'You’ll lose every change you’ve made since you started amending.',
	'amend.cancel.yes': 'Undo my changes',
	'amend.cancel.busy': 'Undoing…',
	'amend.cancel.no': 'Keep changing it',
	'amend.cancelled': 'Your changes are undone',
	'amend.cancelled.detail': 'Your return matches what HMRC has.',

	'amendment.title': 'What you’re changing',
	'amendment.before': 'The return HMRC has',
	'amendment.before.imported': 'The return you imported',
	'amendment.after': 'With your change',
	'amendment.difference': 'Difference',
	'amendment.toPay': ({ amount }: { amount: string }) => `${amount} to pay`,
	'amendment.back': ({ amount }: { amount: string }) => `${amount} refund`,
	'amendment.more': ({ amount }: { amount: string }) => `${amount} more to pay`,
	'amendment.less': ({ amount }: { amount: string }) => `${amount} less to pay`,
	'amendment.moreBack': ({ amount }: { amount: string }) => `${amount} more refunded`,
	'amendment.lessBack': ({ amount }: { amount: string }) => `${amount} less refunded`,
	'amendment.toBack': ({ before, after }: { before: string; after: string }) =>
		`You pay ${before} less and get ${after} back`,
	'amendment.toOwe': ({ before, after }: { before: string; after: string }) =>
		`You no longer get ${before} back, and you pay ${after}`,
	'amendment.same': 'No difference',
	'amendment.nothing': 'nothing',
	'amendment.none': 'You haven’t changed anything',
	'amendment.none.text':
		'There is nothing to send. Change whatever isn’t right, or choose “Keep what HMRC has” on your return’s page.',

	'receipt.title': 'HMRC has accepted your return!',
	'receipt.lead': ({ taxYear }: { taxYear: string }) => `Your ${taxYear} return is filed. Keep this page.`,
	'receipt.lead.test': ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} return went through every step that a real one does.`,
	'receipt.reference': 'HMRC’s reference',
	'receipt.irmark': 'Receipt (IRmark)',
	'receipt.irmark.hint':
		'It’s a fingerprint of what we sent. HMRC sent the same one back, so nothing changed on the way.',
	'receipt.time': 'Accepted',
	'receipt.message': 'HMRC said',
	'receipt.taxYear': 'Tax year',
	'receipt.next': 'What happens next',
	'receipt.next.test': 'What would happen next, if this were real',
	'receipt.next.refund': ({ amount }: { amount: string }) =>
		`HMRC owes you ${amount}. It usually pays within four weeks.`,
	'receipt.next.nothing': 'There is nothing to pay.',
	'receipt.next.partners': ({ date }: { date: string }) =>
		`Each partner enters their share on their own return, due by ${date} as well.`,
	'receipt.next.partners.past': ({ date }: { date: string }) =>
		`Each partner enters their share on their own return. That was due on ${date}: anyone who hasn’t filed should do it soon.`,
	'receipt.partners': 'Give partners their figures',
	'receipt.next.lag': 'Your HMRC online account may take a few days to show this return.',
	'receipt.next.lag.declaration': 'Your HMRC online account may take a few days to show this declaration.',
	'receipt.next.records': ({ date }: { date: string }) => `Keep your records until ${date}.`,
	'receipt.next.amend': ({ date }: { date: string }) =>
		`If you find a mistake, you can change the return here until ${date}.`,
	'receipt.trail.documents': 'Your documents',
	'receipt.trail.typed': 'You typed the answers',
	'receipt.trail.statement': 'Partnership statement',
	'receipt.download': 'Download the receipt (PDF)',
	'receipt.print': 'Print this page',
	'sent.download': 'Download what we sent (XML)',
	'sent.answer': 'Download HMRC’s answer (JSON)',
	'receipt.lead.amendment': ({ taxYear }: { taxYear: string }) =>
		`The amendment to your ${taxYear} return is filed. It replaces what you filed before.`,
	'receipt.lead.amendment.test': ({ taxYear }: { taxYear: string }) =>
		`The amendment to your ${taxYear} return went through every step that a real one does.`,
	'receipt.name': 'Filed for',
	'receipt.signedBy': 'Signed by',
	'receipt.signedAs': ({ name, capacity }: { name: string; capacity: string }) => `${name}, ${capacity}`,
	'receipt.utr': 'Unique Taxpayer Reference',
	'receipt.what': 'What was sent',
	'receipt.what.amendment': ({ amendment }: { amendment: number }) => `Amendment ${amendment} of the return`,
	'receipt.changing': 'You’re amending this return now.',
	'receipt.changing.link': 'Carry on with your amendment',
	'receipt.imported': ({ date }: { date: string }) =>
		`You imported this from an archive on ${date}. It wasn’t sent from here.`,
	'receipt.replaced': 'A later amendment has replaced the return this receipt is for.',
	'receipt.notFound': 'There is no submission at this address',
	'receipt.notFound.text': 'It may belong to another return.',
	'receipt.title.declaration': 'HMRC has your final declaration!',
	'receipt.title.declaration.test': 'TEST: HMRC has your final declaration!',
	'receipt.lead.declaration': ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} tax is final. Keep this page.`,
	'receipt.lead.declaration.test': ({ taxYear }: { taxYear: string }) =>
		`Your ${taxYear} final declaration went through every step that a real one does.`,
	'receipt.title.amendment': 'HMRC has accepted your amendment!',
	'receipt.title.amendment.test': 'TEST: HMRC has accepted your amendment!',
	'receipt.title.test': 'TEST: HMRC has accepted your return!',
	'receipt.test.local': 'This went to a stand-in for HMRC, not to HMRC. Nothing was filed.',
	'receipt.test.sandbox': 'This went to HMRC’s test service. Nothing was filed.',
	'receipt.test.test-in-live': 'HMRC checked this and discarded it. Nothing was filed.',

	'form.name.individual': 'SA100',
	'form.name.partnership': 'SA800',
	'form.lead': 'The form as HMRC receives it.',
	'form.overview': 'Overview',
	'form.xml': 'XML Preview',
	'form.submission': 'Submission',
	'form.income': 'Income',
	'form.calculation': 'Tax calculation',
	'form.employment': 'Employment',
	'form.selfEmployment': 'Self-employment',
	'form.rental': 'Rental',
	'form.other': 'Other',
	'form.total': 'Total',
	'form.generate': ({ form }: { form: string }) => `Generate ${form} XML`,
	'form.regenerate': 'Regenerate XML',
	'form.generating': 'Generating…',
	'form.download': 'Download XML',
	'form.noXml': 'No XML generated yet. Generate it to see exactly what HMRC would receive.',
	'form.generated': 'XML Generated',
	'form.generationFailed': 'Generation Failed',
	'form.generationFailed.detail': 'Failed to generate SA100 XML',
	'form.noAttempts': 'Nothing has been sent yet.',
	'form.notAnswered': '–',
	'form.attempt.sent': ({ when }: { when: string }) => `Started ${when}`,
	'form.submit': 'Submit',
	'form.submitting': 'Submitting…',
	'form.already': 'Already Submitted',
	'form.retry': 'Retry',
	'form.history': 'Submission history',
	'form.attempts': ({ total }: { total: number }) => (total === 1 ? 'One attempt' : `${total} attempts`),
	'form.amendment': ({ amendment, number }: { amendment: number; number: number }) =>
		`Amendment ${amendment}, attempt ${number}`,
	'form.attempt.answered': ({ when }: { when: string }) => `HMRC answered ${when}`,
	'form.attempt.reference': ({ reference }: { reference: string }) => `HMRC’s reference ${reference}`,
	'form.attempt.error': ({ type, code, message }: { type: string; code: string; message: string }) =>
		`${message} (${type} ${code})`,
	'form.attempt.location': 'Where in the XML',
	'form.retries': ({ left }: { left: number }) =>
		left === 0 ? 'No retries remaining' : `Retries remaining: ${left}`,
	'form.needsXml': 'Generate the XML first. Then you can submit it.',
	'form.warning.live': 'This goes to HMRC. Once HMRC has accepted it, only an amendment can change it.',
	'form.warning.test': 'TEST: this goes through every step that a real return does, and nothing is filed.',
	'form.estimate': 'HMRC’s form for this year isn’t available yet, so there is nothing to submit.',
	'attempt.status.draft': 'Draft',
	'attempt.status.generated': 'Generated',
	'attempt.status.submitting': 'Submitting',
	'attempt.status.acknowledged': 'Acknowledged',
	'attempt.status.unknown': 'Finding out what HMRC has',
	'attempt.status.accepted': 'Accepted',
	'attempt.status.failed': 'Failed',
	'form.indented': 'Indented so it’s easier to read. The file contains exactly what we send.',
	'form.xmlLabel': 'XML of the return',
});
