/**
 * How values are encoded in the fraud-prevention headers: US-ASCII, keys and values percent-encoded, separators not.
 */

/** A key or value with everything percent-encoded that RFC 3986 does not allow unencoded. */
export function encoded(value: string | number): string {
	return encodeURIComponent(String(value)).replace(
		/[!'()*]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}

/** `key=value&key=value`. */
export function pairs(values: Readonly<Record<string, string | number>>): string {
	return Object.entries(values)
		.map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
		.join('&');
}

/** Values that are encoded already, with commas between. */
export function list(values: readonly string[]): string {
	return values.join(',');
}

/** A value sent unencoded; undefined for none, and for one that a header cannot hold. */
export function asPrintable(value: string | undefined): string | undefined {
	return value !== undefined && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) ? value : undefined;
}
