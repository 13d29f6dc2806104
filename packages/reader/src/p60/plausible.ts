/**
 * Leaves out pay and tax where the page as a whole speaks against them: an amount that found no field beside one that did, a total
 * without what it is the total of, more tax than pay. Columns that were read one off would add up all the same.
 */
import { sameRow } from '../layout/box.ts';
import type { AmountField } from '../reading.ts';
import type { Amount } from './amounts.ts';
import type { Employment, Figure } from './figure-words.ts';
import { type FigureFound, fieldOf } from './figures.ts';
import type { Label } from './sheet.ts';

/** The figures that nothing on the page speaks against. */
export function plausibleFigures(
	found: readonly FigureFound[],
	amounts: readonly Amount[],
	labels: readonly Label[],
): FigureFound[] {
	const unexplained = amounts.filter(
		(amount) => amount.hasPence && !found.some((figure) => figure.amount.box === amount.box),
	);
	const page: Page = { found, unexplained, labels };
	const doubted = new Set<AmountField>([
		...(['pay', 'tax'] as const).flatMap((figure) => doubtedFor(figure, page)),
		...employments.flatMap((employment) => moreTaxThanPay(employment, found)),
	]);
	return found.filter(({ field }) => !doubted.has(field));
}

interface Page {
	readonly found: readonly FigureFound[];
	readonly unexplained: readonly Amount[];
	readonly labels: readonly Label[];
}

const employments: readonly Employment[] = ['previous', 'this', 'total'];

/** The fields of a figure, when the other figure or half of its own sum is on the page and was not found. */
function doubtedFor(figure: Figure, { found, unexplained, labels }: Page): AmountField[] {
	const own = employments.map((employment) => fieldOf[employment][figure]);
	const others = employments.map((employment) => fieldOf[employment][figure === 'pay' ? 'tax' : 'pay']);
	const figures = found.filter(({ field }) => own.includes(field));
	const has = (field: AmountField) => found.some((each) => each.field === field);
	const isBesideUnexplained = figures.some(({ amount }) =>
		unexplained.some((other) => sameRow(other.box, amount.box)),
	);
	const lacksOther = !others.some(has) && names(labels, 'figure', figure === 'pay' ? 'tax' : 'pay');
	const lacksHalf = (['this', 'total'] as const).some((employment) => {
		const isNamed = names(labels, 'employment', employment);
		return isNamed && !has(fieldOf[employment][figure]);
	});
	const isDoubted = (lacksOther && isBesideUnexplained) || (lacksHalf && unexplained.length > 0);
	return isDoubted ? own : [];
}

function names(labels: readonly Label[], part: 'figure' | 'employment', value: Figure | Employment): boolean {
	return labels.some(({ meaning }) => meaning.kind === 'part' && meaning.part[part] === value);
}

/** Tax as high as the pay is the pay, read in the wrong column. */
function moreTaxThanPay(employment: Employment, found: readonly FigureFound[]): AmountField[] {
	const { pay, tax } = fieldOf[employment];
	const amountOf = (field: AmountField) => found.find((figure) => figure.field === field)?.amount.value;
	const [paid, taken] = [amountOf(pay), amountOf(tax)];
	return paid !== undefined && taken !== undefined && taken >= paid && paid > 0 ? [pay, tax] : [];
}
