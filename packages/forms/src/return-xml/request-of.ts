/** Builds govtalk's request from the send options, without the body. */
import type { SubmitRequest } from '@halfpenny/govtalk';
import type { ReturnOptions } from './return-options.ts';

/** The request without keys and body; `usualClass` if the options name no message class. */
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
