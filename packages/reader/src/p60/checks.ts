/**
 * Checks the amounts against each other: previous and this employment must add up to the total, to the penny. It counts only where
 * pence were printed, since a misreading that drops the pence everywhere would add up too.
 */
import { type Pence, sum, ZERO } from '@halfpenny/facts';
import type { AmountField, ReadingWarning } from '../reading.ts';
import type { FigureFound } from './figures.ts';

/** An amount with what the check made of it. */
export interface CheckedFigure extends FigureFound {
	readonly check?: 'sum';
}

interface Row {
	readonly previous: AmountField;
	readonly current: AmountField;
	readonly total: AmountField;
}

const rows: readonly Row[] = [
	{ previous: 'payInPreviousEmployment', current: 'payInThisEmployment', total: 'totalPay' },
	{ previous: 'taxInPreviousEmployment', current: 'taxInThisEmployment', total: 'totalTax' },
];
/** The fields that HMRC has in whole pounds: an amount with pence is none of theirs. */
const wholePounds: ReadonlySet<AmountField> = new Set([
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
	'studentLoan',
	'postgraduateLoan',
]);

/** The fields of the National Insurance table. */
const inTable: ReadonlySet<AmountField> = new Set([
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
	'employeeContributions',
]);
/** The fields in which a refund may stand. */
const refundable: ReadonlySet<AmountField> = new Set([
	'taxInPreviousEmployment',
	'taxInThisEmployment',
	'totalTax',
]);

/** The figures that can be relied on, and whether the totals disagree. */
export function checkFigures(all: readonly FigureFound[]): {
	readonly figures: readonly CheckedFigure[];
	readonly warnings: readonly ReadingWarning[];
} {
	const found = all.filter((figure) => !isContradicted(figure, all));
	const verdicts = new Map(rows.flatMap((row) => verdictsOf(row, found)));
	const isStyleProven = found.some(
		({ field, amount }) => amount.isDoubtful && verdicts.get(field) === 'right',
	);
	const figures = found.flatMap((figure) => judge(figure, verdicts.get(figure.field), isStyleProven));
	const disagree = [...verdicts.values()].includes('wrong');
	return { figures, warnings: disagree ? ['p60.totalsDisagree'] : [] };
}

/** Whether two amounts of the page claim the field: then neither is sure. The lines of the National Insurance table may differ. */
function isContradicted({ field, amount }: FigureFound, all: readonly FigureFound[]): boolean {
	if (inTable.has(field)) return false;
	return all.some((other) => other.field === field && other.amount.value !== amount.value);
}

type Verdict = 'right' | 'wrong';

function verdictsOf(row: Row, found: readonly FigureFound[]): [AmountField, Verdict][] {
	const [previous, current, total] = [row.previous, row.current, row.total].map((field) =>
		found.find((figure) => figure.field === field),
	);
	if (!current || !total || ![previous, current, total].every((figure) => figure?.amount.hasPence ?? true))
		return [];
	const before: Pence = previous?.amount.value ?? ZERO;
	const verdict = sum([before, current.amount.value]) === total.amount.value ? 'right' : 'wrong';
	return Object.values<AmountField>({ ...row }).map((field) => [field, verdict]);
}

/** `isStyleProven`: sums came out right over pence in boxes of their own, so that is how this form prints them. */
function judge(figure: FigureFound, verdict: Verdict | undefined, isStyleProven: boolean): CheckedFigure[] {
	const { field, amount } = figure;
	if (verdict === 'right') return [{ ...figure, confidence: 0.999, check: 'sum' }];
	if (verdict === 'wrong' || (amount.isNegative && !refundable.has(field))) return [];
	if (wholePounds.has(field)) return amount.isDoubtful || amount.value % 100 !== 0 ? [] : [figure];
	return amount.hasPence && (!amount.isDoubtful || isStyleProven) ? [figure] : [];
}
