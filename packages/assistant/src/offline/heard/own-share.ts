/** An amount told as a whole and then as what counts of it: one's own share, or a pension payment with its tax relief. */
import { fromPounds, type Pence, toPounds, ZERO } from '@halfpenny/facts';
import type { Found } from './find-place.ts';
import type { Statement } from './statement.ts';

/** Says that an amount is the person's own share of the one before it. */
const OWN =
	/\bmy (?:own )?(?:half|share|third|quarter|part|bit|cut)\b|\b(?:is|was|are|'s) (?:mine|my (?:half|share|part|bit))\b|\bmine (?:is|was)\b/;
/** A share of something else than what was told before it: "my half of the bills". */
const OF_ANOTHER =
	/\bmy (?:own )?(?:half|share|third|quarter|part|bit|cut) of (?:the|our|all the|these|those) (?!rent|interest|dividends?|divis?|total|money|gain|profit|income|lot|whole|proceeds|price|sale)[a-z]/;
/** Says how much of a cost counts, the rest being private. */
const OF_BUSINESS =
	/\b(?:of (?:it|that|this|them)|only|just|part|share|bit|half)\b[^.;!?]*\b(?:business|work|trade)\b|\b(?:business|work) (?:part|share|bit|half|use)\b/;
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
	return (
		(isSame ? ownOf(whole, told) : undefined) ??
		ofBusiness(whole, one, told) ??
		withRelief(whole, one, told.value)
	);
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
	return SHARED.includes(whole.section) && isLess && OWN.test(words) && !OF_ANOTHER.test(words)
		? { ...whole, value: toPounds(value) }
		: undefined;
}

/** A cost of which only a part is the business's: "phone 540, only 360 of it is the business". */
function ofBusiness(whole: Statement, one: Found, { value, words }: Said): Statement | undefined {
	const isCost = whole.section === 'selfEmployment' && whole.adds;
	const mayBe =
		one.kind !== 'statement' ||
		(one.statement.section === whole.section && !one.statement.adds) ||
		isOwnCost(whole, one.statement);
	const isLess = value < (fromPounds(whole.value) ?? ZERO);
	return isCost && mayBe && isLess && OF_BUSINESS.test(words) && OF_ONE.test(words)
		? { ...whole, value: toPounds(value) }
		: undefined;
}

function isOwnCost(whole: Statement, one: Statement): boolean {
	return one.section === whole.section && one.field === whole.field;
}

/** Says that it is a part of what was just told. */
const OF_ONE =
	/\b(?:of (?:it|that|this|them)|that'?s|business part|business share|business bit|work part|is (?:the |for )?(?:business|work))\b/;

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
