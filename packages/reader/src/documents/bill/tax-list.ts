/** A list of the taxes by rate, with totals of its own, which are not the bill's. */
import { right } from '../../geometry.ts';
import type { BillAmount, Row } from './rows.ts';

const HEADS = /\b(amount|amt|goods)\W*(\([a-z]+\))?\W+(tax|gst|vat)\b/i;
const SUMMARY = /(gst|vat|tax|sst) ?(summary|analysis|breakdown)|\btax ?code\b.*%/i;
/** How many rows under its name the heads of such a list may stand, and how many the totals beside it take. */
const HEADS_WITHIN = 4;
const TOTALS_WITHIN = 12;

/** Whether an amount, with the number of its row, is of the list: all from there on are, but for totals at its right. */
export function inTaxList(rows: readonly Row[]): (amount: BillAmount, index: number) => boolean {
	const from = startOf(rows);
	const edge = totalsBeside(rows, from);
	return ({ box }, index) => index >= from && (edge === undefined || box.x < edge);
}

/** How many rows are above the list. */
function startOf(rows: readonly Row[]): number {
	const total = rows.findIndex(({ text, amounts }) => amounts.length > 0 && /total/i.test(text));
	const summary = rows.findIndex(
		({ text }, index) => SUMMARY.test(text) || (total >= 0 && index > total && HEADS.test(text)),
	);
	return summary < 0 ? rows.length : summary;
}

/** Where the list ends on the right, if no total is above it and one stands there. */
function totalsBeside(rows: readonly Row[], from: number): number | undefined {
	const hasTotal = ({ text, amounts }: Row) => amounts.length > 0 && /total/i.test(text);
	if (rows.slice(0, from).some(hasTotal)) return undefined;
	const edge = rows.slice(from, from + HEADS_WITHIN).flatMap(edgeOf)[0];
	const beside = rows.slice(from, from + TOTALS_WITHIN).some((row) => hasTotal(row) && isRightOf(row, edge));
	return beside ? edge : undefined;
}

/** The right edge of the head over the list's tax. */
function edgeOf({ words, text }: Row): number[] {
	if (!HEADS.test(text)) return [];
	const goods = words.findIndex((word) => /^(amount|amt|goods)/i.test(word.text));
	const tax = words.find((word, index) => index > goods && /^(tax|gst|vat)/i.test(word.text));
	return tax ? [right(tax.box)] : [];
}

function isRightOf({ words }: Row, edge: number | undefined): boolean {
	return edge !== undefined && words.some(({ text, box }) => /total/i.test(text) && box.x > edge);
}
