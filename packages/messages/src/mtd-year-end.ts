/** Making Tax Digital after the fourth quarter: what else HMRC must know, its calculation beside ours, the final declaration. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the end of the year. */
export const sayYearEnd = defineMessages({
	disclaimer:
		'These figures are estimates, not your final tax liability. Verify them with HMRC or a professional before you rely on them.',
	trigger: 'Trigger New Calculation',
	triggering: 'HMRC is calculating…',
	none: 'No calculations available. Trigger a new calculation to get started.',
	'type.in-year': 'In-Year',
	'type.intent-to-finalise': 'Ready to declare',
	'type.final-declaration': 'Final declaration',
	'type.intent-to-amend': 'Ready to amend',
	'type.confirm-amendment': 'Amendment',
	id: ({ id }: { id: string }) => `Calculation ${id}`,
	taxDue: 'Tax due',
	'state.failed': 'HMRC couldn’t calculate',
	crystallised: 'Crystallised',
	crystallise: 'Crystallise',
	open: 'Line by line',
	'failed.title': 'Calculation error',
	'failed.default': 'Failed to trigger a calculation',
	'failed.submission': 'Submit quarterly updates first.',

	'compare.title': 'HMRC’s figures beside ours',
	'compare.line': 'Line',
	'compare.hmrc': 'HMRC',
	'compare.ours': 'Ours',
	'compare.same': 'Every line is the same.',
	'compare.none': 'Not worked out',
	'compare.differs': ({ count }: { count: number }) =>
		count === 1 ? 'One line differs.' : `${count} lines differ.`,

	'yearEnd.title': 'Finish the year',
	'yearEnd.lead':
		'HMRC knows your updates. It doesn’t know what you claim for the year, or your interest, dividends, gifts, pension payments and other reliefs. They come from your answers here.',
	'yearEnd.loading': 'Asking HMRC what it holds for this year. It can take 10 seconds.',
	'yearEnd.what': 'What',
	'yearEnd.ours': 'Yours',
	'yearEnd.hmrc': 'HMRC holds',
	'yearEnd.nothing': 'Nothing',
	'yearEnd.yes': 'Yes',
	'yearEnd.state.same': 'HMRC has it',
	'yearEnd.state.toSend': 'To send',
	'yearEnd.state.differs': 'HMRC has different figures',
	'yearEnd.state.heldOnly': 'Only HMRC has this',
	'yearEnd.heldOnly':
		'Your answers have none of this. If it’s right, add it to your answers. If not, remove it from HMRC.',
	'yearEnd.remove': 'Remove it from HMRC',
	'yearEnd.done': 'HMRC has everything in your answers.',
	'yearEnd.send': 'Send these to HMRC',
	'yearEnd.sending': 'Sending…',
	'yearEnd.progress': ({ answered, of }: { answered: number; of: number }) =>
		`HMRC has answered ${answered} of ${of}`,
	'yearEnd.sent': 'Sent to HMRC',
	'yearEnd.failed': 'Not sent',
	'yearEnd.none': 'There’s nothing to add to your updates.',
	'yearEnd.cannot': 'What can’t be sent from here',
	'yearEnd.cannot.lead':
		'HMRC has to know these before you declare. Use other software for this year, or ask HMRC.',
	'yearEnd.link.title': 'Which part of your return is this business?',
	'yearEnd.link.lead': 'You choose once. Its yearly adjustments then come from there.',
	'yearEnd.link.none': 'None of them',
	'yearEnd.noReturn': ({ taxYear }: { taxYear: string }) =>
		`There are no answers for ${taxYear} here yet. Start the return for that year to add them.`,
	'yearEnd.noReturn.go': 'Answer the questions',

	'final.title': 'Final declaration',
	'final.preparing': 'HMRC is calculating the final figure…',
	'final.tax': 'Your tax for the year, according to HMRC',
	'final.income': 'The income HMRC counted',
	'final.blocked': 'HMRC has not counted everything',
	'final.blocked.lead': 'You can’t declare yet. Put these right first:',
	'final.notCounted': 'Not counted',
	'final.madeOn': ({ when, id }: { when: string; id: string }) =>
		`Declared on ${when}, using calculation ${id}.`,
	'final.state.accepted': ({ taxYear }: { taxYear: string }) =>
		`HMRC has your final declaration for ${taxYear}`,
	'final.state.submitting': () => 'Sent. Waiting for HMRC.',
	'final.state.processing': () => 'Finding out what HMRC has. Nothing will be sent twice.',
	'final.state.rejected': ({ taxYear }: { taxYear: string }) =>
		`HMRC did not accept the final declaration for ${taxYear}`,
	'final.state.failed': ({ taxYear }: { taxYear: string }) =>
		`The final declaration for ${taxYear} didn’t reach HMRC`,
	'final.records': ({ date }: { date: string }) =>
		`Keep your digital records for at least 5 years from the 31 January deadline: until ${date}.`,
	'final.confirmations': 'You confirm that',
	'final.confirm': 'I have read and understood the declaration',
	'final.cancel': 'Cancel',
	'final.yes': 'Confirm and Crystallise',
	'final.busy': 'Crystallising…',
	'final.missing.title': 'Confirmation Required',
	'final.missing': 'You must confirm you have read and understood the declaration.',
	'final.failed.title': 'Crystallisation error',
	'final.failed.default': 'Failed to crystallise',
	'final.failed.calculation': 'The calculation may not be complete or valid for crystallisation.',
	'final.done': 'Success',
});
