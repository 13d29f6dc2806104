/** What HMRC says about each fraud prevention header of a web application that calls through its server. */

/** Says what is wrong with a header's value, or nothing. */
export type HeaderCheck = (value: string) => string | undefined;

const must = (is: boolean, problem: string): string | undefined => (is ? undefined : problem);

const matches =
	(pattern: RegExp, problem: string): HeaderCheck =>
	(value) =>
		must(pattern.test(value), problem);

/** Parts such as `a=1&b=2`, percent-decoded; undefined if there are none or they are not ASCII. */
export function pairsIn(value: string): ReadonlyMap<string, string> | undefined {
	if (!/^[\x20-\x7e]+$/.test(value)) return undefined;
	try {
		const pairs = value.split('&').map((pair) => pair.split('='));
		if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) return undefined;
		return new Map(
			pairs.map(([key = '', given = '']) => [decodeURIComponent(key), decodeURIComponent(given)]),
		);
	} catch {
		return undefined;
	}
}

const PRIVATE =
	/^(0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe[89ab])/i;

const isFour = (text: string): boolean =>
	/^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
const isSix = (text: string): boolean => /^[0-9a-f:]+$/i.test(text) && text.split(':').length >= 3;

/** Whether a text is a public internet address. */
const isPublicAddress = (text: string): boolean => (isFour(text) || isSix(text)) && !PRIVATE.test(text);

const address: HeaderCheck = (value) =>
	must(isPublicAddress(value), 'The value must be a public IP address.');

const pairsOf =
	(...needed: readonly string[]): HeaderCheck =>
	(value) => {
		const pairs = pairsIn(value);
		if (!pairs) return 'The value must be percent-encoded pairs such as key=value.';
		const missing = needed.filter((name) => !pairs.has(name));
		return must(missing.length === 0, `The value must have ${missing.join(', ')}.`);
	};

const numbersOf =
	(...needed: readonly string[]): HeaderCheck =>
	(value) =>
		pairsOf(...needed)(value) ??
		must(
			needed.every((name) => /^\d+(\.\d+)?$/.test(pairsIn(value)?.get(name) ?? '')),
			'Each part of the value must be a number.',
		);

const eachOf =
	(check: HeaderCheck): HeaderCheck =>
	(value) =>
		value
			.split(',')
			.map(check)
			.find((problem) => problem !== undefined);

const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const factor: HeaderCheck = (value) =>
	pairsOf('type', 'timestamp', 'unique-reference')(value) ??
	must(
		/^(TOTP|AUTH_CODE|OTHER)$/.test(pairsIn(value)?.get('type') ?? '') &&
			/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(pairsIn(value)?.get('timestamp') ?? ''),
		'Each factor must have a known type and a timestamp such as 2026-11-20T09:15Z.',
	);

const forwarded: HeaderCheck = (value) =>
	pairsOf('by', 'for')(value) ??
	address(pairsIn(value)?.get('by') ?? '') ??
	address(pairsIn(value)?.get('for') ?? '');

const port: HeaderCheck = (value) =>
	must(
		/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535 && !['80', '443'].includes(value),
		'The value must be the port from which the client called.',
	);

/** The sixteen headers, each with its check. */
export const headerChecks: Readonly<Record<string, HeaderCheck>> = {
	'gov-client-connection-method': matches(/^WEB_APP_VIA_SERVER$/, 'Only WEB_APP_VIA_SERVER is known here.'),
	'gov-client-browser-js-user-agent': matches(
		/^[\x20-\x7e]+\/[\x20-\x7e]+$/,
		'The value must be what navigator.userAgent says.',
	),
	'gov-client-device-id': matches(
		/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
		'The value must be a UUID.',
	),
	'gov-client-multi-factor': eachOf(factor),
	'gov-client-public-ip': address,
	'gov-client-public-ip-timestamp': matches(
		stamp,
		'The value must be a timestamp such as 2026-11-20T09:15:02.123Z.',
	),
	'gov-client-public-port': port,
	'gov-client-screens': eachOf(numbersOf('width', 'height', 'scaling-factor', 'colour-depth')),
	'gov-client-timezone': matches(/^UTC[+-]\d\d:\d\d$/, 'The value must be such as UTC+01:00.'),
	'gov-client-user-ids': pairsOf(),
	'gov-client-window-size': numbersOf('width', 'height'),
	'gov-vendor-forwarded': eachOf(forwarded),
	'gov-vendor-license-ids': pairsOf(),
	'gov-vendor-product-name': (value) =>
		must(/^([A-Za-z0-9\-_.~!*'()]|%[0-9A-Fa-f]{2})+$/.test(value), 'The value must be percent-encoded.'),
	'gov-vendor-public-ip': address,
	'gov-vendor-version': pairsOf(),
};
