/** When HMRC speaks of a submission that somebody had said is not there. */
import { defineMessages } from './define-messages.ts';

interface Said {
	/** When somebody said that it is missing. */
	readonly when: string;
}

const said = (when: string) => `On ${when} somebody said that HMRC does not have this one.`;

/** HMRC's helpline for Self Assessment, as on its own page of contacts. */
const HELPLINE = '0300 200 3310';

/** Says a sentence about a late word of HMRC's. */
export const sayLateWord = defineMessages({
	'onItsWay.title': 'HMRC has it after all',
	'onItsWay.text': ({ when }: Said) =>
		`${said(when)} Since then HMRC has told us that it is there. We ask what comes of it, and send nothing else meanwhile.`,
	'accepted.title': 'HMRC had it after all',
	'accepted.text': ({ when }: Said) =>
		`${said(when)} HMRC has accepted it all the same, and its receipt is for exactly what was sent. So your return counts as filed.`,
	'accepted.changes':
		'Answers that you changed after that are kept. HMRC does not have them: they are a change of your return that is not sent yet.',
	'refused.title': 'HMRC had it after all, and refused it',
	'refused.text': ({ when }: Said) => `${said(when)} HMRC had it, and said no. It counts for nothing.`,
	'otherFirst.title': 'HMRC has accepted the one sent before this',
	'otherFirst.text':
		'It was said to be missing. This one had left by the time that HMRC told us, so HMRC may come to have both. This page shows what HMRC says of this one.',
	'otherInstead.title': 'Your return is filed all the same',
	'otherInstead.text':
		'HMRC has accepted one that was said to be missing, so this one is not needed. Do not send it again.',
	'both.title': 'HMRC has accepted your return twice',
	'both.text':
		'One was said to be missing, so another was sent, and HMRC has accepted both. The later one counts as an amendment: it takes the place of the earlier one.',
	'both.what':
		'If the later one says what you want, tell HMRC so and ask them to use it. If not, change your return here.',
	'both.phone': `HMRC’s Self Assessment helpline is ${HELPLINE}, Monday to Friday. Have your UTR and the marks (IRmark) of both receipts beside you.`,
	other: 'Open the other one',
});
