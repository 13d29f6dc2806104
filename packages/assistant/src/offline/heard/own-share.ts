/** An amount told as a whole and then as what counts of it: one's own share, or a pension payment with its tax relief. */
import { fromPounds, type Pence, toPounds, ZERO } from '@halfpenny/facts';
import type { Found } from './find-place.ts';
import type { Statement } from './statement.ts';

/** Says that an amount is the person's own share of the one before it. */
const OWN =
	/\bmy (?:own )?(?:half|share|third|quarter|part|bit|cut)\b|\b(?:is|was|are|'s) (?:mine|my (?:half|share|part|bit))\b|\bmine (?:is|was)\b/;
/** What people own together and are each taxed on their share of. */
const SHARED: readonly string[] = ['bankInterest', 'dividends', 'ukProperty', 'disposal'];

/** The amounts found, where one that says what counts takes the place of the whole before it. */
export function withOwnShares(found: readonly Found[]): readonly Found[] {
	const kept: Found[] = [];
	for (const one of found) {
		const at = kept.findLastIndex(({ kind }) => kind === 'statement');
		const before = kept[at];
		const instead = before?.kind === 'statement' ? insteadOf(before.statement, one) : undefined;
		if (instead) kept.splice(at, 1, { kind: 'statement', statement: instead });
		else kept.push(one);
	}
	return kept;
}

/** What one found amount makes of the statement before it; undefined where it is another amount. */
function insteadOf(whole: Statement, one: Found): Statement | undefined {
	const told = saidIn(one);
	if (!told) return undefined;
	const isHalf = told.value + told.value === fromPounds(whole.value);
	const isSame =
		one.kind !== 'statement' ||
		(one.statement.section === whole.section && (one.statement.field === whole.field || isHalf)) ||
		(one.statement.section === 'partnershipShare' && isHalf);
	return (isSame ? ownOf(whole, told) : undefined) ?? withRelief(whole, one, told.value);
}

interface Said {
	readonly value: Pence;
	readonly words: string;
}

function saidIn(one: Found): Said | undefined {
	if (one.kind === 'statement')
		return { value: fromPounds(one.statement.value) ?? ZERO, words: one.statement.words };
	if (one.kind !== 'unplaced' || one.words === undefined) return undefined;
	return { value: fromPounds(one.value) ?? ZERO, words: one.words };
}

function ownOf(whole: Statement, { value, words }: Said): Statement | undefined {
	const isLess = value < (fromPounds(whole.value) ?? ZERO);
	return SHARED.includes(whole.section) && isLess && OWN.test(words)
		? { ...whole, value: toPounds(value) }
		: undefined;
}

/** Relief at source adds a quarter to what is paid, each month and for the year: two amounts in that proportion are one payment. */
function withRelief(paid: Statement, one: Found, value: Pence): Statement | undefined {
	const full = one.kind === 'statement' ? one.statement : undefined;
	const pension = [paid, full].find((each) => each?.section === 'pensionPayment' && each.field === 'amount');
	if (!pension) return undefined;
	const ofYear = fromPounds(paid.value) ?? ZERO;
	const bases = [ofYear, ...(paid.counted?.said === undefined ? [] : [paid.counted.said])];
	if (!bases.some((base) => base * WITH_RELIEF === value * PAID)) return undefined;
	return { ...pension, value: toPounds(((ofYear * WITH_RELIEF) / PAID) as Pence) };
}

/** Of five parts that go in, the person pays four. */
const [WITH_RELIEF, PAID] = [5, 4];
