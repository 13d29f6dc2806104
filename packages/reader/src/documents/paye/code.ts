/** What a tax code says: which country's bands apply, and how much of the pay is tax-free. */

/** A cumulative code. */
export interface Code {
	readonly country: 'uk' | 'wales' | 'scotland';
	readonly rule: /** Pay of so much a year, in whole pounds, is free; below nothing it is added to the pay. */
		| { readonly kind: 'allowance'; readonly yearlyPounds: number }
		/** All pay taxed at one band's rate: 0 is the basic rate, 1 the next. */
		| { readonly kind: 'flat'; readonly above: number }
		| { readonly kind: 'none' };
}

/** The prefix of each country's codes. */
const COUNTRIES = { S: 'scotland', C: 'wales' } as const;

/**
 * The code; undefined where tax depends on more than the year's pay: codes for one week or month (`1257L M1`), and ones we don't
 * know. HMRC's tables A: a code of number n frees 10n + 9 pounds a year.
 */
export function parseCode(text: string): Code | undefined {
	const [, prefix, code = ''] = /^([SC])?(.+)$/.exec(text) ?? [];
	const country = prefix === 'S' || prefix === 'C' ? COUNTRIES[prefix] : 'uk';
	const rule = ruleOf(code);
	return rule && { country, rule };
}

function ruleOf(code: string): Code['rule'] | undefined {
	if (code === 'NT') return { kind: 'none' };
	if (code === 'BR') return { kind: 'flat', above: 0 };
	const [, above] = /^D(\d)$/.exec(code) ?? [];
	if (above !== undefined) return { kind: 'flat', above: Number(above) + 1 };
	const [, added, number, letter] = /^(K)?(\d{1,4})([LMNT])?$/.exec(code) ?? [];
	if (number === undefined || (added === undefined) === (letter === undefined)) return undefined;
	const yearlyPounds = Number(number) === 0 ? 0 : 10 * Number(number) + 9;
	return { kind: 'allowance', yearlyPounds: added ? 0 - yearlyPounds : yearlyPounds };
}
