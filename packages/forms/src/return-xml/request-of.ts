/** From how a return is sent to govtalk's request, without what is in it. */
import type { SubmitRequest } from '@halfpenny/govtalk';
import type { ReturnOptions } from './return-options.ts';

/** The request but for its keys and body; `usualClass` where the options name no message class. */
export function requestOf(
	options: Omit<ReturnOptions, 'sender' | 'agent' | 'amended'>,
	usualClass: string,
): Omit<SubmitRequest, 'keys' | 'body'> {
	const { messageClass = usualClass, transactionId, channel, credentials, gatewayTest } = options;
	return {
		messageClass,
		transactionId,
		channel,
		...(credentials === undefined ? {} : { credentials }),
		...(gatewayTest === undefined ? {} : { gatewayTest }),
	};
}
