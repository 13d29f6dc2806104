/** The employee's contributions in a National Insurance table whose head over them says nothing that we know: "You paid". */

import type { FigureFound } from '../../engine/relations/figure-found.ts';
import type { Surroundings } from '../../engine/relations/surroundings.ts';
import { right, sameRow } from '../../geometry.ts';

const BANDS: ReadonlySet<string> = new Set([
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
]);
/** So many bands on a row make it one of the table. */
const FEWEST_BANDS = 2;
const IN_TABLE = 0.93;

/** The only amount with pence after the bands of a line, where no other amount of it is left: bands are whole pounds. */
export function contributionsInTable(
	{ amounts }: Surroundings,
	found: readonly FigureFound[],
): FigureFound[] {
	if (found.some(({ field }) => field === 'employeeNationalInsurance')) return [];
	const bands = found.filter(({ field }) => BANDS.has(field));
	const rows = bands.filter(
		({ amount }, index) => bands.findIndex((other) => sameRow(other.amount.box, amount.box)) === index,
	);
	return rows.flatMap(({ amount: first }) => {
		const own = bands.filter(({ amount }) => sameRow(amount.box, first.box));
		const end = Math.max(...own.map(({ amount }) => right(amount.box)));
		const others = amounts.filter(
			(amount) => sameRow(amount.box, first.box) && !own.some((band) => band.amount.box === amount.box),
		);
		const [only] = others;
		const isIt = own.length >= FEWEST_BANDS && others.length === 1 && only?.hasPence && only.box.x >= end;
		return isIt && only ? [{ field: 'employeeNationalInsurance', amount: only, confidence: IN_TABLE }] : [];
	});
}
