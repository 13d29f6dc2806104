/** What the end of a year consists of. */
import type { Pence } from '@halfpenny/facts';
import type { MtdOutcome, MtdSession, PersonYear } from '@halfpenny/hmrc';
import type { Result } from '../../../platform/result.ts';

/** Amounts in pence by their path in HMRC's body; text for anything else: a count such as `2`, a date, or `yes`. */
export type YearEndRows = Readonly<Record<string, Pence | string>>;

/** One thing sent to HMRC at the end of a year. */
export interface YearEndItem {
	/** Its key: `annual:XAIS12345678910`, `dividends`. */
	readonly key: string;
	readonly title: string;
	/** From the answers; empty when the return has none. */
	readonly ours: YearEndRows;
	readonly retrieve: (session: MtdSession, year: PersonYear) => Promise<Result<YearEndRows | undefined>>;
	/** Replaces what HMRC holds with `ours`; absent if HMRC wants details the answers lack and other calls send. */
	readonly put?: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<unknown>>;
	/** Absent if HMRC has no call for it. */
	readonly remove?: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<unknown>>;
}
