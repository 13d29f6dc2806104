/** Checks the reading of a partnership's return: fills it again from the facts and compares box by box. */
import type { PartnershipFacts } from '@halfpenny/facts';
import type { Box } from '../../box.ts';
import type { FiledBox } from '../../read-back/open-envelope.ts';
import { penceOf } from '../../read-back/parse-value.ts';
import type { Comparison, NotCarried } from '../../read-back/refill.ts';
import { fillPartnership } from '../fill-partnership.ts';
import { partnershipSheets } from '../partnership-sheets.ts';
import type { SheetRow } from '../sheet.ts';
import type { FiledPartnership } from './open-partnership.ts';

const rows: ReadonlyMap<string, SheetRow> = new Map(
	partnershipSheets.flatMap(({ element, rows: own }) =>
		own.filter(({ unsent }) => !unsent).map((row) => [`/SApartnership/${element}${row.path}`, row] as const),
	),
);

/** Fills the return again and compares. `carried` boxes are not checked. */
export function comparePartnership(
	{ boxes }: FiledPartnership,
	facts: PartnershipFacts,
	carried: ReadonlySet<string>,
): { readonly notCarried: readonly NotCarried[]; readonly differences: Comparison['differences'] } {
	const ours = new Map(fillPartnership(facts, 'Partnership').boxes.map((box) => [box.path, box]));
	const notCarried: NotCarried[] = [];
	const differences: Comparison['differences'][number][] = [];
	for (const box of boxes.values()) {
		const row = rows.get(box.path.replace(/PartnerDetails\[\d+\]/, 'PartnerDetails[n]'));
		const own = ours.get(box.path);
		if (!row) notCarried.push({ path: box.path, box: undefined });
		else if (isSame(row, box, own)) continue;
		else if (isDerived(row)) {
			differences.push({ box: row.box, path: box.path, given: box.value, ours: own?.value });
		} else if (!carried.has(box.path)) notCarried.push({ path: box.path, box: row.box });
	}
	return { notCarried, differences };
}

/** Whether a row is not an answer: a total, a partner's share, or a consequence of the pages present. */
function isDerived({ type, source: { from } }: SheetRow): boolean {
	return from === 'total' || from === 'share' || from === 'sum' || (from === 'prepared' && type !== 'text');
}

/** Whether two texts mean the same. Amounts may differ by rounding to pounds; who declares is not a fact. */
function isSame({ type, path }: SheetRow, given: FiledBox, ours: Box | undefined): boolean {
	if (path.endsWith('Declaration') || given.value === ours?.value) return true;
	if (!type.startsWith('money')) return false;
	const [one, other] = [penceOf(given.value), penceOf(ours?.value ?? '0')];
	return one !== undefined && other !== undefined && Math.abs(one - other) < 100;
}
