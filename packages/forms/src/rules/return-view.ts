/** A return as rules see it: boxes by number, on one page or on all. */
import { parsePounds } from '@halfpenny/facts';
import type { Box, FormName } from '../box.ts';

/** Boxes by number; several when a form has several pages. */
export interface ReturnView {
	readonly boxes: ReadonlyMap<string, readonly Box[]>;
	/** The pages of each form. */
	readonly pages: ReadonlyMap<FormName, ReadonlySet<number>>;
}

/** Where a rule is checked: one page of a form, or the whole return. */
export interface Place {
	readonly form: FormName | undefined;
	readonly page: number;
}

/** Indexes boxes for look-ups. */
export function viewOf(boxes: readonly Box[]): ReturnView {
	const byNumber = new Map<string, Box[]>();
	const pages = new Map<FormName, Set<number>>();
	for (const box of boxes) {
		const same = byNumber.get(box.box);
		if (same) same.push(box);
		else byNumber.set(box.box, [box]);
		const known = pages.get(box.form) ?? new Set();
		pages.set(box.form, known.add(box.page));
	}
	return { boxes: byNumber, pages };
}

const NONE: readonly Box[] = [];

/** The boxes that a number means here: on the same page for this form's own boxes, on all pages otherwise or with `*`. */
export function boxesAt(view: ReturnView, reference: string, place: Place): readonly Box[] {
	const everywhere = reference.endsWith('*');
	const found = view.boxes.get(everywhere ? reference.slice(0, -1) : reference) ?? NONE;
	if (everywhere || found[0]?.form !== place.form) return found;
	return found.filter(({ page }) => page === place.page);
}

/** The sum of the amounts that a number means here, in pence; empty counts as 0. */
export function amountAt(view: ReturnView, reference: string, place: Place): number {
	return boxesAt(view, reference, place).reduce((total, { value }) => total + penceOf(value), 0);
}

function penceOf(value: string): number {
	const amount = parsePounds(value, true);
	return amount.ok ? amount.value : 0;
}
