/** The text of a PDF as a reader sees it: sheets, and on each the lines from left to right. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One sheet. */
export interface SheetText {
	/** Lines from top to bottom, their parts joined with one space. */
	readonly lines: readonly string[];
	/** The lowest and highest place of any text, in points from the bottom. */
	readonly lowest: number;
	readonly highest: number;
	/** The right end of the text that reaches furthest. */
	readonly rightmost: number;
}

interface Part {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly right: number;
}

/** Reads every sheet. Rotated text, such as a watermark, is a separate line. */
export async function textOf(bytes: Uint8Array): Promise<readonly SheetText[]> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const sheets: SheetText[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		sheets.push(
			sheetOf(
				items.flatMap((item): readonly Part[] => {
					if (!('str' in item) || item.str.trim() === '') return [];
					const [, , , , x, y] = item.transform;
					return [{ text: item.str, x, y, right: x + item.width }];
				}),
			),
		);
	}
	await document.destroy();
	return sheets;
}

function sheetOf(parts: readonly Part[]): SheetText {
	const lines = new Map<number, Part[]>();
	for (const part of parts) {
		const y = Math.round(part.y);
		lines.set(y, [...(lines.get(y) ?? []), part]);
	}
	const heights = parts.map(({ y }) => y);
	return {
		lines: [...lines]
			.sort(([one], [other]) => other - one)
			.map(([, line]) => line.sort((one, other) => one.x - other.x))
			.map((line) => line.map(({ text }) => text.trim()).join(' ')),
		lowest: Math.min(...heights),
		highest: Math.max(...heights),
		rightmost: Math.max(...parts.map(({ right }) => right)),
	};
}
