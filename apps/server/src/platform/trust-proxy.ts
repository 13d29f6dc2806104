/** Which proxies in front are trusted to say where a request comes from. */
import { isIP } from 'node:net';

/** Everyone, nobody, a number of proxies in a row, or those at these addresses, separated by commas. */
type TrustProxy = boolean | number | string;

/** More proxies than are chained anywhere. */
const MOST_PROXIES = 32;
/** Names of address ranges, as Fastify (proxy-addr) knows them. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads `true`, `false`, a number of proxies, or addresses and ranges (`10.0.0.0/8`) separated by commas; not set is
 * `false`. Undefined for anything else.
 */
export function readTrustProxy(value: string | undefined): TrustProxy | undefined {
	if (value === undefined || value === 'false' || value === '0') return false;
	if (value === 'true') return true;
	if (/^\d+$/.test(value)) return Number(value) <= MOST_PROXIES ? Number(value) : undefined;
	const addresses = value.split(',').map((address) => address.trim());
	return addresses.every(isAddress) ? addresses.join(',') : undefined;
}

/** The same as Fastify takes it. A plain number would trust nobody: this trusts the nearest ones. */
export function trustedBy(
	setting: TrustProxy,
): Exclude<TrustProxy, number> | ((address: string, hop: number) => boolean) {
	return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}

function isAddress(text: string): boolean {
	if (NAMED.has(text)) return true;
	const [address = '', range, ...more] = text.split('/');
	const family = address.includes('%') ? 0 : isIP(address);
	if (family === 0 || more.length > 0) return false;
	if (range === undefined) return true;
	return /^[1-9]\d{0,2}$/.test(range) && Number(range) <= (family === 4 ? 32 : 128);
}
