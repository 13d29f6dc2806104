/** Amounts told with their total: "9,600 from one and 8,400 from the other, so 18,000 in total". */
import { sum, toPounds } from '@halfpenny/facts';
import type { Found } from './find-place.ts';
import { SEVERAL } from './find-place.ts';
import type { Segment } from './segments.ts';

/** The parts of a message that hold the amounts, from the first to the total of them. */
interface Total {
	readonly first: number;
	readonly at: number;
	/** Decimal pounds. */
	readonly value: string;
}

const SAYS_TOTAL =
	/^\W*so\b|\b(?:total(?:s|ling)?|altogether|in all|all in all|making|makes|comes? to|adds? up)\b/;

/** The totals among the parts of a message, each with the parts that add up to it. */
export function totalsIn(all: readonly Segment[]): readonly Total[] {
	return all.flatMap(({ text, amount }, at) => {
		if (amount?.inYear === undefined || !SAYS_TOTAL.test(text)) return [];
		const before = all.slice(0, at).flatMap((one, index) => (one.amount ? [{ index, ...one.amount }] : []));
		const from = before.findIndex((_, index) => {
			const parts = before.slice(index).map(({ inYear }) => inYear);
			return parts.length > 1 && sum(parts.flatMap((one) => one ?? [])) === amount.inYear;
		});
		const first = before[from];
		return first ? [{ first: first.index, at, value: toPounds(amount.inYear) }] : [];
	});
}

/** What becomes of one part, told with those of its total: of what there may be several the parts are kept, of the rest the total. */
export function withTotal(
	places: readonly Found[],
	index: number,
	totals: readonly Total[],
): readonly Found[] {
	const total = totals.find(({ first, at }) => index >= first && index <= at);
	if (!total) return places;
	return places.flatMap((one): readonly Found[] => {
		const keepsParts = one.kind === 'statement' && SEVERAL.includes(one.statement.section);
		if (keepsParts) return index === total.at ? [] : [one];
		if (one.kind !== 'statement') return index === total.first ? [one] : [];
		return index === total.first ? [{ ...one, statement: { ...one.statement, value: total.value } }] : [];
	});
}
