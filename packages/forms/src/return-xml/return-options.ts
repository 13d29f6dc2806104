/** How a return is sent. */
import type { Channel, Credentials } from '@halfpenny/govtalk';
import type { Sender } from '../tables/row.ts';
import type { Agent } from './agent.ts';

/** How a return is sent. */
export interface ReturnOptions {
	/** The message class; HMRC's test in live adds `-TIL`. */
	readonly messageClass?: string;
	/** Our own identifier of the submission: up to 32 of 0-9 A-F. */
	readonly transactionId: string;
	readonly channel: Channel;
	/** Left out when the bytes are to be kept: govtalk's `addCredentials` adds them on sending. */
	readonly credentials?: Credentials;
	/** True on HMRC's external test service. */
	readonly gatewayTest?: boolean;
	readonly sender?: Sender;
	/** The sender, if an agent sends. */
	readonly agent?: Agent | undefined;
	/** Whether it amends a return HMRC has accepted. */
	readonly amended?: boolean;
}
