import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHmrcText } from './hmrc-text.ts';

describe('text in HMRC’s alphabet', () => {
	it.each([
		['Zoë Müller-Ångström', 'Zoe Muller-Angstrom'],
		['O’Brien “and” Sons – Ltd…', "O'Brien 'and' Sons - Ltd..."],
		['Straße Łódź Ærø Þór', 'Strasse Lodz AEro Thor'],
		['€5; [x]\n\ty', 'EUR5, (x) y'],
		['½ day', '1/2 day'],
		['e\u0301', 'e'],
		["A-Z a@b.c (1) * & £5, 'x'/", "A-Z a@b.c (1) * & £5, 'x'/"],
	])('%s becomes %s', (given, expected) => expect(toHmrcText(given)).toEqual({ ok: true, value: expected }));

	it('handles a long text that does not fit without delay', () => {
		expect(toHmrcText(`${'a'.repeat(50_000)}%`)).toEqual({ ok: false, characters: ['%'] });
		expect(toHmrcText(`${'a '.repeat(25_000)}%`)).toEqual({ ok: false, characters: ['%'] });
	});

	it('names each character that has no safe spelling once', () => {
		expect(toHmrcText('100% !! 中文 😀')).toEqual({ ok: false, characters: ['%', '!', '中', '文', '😀'] });
	});

	it('gives only letters of the alphabet, and leaves them unchanged on a second run', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const written = toHmrcText(text);
				if (written.ok) {
					expect(written.value).toMatch(/^[A-Za-z0-9 &'()*,\-./@£]*$/);
					expect(toHmrcText(written.value)).toEqual(written);
				} else expect(written.characters.length).toBeGreaterThan(0);
			}),
		);
	});
});
