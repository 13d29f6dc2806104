/** What the Making Tax Digital page says while connecting. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { HMRC_WINDOW } from './look.ts';
import type { ConnectingWords } from './use-connecting.ts';

export const connectingWords: ConnectingWords = {
	features: HMRC_WINDOW,
	connected: { title: sayMtd('connection.connected'), detail: sayMtd('connection.connected.detail') },
	failed: (end, why) => {
		if (end === 'checkFailed')
			return { title: sayMtd('connection.checkFailed'), detail: sayMtd('connection.checkFailed.detail') };
		const detail =
			end === 'refused' || end === 'timedOut'
				? sayMtd(`connection.${end}`)
				: (why ?? sayMtd('connection.failed.detail'));
		return { title: sayMtd('connection.failed'), detail };
	},
};
