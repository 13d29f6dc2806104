/** Who declares and sends, by the configuration, as each of HMRC's schemas names it. */
import type { PartnershipSender, Sender } from '@halfpenny/forms';

/** Who declares and sends, by the configuration. */
export type ConfiguredSender = 'individual' | 'agent';

/** The configuration's sender as HMRC's schema of a person's return names it. */
export function senderOf(configured: ConfiguredSender): Sender {
	return configured === 'agent' ? 'Agent' : 'Individual';
}

/** The configuration's sender as HMRC's schema of a partnership's return names it. */
export function partnershipSenderOf(configured: ConfiguredSender): PartnershipSender {
	return configured === 'agent' ? 'Agent' : 'Partnership';
}
