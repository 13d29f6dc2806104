/** What the end of a year consists of. */
import type { Pence } from '@halfpenny/facts';
import type { MtdOutcome, MtdSession, PersonYear } from '@halfpenny/hmrc';
import type { Result } from '../../../platform/result.ts';

/** Amounts in pence by their place in HMRC's body; text for what is no amount: `2` of something, a day, or `yes`. */
export type YearEndRows = Readonly<Record<string, Pence | string>>;

/** One thing that HMRC is sent at the end of a year. */
export interface YearEndItem {
	/** Names it: `annual:XAIS12345678910`, `dividends`. */
	readonly key: string;
	readonly title: string;
	/** From the answers; none when the return has nothing of it. */
	readonly ours: YearEndRows;
	readonly retrieve: (session: MtdSession, year: PersonYear) => Promise<Result<YearEndRows | undefined>>;
	/** Replaces what HMRC holds by `ours`. */
	readonly put: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<unknown>>;
	readonly remove: (session: MtdSession, year: PersonYear) => Promise<MtdOutcome<unknown>>;
}
