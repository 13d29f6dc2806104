/**
 * Leaves out pay and tax where the page contradicts them: an amount that found no field next to one that did,
 * a total without its parts, more tax than pay. Columns read one row off would still add up.
 */
import type { Label } from '../../engine/layout/sheet.ts';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { sameRow } from '../../geometry.ts';
import { type Employment, type Figure, fieldOf } from './figure-words.ts';

/** The figures that nothing on the page contradicts. */
export function plausibleFigures(
	found: readonly FigureFound[],
	amounts: readonly Amount[],
	labels: readonly Label[],
): FigureFound[] {
	const unexplained = amounts.filter(
		(amount) => amount.hasPence && !found.some((figure) => figure.amount.box === amount.box),
	);
	const page: Page = { found, unexplained, labels };
	const doubted = new Set<string>([
		...(['pay', 'tax'] as const).flatMap((figure) => doubtedFor(figure, page)),
		...employments.flatMap((employment) => moreTaxThanPay(employment, found)),
	]);
	return found.filter((figure) => !doubted.has(figure.field) && !isTooMuch(figure, found));
}

/** The most that a year of 53 weeks can have in each band of National Insurance, in pence: https://www.gov.uk/government/publications/rates-and-allowances-national-insurance-contributions. */
const MOST_IN_BAND: Readonly<Record<string, number>> = {
	earningsAtLowerEarningsLimit: 700_000,
	earningsToPrimaryThreshold: 650_000,
	earningsToUpperEarningsLimit: 3_900_000,
};
/** The largest part of a year's pay that contributions can be. */
const MOST_CONTRIBUTIONS = 0.14;

/** More in a band than it holds, or contributions as the tax or over what can be due, are of another column. */
function isTooMuch({ field, amount: { value } }: FigureFound, found: readonly FigureFound[]): boolean {
	if (value > (MOST_IN_BAND[field] ?? value)) return true;
	if (field !== 'employeeNationalInsurance' || value <= 0) return false;
	const amountsOf = (name: string) =>
		found.filter((figure) => figure.field === name).map(({ amount }) => amount.value);
	const pays = [...amountsOf(fieldOf.this.pay), ...amountsOf(fieldOf.total.pay)];
	const taxes = [...amountsOf(fieldOf.this.tax), ...amountsOf(fieldOf.total.tax)];
	const isOverPay = pays.length > 0 && value > Math.max(...pays) * MOST_CONTRIBUTIONS;
	return isOverPay || taxes.some((tax) => tax === value);
}

interface Page {
	readonly found: readonly FigureFound[];
	readonly unexplained: readonly Amount[];
	readonly labels: readonly Label[];
}

const employments: readonly Employment[] = ['previous', 'this', 'total'];

/** The fields of a figure, when the other figure or half of its own sum is on the page and was not found. */
function doubtedFor(figure: Figure, { found, unexplained, labels }: Page): string[] {
	const own = employments.map((employment) => fieldOf[employment][figure]);
	const others = employments.map((employment) => fieldOf[employment][figure === 'pay' ? 'tax' : 'pay']);
	const figures = found.filter(({ field }) => own.some((name) => name === field));
	const has = (field: string) => found.some((each) => each.field === field);
	const isBesideUnexplained = figures.some(({ amount }) =>
		unexplained.some((other) => sameRow(other.box, amount.box)),
	);
	const lacksOther = !others.some(has) && names(labels, 'figure', figure === 'pay' ? 'tax' : 'pay');
	const lacksHalf = (['this', 'total'] as const).some((employment) => {
		const isNamed = names(labels, 'scope', employment);
		return isNamed && !has(fieldOf[employment][figure]);
	});
	const isDoubted = (lacksOther && isBesideUnexplained) || (lacksHalf && unexplained.length > 0);
	const { previous, this: current, total } = fieldOf as Record<Employment, Record<Figure, string>>;
	const isAlone = has(previous[figure]) && has(total[figure]) && !has(current[figure]);
	return isDoubted ? own : isAlone ? [previous[figure]] : [];
}

function names(labels: readonly Label[], part: 'figure' | 'scope', value: Figure | Employment): boolean {
	return labels.some(({ meaning }) => meaning.kind === 'part' && meaning.part[part] === value);
}

/** Tax as high as the pay is the pay, read in the wrong column. */
function moreTaxThanPay(employment: Employment, found: readonly FigureFound[]): string[] {
	const { pay, tax } = fieldOf[employment];
	const amountOf = (field: string) => found.find((figure) => figure.field === field)?.amount.value;
	const [paid, taken] = [amountOf(pay), amountOf(tax)];
	return paid !== undefined && taken !== undefined && taken >= paid && paid > 0 ? [pay, tax] : [];
}
