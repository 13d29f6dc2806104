/**
 * The line of the National Insurance table as the rates tell it, whatever its heads say: every form has its columns in one order (HMRC,
 * RD1), and contributions are what the rate takes of the last band.
 */
import { supportedYears, yearData } from '@halfpenny/years';
import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Amount } from '../../engine/values/amount.ts';
import { right, sameRow } from '../../geometry.ts';
import { fieldOf } from './figure-words.ts';

const RATE_UNIT = 10_000;
/** What the rounding of 52 weeks makes, and less than this may fit by chance, in pence. */
const WITHIN = 100;
const LEAST = 2_000;
/** Amounts of one column end within so many points of each other. */
const SAME_END = 3;
const BY_RATES = 0.95;

/** Two bands, the band that contributions are due on, and the contributions. */
type Line = readonly [Amount, Amount, Amount, Amount];

/** The figures, with the lines that the rates confirm in place of what else claims their amounts. */
export function tableByRates(found: readonly FigureFound[], amounts: readonly Amount[]): FigureFound[] {
	const pays = found
		.filter(({ field }) => field === fieldOf.this.pay || field === fieldOf.total.pay)
		.map(({ amount }) => amount.value);
	const lines = [...linesOf(inReadingOrder(amounts)), ...columnsOf(amounts).flatMap(linesOf)].filter((line) =>
		isDue(line, pays),
	);
	// Where labels tell a line that the rates confirm, they tell whose it is as well, and which others there are.
	if (lines.some((line) => fieldsOf(line).every((figure) => isAmong(figure, found)))) return [...found];
	const told = withoutCopies(lines.flatMap(fieldsOf));
	const isTold = ({ box }: Amount) => told.some(({ amount }) => amount.box === box);
	return [...found.filter(({ amount }) => !isTold(amount)), ...told];
}

function isAmong({ field, amount }: FigureFound, found: readonly FigureFound[]): boolean {
	const claims = found.filter((figure) => figure.amount.box === amount.box);
	return claims.length > 0 && claims.every((figure) => figure.field === field);
}

/** A line may be found in its row and in its column. */
function withoutCopies(told: readonly FigureFound[]): FigureFound[] {
	return told.filter(
		({ amount }, index) => told.findIndex((other) => other.amount.box === amount.box) === index,
	);
}

function inReadingOrder(amounts: readonly Amount[]): Amount[] {
	const rows: Amount[][] = [];
	for (const amount of [...amounts].sort((one, other) => one.box.y - other.box.y)) {
		const row = rows.at(-1);
		if (row?.[0] && sameRow(row[0].box, amount.box)) row.push(amount);
		else rows.push([amount]);
	}
	return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x));
}

function columnsOf(amounts: readonly Amount[]): Amount[][] {
	return amounts.map((first) =>
		amounts
			.filter(({ box }) => Math.abs(right(box) - right(first.box)) < SAME_END && box.y >= first.box.y)
			.sort((one, other) => one.box.y - other.box.y)
			.slice(0, 4),
	);
}

/** Every three amounts of whole pounds that one with pence follows. */
function linesOf(amounts: readonly Amount[]): Line[] {
	return amounts.flatMap((first, index): Line[] => {
		const [second, third, last] = amounts.slice(index + 1, index + 4);
		if (!second || !third || !last?.hasPence) return [];
		return [first, second, third].every(({ hasPence }) => !hasPence) ? [[first, second, third, last]] : [];
	});
}

function isDue([first, second, third, last]: Line, pays: readonly number[]): boolean {
	if (last.value < LEAST || Math.min(first.value, second.value) <= 0) return false;
	const bands = first.value + second.value + third.value;
	const over = [0, ...pays.map((pay) => Math.max(0, pay - bands))];
	return supportedYears.some((year) => {
		const { mainRate, upperRate } = yearData(year).class1;
		return over.some((more) => {
			const due = (third.value * mainRate + more * upperRate) / RATE_UNIT;
			return Math.abs(due - last.value) <= WITHIN;
		});
	});
}

/** Up to the lower limit a year always has room for more than between that and the threshold. */
function fieldsOf([first, second, third, last]: Line): FigureFound[] {
	const [lower, middle] = first.value >= second.value ? [first, second] : [second, first];
	const figure = (field: string, amount: Amount) => ({ field, amount, confidence: BY_RATES });
	return [
		figure('earningsAtLowerEarningsLimit', lower),
		figure('earningsToPrimaryThreshold', middle),
		figure('earningsToUpperEarningsLimit', third),
		figure('employeeNationalInsurance', last),
	];
}
