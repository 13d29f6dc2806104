/** A full disk and an unreachable database are distinguished from our own faults, however deep the error hides them. */
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { databaseFaultOf } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('in its own words'), { code });
const failedQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each([
	['the database’s disk', failedQuery(coded('53100')), 'full'],
	['the folder’s disk', coded('ENOSPC'), 'full'],
	['a quota', coded('EDQUOT'), 'full'],
	['a restart', failedQuery(coded('57P01')), 'away'],
	['a start', coded('57P03'), 'away'],
	['a broken line', failedQuery(coded('08006')), 'away'],
	['nobody there', coded('ECONNREFUSED'), 'away'],
	['a connection that ended', failedQuery(new Error('Connection terminated unexpectedly')), 'away'],
	['a row that is there already', failedQuery(coded('23505')), undefined],
	['a bug', new TypeError('Connection is not a function'), undefined],
	['no error at all', 'ENOSPC', undefined],
] as const)('knows %s', (_what, error, fault) => {
	expect(databaseFaultOf(error)).toBe(fault);
});
