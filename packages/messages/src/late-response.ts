/** When HMRC answers about a submission after someone said it was missing. */
import { defineMessages } from './define-messages.ts';

interface Said {
	/** When someone said that it was missing. */
	readonly when: string;
}

const said = (when: string) => `On ${when} someone said that HMRC didn’t have this one.`;

/** HMRC's helpline for Self Assessment, as on its own page of contacts. */
const HELPLINE = '0300 200 3310';

/** Says a sentence about a late response of HMRC. */
export const sayLateResponse = defineMessages({
	'onItsWay.title': 'HMRC has it after all',
	'onItsWay.text': ({ when }: Said) =>
		`${said(when)} HMRC has since told us it’s there. We’re waiting for the outcome, and won’t send anything else in the meantime.`,
	'accepted.title': 'HMRC had it after all',
	'accepted.text': ({ when }: Said) =>
		`${said(when)} HMRC accepted it anyway, and its receipt matches exactly what was sent. Your return is filed.`,
	'accepted.changes':
		'Answers you changed after that are kept. HMRC doesn’t have them: they’re an amendment you haven’t sent yet.',
	'refused.title': 'HMRC had it after all, and rejected it',
	'refused.text': ({ when }: Said) => `${said(when)} HMRC had it and rejected it. It has no effect.`,
	'otherFirst.title': 'HMRC has accepted the one sent before this',
	'otherFirst.text':
		'It was thought to be missing. This one had already gone by the time HMRC told us, so HMRC may end up with both. This page shows what HMRC says about this one.',
	'otherInstead.title': 'Your return is filed after all',
	'otherInstead.text':
		'HMRC has accepted the one that was thought to be missing, so this one isn’t needed. Don’t send it again.',
	'both.title': 'HMRC has accepted your return twice',
	'both.text':
		'One was thought to be missing, so another was sent, and HMRC has accepted both. The later one counts as an amendment: it replaces the earlier one.',
	'both.what':
		'If the later one says what you want, tell HMRC so and ask them to use it. If not, change your return here.',
	'both.phone': `HMRC’s Self Assessment helpline is ${HELPLINE}, Monday to Friday. Have your UTR and the IRmark on both receipts to hand.`,
	other: 'Open the other one',
});
