/** What the end of a year consists of. */
import type { MtdOutcome, MtdSession, PersonYear } from '@halfpenny/hmrc';
import type { Result } from '../../../platform/result.ts';
import type { Rows } from '../quarters/figures.ts';

/** One thing that HMRC is sent at the end of a year. */
export interface YearEndItem {
	/** Names it: `annual:XAIS12345678910`, `dividends`. */
	readonly key: string;
	readonly title: string;
	/** From the answers; none when the return has nothing of it. */
	readonly ours: Rows;
	readonly retrieve: (session: MtdSession, year: PersonYear) => Promise<Result<Rows | undefined>>;
	/** Replaces what HMRC holds. */
	readonly put: (session: MtdSession, year: PersonYear, rows: Rows) => Promise<MtdOutcome<unknown>>;
	readonly remove: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<unknown>>;
}
