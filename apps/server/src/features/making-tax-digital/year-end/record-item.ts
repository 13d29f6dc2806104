/** An item that is one record at HMRC, with amounts only. */
import type { PersonRecord } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { type Result, succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import { nested, type Rows, rowsIn } from '../quarters/figures.ts';
import type { YearEndItem } from './item.ts';

/** Which record it is; its title has the same name. */
export type RecordKey =
	| 'dividends'
	| 'otherDividends'
	| 'otherSavings'
	| 'charitableGiving'
	| 'pensionReliefs'
	| 'otherReliefs'
	| 'otherExpenses'
	| 'employmentExpenses'
	| 'winterFuel';

/** The item; `read` changes what HMRC holds before it is compared. */
export function itemOfRecord<Value extends object>(
	key: RecordKey,
	record: PersonRecord<Value>,
	ours: Rows,
	read: (held: Rows) => Rows = (held) => held,
): YearEndItem {
	return {
		...{ key, ours, title: sayMtdYear(`yearEnd.${key}`) },
		retrieve: async (session, year) => {
			const held = heldRows(orNothing(await record.retrieve(session, year)));
			return held.ok ? succeed(held.value && read(held.value)) : held;
		},
		put: (session, year) => record.put(session, year, nested(ours) as Value),
		remove: record.remove,
	};
}

/** What HMRC holds, as rows; empty if it holds none. */
export function heldRows(held: Result<object | undefined>): Result<Rows | undefined> {
	return held.ok ? succeed(held.value && rowsIn(held.value)) : held;
}
