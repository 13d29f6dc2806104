/** The browser and system in two words: enough for its owner to recognise it, no more. */

const browsers = [
	['Edge', /\bEdg(e|A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(Firefox|FxiOS)\//],
	['Chrome', /(Chrome|CriOS)\//],
	['Safari', /\bSafari\//],
] as const;

const systems = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['Mac', /\bMac OS X\b/],
	['ChromeOS', /\bCrOS\b/],
	['Linux', /\bLinux\b/],
] as const;

/** `Firefox, Windows`; null if we recognise nothing. */
export function deviceOf(userAgent: string | undefined): string | null {
	const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(
		(name) => name !== undefined,
	);
	return names.length === 0 ? null : names.join(', ');
}

function nameIn(known: readonly (readonly [string, RegExp])[], userAgent = ''): string | undefined {
	return known.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
