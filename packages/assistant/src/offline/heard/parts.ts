/** One answer that is told in parts, one for each of what there are several: three houses, the rent of each. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import { COUNT, countOf } from '../../language/counts.ts';
import type { Found } from './find-place.ts';
import type { Statement } from './statement.ts';

/** What is let, so many of them. */
const SO_MANY = new RegExp(
	String.raw`\b${COUNT} (?:[a-z-]+ ){0,2}(?:houses|flats|properties|lets|buy[- ]to[- ]lets|btls|bungalows|cottages|terraces|apartments|rentals|units|garages|tenants|places)\b`,
);
/** What names one of several. */
const NAMES_ONE =
	/\b(?:flat|house|bungalow|cottage|studio|apartment|terrace|maisonette|annexe|garage|lock[- ]?up|shop|place|one|other|first|second|third|street|road|avenue|upstairs|downstairs|semi)\b/;
/** The same again, or less of it. */
const AGAIN = /\b(?:after|net|instead|not|last year|was|should|before|so|total|altogether|until|then|went)\b/;
const SUMMED: readonly string[] = ['rents'];

/** The amounts found, where those of several of one kind make one answer. */
export function withParts(found: readonly Found[], text: string): readonly Found[] {
	const count = countOf(SO_MANY.exec(text)?.groups?.count ?? '');
	const at = found.findIndex((one) => one.kind === 'statement' && SUMMED.includes(one.statement.field));
	const first = found[at];
	if (first?.kind !== 'statement') return found;
	const from = startOf(found, at, count ?? 0, first.statement);
	if (from !== undefined && count !== undefined) {
		const end = from + count; // places in a list, not money
		const whole = together(first.statement, found.slice(from, end));
		return [...found.slice(0, from), whole, ...found.slice(end)];
	}
	const named = found.filter((one) => isNamedPart(first.statement, one));
	if (count !== undefined || named.length < 2 || !named.includes(first)) return found;
	return found.flatMap((one) =>
		one === first ? [together(first.statement, named)] : named.includes(one) ? [] : [one],
	);
}

/** Where so many amounts begin that stand one after the other and may all be parts, one of them at `at`. */
function startOf(found: readonly Found[], at: number, count: number, first: Statement): number | undefined {
	if (count < 2) return undefined;
	const starts = Array.from({ length: count }, (_, before) => at - before);
	return starts.find((from) => {
		const own = from < 0 ? [] : found.slice(from, from + count); // places in a list, not money
		return own.length === count && own.every((one) => mayBePart(first, one));
	});
}

/** Whether an amount may be that of one more: it answers the same, or nothing says what it is. */
function mayBePart(first: Statement, one: Found): boolean {
	if (one.kind === 'unplaced') return true;
	return (
		one.kind === 'statement' && one.statement.section === first.section && one.statement.field === first.field
	);
}

function isNamedPart(first: Statement, one: Found): boolean {
	if (one.kind !== 'statement' || !mayBePart(first, one)) return false;
	return NAMES_ONE.test(one.statement.words) && !AGAIN.test(one.statement.words);
}

function together(first: Statement, all: readonly Found[]): Found {
	const parts = all.flatMap((one) =>
		one.kind === 'statement' ? [one.statement.value] : one.kind === 'unplaced' ? [one.value] : [],
	);
	const { counted: _, ...kept } = first;
	const value = toPounds(sum(parts.map((one) => fromPounds(one) ?? ZERO)));
	return { kind: 'statement', statement: { ...kept, value, parts } };
}

/** The same field again, or a time that it was paid: there are two payments on account. */
const ON_ACCOUNT = 'paymentsOnAccountMade';

/** The amounts found, where the second payment on account is told right after the first: "1,150 in January and 1,150 in July". */
export function withBothOnAccount(found: readonly Found[]): readonly Found[] {
	const at = found.findIndex((one) => one.kind === 'statement' && one.statement.field === ON_ACCOUNT);
	const [first, second] = [found[at], found[at + 1]];
	if (first?.kind !== 'statement' || second?.kind !== 'unplaced') return found;
	const statement: Statement = { ...first.statement, value: second.value, words: '' };
	return [...found.slice(0, at + 1), { kind: 'statement', statement }, ...found.slice(at + 2)];
}
