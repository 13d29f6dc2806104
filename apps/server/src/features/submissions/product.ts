/** How this software introduces itself to HMRC. */
import type { Channel } from '@halfpenny/govtalk';

/** The version that HMRC is told. */
const VERSION = '0.1.0';

/** Vendor id (HMRC gives one to each developer), product and version. Test services take 0000. */
export function channelOf({ vendorId }: { readonly vendorId: string | undefined }): Channel {
	return { vendorId: vendorId ?? '0000', product: 'Halfpenny', version: VERSION };
}
