/** Letters whose ink shows more than the letter that was read are told from the others. */
import { describe, expect, it } from 'vitest';
import { withMoreShown } from './doubtful-shapes.ts';
import { shapesOf } from './shapes.ts';

/** A letter drawn on a grid of dots; each dot is four pixels wide and high. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
	n: ['', '', '', '###', '# #', '# #', '# #'],
	'n with a hook': ['', '', '', '###', '# #', '# #', '# #', '  #', '  #'],
	'n under a mark': ['', '###', '', '###', '# #', '# #', '# #'],
	'4 under a speck': ['', '###', '', '###', '# #', '# #', '# #'],
	o: ['', '', '', '#####', '#   #', '#   #', '#   #', '#####'].slice(0, 7),
	'o with a stroke': ['', '', '#####', '#   #', '#####', '#   #', '#####'],
	l: ['#', '#', '#', '#', '#', '#', '#'],
	'l with a stroke': ['#', '#', '#', '###', '#', '#', '#'],
	i: ['', '#', '', '#', '#', '#', '#'],
	'i under a roof': ['', '###', '', ' # ', ' # ', ' # ', ' # '],
};
const DOT = 4;
const HIGH = 12;

/** Which of these letters show more where each is read as its first character. */
function doubted(...names: string[]) {
	const glyphs = names.map((name) => LETTERS[name] ?? []);
	const widths = glyphs.map((rows) => Math.max(...rows.map((row) => row.length)));
	const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each + 2, 1));
	const width = DOT * (starts.at(-1) ?? 0) + DOT * ((widths.at(-1) ?? 0) + 1);
	const data = new Uint8Array(3 * width * HIGH * DOT).fill(255);
	for (const [index, rows] of glyphs.entries())
		for (const [y, row] of rows.entries())
			for (const [x, cell] of [...row].entries()) if (cell === '#') dot((starts[index] ?? 0) + x, y + 2);
	function dot(column: number, row: number) {
		for (let y = 0; y < DOT; y += 1)
			for (let x = 0; x < DOT; x += 1) data.fill(0, at(column, row, x, y), at(column, row, x, y) + 3);
	}
	function at(column: number, row: number, x: number, y: number) {
		return 3 * ((row * DOT + y) * width + column * DOT + x);
	}
	const picture = { data, width, height: HIGH * DOT };
	const strip = { x: width / 2, y: 5.5 * DOT, width, height: 9 * DOT, slope: 0 };
	const characters = names.map((name, index) => ({
		text: name[0] ?? '',
		at: ((starts[index] ?? 0) + (widths[index] ?? 0) / 2) / (width / DOT),
		sureness: 1,
		startsWord: index === 0,
	}));
	const judged = withMoreShown(characters, shapesOf(picture, strip));
	return names.filter((_, index) => judged[index]?.showsMore);
}

describe('a letter that shows more than was read', () => {
	it.each(['n with a hook', 'n under a mark', 'o with a stroke', 'l with a stroke', 'i under a roof'])(
		'%s is told',
		(odd) => {
			expect(doubted('n', 'l', 'n', odd, 'n', 'l')).toEqual([odd]);
		},
	);

	it('is told from those that are as they were read', () => {
		expect(doubted('n', 'l', 'i', 'o', 'i', 'n', 'l')).toEqual([]);
	});

	it('is no figure: what stands over one is a speck', () => {
		expect(doubted('n', 'l', '4 under a speck', 'n', 'l')).toEqual([]);
	});

	it('is not under a line drawn over the word', () => {
		expect(doubtedIn('nnnn', [...'0123'].map(bodyAt), rectangle(0, 120, 18, 20))).toEqual([]);
		expect(doubtedIn('nnnn', [...'0123'].map(bodyAt), rectangle(30, 40, 20, 20))).toEqual([]);
	});

	it('is not over a speck between it and a line drawn below', () => {
		const below = [rectangle(30, 32, 55, 58), rectangle(0, 120, 62, 70)];
		expect(doubtedIn('nnnn', [...'0123'].map(bodyAt), ...below)).toEqual([]);
	});

	it('is no capital that is broken', () => {
		const [first, , third, fourth] = [...'0123'].map(bodyAt);
		const whole = [first, third, fourth].flatMap((piece) => piece ?? []);
		const broken = rectangle(30, 50, 38, 50);
		expect(doubtedIn('NANN', [...whole, broken], rectangle(36, 44, 30, 34))).toEqual([]);
		expect(doubtedIn('NANN', [...whole, bodyAt('1')], rectangle(36, 44, 20, 26))).toEqual(['A']);
	});

	it('is not told from the piece of another: a colon is two, and two letters that touch are one', () => {
		const [first, second, third] = [...'012'].map(bodyAt);
		const touching = rectangle(120, 170, 20, 50);
		const pieces = [first, second, third, rectangle(93, 97, 30, 34), rectangle(94, 98, 46, 50), touching];
		const shown = pieces.flatMap((piece) => piece ?? []);
		expect(doubtedIn('NNn:nN', shown)).toEqual([]);
	});
});

/** A letter of a line of letters that are as wide, in columns and rows. */
function bodyAt(place: string) {
	return rectangle(30 * Number(place), 30 * Number(place) + 20, 30, 50);
}

function rectangle(left: number, right: number, top: number, bottom: number) {
	const rows = Array.from({ length: bottom - top + 1 }, () => ({ from: left, to: right }));
	return { left, right, top, bottom, holes: 0, rows };
}

/** Which of these letters show more where the line consists of these pieces. */
function doubtedIn(
	letters: string,
	pieces: readonly ReturnType<typeof rectangle>[],
	...more: readonly ReturnType<typeof rectangle>[]
) {
	const width = 30 * letters.length;
	const characters = [...letters].map((text, index) => ({
		text,
		at: (30 * index + 10) / width,
		sureness: 1,
		startsWord: index === 0,
	}));
	return withMoreShown(characters, { pieces: [...pieces, ...more], width, height: 40 })
		.filter(({ showsMore }) => showsMore)
		.map(({ text }) => text);
}
