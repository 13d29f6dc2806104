/** Which network addresses are public: HMRC accepts no others. */
import { BlockList, isIP } from 'node:net';

/**
 * IANA's special-purpose registries: the ranges that are not globally reachable. Those for documentation are left out
 * of the list, since HMRC's own examples use them and nobody else does.
 */
const NOT_PUBLIC_4 = [
	...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
	...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
];
const NOT_PUBLIC_6 = [
	...[
		'::/96',
		'::ffff:0:0/96',
		'64:ff9b:1::/48',
		'100::/64',
		'5f00::/16',
		'fc00::/7',
		'fe80::/10',
		'ff00::/8',
	],
];

/** One list per family: a single list would match every IPv4 address against the IPv6 ranges that stand for it. */
const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
	const list = new BlockList();
	for (const range of ranges) {
		const [network = '', bits] = range.split('/');
		list.addSubnet(network, Number(bits), family);
	}
	return list;
}

/** Whether the whole internet can reach the address. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 0) return false;
	return family === 4 ? !notPublic4.check(address, 'ipv4') : !notPublic6.check(address, 'ipv6');
}

/** The IPv4 address that an IPv6 one stands for (`::ffff:192.0.2.1`), or the address as it is. */
export function unmapped(address: string): string {
	return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
