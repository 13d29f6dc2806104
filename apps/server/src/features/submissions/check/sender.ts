/** Who declares and sends, from the configuration, and how this software identifies itself to HMRC. */
import type { PartnershipSender, Sender } from '@halfpenny/forms';
import type { Channel } from '@halfpenny/govtalk';

/** Who declares and sends, from the configuration. */
export type ConfiguredSender = 'individual' | 'agent';

/** The configuration's sender as HMRC's schema of a person's return names it. */
export function senderOf(configured: ConfiguredSender): Sender {
	return configured === 'agent' ? 'Agent' : 'Individual';
}

/** The configuration's sender as HMRC's schema of a partnership's return names it. */
export function partnershipSenderOf(configured: ConfiguredSender): PartnershipSender {
	return configured === 'agent' ? 'Agent' : 'Partnership';
}

/** The version reported to HMRC. */
const VERSION = '0.1.0';

/** Vendor id (HMRC gives one to each developer), product and version. Test services take 0000. */
export function channelOf({ vendorId }: { readonly vendorId: string | undefined }): Channel {
	return { vendorId: vendorId ?? '0000', product: 'Halfpenny', version: VERSION };
}
