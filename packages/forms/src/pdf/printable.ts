/** Text in the letters of a PDF's standard fonts (Windows code page 1252). */
import { toHmrcText } from '../text/hmrc-text.ts';

const PRINTABLE =
	/^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u20ac\u2018\u2019\u201a\u201c\u201d\u201e\u2013\u2014\u2022\u2026\u2122]$/u;

/** The text with letters missing from the fonts spelt another way, or as a question mark. A minus becomes a dash. */
export function toPrintable(text: string): string {
	return [...text.replaceAll('\u2212', '\u2013').replace(/\s+/gu, ' ')].map(spell).join('');
}

function spell(character: string): string {
	if (PRINTABLE.test(character)) return character;
	const spelt = toHmrcText(character);
	return spelt.ok ? spelt.value : '?';
}
