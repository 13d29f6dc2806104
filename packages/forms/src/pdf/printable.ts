/** Text in the letters that a PDF's standard fonts have (Windows code page 1252). */
import { toHmrcText } from '../text/hmrc-text.ts';

const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff\u20ac\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u2022]$/u;

/** The text with every letter that the fonts lack written another way, or as a question mark. */
export function toPrintable(text: string): string {
	return [...text.replace(/\u2212/g, '-').replace(/\s+/gu, ' ')]
		.map((character) => {
			if (PRINTABLE.test(character)) return character;
			const spelt = toHmrcText(character);
			return spelt.ok ? spelt.value : '?';
		})
		.join('');
}
