/** Text in the alphabet of HMRC's schema: respelt where that is safe, otherwise the characters are named. */

/** Text that HMRC's schema accepts, or its characters without a safe spelling. */
export type HmrcText =
	| { readonly ok: true; readonly value: string }
	| { readonly ok: false; readonly characters: readonly string[] };

const OUTSIDE = /[^A-Za-z0-9 &'()*,\-./@£]/gu;
/** Words of the alphabet with single spaces: nothing to do. Only one way to match each text, so it takes linear time. */
const INSIDE = /^[A-Za-z0-9&'()*,\-./@£]+(?: [A-Za-z0-9&'()*,\-./@£]+)*$/;
const MARKS = /\p{Mark}/gu;

/** Spellings that keep the meaning. Accented letters need no row: their accents are removed. */
const SPELLINGS: Readonly<Record<string, string>> = {
	'\u2018': "'",
	'\u2019': "'",
	'\u201a': "'",
	'\u201c': "'",
	'\u201d': "'",
	'\u02bc': "'",
	'"': "'",
	'`': "'",
	'\u00b4': "'",
	'\u2010': '-',
	'\u2011': '-',
	'\u2012': '-',
	'\u2013': '-',
	'\u2014': '-',
	'\u2212': '-',
	'\u2026': '...',
	'\u2044': '/',
	'\u00d7': 'x',
	'\u20ac': 'EUR',
	';': ',',
	'[': '(',
	']': ')',
	ß: 'ss',
	ẞ: 'SS',
	æ: 'ae',
	Æ: 'AE',
	œ: 'oe',
	Œ: 'OE',
	ø: 'o',
	Ø: 'O',
	đ: 'd',
	Đ: 'D',
	ð: 'd',
	Ð: 'D',
	þ: 'th',
	Þ: 'Th',
	ł: 'l',
	Ł: 'L',
	ħ: 'h',
	Ħ: 'H',
	ı: 'i',
	ŋ: 'ng',
	Ŋ: 'NG',
};

/** Writes a text in HMRC's alphabet (`A–Z a–z 0–9 space & ' ( ) * , - . / @ £`); white space becomes single spaces. */
export function toHmrcText(text: string): HmrcText {
	if (INSIDE.test(text)) return { ok: true, value: text };
	const spelt = [...text.replace(/\s+/gu, ' ').trim()].map(spell).join('');
	const rest = spelt.match(OUTSIDE);
	return rest ? { ok: false, characters: [...new Set(rest)] } : { ok: true, value: spelt };
}

function spell(character: string): string {
	const known = SPELLINGS[character];
	if (known !== undefined) return known;
	const plain = character.normalize('NFKD').replace(MARKS, '');
	return [...plain].map((part) => SPELLINGS[part] ?? part).join('');
}
