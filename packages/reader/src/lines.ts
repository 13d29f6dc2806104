/** From words to lines. */
import type { Word } from './page.ts';

/** The words line by line from top to bottom, each line from left to right. */
export function toLines<Item extends Pick<Word, 'baseline' | 'size' | 'box'>>(
	words: readonly Item[],
): Item[][] {
	const lines: Item[][] = [];
	for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
		const line = lines.at(-1);
		const last = line?.at(-1);
		const tolerance = 0.2 * Math.min(word.size, last?.size ?? 0);
		if (line && last && word.baseline - last.baseline <= tolerance) line.push(word);
		else lines.push([word]);
	}
	return lines.map((line) => line.sort((one, other) => one.box.x - other.box.x));
}
