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
	return found.map((one, at) => {
		const next = found[at + 1];
		const bare = bareIn(one);
		if (!bare || next?.kind !== 'statement') return one;
		const { section, field, value } = next.statement;
		const own = TAXED[section];
		const isOff = (fromPounds(value) ?? ZERO) * TIMES < (fromPounds(bare.value) ?? ZERO);
		if (own === undefined || field !== 'taxDeducted' || !isOff) return one;
		return { kind: 'statement', statement: { section, field: own, also: {}, adds: false, ...bare } };
	});
}

/** An amount without a place, or one whose own words say nothing and that was taken for takings. */
function bareIn(one: Found): Pick<Statement, 'value' | 'words'> | undefined {
	if (one.kind === 'unplaced') return { value: one.value, words: one.words ?? '' };
	if (one.kind !== 'statement') return undefined;
	const { field, value, words } = one.statement;
	return field === 'turnover' && !/[a-z]/.test(words) ? { value, words } : undefined;
}
