/** The ways to file with HMRC. Each tax year uses one. */

/** `transaction-engine`: an SA100 or SA800 in XML. `mtd`: the final declaration of Making Tax Digital. */
export type FilingChannel = 'transaction-engine' | 'mtd';

/** Both. */
export const FILING_CHANNELS: readonly FilingChannel[] = ['transaction-engine', 'mtd'];
