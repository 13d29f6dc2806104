/** What HMRC is sent at the end of a year, for a page. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Pence, toPounds } from '@halfpenny/facts';
import { sayHmrcField } from '@halfpenny/messages/mtd-year';

type Row = AnswerOf<typeof calls.mtdYearEnd>['items'][number]['rows'][number];
type Value = Pence | string | null;

interface Compared {
	readonly field: string;
	readonly ours: Value;
	readonly held: Value;
	readonly differs: boolean;
}

/** Compared values with the words of each field and what they are. */
export function presentItemRows(rows: readonly Compared[]): Row[] {
	const text = (value: Value) => (typeof value === 'number' ? toPounds(value) : value);
	return rows.map(({ field, ours, held, differs }) => ({
		...{ field, label: sayHmrcField(field), unit: unitOf(ours ?? held), differs },
		...{ ours: text(ours), held: text(held) },
	}));
}

function unitOf(value: Value): Row['unit'] {
	if (typeof value === 'number' || value === null) return 'pounds';
	if (value === 'yes') return 'yes';
	return /^\d{4}-\d\d-\d\d$/.test(value) ? 'day' : 'count';
}
