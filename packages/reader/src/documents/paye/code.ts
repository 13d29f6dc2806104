/** What a tax code says: the country whose bands apply, and what of the pay is free of tax. */

/** A code that is worked cumulatively. */
export interface Code {
	readonly country: 'uk' | 'wales' | 'scotland';
	readonly rule: /** Pay of so much a year, in whole pounds, is free; below nothing it is added to the pay. */
		| { readonly kind: 'allowance'; readonly yearlyPounds: number }
		/** All of the pay at the rate of one band: 0 is the basic one, 1 the next. */
		| { readonly kind: 'flat'; readonly above: number }
		| { readonly kind: 'none' };
}

/** What comes before the codes of each country. */
const COUNTRIES = { S: 'scotland', C: 'wales' } as const;

/**
 * The code; undefined where tax depends on more than the year's pay: the codes of a week or month (`1257L M1`), and ones that we do not
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
