/** The network a request comes from: one IPv6 subscriber has 2^64 addresses. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address itself, or an IPv6 address's /64. */
export function networkOf(ip: string): string {
	const mapped = MAPPED.exec(ip)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(ip)) return ip;
	const [head = [], tail = []] = ip.split('::').map(groupsOf);
	const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
	return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
	return part
		.split(':')
		.filter((group) => group !== '')
		.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
