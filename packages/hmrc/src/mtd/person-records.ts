/** What HMRC holds about a person for a whole tax year. All records are written, read and deleted the same way. */
import type { z } from 'zod';
import type { MtdApi } from './apis.ts';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type MtdSession, type Operation, type PersonYear } from './session.ts';
import { bodyOf, readAs } from './wire.ts';

/** One such record. */
export type PersonRecord<Value> = {
	/** Replaces the whole record: HMRC drops anything left out. Throws for a field it does not have. */
	readonly put: (session: MtdSession, year: PersonYear, value: Value) => Promise<MtdOutcome<true>>;
	/** What HMRC holds; refused with 404 when it holds nothing. */
	readonly retrieve: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<Value>>;
	/** Deletes the record at HMRC. */
	readonly remove: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<true>>;
};

/** How a record is read, if differently from the others. */
type Reading = Partial<Pick<Operation, 'query' | 'scenarios'>>;

/** The record of this shape at an API; `before` is the part of the path between the API and the person. */
export function personRecord<Schema extends z.ZodType>(
	api: MtdApi,
	before: readonly string[],
	schema: Schema,
	reading: Reading = {},
): PersonRecord<z.output<Schema>> {
	const operation = ({ nino, taxYear }: PersonYear) =>
		({ api, parts: [...before, nino, taxYear], scenarios: ['STATEFUL'] }) as const;
	return {
		put: (session, year, value) =>
			ask(session, { ...operation(year), method: 'PUT', body: bodyOf(schema, value) }, readNothing),
		retrieve: (session, year) =>
			ask(session, { ...operation(year), ...reading, method: 'GET' }, readAs(schema)),
		remove: (session, year) => ask(session, { ...operation(year), method: 'DELETE' }, readNothing),
	};
}
