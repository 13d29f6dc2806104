/** What the sandbox test page says while authorising. */
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { sayMtd } from '@halfpenny/messages/mtd';
import { SANDBOX_WINDOW } from '../../../returns/hmrc-connection/look.ts';
import type { ConnectingWords } from '../../../returns/hmrc-connection/use-connecting.ts';

export const testWords: ConnectingWords = {
	features: SANDBOX_WINDOW,
	connected: { title: sayHmrcTestPage('authorised.toast'), detail: sayHmrcTestPage('authorised.detail') },
	failed: (end, why) => ({
		title: sayHmrcTestPage('failed'),
		detail:
			end === 'refused' || end === 'timedOut'
				? sayMtd(`connection.${end}`)
				: (why ?? sayHmrcTestPage('failed.start')),
	}),
};
