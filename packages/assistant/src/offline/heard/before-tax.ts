/** An amount of which nobody says what it is, right before the tax that was taken off it: the pay, or the pension. */
import { fromPounds, ZERO } from '@halfpenny/facts';
import type { Found } from './find-place.ts';
import type { Statement } from './statement.ts';

/** Tax is less than half of what it is taken off. */
const TIMES = 2;
/** What tax is taken off before it is paid. */
const TAXED: Readonly<Record<string, string>> = { employment: 'pay', pension: 'amount' };

/** The amounts found, where one without a place stands right before the tax taken off it. */
export function withTaxed(found: readonly Found[]): readonly Found[] {
	return withPairs(found).map((one, at, all) => {
		const next = all[at + 1];
		const bare = bareIn(one);
		if (!bare || next?.kind !== 'statement') return one;
		const { section, field, value } = next.statement;
		const own = TAXED[section];
		const isOff = (fromPounds(value) ?? ZERO) * TIMES < (fromPounds(bare.value) ?? ZERO);
		if (own === undefined || field !== 'taxDeducted' || !isOff) return one;
		return { kind: 'statement', statement: { section, field: own, also: {}, adds: false, ...bare } };
	});
}

/** What only a business takes. */
const SELLS =
	/turn\w* ?over|takings|invoic|\bbilled\b|\bsales\b|\bsold\b|clients?|customers?|fares?|self[- ]?employ|business|\btrad(?:e|ing)\b|fees|jobs|gigs|cis|contractors?|parents|freelanc|\btook\b|stall|shop|etsy|ebay|uber|deliveroo|just ?eat/;
/** One more pay and its tax in a list of them: "council: 12,400, 300. care home: 13,900, 2,780". */
function withPairs(found: readonly Found[]): readonly Found[] {
	const from = found.findIndex((one) => one.kind === 'statement' && isTaxOfJob(one.statement));
	return found.map((one, at) => {
		const before = found[at - 1];
		if (from === -1 || at < from || one.kind !== 'statement' || before?.kind !== 'unplaced') return one;
		const { section, field, value, words } = one.statement;
		const isBarePay = section === 'employment' && field === 'pay' && !/[a-z]/.test(words);
		const isOff = (fromPounds(value) ?? ZERO) * TIMES < (fromPounds(before.value) ?? ZERO);
		return isBarePay && isOff ? { ...one, statement: { ...one.statement, field: 'taxDeducted' } } : one;
	});
}

function isTaxOfJob({ section, field }: Statement): boolean {
	return section === 'employment' && field === 'taxDeducted';
}

/** Wages of which nobody says who had them: tax is taken off one's own. */
const WAGES = /^\W*(?:my |the |and |in )*wages?(?: was| were| of)?\W*£?\d[\d,.]*k?\W*$/;

/** An amount without a place, or one whose own words say nothing and that was taken for takings. */
function bareIn(one: Found): Pick<Statement, 'value' | 'words'> | undefined {
	if (one.kind === 'unplaced') return { value: one.value, words: one.words ?? '' };
	if (one.kind !== 'statement') return undefined;
	const { field, value, words } = one.statement;
	const isBare =
		(field === 'turnover' && !SELLS.test(words)) || (field === 'wagesAndStaffCosts' && WAGES.test(words));
	return isBare ? { value, words } : undefined;
}
