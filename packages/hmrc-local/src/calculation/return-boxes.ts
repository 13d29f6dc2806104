/** The boxes of a return as HMRC names them (INC1, EMP2 ...), read by the formulas of the calculation. */
import { absolute, amount } from './amount.ts';

/** The values of one page, or of the single pages. A box that occurs more than once keeps each value. */
export type PageValues = ReadonlyMap<string, readonly string[]>;

/** What a formula may ask of one page. Missing amounts count as 0, as in the specification. */
export type Page = {
	/** The sum of these boxes of this page, in millionths of a pound. */
	sum(...boxes: string[]): bigint;
	/** Whether the box was filled in. */
	present(box: string): boolean;
	/** Whether the tick or yes/no box says yes. */
	yes(box: string): boolean;
	/** The box as written, or undefined. */
	text(box: string): string | undefined;
};

/** A whole return. Boxes of pages that repeat (EMP, SSE ...) are reached through `each`. */
export type ReturnBoxes = Page & {
	/** Sums `formula` over every instance of the page, as "Total all instances (for each)". */
	each(page: RepeatedPage, formula: (page: Page) => bigint): bigint;
	/** Every instance of the page, in the return's order. */
	pages(page: RepeatedPage): readonly Page[];
	/** Whether any instance of the page says so. */
	any(page: RepeatedPage, condition: (page: Page) => boolean): boolean;
};

/** Pages that a return may hold more than once, by the prefix of their boxes. */
const repeatedPages = ['EMP', 'MOR', 'SSE', 'FSE', 'SPS', 'FPS', 'PRO'] as const;
export type RepeatedPage = (typeof repeatedPages)[number];

/** The answers of a page of values. Never throws: missing values count as 0. */
export function page(values: PageValues): Page {
	const all = (box: string) => values.get(box) ?? [];
	return {
		sum: (...boxes) => boxes.flatMap(all).reduce((total, text) => total + amount(text), 0n),
		present: (box) => all(box).length > 0,
		yes: (box) => all(box).includes('yes'),
		text: (box) => all(box)[0],
	};
}

/** The boxes of a return from single and repeated pages. */
export function returnBoxes(
	single: PageValues,
	repeated: Partial<Record<RepeatedPage, readonly PageValues[]>>,
): ReturnBoxes {
	const pages = (name: RepeatedPage) => (repeated[name] ?? []).map(page);
	return {
		...page(single),
		pages,
		each: (name, formula) => pages(name).reduce((total, instance) => total + formula(instance), 0n),
		any: (name, condition) => pages(name).some(condition),
	};
}

/** Boxes written as data: amounts as text, repeated pages as lists. For scenarios and tests. */
export type WrittenBoxes = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** The boxes of a return from data such as `{ INC2: '100.00', EMP: [{ EMP1: '20000.00' }] }`. */
export function boxesFromData(data: WrittenBoxes): ReturnBoxes {
	const values = (record: Readonly<Record<string, string>>): PageValues =>
		new Map(Object.entries(record).map(([box, text]) => [box, [text]]));
	const single = new Map<string, readonly string[]>();
	const repeated: Partial<Record<RepeatedPage, readonly PageValues[]>> = {};
	for (const [name, value] of Object.entries(data)) {
		const pageName = repeatedPages.find((candidate) => candidate === name);
		if (typeof value === 'string') single.set(name, [value]);
		else if (pageName) repeated[pageName] = value.map(values);
		else throw new RangeError(`${name} is not a page that repeats`);
	}
	return returnBoxes(single, repeated);
}

/** The sum of a box without its sign, as the Class 4 adjustments are read. */
export const unsigned = (from: Page, box: string): bigint => absolute(from.sum(box));
