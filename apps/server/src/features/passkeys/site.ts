/** The site that passkeys belong to: the service's address, as browsers see it. */
import { publicAddress } from '../../platform/public-address.ts';
import type { Services } from '../../platform/services.ts';

/** The site. */
export interface Site {
	readonly origin: string;
	/** The host name that a passkey is bound to (WebAuthn: the RP ID). */
	readonly id: string;
}

/** The site of PUBLIC_URL, or of this machine if that is not set. */
export function siteOf({ config }: Pick<Services, 'config'>): Site {
	const { origin, hostname } = new URL(publicAddress(config));
	return { origin, id: hostname };
}
