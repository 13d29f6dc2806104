/** The address where people reach the service. */
import type { Config } from './config.ts';

/** PUBLIC_URL, or this machine if that is not set. */
export function publicAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
	return publicUrl ?? `http://localhost:${port}`;
}
