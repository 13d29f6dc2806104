/** Cuts a sentence into parts with one amount each at most, so that every amount keeps its own words. */
import { amountsIn, type SaidAmount } from '../../language/amounts.ts';
import { isEnglish } from '../../language/english.ts';
import { isInCompany } from './companies.ts';

/** A part of a message. */
export interface Segment {
	readonly text: string;
	/** Whether a sentence begins with it. */
	readonly begins: boolean;
	readonly amount: (SaidAmount & { /** As it stands in the text. */ readonly written: string }) | undefined;
}

const CUTS =
	/[;!?\n]+|\.(?=\s|$)|,(?!\d{3}\b)|\s[-+]\s|(?<!\bstocks )\b(?:and|but|plus|then|also|while|whereas|on top of|as well as|besides)\b|\b(?:n )?(?:they|hmrc) (?=took|take|deducted|stopped|taxed)|(?<=\d )(?:less|minus)\b|\bso (?=(?:about |around |that's )?£?\d)/g;
/** Words after an amount that belong to it: "1,900 on the van". */
const FOLLOWS =
	/^\s*(?:\/|per\b|a month|a year|in\b|on\b|of\b|for\b|from\b|as\b|to\b|into\b|at\b|with\b(?! (?:the |a |my |some )?(?:tax|paye|deductions?|cis)\b)|by\b|gross|net\b)/;

/** What a cost is of, listed in brackets before its amount: "products (wax, polish) came to 2,310". */
const LISTS = /\([^()\d]*\)(?=\s*(?:came to|comes to|cost|was|were|is|are|[:=-])?\s*£?\d)/g;

/** The parts of a lower-case text, in order. */
export function segmentsOf(text: string): readonly Segment[] {
	const all = amountsIn(text);
	const plain = all.filter(({ start, end }) => !/couple|few|several/.test(text.slice(start, end)));
	const amounts = plain.length > 0 ? plain : all;
	const inside = (at: number) => amounts.some(({ start, end }) => start < at && at < end);
	const lists = [...text.matchAll(LISTS)].map(({ 0: { length }, index }) => [index, index + length] as const);
	const found = [...text.matchAll(CUTS)]
		.map(({ index }) => index)
		.filter(
			(at) => !inside(at) && !isInCompany(text, at) && !lists.some(([from, to]) => from < at && at < to),
		);
	const cuts = found.filter(
		(at, index) => !isNamedAmount(text.slice((found[index - 1] ?? -1) + 1, at), text.slice(at)),
	);
	const ends = [...new Set([...cuts, ...between(text, amounts, cuts), text.length])].toSorted(
		(a, b) => a - b,
	);
	let from = 0;
	return ends.flatMap((end) => {
		const [start, part] = [from, text.slice(from, end)];
		from = end;
		const amount = amounts.find((one) => one.start >= start && one.start < end);
		const written = amount && { ...amount, written: text.slice(amount.start, amount.end) };
		return part.trim() === ''
			? []
			: [{ text: part.replace(/^[,;.!?\s]+/, ''), begins: BEGINS.test(part), amount: written }];
	});
}

/** The end of the sentence before. */
const BEGINS = /^\s*[.!?;\n]/;

/** A name and its amount, separated by a comma: "then Costa, 14,200". */
function isNamedAmount(before: string, after: string): boolean {
	if (!/^,\s*£?\d/.test(after) || /\d/.test(before)) return false;
	const words = before.split(/[^a-z0-9&'-]+/).filter((word) => word !== '' && !NO_NAME.test(word));
	return (
		words.length > 0 &&
		words.length <= LONGEST_NAME &&
		words.some((word) => word.length > 2 && !isEnglish(word) && !/contractor/.test(word))
	);
}

const NO_NAME =
	/^(?:and|then|also|plus|another|at|from|with|the|next|second|other|yes|yeah|job|my|after|that)$/;
const LONGEST_NAME = 4;

/** Where nothing separates two amounts, the words between them go to one of the two. */
function between(text: string, amounts: readonly SaidAmount[], cuts: readonly number[]): readonly number[] {
	return amounts.slice(1).flatMap((next, index) => {
		const end = amounts[index]?.end ?? 0;
		if (cuts.some((at) => at >= end && at <= next.start)) return [];
		return [FOLLOWS.test(text.slice(end, next.start)) ? next.start : end];
	});
}
