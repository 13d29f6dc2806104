/**
 * How values are encoded in the fraud-prevention headers: US-ASCII, keys and values percent-encoded, separators not.
 */

/** A key or value, percent-encoded except for what RFC 3986 leaves unreserved. */
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

/** Values that are already encoded, separated by commas. */
export function list(values: readonly string[]): string {
	return values.join(',');
}

/** A value sent unencoded; undefined if there is none or a header cannot hold it. */
export function asPrintable(value: string | undefined): string | undefined {
	return value !== undefined && /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) ? value : undefined;
}
